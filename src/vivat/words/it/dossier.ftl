## Ciò che si sa per certo degli altri: dossier, griglia e indicazioni sui pulsanti.

dossier-of = Che cosa sai di { $who }
dossier-count = { $gold } Oro, { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}
holds-none = nessuna carta
holds-exactly = { $count } di sicuro
holds-least = almeno { $count }
holds-once = ne aveva { $count }, forse non più
holds-open = da 0 a { $most }
dossier-fact = { $head }: { $text }
dossier-cards = Carte
dossier-held = { $good } ({ $held })
dossier-role = Ruolo
dossier-possible = { $count ->
    [one] Un solo ruolo possibile
   *[other] { $count } ruoli possibili
}
dossier-ruled-out = Esclusi
dossier-reason = { $roles } ({ $why })
known-own = il tuo ruolo
known-shown = la carta è stata mostrata a tutti
known-seen = hai visto la carta
known-left-over = non resta nessun altro ruolo
out-yours = è il tuo
out-held = ce l’ha { $who }
out-not-dealt = non è in questa partita
out-accused = { $who } ha accusato a torto
out-no-victory = avrebbe già vinto
out-left-over = spetta di sicuro a qualcun altro
out-is = ha un altro ruolo: { $role }
dossier-bought = Acquisti
dossier-drawn = { $count ->
    [one] 1 carta dal mazzo
   *[other] { $count } carte dal mazzo
}
dossier-wanted = Richieste
dossier-declined = Non ha voluto dare
dossier-looked = Ha guardato
dossier-look-role = il ruolo di { $who }
dossier-look-hand = la mano di { $who }
dossier-refused = Ha rifiutato un’alleanza con
dossier-claimed = Dice
dossier-claim = “{ $text }”
dossier-role-claim = { $verdict ->
    [proved] di essere “{ $role }” (vero)
    [disproved] di essere “{ $role }” (falso!)
   *[open] di essere “{ $role }”
}
dossier-times = { $good } ×{ $count }
intrigue-you-know = { $role }, lo sai
notebook-certain = { $mark }, è certo ({ $why })
notebook-filled = Lo vedi solo tu. Ciò che è certo è già segnato; per il resto tocca una casella: sì, no, forse, nulla.
help-grid = grid         chi può avere quale ruolo, per quanto ne sai
grid-title = Chi può avere quale ruolo, per quanto ne sa { $who }
grid-role = Ruolo
grid-yes = sì
grid-no = no
grid-open = ?
