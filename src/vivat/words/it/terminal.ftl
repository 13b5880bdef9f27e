## The terminal game.

welcome-title = Vivat · viva il Re!
welcome =
    I giochi del castello: sei personaggi sono i tuoi Favoriti segreti. Fai salire chi vuoi, un piano alla volta; chi
    arriva al trono va al voto segreto, e un solo No lo respinge. Quando un Re riceve la corona, i tuoi Favoriti fanno punti.
    Il gioco di carte: ognuno ha un ruolo segreto e un modo di vincere. Corrompi, scambia, spia, stringi alleanze e colpisci prima degli altri.
press-enter = (premi Invio)
nobody = nessuno
none = nessuna
and = {" e "}
yes-words = s si sì y yes

## Before the game

setup-editions = Quale gioco?
setup-edition = La tua scelta (un numero)
setup-scenarios = Quale scenario?
setup-scenario = La tua scelta (un numero)
setup-session = Una sessione a quanti punti? 0 è una partita singola, 8 una serata breve.
setup-rounds = Dopo quanti giri finisce una partita senza vittoria? 0: mai.
setup-people = Quante persone giocano a questa tastiera?
setup-name = { $people ->
    [1] Il tuo nome?
   *[other] Nome della persona { $number }?
}
setup-name-team = { $people ->
    [1] Il tuo nome? (“Anna + Bruno” è una squadra, in un posto solo)
   *[other] Nome per il posto { $number }? (“Anna + Bruno” è una squadra, in un posto solo)
}
setup-guest = { $people ->
    [1] Ospite
   *[other] Ospite { $number }
}
setup-bots = E quanti bot (da { $fewest } a { $most })?
setup-level = Quali bot ({ $levels })?
bots-compile = Questi bot usano codice compilato, e questa macchina lo compila per la prima volta: circa { $seconds } secondi, di più se è occupata.
bots-compiling = Compilazione: { $done } passi su { $steps }, ancora { $seconds } s circa.
setup-number = Scrivi un numero da { $fewest } a { $most }, o solo Invio per la risposta tra parentesi.
setup-options = Opzioni e varianti di questo gioco
setup-which-options = Quali? Numeri separati da spazi, o solo Invio per nessuna:
not-begun = Nessuna partita cominciata.
setup-way-on = Giocare con: { $option }? [S/n]{" "}
setup-way-off = Giocare senza: { $option }? [S/n]{" "}
setup-first = Chi comincia ({ $names })? Un numero o un nome, o solo Invio: decide la sorte.

## The table

state = { $edition }, manche { $round } di 3: { $phase ->
    [keep] { $who } sceglie un’Ambizione
    [place] piazzamento, turno di { $who }
    [climb] ascesa, turno di { $who }
    [vote] elezione, { $character-is ->
        [jester] il Giullare
       *[other] { $character }
    } sarà Re?
   *[other] tocca al caso
}
state-over = { $edition }: la partita è finita
throne = Trono
throne-empty = vuoto
wc-sign = WC
dungeons-sign = Segrete
beside-floor = { $floor }:
beside-throne = Accanto al trono
beside-board = Ancora in cortile
box = Fuori dal castello
seat-mine = tu
seat-mine-short = (tu)
seat-to-act = deve decidere
seat-crown = corona
seat-first = comincia
seat-sealed = ha votato
votes-left = No { $no }
votes-left-2024 = No { $no }, Pancia { $stomachache }
own-favourites = I tuoi Favoriti: { $names }
their-favourites = Favoriti di { $who }: { $names }
own-banished = In esilio, non conta: { $character }
own-votes = Le tue carte voto: Sì, { $votes }
own-ambition = Ambizione di { $who }: { $ambition }{ $met ->
    [yes] {" "}· per ora riuscita
    [no] {" "}· per ora non riuscita
   *[unknown] {""}
}
own-ambition-apart = Ognuno ha la propria Ambizione: “card NOME” ne mostra una dietro il sipario.
emissary-card = Favoriti dell’Emissario: { $names }
open-card = Favoriti scoperti di { $who }: { $names }
ambition-card = { $name } ({ $points }): { $condition }

## Moments

ballots-turned = Si scoprono i voti…
election-title = { $character-is ->
    [jester] Il Giullare
   *[other] { $character }
} sarà Re?
count-title = Manche { $round }: { $character-is ->
    [jester] il Giullare
   *[other] { $character }
} riceve la corona
count-player = Giocatore
count-favourites = Favoriti
count-ambition = Ambizione
count-total = Totale
count-score = Punteggio
count-zero = per zero punti!
ranking-title = La partita è finita
won-score = { $who } vince con { $points } punti. Viva il Re!
won-highest-favourite = { $who } vince con { $points } punti, allo spareggio: il Favorito più in alto (R7.3).
won-most-favourites = { $who } vince con { $points } punti, allo spareggio: più Favoriti ancora nel castello (R7.2).
won-shared = { $who } vincono insieme con { $points } punti: nulla li separa (R7.4).
won-emissary = L’Emissario dell’Impero è davanti a tutti con { $points } punti: vince lui, e tutti gli altri perdono (R9.4).
everybody-look = Hanno votato tutti. Ora potete guardare tutti lo schermo.

## Questions in the game

ask-place = { $who }, piazza un personaggio, per esempio “{ $example }” (? per le mosse, help per altro)
ask-climb = { $who }, fai salire un personaggio, per esempio “{ $example }” (? per le mosse, help per altro)
vote-hint = { $together ->
    [1] { $who }:{" "}
   *[0] {""}
}{ $mine ->
    [1] { $character } è tra i tuoi Favoriti.
   *[0] { $character-is ->
        [jester] Il Giullare
       *[other] { $character }
    } non è tra i tuoi Favoriti.
} Se ora riceve la corona, i tuoi Favoriti ti portano { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
ask-vote = { $who }, il tuo voto segreto: { $character-is ->
    [jester] il Giullare
   *[other] { $character }
} sarà Re?   { $moves }
ask-keep = { $who }, quale Ambizione tieni in segreto, 1 o 2?
move-place = { $character } al piano { $floor }
move-floor = { $character } al piano { $floor }
move-wc = { $character } nel WC del piano { $floor }
move-throne = { $character } al trono
why-legal = “{ $action }” ora si può fare.
card-title = Le carte di { $who }
card-whose = La carta di chi? Scrivi “card” e un nome: { $names }.
claims-none = Finora nessuno ha dichiarato nulla.
ballot-again = Il tuo voto è già sul tavolo. Quello che dai ora lo sostituisce.
hint-change = Si può cambiare voto finché ne manca uno: scrivi “change” per { $names }.
change-whom = Il voto di chi? Scrivi “change” e un nome: { $names }.
change-nobody = A questa tastiera nessuno ha dato un voto che si possa cambiare.
bot-goes-on = Un bot gioca per { $who }. Invio lo lascia decidere, “back” ti ridà la mano, “quit” esce dalla partita.
back-again = { $who } torna a decidere.
back-whom = Chi torna? Scrivi “back” e un nome: { $names }.
back-nobody = A questa tastiera nessun bot gioca al posto di qualcuno.
log-title = Quello che sai finora
rules-list = Articoli (scrivi “rules” e un numero per leggerne uno)
rules-none = Nel regolamento non c’è nulla su “{ $asked }”. Prova un articolo come R5.2 o S4.5, o una parola come “giullare”.

help-title = Come si gioca
help-goal = Porta in alto i tuoi Favoriti prima che qualcuno riceva la corona; vota No a un Re che aiuta gli altri.
help-move = Una mossa: scrivila come sta nell’elenco (“odessa al piano 3”, “odessa nel wc del piano 4”, “no”), in breve (“odessa 3”, “o”, “wc o”) o con il suo numero.
help-list = ?            le mosse possibili con i loro numeri
help-why = why MOSSA    perché una mossa non si può fare, con l’articolo del regolamento
help-rules = rules R5.2   l’articolo R5.2 (gioco di carte: S4.5); rules PAROLA cerca una parola
help-look = look         di nuovo il tavolo
help-log = log          che cosa è successo finora, per quanto ti è dato sapere
help-card = card         le tue carte
help-claim = claim TESTO  dichiara qualcosa davanti a tutti, vero o no; resta nell’elenco
help-claims = claims       tutto ciò che è stato dichiarato finora
help-bot = bot          da ora un bot gioca al posto tuo
help-back = back [NOME]  torna a decidere chi era sostituito da un bot
help-change = change [NOME]  qualcuno riprende il suo voto, finché ne manca uno
help-save = save [FILE]  salva la partita (avviene comunque dopo ogni mossa)
help-quit = quit         esci; la partita è salvata e si può riprendere

## The curtain

curtain = Passa la tastiera a { $who }.
curtain-enter = { $who }: premi Invio quando nessun altro guarda.
curtain-not-a-terminal = (Questa uscita non è un terminale: quanto sta sopra non si può cancellare. Accordatevi per non guardare.)

## Saving and leaving

saved = Partita salvata in { $file }
left = La partita è salvata. Riprendi con: vivat play --resume { $file }
replay-hint = Rivedila con: vivat replay { $file }
finished = La partita in { $file } è finita.
watch-replay = Rivedere la partita? [S/n]{" "}
replay-prompt = Passo { $number } di { $last } (Invio avanti, b indietro, n manche dopo, p manche prima, g NUMERO, q esci):{" "}
replay-help = Invio va avanti, b indietro, n alla manche o al giro dopo, p a quelli prima, g e un numero da 0 a { $last } porta a quel passo, q esce.
replay-unfinished = La registrazione finisce qui; la partita no.

## Plain lines

plain-throne = Trono: { $names }
plain-floor = Piano { $floor }, { $name }, { $count } su { $limit }: { $names }
plain-wc = WC del piano { $floor }: { $names }
plain-dungeon = Segreta del piano { $floor }: { $names }
plain-favourite = tuo Favorito
plain-favourite-of = Favorito { $who ->
    [Emissario] dell’Emissario
   *[other] di { $who }
}
plain-score = { $score ->
    [one] { $score } punto
   *[other] { $score } punti
}
plain-count = { $who }: { $favourites }; Favoriti { $points }, totale { $total }, punteggio { $score }.
plain-count-ambition = Ambizione “{ $ambition }”: { $points }.
plain-count-zero = Zero punti nell’ultima manche: invece { $points }.
plain-ranking = Classifica:
plain-move-place = { $number } per il piano { $floor }

## Editions

editions-key = Chiave
editions-title = Titolo
editions-players = Giocatori
editions-options = Opzioni
editions-variants = Varianti
editions-teams = squadre (--seat "A + B")
editions-seats = { $teams ->
    [1] { $fewest }–{ $most } posti (2 solo con --emissary), fino a 8 giocatori, in squadre con --shared-pawn fino a 16
   *[other] { $fewest }–{ $most } giocatori
}
editions-about = Che cos’è
editions-scenarios = Gli scenari del gioco di carte:
editions-hint = Gioca con: vivat play CHIAVE

## What can go wrong

error-unknown-edition = L’edizione “{ $edition }” non esiste. Prova una di queste: { $known }.
error-other-family = { $family ->
    [intrigue] { $flags } è dei giochi del castello, non del gioco di carte. Toglilo, o gioca a uno di quelli.
   *[other] { $flags } è del gioco di carte, non dei giochi del castello. Toglilo, o gioca con: vivat play intrigue
}
error-two-scenarios = “{ $one }” è già uno scenario, e --scenario dice “{ $other }”. Togline uno.
error-unknown-bot = Il bot “{ $bot }” non esiste. Prova uno di questi: { $known }.
error-unknown-language = La lingua “{ $language }” non c’è ancora. Prova una di queste: { $known }.
error-unknown-seat = Il posto “{ $seat }” non esiste. Prova un numero o uno di questi: { $known }.
error-too-many-seats = I posti con un nome sono { $named }, ma --players dice { $players }. Togli --players, o qualche nome.
error-players = { $edition } prevede { $one ->
    [1] { $most }
   *[other] da { $fewest } a { $most }
} posti, non { $players }. Cambia --players.
error-damaged-file = { $file } non si può leggere come partita salvata. { $reason }
error-cannot-read = { $file } non si può leggere: { $reason }
error-cannot-save = La partita non si può salvare in { $file }: { $reason } Prova altrove con “save FILE” o --save FILE.
error-finished = La partita in { $file } è finita. Rivedila con: vivat replay { $file }
file-missing = il file non esiste.
file-forbidden = non è permesso.
file-folder = è una cartella.
file-no-folder = al posto della sua cartella c’è un file.
hint-question-mark = Scrivi “?” per vedere che cosa puoi fare.
puzzle-chance = { $chance }%
puzzle-chance-range = { $chance }% (da { $low } a { $high })
