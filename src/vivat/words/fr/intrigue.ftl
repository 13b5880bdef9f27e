## Intrigue in words: scenarios, roles, win conditions, the table, moves, and every event.
## Three roles begin with a vowel, so an article before a role is chosen by its name.

edition-intrigue = Long Live the King : le jeu de cartes à rôles secrets, 4 à 8 joueurs

# The options of a game, each with its name and what it does.
option-forced-alliances-name = Alliances forcées
option-forced-alliances = Alliances forcées : on ne demande l’accord de personne
option-reduction-name = Réduction des rôles
option-reduction = Réduction des rôles : ceux qu’on vient de jouer sont écartés

# One line for each scenario that ships with Vivat.
scenario-base = le jeu complet, avec des rôles tirés au sort
scenario-first-game = pour débuter : on sait quels rôles sont en jeu
scenario-bad-politics = l’Assassin traque le Politicien
scenario-cops-and-robbers = deux contre deux : les partenaires gagnent ensemble, pas les alliés
scenario-dirty-politics = pas de Roi ; on traque le Politicien et le Parrain
scenario-hit-men = une carte visible désigne les cibles
scenario-lonely-king = seul le Roi est sûr d’être là
scenario-money-problems = de l’or de tous côtés
scenario-no-might = personne ne tue personne
scenario-power-grab = trois rôles en quête de Pouvoir ou d’Influence
scenario-scotland-yard = l’Inspecteur traque le Parrain
scenario-to-the-death = Assassin et Chevalier se traquent l’un l’autre
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
win-wild = { $goods } (le Pouvoir compte comme n’importe quelle couleur)
win-alliance = une alliance
win-at = { $when ->
    [start] avec { $needs } au début du tour
    [end] avec { $needs } à la fin du tour
   *[action] avec { $needs } après une action
}
win-target = { $deed ->
    [accuse] en accusant { $target } à raison
   *[assassinate] en tuant { $target }
}
win-target-with = { $win }, avec { $needs } en main
win-alone = { $win } (en solitaire : personne ne partage la victoire)
win-shared = { $win }, victoire partagée avec { $role ->
    [Assassin] l’{ $role }
    [Inspecteur] l’{ $role }
    [Ambassadeur] l’{ $role }
   *[other] le { $role }
}
target-by-card = le rôle désigné par la carte reçue face visible
role-action-assassinate = Assassiner pour { $cost }
role-action-accuse = Accuser pour { $cost }
role-action-seize-him = « Qu’on l’arrête ! » en montrant { $cost }
progress-good = { $exactly ->
    [1] { $good } { $have } (exactement { $want })
   *[other] { $good } { $have } sur { $want }
}
progress-alliance = { $allied ->
    [1] en alliance
   *[other] pas encore d’alliance
}

## What an alliance means, to whoever may join one

alliance-wins = { $points ->
    [0] Dans ce scénario, une alliance ne fait gagner personne.
   *[other] Si l’un de vous gagne par son rôle, l’autre gagne aussi et reçoit { $points } points.
}
alliance-forbids = Interdits entre vous, vous en êtes donc protégés : { $deeds }. Aucun de vous ne peut avoir d’autre allié.
alliance-allows = Elle ne protège pas de : { $deeds }.
alliance-deed-bribe = pots-de-vin
alliance-deed-extort = extorsion
alliance-deed-investigate = regard sur le rôle ou la main
alliance-deed-assassinate = assassinat
alliance-deed-accuse = accusation
alliance-deed-seize-him = arrestation
alliance-deed-sabotage = sabotage de l’alliance

## The table

intrigue-state = { $title }, tour de table { $round } : { $phase ->
    [act] à { $who } de jouer, { $left ->
        [one] encore { $left } action
       *[other] encore { $left } actions
    }
    [sell] { $who } vend des cartes
    [give] { $who } prépare une offre pour { $other }
    [ask] { $who } prépare une offre pour { $other }
    [answer] { $other } répond à l’offre faite par { $who }
    [counter-give] { $other } prépare une contre-offre pour { $who }
    [counter-ask] { $other } prépare une contre-offre pour { $who }
    [decide] { $who } répond à la contre-offre faite par { $other }
    [join] { $other } répond à la proposition d’alliance faite par { $who }
   *[other] tirage au sort
}
intrigue-player = Joueur
intrigue-cards = Cartes
intrigue-role = Rôle
intrigue-points = Points
intrigue-player-dead = a péri
intrigue-player-jailed = en prison
intrigue-ally = alliance avec { $who }
intrigue-shown-power = { $count } Pouvoir face visible
intrigue-marker = { $good } face visible
intrigue-marker-legend = La carte face visible désigne la cible de l’Assassin ou du Chevalier : Savoir pour { $knowledge }, Influence pour { $influence }, Pouvoir pour { $power }, Force pour l’autre des deux. Pour les autres rôles, elle ne signifie rien.
intrigue-secret = (vu en secret)
intrigue-score = { $points ->
    [one] { $points } point dans la session
   *[other] { $points } points dans la session
}
intrigue-pile = Pioche : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
intrigue-discards = Défausse : { $count ->
    [0] vide.
    [one] { $count } carte : { $cards }.
   *[other] { $count } cartes, depuis le dessus : { $cards }.
}
intrigue-discards-head = Défausse : { $count ->
    [0] vide
    [one] { $count } carte, sur le dessus
   *[other] { $count } cartes, sur le dessus
}
intrigue-offer = { $who-is ->
    [you] Vous offrez { $gives } à { $other } contre { $asks }.
   *[other] { $other-is ->
        [you] { $who } vous offre { $gives } contre { $asks }.
       *[other] { $who } offre { $gives } à { $other } contre { $asks }.
    }
}
intrigue-offer-open = quelque chose à préciser
own-role = Vous êtes { $role ->
    [Assassin] l’{ $role }
    [Inspecteur] l’{ $role }
    [Ambassadeur] l’{ $role }
   *[other] le { $role }
}. Vous gagnez { $condition }.
own-progress = Pour l’instant : { $progress }.
own-action = Votre action de rôle : { $action }.
own-selling = À vendre : { $goods }.
own-hand = Votre main : { $suits }. Or { $gold }.
hand-suit = { $good } { $count }
hand-title = En main :
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
plain-dead = { $who } a péri. Son rôle : { $role }.
plain-roles = Tous les rôles :
plain-rank = { $who }, { $role }{ $dead ->
    [1] , a péri
   *[other] {""}
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## The end

victory-title = Victoire
victory-role = { $who-is ->
    [you] Vous ({ $role }) gagnez { $condition }.
   *[other] { $who } ({ $role }) gagne { $condition }.
}
victory-last = { $who-is ->
    [you] Vous ({ $role }) survivez à tout le monde et gagnez.
   *[other] { $who } ({ $role }) survit à tout le monde et gagne.
}
victory-shared = { $who-is ->
    [you] Vous ({ $role }) gagnez
   *[other] { $who } ({ $role }) gagne
} avec { $other ->
    [Assassin] l’{ $other }
    [Inspecteur] l’{ $other }
    [Ambassadeur] l’{ $other }
   *[other] le { $other }
}.
victory-allied = { $last_two ->
    [1] { $who-is ->
        [you] Vous ({ $role }) et { $other }, en alliance, êtes les deux derniers en vie : victoire alliée.
       *[other] { $who } ({ $role }), en alliance avec { $other-is ->
            [you] vous
           *[other] { $other }
        }, est parmi les deux derniers en vie : victoire alliée.
    }
   *[other] { $who-is ->
        [you] Vous ({ $role }), en alliance avec { $other }, partagez la victoire.
       *[other] { $who } ({ $role }), en alliance avec { $other-is ->
            [you] vous
           *[other] { $other }
        }, partage la victoire.
    }
}
victory-nobody = Personne n’a gagné en { $rounds } tours de table : personne ne marque de points.
everybody-look-intrigue = Il vient de se passer quelque chose que tous ont le droit de voir. Tout le monde peut regarder l’écran.

## Sessions

session-title = Session en { $goal } points
session-after = Après { $games ->
    [one] la première partie
   *[other] { $games } parties
}
session-total = Total
session-next = { $who } commencera la prochaine partie. (Entrée pour continuer)
session-aside = Réduction des rôles. Hors jeu pour la prochaine partie : { $roles }.
session-back = Il ne reste pas assez de rôles pour la prochaine partie. Le sort en fait revenir { $count } parmi ceux-ci : { $roles }.
session-won = { $count ->
    [one] { $who } gagne la session avec { $points } points. Vive le Roi !
   *[other] { $who } gagnent ensemble la session avec { $points } points.
}

## Questions in the game

ask-intrigue-act = { $who }, votre action (encore { $left }), par exemple « { $example } » (? : tous les coups)
ask-intrigue-sell = { $who }, vous vendez { $selling } : quelle carte ensuite ? « stop » pour finir.
ask-intrigue-give = { $who }, que donnez-vous à { $partner } ? Un numéro, ou des mots comme « 2 Or ».
ask-intrigue-ask = { $who }, que demandez-vous à { $partner } contre { $gives } ? Un numéro, ou un mot comme « Force ».
ask-intrigue-answer = { $who }, { $partner } vous offre { $gives } contre { $asks } : accepter, décliner ou faire une contre-offre ?
ask-intrigue-counter-give = { $who }, votre contre-offre : que donnez-vous à { $partner } ?
ask-intrigue-counter-ask = { $who }, votre contre-offre : que demandez-vous à { $partner } contre { $gives } ?
ask-intrigue-decide = { $who }, { $partner } vous offre plutôt { $gives } contre { $asks } : { $last ->
    [1] accepter ou décliner ?
   *[other] accepter, décliner ou faire une contre-offre ?
}
ask-intrigue-join = { $who }, { $partner } vous propose une alliance : { $sharing ->
    [1] vous allier en payant une des deux cartes, ou refuser ?
   *[other] refuser, vous allier, ou vous allier et payer ?
}
hint-cannot-accept = Vous n’avez pas ce qu’on vous demande : impossible d’accepter.
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
move-ally = { $spares ->
    [power] pour 1 Influence, plus 1 Pouvoir si l’autre ne paie rien
    [influence] pour 1 Pouvoir, plus 1 Influence si l’autre ne paie rien
    [partner] pour votre seule carte, si l’autre paie la seconde
   *[none] pour { $goods }
}
move-join = { $pays ->
    [1] s’allier et payer 1 { $good }
   *[other] s’allier
}
move-seize-power = pour { $goods }
move-assassinate = assassiner { $who } pour { $cost }
move-accuse = accuser { $who } pour { $cost }
move-seize-him = faire arrêter { $who } en montrant { $cost }
move-pass = finir le tour
move-stop-selling = finir la vente
move-accept = accepter
move-decline = décliner
move-counter = faire une contre-offre
move-withdraw = revenir en arrière, sans faire d’offre
move-refuse = refuser

help-goal-intrigue = Gagnez grâce à votre rôle secret (« card » dit comment), ou en alliance avec qui gagne. Deux actions par tour.
help-move-intrigue = Un coup : tapez-le comme dans la liste (« soudoyer rachel force », « enquêter sur simon son rôle pour 2 savoir »), par son numéro, ou en anglais par le début des mots (« bri ra mi » pour « bribe rachel for might »).
help-trade = Un échange : « échanger avec simon », puis ce que vous donnez, puis ce que vous demandez. Simon accepte, décline ou fait une contre-offre.
help-dossier = dossier        ce que vous savez de chacun, et ce que vous avez appris en secret ; dossier NOM : d’une personne
help-sheet = sheet          tous les rôles : comment ils gagnent, ce qu’ils peuvent faire, lesquels sont en jeu

dossier-title = Appris en secret par { $who }
dossier-deal = À la donne
dossier-when = Tour de table { $round }, à { $who } de jouer
dossier-line = { $when } : { $fact }
plain-sheet = { $role } ({ $known }) : gagne { $wins }. { $action }
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

intrigue-event-game-begins = { $who-is ->
    [you] La partie commence : à vous de jouer.
   *[other] La partie commence : { $who } joue en premier.
}
intrigue-event-role-dealt = { $who-is ->
    [you] Votre rôle : { $role }.
   *[other] { $who } reçoit son rôle : { $role }.
}
intrigue-event-role-in-play = En jeu : { $roles }.
intrigue-event-marker-dealt = { $who-is ->
    [you] Face visible devant vous : { $good }.
   *[other] Face visible devant { $who } : { $good }.
}
intrigue-event-card-dealt = { $who-is ->
    [you] Vous recevez
   *[other] { $who } reçoit
} { $goods }.
intrigue-event-turn-begins = { $who-is ->
    [you] Tour de table { $round }, à vous de jouer.
   *[other] Tour de table { $round }, à { $who } de jouer.
}
intrigue-event-income = { $who-is ->
    [you] Vous prenez { $count } Or et en avez maintenant { $gold }.
   *[other] { $who } prend { $count } Or et en a maintenant { $gold }.
}
intrigue-event-turn-missed = { $who-is ->
    [you] Vous êtes en prison et passez votre tour.
   *[other] { $who } est en prison et passe son tour.
}
intrigue-event-bought = { $who-is ->
    [you] Vous achetez
   *[other] { $who } achète
} une carte à la pioche pour { $buy } Or.
intrigue-event-card-drawn = { $who-is ->
    [you] La carte que vous avez achetée : { $good }.
   *[other] La carte achetée par { $who } : { $good }.
}
intrigue-event-bought-discard = { $who-is ->
    [you] Vous achetez
   *[other] { $who } achète
} 1 { $good } à la défausse pour { $buy } Or.
intrigue-event-bribed = { $who-is ->
    [you] Vous soudoyez { $other } avec { $bribe } Or et demandez 1 { $good }.
   *[other] { $other-is ->
        [you] { $who } vous soudoie avec { $bribe } Or et demande 1 { $good }.
       *[other] { $who } soudoie { $other } avec { $bribe } Or et demande 1 { $good }.
    }
}
intrigue-event-bribe-given = { $who-is ->
    [you] Vous donnez 1 { $good } à { $other }.
   *[other] { $other-is ->
        [you] { $who } vous donne 1 { $good }.
       *[other] { $who } donne 1 { $good } à { $other }.
    }
}
intrigue-event-bribe-kept = { $who-is ->
    [you] Vous n’en avez pas et gardez l’or.
   *[other] { $who } n’en a pas et garde l’or.
}
intrigue-event-spent = { $who-is ->
    [you] Vous dépensez
   *[other] { $who } dépense
} { $goods }.
intrigue-event-card-taken = { $who-is ->
    [you] Vous prenez une carte au hasard à { $other }.
   *[other] { $other-is ->
        [you] { $who } vous prend une carte au hasard.
       *[other] { $who } prend une carte au hasard à { $other }.
    }
}
intrigue-event-stolen-card = { $who-is ->
    [you] La carte que vous avez prise à { $other } : { $good }.
   *[other] { $other-is ->
        [you] La carte que vous a prise { $who } : { $good }.
       *[other] La carte prise par { $who } à { $other } : { $good }.
    }
}
intrigue-event-role-seen = { $who-is ->
    [you] Vous avez vu un rôle : { $other } est
   *[other] { $other-is ->
        [you] { $who } a vu votre rôle : vous êtes
       *[other] { $who } a vu un rôle : { $other } est
    }
} { $role ->
    [Assassin] l’{ $role }
    [Inspecteur] l’{ $role }
    [Ambassadeur] l’{ $role }
   *[other] le { $role }
}.
intrigue-event-hand-seen = { $other-is ->
    [you] Vous avez en main : { $goods }.
   *[other] { $other } a en main : { $goods }.
}
intrigue-event-proposed = { $flag ->
    [1] { $who-is ->
        [you] Vous proposez une alliance à { $other }, qui devra payer une des deux cartes pour accepter.
       *[other] { $other-is ->
            [you] { $who } vous propose une alliance ; pour accepter, vous devrez payer une des deux cartes.
           *[other] { $who } propose une alliance à { $other }, qui devra payer une des deux cartes pour accepter.
        }
    }
   *[other] { $who-is ->
        [you] Vous proposez une alliance à { $other }.
       *[other] { $other-is ->
            [you] { $who } vous propose une alliance.
           *[other] { $who } propose une alliance à { $other }.
        }
    }
}
intrigue-event-refused = { $who-is ->
    [you] Vous refusez l’alliance avec { $other }.
   *[other] { $other-is ->
        [you] { $who } refuse l’alliance avec vous.
       *[other] { $who } refuse l’alliance avec { $other }.
    }
}
intrigue-event-allied = { $who-is ->
    [you] { $other } et vous faites alliance.
   *[other] { $other-is ->
        [you] { $who } et vous faites alliance.
       *[other] { $who } et { $other } font alliance.
    }
}
intrigue-event-alliance-broken = { $who-is ->
    [you] Votre alliance avec { $other } est rompue.
   *[other] { $other-is ->
        [you] Votre alliance avec { $who } est rompue.
       *[other] L’alliance entre { $who } et { $other } est rompue.
    }
}
intrigue-event-flipped = La pioche révèle { $goods }.
intrigue-event-power-seized = { $who-is ->
    [you] Vous vous emparez
   *[other] { $who } s’empare
} du Pouvoir.
intrigue-event-power-missed = { $who-is ->
    [you] Aucun Pouvoir n’est sorti : vous n’obtenez rien.
   *[other] Aucun Pouvoir n’est sorti : { $who } n’obtient rien.
}
intrigue-event-pile-made-anew = On mélange la défausse pour former une nouvelle pioche de { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
intrigue-event-hand-shown = { $who-is ->
    [you] Vous montrez votre main : { $goods }.
   *[other] { $who } montre sa main : { $goods }.
}
intrigue-event-role-shown = { $who-is ->
    [you] Vous êtes
   *[other] { $who } est
} { $role ->
    [Assassin] l’{ $role }
    [Inspecteur] l’{ $role }
    [Ambassadeur] l’{ $role }
   *[other] le { $role }
} !
intrigue-event-jailed = { $who-is ->
    [you] Vous faites arrêter { $other } : en prison !
   *[other] { $other-is ->
        [you] { $who } vous fait arrêter : en prison !
       *[other] { $who } fait arrêter { $other } : en prison !
    }
}
intrigue-event-discarded = { $who-is ->
    [you] Vous perdez
   *[other] { $who } perd
} { $goods }.
intrigue-event-passed = { $who-is ->
    [you] Vous finissez votre tour.
   *[other] { $who } finit son tour.
}
intrigue-event-role-victory = { $who-is ->
    [you] Vous gagnez en tant
   *[other] { $who } gagne en tant
} { $role ->
    [Assassin] qu’{ $role }
    [Inspecteur] qu’{ $role }
    [Ambassadeur] qu’{ $role }
   *[other] que { $role }
} !
intrigue-event-allied-victory = { $who-is ->
    [you] Vous partagez la victoire grâce à votre alliance.
   *[other] { $who } partage la victoire grâce à son alliance.
}
intrigue-event-no-victory = Personne n’a gagné : la partie est finie.
intrigue-event-points = { $who-is ->
    [you] Vos points : { $count }.
   *[other] Points pour { $who } : { $count }.
}

## Deeds: what several events tell together.

deed-counter-offer = { $who-is ->
    [you] Vous offrez
   *[other] { $who } offre
} plutôt { $gives } contre { $asks }.
deed-accepted = { $who-is ->
    [you] Vous acceptez.
   *[other] { $who } accepte.
}
deed-declined = { $who-is ->
    [you] Vous déclinez.
   *[other] { $who } décline.
}
deed-sold = { $who-is ->
    [you] Vous vendez { $goods } pour { $count } Or et en avez maintenant { $gold }.
   *[other] { $who } vend { $goods } pour { $count } Or et en a maintenant { $gold }.
}
deed-extorted = Pour { $paid }, { $flag ->
    [1] { $who-is ->
        [you] vous extorquez { $count } Or à { $other }.
       *[other] { $other-is ->
            [you] { $who } vous extorque { $count } Or.
           *[other] { $who } extorque { $count } Or à { $other }.
        }
    }
   *[other] { $who-is ->
        [you] vous extorquez une carte à { $other }.
       *[other] { $other-is ->
            [you] { $who } vous extorque une carte.
           *[other] { $who } extorque une carte à { $other }.
        }
    }
}
deed-investigated = Pour { $paid }, { $flag ->
    [1] { $who-is ->
        [you] vous enquêtez sur { $other } et regardez sa main en secret.
       *[other] { $other-is ->
            [you] { $who } enquête sur vous et regarde votre main en secret.
           *[other] { $who } enquête sur { $other } et regarde sa main en secret.
        }
    }
   *[other] { $who-is ->
        [you] vous enquêtez sur { $other } et regardez son rôle en secret.
       *[other] { $other-is ->
            [you] { $who } enquête sur vous et regarde votre rôle en secret.
           *[other] { $who } enquête sur { $other } et regarde son rôle en secret.
        }
    }
}
deed-sabotaged = Pour { $paid }, { $who-is ->
    [you] vous sabotez
   *[other] { $who } sabote
} l’alliance entre { $other-is ->
    [you] vous
   *[other] { $other }
} et { $ally-is ->
    [you] vous
   *[other] { $ally }
}.
deed-seeks-power = { $who-is ->
    [you] Vous dépensez
   *[other] { $who } dépense
} { $paid } pour chercher un Pouvoir.
deed-assassinated = { $who-is ->
    [you] Vous dépensez { $paid } et assassinez { $other }.
   *[other] { $other-is ->
        [you] { $who } dépense { $paid } et vous assassine.
       *[other] { $who } dépense { $paid } et assassine { $other }.
    }
}
deed-accused = { $who-is ->
    [you] Vous dépensez { $paid } et accusez { $other }
   *[other] { $other-is ->
        [you] { $who } dépense { $paid } et vous accuse
       *[other] { $who } dépense { $paid } et accuse { $other }
    }
}, { $flag ->
    [1] à raison !
   *[other] à tort.
}

# Actions, wherever a sentence names one.

action-buy = { $what ->
    [discard] acheter la défausse
   *[other] acheter à la pioche
}
action-sell = vendre { $good }
action-stop-selling = finir la vente
action-trade = proposer un échange à { $who }
action-give = donner { $goods }
action-ask = demander { $goods }
action-withdraw = retirer l’offre
action-accept = accepter l’échange
action-decline = décliner l’échange
action-counter = faire une contre-offre
action-bribe = soudoyer { $who } pour { $good }
action-extort = { $what ->
    [gold] extorquer de l’or à { $who }
   *[other] extorquer une carte à { $who }
}
action-investigate = { $what ->
    [role] enquêter sur { $who } : son rôle
   *[other] enquêter sur { $who } : sa main
}
action-ally = proposer une alliance à { $who }
action-join = entrer dans l’alliance
action-refuse = refuser l’alliance
action-sabotage = saboter l’alliance conclue par { $who }
action-seize-power = s’emparer du Pouvoir
action-assassinate = assassiner { $who }
action-accuse = accuser { $who }
action-seize-him = faire arrêter { $who }
action-pass = finir le tour
