## Che cosa dice il coach durante la partita, da ciò che sa il proprio posto. Le probabilità sono in centesimi.

coach-title = Coach
coach-about = Da ciò che sai tu. Le probabilità sono intervalli: dipendono da come giocano gli altri.
coach-models = Supponendo che tutti giochino come { $models }.
coach-model-steward = un intendente
coach-model-searcher = un giocatore che calcola
coach-model-answering = un giocatore che calcola e si aspetta che calcolino anche gli altri
coach-model-people = persone vere
coach-model-unsure = qualcuno sicuro la metà di quanto lo è un intendente
coach-working = Il coach sta pensando…
coach-range = da { $low } a { $high }%
coach-exactly = circa { $chance }%
coach-show-marks = Mostra i segni sui personaggi

coach-election = Il voto { $character-is ->
    [jester] sul Giullare
   *[other] su { $character }
}
coach-crowned-if-yes = Incoronazione se dici Sì: { $chance }
coach-decides = Il tuo voto decide da solo: { $chance }
coach-cancelled = Qualcuno ha mal di pancia: { $chance }
coach-against = { $who }: nessun Sì, { $chance }
coach-points = Punti in caso di incoronazione
coach-points-own = { $who }: { $points }
coach-points-range = { $who }: circa { $points } (da { $least } a { $most })

coach-others = Gli altri
coach-favourites-of = Probabili Favoriti: { $characters }
coach-no-favourites = Non spicca ancora nulla.
coach-favourite = { $character } ({ $chance })
coach-votes-left = { $no ->
    [0] Nessuna carta No rimasta
    [one] Una carta No rimasta
   *[other] { $no } carte No rimaste
}
coach-votes-left-with = Rimasti { $no } No, { $ache } Mal di pancia
coach-likely-cards = { $count ->
    [one] L’unica carta possibile
   *[other] Le più probabili tra { $count } carte possibili
}
coach-card = { $characters }: { $chance }
coach-out = { $count ->
    [0] Nessuna carta è esclusa
    [one] Una carta è esclusa
   *[other] { $count } carte sono escluse
}
coach-out-card = { $characters } ({ $why })
coach-out-own = ce l’hai tu
coach-out-teammate = ce l’ha { $who }
coach-out-emissary = dell’Emissario
coach-out-shown = mostrata da { $who }
coach-out-played = già giocata, da { $who }
coach-mark = { $who }, { $chance }
coach-mark-label = probabilmente un Favorito di { $whose }

coach-ask = Chiedi al coach
coach-advice = Le scelte migliori
coach-close = Troppo vicine per decidere: { $count ->
    [2] le prime due si equivalgono
   *[other] le prime { $count } si equivalgono
}, per quanto si può dire.
coach-clear = La prima è migliore delle altre, comunque giochino gli avversari.
coach-only = C’è una sola scelta.
coach-choice = { $action }: { $reasons }.
coach-worth = { $chance } di probabilità di vincere
coach-worth-behind = { $chance } di probabilità di vincere; cede { $lost } vittorie su 100 (± { $error })
coach-reason-ahead-if-crowned = se { $character-is ->
    [jester] il Giullare
   *[other] { $character }
} riceve la corona hai { $count ->
    [one] un punto
   *[other] { $count } punti
} di vantaggio su { $who }
coach-reason-behind-if-crowned = se { $character-is ->
    [jester] il Giullare
   *[other] { $character }
} riceve la corona hai { $count ->
    [one] un punto
   *[other] { $count } punti
} di svantaggio su { $who }
coach-reason-level-if-crowned = se { $character-is ->
    [jester] il Giullare
   *[other] { $character }
} riceve la corona sei alla pari con { $who }
coach-reason-own-candidate = { $character } è un tuo Favorito
coach-reason-rivals-want = { $count ->
    [one] probabilmente un altro punta
   *[other] probabilmente altri { $count } puntano
} { $character-is ->
    [jester] sul Giullare
   *[other] su { $character }
}
coach-reason-nobody-wants = nessun altro sembra puntare { $character-is ->
    [jester] sul Giullare
   *[other] su { $character }
}
coach-reason-decides = il tuo voto decide { $chance ->
    [one] una volta
   *[other] { $chance } volte
} su 100
coach-reason-hardly-decides = probabilmente si oppone qualcun altro (il tuo voto decide { $chance ->
    [one] una volta
   *[other] { $chance } volte
} su 100)
coach-reason-keeps-nos = { $count ->
    [one] ti resta un No
   *[other] ti restano { $count } carte No
}
coach-reason-last-no = è il tuo ultimo No
coach-reason-last-stomachache = è il tuo ultimo Mal di pancia
coach-reason-own-favourite = { $character } è un tuo Favorito
coach-reason-rivals-favourite = { $character } è probabilmente un Favorito di { $who } ({ $chance }%)
coach-reason-nobodys-favourite = { $character } non è chiaramente il Favorito di nessuno, semmai di { $who } ({ $chance }%)
coach-reason-anybodys-favourite = { $character } può essere il Favorito di chiunque ({ $chance }% ciascuno)
coach-reason-is-crowned = { $character-is ->
    [jester] il Giullare
   *[other] { $character }
} riceve poi la corona { $chance ->
    [one] una volta
   *[other] { $chance } volte
} su 100
coach-reason-is-turned-away = { $character-is ->
    [jester] il Giullare
   *[other] { $character }
} riceve poi la corona solo { $chance ->
    [one] una volta
   *[other] { $chance } volte
} su 100

coach-off = A questo tavolo non c’è il coach: chi ospita non l’ha permesso, o giocano più persone.
coach-none = Questo server non ha un coach: non offre bot che calcolano, e un coach calcola come loro.
coach-no-chair = Il coach parla a chi gioca, non a chi guarda.
coach-no-game = Il coach non ha nulla da dire prima dell’inizio e dopo la fine della partita.
coach-preparing = Il coach si sta preparando. Riprova tra circa { $seconds } secondi.
coach-passed = Intanto quella decisione è stata presa; chiedi di nuovo.
coach-one-at-a-time = Il coach sta ancora pensando alla tua ultima domanda.

coach-look = Mostra che cosa è probabile
coach-for-all = Tutti possono chiedere al coach
new-coach = Coach
new-coach-alone = solo per chi gioca da solo contro i bot
new-coach-true = chi gioca può chiedere, e tutti lo sanno
new-coach-false = nessuno
outline-coach-alone = Un coach solo per chi gioca da solo contro i bot.
outline-coach-true = Chi gioca può chiedere al coach.
outline-coach-false = Non c’è il coach.
keys-coach = apre il coach

coach-covered = Scopri prima i tuoi segreti: ciò che dice il coach li tradirebbe.
coach-roles = Ruoli: { $roles }
coach-role = { $role } ({ $chance })
coach-holds = Probabilmente ha in mano: { $goods }
coach-wins-next = Potrebbe vincere al prossimo turno come { $role }: { $chance }.
coach-stops = Per impedirlo basta prendere uno di questi beni: { $goods }.
coach-stops-ally = Per impedirlo basta rompere l’alleanza, o prendere uno di questi beni: { $goods }.
coach-inferred = I ruoli sono dedotti da ciò che ognuno fa, { $ways }.
coach-inferred-fitted = in base a partite tra bot
coach-inferred-thumb = con regole approssimative
coach-reason-own-needs = { $count ->
    [one] ti serve
   *[other] ti servono
} ancora { $count } × { $good }
coach-reason-rival-near = { $who } potrebbe vincere al prossimo turno come { $role } ({ $chance }%)
coach-reason-is-target = { $who } è { $role } con probabilità { $chance }%
coach-reason-rival-role = { $who } è probabilmente { $role } ({ $chance }%)
coach-reason-nearest-rival = nessuno è più vicino alla vittoria di { $who } ({ $chance }% al prossimo turno)
coach-reason-nobody-near = nessuno sembra sul punto di vincere
