## Intrigue in words: scenarios, roles, win conditions, the table, moves, and every event.

edition-intrigue = Long Live the King: il gioco di carte a ruoli segreti, da 4 a 8 giocatori

# The options of a game, each with its name and what it does.
option-forced-alliances-name = Alleanze forzate
option-forced-alliances = Alleanze forzate: non si chiede il consenso di nessuno
option-reduction-name = Riduzione dei ruoli
option-reduction = Riduzione dei ruoli: i ruoli appena usati restano da parte

# One line for each scenario that ships with Vivat.
scenario-base = il gioco completo, con alcuni ruoli a sorte
scenario-first-game = per cominciare: tutti sanno quali ruoli ci sono
scenario-bad-politics = l’Assassino dà la caccia al Politico
scenario-cops-and-robbers = due contro due: vincono insieme i compagni, non gli alleati
scenario-dirty-politics = niente Re; caccia a Politico e Capobanda
scenario-hit-men = una carta scoperta indica i bersagli
scenario-lonely-king = solo il Re c’è di sicuro
scenario-money-problems = oro da tutte le parti
scenario-no-might = nessuno uccide nessuno
scenario-power-grab = tre ruoli che vogliono Potere o Influenza
scenario-scotland-yard = l’Investigatore dà la caccia al Capobanda
scenario-to-the-death = Assassino e Cavaliere si danno la caccia
scenario-tough-job = un Re, tre cacciatori, un Matto

good-might = Forza
good-knowledge = Sapere
good-influence = Influenza
good-power = Potere
good-gold = Oro
scenario-players = { $one ->
    [1] { $most }
   *[other] { $fewest }–{ $most }
}
amount = { $count } { $good }
nothing = nulla

role-king = Re
role-assassin = Assassino
role-knight = Cavaliere
role-investigator = Investigatore
role-sage = Saggio
role-politician = Politico
role-ambassador = Ambasciatore
role-merchant = Mercante
role-crime-lord = Capobanda
role-fool = Matto
role-the = { $role ->
    [Assassino] l’{ $role }
    [Investigatore] l’{ $role }
    [Ambasciatore] l’{ $role }
   *[other] il { $role }
}

## Win conditions, put together from the sheet

win-exactly = esattamente { $goods }
win-wild = { $goods } (il Potere vale come qualsiasi seme)
win-alliance = un’alleanza
win-at = { $when ->
    [start] con { $needs } all’inizio del turno
    [end] con { $needs } alla fine del turno
   *[action] con { $needs } dopo un’azione
}
win-target = { $deed ->
    [accuse] accusando a ragione { $target }
   *[assassinate] uccidendo { $target }
}
win-target-with = { $win }, con { $needs } a disposizione
win-alone = { $win } (vittoria solitaria: nessuno la condivide)
win-shared = { $win }, insieme { $role ->
    [Assassino] all’{ $role }
    [Investigatore] all’{ $role }
    [Ambasciatore] all’{ $role }
   *[other] al { $role }
}
target-by-card = il ruolo indicato dalla carta scoperta
role-action-assassinate = Assassina pagando { $cost }
role-action-accuse = Accusa pagando { $cost }
role-action-seize-him = “Prendetelo!” mostrando { $cost }
progress-good = { $exactly ->
    [1] { $good } { $have } (esattamente { $want })
   *[other] { $good } { $have } su { $want }
}
progress-alliance = { $allied ->
    [1] alleanza fatta
   *[other] ancora nessuna alleanza
}

## What an alliance means, to whoever may join one

alliance-wins = { $points ->
    [0] In questo scenario nessuno vince grazie a un’alleanza.
   *[other] Se uno di voi vince con il suo ruolo, vince anche l’altro e riceve { $points } punti.
}
alliance-forbids = Vietati tra voi, quindi ne siete al sicuro: { $deeds }. Nessuno dei due può avere un altro alleato.
alliance-allows = Non protegge da: { $deeds }.
alliance-deed-bribe = corruzione
alliance-deed-extort = estorsione
alliance-deed-investigate = occhiate al ruolo o alla mano
alliance-deed-assassinate = assassinio
alliance-deed-accuse = accusa
alliance-deed-seize-him = arresto
alliance-deed-sabotage = sabotaggio dell’alleanza

## The table

intrigue-state = { $title }, giro { $round }: { $phase ->
    [act] turno di { $who }, { $left ->
        [one] resta un’azione
       *[other] restano { $left } azioni
    }
    [sell] { $who } sta vendendo
    [give] { $who } prepara un’offerta per { $other }
    [ask] { $who } prepara un’offerta per { $other }
    [answer] { $other } risponde all’offerta di { $who }
    [counter-give] { $other } prepara una controfferta per { $who }
    [counter-ask] { $other } prepara una controfferta per { $who }
    [decide] { $who } risponde alla controfferta di { $other }
    [join] { $other } risponde alla proposta di alleanza di { $who }
   *[other] tocca al caso
}
intrigue-player = Giocatore
intrigue-cards = Carte
intrigue-role = Ruolo
intrigue-points = Punti
intrigue-player-dead = non più in vita
intrigue-player-jailed = in cella
intrigue-ally = alleanza con { $who }
intrigue-shown-power = Potere scoperto: { $count }
intrigue-marker = carta scoperta: { $good }
intrigue-marker-legend = La carta scoperta indica il bersaglio dell’Assassino o del Cavaliere: Sapere per { $knowledge }, Influenza per { $influence }, Potere per { $power }, Forza per l’altro dei due. Per gli altri ruoli non significa nulla.
intrigue-secret = (lo sai solo tu)
intrigue-score = { $points ->
    [one] 1 punto nella sessione
   *[other] { $points } punti nella sessione
}
intrigue-pile = Mazzo: { $count ->
    [one] 1 carta
   *[other] { $count } carte
}.
intrigue-discards = Scarti: { $count ->
    [0] nessuno.
    [one] 1 carta: { $cards }.
   *[other] { $count } carte, dalla cima: { $cards }.
}
intrigue-discards-head = Scarti: { $count ->
    [0] nessuno
    [one] 1 carta, in cima
   *[other] { $count } carte, in cima
}
intrigue-offer = { $who-is ->
    [you] Offri a { $other } { $gives } in cambio di { $asks }.
   *[other] { $other-is ->
        [you] { $who } ti offre { $gives } in cambio di { $asks }.
       *[other] { $who } offre a { $other } { $gives } in cambio di { $asks }.
    }
}
intrigue-offer-open = qualcosa ancora da decidere
own-role = Sei { $role ->
    [Assassino] l’{ $role }
    [Investigatore] l’{ $role }
    [Ambasciatore] l’{ $role }
   *[other] il { $role }
}. Vinci { $condition }.
own-progress = Finora: { $progress }.
own-action = La tua azione di ruolo: { $action }.
own-selling = In vendita: { $goods }.
own-hand = La tua mano: { $suits }. Oro { $gold }.
hand-suit = { $good } { $count }
hand-title = Hai:
plain-goods = { $gold } Oro, { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}
plain-role-hidden = ruolo ignoto
plain-role = { $mine ->
    [1] { $role }
   *[other] { $secret ->
        [1] { $role }, lo sai solo tu
       *[other] { $role }
    }
}
plain-dead = { $who } non è più in vita: era { $role ->
    [Assassino] l’{ $role }
    [Investigatore] l’{ $role }
    [Ambasciatore] l’{ $role }
   *[other] il { $role }
}.
plain-roles = Tutti i ruoli:
plain-rank = { $who }, { $role }{ $dead ->
    [1] , non più in vita
   *[other] {""}
}: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.

## The end

victory-title = Vittoria
victory-role = { $who-is ->
    [you] Vinci come { $role }, { $condition }.
   *[other] { $who } vince come { $role }, { $condition }.
}
victory-last = { $who-is ->
    [you] Resti in vita fino all’ultimo ({ $role }) e vinci.
   *[other] { $who } ({ $role }) resta in vita fino all’ultimo e vince.
}
victory-shared = { $who-is ->
    [you] Vinci ({ $role })
   *[other] { $who } ({ $role }) vince
} insieme { $other ->
    [Assassino] all’{ $other }
    [Investigatore] all’{ $other }
    [Ambasciatore] all’{ $other }
   *[other] al { $other }
}.
victory-allied = { $last_two ->
    [1] { $who-is ->
        [you] Tu ({ $role }) e { $other }, in alleanza, restate gli ultimi due in vita: vittoria da alleati.
       *[other] { $who } ({ $role }), in alleanza con { $other-is ->
            [you] te
           *[other] { $other }
        }, resta tra gli ultimi due in vita: vittoria da alleati.
    }
   *[other] { $who-is ->
        [you] Tu ({ $role }) sei in alleanza con { $other } e condividi la vittoria.
       *[other] { $who } ({ $role }) è in alleanza con { $other-is ->
            [you] te
           *[other] { $other }
        } e condivide la vittoria.
    }
}
victory-nobody = Nessuno ha vinto in { $rounds } giri: nessuno fa punti.
everybody-look-intrigue = È successo qualcosa che tutti possono vedere. Ora potete guardare tutti lo schermo.

## Sessions

session-title = Sessione a { $goal } punti
session-after = Dopo { $games ->
    [one] la prima partita
   *[other] { $games } partite
}
session-total = Totale
session-next = La prossima partita comincia con { $who }. (Invio per continuare)
session-aside = Riduzione dei ruoli, da parte per la prossima partita: { $roles }.
session-back = Restano troppo pochi ruoli non ancora usati. Il caso ne riporta in gioco { $count } tra questi: { $roles }.
session-won = { $count ->
    [one] { $who } vince la sessione con { $points } punti. Viva il Re!
   *[other] { $who } vincono insieme la sessione con { $points } punti.
}

## Questions in the game

ask-intrigue-act = { $who }, la tua azione ({ $left ->
    [one] ne resta 1
   *[other] ne restano { $left }
}), per esempio “{ $example }” (? elenca le mosse)
ask-intrigue-sell = { $who }, in vendita: { $selling }. Quale altra carta vendi? “stop” chiude la vendita.
ask-intrigue-give = { $who }, la tua offerta per { $partner }: che cosa dai? Un numero, o parole come “2 Oro”.
ask-intrigue-ask = { $who }, la tua offerta per { $partner }: che cosa chiedi in cambio di { $gives }? Un numero, o una parola come “Forza”.
ask-intrigue-answer = { $who }, { $partner } ti offre { $gives } e chiede { $asks }: accetti, rifiuti o fai una controfferta?
ask-intrigue-counter-give = { $who }, la tua controfferta per { $partner }: che cosa dai?
ask-intrigue-counter-ask = { $who }, la tua controfferta per { $partner }: che cosa chiedi in cambio di { $gives }?
ask-intrigue-decide = { $who }, { $partner } ti offre invece { $gives } e chiede { $asks }: { $last ->
    [1] accetti o rifiuti?
   *[other] accetti, rifiuti o fai una controfferta?
}
ask-intrigue-join = { $who }, { $partner } ti propone un’alleanza: { $sharing ->
    [1] accetti pagando una delle due carte, o rifiuti?
   *[other] rifiuti, accetti, o accetti e paghi?
}
hint-cannot-accept = Non hai quello che ti viene chiesto, quindi non puoi accettare.
no-words = n no

moves-buy = Compra
moves-sell = Vendi
moves-trade = Scambia con
moves-bribe = Corrompi
moves-extort = Estorci a
moves-investigate = Indaga su
moves-ally = Stringi alleanza con
moves-sabotage = Sabota
moves-seize-power = Prendi il Potere
moves-role-action = Azione di ruolo
moves-pass = Passa
move-buy = { $discard ->
    [1] dagli scarti, { $good }
   *[other] dal mazzo
}
move-extort = { $what ->
    [1] oro, con { $goods }
   *[other] una carta, con { $goods }
}
move-investigate = { $what ->
    [1] la mano, con { $goods }
   *[other] il ruolo, con { $goods }
}
move-ally = { $spares ->
    [power] con 1 Influenza, più 1 Potere se l’altro non paga
    [influence] con 1 Potere, più 1 Influenza se l’altro non paga
    [partner] con la tua unica carta, se l’altro paga la seconda
   *[none] con { $goods }
}
move-join = { $pays ->
    [1] accetta e paga 1 { $good }
   *[other] accetta
}
move-seize-power = con { $goods }
move-assassinate = assassina { $who } pagando { $cost }
move-accuse = accusa { $who } pagando { $cost }
move-seize-him = arresta { $who } mostrando { $cost }
move-pass = chiudi il turno
move-stop-selling = chiudi la vendita
move-accept = accetta
move-decline = rifiuta
move-counter = fai una controfferta
move-withdraw = torna indietro, senza fare un’offerta
move-refuse = rifiuta

help-goal-intrigue = Vinci con il tuo ruolo segreto (“card” dice come), o in alleanza con chi vince. Due azioni per turno.
help-move-intrigue = Una mossa: scrivila come sta nell’elenco (“corrompi rachel forza”, “indaga su simon il ruolo, con 2 sapere”), con il suo numero, o in inglese con l’inizio delle parole (“bri ra mi” per “bribe rachel for might”).
help-trade = Uno scambio: “scambia con simon”, poi che cosa dai, poi che cosa chiedi. L’altro accetta, rifiuta o fa una controfferta.
help-dossier = dossier      ciò che sai di ognuno, e ciò che hai scoperto in segreto; dossier NOME: di una persona
help-sheet = sheet        tutti i ruoli: come vincono, che cosa possono fare, quali sono in gioco

dossier-title = Quello che sa solo { $who }
dossier-deal = Alla distribuzione
dossier-when = Giro { $round }, turno di { $who }
dossier-line = { $when }: { $fact }
plain-sheet = { $role } ({ $known }): vince { $wins }. { $action }
sheet-role = Ruolo
sheet-wins = Vince
sheet-action = Azione di ruolo
sheet-in-play = In gioco
sheet-yours = tuo
sheet-shown = { $who }
sheet-seen = { $who }, lo sai solo tu
sheet-always = sì
sheet-perhaps = forse
sheet-aside = da parte
sheet-never = no

## Events. Every kind in vivat.game.intrigue.event.KINDS has its sentence here.

intrigue-event-game-begins = { $who-is ->
    [you] La partita comincia con te.
   *[other] La partita comincia con { $who }.
}
intrigue-event-role-dealt = { $who-is ->
    [you] Il tuo ruolo: { $role }.
   *[other] Il ruolo di { $who }: { $role }.
}
intrigue-event-role-in-play = In gioco: { $roles }.
intrigue-event-marker-dealt = { $who-is ->
    [you] Carta scoperta davanti a te: { $good }.
   *[other] Carta scoperta davanti a { $who }: { $good }.
}
intrigue-event-card-dealt = { $who-is ->
    [you] Ricevi
   *[other] { $who } riceve
} { $goods }.
intrigue-event-turn-begins = { $who-is ->
    [you] Giro { $round }, il tuo turno.
   *[other] Giro { $round }, turno di { $who }.
}
intrigue-event-income = { $who-is ->
    [you] Prendi { $count } Oro e ora ne hai { $gold }.
   *[other] { $who } prende { $count } Oro e ora ne ha { $gold }.
}
intrigue-event-turn-missed = { $who-is ->
    [you] Sei in cella e salti il turno.
   *[other] { $who } è in cella e salta il turno.
}
intrigue-event-bought = { $who-is ->
    [you] Compri
   *[other] { $who } compra
} una carta dal mazzo per { $buy } Oro.
intrigue-event-card-drawn = { $who-is ->
    [you] La carta che hai comprato: { $good }.
   *[other] La carta comprata da { $who }: { $good }.
}
intrigue-event-bought-discard = { $who-is ->
    [you] Compri
   *[other] { $who } compra
} { $good } dagli scarti per { $buy } Oro.
intrigue-event-bribed = { $who-is ->
    [you] Corrompi { $other } con { $bribe } Oro e chiedi { $good }.
   *[other] { $other-is ->
        [you] { $who } ti corrompe con { $bribe } Oro e chiede { $good }.
       *[other] { $who } corrompe { $other } con { $bribe } Oro e chiede { $good }.
    }
}
intrigue-event-bribe-given = { $who-is ->
    [you] Dai 1 { $good } a { $other }.
   *[other] { $other-is ->
        [you] { $who } ti dà 1 { $good }.
       *[other] { $who } dà 1 { $good } a { $other }.
    }
}
intrigue-event-bribe-kept = { $who-is ->
    [you] Non ne hai e ti tieni l’oro.
   *[other] { $who } non ne ha e si tiene l’oro.
}
intrigue-event-spent = { $who-is ->
    [you] Spendi
   *[other] { $who } spende
} { $goods }.
intrigue-event-card-taken = { $who-is ->
    [you] Prendi a { $other } una carta a caso.
   *[other] { $other-is ->
        [you] { $who } ti prende una carta a caso.
       *[other] { $who } prende a { $other } una carta a caso.
    }
}
intrigue-event-stolen-card = { $who-is ->
    [you] La carta che hai preso a { $other }: { $good }.
   *[other] { $other-is ->
        [you] La carta che { $who } ti ha preso: { $good }.
       *[other] La carta presa da { $who } a { $other }: { $good }.
    }
}
intrigue-event-role-seen = { $who-is ->
    [you] Hai visto il ruolo di { $other }: è
   *[other] { $other-is ->
        [you] { $who } ha visto il tuo ruolo: sei
       *[other] { $who } ha visto il ruolo di { $other }: è
    }
} { $role ->
    [Assassino] l’{ $role }
    [Investigatore] l’{ $role }
    [Ambasciatore] l’{ $role }
   *[other] il { $role }
}.
intrigue-event-hand-seen = { $other-is ->
    [you] La tua mano: { $goods }.
   *[other] La mano di { $other }: { $goods }.
}
intrigue-event-proposed = { $flag ->
    [1] { $who-is ->
        [you] Proponi un’alleanza a { $other }, che per accettare dovrebbe pagare una delle due carte.
       *[other] { $other-is ->
            [you] { $who } ti propone un’alleanza: per accettare dovresti pagare una delle due carte.
           *[other] { $who } propone un’alleanza a { $other }, che per accettare dovrebbe pagare una delle due carte.
        }
    }
   *[other] { $who-is ->
        [you] Proponi un’alleanza a { $other }.
       *[other] { $other-is ->
            [you] { $who } ti propone un’alleanza.
           *[other] { $who } propone un’alleanza a { $other }.
        }
    }
}
intrigue-event-refused = { $who-is ->
    [you] Rifiuti l’alleanza con { $other }.
   *[other] { $other-is ->
        [you] { $who } rifiuta l’alleanza con te.
       *[other] { $who } rifiuta l’alleanza con { $other }.
    }
}
intrigue-event-allied = { $who-is ->
    [you] Tu e { $other } vi alleate.
   *[other] { $other-is ->
        [you] { $who } e tu vi alleate.
       *[other] { $who } e { $other } si alleano.
    }
}
intrigue-event-alliance-broken = { $who-is ->
    [you] La tua alleanza con { $other } si rompe.
   *[other] { $other-is ->
        [you] La tua alleanza con { $who } si rompe.
       *[other] L’alleanza tra { $who } e { $other } si rompe.
    }
}
intrigue-event-flipped = Dal mazzo esce: { $goods }.
intrigue-event-power-seized = { $who-is ->
    [you] Prendi
   *[other] { $who } prende
} il Potere.
intrigue-event-power-missed = { $who-is ->
    [you] Non esce nessun Potere: non prendi nulla.
   *[other] Non esce nessun Potere: { $who } non prende nulla.
}
intrigue-event-pile-made-anew = Gli scarti, mescolati, formano un nuovo mazzo di { $count ->
    [one] 1 carta
   *[other] { $count } carte
}.
intrigue-event-hand-shown = { $who-is ->
    [you] Mostri la tua mano: { $goods }.
   *[other] { $who } mostra la mano: { $goods }.
}
intrigue-event-role-shown = { $who-is ->
    [you] Sei
   *[other] { $who } è
} { $role ->
    [Assassino] l’{ $role }
    [Investigatore] l’{ $role }
    [Ambasciatore] l’{ $role }
   *[other] il { $role }
}!
intrigue-event-jailed = { $who-is ->
    [you] Fai arrestare { $other }: in cella!
   *[other] { $other-is ->
        [you] { $who } ti fa arrestare: in cella!
       *[other] { $who } fa arrestare { $other }: in cella!
    }
}
intrigue-event-discarded = { $who-is ->
    [you] Perdi
   *[other] { $who } perde
} { $goods }.
intrigue-event-passed = { $who-is ->
    [you] Chiudi
   *[other] { $who } chiude
} il turno.
intrigue-event-role-victory = { $who-is ->
    [you] Vinci
   *[other] { $who } vince
} come { $role }!
intrigue-event-allied-victory = { $who-is ->
    [you] Condividi
   *[other] { $who } condivide
} la vittoria grazie all’alleanza.
intrigue-event-no-victory = Nessuno ha vinto: la partita è finita.
intrigue-event-points = { $who-is ->
    [you] I tuoi punti: { $count }.
   *[other] Punti di { $who }: { $count }.
}

## Deeds: what several events tell together.

deed-counter-offer = { $who-is ->
    [you] Offri
   *[other] { $who } offre
} invece { $gives } in cambio di { $asks }.
deed-accepted = { $who-is ->
    [you] Accetti.
   *[other] { $who } accetta.
}
deed-declined = { $who-is ->
    [you] Rifiuti.
   *[other] { $who } rifiuta.
}
deed-sold = { $who-is ->
    [you] Vendi { $goods }, ne ricavi { $count } Oro e ora ne hai { $gold }.
   *[other] { $who } vende { $goods }, ne ricava { $count } Oro e ora ne ha { $gold }.
}
deed-extorted = { $flag ->
    [1] { $who-is ->
        [you] Spendi { $paid } ed estorci { $count } Oro a { $other }.
       *[other] { $other-is ->
            [you] { $who } spende { $paid } e ti estorce { $count } Oro.
           *[other] { $who } spende { $paid } ed estorce { $count } Oro a { $other }.
        }
    }
   *[other] { $who-is ->
        [you] Spendi { $paid } ed estorci una carta a { $other }.
       *[other] { $other-is ->
            [you] { $who } spende { $paid } e ti estorce una carta.
           *[other] { $who } spende { $paid } ed estorce una carta a { $other }.
        }
    }
}
deed-investigated = { $flag ->
    [1] { $who-is ->
        [you] Spendi { $paid } e guardi in segreto la mano di { $other }.
       *[other] { $other-is ->
            [you] { $who } spende { $paid } e guarda in segreto la tua mano.
           *[other] { $who } spende { $paid } e guarda in segreto la mano di { $other }.
        }
    }
   *[other] { $who-is ->
        [you] Spendi { $paid } e guardi in segreto il ruolo di { $other }.
       *[other] { $other-is ->
            [you] { $who } spende { $paid } e guarda in segreto il tuo ruolo.
           *[other] { $who } spende { $paid } e guarda in segreto il ruolo di { $other }.
        }
    }
}
deed-sabotaged = { $who-is ->
    [you] Spendi { $paid } e saboti
   *[other] { $who } spende { $paid } e sabota
} l’alleanza tra { $other-is ->
    [you] te
   *[other] { $other }
} e { $ally-is ->
    [you] te
   *[other] { $ally }
}.
deed-seeks-power = { $who-is ->
    [you] Spendi
   *[other] { $who } spende
} { $paid } in cerca di Potere.
deed-assassinated = { $who-is ->
    [you] Spendi { $paid } e assassini { $other }.
   *[other] { $other-is ->
        [you] { $who } spende { $paid } e ti assassina.
       *[other] { $who } spende { $paid } e assassina { $other }.
    }
}
deed-accused = { $who-is ->
    [you] Spendi { $paid } e accusi { $other }
   *[other] { $other-is ->
        [you] { $who } spende { $paid } e ti accusa
       *[other] { $who } spende { $paid } e accusa { $other }
    }
}, { $flag ->
    [1] a ragione!
   *[other] a torto.
}

# Actions, wherever a sentence names one.

action-buy = { $what ->
    [discard] comprare lo scarto
   *[other] comprare dal mazzo
}
action-sell = vendere { $good }
action-stop-selling = chiudere la vendita
action-trade = proporre uno scambio a { $who }
action-give = dare { $goods }
action-ask = chiedere { $goods }
action-withdraw = ritirare l’offerta
action-accept = accettare lo scambio
action-decline = rifiutare lo scambio
action-counter = fare una controfferta
action-bribe = corrompere { $who } per { $good }
action-extort = { $what ->
    [gold] estorcere oro a { $who }
   *[other] estorcere una carta a { $who }
}
action-investigate = { $what ->
    [role] guardare il ruolo di { $who }
   *[other] guardare la mano di { $who }
}
action-ally = proporre un’alleanza a { $who }
action-join = entrare nell’alleanza
action-refuse = rifiutare l’alleanza
action-sabotage = sabotare l’alleanza di { $who }
action-seize-power = prendere il Potere
action-assassinate = assassinare { $who }
action-accuse = accusare { $who }
action-seize-him = fare arrestare { $who }
action-pass = chiudere il turno
