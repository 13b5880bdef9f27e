## Ce que le coach dit pendant la partie, à partir de ce que sait sa propre place. Les chances sont en centièmes.

coach-title = Coach
coach-about = D’après ce que vous savez vous-même.
coach-models = On suppose ici que les autres jouent comme { $models }.
coach-model-steward = quelqu’un qui suit quelques bonnes règles
coach-model-searcher = quelqu’un qui calcule
coach-model-answering = quelqu’un qui calcule et s’attend à ce que les autres calculent aussi
coach-model-people = de vraies personnes
coach-model-unsure = quelqu’un qui suit ces règles avec moins d’assurance
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
coach-against = { $who } ne dit pas Oui : { $chance }
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
coach-only = Rien d’autre n’est possible.
coach-choice = { $action } : { $reasons }.
coach-worth = Pour gagner : { $chance }
coach-worth-behind = Pour gagner : { $chance } ; environ { $lost } victoires sur 100 de moins que le premier
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
coach-reason-decides = votre vote peut décider : tous les autres disent Oui dans { $chance } % des cas environ
coach-reason-keeps-nos = cela coûte un Non ; { $count ->
    [one] il vous en reste un
   *[other] il vous en reste { $count }
}
coach-reason-last-no = cela coûte votre dernier Non
coach-reason-last-stomachache = cela coûte votre dernier Mal-au-Ventre
coach-reason-is-crowned = { $character-is ->
    [jester] le Bouffon
   *[other] { $character }
} reçoit alors la couronne dans { $chance } % des cas environ
coach-reason-is-turned-away = mais { $character-is ->
    [jester] le Bouffon
   *[other] { $character }
} ne reçoit alors la couronne que dans { $chance } % des cas environ

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
coach-reason-rival-near = { $who } pourrait gagner au prochain tour avec le rôle { $role } ({ $chance } %), et cela l’en empêche ou le freine
coach-reason-is-target = { $who } est votre cible ({ $role }) avec une probabilité de { $chance } %
coach-how-sure = Est-ce bien sûr ?
coach-how-sure-choice = { $action } : { $chance }
coach-how-sure-behind = { $action } : { $chance } ; { $lost } victoires sur 100 de moins que le premier, à { $error } près
chance-about = { $odds ->
    [none] presque aucune chance
    [twentieth] environ une chance sur vingt
    [tenth] environ une chance sur dix
    [sixth] environ une chance sur six
    [fifth] environ une chance sur cinq
    [quarter] environ une chance sur quatre
    [third] environ une chance sur trois
    [two-fifths] environ deux chances sur cinq
    [half] environ une chance sur deux
    [three-fifths] environ trois chances sur cinq
    [two-thirds] environ deux chances sur trois
    [three-quarters] environ trois chances sur quatre
    [four-fifths] environ quatre chances sur cinq
    [nine-tenths] environ neuf chances sur dix
   *[sure] presque certain
} ({ $chance } %)
coach-only-valued = C’est le seul choix dont on puisse dire la valeur : celle d’une offre dépend de ce que les autres en font.
coach-roles-open = Rien ne dit encore quel est son rôle.
coach-reason-but-behind = mais si { $character-is ->
    [jester] le Bouffon
   *[other] { $character }
} reçoit la couronne, vous avez { $count ->
    [one] { $count } point
   *[other] { $count } points
} de retard sur { $who }
coach-reason-but-own-candidate = mais { $character-is ->
    [jester] le Bouffon
   *[other] { $character }
} est l’un de vos Favoris
coach-reason-others-stop-it = inutile de vous y opposer vous-même : quelqu’un d’autre dira sans doute Non ({ $chance } %)
coach-reason-keeps-your-nos = { $count ->
    [one] vous gardez votre dernier Non
   *[other] vous gardez vos { $count } cartes Non
}
coach-reason-delays = personne n’est couronné cette fois-ci, et { $character-is ->
    [jester] le Bouffon
   *[other] { $character }
} ne tombe pas non plus
coach-reason-own-placed = { $character } est l’un de vos Favoris et compte { $count ->
    [one] { $count } point
   *[other] { $count } points
} à l’étage { $floor }
coach-reason-own-climbs = { $character } est l’un de vos Favoris et compterait { $count ->
    [one] { $count } point
   *[other] { $count } points
} à l’étage { $floor }
coach-reason-own-near = de là, { $character } peut passer devant le trône au prochain tour
coach-reason-not-own = { $character } n’est pas des vôtres : vos Favoris restent cachés
coach-reason-fills-floor = l’étage { $floor } est alors complet : personne d’autre n’y entre pour l’instant
coach-reason-rival-low = { $character } est sans doute un Favori chez { $who } ({ $chance } %), et l’étage { $floor } est un mauvais départ
coach-reason-helps-rival = mais { $character } est sans doute un Favori chez { $who } ({ $chance } %)
coach-reason-rival-stuck = { $character } est sans doute un Favori chez { $who } ({ $chance } %) et reste là un moment
coach-reason-somebody-near = { $character-is ->
    [jester] le Bouffon
   *[other] { $character }
} peut passer devant le trône au prochain tour, et l’arrêter coûte un Non à quelqu’un
coach-reason-costs-a-no = { $character-is ->
    [jester] le Bouffon
   *[other] { $character }
} n’accède sans doute pas au trône ({ $chance } %), ce qui coûte un Non à quelqu’un
coach-reason-rival-falls = un Favori tombe sans doute ainsi au cachot chez { $who } ({ $chance } %)
coach-reason-own-progress = { $of ->
    [1] vous avez alors { $good }, qu’il vous faut ({ $role })
   *[other] { $good } : vous en êtes alors à { $count } sur les { $of } qu’il vous faut ({ $role })
}
coach-reason-own-complete = vous avez alors tout ce qu’il faut à votre rôle ({ $role })
coach-reason-may-help = { $count ->
    [one] il vous manque encore une carte
   *[other] il vous manque encore { $count } cartes
} ({ $role }), et la pioche peut l’avoir
coach-reason-own-ally = il vous faut une alliance pour gagner ({ $role })
coach-reason-gives-needed = { $count ->
    [0] mais { $good } : il ne vous en reste plus, et il vous en faut
   *[other] mais { $good } : il ne vous en reste que { $count } sur les { $of } qu’il vous faut
}
coach-reason-not-needed = { $good } ne sert pas à votre rôle ({ $role })
coach-reason-cannot-pay = soudoyer coûte { $of } Or, et vous en avez { $count }
coach-reason-cannot-give = vous n’avez pas ce que demande { $who }
coach-reason-keeps = { $good } : vous gardez ce que vous avez, car il vous en faut { $of } ({ $role })
coach-reason-saves-gold = vous gardez { $count } Or pour le prochain tour
coach-reason-gets = cela rapporte { $count } { $good }
coach-reason-feeds-rival = { $who } joue sans doute le rôle { $role } ({ $chance } %), auquel cela sert ({ $good })
coach-reason-stays-free = votre rôle ({ $role }) n’a pas besoin d’alliance, et vous restez libre d’agir contre { $who }
coach-reason-wins-with = si { $who } gagne au prochain tour ({ $chance } %), vous gagnez aussi
coach-reason-looks-for = votre cible a le rôle { $role }, et c’est peut-être { $who } ({ $chance } %)
coach-reason-search-best = dans la plupart des suites possibles, c’est ce qui réussit le mieux
coach-reason-search-level = dans la plupart des suites possibles, il réussit à peu près aussi bien que le premier
coach-reason-search-behind = dans la plupart des suites possibles, il réussit moins bien que le premier
coach-reason-alike = les mêmes raisons parlent pour ce choix que pour celui du dessus
coach-reason-win-together = alliés, vous pouvez gagner ensemble, vous et { $who }
coach-reason-offer-useless = { $who } n’offre rien de ce qui manque à votre rôle ({ $role })
coach-reasons-two = { $first } ; { $second }
