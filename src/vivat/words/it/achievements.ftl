## Achievement cards (S8.5): headings, marks, and for each card its title and what is to be done for it.

achievements-roles = Ruoli
achievements-scenarios = Scenari
achievements-modes = Modi
achievements-advanced = Imprese
achievements-games = I giochi
achievements-variants = Opzioni e varianti
achievements-throne = Intorno al trono
achievements-points = Punti
achievements-victories = Vittorie al castello

mark-role = con il ruolo
mark-allied = in alleanza
mark-alone = in solitaria
mark-played = giocato
mark-won = vinto
mark-often = cinque volte
mark-twenty-five = 25 punti
mark-thirty = 30 punti
mark-thirty-three = 33 punti
mark-viva-il-re = Viva il Re!
mark-kingup = KingUp!
mark-vive-le-roi = Vive le Roi !

## The card game

# Roles
achievement-king = Il Re
achievement-king-about = Vinci da Re.
achievement-assassin = L’Assassino
achievement-assassin-about = Vinci da Assassino.
achievement-knight = Il Cavaliere
achievement-knight-about = Vinci da Cavaliere.
achievement-investigator = L’Investigatore
achievement-investigator-about = Vinci da Investigatore.
achievement-sage = Il Saggio
achievement-sage-about = Vinci da Saggio.
achievement-politician = Il Politico
achievement-politician-about = Vinci da Politico.
achievement-ambassador = L’Ambasciatore
achievement-ambassador-about = Vinci da Ambasciatore.
achievement-merchant = Il Mercante
achievement-merchant-about = Vinci da Mercante.
achievement-crime-lord = Il Capobanda
achievement-crime-lord-about = Vinci da Capobanda.
achievement-fool = Il Matto
achievement-fool-about = Vinci da Matto.

# Scenarios
achievement-scotland-yard = Scotland Yard
achievement-scotland-yard-about = Gioca questo scenario, e vincilo.
achievement-power-grab = Power Grab
achievement-power-grab-about = Gioca questo scenario, e vincilo.
achievement-lonely-king = Lonely King
achievement-lonely-king-about = Gioca questo scenario, e vincilo.
achievement-bad-politics = Bad Politics
achievement-bad-politics-about = Gioca questo scenario, e vincilo.
achievement-money-problems = Money Problems
achievement-money-problems-about = Gioca questo scenario, e vincilo.
achievement-to-the-death = To the Death
achievement-to-the-death-about = Gioca questo scenario, e vincilo.
achievement-no-might = No Might
achievement-no-might-about = Gioca questo scenario, e vincilo.
achievement-cops-and-robbers = Cops and Robbers
achievement-cops-and-robbers-about = Gioca questo scenario, e vincilo.
achievement-tough-job = Tough Job
achievement-tough-job-about = Gioca questo scenario, e vincilo.
achievement-dirty-politics = Dirty Politics
achievement-dirty-politics-about = Gioca questo scenario, e vincilo.
achievement-hit-men = Hit Men
achievement-hit-men-about = Gioca questo scenario, e vincilo.

# Modes
achievement-session = Sessione
achievement-session-about = Vinci una sessione, anche a pari merito.
achievement-role-reduction = Riduzione dei ruoli
achievement-role-reduction-about = Vinci una sessione in cui i ruoli appena usati restano da parte.
achievement-forced-alliances = Nozze combinate
achievement-forced-alliances-about = Vinci a un tavolo con le alleanze forzate.
achievement-full-court = Corte al completo
achievement-full-court-about = Vinci in otto.
achievement-full-score-tracker = Tabellone pieno
achievement-full-score-tracker-about = Fai 8 punti in una sera.
achievement-all-scenarios = Tutti e undici
achievement-all-scenarios-about = Gioca tutti gli scenari del libro.

# Advanced
achievement-fool-against-seven = Matto contro sette
achievement-fool-against-seven-about = Da Matto, vinci in solitaria contro altri sette.
achievement-king-unseen = Il Re mai visto
achievement-king-unseen-about = Vinci da Re senza che nessuno abbia visto il tuo ruolo.
achievement-king-unmasked = Il Re a viso scoperto
achievement-king-unmasked-about = Vinci da Re anche se tutti sanno chi sei.
achievement-quick-accusation = A prima vista
achievement-quick-accusation-about = Accusa a ragione già nel primo giro.
achievement-every-role = I dieci volti
achievement-every-role-about = Vinci con ognuno dei dieci ruoli soddisfacendo la sua condizione.
achievement-quick-victory = Senza perdere tempo
achievement-quick-victory-about = Vinci con il tuo ruolo entro il terzo giro.
achievement-clean-hands = Mani pulite
achievement-clean-hands-about = Vinci con il tuo ruolo senza estorsioni, sabotaggi, omicidi, accuse né arresti.
achievement-self-made = Tutto da sé
achievement-self-made-about = Vinci con il tuo ruolo senza scambi, bustarelle, estorsioni, sabotaggi né alleanze.
achievement-from-jail = Dalla cella
achievement-from-jail-about = Vinci dopo un soggiorno in cella.
achievement-betrayal = Tradimento
achievement-betrayal-about = Vinci dopo aver sabotato la tua stessa alleanza.
achievement-from-the-grave = Dall’oltretomba
achievement-from-the-grave-about = Vinci anche se non sei più in vita.
achievement-last-survivor = Ultimo superstite
achievement-last-survivor-about = Vinci quando in vita resti solo tu.
achievement-last-two = Gli ultimi due
achievement-last-two-about = Vinci con il tuo alleato quando in vita restate solo voi due.
achievement-two-murders = Due delitti
achievement-two-murders-about = Uccidi due giocatori nella stessa partita.
achievement-clean-session = Nemmeno un punto agli altri
achievement-clean-session-about = Vinci una sessione in cui nessun altro fa punti.
achievement-treasure = Il tesoro
achievement-treasure-about = Possiedi 30 monete d’Oro tutte insieme.
achievement-saboteur = Sabotatore
achievement-saboteur-about = Rompi cinque alleanze altrui.
achievement-diplomat = Diplomatico
achievement-diplomat-about = Stringi quindici alleanze.
achievement-trader = Affarista
achievement-trader-about = Concludi trenta scambi.
achievement-spy = Spia
achievement-spy-about = Guarda quindici ruoli o mani.
achievement-jailer = Carceriere
achievement-jailer-about = Manda in cella cinque giocatori.
achievement-deep-pile = In fondo al mazzo
achievement-deep-pile-about = Scopri dieci carte in una sola ricerca del Potere.

## The castle games

# Games
achievement-viva-il-re = Viva il Re!
achievement-viva-il-re-about = Vinci a Viva il Re!, una volta e poi cinque.
achievement-kingup = KingUp!
achievement-kingup-about = Vinci a KingUp!, una volta e poi cinque.
achievement-vive-le-roi = Vive le Roi !
achievement-vive-le-roi-about = Vinci a Vive le Roi !, una volta e poi cinque.
achievement-four-games = Tutti e quattro i giochi
achievement-four-games-about = Gioca ai tre giochi del castello e al gioco di carte.
achievement-four-crowns = Quattro corone
achievement-four-crowns-about = Vinci a ognuno dei quattro giochi.
achievement-three-in-an-evening = Che serata
achievement-three-in-an-evening-about = Vinci tre partite in una sera, a qualunque gioco.
achievement-seven-beaten = Sette in un colpo
achievement-seven-beaten-about = Vinci partite perse da sette persone diverse.

# Variants
achievement-ambition = Ambizione
achievement-ambition-about = Vinci con l’opzione Ambizione.
achievement-banished = Esilio
achievement-banished-about = Vinci con l’opzione Esilio.
achievement-emissary = L’Emissario
achievement-emissary-about = Vinci contro l’Emissario dell’Impero.
achievement-wedding = Nozze reali
achievement-wedding-about = Vinci con le Nozze reali.
achievement-teams = In due
achievement-teams-about = Vinci in squadra.
achievement-shared-pawn = Una pedina per due
achievement-shared-pawn-about = Vinci con le pedine comuni.
achievement-duel = Duello
achievement-duel-about = Vinci in due, contro l’Emissario.
achievement-eight-at-court = In otto a corte
achievement-eight-at-court-about = Vinci in otto.
achievement-everything-at-once = Tutto insieme
achievement-everything-at-once-about = Vinci con Ambizione, Esilio, Emissario e Nozze reali insieme.

# The throne
achievement-kingmaker = Creatore di re
achievement-kingmaker-about = Porta al trono dieci personaggi che ricevono la corona.
achievement-three-crownings = Tre con una mano sola
achievement-three-crownings-about = In una partita, porta al trono tre personaggi che ricevono la corona.
achievement-favourites-crowned = Amici in alto
achievement-favourites-crowned-about = Vedi incoronare venti tuoi Favoriti.
achievement-loyal-court = Corte fedele
achievement-loyal-court-about = In una partita, tutti gli incoronati sono tuoi Favoriti.
achievement-royal-couple = La coppia reale
achievement-royal-couple-about = Alle Nozze reali, entrambi gli sposi sono tuoi Favoriti.
achievement-jester-crowned = Viva il Giullare
achievement-jester-crowned-about = Porta il Giullare al trono e fallo incoronare.
achievement-jester-gains = Il mondo alla rovescia
achievement-jester-gains-about = Guadagna punti con i tuoi Favoriti quando il Giullare riceve la corona.
achievement-lone-refusal = L’unico No
achievement-lone-refusal-about = Respingi dieci candidati con il tuo solo No.
achievement-stomachache = Qualcosa di indigesto
achievement-stomachache-about = Annulla cinque elezioni con il tuo Mal di pancia.
achievement-poker-face = Faccia di bronzo
achievement-poker-face-about = Di’ No cinque volte a un tuo Favorito.
achievement-never-no = Mai un No
achievement-never-no-about = Vinci senza aver giocato né No né Mal di pancia.

# Points
achievement-high-count = Una grande incoronazione
achievement-high-count-about = I tuoi Favoriti fanno 25, 30 o 33 punti a un’incoronazione: di più non si può.
achievement-high-score = Una grande partita
achievement-high-score-about = Arriva a 60 punti a Viva il Re! e a KingUp!, a 80 a Vive le Roi !
achievement-nothing = Proprio niente
achievement-nothing-about = I tuoi Favoriti fanno esattamente 0 punti a un’incoronazione.
achievement-nothing-at-last = Meno è meglio
achievement-nothing-at-last-about = Fai esattamente 0 punti nell’ultima manche, e ricevine 33.
achievement-three-dungeons = Tutti in catene
achievement-three-dungeons-about = A un’incoronazione i tuoi Favoriti occupano le tre segrete.
achievement-both-wcs = Occupato
achievement-both-wcs-about = A un’incoronazione i tuoi Favoriti occupano i due WC.
achievement-great-ambition = Una grande ambizione
achievement-great-ambition-about = Realizza un’Ambizione da 8 punti.
achievement-three-ambitions = Tre su tre
achievement-three-ambitions-about = Realizza la tua Ambizione in ogni manche di una partita.
achievement-all-ambitions = Tutte e sedici
achievement-all-ambitions-about = Realizza ognuna delle sedici Ambizioni.

# Victories
achievement-comeback = Rimonta
achievement-comeback-about = Vinci dopo una prima manche finita all’ultimo posto.
achievement-from-start-to-end = Dall’inizio alla fine
achievement-from-start-to-end-about = Resta in testa, e mai alla pari, dopo ogni incoronazione, e vinci.
achievement-landslide = A valanga
achievement-landslide-about = Vinci con 20 punti di vantaggio.
achievement-narrow = Per un soffio
achievement-narrow-about = Vinci con un punto di vantaggio al massimo.
achievement-tie-break = Allo spareggio
achievement-tie-break-about = Vinci per spareggio.
achievement-shared-crown = Una corona da dividere
achievement-shared-crown-about = Condividi una vittoria.
achievement-after-a-loss = Il peggio è passato
achievement-after-a-loss-about = Vinci anche se un’incoronazione ti è costata punti.

## A campaign, as it is told and printed

campaign-title = Campagna
campaign-about = { $games ->
    [one] Una partita
   *[other] { $games } partite
} in { $evenings ->
    [one] una sera
   *[other] { $evenings } sere
}
campaign-name = Nome
campaign-games = Partite
campaign-won = Vinte
campaign-marks = Segni
campaign-points = Punti
campaign-practice = { $who }: { $games ->
    [one] una partita era solo allenamento
   *[other] { $games } partite erano solo allenamento
}, perché i bot o l’orologio hanno preso più di un quarto delle decisioni.
campaign-kings = { $count ->
    [one] Il vero Re di questa campagna: { $who }, con { $points } punti.
   *[other] I veri Re di questa campagna: { $who }, con { $points } punti ciascuno.
}
campaign-no-people = Queste partite le hanno giocate solo bot, e i bot non ottengono niente.
campaign-no-king = Nessuno ha ancora ottenuto un segno che valga punti.
campaign-news = Novità dell’ultima partita
campaign-no-news = L’ultima partita non ha portato niente di nuovo.
campaign-near = Ci siamo quasi
campaign-what = { $card }, { $mark }
campaign-worth = +{ $points }
campaign-honour = per l’onore
campaign-progress = { $value } su { $target }
campaign-best = finora al meglio { $value }, serve { $target } o meno
campaign-done = ottenuto
campaign-not-yet = non ancora
campaign-marked = { $mark }: { $progress }
campaign-line = { $who }: { $what } ({ $worth })
campaign-near-line = { $who }: { $what }, { $progress }
campaign-untouched = { $cards ->
    [one] Un’altra carta non ha ancora nessun segno
   *[other] Altre { $cards } carte non hanno ancora nessun segno
}; --print le mostra tutte, e dice a che punto è ognuno.
campaign-left-out = { $file } non conta: { $reason }
campaign-unfinished = { $games ->
    [one] Una partita non conta, perché non è finita.
   *[other] { $games } partite non contano, perché non sono finite.
}
campaign-printed = Le carte e il conteggio sono in { $file }.
campaign-reading = Partite
error-no-records = In { $folder } non c’è nessuna partita finita: nessun file che finisca con .vivat e che possa contare.
error-no-folder = { $folder } non è una cartella.
