## Reviews of finished games. Whoever decided is spoken to; names of characters stand where they need no article.
## $loss and $chance are numbers of hundredths.

review-unfinished = Questa partita non è ancora finita. Si potrà rivedere dopo.
review-stopped = L’analisi è stata interrotta.
review-working = Analisi
review-written = L’analisi si trova in { $file }.

review-title = Analisi
review-models = Supponendo che tutti giochino come { $models }.
review-model-steward = un intendente
review-model-searcher = un giocatore che cerca
review-model-answering = un giocatore che si aspetta chi cerca
review-model-people = le persone
review-model-unsure = qualcuno sicuro la metà di un intendente
review-model-ahead = un intendente, guardato due turni più avanti

review-curve = Probabilità di vincere
review-curve-about = Quanto era probabile la vittoria di ciascuno, da quello che sapeva; tra parentesi, con tutte le carte note.
review-curve-known = Per quanto sapevano
review-curve-true = Con tutte le carte note
review-curve-range = La differenza tra i modelli è ombreggiata.
review-round = Round { $round }
review-end = Fine
review-percent = { $chance } %
review-move = Mossa { $move }

review-curve-only = Quanto valevano le decisioni di questa partita non si può ancora dire: solo probabilità e svolte.
review-decisions = Decisioni
review-decisions-about = { $decisions ->
    [one] Una decisione
   *[other] { $decisions } decisioni
}: { $mistakes ->
    [0] nessun errore
    [one] un errore
   *[other] { $mistakes } errori
}, { $close } troppo vicine per dirlo.
review-mistakes = Errori
review-no-mistakes = Nessun errore: niente era migliore con certezza, qualunque sia il modello.
review-head-move = Mossa
review-head-who = Chi
review-head-made = Fatto
review-head-better = Meglio
review-head-loss = Ceduto
review-head-why = Che cosa si sapeva
review-verdict-forced = nessuna scelta
review-verdict-best = la migliore
review-verdict-close = troppo vicine per dirlo
review-verdict-mistake = un errore
review-loss = { $loss } su 100

review-action-place = { $character } al piano { $floor }
review-action-move = { $character } su di un piano
review-action-to-wc = { $character } nel WC
review-action-vote = { $vote }
review-action-keep-ambition = tenere «{ $ambition }»

review-reason-own-points = { $character } sul trono: i tuoi Favoriti contano { $points }.
review-reason-rival-points = { $character } sul trono: { $rival } può aspettarsi { $points }.
review-reason-favourite-on-the-throne = { $character }: uno dei tuoi Favoriti.
review-reason-stranger-on-the-throne = { $character }: nessuno dei tuoi Favoriti.
review-reason-decides = Se voti Sì, { $chance } volte su 100 nessuno vota No.
review-reason-crown-chance = Davanti al trono, { $character } riceve la corona { $chance } volte su 100.
review-reason-last-no = È il tuo ultimo No.
review-reason-nos-left = Hai { $cards } carte No.
review-reason-own-favourite = { $character }: uno dei tuoi Favoriti.
review-reason-rivals-favourite = { $character }: probabilmente un Favorito di { $rival } ({ $chance } %).
review-reason-nobodys-favourite = { $character }: di nessun rivale con certezza, semmai di { $rival } ({ $chance } %).
review-reason-anybodys-favourite = { $character }: può essere Favorito di qualunque rivale ({ $chance } % ciascuno).

review-turns = Svolte
review-turn-crowned = { $character } riceve la corona, grazie a { $actor }.
review-turn-rejected = { $character } non passa, malgrado { $actor }.
review-turn-cancelled = { $character } resta sotto il trono, malgrado { $actor }: un mal di pancia.
review-turn-placement = { $actor }: colloca { $character }.
review-turn-move = { $actor }: muove { $character }.
review-turn-ambition = { $actor }: tiene un’Ambizione.
review-turn-turn = Un turno di { $actor }.
review-turn-victory = { $actor }: vittoria.
review-turn-assassination = { $actor }: colpisce da Assassino.
review-turn-arrest = { $actor }: fa arrestare qualcuno.
review-turn-accusation = { $actor }: accusa.
review-turn-sabotage = { $actor }: sabota un’alleanza.
review-turn-alliance = { $actor }: una nuova alleanza.
review-turn-unmasking = { $actor }: il ruolo è rivelato.
review-turn-extortion = { $actor }: estorce.
review-turn-change = { $who }: { $before } % → { $after } %

review-lessons = Lezioni
review-lesson-no-burned-on-favourite = Di’ Sì ai tuoi Favoriti: { $character } lo era, e il tuo No è costato { $loss } vittorie su 100.
review-lesson-no-wasted = Tieni le carte No: { $character } valeva un Sì, e il tuo No è costato { $loss } vittorie su 100.
review-lesson-gave-up-last-no = Non cedere così presto l’ultimo No: contro { $character } è costato { $loss } vittorie su 100.
review-lesson-yes-crowned-rival = Di’ No prima che vinca un rivale: { $character } sul trono serviva soprattutto a { $rival }, e il tuo Sì è costato { $loss } vittorie su 100.
review-lesson-yes-too-soon = Un Favorito sul trono non è tutto: il tuo Sì a { $character } è costato { $loss } vittorie su 100.
review-lesson-stomachache-wasted = Risparmia il mal di pancia: contro { $character } è costato { $loss } vittorie su 100.
review-lesson-lifted-a-rival = Non salire per gli altri: { $character } era probabilmente un Favorito di { $rival }. Meglio: { $better } ({ $loss } vittorie su 100).
review-lesson-left-a-favourite = Sali per te: hai mosso { $character }. Meglio: { $better } ({ $loss } vittorie su 100).
review-lesson-brought-to-the-throne = Il trono non è per tutti: { $character } ci è arrivato troppo presto. Meglio: { $better } ({ $loss } vittorie su 100).
review-lesson-placed-a-favourite-badly = I tuoi Favoriti vogliono una buona partenza, lontano dagli sguardi: hai scelto { $chosen }. Meglio: { $better } ({ $loss } vittorie su 100).
review-lesson-placed-a-rival-well = Non dare una buona partenza agli altri: { $character } era probabilmente un Favorito di { $rival }. Meglio: { $better } ({ $loss } vittorie su 100).
review-lesson-wrong-ambition = L’altra Ambizione ti conveniva di più: { $better } ({ $loss } vittorie su 100).
review-lesson-other-choice = Hai scelto { $chosen }. Meglio: { $better } ({ $loss } vittorie su 100).
review-lesson-good-find = Ben trovato: { $chosen }. La scelta seguente, { $better }, sarebbe costata { $loss } vittorie su 100.
review-no-lessons = Niente spicca: nessun errore, e nessuna scelta nettamente migliore di tutte le altre.

## The page of a review. $about is always a chance with its range, never a bare number.

review-about = circa { $chance } %, { $low }–{ $high } secondo i modelli
review-about-true = circa { $chance } % con tutte le carte note
review-about-lost = cede circa { $loss } vittorie su 100, { $low }–{ $high } secondo i modelli
review-nothing-lost = buona come la migliore, per quanto si possa dire
review-waiting = { $ahead ->
    [0] L’analisi comincia tra poco.
    [one] Prima c’è un’altra analisi.
   *[other] Prima ci sono altre { $ahead } analisi.
}
review-running = Ogni decisione viene riprovata in molti mondi. Ci vuole circa un minuto; prima arriva la curva.
review-failed = Non è riuscita. Per favore, riprova.
review-again = Riprova
review-whose = L’analisi di chi
review-replay = Nella partita rivista
review-picture-shared = L’immagine è salvata e il link all’analisi è copiato.
review-rounds-of = Round per round: { $who }
review-shared = Quanto valeva? { $who }
review-round-chance = Round { $round }: { $about }
review-end-won = Fine: vittoria
review-end-lost = Fine: nessuna vittoria
review-pick = Scegli un momento sulla curva o negli elenchi, o scorri le decisioni con ← e →.
review-before = Decisione precedente
review-next = Decisione successiva
review-moment = Prima della mossa { $move }, round { $round }. { $chance }
review-chance-of = { $who }: { $about }.
review-lessons-for = Lezioni per { $who }
review-moments-of = Momenti di { $who }
review-changed = Prima: { $before }; dopo: { $after }.
review-lesson-range = ({ $lost })
review-close-count = { $count ->
    [one] Una decisione troppo vicine per dirlo
   *[other] { $count } decisioni troppo vicine per dirlo
}
review-ballot = { $character } sul trono: { $vote }
review-item-mistake = Round { $round }: { $chosen }. Meglio: { $better }
review-item-close = Round { $round }: { $chosen } (troppo vicine per dirlo)
review-choices = Scelte
review-choice-made = fatta
review-choice-best = la migliore
review-choice-worth = Probabilità di vincere: { $about }
review-more-choices = { $count ->
    [one] Un’altra scelta
   *[other] Altre { $count } scelte
}
review-said-forced = Non c’era altra scelta.
review-said-best = Nient’altro era meglio, per quanto si possa dire.
review-said-close = Troppo in bilico: i modelli non sono d’accordo, o la differenza è dentro l’errore.
review-said-mistake = Un errore secondo tutti i modelli: meglio { $better }; questa { $lost }.

error-cannot-write-review = L’analisi non si può scrivere in { $file }: { $reason }

## What bots thought. $who is the bot; $action: an action as above; $value: a value in the unit of the message.

thoughts-title = Che cosa pensavano i bot
thoughts-about = Ricalcolato con la fortuna che aveva ogni bot: decide di nuovo come ha deciso.
thought-of = { $who } ({ $bot }): { $action }
thought-of-search = ricerca con { $simulations } simulazioni
thought-why-best = Gli sembrava la scelta migliore.
thought-why-mixed = Un’altra scelta gli sembrava un po’ migliore, ma avrebbe detto di più delle sue carte.
thought-why-cover = Ha mosso un estraneo per nascondere i suoi Favoriti.
thought-why-decoy = Ha messo lì un estraneo, per sviare.
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
thought-choice-chance = { $action } ({ $value } %)
thought-choice-points = { $action } ({ $value } punti)
thought-choice-gold = { $action } ({ $value } Oro)
thought-believed = Credeva: { $beliefs }.
thought-belief = { $who } – { $things }
thought-belief-thing = { $thing } ({ $chance } %)

## The decisions of the card game.

review-action-buy = { $what ->
    [discard] comprare lo scarto
   *[other] comprare dal mazzo
}
review-action-sell = vendere { $good }
review-action-stop-selling = finire la vendita
review-action-trade = proporre uno scambio a { $who }
review-action-give = dare { $goods }
review-action-ask = chiedere { $goods }
review-action-withdraw = ritirare l’offerta
review-action-accept = accettare lo scambio
review-action-decline = rifiutare lo scambio
review-action-counter = fare una controfferta
review-action-bribe = corrompere { $who } per { $good }
review-action-extort = { $what ->
    [gold] estorcere Oro a { $who }
   *[other] estorcere una carta a { $who }
}
review-action-investigate = { $what ->
    [role] guardare il ruolo di { $who }
   *[other] guardare la mano di { $who }
}
review-action-ally = proporre un’alleanza a { $who }
review-action-join = entrare nell’alleanza
review-action-refuse = rifiutare l’alleanza
review-action-sabotage = sabotare l’alleanza di { $who }
review-action-seize-power = prendere il Potere
review-action-assassinate = assassinare { $who }
review-action-accuse = accusare { $who }
review-action-seize-him = fare arrestare { $who }
review-action-pass = finire il turno
review-reason-own-needs = Ti mancano ancora { $count } { $good }.
review-reason-is-target = { $rival }: il tuo bersaglio, al { $chance } %.
review-reason-rival-near = { $rival } può vincere al prossimo turno, con il ruolo { $role } ({ $chance } %).
review-reason-rival-role = { $rival }: probabilmente { $role } ({ $chance } %).
review-reason-nobody-near = Nessuno sembra vicino alla vittoria.
review-lesson-let-a-rival-win = Ferma chi sta per vincere: { $rival } lo era. La tua scelta: { $chosen }. Meglio: { $better } ({ $loss } vittorie su 100).
review-lesson-struck-in-doubt = Non colpire nel dubbio: { $chosen } era troppo incerto. Meglio: { $better } ({ $loss } vittorie su 100).
review-lesson-strike-missed = Colpisci quando è abbastanza probabile: { $better } ({ $loss } vittorie su 100). La tua scelta: { $chosen }.
review-lesson-need-missed = Raccogli ciò che serve al tuo ruolo: { $better } era meglio di { $chosen } ({ $loss } vittorie su 100).
review-lesson-turn-wasted = Usa le tue azioni: invece di { $chosen }, { $better } ({ $loss } vittorie su 100).
review-untold = Scambi e sguardi non si giudicano: il loro valore sta in ciò che ciascuno sa. Nel valore di una scelta una vittoria condivisa conta in parte, nella curva per intero.

## Problemi: posizioni prese da partite. $best, $next e $action sono azioni come sopra; $lost dice che cosa si cede.

puzzles-title = Problemi
puzzle-of = Problema del { $day }
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
puzzle-played = Nella partita si è giocato diversamente: { $action }.
puzzle-played-best = Anche nella partita è stata trovata.
puzzle-streak = { $days ->
    [0] Nessuna serie in corso: comincia con il prossimo problema che risolvi.
    [one] Risolto per un giorno di fila.
   *[other] Risolto per { $days } giorni di fila.
}
puzzle-mark-right = – risolto
puzzle-mark-wrong = – non risolto
puzzle-you-are = Tu sei { $who }.
puzzle-head-choice = Scelta
puzzle-head-chance = Probabilità di vincere
puzzle-played-same = Nella partita si è giocato come hai scelto tu.
