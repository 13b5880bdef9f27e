## Why something cannot be done. The article is added behind the sentence.

options-unknown-edition = L’edizione “{ $edition }” non esiste. Edizioni note: { $known }.
options-seats = { $edition } prevede da { $fewest } a { $most } posti, non { $seats }.
options-team-size = A un posto siede un giocatore o una squadra di due.
options-teams-2024 = { $edition } non ha squadre: sono di Vive le Roi !
options-first-seat = Il posto { $seat } non può cominciare: il tavolo ha solo { $seats } posti.
options-ambition-2024 = { $edition } non ha carte Ambizione: sono di Vive le Roi !
options-banished-2024 = { $edition } non ha l’opzione Esilio: è di Vive le Roi !
options-emissary-2024 = { $edition } non ha l’Emissario: è di Vive le Roi !
options-wedding-2024 = { $edition } non ha le Nozze reali: sono di Vive le Roi !
options-shared-pawn-2024 = { $edition } non ha pedine comuni: sono di Vive le Roi !
options-ambition-players = Le carte Ambizione sono 16, due a testa per 8 giocatori al massimo; { $players } sono troppi.
options-emissary-seats = L’Emissario gioca con 2–5 posti, non con { $seats }.
options-two-need-emissary = Con due posti si gioca solo con l’Emissario dell’Impero.
options-shared-pawn-teams = La pedina comune richiede almeno una squadra di due.
options-name = “{ $name }” non può essere un nome: un nome ha da 1 a { $length } lettere su una riga, senza “+” e senza spazi all’inizio o alla fine.
options-same-names = Due giocatori hanno lo stesso nome: dai a ognuno un nome diverso.
options-pawns = Ci sono pedine di { $most } colori, troppo poche per { $players } giocatori con una ciascuno. Usa la pedina comune, una per squadra, o riduci i giocatori a { $most }.

unknown-nothing = Non hai scritto nulla.
unknown-action = “{ $text }” non è un’azione di questo gioco.
unknown-who = “{ $text }”: quale personaggio? Aggiungi un nome.
unknown-which-floor = A quale piano va { $character-is ->
    [jester] il Giullare
   *[other] { $character }
}? Indica un piano da 1 a 4.
unknown-floor = I personaggi si piazzano ai piani da 1 a 4, non a “{ $floor }”.
unknown-character = Qui nessuno si chiama “{ $word }”. I personaggi: { $names }.
unknown-ambiguous = “{ $word }” può voler dire { $more ->
    [0] { $names } o { $last }
    [one] { $names }, { $last } o un’altra cosa
   *[other] { $names }, { $last } o altre { $more } cose
}. Aggiungi una lettera o una parola.
unknown-ambition = L’Ambizione “{ $word }” non esiste: sono numerate da 1 a { $most }.

argument-action = { $given } non è un’azione di questo gioco. Indica una delle azioni permesse, o il testo di una di esse; “act” di un bot restituisce un elemento di “observation.legal”.
argument-viewer = { $given } non è un punto di vista. Indica il numero di un posto, contato da 0, “Viewer.seat(0)”, “Viewer.player(0)” o “SPECTATOR”. In “play” viene prima l’azione, poi il punto di vista.
argument-observation = { $given } non è ciò che sa un posto ({ $wanted }). Indica ciò che restituisce “game.observe(seat)”.
argument-game = { $given } non è il nome di un gioco. Prima l’edizione o lo scenario, poi i giocatori: CastleGame.start("kingup", 4), IntrigueGame.start("base", 5).
argument-players = { $given } non è né un numero di giocatori né un elenco dei loro nomi, come 4 o ["Rachel", "Simon", "Theresa"].
argument-seed = { $given } non è un seme. Indica un numero intero, come 7; dove serve un mazziere anche Dealer.seeded(7) o Dealer.secure().
argument-options = { $given } non sono le opzioni di una partita. Falle con CastleOptions.make("kingup", 4) o IntrigueOptions.make("base", 5), oppure comincia subito: CastleGame.start("kingup", 4).
argument-value = { $option } non può essere { $given }: ci vuole { $kind ->
    [switch] True o False.
    [seat] il numero di un posto, contato da 0.
   *[other] un numero intero.
}
argument-seats = { $given } non è una tupla di posti. Lascia fare a CastleOptions.make("kingup", 4), o con i nomi a CastleOptions.make("kingup", ["Rachel", "Simon", "Theresa"]).
argument-sheet = { $given } non è una scheda dei ruoli. Leggila prima dal suo file: load_sheet("mine.toml").
argument-tag = Una registrazione non può contenere l’etichetta { $tag } con il valore { $value }: una chiave è una parola senza spazi, un valore un testo non vuoto su una riga.
argument-record = Da { $given } non si fa una registrazione. GameRecord.of prende una partita, GameRecord.loads il testo di una registrazione, GameRecord.load il percorso di un file.
argument-bot = Non c’è il bot { $given }. Indica prima uno di questi nomi, poi il seme: { $known }.
argument-not-asked = A questo posto ora non si chiede nulla, e quindi non ha nulla da scegliere: osserva quello di “game.to_act”, o chi indica “game.deciding”.
argument-path = { $given } non è il percorso di un file. Indica un testo o un Path, come "{ $example }".
argument-tags = { $given } non sono le etichette di una registrazione. Indica testi per chiave, come dict(place="Lyon").
argument-reviewed = { $given } non è la registrazione di una partita. Indica GameRecord.load("game.vivat"), o GameRecord.of(game) di una partita finita.
argument-bot-itself = { $given } non è il nome di un bot. Ogni processo crea i propri bot: indica il tuo con il suo file e la sua classe, "my_bots.py:{ $class }".
argument-study = { $given } non è uno studio. Creane prima uno con i suoi parametri: carry_out(Simulate(game="kingup", games=1000)).
argument-count = { $name } non può essere { $given }: ci vuole un numero intero, almeno 1.
extra-missing = Il pacchetto “{ $package }” qui non è installato. Installalo con: { $command }

refused-chance = Questo spetta al caso, non a un giocatore.
refused-game-is-over = La partita è finita.
refused-spectator = Gli spettatori guardano e non giocano.
action-chance = ciò che decide il caso
refused-chance-is-due = Ora tocca al caso.
refused-not-asked = Ora non decidi tu, ma { $who }.
refused-no-such-seat = A questo tavolo non c’è il posto { $number }: i suoi { $most } posti si contano da 0.
refused-no-such-player = A questo tavolo non c’è il giocatore { $number }: i suoi { $most } giocatori si contano da 0.
refused-not-now = “{ $action }” ora non si può fare: { $asked ->
    [keep] c’è da scegliere una carta Ambizione.
    [place] c’è da piazzare un personaggio.
    [climb] c’è da far salire un personaggio.
    [vote] c’è da votare.
   *[other] tocca al caso.
}
refused-not-in-this-edition = In { $edition } il Giullare non c’è.
refused-already-placed = Qualcuno ha già piazzato { $character }.
refused-floor-full = Il piano { $floor } è pieno: ci sono già { $limit } personaggi.
refused-not-in-the-castle = { $character-is ->
    [jester] Il Giullare
   *[other] { $character }
} non è più nel castello.
refused-jester-is-not-placed = Il Giullare non si piazza: parte dal piano 3.
refused-no-wcs = { $edition } non ha WC.
refused-no-wc-above = Al piano sopra { $character-is ->
    [jester] il Giullare
   *[other] { $character }
} non c’è un WC: i WC sono solo accanto ai piani 3 e 4.
refused-floor-above-has-room = { $character-is ->
    [jester] Il Giullare
   *[other] { $character }
} va nel WC solo se il piano { $floor } è pieno, e lì c’è ancora spazio.
refused-wc-taken = Il WC del piano { $floor } è occupato.
refused-already-in-a-wc = { $character-is ->
    [jester] Il Giullare
   *[other] { $character }
} è già in un WC.
refused-wc-floor-full = { $character-is ->
    [jester] Il Giullare
   *[other] { $character }
} deve restare nel WC: il piano { $wc } è pieno.
refused-no-stomachaches = { $edition } non ha carte Mal di pancia.
refused-card-spent = Non hai più carte { $vote ->
    [no] No
   *[stomachache] Mal di pancia
}.
refused-not-offered = L’Ambizione { $ambition } non è una delle due che hai ricevuto.
refused-card-is-out = Quella carta è già stata distribuita.
refused-no-seat-drawn = Quel posto non esiste.
refused-not-in-the-pile = Nel mazzo dell’Emissario non c’è quella carta.

record-not-a-record = Riga { $line }: non è una registrazione di Vivat (dovrebbe cominciare con “vivat-record”).
record-version = Riga { $line }: la registrazione è della versione { $version }; questo Vivat legge la versione { $known }.
record-cut-off = Riga { $line }: la registrazione è incompleta: l’ultima riga non è una riga “end”.
record-no-begin = Riga { $line }: manca la riga “begin”.
record-wrong-count = Riga { $line }: azioni annunciate { $said }, presenti { $found }.
record-wrong-digest = Riga { $line }: la registrazione è alterata o danneggiata: l’impronta non corrisponde alle righe.
record-unknown-line = Riga { $line }: “{ $text }” non è una riga di registrazione.
record-unknown-action = Riga { $line }: “{ $text }” non è un’azione di questo gioco.
record-illegal-action = Riga { $line }: “{ $text }” qui non si può fare. { $reason }
record-impossible = Riga { $line }: una partita così non si può giocare. { $reason }
record-too-large = Riga { $line }: il file è più grande di qualsiasi registrazione ({ $most } byte).
record-not-text = Riga { $line }: testo non leggibile (UTF-8).

## Intrigue

options-unknown-scenario = Lo scenario “{ $scenario }” non esiste. Scenari noti: { $known }.
options-no-teams = Al gioco di carte ognuno gioca per sé; “{ $names }” è una squadra.
options-scenario-players = { $scenario } è per { $fewest }–{ $most } giocatori, non per { $players }.
options-no-alliances = { $scenario } non ha alleanze, e il ruolo { $role } di questa scheda ne richiede una per vincere.
options-rounds = Una partita non può finire dopo { $number } giri; indica un numero fino a { $most }, oppure 0 per non avere limiti.
options-session = Una sessione si gioca a un numero di punti da { $least } a { $most }, non a { $number }.
options-reduction-session = La riduzione dei ruoli è per le sessioni. Indica a quanti punti si gioca la sessione.
options-reduction-roles = { $scenario } distribuisce sempre gli stessi ruoli: nessuno può restare da parte.

data-not-toml = { $where }: non è TOML. { $reason }
data-too-long = { $where }: il testo è troppo lungo; sono ammessi { $most } caratteri.
data-too-deep = { $where }: chiavi, elenchi o tabelle sono annidati troppo in profondità. A una scheda o a uno scenario bastano pochi livelli.
data-long-number = { $where }: un numero ha più di { $most } cifre. Scrivine uno più piccolo.
data-unreadable = { $where } non si può leggere: { $reason }
data-unknown-role = { $where }: il ruolo “{ $role }” non esiste. Ruoli noti: { $known }.
data-unknown-key = { $where }: chiave sconosciuta. Chiavi note: { $known }.
data-amount = { $where }: { $value } non è un numero intero da 0 a { $most }.
data-not-a-table = { $where }: qui serve una tabella.
data-not-a-list = { $where }: qui serve un elenco di ruoli.
data-not-one-of = { $where }: “{ $value }” non è tra { $known }.
data-not-true-or-false = { $where }: indica true o false.
data-target-without-action = { $where }: a un ruolo che vince colpendo il suo bersaglio servono un bersaglio e l’azione assassinate o accuse.
data-cost-without-action = { $where }: un costo richiede un’azione da pagare.
data-number-of-players = { $where }: qui serve un numero di giocatori da { $fewest } a { $most }.
data-wins-for-nothing = { $where }: questo ruolo vincerebbe subito; chiedi una carta, oro o un’alleanza.
data-missing-role = { $where }: manca il ruolo { $role }.
data-role-twice = { $where }: un ruolo compare due volte.
data-name = { $where }: qui serve un nome da 1 a 60 lettere.
data-players = { $where }: servono due numeri, il minimo e il massimo di giocatori, da { $fewest } a { $most }.
data-markers = { $where }: indica un ruolo per knowledge, uno per influence e uno per power.
data-not-in-play = { $where }: il ruolo { $role } non è mai distribuito in questo scenario.
data-itself = { $where }: un ruolo non può indicare se stesso.
data-one-sided = { $where }: una vittoria condivisa vale per entrambi, quindi anche { $role } deve indicare { $sharer }.
data-wrong-number-of-roles = { $where }: con { $players } giocatori i ruoli sono troppi o troppo pochi.
data-unknown-statistic = { $where }: non c’è nessuna statistica “{ $name }”. La più vicina è { $nearest }.
data-unknown-circumstance = { $where }: “{ $name }” non dice niente di una partita. La più vicina è { $nearest }.
data-not-tables = { $where }: qui serve una lista di tabelle, almeno una.
data-not-circumstances = { $where }: qui serve una lista di testi, per esempio ["role:fool", "players:8"].
data-card-picture = { $where }: di’ che cosa è disegnato sulla carta, per esempio "role:king", "deed:arrest", "figure:jester" o "game:kingup".
data-id = { $where }: qui serve un identificativo di lettere minuscole, cifre e trattini, al massimo { $most }.
data-card-twice = { $where }: un’altra carta ha già l’identificativo “{ $id }”.
data-mark-twice = { $where }: due segni di questa carta hanno lo stesso nome.
data-at-most-of-many = { $where }: “at-most” va solo con l’ambito “game”, perché su più partite una somma può solo crescere.
data-target-of-nothing = { $where }: l’avrebbero tutti subito; chiedi almeno 1.
data-card-text = { $where }: qui serve un testo da 1 a { $most } lettere, o una tabella di testi simili per lingua ({ $known }).

intrigue-not-now = “{ $action }” ora non si può fare: { $asked ->
    [act] c’è da fare un’azione.
    [sell] vendi un’altra carta, o scrivi “stop selling”.
    [give] indica che cosa dai.
    [ask] indica che cosa chiedi in cambio.
    [answer] accetta, rifiuta o fai una controfferta.
    [join] indica se accetti l’alleanza.
   *[other] tocca al caso.
}
intrigue-no-such-player = Quel giocatore non esiste.
intrigue-not-yourself = Questo si fa agli altri, non a se stessi.
intrigue-dead = { $player } non è più in vita.
intrigue-not-enough-gold = Non hai abbastanza oro.
intrigue-cards-missing = Non hai le carte che servono.
intrigue-bought-already = In questo turno hai già comprato una carta.
intrigue-no-cards-to-buy = Non ci sono più carte da pescare.
intrigue-no-discard = Non ci sono scarti.
intrigue-no-such-card = Non hai una carta così da vendere.
intrigue-too-many-offers = Puoi proporre { $most } scambi per turno, e li hai già proposti.
intrigue-both-gold = In uno scambio solo una parte può dare oro.
intrigue-allies-do-not = Tra alleati non si corrompe, non si estorce e non si indaga, e con { $player } hai un’alleanza.
intrigue-already-allied = Hai già un’alleanza.
intrigue-partner-is-allied = { $player } ha già un’alleanza.
intrigue-no-alliances = In questo scenario non ci sono alleanze.
intrigue-too-many-proposals = Puoi proporre { $most } alleanze per turno, e le hai già proposte.
intrigue-no-such-alliance = Non c’è nessuna alleanza da rompere a nome di { $player }: indica il primo dei due alleati.
intrigue-no-alliance-to-break = Non c’è nessuna alleanza da rompere.
intrigue-not-your-role = Il tuo ruolo non ha quest’azione.
intrigue-jailed-once = “Prendetelo!” si usa una sola volta per turno.
intrigue-already-jailed = { $player } è già in cella.
intrigue-role-is-out = Quel ruolo non si può distribuire.
intrigue-not-in-the-pile = Quel seme non è nel mazzo.
intrigue-not-in-the-hand = Quel seme non si può prendere.
intrigue-countered-often = In questo scambio ci sono già state { $most } controfferte: accetta o rifiuta.
intrigue-nothing-to-give = In uno scambio bisogna dare qualcosa, e non c’è nulla da dare.
intrigue-holds-both = Hai entrambe le carte per un’alleanza: indicale. Con una sola può proporre soltanto chi non ha l’altra.
intrigue-must-pay = { $player } ha una sola delle due carte: puoi accettare pagando l’altra, o rifiutare.
intrigue-too-many-withdrawals = In questo turno hai già rinunciato a { $most } offerte: questa devi farla.

lab-unknown-bot = Per questo gioco nessun giocatore si chiama “{ $bot }”. Ci sono: { $known }.
lab-no-scheduler = Nessuno scheduler di dask.distributed risponde a “{ $address }”: { $reason }
lab-rule-unclear = Una regola della casa si scrive NOME=VALORE; “{ $text }” non è scritto così.
lab-rule-unknown = { $count ->
    [0] Nelle regole di questo gioco nessun numero si chiama “{ $name }”. “vivat lab rules GIOCO” li elenca tutti, con i loro limiti.
   *[other] Nelle regole di questo gioco nessun numero si chiama “{ $name }”. Forse: { $near }? “vivat lab rules GIOCO” li elenca tutti, con i loro limiti.
    }
lab-rule-no-number = La regola della casa { $name } vuole un numero intero; “{ $value }” non lo è.
lab-rule-range = In questo gioco la regola della casa { $name } non può valere { $value }. Valori possibili: { $allowed }.
lab-rule-bounds = Ciò che può variare si scrive NOME o NOME=MIN..MAX; “{ $text }” non è né l’uno né l’altro.
lab-rule-backwards = Ciò che può variare si scrive NOME=MIN..MAX, prima il numero più piccolo: { $name }={ $high }..{ $low }.
lab-unknown-addition = A questo gioco non si può aggiungere con “+” nulla che si chiami “{ $name }”. Ci sono: { $known }.
lab-no-roles = Solo il gioco di carte ha ruoli e una scheda dei ruoli; “{ $game }” è un gioco del castello.
lab-unknown-game = Il gioco “{ $game }” non esiste. Ci sono: { $known }; con “+” si aggiunge un’opzione.
lab-nothing-to-compare = Quali regole vanno confrontate con quelle del libro? Indicane almeno una diversa, con --rule NOME=VALORE.
lab-castle-only = “{ $game }” non è un gioco del castello: solo i loro bot si possono studiare così.
lab-no-records = In “{ $source }” non ci sono partite registrate: indica file che finiscono in .vivat, o cartelle che ne contengono.
lab-too-few-decisions = In queste partite ci sono troppo poche decisioni di “{ $who }”: servono { $count } mosse e altrettanti voti per un tipo di edizione.
lab-ladder-of-one = Per una classifica servono almeno due giocatori diversi.
lab-several = { $name } deve contenerne diversi, per esempio ("steward", "page", "random"); { $given } è un testo solo.
lab-folder = Non si possono scrivere i risultati in “{ $folder }”: { $reason }.

## Un bot proprio (FILE.py:CLASS)

bot-no-file = Non c’è un file “{ $file }” che contenga un bot.
bot-broken-file = Il file “{ $file }” non si può caricare: { $error }.
bot-no-class = In “{ $file }” non c’è un bot di nome “{ $bot }”. Classi che lì hanno un metodo act(observation): { $known }.
bot-which = Quale bot di “{ $file }”? Scrivi { $file }:CLASSE. Classi che lì hanno un metodo act(observation): { $known }.
bot-not-made = Il bot “{ $bot }” non si può creare: { $error }. La sua classe viene chiamata con un random.Random, o senza nulla se non prende nulla.
bot-no-answer = Il bot “{ $bot }” ha restituito None (fase: { $phase }). Il suo metodo act deve restituire una delle { $count } azioni di observation.legal.
bot-illegal = Il bot “{ $bot }” ha risposto { $answer } (fase: { $phase }), che non è tra le { $count } azioni di observation.legal.
bot-raised = Il bot “{ $bot }” si è fermato (fase: { $phase }): { $error }.
bot-too-slow = Il bot “{ $bot }” non ha risposto entro { $seconds } secondi (fase: { $phase }).
bot-in-record = Questa partita è stata giocata con un bot preso da un file, “{ $bot }”. Una partita salvata non esegue file da sola: aggiungi --bot { $bot } se vuoi che venga eseguito.
