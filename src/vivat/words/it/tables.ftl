# Tables: what the server says when something cannot be done.

table-unknown-chair = “{ $chair }” non può sedere a un tavolo. Scegli tra: { $known }.
table-two-of-me = Puoi occupare un posto solo. Lascia liberi gli altri o dalli ai bot.
table-option-elsewhere = { $game } non ha l’opzione “{ $option }”. Toglila.
table-not-seated = Non hai un posto a questo tavolo.
table-host-only = Può farlo solo chi ospita il tavolo.
table-not-allowed = Qui non è possibile.
table-sits-already = { $name } ha già un posto a questo tavolo.
table-has-begun = La partita è già cominciata.
table-full = A questo tavolo non ci sono posti liberi.
table-removed = Chi ospita questo tavolo ti ha fatto alzare. Non puoi più sederti qui.
table-nobody-to-remove = Quell’ospite non siede a questo tavolo.
table-no-removing-yourself = Quel posto è tuo: alzati tu.
table-no-such-chair = Il posto { $number } non esiste; i posti vanno da 1 a { $most }.
table-chair-taken = Lì c’è { $name }. Scegli un posto libero.
table-unknown-level = Nessun bot si chiama “{ $level }”. Ci sono: { $known }.
table-level-not-offered = Su questo server non gioca nessun “{ $level }”. Ci sono: { $offered }.
table-is-over = La partita è finita.
table-not-begun = La partita non è ancora cominciata.
table-chairs-open = { $chairs ->
    [one] C’è ancora un posto libero. Aspetta qualcuno, o dallo a un bot.
   *[other] Ci sono ancora { $chairs } posti liberi. Aspetta altri, o dalli ai bot.
}
table-bot-plays-for-you = Per ora un bot tiene il tuo posto. Torna a sederti per giocare tu.
table-old-decision = Intanto è successo qualcosa. Dai un’altra occhiata e decidi di nuovo.
table-are-you-sure = “{ $action }” non si può annullare. Ripeti per confermare.
table-nothing-to-rub-out = Nel tuo taccuino non c’è questo segno.
table-notebook-full = Nel tuo taccuino stanno { $most } segni. Prima cancellane uno.
table-pause-wished-already = Hai già chiesto una pausa; gli altri non hanno ancora accettato.
table-not-paused = Il tavolo non è in pausa.
table-paused = Il tavolo è in pausa. Chiunque sieda qui può terminare la pausa.
table-time-is-a-gift = Il tempo è un dono: solo un avversario può dartelo.
table-time-enough = { $name } ha già avuto { $most } giorni per questa decisione; di più non si può.
table-no-clock-runs = L’orologio di { $name } è fermo.
table-no-votes-ahead = Si può votare in anticipo solo in una partita del castello di più giorni.
table-votes-ahead-alone = Siete in due e dovete accordarvi su ogni voto: non si può votare in anticipo.
table-no-candidate = Questo personaggio non può più essere messo ai voti, o lo è proprio adesso.
table-no-vote-ahead = Per questo personaggio non hai detto nulla in anticipo.
table-no-such-ballot = Non hai più carte per “{ $vote }”.
table-no-holidays = Le vacanze valgono nelle partite di più giorni: qui nessun orologio corre così a lungo.
table-not-on-holiday = Non sei in vacanza.
table-on-holiday = Sei già in vacanza. Prima torna, poi prendi altri giorni.
table-holiday-too-long = { $left ->
    [0] In questa partita non ti restano giorni di vacanza.
    [one] In questa partita ti resta un solo giorno di vacanza.
   *[other] In questa partita ti restano { $left } giorni di vacanza.
}
table-bots-are-ready = Nessun bot si fa aspettare: non c’è nessuno da sostituire.
table-chair-not-abandoned = { $name } è ancora qui; si può cedere solo un posto tenuto da un bot.
table-one-chair = Hai già un posto a questo tavolo. Per giocare in più persone su uno schermo solo, apri un tavolo apposta.
table-not-abandoned-long = { $name } può ancora tornare. Un posto si può cedere quando un bot lo tiene da { $minutes } minuti.
table-was-here = Un posto si può cedere solo a chi non si è ancora seduto a questo tavolo.
table-nobody-agrees = Non c’è nessun altro che possa dare il suo consenso. Il posto di { $name } si può dare a qualcuno quando { $name } l’ha lasciato, o quando un bot l’ha tenuto per { $hours } ore.
table-no-such-offer = Quel posto non è più offerto a quell’ospite.
table-offer-waits = Gli altri non hanno ancora accettato di cedere il posto a { $name }.
table-agreed-already = Hai già accettato; mancano ancora gli altri.
table-not-watching = Quell’ospite ora non sta guardando questo tavolo.
table-not-finished = La partita non è ancora finita.
table-too-many-lines = Bastano { $most } messaggi al minuto. Aspetta un momento.
table-too-many-sockets = Hai già { $most } finestre aperte. Prima chiudine una.
table-nothing-said = Quel messaggio è vuoto.
table-busy = In questo momento al tavolo succedono troppe cose. Riprova.
table-log-full = A questo tavolo si sono giocate { $most } mosse, e di più non ne accetta. Apri un altro tavolo per continuare.
table-chair-log-full = Da questo posto sono venuti { $most } messaggi, segni e cambiamenti: è il massimo. Puoi continuare a giocare; per parlare e prendere appunti apri un altro tavolo dopo la partita.
table-unknown = Questo tavolo non esiste. Controlla il link.
table-damaged = Questo tavolo è danneggiato ed è stato messo da parte. Chi gestisce questo server può saperne di più con “vivat tables check”.
table-no-spectators = Questo tavolo non ammette spettatori.
table-secret-until-the-end = La registrazione si può leggere solo a partita finita.
table-no-such-game = A questo tavolo non c’è la partita { $number }.
table-no-such-moment = In questa partita non c’è il momento { $number }; vanno da 0 a { $most }.
table-endless = Una partita senza fine richiede una persona al tavolo: i soli bot potrebbero non fermarsi mai. Fissa un numero di giri, o lascia un posto per qualcuno.

store-unusable = Il database non si può usare: { $reason }
store-away = In questo momento il server non raggiunge il suo database. Nulla di ciò che è stato confermato è andato perso; riprova tra un attimo.
store-bad-address = “{ $address }” non è l’indirizzo di un database. Usa sqlite:///FILE o postgresql://UTENTE@HOST/NOME.
store-old-sqlite = Vivat ha bisogno di SQLite { $needed } o successivo; questo Python ha la versione { $version }. Usa un Python più recente, o PostgreSQL.
store-two-names = { $file } ha un secondo nome (un hard link), e SQLite può perdere ciò che viene scritto sotto due nomi. Tienine uno solo.
store-in-use = Un altro server sta usando { $file }. Fermalo, o indica un altro file con --database.
store-not-shared = I processi di ricerca hanno bisogno del database PostgreSQL dei server: indicalo con --database postgresql://UTENTE@HOST/NOME.

backup-files = Il backup non si può leggere o scrivere: { $reason }
backup-damaged = La riga { $line } di { $file } è danneggiata. Di quel tavolo non è stato importato nulla.
host-unknown = Questo server non si chiama “{ $host }”. Usa l’indirizzo che ti è stato dato; chi gestisce il server può aggiungere questo nome con --hosts.
serve-cannot-listen = Il server non può ascoltare su { $where }: { $reason }. Prova con un’altra porta (--port).
serve-busy = In questo momento il server ha troppo da calcolare. Riprova tra un attimo.
settings-unknown = Non c’è nessuna impostazione { $name }. La più simile è { $nearest }; `vivat serve --show-config` le mostra tutte.
settings-file = Le impostazioni in { $file } non si possono leggere: { $reason }
settings-wrong =
    { $kind ->
        [whole] “{ $value }” non va bene per { $name }. Indica un numero intero da { $least } a { $most }.
        [number] “{ $value }” non va bene per { $name }. Indica un numero da { $least } a { $most }.
        [switch] “{ $value }” non va bene per { $name }. Indica true o false.
        [list] “{ $value }” non va bene per { $name }. Indica un elenco di testi; in un’opzione o in una variabile, con le virgole.
       *[text] “{ $value }” non va bene per { $name }. Indica un testo.
    }
admin-no-such-table = Non c’è un tavolo “{ $table }”. `vivat admin tables` li elenca.
admin-no-such-guest = Non c’è un ospite “{ $guest }”. Le segnalazioni e `vivat admin table` ne danno gli identificativi.
admin-no-such-device = L’ospite “{ $guest }” non ha un dispositivo “{ $device }”. `vivat admin devices` li elenca.
admin-no-such-report = Non c’è una segnalazione { $number }. `vivat admin reports --all` le elenca.
admin-no-such-address = “{ $address }” non è un indirizzo che si possa escludere. Indica un indirizzo IPv4, oppure un indirizzo IPv6 o il suo /64.
admin-not-banned = “{ $target }” non è tra gli esclusi. `vivat admin bans` li elenca.
admin-ends-before = Un’esclusione deve finire dopo il suo inizio. Indica un numero positivo di giorni.
admin-busy = Il tavolo { $table } cambia troppo in fretta. Riprova.
admin-no-answer = Un server usa il database, ma non risponde su { $socket }. Riprova, o prima fermalo.
admin-not-understood = Non si può fare: { $reason }

report-no-such-line = Si può segnalare solo ciò che qualcuno ha scritto: messaggi e dichiarazioni che hai visto.
report-one-person = Una segnalazione riguarda una persona sola. Scegli righe di quella soltanto.
report-yourself = Una segnalazione non può riguardare chi la invia.
report-nobody = Quella persona non è a questo tavolo.
report-too-many = Hai inviato { $most } segnalazioni in un giorno. Lascia prima il tempo di leggerle.

guest-banned = { $ends ->
    [yes] Non puoi usare questo server fino al giorno { $until } (UTC). { $reason }
   *[no] Non puoi usare questo server. { $reason }
}
guest-cut-off = Chi gestisce questo server ti ha tolto l’accesso.
table-closed = Questo tavolo è stato chiuso da chi gestisce il server.

word-unwanted = Questo server non ammette la parola “{ $word }”. Dillo in un altro modo.
word-list-unreadable = Non si può leggere la lista di parole { $file }: { $reason }.
word-list-line = La riga { $line } della lista di parole { $file } non è una parola: “{ $said }”. Scrivi parole di lettere e cifre, con un * alla fine per qualsiasi desinenza.

page-unknown = Questa pagina non esiste.
lesson-unknown = Questa lezione non esiste. Tutte quelle che ci sono sono alla pagina “Impara”.
puzzle-unknown = Per quel giorno non c’è un problema, o non ancora.
puzzle-no-choice = In questa posizione non si può.

guest-name = Un nome ha da 1 a { $most } lettere, su una riga, senza “+”.
guest-unknown = Qui non ti conosciamo. Prima scegli un nome.
device-removed = Questo dispositivo è stato disconnesso. Se è tuo, torna con un codice, una passkey o un altro dispositivo.
device-unknown = Non hai questo dispositivo. Guarda di nuovo l’elenco.
code-unknown = Nessuno ha questo codice, oppure è già stato usato, o il suo tempo è scaduto. Ricontrolla ogni lettera, o prendi un altro codice.
passkey-not-valid = Questa passkey non è conosciuta qui, o ci è voluto troppo tempo. Riprova.
passkey-unknown = Non hai questa passkey. Guarda di nuovo l’elenco.
passkey-too-many = Hai { $most } passkey. Prima togline una.
hand-elsewhere = A questo tavolo più persone giocano su un altro dei tuoi dispositivi. Le loro carte restano su quello schermo.
guest-too-many = Hai già { $most } tavoli in corso. Prima finisci una partita, poi aprine un altro.
guest-too-fast = Troppe richieste in una volta sola. Aspetta un momento.
address-too-fast = Troppe richieste in una volta sola dalla tua rete. Aspetta un momento.
address-too-many = { $what ->
    [circles] Nell’ultima ora dalla tua rete sono stati aperti molti tavoli e circoli. Riprova fra qualche minuto.
    [guests] Nell’ultima ora sono arrivate molte persone dalla tua rete. Riprova tra qualche minuto.
    [listed] Nell’ultima ora dalla tua rete sono stati aperti molti tavoli pubblici. Apri questo senza metterlo nell’elenco e manda il link.
    [mails] In un giorno dalla tua rete sono state chieste molte e-mail. Riprova domani.
    [reports] In un giorno sono arrivate molte segnalazioni dalla tua rete. Chi gestisce il server le leggerà prima.
   *[tables] Nell’ultima ora dalla tua rete sono stati aperti molti tavoli. Gioca a uno di questi o riprova tra qualche minuto.
}
frame-not-understood = Messaggio non capito: { $reason }
frame-too-fast = Troppi messaggi. Rallenta.
table-session-tags = Le righe sulla sessione non hanno senso.
table-decision-tags = La riga “{ $tag }” deve dire quante decisioni hanno preso le persone e quante i bot, per esempio “31 2”.
table-ended-tag = La riga “{ $tag }” deve dire quando è finita la partita, per esempio “2026-11-17T21:04:00+00:00”.
