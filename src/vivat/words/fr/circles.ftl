# Les cercles : pourquoi quelque chose est refusé.

circle-unknown = Ce cercle n’existe pas, ou vous n’en faites pas partie. Demandez son lien à l’un de ses membres.
circle-damaged = Ce cercle est endommagé et ne peut pas être lu. L’administrateur du serveur peut le rétablir depuis une sauvegarde.
circle-not-allowed = Cela ne peut pas se faire dans un cercle.
circle-host-only = Seul l’hôte du cercle peut faire cela.
circle-full = Le cercle est complet : il n’y a pas de place pour plus de { $most } membres, ni pour une histoire sans fin.
circle-enough-today = C’est assez pour aujourd’hui dans ce cercle. Réessayez demain.
circle-too-many = Vous êtes dans { $most } cercles. Quittez-en d’abord un.
circle-no-such-member = Ce membre n’est plus dans le cercle.
circle-name-taken = Quelqu’un s’appelle déjà « { $name } » dans ce cercle.
circle-host-leaves = L’hôte doit d’abord passer la main à quelqu’un d’autre.
circle-not-your-table = Il faut être ou avoir été assis à une table pour la donner au cercle.
circle-cannot-attach = Ce rattachement est impossible : choisissez un autre membre, ou quelqu’un qui a joué à une table du cercle sans en être membre.
circle-no-guest = { $name } n’a pas encore suivi le lien, et ne peut donc pas devenir hôte.
circle-no-season = Cette saison n’existe pas.
circle-campaign-open = Une campagne est en cours. Terminez-la d’abord.
circle-many-cards = Ce cercle a déjà eu { $most } campagnes avec ses propres cartes. Prenez les cartes habituelles.
circle-no-campaign = Cette campagne n’existe pas.

# Les cercles : la page.

menu-circles = Cercles
circles-title = Cercles
circles-text = Un cercle, c’est un nom et un lien : des amis, un club, une classe qui jouent souvent ensemble. Seuls ses membres voient ses tables et ses résultats.
circles-mine = Vos cercles
circles-none = Vous n’êtes encore dans aucun cercle. Fondez-en un, ou demandez à un ami le lien du sien.
circles-count = { $count ->
    [one] un membre
   *[other] { $count } membres
}
circles-name = Nom du cercle
circles-own = Vos propres résultats
circle-title = Cercle
circle-join = Rejoindre le cercle
circle-back = Tous vos cercles
circle-tables = Tables ouvertes
circle-of = cercle « { $name } »
circle-members = Membres
circle-host = hôte
circle-you = vous
circle-no-holder = sur l’écran de quelqu’un d’autre
circle-left = a quitté le cercle
circle-invite = Inviter quelqu’un
circle-invite-text = Avec ce lien, on peut rejoindre le cercle.
circle-change-link = Changer le lien
circle-rename-me = Votre nom ici
circle-rename-circle = Nom du cercle
circle-leave = Quitter le cercle
circle-leave-sure = Quitter ce cercle ? Vos parties y restent, et le lien vous permet de revenir.
circle-sure = Oui
circle-not-now = Pas maintenant
circle-manage = Gérer les membres
circle-add = Ajouter un nom
circle-add-text = Pour une personne qui joue sur l’écran de quelqu’un d’autre.
circle-add-button = Ajouter
circle-member = Membre
circle-remove = Retirer
circle-remove-text = Un membre retiré ne peut pas revenir, et le cercle reçoit un nouveau lien.
circle-hand-on = Nommer hôte
circle-attach = Rattacher
circle-attach-to = Est la même personne que
circle-attach-nobody = choisir…
circle-attach-text = Ce que quelqu’un d’autre a joué compte pour ce membre : un joueur d’une table du cercle qui n’est pas membre, ou un autre membre.
circle-attach-member-text = Des deux, c’est le membre arrivé en dernier qui voit désormais le cercle ; l’ancien appareil ne le voit plus.
circle-attach-player = { $name }, à une table du { $date }
circle-results = Résultats
circle-results-text = Seules les parties terminées comptent. Une partie où des bots ou la pendule ont pris plus d’un quart des décisions de quelqu’un est un entraînement.
circle-no-games = Aucune partie de ce cercle n’est encore terminée.
circle-own-none = Vous n’avez encore terminé aucune partie.
circle-counted = { $games ->
    [one] Une partie
   *[other] { $games } parties
} en { $evenings ->
    [one] une soirée
   *[other] { $evenings } soirées
}
circle-unread = On compte encore des parties plus anciennes…
circle-whole = Toutes les parties
circle-season = Saison
circle-season-begin = Commencer une saison
circle-season-end = Terminer la saison
circle-season-name = Nom de la saison
circle-name = Nom
circle-games = Parties
circle-won = Gagnées
circle-place = Rang moyen
circle-points = Points
circle-points-text = Points : un pour chaque joueur devancé dans une partie, un demi pour chaque joueur à égalité.
circle-streak = Série
circle-streak-of = { $now } (record { $longest })
circle-rating = Force
circle-rating-of = { $mean } ± { $doubt }
circle-rating-text = La force estimée de chacun d’après ses résultats, et la marge de doute. Les bots et les entraînements ne comptent pas.
circle-ratings = Forces, partie après partie
circle-practice = Entraînement
circle-share = { $won } sur { $played }
circle-interval = { $low }–{ $high } %
circle-interval-text = Le trait fin montre où se trouve la vraie part, avec 95 % de confiance : moins il y a de parties, plus il est long.
circle-against = Qui bat qui
circle-against-text = Dans combien de leurs parties communes la personne de la ligne a devancé celle de la colonne.
circle-against-cell = { $ahead } sur { $all }
circle-rates = Taux de victoires
circle-by-game = Par jeu
circle-by-players = Par nombre de joueurs
circle-by-company = Avec ou sans bots
circle-by-role = Par rôle
circle-by-scenario = Par scénario
circle-by-mode = Par mode
circle-by-option = Par option
circle-by-seat = Par place à table
circle-players = { $count } joueurs
circle-seat = n° { $number } à jouer au début
circle-people-only = sans bots
circle-teams = en équipe
circle-session = dans une session
circle-own-scenario = un scénario maison
circle-closest = La soirée la plus serrée
circle-closest-text = { $date } : { $games } parties, et personne ne s’est détaché : { $won }.
circle-closest-won = { $name } { $won }
circle-last-games = Parties terminées
circle-winners = victoire : { $names }
circle-nobody-won = personne n’a gagné
circle-campaigns = Campagnes
circle-campaign-text = Les parties du cercle qui se terminent pendant une campagne rapportent des cartes de succès et des points. Qui en a le plus à la fin est le véritable Roi.
circle-campaign-open-button = Ouvrir une campagne
circle-campaign-name = Nom de la campagne
circle-campaign-cards = Vos propres cartes (le texte de leur fichier ; vide : les cartes habituelles)
circle-campaign-close = Clore la campagne
circle-campaign-sure = Clore cette campagne ? Les parties terminées ensuite ne compteront pas.
circle-campaign-since = depuis le { $date }
circle-campaign-span = du { $began } au { $ended }
campaign-page-title = Campagne
campaign-page-news = Nouveau depuis la dernière partie
campaign-page-near = Tout près
campaign-page-cards = Les cartes
campaign-page-everybody = tout le monde
campaign-page-worth = { $points ->
    [0] pour l’honneur
    [one] 1 point
   *[other] { $points } points
}
campaign-page-progress = { $value } sur { $target }
campaign-page-print = Imprimer
campaign-page-back = Retour au cercle
results-title = Vos propres résultats
results-text = Le bilan de vos parties terminées, à toutes les tables. Vous seul le voyez.
new-circle = Pour un cercle
new-no-circle = aucun cercle
finished-nothing-earned = Cette partie n’a apporté aucune marque.
circle-take-out = Retirer
circle-take-out-sure = Elle ne comptera plus dans ce cercle, ni les parties rejouées à sa suite. La table elle-même reste.
circles-found-title = Fonder un cercle
circles-found = Fonder le cercle
circle-invited = On vous invite à rejoindre « { $circle } »
circle-invited-by = { $host } vous invite à rejoindre « { $circle } »
circle-invited-count = { $count ->
    [one] Ce cercle compte une personne. Rejoignez-la pour jouer ensemble aussi souvent qu’il vous plaira.
   *[other] Ce cercle compte { $count } personnes, qui jouent souvent ensemble.
}
circle-invited-name = Comment vous appeler ?
circle-invited-text = Les membres voient qui en fait partie, les tables ouvertes et les résultats. Personne d’autre ne les voit.
circle-new-table = Jouer ensemble
circle-share-text = Rejoignez notre cercle « { $name } » sur Vivat
circle-gone = { $count ->
    [one] Une personne n’est plus là
   *[other] { $count } personnes ne sont plus là
}
circle-campaign-board = Le tableau des cartes
campaign-page-leads = { $count ->
    [0] Personne n’a encore de point.
    [one] { $names } mène avec { $points ->
        [one] un point
       *[other] { $points } points
    }.
   *[other] { $names } mènent ensemble avec { $points ->
        [one] un point
       *[other] { $points } points
    }.
}
campaign-page-king = { $count ->
    [0] C’est fini, et personne n’a été couronné.
    [one] Vive { $names }, le véritable Roi !
   *[other] Vive { $names }, qui partagent la couronne !
}
campaign-page-tally = Le classement
campaign-page-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
campaign-page-facts = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}, { $marks ->
    [one] { $marks } marque
   *[other] { $marks } marques
}
finished-earned = { $name } { $points ->
    [0] pour l’honneur
    [one] +{ $points } point
   *[other] +{ $points } points
}

# Les cercles : ce qui fait revenir, sur la page d’accueil.

comeback-king-you = Longue vie à vous, le vrai Roi !
comeback-leads = Vous avez { $points ->
    [one] un point
   *[other] { $points } points
} et { $ahead } d’avance sur { $name }.
comeback-alone = Vous êtes en tête avec { $points ->
    [one] un point
   *[other] { $points } points
}.
comeback-level = Vous partagez la tête, avec { $points ->
    [one] un point
   *[other] { $points } points
}.
comeback-behind = Vous { $points ->
    [0] n’avez pas encore de point
    [one] avez un point
   *[other] avez { $points } points
} ; en tête : { $names }, avec { $best }.
comeback-nearest = Presque à vous : « { $card } », { $value } sur { $target }
comeback-quiet = Aucune table n’est ouverte.
comeback-last-game = Votre dernière partie
circle-invite-link = Le lien de ce cercle
lobby-circle = Une table de « { $name } »
lobby-campaign = La partie compte pour la campagne « { $campaign } ».
finished-circle = Retour à « { $name } »
circle-few = Trop tôt pour dire qui est fort : la force s’affiche après { $least } parties.
circle-against-key = Plus la bande est longue, plus la part est grande.
