## The castle games in words: editions, places, characters, Ambitions, and every event.
## The Jester gets his article wherever a sentence can be about him; all other names stand alone.

jester = Giullare
# A name without its article; sentences in which he can appear put it in front.
emissary = Emissario

edition-viva-il-re = il classico del 2003
edition-kingup = lo stesso gioco, ideale per cominciare
edition-vive-le-roi = 2024, con Giullare, WC, segrete, squadre, varianti

option-ambition-name = Ambizione
option-ambition = Ambizione: ognuno ha un obiettivo segreto che dà punti in più
option-banished-name = Esilio
option-banished = Esilio: uno dei tuoi sei Favoriti non conta
option-emissary-name = Emissario dell’Impero
option-emissary = Emissario dell’Impero: un rivale che nessuno guida, ma che vota e fa punti
option-wedding-name = Nozze reali
option-wedding = Nozze reali: due incoronazioni per manche
option-shared-pawn-name = Pedina comune
option-shared-pawn = Pedina comune: la squadra ha un solo punteggio

floor-name = { $floor ->
    [5] nobili
    [4] dignitari
    [3] ufficiali
    [2] mercanti
    [1] artigiani
   *[other] servi
}

# Where a character stands, as in “Odessa, al piano 4”.
at-place = { $kind ->
    [floor] al piano { $floor }
    [throne] sul trono
    [wc] nel WC del piano { $floor }
    [dungeon] nella segreta del piano { $floor }
    [box] fuori dal castello
    [beside-board] ancora in cortile
   *[beside-throne] accanto al trono
}

# The same in a narrow column of a table.
short-place = { $kind ->
    [floor] piano { $floor }
    [throne] trono
    [wc] WC { $floor }
    [dungeon] segreta { $floor }
    [box] fuori
    [beside-board] da piazzare
   *[beside-throne] vicino al trono
}

vote-yes = Sì
vote-no = No
vote-stomachache = Mal di pancia

# The sixteen Ambition cards: name and condition (R8.4).
ambition-1 = Re Giullare
ambition-1-when = il Giullare riceve la corona
ambition-2 = È una Regina!
ambition-2-when = una donna riceve la corona
ambition-3 = È un Re!
ambition-3-when = un uomo riceve la corona
ambition-4 = Nessun Favorito nei WC
ambition-4-when = nessuno dei tuoi Favoriti è in un WC
ambition-5 = Lontano dai piani 2 e 3
ambition-5-when = nessuno dei tuoi Favoriti è al piano 2 o 3
ambition-6 = Lontano dai piani 0 e 1
ambition-6-when = nessuno dei tuoi Favoriti è al piano 0 o 1
ambition-7 = Un Favorito nelle segrete
ambition-7-when = esattamente uno dei tuoi Favoriti è in una segreta
ambition-8 = Due Favoriti nelle segrete
ambition-8-when = esattamente due dei tuoi Favoriti sono nelle segrete
ambition-9 = Un Favorito in un WC
ambition-9-when = esattamente uno dei tuoi Favoriti è in un WC
ambition-10 = Due Favoriti nei WC
ambition-10-when = in entrambi i WC c’è un tuo Favorito
ambition-11 = Solo Sì
ambition-11-when = non ti restano né No né Mal di pancia
ambition-12 = Lontano dai piani 4 e 5
ambition-12-when = nessuno dei tuoi Favoriti è al piano 4 o 5
ambition-13 = Tre Favoriti nelle segrete
ambition-13-when = in tutte e tre le segrete c’è un tuo Favorito
ambition-14 = Né WC né segrete
ambition-14-when = nessuno dei tuoi Favoriti è in un WC o in una segreta
ambition-15 = Amico del Re
ambition-15-when = sei tu a portare al trono il nuovo Re
ambition-16 = Meno di 11 punti
ambition-16-when = all’incoronazione i tuoi Favoriti valgono meno di 11 punti

## Events. Every kind in vivat.game.castle.event.KINDS has its sentence here.

event-round-begins = Manche { $round }: { $who-is ->
    [one] comincia { $who }.
    [team] cominciano { $who }.
    [you] cominci tu.
   *[your-team] cominciate { $who }.
}
event-favourites-dealt = { $who-is ->
    [you] I tuoi Favoriti: { $names }.
   *[other] I Favoriti { $who ->
        [Emissario] dell’Emissario
       *[other] di { $who }
    }: { $names }.
}
event-ambition-offered = { $who-is ->
    [you] Puoi
   *[other] { $who } può
} scegliere l’Ambizione “{ $ambition }”.
event-ambition-kept = { $who-is ->
    [you] Tieni
   *[other] { $who } tiene
} l’Ambizione “{ $ambition }”.
event-ambition-chosen = { $who-is ->
    [you] Hai
   *[other] { $who } ha
} scelto un’Ambizione.
event-placed = { $who-is ->
    [one] { $who } piazza
    [team] { $who } piazzano
    [you] Piazzi
   *[your-team] { $who } piazzate
} { $character } al piano { $floor }.
event-left-over = Nessuno ha piazzato { $character }, che parte dal piano { $floor }.
event-compensated = { $who-is ->
    [one] { $who } ha piazzato un personaggio in meno e riceve
    [team] { $who } hanno piazzato un personaggio in meno e ricevono
    [you] Hai piazzato un personaggio in meno e ricevi
   *[your-team] { $who } avete piazzato un personaggio in meno e ricevete
} { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}: ora { $who-is ->
    [one] ne ha
    [team] ne hanno
    [you] ne hai
   *[your-team] ne avete
} { $score }.
event-moved = { $kind ->
    [throne] { $who-is ->
        [one] { $who } porta
        [team] { $who } portano
        [you] Porti
       *[your-team] { $who } portate
    } { $character-is ->
        [jester] il Giullare
       *[other] { $character }
    } davanti al trono.
    [wc] { $who-is ->
        [one] { $who } manda
        [team] { $who } mandano
        [you] Mandi
       *[your-team] { $who } mandate
    } { $character-is ->
        [jester] il Giullare
       *[other] { $character }
    } nel WC del piano { $floor }.
   *[floor] { $who-is ->
        [one] { $who } porta
        [team] { $who } portano
        [you] Porti
       *[your-team] { $who } portate
    } { $character-is ->
        [jester] il Giullare
       *[other] { $character }
    } al piano { $floor }.
}
event-ballot = { $who-is ->
    [one] { $who } vota
    [team] { $who } votano
    [you] Voti
   *[your-team] { $who } votate
} { $vote }.
event-sealed = { $who-is ->
    [one] { $who } ha
    [team] { $who } hanno
    [you] Hai
   *[your-team] { $who } avete
} votato in segreto.
event-emissary-voted = { $drawn ->
    [0] L’Emissario vota { $vote }, per un suo Favorito.
   *[1] L’Emissario gira una carta: { $vote }.
}
event-crowned = { $character-is ->
    [jester] Il Giullare
   *[other] { $character }
} riceve la corona, grazie a { $who-is ->
    [you] te
    [your-team] voi
   *[other] { $who }
}. Viva il Re!
event-rejected = Basta un No: { $kind ->
    [dungeon] { $character } non passa e finisce nella segreta del piano { $floor }.
    [floor] { $character-is ->
        [jester] il Giullare
       *[other] { $character }
    } non passa e ruzzola giù al piano { $floor }.
   *[box] { $character } non passa e lascia il castello.
}
event-cancelled = Mal di pancia! L’elezione salta e { $character-is ->
    [jester] il Giullare
   *[other] { $character }
} torna al piano 5.
event-favourites-shown = { $who-is ->
    [you] Mostri i tuoi
   *[other] { $who ->
        [Emissario] L’Emissario mostra i suoi
       *[other] { $who } mostra i suoi
    }
} Favoriti: { $names }.
event-scored = { $who-is ->
    [you] I tuoi Favoriti ti danno { $points ->
        [one] { $points } punto.
       *[other] { $points } punti.
    }
   *[other] { $who ->
        [Emissario] L’Emissario
       *[other] { $who }
    }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } dai Favoriti.
}
event-ambition-shown = { $who-is ->
    [you] Mostri
   *[other] { $who } mostra
} l’Ambizione “{ $ambition }”: { $points ->
    [0] mancata.
   *[other] riuscita, e vale { $points } punti.
}
event-zero-bonus = Zero punti nell’ultima manche: { $who-is ->
    [you] ne ricevi
   *[other] { $who ->
        [Emissario] l’Emissario ne riceve
       *[other] { $who } ne riceve
    }
} invece { $points }!
event-marker-moved = { $who ->
    [Emissario] L’Emissario
   *[other] { $who }
}: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, ora { $score } in tutto.
event-awaits-partner = { $character-is ->
    [jester] Il Giullare
   *[other] { $character }
} attende accanto al trono l’altra metà della coppia reale.
event-no-partner = Non resta nessuno per completare la coppia: la manche è finita.
event-round-ends = La manche { $round } è finita.
event-game-ends = La partita è finita.

## Deeds: what several events tell together.

deed-election = { $who-is ->
    [one] { $who } porta
    [team] { $who } portano
    [you] Porti
   *[your-team] { $who } portate
} { $character-is ->
    [jester] il Giullare
   *[other] { $character }
} davanti al trono e { $who-is ->
    [one] prende
    [team] prendono
    [you] prendi
   *[your-team] prendete
} il segnalino corona.
deed-votes = { $vote }: { $who }.
deed-counted = { $who-is ->
    [you] Mostri
   *[other] { $who ->
        [Emissario] L’Emissario mostra
       *[other] { $who } mostra
    }
} { $names }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, ora { $score } in tutto.

# Actions, wherever a sentence names one.

action-place = { $character } al piano { $floor }
action-move = { $character } su di un piano
action-to-wc = { $character } nel WC
action-vote = { $vote }
action-keep-ambition = tenere “{ $ambition }”
