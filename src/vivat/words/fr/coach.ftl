## Ce que le coach dit pendant la partie, à partir de ce que sait sa propre place. Les chances sont en centièmes.

coach-title = Coach
coach-about = D’après ce que vous savez vous-même. Les chances sont des fourchettes : elles dépendent du jeu des autres.
coach-models = En supposant que chacun joue comme { $models }.
coach-model-steward = un intendant
coach-model-searcher = un joueur qui calcule
coach-model-answering = un joueur qui calcule et s’attend à ce que les autres calculent aussi
coach-model-people = de vraies personnes
coach-model-unsure = quelqu’un de deux fois moins sûr de lui qu’un intendant
coach-working = Le coach réfléchit…
coach-range = { $low } à { $high } %
coach-exactly = environ { $chance } %
coach-show-marks = Montrer les repères sur les personnages

coach-election = Le vote sur { $character-is ->
    [jester] le Bouffon
   *[other] { $character }
}
coach-crowned-if-yes = Couronnement si vous dites Oui : { $chance }
coach-decides = Votre vote décide à lui seul : { $chance }
coach-cancelled = Quelqu’un a mal au ventre : { $chance }
coach-against = { $who } : pas de Oui, { $chance }
coach-points = Points en cas de couronnement
coach-points-own = { $who } : { $points }
coach-points-range = { $who } : environ { $points } ({ $least } à { $most })

coach-others = Les autres
coach-favourites-of = Favoris probables : { $characters }
coach-no-favourites = Rien ne ressort encore.
coach-favourite = { $character } ({ $chance })
coach-votes-left = { $no ->
    [0] Plus de carte Non
    [one] Encore une carte Non
   *[other] Encore { $no } cartes Non
}
coach-votes-left-with = Encore { $no } Non, { $ache } Mal-au-Ventre
coach-likely-cards = { $count ->
    [one] La seule carte possible
   *[other] Les plus probables des { $count } cartes possibles
}
coach-card = { $characters } : { $chance }
coach-out = { $count ->
    [0] Aucune carte n’est exclue
    [one] Une carte est exclue
   *[other] { $count } cartes sont exclues
}
coach-out-card = { $characters } ({ $why })
coach-out-own = vous l’avez
coach-out-teammate = { $who } l’a
coach-out-emissary = celle de l’Émissaire
coach-out-shown = montrée par { $who }
coach-out-played = déjà jouée, par { $who }
coach-mark = { $who }, { $chance }
coach-mark-label = Favori probable chez { $whose }

coach-ask = Demander au coach
coach-advice = Les meilleurs choix
coach-close = Trop serré pour trancher : { $count ->
    [2] les deux premiers se valent
   *[other] les { $count } premiers se valent
}, autant qu’on puisse en juger.
coach-clear = Le premier vaut mieux que le reste, de quelque façon que jouent les autres.
coach-only = Il n’y a qu’un choix.
coach-choice = { $action } : { $reasons }.
coach-worth = { $chance } de chances de gagner
coach-worth-behind = { $chance } de chances de gagner ; cède { $lost } victoires sur 100 (± { $error })
coach-reason-ahead-if-crowned = si { $character-is ->
    [jester] le Bouffon
   *[other] { $character }
} reçoit la couronne, vous avez { $count ->
    [one] { $count } point
   *[other] { $count } points
} d’avance sur { $who }
coach-reason-behind-if-crowned = si { $character-is ->
    [jester] le Bouffon
   *[other] { $character }
} reçoit la couronne, vous avez { $count ->
    [one] { $count } point
   *[other] { $count } points
} de retard sur { $who }
coach-reason-level-if-crowned = si { $character-is ->
    [jester] le Bouffon
   *[other] { $character }
} reçoit la couronne, vous êtes à égalité avec { $who }
coach-reason-own-candidate = { $character } est l’un de vos Favoris
coach-reason-rivals-want = { $count ->
    [one] un autre joueur mise sans doute
   *[other] { $count } autres joueurs misent sans doute
} sur { $character-is ->
    [jester] le Bouffon
   *[other] { $character }
}
coach-reason-nobody-wants = personne d’autre ne semble miser sur { $character-is ->
    [jester] le Bouffon
   *[other] { $character }
}
coach-reason-decides = votre vote décide dans { $chance } % des cas
coach-reason-hardly-decides = quelqu’un d’autre s’y opposera sans doute (votre vote décide dans { $chance } % des cas)
coach-reason-keeps-nos = { $count ->
    [one] il vous reste un Non
   *[other] il vous reste { $count } cartes Non
}
coach-reason-last-no = c’est votre dernier Non
coach-reason-last-stomachache = c’est votre dernier Mal-au-Ventre
coach-reason-own-favourite = { $character } est l’un de vos Favoris
coach-reason-rivals-favourite = { $character } est sans doute un Favori chez { $who } ({ $chance } %)
coach-reason-nobodys-favourite = { $character } n’est pour personne un Favori certain, au mieux chez { $who } ({ $chance } %)
coach-reason-anybodys-favourite = { $character } peut être le Favori de n’importe qui ({ $chance } % chacun)
coach-reason-is-crowned = { $character-is ->
    [jester] le Bouffon
   *[other] { $character }
} reçoit alors la couronne dans { $chance } % des cas
coach-reason-is-turned-away = { $character-is ->
    [jester] le Bouffon
   *[other] { $character }
} ne reçoit alors la couronne que dans { $chance } % des cas

coach-off = Il n’y a pas de coach à cette table : l’hôte ne l’a pas permis, ou plusieurs personnes y jouent.
coach-none = Ce serveur n’a pas de coach : il ne propose aucun bot qui calcule, et un coach calcule comme eux.
coach-no-chair = Le coach parle à ceux qui jouent, pas à ceux qui regardent.
coach-no-game = Le coach n’a rien à dire avant le début ni après la fin de la partie.
coach-preparing = Le coach se prépare. Réessayez dans { $seconds } secondes environ.
coach-passed = Cette décision a été prise entre-temps ; demandez à nouveau.
coach-one-at-a-time = Le coach réfléchit encore à votre dernière question.

coach-look = Montrer ce qui est probable
coach-for-all = Chacun peut demander au coach
new-coach = Coach
new-coach-alone = seulement pour qui joue seul contre des bots
new-coach-true = chacun peut lui demander conseil, et tous le savent
new-coach-false = aucun
outline-coach-alone = Un coach seulement pour qui joue seul contre des bots.
outline-coach-true = Chacun peut demander conseil au coach.
outline-coach-false = Il n’y a pas de coach.
keys-coach = ouvrir le coach

coach-covered = Découvrez d’abord vos secrets : ce que dit le coach les trahirait.
coach-roles = Rôles : { $roles }
coach-role = { $role } ({ $chance })
coach-holds = A sans doute en main : { $goods }
coach-wins-next = Pourrait gagner au prochain tour en tant { $role ->
    [Assassin] qu’{ $role }
    [Inspecteur] qu’{ $role }
    [Ambassadeur] qu’{ $role }
   *[other] que { $role }
} : { $chance }.
coach-stops = Il suffit de prendre l’un de ces biens pour l’empêcher : { $goods }.
coach-stops-ally = Il suffit de rompre l’alliance pour l’empêcher, ou de prendre l’un de ces biens : { $goods }.
coach-inferred = Les rôles sont déduits de ce que chacun fait, { $ways }.
coach-inferred-fitted = d’après des parties entre bots
coach-inferred-thumb = à l’aide de règles approximatives
coach-reason-own-needs = il vous manque encore { $count } × { $good }
coach-reason-rival-near = { $who } pourrait gagner au prochain tour en tant { $role ->
    [Assassin] qu’{ $role }
    [Inspecteur] qu’{ $role }
    [Ambassadeur] qu’{ $role }
   *[other] que { $role }
} ({ $chance } %)
coach-reason-is-target = { $who } est { $role } avec une probabilité de { $chance } %
coach-reason-rival-role = { $who } est sans doute { $role } ({ $chance } %)
coach-reason-nearest-rival = { $who } est le plus près de gagner ({ $chance } % au prochain tour)
coach-reason-nobody-near = personne ne semble sur le point de gagner
