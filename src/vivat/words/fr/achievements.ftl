## Achievement cards (S8.5): headings, marks, and for each card its title and what is to be done for it.

achievements-roles = Rôles
achievements-scenarios = Scénarios
achievements-modes = Modes
achievements-advanced = Hauts faits
achievements-games = Les jeux
achievements-variants = Options et variantes
achievements-throne = Autour du trône
achievements-points = Points
achievements-victories = Victoires au château

mark-role = par son rôle
mark-allied = en alliance
mark-alone = en solitaire
mark-played = joué
mark-won = gagné
mark-often = cinq fois
mark-twenty-five = 25 points
mark-thirty = 30 points
mark-thirty-three = 33 points
mark-viva-il-re = Viva il Re!
mark-kingup = KingUp!
mark-vive-le-roi = Vive le Roi !

## The card game

# Roles
achievement-king = Le Roi
achievement-king-about = Gagnez dans le rôle du Roi.
achievement-assassin = L’Assassin
achievement-assassin-about = Gagnez dans le rôle de l’Assassin.
achievement-knight = Le Chevalier
achievement-knight-about = Gagnez dans le rôle du Chevalier.
achievement-investigator = L’Inspecteur
achievement-investigator-about = Gagnez dans le rôle de l’Inspecteur.
achievement-sage = Le Sage
achievement-sage-about = Gagnez dans le rôle du Sage.
achievement-politician = Le Politicien
achievement-politician-about = Gagnez dans le rôle du Politicien.
achievement-ambassador = L’Ambassadeur
achievement-ambassador-about = Gagnez dans le rôle de l’Ambassadeur.
achievement-merchant = Le Marchand
achievement-merchant-about = Gagnez dans le rôle du Marchand.
achievement-crime-lord = Le Parrain
achievement-crime-lord-about = Gagnez dans le rôle du Parrain.
achievement-fool = Le Fou
achievement-fool-about = Gagnez dans le rôle du Fou.

# Scenarios
achievement-scotland-yard = Scotland Yard
achievement-scotland-yard-about = Jouez ce scénario, et gagnez-le.
achievement-power-grab = Power Grab
achievement-power-grab-about = Jouez ce scénario, et gagnez-le.
achievement-lonely-king = Lonely King
achievement-lonely-king-about = Jouez ce scénario, et gagnez-le.
achievement-bad-politics = Bad Politics
achievement-bad-politics-about = Jouez ce scénario, et gagnez-le.
achievement-money-problems = Money Problems
achievement-money-problems-about = Jouez ce scénario, et gagnez-le.
achievement-to-the-death = To the Death
achievement-to-the-death-about = Jouez ce scénario, et gagnez-le.
achievement-no-might = No Might
achievement-no-might-about = Jouez ce scénario, et gagnez-le.
achievement-cops-and-robbers = Cops and Robbers
achievement-cops-and-robbers-about = Jouez ce scénario, et gagnez-le.
achievement-tough-job = Tough Job
achievement-tough-job-about = Jouez ce scénario, et gagnez-le.
achievement-dirty-politics = Dirty Politics
achievement-dirty-politics-about = Jouez ce scénario, et gagnez-le.
achievement-hit-men = Hit Men
achievement-hit-men-about = Jouez ce scénario, et gagnez-le.

# Modes
achievement-session = Session
achievement-session-about = Gagnez une session, même à égalité.
achievement-role-reduction = Réduction des rôles
achievement-role-reduction-about = Gagnez une session où les rôles qui viennent d’être joués sont mis de côté.
achievement-forced-alliances = Mariage arrangé
achievement-forced-alliances-about = Gagnez à une table où les alliances sont forcées.
achievement-full-court = La cour au complet
achievement-full-court-about = Gagnez à huit joueurs.
achievement-full-score-tracker = La feuille bien remplie
achievement-full-score-tracker-about = Marquez 8 points en une soirée.
achievement-all-scenarios = Les onze
achievement-all-scenarios-about = Jouez tous les scénarios du livre.

# Advanced
achievement-fool-against-seven = Seul contre sept
achievement-fool-against-seven-about = Dans le rôle du Fou, gagnez en solitaire contre sept autres joueurs.
achievement-king-unseen = Le Roi que nul n’a vu
achievement-king-unseen-about = Gagnez dans le rôle du Roi sans que personne ait vu votre carte.
achievement-king-unmasked = Le Roi à visage découvert
achievement-king-unmasked-about = Gagnez dans le rôle du Roi alors que tous savent qui vous êtes.
achievement-quick-accusation = Au premier coup d’œil
achievement-quick-accusation-about = Accusez à raison dès le premier tour de table.
achievement-every-role = Les dix visages
achievement-every-role-about = Gagnez avec chacun des dix rôles en remplissant sa condition.
achievement-quick-victory = Pas de temps à perdre
achievement-quick-victory-about = Gagnez par votre rôle au troisième tour de table au plus tard.
achievement-clean-hands = Les mains propres
achievement-clean-hands-about = Gagnez par votre rôle sans avoir extorqué, saboté, tué, accusé ni emprisonné personne.
achievement-self-made = Sans rien devoir à personne
achievement-self-made-about = Gagnez par votre rôle sans échange, pot-de-vin, extorsion, sabotage ni alliance.
achievement-from-jail = Hors de prison
achievement-from-jail-about = Gagnez après un passage par la prison.
achievement-betrayal = Trahison
achievement-betrayal-about = Gagnez après avoir saboté votre propre alliance.
achievement-from-the-grave = D’outre-tombe
achievement-from-the-grave-about = Gagnez alors que vous n’êtes plus en vie.
achievement-last-survivor = Dernier survivant
achievement-last-survivor-about = Gagnez quand il ne reste que vous en vie.
achievement-last-two = Les deux derniers
achievement-last-two-about = Gagnez avec votre allié quand vous n’êtes plus que deux en vie.
achievement-two-murders = Deux meurtres
achievement-two-murders-about = Tuez deux joueurs dans une même partie.
achievement-clean-session = Pas un point aux autres
achievement-clean-session-about = Gagnez une session où personne d’autre ne marque.
achievement-treasure = Le trésor
achievement-treasure-about = Ayez 30 pièces d’Or à la fois.
achievement-saboteur = Saboteur
achievement-saboteur-about = Rompez cinq alliances des autres.
achievement-diplomat = Diplomate
achievement-diplomat-about = Concluez quinze alliances.
achievement-trader = Maquignon
achievement-trader-about = Concluez trente échanges.
achievement-spy = Espion
achievement-spy-about = Regardez quinze rôles ou mains.
achievement-jailer = Geôlier
achievement-jailer-about = Jetez cinq joueurs en prison.
achievement-deep-pile = Au fond de la pioche
achievement-deep-pile-about = Retournez dix cartes en une seule recherche de Pouvoir.

## The castle games

# Games
achievement-viva-il-re = Viva il Re!
achievement-viva-il-re-about = Gagnez à Viva il Re!, une fois puis cinq.
achievement-kingup = KingUp!
achievement-kingup-about = Gagnez à KingUp!, une fois puis cinq.
achievement-vive-le-roi = Vive le Roi !
achievement-vive-le-roi-about = Gagnez à Vive le Roi !, une fois puis cinq.
achievement-four-games = Les quatre jeux
achievement-four-games-about = Jouez aux trois jeux de château et au jeu de cartes.
achievement-four-crowns = Quatre couronnes
achievement-four-crowns-about = Gagnez à chacun des quatre jeux.
achievement-three-in-an-evening = Quelle soirée
achievement-three-in-an-evening-about = Gagnez trois parties en une soirée, à n’importe quel jeu.
achievement-seven-beaten = Sept d’un coup
achievement-seven-beaten-about = Gagnez des parties perdues par sept personnes différentes.

# Variants
achievement-ambition = Ambition
achievement-ambition-about = Gagnez avec l’option Ambition.
achievement-banished = Banni
achievement-banished-about = Gagnez avec l’option Banni.
achievement-emissary = L’Émissaire
achievement-emissary-about = Gagnez face à l’Émissaire de l’Empire.
achievement-wedding = Mariage royal
achievement-wedding-about = Gagnez avec le Mariage royal.
achievement-teams = À deux
achievement-teams-about = Gagnez en équipe.
achievement-shared-pawn = Un pion pour deux
achievement-shared-pawn-about = Gagnez avec les pions communs.
achievement-duel = Duel
achievement-duel-about = Gagnez à deux, face à l’Émissaire.
achievement-eight-at-court = Huit à la cour
achievement-eight-at-court-about = Gagnez à huit joueurs.
achievement-everything-at-once = Tout à la fois
achievement-everything-at-once-about = Gagnez avec Ambition, Banni, Émissaire et Mariage royal à la fois.

# The throne
achievement-kingmaker = Faiseur de rois
achievement-kingmaker-about = Amenez au trône dix personnages qui sont couronnés.
achievement-three-crownings = Trois d’une même main
achievement-three-crownings-about = Dans une même partie, amenez au trône trois personnages qui sont couronnés.
achievement-favourites-crowned = Des amis haut placés
achievement-favourites-crowned-about = Voyez vingt de vos Favoris couronnés.
achievement-loyal-court = Une cour fidèle
achievement-loyal-court-about = Dans une partie, tous ceux qui sont couronnés sont vos Favoris.
achievement-royal-couple = Le couple royal
achievement-royal-couple-about = Lors d’un Mariage royal, les deux époux sont vos Favoris.
achievement-jester-crowned = Vive le Bouffon
achievement-jester-crowned-about = Amenez le Bouffon au trône et faites-le couronner.
achievement-jester-gains = Le monde à l’envers
achievement-jester-gains-about = Gagnez des points avec vos Favoris quand le Bouffon est couronné.
achievement-lone-refusal = Le seul Non
achievement-lone-refusal-about = Renvoyez dix candidats par votre seul Non.
achievement-stomachache = Quelque chose ne passe pas
achievement-stomachache-about = Annulez cinq élections avec votre Mal-au-Ventre.
achievement-poker-face = Visage impassible
achievement-poker-face-about = Dites Non cinq fois à l’un de vos Favoris.
achievement-never-no = Jamais Non
achievement-never-no-about = Gagnez sans avoir joué ni Non ni Mal-au-Ventre.

# Points
achievement-high-count = Un grand couronnement
achievement-high-count-about = Vos Favoris rapportent 25, 30 ou 33 points à un couronnement : on ne peut pas faire mieux.
achievement-high-score = Une grande partie
achievement-high-score-about = Atteignez 60 points à Viva il Re! et à KingUp!, 80 à Vive le Roi !
achievement-nothing = Rien du tout
achievement-nothing-about = Vos Favoris rapportent exactement 0 point à un couronnement.
achievement-nothing-at-last = Moins, c’est plus
achievement-nothing-at-last-about = Marquez exactement 0 point au dernier round, et recevez-en 33.
achievement-three-dungeons = Tous aux fers
achievement-three-dungeons-about = À un couronnement, vos Favoris occupent les trois cachots.
achievement-both-wcs = Occupé
achievement-both-wcs-about = À un couronnement, vos Favoris occupent les deux WC.
achievement-great-ambition = Une grande ambition
achievement-great-ambition-about = Réussissez une Ambition à 8 points.
achievement-three-ambitions = Trois sur trois
achievement-three-ambitions-about = Réussissez votre Ambition à chaque round d’une partie.
achievement-all-ambitions = Les seize
achievement-all-ambitions-about = Réussissez chacune des seize Ambitions.

# Victories
achievement-comeback = La remontée
achievement-comeback-about = Gagnez après un premier round terminé à la dernière place.
achievement-from-start-to-end = De bout en bout
achievement-from-start-to-end-about = Gardez la tête sans partage après chaque couronnement, et gagnez.
achievement-landslide = Raz-de-marée
achievement-landslide-about = Gagnez avec 20 points d’avance.
achievement-narrow = D’un cheveu
achievement-narrow-about = Gagnez avec un point d’avance au plus.
achievement-tie-break = Départage
achievement-tie-break-about = Gagnez au départage.
achievement-shared-crown = Une couronne à partager
achievement-shared-crown-about = Partagez une victoire.
achievement-after-a-loss = Le pire est passé
achievement-after-a-loss-about = Gagnez alors qu’un couronnement vous a coûté des points.

## A campaign, as it is told and printed

campaign-title = Campagne
campaign-about = { $games ->
    [one] Une partie
   *[other] { $games } parties
} en { $evenings ->
    [one] une soirée
   *[other] { $evenings } soirées
}
campaign-name = Nom
campaign-games = Parties
campaign-won = Gagnées
campaign-marks = Marques
campaign-points = Points
campaign-practice = { $who } : { $games ->
    [one] une partie n’était qu’un entraînement
   *[other] { $games } parties n’étaient que des entraînements
}, car des bots ou la pendule ont pris plus d’un quart des décisions.
campaign-kings = { $count ->
    [one] Le véritable Roi de cette campagne : { $who }, avec { $points } points.
   *[other] Les véritables Rois de cette campagne : { $who }, avec { $points } points chacun.
}
campaign-no-people = Seuls des bots ont joué ces parties, et les bots n’obtiennent rien.
campaign-no-king = Personne n’a encore obtenu de marque qui rapporte des points.
campaign-news = Nouveau depuis la dernière partie
campaign-no-news = La dernière partie n’a rien apporté de nouveau.
campaign-near = Tout près
campaign-what = { $card }, { $mark }
campaign-worth = +{ $points }
campaign-honour = pour l’honneur
campaign-progress = { $value } sur { $target }
campaign-best = au mieux { $value } jusqu’ici, il faut { $target } ou moins
campaign-done = acquise
campaign-not-yet = pas encore
campaign-marked = { $mark } : { $progress }
campaign-line = { $who } : { $what } ({ $worth })
campaign-near-line = { $who } : { $what }, { $progress }
campaign-untouched = { $cards ->
    [one] Une autre carte ne porte encore aucune marque
   *[other] { $cards } autres cartes ne portent encore aucune marque
} ; --print les montre toutes, et dit où chacun en est.
campaign-left-out = { $file } n’est pas compté : { $reason }
campaign-unfinished = { $games ->
    [one] Une partie n’est pas comptée, car elle n’est pas finie.
   *[other] { $games } parties ne sont pas comptées, car elles ne sont pas finies.
}
campaign-printed = Les cartes et le décompte sont dans { $file }.
campaign-reading = Parties
error-no-records = Aucune partie finie dans { $folder } : aucun fichier qui se termine par .vivat et qui puisse compter.
error-no-folder = { $folder } n’est pas un dossier.
