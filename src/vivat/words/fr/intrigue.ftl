## Intrigue in words: scenarios, roles, win conditions, the table, moves, and every event.
## Three roles begin with a vowel, so an article before a role is chosen by its name.

edition-intrigue = Long Live the King : le jeu de cartes des rôles secrets, 4 à 8 joueurs

# One line for each scenario that ships with Vivat.
scenario-base = le jeu complet, avec des rôles tirés au sort
scenario-first-game = pour débuter : on sait quels rôles sont en jeu
scenario-bad-politics = l’Assassin traque le Politicien
scenario-cops-and-robbers = deux contre deux, sans alliances
scenario-dirty-politics = pas de Roi ; on traque le Politicien et le Parrain
scenario-hit-men = une carte visible désigne les cibles
scenario-lonely-king = seul le Roi est là à coup sûr
scenario-money-problems = de l’or de tous les côtés
scenario-no-might = personne ne tue personne
scenario-power-grab = trois avides de Pouvoir, ou presque
scenario-scotland-yard = l’Inspecteur traque le Parrain
scenario-to-the-death = Assassin et Chevalier se traquent
scenario-tough-job = un Roi, trois chasseurs, un Fou

good-might = Force
good-knowledge = Savoir
good-influence = Influence
good-power = Pouvoir
good-gold = Or
scenario-players = { $one ->
    [1] { $most }
   *[other] { $fewest } à { $most }
}
amount = { $count } { $good }
nothing = rien

role-king = Roi
role-assassin = Assassin
role-knight = Chevalier
role-investigator = Inspecteur
role-sage = Sage
role-politician = Politicien
role-ambassador = Ambassadeur
role-merchant = Marchand
role-crime-lord = Parrain
role-fool = Fou
role-the = { $role ->
    [Assassin] l’{ $role }
    [Inspecteur] l’{ $role }
    [Ambassadeur] l’{ $role }
   *[other] le { $role }
}

## Win conditions, put together from the sheet. They follow “gagne” or “gagnez”.

win-exactly = exactement { $goods }
win-alliance = une alliance
win-at = { $when ->
    [start] avec { $needs } au DÉBUT du tour
    [end] avec { $needs } à la FIN du tour
   *[action] avec { $needs } après une action
}
win-target = { $deed ->
    [accuse] en accusant { $target } à raison
   *[assassinate] en tuant { $target }
}
win-target-with = { $win }, avec { $needs } en main
win-alone = { $win } (sans partage avec un allié)
win-shared = { $win }, victoire commune avec { $role ->
    [Assassin] l’{ $role }
    [Inspecteur] l’{ $role }
    [Ambassadeur] l’{ $role }
   *[other] le { $role }
}
target-by-card = le rôle désigné par la carte visible devant soi
role-action-assassinate = Assassiner pour { $cost }
role-action-accuse = Accuser pour { $cost }
role-action-seize-him = Qu’on l’arrête ! en montrant { $cost }
progress-good = { $exactly ->
    [1] { $good } { $have } (exactement { $want })
   *[other] { $good } { $have } sur { $want }
}
progress-alliance = { $allied ->
    [1] en alliance
   *[other] pas d’alliance
}

## The table

court-state = { $title }, round { $round } : { $phase ->
    [act] à { $who } de jouer, { $left ->
        [one] encore { $left } action
       *[other] encore { $left } actions
    }
    [sell] { $who } vend des cartes
    [give] { $who } prépare une offre pour { $other }
    [ask] { $who } prépare une offre pour { $other }
    [answer] { $other } répond à { $who } sur son offre
    [counter-give] { $other } prépare une contre-offre pour { $who }
    [counter-ask] { $other } prépare une contre-offre pour { $who }
    [decide] { $who } répond à { $other } sur sa contre-offre
    [join] { $other } répond à { $who } sur son projet d’alliance
   *[other] hasard
}
court-player = Joueur
court-cards = Cartes
court-role = Rôle
court-points = Points
court-dead = a péri
court-jailed = en prison
court-ally = alliance avec { $who }
court-shown-power = { $count } Pouvoir en vue
court-marker = { $good } en vue
court-secret = (vous savez)
court-score = { $points ->
    [one] { $points } point dans la session
   *[other] { $points } points dans la session
}
court-pile = Pioche : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
court-discards = Défausse : { $count ->
    [0] vide.
    [one] { $count } carte : { $cards }.
   *[other] { $count } cartes, depuis le dessus : { $cards }.
}
court-discards-head = Défausse : { $count ->
    [0] vide
    [one] { $count } carte, dessus
   *[other] { $count } cartes, dessus
}
court-offer = { $who } offre { $gives } à { $other } contre { $asks }.
court-offer-open = quelque chose à préciser
own-role = Vous êtes { $role ->
    [Assassin] l’{ $role }
    [Inspecteur] l’{ $role }
    [Ambassadeur] l’{ $role }
   *[other] le { $role }
}. Vous gagnez { $condition }.
own-progress = Jusqu’ici : { $progress }.
own-action = Votre action de rôle : { $action }.
own-selling = À vendre : { $goods }.
own-hand = Votre main : { $suits }. Or { $gold }.
hand-suit = { $good } { $count }
hand-title = En main :
plain-goods = { $gold } Or, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
plain-role-hidden = rôle inconnu
plain-role = { $mine ->
    [1] { $role }
   *[other] { $secret ->
        [1] { $role }, d’après votre enquête
       *[other] { $role }
    }
}
plain-dead = { $who } a péri, son rôle : { $role }.
plain-roles = Tous les rôles :
plain-rank = { $who }, { $role }{ $dead ->
    [1] , a péri
   *[other] {""}
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## The end

victory-title = Victoire
victory-role = { $who } ({ $role }) gagne { $condition }.
victory-last = { $who } ({ $role }) survit à tous et gagne.
victory-shared = { $who } ({ $role }) gagne avec { $other ->
    [Assassin] l’{ $other }
    [Inspecteur] l’{ $other }
    [Ambassadeur] l’{ $other }
   *[other] le { $other }
}.
victory-allied = { $last_two ->
    [1] { $who } ({ $role }) et { $other }, en alliance, sont les deux derniers en vie : victoire alliée.
   *[other] { $who } ({ $role }), en alliance avec { $other }, partage la victoire.
}
victory-nobody = Personne n’a gagné en { $rounds } rounds. Personne ne marque.
everybody-look-intrigue = Il s’est passé quelque chose que tous peuvent voir. Que tous regardent l’écran.

## Sessions

session-title = La session : jusqu’à { $goal } points
session-after = Après { $games ->
    [one] la première partie
   *[other] { $games } parties
}
session-total = Total
session-next = La prochaine partie commence par { $who }. (Entrée pour continuer)
session-aside = Réduction des rôles, écartés de la prochaine partie : { $roles }.
session-all-back = Réduction des rôles : il en reste trop peu, tous reviennent dans la réserve.
session-won = { $count ->
    [one] { $who } gagne la session avec { $points } points. Vive le Roi !
   *[other] { $who } se partagent la session avec { $points } points.
}

## Questions in the game

ask-intrigue-act = { $who }, votre action (encore { $left }), comme « { $example } » (? : coups)
ask-intrigue-sell = { $who }, vous posez { $selling } : quelle carte vendre ensuite ? « stop » pour finir.
ask-intrigue-give = { $who }, que donnez-vous à { $partner } ? Un numéro, ou des mots comme « 2 gold ».
ask-intrigue-ask = { $who }, que demandez-vous à { $partner } contre { $gives } ? Un numéro, ou un mot comme « might ».
ask-intrigue-answer = { $who }, { $partner } vous offre { $gives } contre { $asks } : accepter, décliner ou contrer ?
ask-intrigue-counter-give = { $who }, votre contre-offre : que donnez-vous à { $partner } ?
ask-intrigue-counter-ask = { $who }, votre contre-offre : que demandez-vous à { $partner } contre { $gives } ?
ask-intrigue-decide = { $who }, { $partner } vous offre plutôt { $gives } contre { $asks } : accepter ou décliner ?
ask-intrigue-join = { $who }, { $partner } vous propose une alliance : refuser, vous allier, ou vous allier et payer ?
hint-cannot-accept = Vous n’avez pas ce qu’on vous demande : impossible d’accepter.
no-words = n non no

moves-buy = Acheter
moves-sell = Vendre
moves-trade = Échanger avec
moves-bribe = Soudoyer
moves-extort = Extorquer à
moves-investigate = Enquêter sur
moves-ally = S’allier avec
moves-sabotage = Saboter
moves-seize-power = S’emparer du Pouvoir
moves-role-action = Action de rôle
moves-pass = Passer
move-buy = { $discard ->
    [1] à la défausse, { $good }
   *[other] à la pioche
}
move-extort = { $what ->
    [1] de l’or pour { $goods }
   *[other] une carte pour { $goods }
}
move-investigate = { $what ->
    [1] sa main pour { $goods }
   *[other] son rôle pour { $goods }
}
move-ally = { $payment ->
    [1] pour 1 Influence, et 1 Pouvoir sauf partage
    [2] pour 1 Pouvoir, et 1 Influence sauf partage
   *[other] pour { $goods }
}
move-join = { $pays ->
    [1] s’allier et payer 1 { $good }
   *[other] s’allier
}
move-seize-power = pour { $goods }
move-assassinate = assassiner { $who } pour { $cost }
move-accuse = accuser { $who } pour { $cost }
move-seize-him = arrêter { $who } en montrant { $cost }
move-pass = finir le tour
move-stop-selling = finir la vente
move-accept = accepter
move-decline = décliner
move-counter = contrer
move-refuse = refuser

help-goal-intrigue = Gagnez par votre rôle secret (« card » dit comment), ou par une alliance avec qui gagne. Deux actions par tour.
help-move-intrigue = Un coup : tapez ses mots anglais (« bribe rachel for might », « investigate the role of simon with 2 knowledge »), le début de ses mots (« bri ra mi ») ou son numéro. Force se dit might, Savoir knowledge, Pouvoir power, Or gold.
help-trade = Un échange : « trade with simon », puis ce que vous donnez, puis ce que vous demandez. Simon accepte, décline ou contre.
help-dossier = dossier        tout ce que vous avez appris en secret, et quand
help-sheet = sheet          tous les rôles : leur victoire, leur action, lesquels sont en jeu

dossier-title = Confié en secret à { $who }
dossier-deal = À la donne
dossier-when = Round { $round }, à { $who } de jouer
dossier-line = { $when } : { $fact }
plain-sheet = { $role } ({ $known }) : gagne { $wins }. { $action }
sheet-role = Rôle
sheet-wins = Gagne
sheet-action = Action de rôle
sheet-in-play = En jeu
sheet-yours = vous
sheet-shown = { $who }
sheet-seen = { $who }, d’après votre enquête
sheet-always = oui
sheet-perhaps = peut-être
sheet-aside = écarté
sheet-never = non

## Events. Every kind in vivat.game.intrigue.event.KINDS has its sentence here.

intrigue-event-game-begins = La partie commence par { $who }.
intrigue-event-role-dealt = { $who } a pour rôle : { $role }.
intrigue-event-role-in-play = En jeu : { $roles }.
intrigue-event-marker-dealt = Visible devant { $who } : { $good }.
intrigue-event-card-dealt = { $who } reçoit { $goods }.
intrigue-event-turn-begins = Round { $round }, à { $who } de jouer.
intrigue-event-income = { $who } prend { $count } Or et en a { $gold }.
intrigue-event-turn-missed = { $who } est en prison et passe son tour.
intrigue-event-bought = { $who } achète une carte de la pioche pour { $buy } Or.
intrigue-event-card-drawn = La carte achetée par { $who } : { $good }.
intrigue-event-bought-discard = { $who } achète 1 { $good } à la défausse pour { $buy } Or.
intrigue-event-sold = { $who } vend { $goods }.
intrigue-event-earned = { $who } en tire { $count } Or et en a { $gold }.
intrigue-event-offered = { $flag ->
    [1] { $who } fait une contre-offre à { $other }.
   *[other] { $who } propose un échange à { $other }.
}
intrigue-event-offer-gives = Offre : { $goods }.
intrigue-event-offer-asks = En retour : { $goods }.
intrigue-event-accepted = { $who } accepte l’offre faite par { $other }.
intrigue-event-declined = { $who } décline l’offre faite par { $other }.
intrigue-event-traded = { $who } donne { $goods }.
intrigue-event-bribed = { $who } soudoie { $other } avec { $bribe } Or et demande 1 { $good }.
intrigue-event-bribe-given = { $who } donne 1 { $good } à { $other }.
intrigue-event-bribe-kept = { $who } n’en a pas et garde l’or.
intrigue-event-spent = { $who } dépense { $goods }.
intrigue-event-extorted = { $flag ->
    [1] { $who } extorque de l’or à { $other }.
   *[other] { $who } extorque une carte à { $other }.
}
intrigue-event-gold-taken = { $who } prend { $count } Or à { $other }.
intrigue-event-card-taken = { $who } prend une carte au hasard à { $other }.
intrigue-event-stolen-card = La carte prise par { $who } à { $other } : { $good }.
intrigue-event-investigated = { $flag ->
    [1] { $who } enquête sur { $other } et regarde sa main en secret.
   *[other] { $who } enquête sur { $other } et regarde son rôle en secret.
}
intrigue-event-role-seen = { $who } a vu un rôle : { $other } est { $role ->
    [Assassin] l’{ $role }
    [Inspecteur] l’{ $role }
    [Ambassadeur] l’{ $role }
   *[other] le { $role }
}.
intrigue-event-hand-seen = La main vue chez { $other } : { $goods }.
intrigue-event-proposed = { $who } propose une alliance à { $other }.
intrigue-event-refused = { $who } refuse l’alliance avec { $other }.
intrigue-event-allied = { $who } et { $other } font alliance.
intrigue-event-alliance-broken = L’alliance entre { $who } et { $other } est rompue.
intrigue-event-sabotaged = { $who } s’en prend à { $other } et sabote son alliance.
intrigue-event-flipped = Retourné de la pioche : { $goods }.
intrigue-event-power-seized = { $who } s’empare du Pouvoir.
intrigue-event-power-missed = Aucun Pouvoir à trouver : { $who } n’a rien.
intrigue-event-pile-made-anew = La défausse mélangée devient une nouvelle pioche de { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
intrigue-event-role-shown = { $who } est { $role ->
    [Assassin] l’{ $role }
    [Inspecteur] l’{ $role }
    [Ambassadeur] l’{ $role }
   *[other] le { $role }
} !
intrigue-event-assassinated = { $who } assassine { $other }.
intrigue-event-accused = { $flag ->
    [1] { $who } accuse { $other }, à raison !
   *[other] { $who } accuse { $other }, à tort.
}
intrigue-event-jailed = { $who } fait arrêter { $other } : en prison !
intrigue-event-discarded = { $who } perd { $goods }.
intrigue-event-passed = { $who } finit son tour.
intrigue-event-role-victory = { $who } ({ $role }) gagne !
intrigue-event-allied-victory = { $who } partage la victoire par son alliance.
intrigue-event-no-victory = Personne n’a gagné : la partie est finie.
intrigue-event-points = Points pour { $who } : { $count }.
