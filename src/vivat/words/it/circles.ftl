# I circoli: perché qualcosa viene rifiutato.

circle-unknown = Questo circolo non esiste, o non ne fai parte. Chiedi il link a uno dei suoi membri.
circle-not-allowed = Questo non si può fare in un circolo.
circle-host-only = Solo chi ospita il circolo può farlo.
circle-full = Il circolo è al completo: c’è posto per { $most } membri, e anche la sua storia ha una fine.
circle-too-many = Sei in { $most } circoli. Prima lasciane uno.
circle-no-such-member = Questo membro non fa più parte del circolo.
circle-name-taken = In questo circolo qualcuno si chiama già «{ $name }».
circle-host-leaves = Chi ospita deve prima passare l’incarico a qualcun altro.
circle-not-your-table = Solo chi siede o è stato seduto a un tavolo può assegnarlo al circolo.
circle-cannot-attach = Non si può collegare: scegli un altro membro, o qualcuno seduto a un tavolo del circolo, ma non chi lo ospita.
circle-no-guest = { $name } non è ancora entrato con il link, perciò non può ospitare il circolo.
circle-no-season = Questa stagione non esiste.
circle-campaign-open = C’è già una campagna in corso. Prima chiudila.
circle-no-campaign = Questa campagna non esiste.
