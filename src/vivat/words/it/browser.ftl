## The browser: screens, buttons, questions. Events and places are in the catalogues of the families.

skip-to-content = Vai al contenuto
main-menu = Menu principale
menu-new = Nuovo tavolo
menu-learn = Impara
menu-rules = Regole
menu-settings = Impostazioni
menu-you = Sei
close = Chiudi
save = Salva
loading = Un momento…
sending = Invio in corso…
offline = Nessuna connessione. Le tue scelte sono al sicuro e partono appena torna la linea.
paused = In pausa
go-home = Pagina iniziale
lost-title = Qui non c’è nulla
lost-text = A questo indirizzo non c’è nessuna pagina. Forse il link è incompleto.
unreached-title = Server irraggiungibile
unreached-again = Riprova
points = { $count ->
    [one] un punto
   *[other] { $count } punti
}
reader = tu
reader-and = tu e { $name }

## Home

home-title = Gioca
home-welcome = Corone, segreti e buona compagnia
home-text = Quattro giochi di castello e di corte, nel tuo browser: con gli amici o contro i bot.
home-friends = Gioca con gli amici
home-friends-text = Apri un tavolo e manda il link.
home-play-now = Gioca subito contro i bot
home-play-now-text = { $game } con { $bots ->
    [one] un bot
   *[other] { $bots } bot
}, subito.
home-learn = Impara
home-learn-text = Giochi una manche, passo dopo passo, in tre minuti.
home-puzzle = Il problema del giorno
home-puzzle-text = Una posizione presa da una partita, e una scelta nettamente migliore delle altre. La trovi?
home-puzzle-right = Hai risolto il problema di oggi. Il prossimo arriva domani.
home-puzzle-wrong = Hai già risposto al problema di oggi. Il prossimo arriva domani.
home-puzzle-go = Risolvilo
home-puzzle-again = Rivedilo
home-puzzle-streak = Risolto per { $days } giorni di fila
home-you-are = Il tuo nome: { $name }.
home-change-name = Cambia
home-no-account = Niente account, niente password: basta un nome.
home-pick-name = Scegli un nome
home-been-here = Ho già giocato qui
home-name = Il tuo nome
home-choose = Scegli un gioco
home-running = Le tue partite in corso
home-waits = tocca a te
home-open = Tavoli aperti
home-none-open = Nessuno ha aperto un tavolo per tutti. Comincia tu.
home-finished = Le tue partite finite
home-none-finished = Ancora nessuna.
home-play-again-text = Di nuovo { $game }, come l’ultima volta.
home-back = Che bello rivederti, { $name }
home-due = tempo fino al giorno { $date }
home-waits-for = si aspetta { $who }
home-running-more = { $count ->
    [one] Un’altra partita
   *[other] Altre { $count } partite
}
home-circles = Circoli: le persone con cui giochi spesso
home-join = Unisciti a un tavolo
home-link = Link del tavolo
home-join-button = Vai
friends-title = Gioca con gli amici
friends-players = In quanti giocate?
friends-minutes = { $minutes } minuti
friends-bots-later = I bot possono occupare i posti che restano liberi.
friends-open = Apri il tavolo
friends-more = Regole, orologio e altro

game-kingup = KingUp!
game-kingup-line = Tredici personaggi salgono i piani di un castello. Sei di loro, in segreto, sono i tuoi.
game-vive-le-roi = Vive le Roi !
game-vive-le-roi-line = Il castello del 2024: Giullare, WC, segrete, squadre e varianti.
game-viva-il-re = Viva il Re!
game-viva-il-re-line = Il classico del 2003, come lo racconta il suo regolamento.
game-intrigue = Long Live the King
game-intrigue-line = Un gioco di carte a ruoli segreti: corrompi, spia, stringi alleanze e vinci prima degli altri.
game-facts = { $fewest }–{ $most } giocatori · { $minutes } minuti tra amici, { $alone } contro i bot
difficulty-easy = facile da imparare
difficulty-middle = si impara in una partita
game-with-bots = Contro i bot
game-first-again = Di nuovo la partita per principianti
game-new-table = Con gli amici
status-gathering = in attesa di giocatori
status-damaged = danneggiato
status-closed = chiuso da chi gestisce il server
status-playing = in corso
status-finished = finita
open-chair = posto libero
gathering-partner = in squadra con { $name }
gathering-your-partner = in squadra con te
gathering-team = in una squadra di due
bot-seat = bot: { $level }
bot-random = Casuale
bot-random-line = gioca come capita.
bot-page = Paggio
bot-page-line = è facile da battere, e sbaglia come una persona.
bot-steward = Intendente
bot-steward-line = è solido, e gioca secondo regole fisse.
bot-chancellor = Cancelliere
bot-chancellor-line = calcola, ma deduce le carte altrui solo a metà; una frazione di secondo a mossa.
bot-king = Re
bot-king-line = calcola, e deduce le carte altrui da tutto ciò che gli altri fanno; una frazione di secondo a mossa.

## A new table

new-title = Nuovo tavolo
new-game = Gioco
new-seats = Posti
new-seat = Posto { $number }
new-chair-me = io
new-chair-open = libero, per chi inviti
new-add-seat = Un posto in più
new-remove-seat = Togli l’ultimo posto
new-team = squadra di due
new-options = Opzioni
option-memory-aids-name = Aiuti alla memoria
option-memory-aids = Aiuti alla memoria: il tavolo tiene a mente per te ciò che hai visto (carte voto; nel gioco di carte, ciò che sai di ognuno)
new-scenario = Scenario
new-scenario-choice = { $name } ({ $players }): { $line }
option-session-points = Sessione a quanti punti (vuoto: una partita singola)
option-own-sheet = La tua scheda dei ruoli (il testo del file)
option-own-scenario = Il tuo scenario (il testo del file)
own-text-good = Si può giocare.
own-text-line = Riga { $number }, “{ $line }”: { $reason }
own-text-example = Parti da quello solito
own-text-last = Torna all’ultimo valido
own-text-share = Copia un link che lo contiene
own-text-meaning = Che cosa significa
sheet-group-base = Sempre in gioco
sheet-group-random = Estratti tra questi
sheet-group-out = Non in gioco
sheet-wins-by = Vince { $condition }
scenario-hunts = { $hunter } ha come bersaglio { $target }.
scenario-partners = { $one } e { $other } sono compagni: quando vince uno, vincono e fanno punti entrambi.
scenario-no-alliances = Non ci sono alleanze.
scenario-no-allied-victories = Le alleanze si possono stringere e rompere, ma non fanno vincere nessuno.
scenario-known = Tutti sanno quali ruoli sono in gioco.
scenario-special = Le particolarità di “{ $name }”
option-most-rounds = Dopo quanti giri finisce una partita senza vittoria (0: mai)
new-habits = Impostazioni del tavolo
new-listed = In elenco: chiunque può trovare il tavolo
new-spectators = Spettatori ammessi
new-ask-twice = Chiedi conferma prima di ciò che non si può annullare
new-remarks = I bot parlano: affermano, avvertono, contrattano e minacciano
new-clock = Orologio
new-clock-none = nessun orologio
new-clock-decision = un tempo per ogni decisione
new-clock-bank = una riserva di tempo per ogni giocatore
new-clock-days = giorni per ogni decisione: non serve esserci insieme
new-seconds = Secondi
new-increment = Secondi aggiunti dopo ogni decisione
new-grace = Dopo quanti secondi di assenza un bot tiene il posto
new-create = Apri il tavolo
new-hot-seat = Gioca in più persone su questo schermo, a turno
new-cannot = Così non si può ancora giocare. { $reason }
new-way-on = Gioca con: { $option }
new-way-off = Gioca senza: { $option }
new-first = Chi comincia
new-first-chance = decide la sorte
new-first-seat = Posto { $number }: { $who }

## The table

table-title = Tavolo
your-turn-now = Ora decidi tu.
signal-your-turn = Tocca a te
call-pause = { $name } vorrebbe una pausa.
call-offer = Dare a { $name } il posto di { $chair }?
call-rematch = Un’altra partita? Lo chiede { $name }.
call-join = Ci sto
call-agree = D’accordo
call-next = Anche { $game } ti aspetta.
call-next-button = Partita successiva
call-unread = { $count ->
    [one] Un nuovo messaggio
   *[other] { $count } nuovi messaggi
}
people-title = Al tavolo
people-with = con { $name }
people-host = ospita il tavolo
people-kept = un bot tiene il posto
people-away = assente
people-voted = { $who-is ->
    [you] hai votato
   *[other] ha votato
}
people-thinking = sta pensando
people-preparing = si sta preparando, ancora { $seconds } s circa
people-stand-in = Fai giocare un Intendente
people-to-decide = { $who-is ->
    [you] tocca a te
   *[other] deve decidere
}
people-more-time = Un minuto in più
people-spectators = { $count ->
    [one] Uno spettatore
   *[other] { $count } spettatori
}
habits-title = Altro
habits-pause = Chiedi una pausa
habits-resume = Termina la pausa
habits-leave = Lascia il tavolo
habits-return = Torna al tuo posto
habits-mute = Nascondi quello che scrive { $name }
habits-unmute = Mostra quello che scrive { $name }
habits-give = Offri a { $name } il posto di { $chair }
habits-agree = D’accordo: { $name } prende il posto di { $chair }
gathering-title = Chi gioca?
gathering-expected = Si aspetta ancora, dalla partita precedente: { $who }.
talk-last-game = dalla partita precedente
gathering-sit = Siediti qui
gathering-move = Siediti qui
gathering-chair = Posto { $number }
gathering-start = Comincia la partita
gathering-fill = Completa con i bot
gathering-invites = { $name } ti invita a giocare a { $game }
gathering-wait = Chi ospita darà il via alla partita.
gathering-leave = Lascia il posto
gathering-stay = Resta
gathering-next-host = Se lasci il posto, chi ospita sarà { $name }.
gathering-leave-empty = Se lasci il posto, ospiterà la prossima persona che si siede.
gathering-levels = Quanto sono forti i bot?
gathering-remove = Fai alzare { $name }
gathering-invite = Invita gli amici
gathering-share = Condividi
gathering-code = Oppure fai inquadrare questo codice con il telefono.
gathering-code-label = Il link di questo tavolo come codice QR
invite-text = Vieni a giocare a { $game } con me!
preview-invites = Vieni a giocare a { $game }
preview-room = { $count ->
    [one] { $names } e un posto libero.
   *[other] { $names } e { $count } posti liberi.
}
preview-table = Un tavolo di { $game }
preview-replay = Una partita di { $game }, mossa per mossa
preview-played = Con { $names }.
outline-title = Che cosa si gioca
outline-length = { $players } giocatori, circa { $minutes } minuti
outline-scenario = Scenario: { $name }
outline-roles = I ruoli, e come vince ciascuno
outline-clock-none = Senza orologio: si pensa quanto si vuole.
outline-clock-decision = { $seconds } secondi per ogni decisione
outline-clock-bank = { $seconds } secondi in tutto per ogni giocatore, più { $increment } dopo ogni decisione
outline-clock-days = { $days ->
    [one] Un giorno
   *[other] { $days } giorni
} per ogni decisione: non serve esserci insieme
outline-spectators = Si può assistere.
outline-no-spectators = Nessuno assiste.
outline-teams = Squadre di due: si decide insieme, e conta il più basso dei due punteggi.
outline-teams-shared = Squadre di due: si decide insieme, con un solo punteggio.
outline-minute = Non lo conosci? Imparalo in un minuto
outline-rules = Le regole
outline-lesson = Impara giocando
minute-role = Ognuno ha un ruolo segreto, e ogni ruolo vince a modo suo. La tua carta dice come.
minute-turn = Nel tuo turno ricevi oro e fai fino a due azioni: comprare, vendere, scambiare, corrompere, estorcere, indagare e altro.
minute-deal = Parla e scambia. Prometti pure quello che vuoi: quello che dai, però, è dato.
minute-ally = { $allied ->
    [0] Un’alleanza costa 2 Influenza, e l’altro deve accettare. In questo scenario nessuno vince grazie a un’alleanza.
   *[other] Gli alleati vincono insieme. Un’alleanza costa 2 Influenza, e l’altro deve accettare.
}
minute-win = { $allied ->
    [0] Vince chi soddisfa per primo la condizione della sua carta.
   *[other] Vince chi soddisfa per primo la condizione della sua carta, da solo o con un alleato.
}
gathering-link-text = Chi ha questo link può sedersi qui.
gathering-copy = Copia
gathering-copy-by-hand = Il link è selezionato: copialo con Ctrl+C o tenendolo premuto.
gathering-copied = Copiato
gathering-begins = comincia
finished-title = La partita è finita
finished-you-win = Hai vinto!
finished-won = { $count ->
    [one] Vince { $who }!
   *[other] Vincono { $who }!
}
finished-session-won = { $count ->
    [you] Hai vinto la sessione!
    [one] { $who } vince la sessione!
   *[other] { $who } vincono insieme la sessione!
}
finished-last-game = L’ultima partita
finished-games = Le partite della sessione
finished-game = Partita { $number }
finished-game-nobody = non ha vinto nessuno
finished-rematch = Un’altra partita
finished-next = Prossima partita
finished-replay = Rivedi
finished-review = Analizza la partita
finished-share = Condividi
copy-refused = Questo browser non permette a una pagina di copiare.
finished-saved = L’immagine è salvata.
finished-shared = L’immagine è salvata e il link della partita è copiato.
finished-wanting = { $count ->
    [one] { $who } vuole giocare ancora.
   *[other] { $who } vogliono giocare ancora.
}
ending-own-place = { $rank ->
    [2] Hai chiuso al secondo posto
    [3] Hai chiuso al terzo posto
    [4] Hai chiuso al quarto posto
    [5] Hai chiuso al quinto posto
    [6] Hai chiuso al sesto posto
    [7] Hai chiuso al settimo posto
   *[8] Hai chiuso all’ottavo posto
}{ $behind ->
    [0] {"."}
    [one] , a un punto.
   *[other] , a { $behind } punti.
}
ending-round = Manche { $round }
ending-ahead = { $first-is ->
    [you] Superi
    [your-team] { $first } superate
    [team] { $first } superano
   *[one] { $first ->
        [Emissario] L’Emissario supera
       *[other] { $first } supera
    }
} { $second-is ->
    [you] te
    [your-team] voi
   *[other] { $second ->
        [Emissario] l’Emissario
       *[other] { $second }
    }
} di { $points ->
    [one] un punto
   *[other] { $points } punti
}.
ending-level-with-emissary = { $first } e l’Emissario { $first-is ->
    [you] siete
    [your-team] siete
   *[other] sono
} pari, ma lui vince solo se è davanti a tutti.
ending-highest-favourite = { $first } e { $second } { $first-is ->
    [one] sono pari, e { $first } ha
    [team] sono pari, e { $first } hanno
    [you] siete pari, e hai
   *[your-team] siete pari, e avete
} il Favorito più in alto.
ending-most-favourites = { $first } e { $second } { $first-is ->
    [one] sono pari, e { $first } ha
    [team] sono pari, e { $first } hanno
    [you] siete pari, e hai
   *[your-team] siete pari, e avete
} { $difference ->
    [one] un Favorito
   *[other] { $difference } Favoriti
} in più nel castello.
ending-shared = { $who-is ->
    [your-team] { $who } siete pari, e nulla vi separa.
   *[other] { $who } sono pari, e nulla li separa.
}
ending-coronation = Manche { $round }: la corona va { $character-is ->
    [jester] al Giullare
   *[other] a { $character }
}, e chi ci guadagna di più { $who-is ->
    [you] sei tu
    [your-team] siete { $who }
    [team] sono { $who }
   *[other] è { $who ->
        [Emissario] l’Emissario
       *[other] { $who }
    }
}: { $points }.
finished-record = Salva la partita
finished-session = Punti della sessione, a { $goal }
are-you-sure = “{ $action }”: confermi?
yes-do-it = Sì, procedi
no-wait = No, aspetta
give-up = Annulla
all-moves = Elenco di tutte le mosse ({ $count })
team-proposes = { $who } propone: { $action }
team-waits = La tua proposta: { $action }. Manca il sì di { $who }.
team-instead = Per proporre altro, sceglilo: prende il posto di questa proposta.
team-agree = Accetta
team-other = Un’altra idea
team-lower = in squadra conta il più basso dei due punteggi

floor-full = pieno
log-head = Che cosa è successo
log-ballots-forgotten = I voti restano qui fino alla mossa successiva, poi spariscono fino a fine partita: tienili a mente.
log-filter = Mostra
log-all = tutto
log-game = la partita
log-talk = parole
line-by-clock = (tempo scaduto: ha deciso un bot)
line-opened = { $name-is ->
    [you] Apri
   *[other] { $name } apre
} il tavolo.
line-sat = { $name-is ->
    [you] Ti siedi
   *[other] { $name } si siede
}.
line-moved = { $name-is ->
    [you] Cambi
   *[other] { $name } cambia
} posto.
line-renamed = { $name-is ->
    [you] Ora ti chiami { $name }.
   *[other] { $before } ora si chiama { $name }.
}
line-left = { $name-is ->
    [you] Lasci
   *[other] { $name } lascia
} il tavolo.
line-arranged = Si siede un bot: { $name }.
line-removed = Chi ospita fa alzare { $name } dal tavolo.
line-opened-chair = Un posto è di nuovo libero.
line-host = { $name-is ->
    [you] Ora a ospitare il tavolo sei tu.
   *[other] Ora a ospitare il tavolo è { $name }.
}
line-started = La partita comincia.
line-voted = { $seat-is ->
    [one] { $seat } ha
    [team] { $seat } hanno
    [you] Hai
   *[your-team] { $seat } avete
} votato.
line-proposed = { $name-is ->
    [you] Proponi
   *[other] { $name } propone
}: { $text }
line-kept = { $name-is ->
    [you] Un bot tiene il tuo posto.
   *[other] Un bot tiene il posto di { $name }.
}
line-returned = { $name-is ->
    [you] Sei
   *[other] { $name } è
} di nuovo qui.
line-offered = Il posto di { $chair } è offerto a { $taker }, se tutti sono d’accordo.
line-agreed = { $name-is ->
    [you] Sei
   *[other] { $name } è
} d’accordo: il posto di { $other } si può cedere.
line-given = { $name-is ->
    [you] Prendi
   *[other] { $name } prende
} un posto lasciato libero.
line-said = { $name }: { $text }
line-said-team = { $name } (alla squadra): { $text }
line-claimed = { $name-is ->
    [you] Dichiari
   *[other] { $name } dichiara
}: “{ $text }”
line-muted = Non vedi più quello che scrive { $other }.
line-unmuted = Vedi di nuovo quello che scrive { $other }.
line-pause-wished = { $name-is ->
    [you] Chiedi
   *[other] { $name } chiede
} una pausa.
line-paused = Gli orologi si fermano.
line-resumed = Gli orologi ripartono.
line-restarted = Il server non ha risposto per un momento. Chi stava pensando ricomincia da capo.
line-time-given = { $seat-is ->
    [you] { $name } ti dà più tempo.
    [your-team] { $name } vi dà più tempo.
   *[other] { $name-is ->
        [you] Dai
       *[other] { $name } dà
    } più tempo a { $seat }.
}
line-holiday = { $name-is ->
    [you] Sei
   *[other] { $name } è
} { $days ->
    [0] di ritorno dalle vacanze.
    [one] in vacanza per un giorno.
   *[other] in vacanza per { $days } giorni.
}
line-stand-in = { $name-is ->
    [you] Preferisci
   *[other] { $name } preferisce
} non aspettare: un Intendente sostituisce i bot che non sono ancora pronti.
line-finished = La partita è finita.
line-rematch = { $name-is ->
    [you] Vuoi
   *[other] { $name } vuole
} giocare ancora.

talk-title = Chat
talk-text = Il tuo messaggio
talk-kind = A chi
talk-all = a tutti
talk-team = alla mia squadra
talk-claim = come dichiarazione, che resta in elenco
talk-claim-role = Dico di essere
talk-claim-role-choose = scegli un ruolo, vero o no
talk-claims = dichiara: “{ $text }”
talk-reactions = Reazioni
talk-send = Invia
talk-placeholder-say = Scrivi qualcosa
talk-placeholder-team = Lo legge solo la tua squadra
talk-placeholder-claim = “Potete fidarvi di me.” Vero o no.
claims-title = Dichiarazioni, vere o no
phrase-hello = Ciao!
phrase-thanks = Grazie
phrase-well-played = Ben giocato
phrase-sorry = Scusate
phrase-one-moment = Un momento, per favore
phrase-your-turn = Tocca a te
phrase-good-game = Bella partita
phrase-bye = Alla prossima
phrase-fair-trade = È equo per tutti e due
phrase-need-it = Mi serve davvero
phrase-no-harm = Non ci perdi niente
phrase-owe-you = Ti devo un favore
phrase-against-leader = Insieme fermiamo chi è in testa
phrase-last-offer = È la mia ultima parola
phrase-laughing = ride
phrase-surprised = è di stucco
phrase-doubtful = ha dei dubbi
phrase-sad = è triste
phrase-fond = manda un cuore

notebook-title = Taccuino
notebook-text = Lo vedi solo tu. Tocca una casella: sì, no, forse, nulla.
notebook-cell = { $who }, { $what }: { $mark }
notebook-none = nessun segno
notebook-yes = sì
notebook-no = no
notebook-maybe = forse

## Il ritmo di un tavolo

pace-title = Ritmo
pace-calm = calmo
pace-brisk = svelto
pace-instant = immediato
sound-switch = Suoni
to-my-turn = Fino al mio turno
to-now = Salta
keys-title = Tasti
keys-arrows = da un personaggio che si può muovere al successivo
keys-digits = a quel piano, quando un personaggio è scelto
keys-actions = apre un’azione, nell’ordine dell’elenco
keys-end = chiude il turno
keys-reference = apre il promemoria
keys-escape = annulla una scelta non ancora fatta
keys-hide = nasconde la tua carta, o la mostra
keys-notebook = apre il taccuino
keys-skip = salta quello che si sta mostrando
keys-turn = subito al tuo turno
keys-help = questo elenco
since-your-turn = { $me ->
    [0] Che cosa è successo ({ $count }):
   *[1] Dal tuo ultimo turno ({ $count }):
}
tab-log = Cronaca
tabs-label = Intorno alla partita
first-use = Novità
first-understood = Capito
first-favourites = I sei con il cuore sono i tuoi Favoriti: solo tu li conosci. Ognuno mette chi vuole: più in alto stanno i tuoi sei all’incoronazione, più punti fai.
first-one-board = Ognuno ha sei Favoriti segreti: guarda la tua carta con i pulsanti qui sopra, una persona alla volta. Poi piazza chi vuoi: più in alto stanno i tuoi sei all’incoronazione, più punti fai.
first-climb = Fai salire di un piano chi vuoi, non solo i tuoi. Chi arriva in cima può essere proposto per il trono.
first-vote = Basta un solo No per respingere il candidato. Un No giocato è perso, comunque vada; un Sì torna in mano.
first-forgotten-ballots = Ricorda chi ha votato che cosa: a questo tavolo i voti si vedono una volta sola e non restano scritti.
first-wc = Il piano di sopra è pieno: il suo WC è aperto, e un personaggio può aspettare lì finché si libera un posto. La moneta dice quanto vale.
first-stomachache = Un Mal di pancia annulla tutta l’elezione: il candidato torna al piano 5, qualunque cosa giochino gli altri. Puoi giocarlo una sola volta per manche.
first-jester = Il Giullare davanti al trono! Se riceve la corona, il mondo va alla rovescia: quello che dava punti li toglie.
first-ambition = Un’Ambizione è un obiettivo segreto di questa manche. Tieni quella in cui credi: dà punti in più al conteggio.
first-emissary = L’Emissario dell’Impero è della partita: nessuno lo guida, ma vota e fa punti. I suoi Favoriti portano un rombo blu.
first-wedding = Nozze reali: qualcuno ha già la corona e aspetta accanto al trono. Una seconda incoronazione chiude la manche; fino ad allora i tuoi Favoriti restano scoperti.
first-teams = Giocate in squadra: uno propone, l’altro accetta. I cuori bianchi sono i Favoriti di chi è in squadra con te.
first-role = Ognuno ha un ruolo segreto, e ogni ruolo vince a modo suo. Guarda la tua carta: dice che cosa ti serve, e quando conta.
first-turn = Tocca a te: l’oro l’hai già preso. Ora fino a due azioni: tocca qualcuno, un mazzo o una tua carta, o scegli un’azione. Un’azione impossibile dice perché lo è.
first-offer = Qualcuno ti propone uno scambio. Accetta, rifiuta o rispondi con una controfferta; niente passa di mano finché non siete d’accordo.
first-alliance = Qualcuno ti propone un’alleanza. Se vince uno dei due, vince anche l’altro, per meno punti; accettare non svela nulla del tuo ruolo.
first-ready = Hai tutto quello che ti serve! La tua carta dice quando conta; fino ad allora gli altri possono ancora toglierti qualcosa.

## The castle

castle-round = Manche { $round } di { $rounds }
castle-leads = { $who-is ->
    [one] { $who } è
    [team] { $who } sono
    [you] sei
   *[your-team] { $who } siete
} in vantaggio di { $points }
castle-lead-together = { $who } in testa alla pari
castle-level = tutti pari
castle-laid = { $who-is ->
    [one] { $who } porta
    [team] { $who } portano
    [you] Porti
   *[your-team] { $who } portate
} { $character-is ->
    [jester] il Giullare
   *[other] { $character }
} davanti al trono. Ognuno posa la sua carta.
castle-turned = Si scoprono le carte…
castle-counted = { $who }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, ora { $score }.
castle-counted-ambition = { $ambition }: { $points ->
    [0] mancata.
   *[other] riuscita, { $points } punti compresi.
}
castle-ask-place = Piazza un personaggio a un piano da 1 a 4.
castle-ask-climb = Fai salire un personaggio.
castle-ask-vote = Vota in segreto.
castle-ask-keep = Tieni una delle tue due Ambizioni.
castle-wait-a-moment = Un momento.
waiting-for = In attesa di { $who }.
castle-over = La partita è finita.
castle-choose-where = – dove va?
castle-place = { $character } al piano { $floor }
castle-move = { $character-is ->
    [jester] Il Giullare
   *[other] { $character }
} sale al piano { $floor }
castle-throne = { $character-is ->
    [jester] Il Giullare
   *[other] { $character }
} davanti al trono
castle-wc = { $character-is ->
    [jester] Il Giullare
   *[other] { $character }
} nel WC del piano { $floor }
castle-vote = Vota { $vote }
castle-new-favourites = Manche { $round }: i tuoi nuovi Favoriti
castle-call-election = sul trono: si vota
castle-keep = Tieni “{ $ambition }”
scene-label = Il castello
favourite = tuo Favorito
can-move = si può muovere
secret-title = La tua carta segreta
secret-hide = Nascondi
secret-show = Mostra
secret-banished = In esilio: { $character } è sulla tua carta, ma non conta.
secret-hidden = Nascosta. Premi h per guardare.
secret-ambition = La tua Ambizione:
ambition-met = per ora riuscita
ambition-unmet = per ora non riuscita
ambition-and-when = { $ambition }: { $when }
secret-worth = Per ora i tuoi Favoriti portano { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
secret-votes = Le tue carte voto: Sì, { $no } × No, { $ache } × Mal di pancia
castle-has-crown = ha la corona
castle-begins-round = comincia la manche
votes-short = { $no } No, { $ache } Mal di pancia
emissary-wins = Vince l’Emissario dell’Impero.
election-question = { $who-is ->
    [one] { $who } chiede
    [team] { $who } chiedono
    [you] Chiedi
   *[your-team] { $who } chiedete
}: diamo la corona { $character-is ->
    [jester] al Giullare
   *[other] a { $character }
}?
election-your-vote = Il tuo voto
election-left = { $count ->
    [one] ne resta 1
   *[other] ne restano { $count }
}
election-worth = Se { $character-is ->
    [jester] il Giullare
   *[other] { $character }
} riceve la corona, i tuoi Favoriti portano { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
election-choose = Nessuno vede la tua carta finché non hanno votato tutti.
election-ambition-met = La tua Ambizione è allora riuscita.
election-ambition-unmet = La tua Ambizione è allora mancata.
election-may-change = Puoi cambiarla finché non arriva l’ultima carta.
result-crowned = Viva il Re!
result-rejected = Non passa!
result-cancelled = Salta tutto!
moment-go-on = Continua
count-of = Manche { $round }: { $character-is ->
    [jester] il Giullare
   *[other] { $character }
} riceve la corona
count-of-couple = Manche { $round }: { $first } e { $second } ricevono la corona
count-who = Giocatore
count-where = I Favoriti e dove stavano
count-ambition-head = Ambizione
count-ambition-brought = { $ambition }: { $points }
count-points = Punti
count-score-head = Punteggio
counts-title = Da dove vengono i punti
victory-turning-points = Che cosa ha deciso la partita
victory-table = Ruoli, mani e punti di questa partita
victory-closest = { $ready ->
    [1] Aveva tutto il necessario al giro { $round }: { $needs }
   *[other] C’era quasi al giro { $round }: { $needs }
}
victory-missed = { $missed ->
    [died] La morte è arrivata prima che contasse
    [target] Bisognava ancora colpire la persona giusta, e non è successo
    [lost] Quando avrebbe contato ne mancava di nuovo una parte: { $when ->
        [start] all’inizio del proprio turno
        [end] alla fine del proprio turno
       *[other] dopo un’azione
    }
   *[other] La partita è finita prima che contasse: { $when ->
        [start] all’inizio del proprio turno
        [end] alla fine del proprio turno
       *[other] dopo un’azione
    }
}
victory-worth = { $how ->
    [ally] { $points } per la vittoria di un alleato
    [last-two] { $points } per la vittoria tra alleati
   *[other] { $points } per il ruolo
}{ $alone ->
    [0] {""}
   *[other] {" "}+ { $alone } per una vittoria non condivisa
}
victory-nothing = Non ha mai avuto nulla di ciò che serviva

## Settings

gallery-title = Galleria
settings-title = Impostazioni
settings-language = Lingua
settings-theme = Colori
settings-theme-system = come il dispositivo
settings-theme-light = chiari
settings-theme-dark = scuri
settings-motion = Animazioni
settings-motion-system = come il dispositivo
settings-motion-full = tutte
settings-motion-none = nessuna
settings-habits = Preferenze
settings-sound = Effetti sonori
settings-notices = Avvisami quando tocca a me e guardo altrove
settings-credits = Personaggi e castello sono disegnati per Vivat. Caratteri: Almendra di Ana Sanfelippo e Nunito Sans di The Nunito Sans Project Authors, entrambi con licenza SIL Open Font License.
settings-ask-twice = Chiedimi conferma prima di ogni mossa
settings-kept-here = Le impostazioni restano in questo browser.
settings-you = Il tuo nome, i tuoi dispositivi, i tuoi dati

## Intrigue

actions-left = { $count ->
    [one] resta un’azione
   *[other] restano { $count } azioni
}
intrigue-round = Giro { $round }
session-now = partita { $number }, a { $goal } punti
actions-head = Le tue azioni
actions-head-later = Che cosa puoi fare nel tuo turno
actions-of-a-role = Le azioni riservate al tuo ruolo si vedono solo mentre lo guardi.
hand-head = Il tuo ruolo e la tua mano
role-look = Guarda il tuo ruolo
role-dealt = Il tuo ruolo segreto
role-dealt-about = Dice come vinci, e lo vedi solo tu.
role-later = Più tardi
role-wins-by = Vinci { $condition }.
private-news = Lo sai solo tu:
private-noted = Visto
threat = { $who } ({ $role }) ha tutto ciò che serve e vince { $when ->
    [start] all’inizio del suo prossimo turno
   *[end] alla fine del suo turno
}, a meno che qualcuno non lo impedisca.
intrigue-hall = La corte
intrigue-seen = { $who }: { $seen }
intrigue-claims = “{ $role }”, a suo dire
intrigue-gold = { $count } Oro
intrigue-discard-on-top = Scarti ({ $count }): { $good } in cima
intrigue-you-are-dead = Non sei più in vita. Vedi ancora ciò che vedono tutti, e ciò che sapevi.
reference-head = Promemoria
reference-turn = Un turno: { $income } Oro, poi fino a due di queste azioni.
happening = { $kind ->
    [deal] Si distribuiscono i ruoli
    [own-death] Per te è la fine
    [assassination] { $done ->
        [begun] Un pugnale!
       *[other] Assassinio!
    }
    [accusation] { $done ->
        [right] Nel segno!
        [wrong] Pista sbagliata!
       *[other] Io accuso!
    }
    [arrest] { $done ->
        [begun] Prendetelo!
       *[other] In cella!
    }
    [sabotage] { $done ->
        [begun] Sabotaggio!
       *[other] L’alleanza è rotta
    }
    [alliance] { $done ->
        [begun] Un’alleanza?
       *[other] Alleanza fatta!
    }
    [seizure] { $done ->
        [seized] Il Potere!
        [missed] Nessun Potere
       *[other] Dov’è il Potere?
    }
   *[victory] { $done ->
        [begun] Carte in tavola!
        [you] Hai vinto!
       *[other] Vittoria!
    }
}
happening-killed-you = Il pugnale era di { $who } ({ $role }).
intrigue-known = { $good }: { $held }
why-of = { $kinds }:
missing = ti serve ancora: { $goods }
actions-later = Potrai farlo nel tuo turno, quando scegli un’azione.
card-pays-for = Serve anche a pagare:
card-pays-nothing = Da sola, per ora, non paga nulla.
cost-wild = { $power ->
    [0] Il Potere è un jolly: può sostituire ogni carta del costo ({ $cost }).
   *[other] Il tuo Potere ({ $power }) è un jolly: può sostituire ogni carta del costo ({ $cost }).
}
cost-pair = coppia o
paid-with-wild = { $goods } (il Potere è un jolly)
paid-always = Paghi { $goods }.
sell-by-cards = Tocca le tue carte, o scegli qui.
sale-tray = Da vendere
sale-sell = Vendi per { $gold } Oro
sale-more = Vendi altro…
goal-find = trovare { $role }
goal-ally = Vinci anche con { $who }: { $condition }
goal-partner = Il tuo compagno è { $role }: se vince uno di voi, vincete entrambi
goal-more = { $good } { $have } (ne servono { $want })
goal-found = { $role }: { $who } ✓
goal-wild = il Potere è un jolly
goal-when = { $when ->
    [start] vale quando comincia il tuo turno
    [end] vale quando finisce il tuo turno
    [target] vinci appena colpisci
   *[action] vale dopo ogni azione
}
role-you-are = Il tuo ruolo: { $role }
role-understood = Al tavolo
role-cover-key = Per coprirlo:
tab-roles = Ruoli
intrigue-hand = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
dossier-head = Il tuo dossier: { $count ->
    [one] 1 cosa che sai solo tu
   *[other] { $count } cose che sai solo tu
}
sheet-head = Scheda dei ruoli: come vince ognuno
desk-head = { $me ->
    [1] Uno scambio: { $who } e tu
   *[other] Uno scambio: { $who } e { $other }
}
desk-alliance = { $me ->
    [1] Un’alleanza con { $who }?
   *[other] Un’alleanza? { $who } e { $other }
}
desk-gives = { $who } dà
desk-gives-you = { $who } ti dà
desk-you-give = { $who } riceve da te
desk-you-ask = Chiedi a { $who }
tray-add = Aggiungi { $good }
tray-take = Riprendi { $good } ({ $count })
tray-was = { $count ->
    [0] nuovo
   *[other] invece di { $count }
}
tray-limits = Da ogni parte: una o due carte, oppure fino a cinque Oro, mai entrambi. L’oro viene da una parte sola.
tray-empty = ancora niente
tray-offer = Proponi
offer-say = Aggiungi una frase
offer-say-nothing = non dire nulla
offer-say-own = Con parole tue…
kind-buy = Compra
kind-buy-text = Una carta per { $buy } Oro, una volta per turno.
kind-sell = Vendi
kind-sell-text = Quante carte vuoi, per { $sell } Oro l’una: un’azione sola.
kind-trade = Scambia
kind-trade-text = Proponi uno scambio. Costa un’azione solo se va in porto.
kind-bribe = Corrompi
kind-bribe-text = { $bribe } Oro: chi ha la carta che chiedi deve dartela, scoperta. Chi non ce l’ha si tiene l’oro.
kind-extort = Estorci
kind-extort-text = 2 Forza: una carta a caso, o fino a { $gold } Oro.
kind-investigate = Indaga
kind-investigate-text = 2 Sapere: guarda un ruolo o una mano. Li vedi solo tu.
kind-ally = Stringi alleanza
kind-ally-text = 2 Influenza, se l’altro accetta. Se ne hai una sola, l’altro paga la seconda. { $allied ->
    [0] In questo scenario nessuno vince per questo: vi protegge soltanto l’uno dall’altro.
   *[other] Si vince insieme.
}
kind-sabotage = Sabota
kind-sabotage-text = Forza, Sapere e Influenza: rompi un’alleanza e prendi una carta a ciascuno dei due.
kind-seize-power = Prendi il Potere
kind-seize-power-text = Due carte dello stesso seme, o { $seize } Oro: giri carte finché non esce Potere.
kind-assassinate = Assassina
kind-assassinate-text = Uccide qualcuno. Tutti vedono allora il tuo ruolo.
kind-accuse = Accusa
kind-accuse-text = Indica la persona che cerchi. Tutti vedono allora il tuo ruolo.
kind-seize-him = Prendetelo!
kind-seize-him-text = Manda qualcuno in cella. Tutti vedono allora il tuo ruolo e il tuo Potere.
act-buy = Compra dal mazzo ({ $price } Oro)
act-buy-discard = Compra { $good } dagli scarti ({ $price } Oro)
act-sell = Vendi { $good } ({ $price } Oro)
act-stop-selling = Chiudi la vendita
act-trade = Scambia con { $who }
act-bribe = { $who }: { $good } ({ $price } Oro)
act-extort-gold = { $who }: fino a { $most } Oro, con { $goods }
act-extort-card = { $who }: una carta a caso, con { $goods }
act-see-role = { $who }: il ruolo, con { $goods }
act-see-hand = { $who }: la mano, con { $goods }
aim-investigate-role = Ruolo
aim-investigate-hand = Mano
aim-extort-card = Una carta a caso
aim-extort-gold = Fino a { $most } Oro
aim-paid = { $aim }, con { $goods }
act-ally = { $who }: metti { $goods } e riprendi { $spared } se { $who } paga una carta
act-ally-sharing = { $who }: paghi la tua unica carta, { $who } deve pagare l’altra
act-sabotage = { $who } e { $other }, con { $goods }
act-seize-power = Con { $goods }
act-assassinate = Assassina { $who }
act-accuse = Accusa { $who }
act-seize-him = Arresta { $who }
act-of-kind = { $kind }: { $action }
act-pass = Chiudi il turno
act-accept = Accetta
act-decline = Rifiuta
act-counter = Controfferta
act-withdraw = Indietro
act-refuse = Rifiuta
act-join = Accetta; non ti costa nulla
act-join-and-pay = Accetta, e paga tu 1 { $good }
intrigue-ask-act = Tocca a te.
intrigue-ask-sell = Quale altra carta vendi?
intrigue-ask-give = La tua offerta per { $who }: che cosa dai?
intrigue-ask-ask = La tua offerta per { $who }: che cosa chiedi in cambio?
intrigue-ask-answer = { $who } ti propone uno scambio.
intrigue-ask-counter-give = La tua controfferta per { $who }: che cosa dai?
intrigue-ask-counter-ask = La tua controfferta per { $who }: che cosa chiedi in cambio?
intrigue-ask-decide = { $who } fa una controfferta.
intrigue-ask-join = { $sharing ->
    [1] { $who } ti propone un’alleanza e può pagare una sola delle due carte.
   *[other] { $who } ti propone un’alleanza.
}

## Rules

rules-title = Regolamento
rules-text = Cerca quello che vuoi sapere, con parole tue. Un numero come R5 accanto a una regola è il suo posto nel regolamento: il gioco lo cita quando una mossa non è permessa.
rules-search = Cerca
rules-found = { $count ->
    [one] Un articolo
   *[other] { $count } articoli
}
rules-found-none = Qui non c’è niente con queste parole. Ecco che cosa si chiede di solito:

## Replay

replay-title = Rivedi la partita
replay-back = Al tavolo
replay-first = All’inizio
replay-before = Un passo indietro
replay-next = Un passo avanti
replay-last = Alla fine
replay-play = Avvia
replay-pause = Ferma
replay-moment = Momento { $moment } di { $last }
replay-viewer = Con gli occhi di
replay-all-secrets = tutti, segreti compresi
replay-secrets = Che cosa aveva ciascuno
replay-role = { $who }, { $role }

## Several people at one screen

hot-seat-title = Su uno schermo solo
hot-seat-text = Giocate su un solo tabellone. Un sipario nasconde ciò che è segreto: i voti, e la tua carta quando la guardi.
hot-seat-many = In quanti giocate su questo schermo?
hot-seat-first = All’inizio ognuno guarda prima la propria carta.
hot-seat-turn = Tocca a { $name }.
hot-seat-first-look = Prima guardate le vostre carte, uno alla volta:
hot-seat-looks = Guarda una carta:
hot-seat-look = { $name }: guarda la tua carta
hot-seat-name = Giocatore { $number }
hot-seat-player = Giocatore { $number }
curtain-pass = Passa il dispositivo: ora decide { $name }
curtain-text = Ora non deve guardare nessun altro.
curtain-hold = Sono { $name }: tieni premuto per aprire il sipario
curtain-close = Chiudi il sipario
curtain-looks = { $name }: ora guarda solo tu.
curtain-back = Non ora

## The game in a minute

learn-goal = Hai sei Favoriti. Nessun altro sa quali sono.
learn-place = Piazza i personaggi ai piani da 1 a 4. I tuoi (con il cuore) vogliono stare in alto, ma non tanto che tutti se ne accorgano. Toccane uno, poi un piano.
learn-climb = Fai salire di un piano chi vuoi, tra i tuoi o no. Chi arriva al trono va al voto.
learn-vote = Ognuno gioca una carta coperta. Basta un No per mandare via il candidato. I tuoi No sono pochi: tienili per quando contano.
learn-count = C’è un Re. Ogni Favorito vale il numero del suo piano, il Re dieci. Tre manche, poi vince il punteggio più alto.

## Segni, mosse in altre parole, l’Emissario

no-answer = Il server non risponde. Riprova tra un momento.
favourite-partner = Favorito di chi è in squadra con te
favourite-emissary = Favorito dell’Emissario
favourite-seen = Favorito
castle-up = { $character-is ->
    [jester] Il Giullare
   *[other] { $character }
} sale di un piano
castle-to-wc = { $character-is ->
    [jester] Il Giullare
   *[other] { $character }
} nel WC
emissary-name = Emissario dell’Impero
emissary-short = Emissario
emissary-line = vota e fa punti, ma nessuno lo guida
emissary-open-card = I Favoriti dell’Emissario, visibili a tutti
replay-beginning = L’inizio.
secret-votes-no = Le tue carte voto: Sì, { $no } × No
votes-shorter = { $no } No
partner-favourites = I Favoriti di chi è in squadra con te
watching = Stai guardando.
kept-for-you = Un bot tiene il tuo posto e decide per te.

## The gallery of the court, for whoever draws

gallery-intrigue-title = Galleria della corte
gallery-intrigue-people = Giocatori
gallery-intrigue-roles = Ruoli
gallery-intrigue-goods = Carte e monete
gallery-intrigue-deeds = Le mosse
gallery-intrigue-hall = La sala
gallery-intrigue-sounds = Suoni
emblem-lion = leone
emblem-fox = volpe
emblem-stag = cervo
emblem-swan = cigno
emblem-owl = gufo
emblem-dragon = drago
emblem-boar = cinghiale
emblem-bear = orso

# Segnalazioni e dati personali.

reporting-title = Segnala qualcuno
reporting-text = Lo leggerà chi gestisce questo server. Al tavolo non lo saprà nessuno.
reporting-whom = Chi?
reporting-choose = Scegli una persona
reporting-lines = Che cosa ha scritto?
reporting-why = Con parole tue, se vuoi
reporting-send = Invia la segnalazione
reporting-sent = La tua segnalazione è stata inviata.
own-data-title = I tuoi dati
own-data-text = Il tuo nome, i tuoi dispositivi, le tue partite e i tuoi circoli restano finché non li cancelli.
privacy-title = Che cosa si conserva di te
privacy-link = Che cosa si conserva, e per quanto
own-data-download = Scarica i miei dati
own-data-delete = Cancella i miei dati
own-data-sure = Il tuo nome e tutto quello che hai scritto spariscono per sempre. Lasci ogni tavolo e ogni circolo; nelle partite finite al tuo posto sta un nome neutro. Lo vuoi davvero?
own-data-yes = Sì, cancella tutto per sempre
own-data-no = No, resto
own-data-deleted = I tuoi dati sono cancellati. Addio!

## Games over days

new-days = Giorni per ogni decisione
new-holidays = Giorni di vacanza per ogni giocatore
new-weekends-off = I fine settimana non contano
new-nights-off = A nessuno scade il tempo fra le 22 e le 8
new-timeout = Quando a qualcuno scade il tempo
new-timeout-once = un bot decide per questa volta
new-timeout-until-back = un bot gioca finché non torna
ahead-tab = Voti
ahead-title = Voti in anticipo
ahead-text = Come voti se uno di loro arriva al trono in questa manche mentre non ci sei? La tua carta viene posata tra dieci minuti e quattro ore dopo l’inizio del voto, così nessuno può distinguerla dalle altre. Fino ad allora puoi cambiare idea.
ahead-ready = Hai detto in anticipo: { $vote }. La tua carta sarà posata da sola; oppure scegli adesso.
holiday-head = Vacanze
holiday-until = Sei in vacanza fino al giorno { $date }. Il tuo orologio è fermo.
holiday-back = Sono di ritorno
holiday-left = { $left ->
    [0] In questa partita non ti restano giorni di vacanza.
    [one] In questa partita ti resta un giorno di vacanza; intanto il tuo orologio si ferma.
   *[other] In questa partita ti restano { $left } giorni di vacanza; intanto il tuo orologio si ferma.
}
holiday-days = Giorni
holiday-take = Vado in vacanza
time-days = { $days } g { $hours } h
time-hours = { $hours } h { $minutes } min
people-holiday = in vacanza fino al giorno { $date }
people-more-day = Concedi un giorno in più a { $name }

you-title = Tu
you-devices = I tuoi dispositivi
you-this-device = questo dispositivo
you-device-unnamed = Un dispositivo senza nome
you-device-name = Nome del dispositivo
you-since = dal giorno { $since }, visto l’ultima volta: { $seen }
you-rename = Rinomina
you-rename-label = Rinomina { $name }
you-remove = Togli
you-remove-label = Togli { $name }
you-removed = { $name } è disconnesso.
you-phone = Gioca anche sul mio telefono
you-phone-text = Un codice da fotografare, o un link da mandarti. Vale una volta, per cinque minuti. Per noi, chi lo apre sei tu.
you-phone-make = Mostra il codice
you-phone-left = Ancora { $minutes }:{ $seconds }
you-phone-over = Il suo tempo è scaduto.
you-phone-picture = Codice QR per un altro tuo dispositivo
you-phone-copy = Copia il link
you-phone-typed = Senza fotocamera, scegli lì “Ho già giocato qui” e scrivi:
you-phone-come = Ora sei su un dispositivo in più.
you-recovery = Codici di recupero
you-recovery-text = Da tenere su carta: se perdi tutti i dispositivi, ciascuno dei tre codici ti riporta qui una volta.
you-recovery-left = { $count ->
    [0] Non ne hai.
    [one] Uno è ancora valido.
   *[other] { $count } sono ancora validi.
}
you-recovery-make = Crea codici di recupero
you-recovery-renew = Creane di nuovi; i vecchi non varranno più
you-recovery-once = Si vedono solo questa volta. Scrivili o stampali adesso.
you-recovery-for = Codici di recupero di { $name } su { $host }
you-recovery-use = Nella pagina scegli “Ho già giocato qui” e scrivine uno. Ciascuno vale una volta.
you-recovery-print = Stampa
you-recovery-done = Li ho presi
you-passkeys = Passkey
you-passkeys-text = Una chiave nel telefono, nel computer o in tasca: torni con un’impronta, il viso o un PIN, senza nulla da ricordare.
you-passkey-make = Crea una passkey
you-passkey-made = La passkey è creata.
you-passkey-no = In questo browser o a questo indirizzo non ci sono passkey.
you-log-out = Esci
you-log-out-here = Esci da qui
you-log-out-others = Esci da tutti gli altri
you-log-out-all = Esci ovunque
you-log-out-lost = Non resterebbe alcun dispositivo, codice di recupero o passkey: { $name } e tutte le sue partite andrebbero perduti per sempre. Crea prima dei codici di recupero.
you-log-out-lost-all = Anche i codici di recupero non varranno più: senza dispositivi né passkey, { $name } e tutte le sue partite andrebbero perduti per sempre. Esci prima da tutti gli altri, crea dei codici di recupero e poi esci da qui.
you-log-out-void = I codici di recupero e i link aperti non varranno più: creane di nuovi. Tieni le passkey, e gli indirizzi e i webhook delle notifiche, solo se è tutto tuo.
you-log-out-yes = Esci lo stesso
you-logged-out = Fatto: questo dispositivo è disconnesso.
you-others-out = Gli altri tuoi dispositivi sono disconnessi.

link-title = Ritorna
link-code = Codice
link-code-text = Quello che hai su carta, o quello di un altro tuo dispositivo. Maiuscole, spazi e trattini non contano.
link-look = Avanti
link-passkey = Con una passkey
link-you-will-be = Qui sarai { $name }
link-yours = Con il nome vengono i suoi tavoli, e lo stesso posto a ciascun tavolo.
link-instead = { $count ->
    [one] In questo browser ora sei { $name }, con una partita. Resta a { $name }, e ci torni solo con un altro dispositivo, un codice o una passkey di { $name }.
   *[other] In questo browser ora sei { $name }, con { $count } partite. Restano a { $name }, e ci torni solo con un altro dispositivo, un codice o una passkey di { $name }.
}
link-yes = Sì, sono { $name }
link-no = No
link-same = Qui sei già { $name }

# Le partite in più giorni: trovarle, essere avvisati, votare in anticipo.

link-done = Che bello rivederti, { $name }.
friends-when = Quando giocate?
friends-tonight = Stasera, in una volta sola
friends-tonight-text = Ci siete tutti nello stesso momento.
friends-days = In più giorni
friends-days-text = Ognuno gioca quando ha tempo, con { $days ->
    [one] un giorno
   *[other] { $days } giorni
} per ogni decisione.
new-zone = Notti e fine settimana sono quelli di { $zone }, il fuso orario di questo dispositivo.
prompt-holiday = { $name } è in vacanza fino al { $date }.
call-notices = Puoi chiudere questa pagina. Ti avvisiamo quando tocca a te?
call-notices-button = Sì, avvisami
call-not = Non ora
ahead-floor = piano { $floor }
ahead-left = { $no ->
    [0] Non ti restano carte No.
    [one] Ti resta una carta No.
   *[other] Ti restano { $no } carte No.
}
ahead-mine = Sì a tutti i miei Favoriti
ahead-unsaid = Dove non scegli nulla, ti sarà chiesto. Premi di nuovo una scelta per ritirarla.
logged-out-elsewhere = { $name } non è più in linea su questo dispositivo: l’uscita è stata chiesta da un altro.
device-phone = telefono
you-other-device = Aprimi su un altro dispositivo
you-log-out-all-keep = Esci ovunque e conserva tutto
you-log-out-all-drop = Esci ovunque e rimuovi tutto
you-log-out-others-keep = Esci da tutti gli altri e conserva tutto
you-log-out-others-drop = Esci da tutti gli altri e rimuovi tutto
link-neither = Né un codice né una passkey? Su un dispositivo da cui non sei uscito, la pagina «Tu» mostra un codice. Se non ce n’è nessuno, scegli un nome e ricomincia.
hint-cannot-join = Non puoi accettare: ti costerebbe una carta Influenza (o Potere al suo posto), e non hai né l’una né l’altra.
