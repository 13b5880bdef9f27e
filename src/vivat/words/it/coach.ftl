## Che cosa dice il coach durante la partita, da ciò che sa il proprio posto. Le probabilità sono in centesimi.

coach-title = Coach
coach-about = Da ciò che sai tu.
coach-models = Qui si suppone che gli altri giochino come { $models }.
coach-model-steward = chi segue poche buone regole
coach-model-searcher = chi calcola
coach-model-answering = chi calcola e si aspetta che calcolino anche gli altri
coach-model-people = persone vere
coach-model-unsure = chi segue quelle regole con meno sicurezza
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
coach-against = { $who } non dice Sì: { $chance }
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
coach-only = Non si può fare altro.
coach-choice = { $action }: { $reasons }.
coach-worth = Per vincere: { $chance }
coach-worth-behind = Per vincere: { $chance }; circa { $lost } vittorie su 100 in meno della prima
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
coach-reason-decides = il tuo voto può decidere: tutti gli altri dicono Sì circa nel { $chance }% dei casi
coach-reason-keeps-nos = costa un No; { $count ->
    [one] te ne resta uno
   *[other] te ne restano { $count }
}
coach-reason-last-no = costa il tuo ultimo No
coach-reason-last-stomachache = costa il tuo ultimo Mal di pancia
coach-reason-is-crowned = { $character-is ->
    [jester] il Giullare
   *[other] { $character }
} riceve poi la corona circa nel { $chance }% dei casi
coach-reason-is-turned-away = ma { $character-is ->
    [jester] il Giullare
   *[other] { $character }
} riceve poi la corona solo nel { $chance }% dei casi circa

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
coach-reason-rival-near = { $who } potrebbe vincere al prossimo turno come { $role } ({ $chance }%), e così lo ostacoli
coach-reason-is-target = { $who } è il tuo bersaglio, { $role }, con probabilità { $chance }%
coach-how-sure = Quanto è sicuro?
coach-how-sure-choice = { $action }: { $chance }
coach-how-sure-behind = { $action }: { $chance }; { $lost } vittorie su 100 in meno della prima, con un margine di { $error }
chance-about = { $odds ->
    [none] quasi nessuna probabilità
    [twentieth] circa una probabilità su venti
    [tenth] circa una probabilità su dieci
    [sixth] circa una probabilità su sei
    [fifth] circa una probabilità su cinque
    [quarter] circa una probabilità su quattro
    [third] circa una probabilità su tre
    [two-fifths] circa due probabilità su cinque
    [half] circa una probabilità su due
    [three-fifths] circa tre probabilità su cinque
    [two-thirds] circa due probabilità su tre
    [three-quarters] circa tre probabilità su quattro
    [four-fifths] circa quattro probabilità su cinque
    [nine-tenths] circa nove probabilità su dieci
   *[sure] quasi certo
} ({ $chance }%)
coach-only-valued = È la sola scelta di cui si possa dire il valore: quello di un’offerta dipende da ciò che ne fanno gli altri.
coach-roles-open = Nulla dice ancora quale sia il suo ruolo.
coach-reason-but-behind = ma se { $character-is ->
    [jester] il Giullare
   *[other] { $character }
} riceve la corona hai { $count ->
    [one] un punto
   *[other] { $count } punti
} di svantaggio su { $who }
coach-reason-but-own-candidate = ma { $character-is ->
    [jester] il Giullare
   *[other] { $character }
} è un tuo Favorito
coach-reason-others-stop-it = non serve che lo fermi tu: probabilmente qualcun altro dice No ({ $chance }%)
coach-reason-keeps-your-nos = { $count ->
    [one] tieni il tuo ultimo No
   *[other] tieni le tue { $count } carte No
}
coach-reason-delays = questa volta non si incorona nessuno, e { $character-is ->
    [jester] il Giullare
   *[other] { $character }
} non cade nemmeno
coach-reason-own-placed = { $character } è un tuo Favorito e vale { $count ->
    [one] un punto
   *[other] { $count } punti
} al piano { $floor }
coach-reason-own-climbs = { $character } è un tuo Favorito e varrebbe { $count ->
    [one] un punto
   *[other] { $count } punti
} al piano { $floor }
coach-reason-own-near = da lì { $character } può arrivare davanti al trono al prossimo turno
coach-reason-not-own = { $character } non è dei tuoi: i tuoi Favoriti restano nascosti
coach-reason-fills-floor = il piano { $floor } è poi pieno: per ora non ci entra nessun altro
coach-reason-rival-low = { $character } è probabilmente un Favorito di { $who } ({ $chance }%), e il piano { $floor } è una cattiva partenza
coach-reason-helps-rival = ma { $character } è probabilmente un Favorito di { $who } ({ $chance }%)
coach-reason-rival-stuck = { $character } è probabilmente un Favorito di { $who } ({ $chance }%) e ci resta per un po’
coach-reason-somebody-near = { $character-is ->
    [jester] il Giullare
   *[other] { $character }
} può arrivare davanti al trono al prossimo turno, e fermarlo costa un No a qualcuno
coach-reason-costs-a-no = { $character-is ->
    [jester] il Giullare
   *[other] { $character }
} probabilmente non passa ({ $chance }%), e questo costa un No a qualcuno
coach-reason-rival-falls = così un Favorito di { $who } finisce probabilmente in prigione ({ $chance }%)
coach-reason-own-progress = { $of ->
    [1] { $good }: hai poi ciò che ti serve come { $role }
   *[other] { $good }: arrivi a { $count } su { $of } che ti servono come { $role }
}
coach-reason-own-complete = hai poi tutto ciò che ti serve come { $role }
coach-reason-may-help = { $count ->
    [one] ti manca ancora una carta
   *[other] ti mancano ancora { $count } carte
} come { $role }, e il mazzo può averla
coach-reason-own-ally = ti serve un’alleanza per vincere come { $role }
coach-reason-gives-needed = { $count ->
    [0] ma { $good }: non te ne resta, e te ne serve
   *[other] ma { $good }: te ne restano solo { $count } su { $of } che ti servono
}
coach-reason-not-needed = { $good } non ti serve come { $role }
coach-reason-cannot-pay = corrompere costa { $of } Oro, e tu ne hai { $count }
coach-reason-cannot-give = non hai ciò che chiede { $who }
coach-reason-keeps = { $good }: tieni quello che hai, perché te ne serve { $of } come { $role }
coach-reason-saves-gold = tieni { $count } Oro per il prossimo turno
coach-reason-gets = porta { $count } { $good }
coach-reason-feeds-rival = { $who } è probabilmente { $role } ({ $chance }%), a cui serve { $good }
coach-reason-stays-free = come { $role } non ti serve un’alleanza, e resti libero di agire contro { $who }
coach-reason-wins-with = se { $who } vince al prossimo turno ({ $chance }%), vinci anche tu
coach-reason-looks-for = il tuo bersaglio è { $role }, e può essere { $who } ({ $chance }%)
coach-reason-search-best = nella maggior parte dei seguiti riesce meglio
coach-reason-search-level = nella maggior parte dei seguiti riesce più o meno come la prima
coach-reason-search-behind = nella maggior parte dei seguiti riesce peggio della prima
coach-reason-alike = valgono le stesse ragioni della scelta qui sopra
coach-reason-win-together = da alleati tu e { $who } potete vincere insieme
coach-reason-offer-useless = { $who } non offre nulla che ti manchi come { $role }
coach-reasons-two = { $first }; { $second }
