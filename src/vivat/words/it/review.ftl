## Reviews of finished games. Whoever decided is spoken to; names of characters stand where they need no article.
## $loss and $chance are numbers of hundredths.

review-unfinished = Questa partita non è ancora finita. Si potrà rivedere dopo.
review-stopped = L’analisi è stata interrotta.
review-working = Analisi
review-written = L’analisi si trova in { $file }.

review-title = Analisi
review-models = Qui si suppone che tutti giochino come { $models }.
review-model-steward = chi segue poche buone regole
review-model-searcher = chi calcola
review-model-answering = chi calcola e si aspetta che calcolino anche gli altri
review-model-people = persone vere
review-model-unsure = chi segue quelle regole con meno sicurezza
review-model-ahead = chi segue quelle regole e guarda più avanti

review-curve = Probabilità di vincere
review-curve-about = Quanto era probabile la vittoria di ciascuno, da quello che sapeva; tra parentesi, con tutte le carte note.
review-curve-known = Per quanto sapevano
review-curve-true = Con tutte le carte note
review-curve-range = Dove non è sicuro come giocano gli altri, la differenza è ombreggiata.
review-round = Manche { $round }
review-end = Fine
review-move = Mossa { $move }

review-curve-only = Quanto valevano le decisioni di questa partita non si può ancora dire: solo probabilità e svolte.
review-decisions-about = { $decisions ->
    [one] Una decisione
   *[other] { $decisions } decisioni
}: { $mistakes ->
    [0] nessun errore
    [one] un errore
   *[other] { $mistakes } errori
}, { $close } in bilico.
review-mistakes = Errori
review-no-mistakes = Nessun errore: niente era migliore con certezza, chiunque si abbia contro.
review-head-move = Mossa
review-head-who = Chi
review-head-made = Giocato
review-head-better = Meglio
review-head-loss = Ceduto
review-head-why = Che cosa si sapeva
review-loss = { $loss } su 100

review-reason-own-points = { $character } sul trono: i tuoi Favoriti danno { $points ->
    [one] un punto
   *[other] { $points } punti
}.
review-reason-rival-points = { $character } sul trono: a { $rival } { $points ->
    [one] andrebbe circa un punto
   *[other] andrebbero circa { $points } punti
}.
review-reason-favourite-on-the-throne = { $character }: uno dei tuoi Favoriti.
review-reason-stranger-on-the-throne = { $character }: nessuno dei tuoi Favoriti.
review-reason-decides = Dopo un tuo Sì, nessun altro avrebbe votato No circa { $chance } volte su 100.
review-reason-crown-chance = Davanti al trono, { $character-is ->
    [jester] il Giullare
   *[other] { $character }
} riceverebbe la corona circa { $chance } volte su 100.
review-reason-last-no = È il tuo ultimo No.
review-reason-nos-left = Hai { $cards } carte No.
review-reason-own-favourite = { $character }: uno dei tuoi Favoriti.
review-reason-rivals-favourite = { $character }: probabilmente un Favorito di { $rival } ({ $chance }%).

review-turns = Svolte
review-turn-crowned = { $character-is ->
    [jester] Il Giullare
   *[other] { $character }
} riceve la corona, grazie a { $actor }.
review-turn-rejected = { $character-is ->
    [jester] Il Giullare
   *[other] { $character }
} non passa, malgrado { $actor }.
review-turn-cancelled = { $character-is ->
    [jester] Il Giullare
   *[other] { $character }
} resta sotto il trono, malgrado { $actor }: un Mal di pancia.
review-turn-placement = { $actor }: { $character } entra nel castello.
review-turn-move = { $actor }: { $character-is ->
    [jester] il Giullare
   *[other] { $character }
} sale di un piano.
review-turn-ambition = { $actor }: la scelta di un’Ambizione.
review-turn-turn = Un turno di { $actor }.
review-turn-victory = { $actor }: vittoria.
review-turn-assassination = { $actor }: l’Assassino colpisce.
review-turn-arrest = { $actor }: un arresto.
review-turn-accusation = { $actor }: un’accusa.
review-turn-sabotage = { $actor }: un’alleanza sabotata.
review-turn-alliance = { $actor }: una nuova alleanza.
review-turn-unmasking = { $actor }: il ruolo si scopre.
review-turn-extortion = { $actor }: un’estorsione.
review-turn-change = { $who }: { $before }% → { $after }%

review-lessons = Lezioni
review-lesson-no-burned-on-favourite = Di’ Sì ai tuoi Favoriti: { $character } lo era, e il tuo No è costato { $loss } vittorie su 100.
review-lesson-no-wasted = Tieni le carte No: { $character-is ->
    [jester] il Giullare
   *[other] { $character }
} valeva un Sì, e il tuo No è costato { $loss } vittorie su 100.
review-lesson-gave-up-last-no = Non cedere così presto l’ultimo No: contro { $character-is ->
    [jester] il Giullare
   *[other] { $character }
} è costato { $loss } vittorie su 100.
review-lesson-yes-crowned-rival = Di’ No prima che vinca un rivale: { $character } sul trono serviva soprattutto a { $rival }, e il tuo Sì è costato { $loss } vittorie su 100.
review-lesson-yes-too-soon = Un Favorito sul trono non è tutto: il tuo Sì a { $character } è costato { $loss } vittorie su 100.
review-lesson-stomachache-wasted = Risparmia il Mal di pancia: contro { $character-is ->
    [jester] il Giullare
   *[other] { $character }
} è costato { $loss } vittorie su 100.
review-lesson-lifted-a-rival = Non far salire i Favoriti degli altri: { $character } era probabilmente un Favorito di { $rival }. Meglio: { $better } ({ $loss } vittorie su 100).
review-lesson-left-a-favourite = Fai salire i tuoi: hai mosso { $character-is ->
    [jester] il Giullare
   *[other] { $character }
}. Meglio: { $better } ({ $loss } vittorie su 100).
review-lesson-brought-to-the-throne = Il trono non è per tutti: per { $character-is ->
    [jester] il Giullare
   *[other] { $character }
} era troppo presto. Meglio: { $better } ({ $loss } vittorie su 100).
review-lesson-placed-a-favourite-badly = I tuoi Favoriti vogliono una buona partenza, lontano dagli sguardi. La tua scelta: { $chosen }. Meglio: { $better } ({ $loss } vittorie su 100).
review-lesson-placed-a-rival-well = Non dare una buona partenza agli altri: { $character } era probabilmente un Favorito di { $rival }. Meglio: { $better } ({ $loss } vittorie su 100).
review-lesson-wrong-ambition = L’altra Ambizione ti conveniva di più: { $better } ({ $loss } vittorie su 100).
review-lesson-other-choice = La tua scelta: { $chosen }. Meglio: { $better } ({ $loss } vittorie su 100).
review-lesson-good-find = Bella trovata: { $chosen }. La scelta seguente, { $better }, sarebbe costata { $loss } vittorie su 100.
review-no-lessons = Niente salta all’occhio: nessun errore, e nessuna scelta nettamente migliore di tutte le altre.

## The page of a review. $about is always a chance with its range, never a bare number.

review-about-true = circa { $chance }% con tutte le carte note
review-about-lost = costa circa { $loss } vittorie su 100
review-nothing-lost = buona come la migliore, per quanto si possa dire
review-waiting = { $ahead ->
    [0] L’analisi comincia tra poco.
    [one] Prima c’è un’altra analisi.
   *[other] Prima ci sono altre { $ahead } analisi.
}
review-running = Ogni decisione viene riprovata con molte distribuzioni delle carte nascoste. Ci vuole circa un minuto; prima arriva la curva.
review-failed = Qualcosa è andato storto. Riprova.
review-again = Riprova
review-whose = Analisi per
review-replay = Rivedi questo momento
review-picture-shared = L’immagine è salvata e il link all’analisi è copiato.
review-rounds-of = Una manche dopo l’altra: { $who }
review-shared = Analisi della partita: { $who }
review-round-chance = Manche { $round }: { $about }
review-end-won = Fine: vittoria
review-end-lost = Fine: nessuna vittoria
review-pick = Scegli un momento sulla curva o negli elenchi, o scorri le decisioni con ← e →.
review-before = Decisione precedente
review-next = Decisione successiva
review-moment = Prima della mossa { $move }, manche { $round }. { $chance }
review-chance-of = { $who }: { $about }.
review-lessons-for = Lezioni per { $who }
review-moments-of = Momenti di { $who }
review-changed = Prima: { $before }; dopo: { $after }.
review-close-count = { $count ->
    [one] Una decisione in bilico
   *[other] { $count } decisioni in bilico
}
review-ballot = { $character } sul trono: { $vote }
review-item-mistake = Manche { $round }: { $chosen }. Meglio: { $better } ({ $loss } vittorie su 100)
review-item-close = Manche { $round }: { $chosen } (in bilico)
review-choices = Scelte
review-choice-made = giocata
review-choice-best = la migliore
review-choice-worth = Probabilità di vincere: { $about }
review-more-choices = { $count ->
    [one] Un’altra scelta
   *[other] Altre { $count } scelte
}
review-said-forced = Non c’era altra scelta.
review-said-best = Nient’altro era meglio, per quanto si possa dire.
review-said-close = Troppo in bilico: dipende da come giocano gli altri, o la differenza è dentro l’errore.
review-said-mistake = Un errore, chiunque si abbia contro: è costato circa { $loss } vittorie su 100. Meglio: { $better }.

error-cannot-write-review = L’analisi non si può scrivere in { $file }: { $reason }

## What bots thought. $who is the bot; $action: an action as above; $value: a value in the unit of the message.

thoughts-title = Che cosa pensavano i bot
thoughts-about = Ricalcolato con la fortuna che aveva ogni bot: decide di nuovo come ha deciso.
thought-of = { $who } ({ $bot }): { $action }
thought-of-search = ricerca con { $simulations } simulazioni
thought-why-best = Gli sembrava la scelta migliore.
thought-why-mixed = Un’altra scelta gli sembrava un po’ migliore, ma avrebbe detto di più delle sue carte.
thought-why-cover = Ha mosso un personaggio che non è dei suoi, per nascondere i Favoriti.
thought-why-decoy = Ha messo lì un personaggio che non è dei suoi, per sviare.
thought-why-favourite = Ha piazzato un suo Favorito.
thought-why-steward = Un intendente farebbe lo stesso, e la ricerca non ha trovato nulla di nettamente migliore.
thought-why-overruled = La ricerca l’ha trovata migliore di ciò che farebbe un intendente.
thought-why-overlooked = { $count ->
    [0] Era la scelta migliore fra quelle che ha notato.
    [one] Era la scelta migliore fra quelle che ha notato; un’altra gli è sfuggita.
   *[other] Era la scelta migliore fra quelle che ha notato; altre { $count } gli sono sfuggite.
}
thought-why-drawn = Ha tirato a sorte.
thought-looked-at = Ha confrontato: { $choices }.
thought-choice-chance = { $action } ({ $value }%)
thought-choice-points = { $action } ({ $value } punti)
thought-choice-gold = { $action } ({ $value } Oro)
thought-believed = Credeva: { $beliefs }.
thought-belief = { $who } – { $things }
thought-belief-thing = { $thing } ({ $chance }%)

## The decisions of the card game.

review-action-accept = accettare lo scambio con { $who }
review-action-decline = rifiutare l’offerta di { $who }
review-action-counter = fare una controfferta a { $who }
review-action-join = { $what ->
    [paid] entrare nell’alleanza con { $who } pagando { $good }
   *[other] entrare nell’alleanza con { $who }
}
review-action-refuse = rifiutare l’alleanza con { $who }
review-action-seize-power = { $what ->
    [paid] prendere il Potere per { $paid }
   *[other] prendere il Potere
}
review-reason-is-target = { $rival }: il tuo bersaglio, con probabilità { $chance }%.
review-reason-rival-near = { $rival } può vincere al prossimo turno, con il ruolo { $role } ({ $chance }%).
review-reason-rival-role = { $rival }: probabilmente { $role } ({ $chance }%).
review-lesson-let-a-rival-win = Ferma chi sta per vincere: { $rival } lo era. La tua scelta: { $chosen }. Meglio: { $better } ({ $loss } vittorie su 100).
review-lesson-struck-in-doubt = Non colpire nel dubbio. La tua scelta: { $chosen }. Meglio: { $better } ({ $loss } vittorie su 100).
review-lesson-strike-missed = Colpisci quando è abbastanza probabile: { $better } ({ $loss } vittorie su 100). La tua scelta: { $chosen }.
review-lesson-need-missed = Raccogli ciò che serve al tuo ruolo. La tua scelta: { $chosen }. Meglio: { $better } ({ $loss } vittorie su 100).
review-lesson-turn-wasted = Usa le tue azioni. La tua scelta: { $chosen }. Meglio: { $better } ({ $loss } vittorie su 100).
review-untold = Scambi e sguardi non si giudicano: il loro valore sta in ciò che ciascuno sa. Di una scelta si dice solo quanto costa: lì una vittoria condivisa conta in parte, nella curva per intero.

## Problemi: posizioni prese da partite. $best, $next e $action sono azioni come sopra; $lost dice che cosa si cede.

puzzles-title = Problemi
puzzle-of = Problema del giorno { $day }
puzzle-today = Il problema di oggi
puzzle-all = Tutti i problemi
puzzle-before = Il problema del giorno prima
puzzle-game = { $game }, { $players } giocatori
puzzle-kind-vote = un voto
puzzle-kind-place = un piazzamento
puzzle-kind-move = una mossa
puzzle-ask-vote = Come voti? Una scelta è nettamente la migliore, chiunque tu pensi di avere contro.
puzzle-ask-place = Chi piazzi, e dove? Una scelta è nettamente la migliore, chiunque tu pensi di avere contro.
puzzle-ask-move = Chi fai salire? Una scelta è nettamente la migliore, chiunque tu pensi di avere contro.
puzzle-right = Giusto: { $best }. La seconda scelta, { $next }, { $lost }.
puzzle-wrong = Non è la scelta migliore. La migliore: { $best }. La tua { $lost }.
puzzle-played = Nella partita: { $action }.
puzzle-played-best = Anche nella partita è stata trovata.
puzzle-streak = { $days ->
    [0] La serie comincia con il problema di oggi.
    [one] Primo giorno di una serie!
   *[other] { $days } giorni di fila.
}
puzzle-mark-right = – risolto
puzzle-mark-wrong = – mancato
puzzle-you-are = Tu sei { $who }.
puzzle-head-choice = Scelta
puzzle-head-chance = Probabilità di vincere
review-because = Perché: { $reasons }.
review-harmless = Questa volta non ha fatto danno: anche qualcun altro non ha detto Sì.
review-turn-done = { $actor }: { $done }.
review-thoughts-flag = Che cosa pensavano i bot si legge con --thoughts.
review-sure-range = { $what }: da { $low } a { $high }%
review-sure-lost = { $what }: da { $low } a { $high } vittorie su 100 in meno della migliore
review-choices-known = Secondo quello che si sapeva allora, non con tutte le carte note.
puzzle-played-same = Nella partita si è giocato come hai scelto tu.
review-for-it = A favore: { $reasons }.
