# I circoli: perché qualcosa viene rifiutato.

circle-unknown = Questo circolo non esiste, o non ne fai parte. Chiedi il link a uno dei suoi membri.
circle-damaged = Questo circolo è danneggiato e non si può leggere. Chi gestisce questo server può ripristinarlo da un backup.
circle-not-allowed = Questo non si può fare in un circolo.
circle-host-only = Solo chi ospita il circolo può farlo.
circle-full = Il circolo è al completo: non c’è posto per più di { $most } membri, né per una storia senza fine.
circle-enough-today = Per oggi in questo circolo basta così. Riprova domani.
circle-too-many = Sei in { $most } circoli. Prima lasciane uno.
circle-no-such-member = Questo membro non fa più parte del circolo.
circle-name-taken = In questo circolo qualcuno si chiama già “{ $name }”.
circle-host-leaves = Chi ospita deve prima passare l’incarico a qualcun altro.
circle-not-your-table = Solo chi siede o è stato seduto a un tavolo può assegnarlo al circolo.
circle-cannot-attach = Non si può collegare: scegli un altro membro, o qualcuno che ha giocato a un tavolo del circolo senza esserne membro.
circle-no-guest = { $name } non ha ancora usato il link, perciò non può ospitare il circolo.
circle-no-season = Questa stagione non esiste.
circle-campaign-open = C’è già una campagna in corso. Prima chiudila.
circle-many-cards = Questo circolo ha già avuto { $most } campagne con carte proprie. Usa le carte solite.
circle-no-campaign = Questa campagna non esiste.

# I circoli: la pagina.

menu-circles = Circoli
circles-title = Circoli
circles-text = Un circolo è un nome e un link: amici, un’associazione, una classe che giocano spesso insieme. Solo i suoi membri vedono i suoi tavoli e i suoi risultati.
circles-mine = I tuoi circoli
circles-none = Non sei ancora in nessun circolo. Fondane uno, o chiedi a un amico il link del suo.
circles-count = { $count ->
    [one] un membro
   *[other] { $count } membri
}
circles-name = Nome del circolo
circles-own = I tuoi risultati
circle-title = Circolo
circle-join = Entra nel circolo
circle-back = Tutti i tuoi circoli
circle-tables = Tavoli aperti
circle-of = di { $name }
circle-members = Membri
circle-host = ospita
circle-you = tu
circle-no-holder = sullo schermo di qualcun altro
circle-left = ha lasciato il circolo
circle-invite = Invita qualcuno
circle-invite-text = Chi ha questo link può entrare.
circle-change-link = Cambia il link
circle-rename-me = Il tuo nome qui
circle-rename-circle = Nome del circolo
circle-leave = Lascia il circolo
circle-leave-sure = Lasciare questo circolo? Le tue partite restano, e con il link puoi tornare.
circle-sure = Sì
circle-not-now = Non ora
circle-manage = Gestisci i membri
circle-add = Aggiungi un nome
circle-add-text = Per chi gioca sullo schermo di qualcun altro.
circle-add-button = Aggiungi
circle-member = Membro
circle-remove = Togli
circle-remove-text = Chi viene tolto non può tornare, e il circolo riceve un nuovo link.
circle-hand-on = Affida il circolo
circle-attach = Collega
circle-attach-to = È la stessa persona di
circle-attach-nobody = scegli…
circle-attach-text = Quello che ha giocato qualcun altro conta per questo membro: un giocatore di un tavolo del circolo che non è membro, o un altro membro.
circle-attach-member-text = Dei due, d’ora in poi vede il circolo chi è arrivato per ultimo; il vecchio dispositivo non lo vede più.
circle-attach-player = { $name }, a un tavolo del giorno { $date }
circle-results = Risultati
circle-results-text = Contano solo le partite finite. Una partita in cui i bot o l’orologio hanno preso più di un quarto delle decisioni di qualcuno è un allenamento.
circle-no-games = Nessuna partita di questo circolo è ancora finita.
circle-own-none = Non hai ancora finito nessuna partita.
circle-counted = { $games ->
    [one] Una partita
   *[other] { $games } partite
} in { $evenings ->
    [one] una serata
   *[other] { $evenings } serate
}
circle-unread = Le partite più vecchie vengono ancora contate…
circle-whole = Tutte le partite
circle-season = Stagione
circle-season-begin = Inizia una stagione
circle-season-end = Chiudi la stagione
circle-season-name = Nome della stagione
circle-name = Nome
circle-games = Partite
circle-won = Vinte
circle-place = Piazzamento medio
circle-points = Punti
circle-points-text = Punti: uno per ogni giocatore superato in una partita, mezzo per ognuno alla pari.
circle-streak = Serie
circle-streak-of = { $now } (record { $longest })
circle-rating = Forza
circle-rating-of = { $mean } ± { $doubt }
circle-rating-text = La forza stimata di ciascuno in base ai piazzamenti, e con quanto margine di dubbio. I bot e gli allenamenti non contano.
circle-ratings = Forze, partita dopo partita
circle-practice = Allenamento
circle-share = { $won } su { $played }
circle-interval = { $low }–{ $high }%
circle-interval-text = La linea sottile dice dove sta la vera quota, con una confidenza del 95%: meno partite, più è lunga.
circle-against = Chi batte chi
circle-against-text = In quante delle loro partite comuni la persona della riga è stata davanti a quella della colonna.
circle-against-cell = { $ahead } su { $all }
circle-rates = Percentuali di vittoria
circle-by-game = Per gioco
circle-by-players = Per numero di giocatori
circle-by-company = Con o senza bot
circle-by-role = Per ruolo
circle-by-scenario = Per scenario
circle-by-mode = Per modo
circle-by-option = Per opzione
circle-by-seat = Per posto al tavolo
circle-players = { $count } giocatori
circle-seat = n. { $number } a giocare all’inizio
circle-people-only = senza bot
circle-teams = in squadra
circle-session = in una sessione
circle-own-scenario = uno scenario proprio
circle-closest = La serata più combattuta
circle-closest-text = { $date }: { $games } partite, e nessuno ha preso il largo: { $won }.
circle-closest-won = { $name } { $won }
circle-last-games = Partite finite
circle-winners = vittoria: { $names }
circle-nobody-won = nessuno ha vinto
circle-campaigns = Campagne
circle-campaign-text = Le partite del circolo che finiscono durante una campagna portano carte impresa e punti. Chi ne ha di più alla fine è il vero Re.
circle-campaign-open-button = Apri una campagna
circle-campaign-name = Nome della campagna
circle-campaign-cards = Carte tue (il testo del loro file; vuoto: quelle solite)
circle-campaign-close = Chiudi la campagna
circle-campaign-sure = Chiudere questa campagna? Le partite finite dopo non conteranno.
circle-campaign-since = dal giorno { $date }
circle-campaign-span = { $began } – { $ended }
campaign-page-title = Campagna
campaign-page-news = Novità dell’ultima partita
campaign-page-near = Ci siamo quasi
campaign-page-cards = Le carte
campaign-page-everybody = tutti
campaign-page-worth = { $points ->
    [0] per l’onore
    [one] 1 punto
   *[other] { $points } punti
}
campaign-page-progress = { $value } su { $target }
campaign-page-print = Stampa
campaign-page-back = Torna al circolo
results-title = I tuoi risultati
results-text = Il bilancio delle tue partite finite, a qualunque tavolo. Lo vedi solo tu.
new-circle = Per un circolo
new-no-circle = nessun circolo
finished-nothing-earned = Questa partita non ha portato nessun segno nuovo.
circle-take-out = Togli
circle-take-out-sure = Non conterà più in questo circolo, e nemmeno le rivincite giocate dopo. Il tavolo resta.
circles-found-title = Fonda un circolo
circles-found = Fonda il circolo
circle-invited = Un invito per te: “{ $circle }”
circle-invited-by = { $host } ti invita a entrare in “{ $circle }”
circle-invited-count = { $count ->
    [one] In questo circolo c’è una persona. Entra, e giocate insieme quando volete.
   *[other] In questo circolo ci sono { $count } persone che giocano spesso insieme.
}
circle-invited-name = Come ti devono chiamare?
circle-invited-text = I membri vedono chi ne fa parte, i tavoli aperti e i risultati. Nessun altro li vede.
circle-new-table = Giochiamo insieme
circle-share-text = Entra nel nostro circolo “{ $name }” su Vivat
circle-gone = { $count ->
    [one] Una persona non c’è più
   *[other] { $count } persone non ci sono più
}
circle-campaign-board = La bacheca delle carte
campaign-page-leads = { $count ->
    [0] Nessuno ha ancora punti.
    [one] { $names } è in testa con { $points ->
        [one] un punto
       *[other] { $points } punti
    }.
   *[other] { $names } sono in testa insieme con { $points ->
        [one] un punto
       *[other] { $points } punti
    }.
}
campaign-page-king = { $count ->
    [0] È finita, e nessuno è stato incoronato.
    [one] Viva { $names }, il vero Re!
   *[other] Viva { $names }, che si dividono la corona!
}
campaign-page-tally = La classifica
campaign-page-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
campaign-page-facts = { $games ->
    [one] una partita
   *[other] { $games } partite
}, { $won ->
    [one] una vinta
   *[other] { $won } vinte
}, { $marks ->
    [one] un segno
   *[other] { $marks } segni
}
finished-earned = { $name } { $points ->
    [0] per l’onore
    [one] +1 punto
   *[other] +{ $points } punti
}

# I circoli: che cosa fa tornare, nella pagina iniziale.

comeback-king-you = Il vero Re sei tu: lunga vita!
comeback-leads = Hai { $points ->
    [one] un punto
   *[other] { $points } punti
}, { $ahead } in più di { $name }.
comeback-alone = Sei in testa con { $points ->
    [one] un punto
   *[other] { $points } punti
}.
comeback-level = Sei in testa a pari merito, con { $points ->
    [one] un punto
   *[other] { $points } punti
}.
comeback-behind = { $points ->
    [0] Non hai ancora punti
    [one] Hai un punto
   *[other] Hai { $points } punti
}; in testa: { $names }, con { $best }.
comeback-nearest = Quasi tua: «{ $card }», { $value } su { $target }
comeback-quiet = Nessun tavolo è aperto.
comeback-last-game = La tua ultima partita
circle-invite-link = Il link di questo circolo
lobby-circle = Un tavolo di «{ $name }»
lobby-campaign = La partita conta per la campagna «{ $campaign }».
finished-circle = Torna a «{ $name }»
circle-few = È presto per dire chi è forte: la forza si vede dopo { $least } partite.
circle-against-key = Più lunga è la striscia, più grande è la parte.
