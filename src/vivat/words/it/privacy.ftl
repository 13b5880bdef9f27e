# Privacy: che cosa si conserva di una persona, per chi gioca. I dettagli: docs/privacy.md.

privacy-lead = Niente account, niente password, niente per terzi: questa pagina carica tutto dal proprio server. Sei un numero a caso e un nome a tua scelta.
privacy-name = Il tuo nome e i tuoi dispositivi
privacy-name-text = Il tuo nome lo vede chi siede al tavolo con te o guarda. Di ogni dispositivo si conserva un nome come “Firefox, Linux”, da quando lo usi e in che giorno è stato visto l’ultima volta; mai dove sei. Resta finché non togli il dispositivo o non ti cancelli.
privacy-games = Le tue partite
privacy-games-text = Ogni mossa si conserva con la sua ora, perché la partita possa continuare, essere rivista e contata. Finché dura, ognuno vede solo ciò che le regole permettono; quando è finita, chi può guardare il tavolo vede tutte le mosse. Quello che annoti resta tuo. Un messaggio lo vedono solo le persone a cui è rivolto.
privacy-circles = I tuoi circoli
privacy-circles-text = Solo i membri vedono chi fa parte di un circolo, i suoi tavoli, i risultati e le campagne. I tuoi risultati, a qualunque tavolo, li vedi solo tu.
privacy-back = Come torni qui
privacy-back-text = Un codice per il telefono vale una volta, per cinque minuti; un codice di recupero su carta, una volta. Dei codici e della chiave di questo browser si conserva solo un’impronta da cui nessuno può risalire; di una passkey, la metà che non è segreta. Senza dispositivo, codice o passkey nessuno può riportarti qui, nemmeno chi gestisce questo server.
privacy-notices = Notifiche
privacy-notices-text = Solo se le vuoi: allora si conserva l’indirizzo di questo browser presso il servizio del suo produttore, un indirizzo e-mail o un servizio che indichi, finché non lo togli. Una notifica dice solo quello che al tavolo vedono tutti, mai un segreto.
privacy-browser = In questo browser
privacy-browser-text = Un cookie, grazie al quale sei la stessa persona nella pagina seguente, e le tue impostazioni. Non si conta niente e non si segue nessuno.
privacy-not = Che cosa non si conserva
privacy-not-text = Da dove ti colleghi, chi ha guardato che cosa, e quello che hai scritto senza inviarlo.
privacy-gone = Come sparisce tutto
privacy-gone-text = In “Tu” puoi scaricare tutto in un file, o cancellarti, subito e per sempre: il tuo nome e quello che hai scritto spariscono, lasci ogni tavolo e ogni circolo, e nelle partite finite degli altri al tuo posto sta “N. N.”. I backup fatti prima tengono quello che hanno finché li tiene chi gestisce questo server.
privacy-to-you = I tuoi dispositivi e i tuoi dati
privacy-operator = Tutto questo vale, a meno che chi gestisce il server non abbia cambiato il programma. Può vedere quello che il server conserva, e cancellare i tavoli dove da tempo non succede nulla.
