# Notices to people who are not there, and the part of the page where they are asked for.

# What a notice says.
notice-waits = { $game }: tocca a te
notice-over = { $game }: la partita è finita
notice-again = { $game }: vogliono giocare ancora con te
notice-table = { $game }: un nuovo tavolo in uno dei tuoi circoli
notice-count = { $count ->
    [one] Una partita ti aspetta.
   *[other] { $count } partite ti aspettano.
}
notice-none-waits = Nessuna partita ti aspetta adesso.
notice-news = Novità dalle tue partite
notice-test = Funziona
notice-test-text = Così Vivat ti avvisa che una partita ti aspetta.
notice-stop = Basta notifiche
notice-confirm = Vuoi ricevere le notifiche di Vivat?
notice-confirm-text = Qualcuno, probabilmente tu, ha chiesto di avvisare questo indirizzo quando una partita aspetta. Se lo vuoi, apri questo link. Se no, non fare nulla: non arriveranno altri messaggi.

# Why something about notices is refused.
notice-zone = Qui non c’è un fuso orario di nome “{ $zone }”.
notice-hours = Indica l’inizio e la fine delle ore di silenzio.
notice-too-many = Possiamo avvisarti in { $most } modi al massimo. Prima togline uno.
notice-no-push = Il servizio di notifiche di questo browser non si raggiunge da qui.
notice-no-mail = Questo server non manda e-mail.
notice-mailbox = Questo non è un indirizzo e-mail.
notice-webhook = Un webhook deve cominciare in uno di questi modi: { $known }, e dopo un punto interrogativo non può esserci altro.
notice-link = Questo link non è valido, o non lo è più.
notice-no-channel = Non ti avvisiamo in questo modo.

# The page.
notices-title = Quando una partita ti aspetta
notices-text = Se una partita ti aspetta da qualche minuto e non ci sei, Vivat può avvisarti. Nessun altro lo verrà a sapere.
notices-here = Avvisami in questo browser
notices-blocked = Questo browser non permette le notifiche di questa pagina. Prima autorizzale nelle sue impostazioni.
notices-no-push = Questo browser non può essere avvisato quando la pagina è chiusa.
notices-push = Un browser
notices-mail = E-mail
notices-mail-label = Indirizzo e-mail
notices-mail-add = Avvisami per e-mail
notices-mail-sent = Una e-mail è in arrivo. Apri il link che contiene.
notices-unconfirmed = non ancora confermato
notices-webhook = Webhook
notices-webhook-more = Con Discord, Matrix, ntfy, Slack, Telegram…
notices-webhook-label = Indirizzo del tuo canale
notices-no-service = Questo browser non raggiunge il servizio di notifiche del suo produttore, quindi non può essere avvisato. Prova un altro browser o un altro modo.
notices-webhook-hint = Discord: discord://ID/TOKEN, le due parti alla fine del link webhook del tuo canale. ntfy: ntfy://ARGOMENTO. Per gli altri ({ $known }) la forma è spiegata su github.com/caronc/apprise/wiki.
notices-webhook-add = Avvisami lì
notices-added = Ti avviseremo.
notices-channels = Ti avvisiamo con
notices-remove = Togli { $name }
notices-every-table = Avvisami per ogni partita, non solo per quelle di più giorni
notices-again = Avvisami quando altri vogliono rigiocare
notices-circle-tables = Avvisami dei nuovi tavoli nei miei circoli
notices-quiet = Ore di silenzio
notices-quiet-from = Dalle
notices-quiet-to = Alle
notices-test = Manda una notifica di prova
notices-test-sent = { $count ->
    [0] Non c’è ancora un modo per avvisarti.
    [one] È in arrivo.
   *[other] È in arrivo, in { $count } modi.
}
unsubscribe-title = Niente più notifiche
unsubscribe-text = Per questa via non ti avviseremo più che una partita ti aspetta. Puoi richiederle di nuovo in “Tu”.
unsubscribe-do = Ferma queste notifiche
unsubscribe-done = Fatto: niente più notifiche per questa via.
confirm-title = Notifiche per e-mail
confirm-text = D’ora in poi questo indirizzo sarà avvisato quando una partita ti aspetta.
confirm-do = Sì, avvisami
confirm-done = Fatto: ti avviseremo per e-mail.
