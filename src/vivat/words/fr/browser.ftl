## The browser: screens, buttons, questions. Events and places are in the catalogues of the families.

skip-to-content = Aller au contenu
main-menu = Menu principal
menu-new = Nouvelle table
menu-learn = Apprendre
menu-rules = Règles
menu-settings = Réglages
menu-you = Vous êtes
close = Fermer
save = Enregistrer
loading = Un instant…
sending = Envoi…
offline = Pas de connexion. Vos choix sont gardés et seront envoyés dès son retour.
paused = En pause
go-home = À l’accueil
lost-title = Page introuvable
lost-text = Il n’y a pas de page à cette adresse. Le lien est peut-être incomplet.
unreached-title = Serveur injoignable
unreached-again = Réessayer
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
reader = vous
reader-and = vous et { $name }

## Home

home-title = Jouer
home-welcome = Couronnes, secrets et bonne compagnie
home-text = Quatre jeux de château et de cour, dans votre navigateur : entre amis ou contre des bots.
home-friends = Jouer entre amis
home-friends-text = Vous ouvrez une table et leur envoyez le lien.
home-play-now = Jouer contre des bots
home-play-now-text = { $game } avec { $bots ->
    [one] un bot
   *[other] { $bots } bots
}, tout de suite.
home-learn = Apprendre
home-learn-text = Vous jouez un round, pas à pas, en trois minutes.
home-puzzle = Le problème du jour
home-puzzle-text = Une position tirée d’une partie, et un choix nettement meilleur que les autres. Le trouverez-vous ?
home-puzzle-right = Vous avez résolu le problème du jour. Le prochain arrive demain.
home-puzzle-wrong = Vous avez répondu au problème du jour. Le prochain arrive demain.
home-puzzle-go = Le résoudre
home-puzzle-again = Le revoir
home-puzzle-streak = Résolu { $days } jours de suite
home-you-are = Vous êtes { $name }.
home-change-name = Changer
home-no-account = Ni compte ni mot de passe : un nom suffit.
home-pick-name = Choisir un nom
home-been-here = J’ai déjà joué ici
home-name = Votre nom
home-choose = Choisissez un jeu
home-running = Vos parties en cours
home-waits = à vous de jouer
home-open = Tables ouvertes
home-none-open = Aucune table ouverte à tous pour l’instant. À vous de commencer.
home-finished = Vos parties finies
home-none-finished = Aucune pour l’instant.
home-play-again-text = Encore { $game }, comme la dernière fois.
home-back = Quel plaisir de vous revoir, { $name }
home-due = jusqu’au { $date }
home-waits-for = on attend { $who }
home-running-more = { $count ->
    [one] Encore une partie
   *[other] Encore { $count } parties
}
home-circles = Cercles : les gens avec qui l’on joue souvent
home-join = Rejoindre une table
home-link = Lien vers la table
home-join-button = Y aller
friends-title = Jouer entre amis
friends-players = Combien de joueurs ?
friends-minutes = { $minutes } minutes
friends-bots-later = Des bots peuvent prendre les places restées libres.
friends-open = Ouvrir la table
friends-more = Règles, pendule et plus

game-kingup = KingUp!
game-kingup-line = Treize personnages montent dans un château. Six d’entre eux sont vos Favoris secrets.
game-vive-le-roi = Vive le Roi !
game-vive-le-roi-line = Le château de 2024 : un Bouffon, des WC, des cachots, des équipes et des variantes.
game-viva-il-re = Viva il Re!
game-viva-il-re-line = Le classique de 2003, fidèle à son livret.
game-intrigue = Long Live the King
game-intrigue-line = Un jeu de cartes à rôles secrets : soudoyez, espionnez, alliez-vous, et gagnez avant les autres.
game-facts = { $fewest } à { $most } joueurs · { $minutes } minutes entre amis, { $alone } contre des bots
difficulty-easy = facile à apprendre
difficulty-middle = s’apprend en une partie
game-with-bots = Contre des bots
game-first-again = De nouveau la partie d’initiation
game-new-table = Entre amis
status-gathering = en attente de joueurs
status-damaged = endommagée
status-closed = fermée par l’administrateur
status-playing = en cours
status-finished = finie
open-chair = place libre
gathering-partner = en équipe avec { $name }
gathering-your-partner = en équipe avec vous
gathering-team = dans une équipe de deux
bot-seat = bot : { $level }
bot-random = Hasard
bot-random-line = tire ses coups au sort.
bot-page = Page
bot-page-line = est facile à battre, et se trompe comme un humain.
bot-steward = Intendant
bot-steward-line = est solide, et joue selon des règles fixes.
bot-chancellor = Chancelier
bot-chancellor-line = anticipe, mais ne devine qu’à moitié les cartes des autres ; une fraction de seconde par coup.
bot-king = Roi
bot-king-line = anticipe, et devine les cartes des autres à tout ce qu’ils font ; une fraction de seconde par coup.

## A new table

new-title = Nouvelle table
new-game = Jeu
new-seats = Sièges
new-seat = Siège { $number }
new-chair-me = moi
new-chair-open = libre, pour un ami
new-add-seat = Ajouter un siège
new-remove-seat = Retirer le dernier siège
new-team = une équipe de deux
new-options = Options
option-memory-aids-name = Aide-mémoire
option-memory-aids = Aide-mémoire : on garde pour vous ce que vous pourriez retenir (cartes Vote ; au jeu de cartes, ce que vous savez de chacun)
new-scenario = Scénario
new-scenario-choice = { $name } ({ $players }) : { $line }
option-session-points = Jusqu’à combien de points (vide : une seule partie)
option-own-sheet = Votre propre feuille de rôles (collez le texte du fichier)
option-own-scenario = Votre propre scénario (collez le texte du fichier)
own-text-good = Cela peut se jouer.
own-text-line = Ligne { $number }, « { $line } » : { $reason }
own-text-example = Partir du texte habituel
own-text-last = Revenir au dernier qui était bon
own-text-share = Copier un lien qui le contient
own-text-meaning = Ce que cela donne
sheet-group-base = Toujours distribués
sheet-group-random = Tirés au sort parmi ceux-ci
sheet-group-out = Pas distribués
sheet-wins-by = Gagne { $condition }
scenario-hunts = { $hunter } traque { $target }.
scenario-partners = { $one } et { $other } sont partenaires : quand l’un gagne, tous deux gagnent et marquent.
scenario-no-alliances = Il n’y a pas d’alliances.
scenario-no-allied-victories = On peut conclure et rompre des alliances, mais aucune ne fait gagner personne.
scenario-known = Tout le monde sait quels rôles sont en jeu.
scenario-special = Les particularités de « { $name } »
option-most-rounds = Sans victoire, la partie finit après ce nombre de tours de table (0 : jamais)
new-habits = Réglages de la table
new-listed = Table publique : tout le monde peut la trouver
new-spectators = Les spectateurs sont les bienvenus
new-ask-twice = Demander confirmation avant un coup irréversible
new-remarks = Les bots parlent : ils affirment, préviennent, marchandent et menacent
new-clock = Pendule
new-clock-none = pas de pendule
new-clock-decision = temps limité pour chaque décision
new-clock-bank = une réserve de temps par joueur
new-clock-days = des jours par décision : nul besoin d’être là en même temps
new-seconds = Secondes
new-increment = Secondes ajoutées après chaque décision
new-grace = Secondes d’absence avant qu’un bot remplace un joueur
new-create = Créer la table
new-hot-seat = Jouer sur cet écran, chacun son tour
new-cannot = Impossible de jouer ainsi pour l’instant. { $reason }
new-way-on = Jouer avec : { $option }
new-way-off = Jouer sans : { $option }
new-first = Qui commence
new-first-chance = le sort décide
new-first-seat = Siège { $number } : { $who }

## The table

table-title = Table
your-turn-now = C’est à vous de décider.
signal-your-turn = À vous de jouer
call-pause = { $name } voudrait une pause.
call-offer = Donner à { $name } la place laissée par { $chair } ?
call-rematch = { $name } voudrait rejouer.
call-join = J’en suis
call-agree = D’accord
call-next = { $game } vous attend aussi.
call-next-button = Partie suivante
call-unread = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}
people-title = À la table
people-with = avec { $name }
people-host = hôte
people-kept = un bot joue à sa place
people-away = hors ligne
people-voted = { $who-is ->
    [you] vous avez voté
   *[other] a voté
}
people-thinking = réfléchit
people-preparing = se prépare, encore { $seconds } s environ
people-stand-in = Laisser jouer un Intendant
people-to-decide = { $who-is ->
    [you] à vous
   *[other] doit décider
}
people-more-time = Une minute de plus
people-spectators = { $count ->
    [one] Un spectateur
   *[other] { $count } spectateurs
}
habits-title = Plus
habits-pause = Demander une pause
habits-resume = Mettre fin à la pause
habits-leave = Quitter la table
habits-return = Reprendre ma place
habits-mute = Cacher ce qu’écrit { $name }
habits-unmute = Montrer ce qu’écrit { $name }
habits-give = Place laissée par { $chair } : la proposer à { $name }
habits-agree = D’accord : { $name } reprend la place laissée par { $chair }
gathering-title = Qui joue ?
gathering-expected = De la partie précédente, on attend encore { $who }.
talk-last-game = pendant la partie précédente
gathering-sit = M’asseoir ici
gathering-move = M’asseoir ici
gathering-chair = Place { $number }
gathering-start = Lancer la partie
gathering-fill = Compléter avec des bots
gathering-invites = { $name } vous invite à jouer à { $game }
gathering-wait = L’hôte va lancer la partie.
gathering-leave = Quitter ma place
gathering-stay = Rester
gathering-next-host = Si vous quittez votre place, { $name } devient l’hôte.
gathering-leave-empty = Si vous quittez votre place, l’hôte sera la prochaine personne à s’asseoir.
gathering-levels = Quel niveau pour les bots ?
gathering-remove = Exclure { $name }
gathering-invite = Inviter des amis
gathering-share = Partager
gathering-code = Ou faites-leur scanner ce code.
gathering-code-label = Le lien de cette table en code QR
invite-text = Venez jouer à { $game } avec moi !
preview-invites = Venez jouer à { $game }
preview-room = { $count ->
    [one] { $names } et une place libre.
   *[other] { $names } et { $count } places libres.
}
preview-table = Une table de { $game }
preview-replay = Une partie de { $game }, coup par coup
preview-played = Avec { $names }.
outline-title = Ce que l’on joue
outline-length = { $players } joueurs, { $minutes } minutes environ
outline-scenario = Scénario : { $name }
outline-roles = Les rôles, et comment chacun gagne
outline-clock-none = Sans pendule : chacun réfléchit à loisir.
outline-clock-decision = { $seconds } secondes par décision
outline-clock-bank = { $seconds } secondes en tout par joueur, plus { $increment } après chaque décision
outline-clock-days = { $days ->
    [one] Un jour
   *[other] { $days } jours
} par décision : nul besoin d’être là en même temps
outline-spectators = On peut assister à la partie.
outline-no-spectators = Personne n’assiste à la partie.
outline-teams = Des équipes de deux : on décide ensemble, et le plus bas des deux scores compte.
outline-teams-shared = Des équipes de deux : on décide ensemble, avec un seul score.
outline-minute = Première partie ? Les règles en une minute
outline-rules = Les règles
outline-lesson = Apprendre en jouant
minute-role = Chacun a un rôle secret, et chaque rôle gagne à sa façon. Votre carte dit comment.
minute-turn = À votre tour, vous recevez de l’or et faites jusqu’à deux actions : acheter, vendre, échanger, soudoyer, extorquer, enquêter…
minute-deal = Parlez et échangez. Promettez ce que vous voulez : ce que vous donnez est bien réel.
minute-ally = { $allied ->
    [0] Une alliance coûte 2 Influence, et l’autre doit accepter. Dans ce scénario, elle ne fait gagner personne.
   *[other] Les alliés gagnent ensemble. Une alliance coûte 2 Influence, et l’autre doit accepter.
}
minute-win = { $allied ->
    [0] La première personne à remplir la condition de sa carte gagne.
   *[other] La première personne à remplir la condition de sa carte gagne, seule ou avec son allié.
}
gathering-link-text = Toute personne qui a ce lien peut s’asseoir ici.
gathering-copy = Copier
gathering-copy-by-hand = Le lien est sélectionné : copiez-le avec Ctrl+C, ou par un appui long.
gathering-copied = Copié
gathering-begins = commence
finished-title = La partie est finie
finished-you-win = Vous gagnez !
finished-won = { $count ->
    [one] { $who } gagne !
   *[other] { $who } gagnent !
}
finished-session-won = { $count ->
    [you] Vous gagnez la session !
    [one] { $who } gagne la session !
   *[other] { $who } gagnent ensemble la session !
}
finished-last-game = La dernière partie
finished-games = Les parties de la session
finished-game = Partie { $number }
finished-game-nobody = personne n’a gagné
finished-rematch = Rejouer
finished-next = Partie suivante
finished-replay = Revoir
finished-review = Analyser la partie
finished-share = Partager
copy-refused = Ce navigateur ne permet pas à une page de copier.
finished-saved = L’image est enregistrée.
finished-shared = L’image est enregistrée et le lien de la partie est copié.
finished-wanting = { $count ->
    [one] { $who } veut rejouer.
   *[other] { $who } veulent rejouer.
}
ending-own-place = { $rank ->
    [2] Vous finissez deuxième
    [3] Vous finissez troisième
    [4] Vous finissez quatrième
    [5] Vous finissez cinquième
    [6] Vous finissez sixième
    [7] Vous finissez septième
   *[8] Vous finissez huitième
}{ $behind ->
    [0] {"."}
    [one] , à un point.
   *[other] , à { $behind } points.
}
ending-round = Round { $round }
ending-ahead = { $second-is ->
    [you] { $first } vous { $first-is ->
        [one] devance
        [team] devancent
       *[you] devancez
    }
   *[other] { $first } { $first-is ->
        [one] devance
        [team] devancent
       *[you] devancez
    } { $second }
} { $points ->
    [one] d’un point.
   *[other] de { $points } points.
}
ending-level-with-emissary = { $first } et l’Émissaire { $first-is ->
    [you] êtes
    [your-team] êtes
   *[other] sont
} à égalité, mais il ne gagne que s’il devance tout le monde.
ending-highest-favourite = { $first } et { $second } { $first-is ->
    [one] sont
    [team] sont
   *[you] êtes
} à égalité, et { $first } { $first-is ->
    [one] a
    [team] ont
   *[you] avez
} le Favori le plus haut.
ending-most-favourites = { $first } et { $second } { $first-is ->
    [one] sont
    [team] sont
   *[you] êtes
} à égalité, et { $first } { $first-is ->
    [one] a
    [team] ont
   *[you] avez
} { $difference ->
    [one] un Favori
   *[other] { $difference } Favoris
} de plus au château.
ending-shared = { $who-is ->
    [your-team] { $who } êtes à égalité, et rien ne vous départage.
   *[other] { $who } sont à égalité, et rien ne les départage.
}
ending-coronation = Round { $round } : on couronne { $character-is ->
    [jester] le Bouffon
   *[other] { $character }
}, et { $who } { $who-is ->
    [you] marquez
    [your-team] marquez
    [team] marquent
   *[other] marque
} le plus de points : { $points }.
finished-record = Enregistrer la partie
finished-session = Points de la session, en { $goal } points
are-you-sure = « { $action } » : vous confirmez ?
yes-do-it = Oui, confirmer
no-wait = Non, pas encore
give-up = Annuler
all-moves = Liste de tous les coups ({ $count })
team-proposes = { $who } propose : { $action }
team-waits = Vous proposez : { $action }. Il faut l’accord de { $who }.
team-instead = Pour proposer autre chose, choisissez-le : cela remplace cette proposition.
team-agree = D’accord
team-other = Autre chose
team-lower = en équipe, le plus bas des deux scores compte

floor-full = plein
log-head = Ce qui s’est passé
log-ballots-forgotten = Les votes restent ici jusqu’au coup suivant, puis disparaissent jusqu’à la fin de la partie : retenez-les.
log-filter = Montrer
log-all = tout
log-game = la partie
log-talk = paroles
line-by-clock = (temps écoulé : un bot a décidé)
line-opened = { $name } { $name-is ->
    [you] ouvrez
   *[other] ouvre
} la table.
line-sat = { $name-is ->
    [you] Vous vous asseyez.
   *[other] { $name } s’assoit.
}
line-moved = { $name } { $name-is ->
    [you] changez
   *[other] change
} de place.
line-renamed = { $name-is ->
    [you] Vous vous appelez désormais { $name }.
   *[other] { $before } s’appelle désormais { $name }.
}
line-left = { $name-is ->
    [you] Vous quittez la table.
   *[other] { $name } s’en va.
}
line-arranged = Un bot s’assoit : { $name }.
line-removed = L’hôte exclut { $name } de la table.
line-opened-chair = Une place est à nouveau libre.
line-host = { $name-is ->
    [you] L’hôte, maintenant, c’est vous.
   *[other] L’hôte est maintenant { $name }.
}
line-started = La partie commence.
line-voted = { $seat } { $seat-is ->
    [one] a
    [team] ont
   *[you] avez
} voté.
line-proposed = { $name } { $name-is ->
    [you] proposez
   *[other] propose
} : { $text }
line-kept = { $name-is ->
    [you] Un bot vous remplace.
   *[other] Un bot remplace { $name }.
}
line-returned = { $name-is ->
    [you] Vous êtes de retour.
   *[other] { $name } est de retour.
}
line-offered = La place laissée par { $chair } est proposée à { $taker }, si tout le monde est d’accord.
line-agreed = { $name } { $name-is ->
    [you] acceptez
   *[other] accepte
} de donner la place laissée par { $other }.
line-given = { $name } { $name-is ->
    [you] reprenez
   *[other] reprend
} une place laissée vide.
line-said = { $name } : { $text }
line-said-team = { $name } (à l’équipe) : { $text }
line-claimed = { $name } { $name-is ->
    [you] affirmez
   *[other] affirme
} : « { $text } »
line-muted = Vous ne voyez plus ce qu’écrit { $other }.
line-unmuted = Vous voyez à nouveau ce qu’écrit { $other }.
line-pause-wished = { $name } { $name-is ->
    [you] demandez
   *[other] demande
} une pause.
line-paused = Les pendules s’arrêtent.
line-resumed = Les pendules repartent.
line-restarted = Le serveur s’est interrompu un instant. Le temps de réflexion en cours repart à zéro.
line-time-given = { $seat-is ->
    [you] { $name } vous donne plus de temps.
    [your-team] { $name } vous donne plus de temps.
   *[other] { $name } { $name-is ->
        [you] donnez
       *[other] donne
    } plus de temps à { $seat }.
}
line-holiday = { $name } { $name-is ->
    [you] êtes
   *[other] est
} { $days ->
    [0] de retour de vacances.
    [one] en vacances pour un jour.
   *[other] en vacances pour { $days } jours.
}
line-stand-in = { $name } { $name-is ->
    [you] préférez
   *[other] préfère
} ne pas attendre : un Intendant remplace les bots qui ne sont pas encore prêts.
line-finished = La partie est finie.
line-rematch = { $name } { $name-is ->
    [you] voulez
   *[other] veut
} rejouer.

talk-title = Discussion
talk-text = Votre message
talk-kind = À qui
talk-all = à tous
talk-team = à mon équipe
talk-claim = affirmation, gardée dans une liste
talk-claim-role = Je dis que je suis
talk-claim-role-choose = choisissez un rôle, vrai ou non
talk-claims = affirme : « { $text } »
talk-reactions = Réactions
talk-send = Envoyer
talk-placeholder-say = Dites quelque chose
talk-placeholder-team = Pour votre partenaire, et personne d’autre
talk-placeholder-claim = « Fiez-vous à moi. » Vrai ou non.
claims-title = Affirmations, vraies ou non
phrase-hello = Bonjour !
phrase-thanks = Merci
phrase-well-played = Bien joué
phrase-sorry = Pardon
phrase-one-moment = Un instant, s’il vous plaît
phrase-your-turn = À vous
phrase-good-game = Belle partie
phrase-bye = Au revoir
phrase-fair-trade = C’est honnête pour nous deux
phrase-need-it = J’en ai vraiment besoin
phrase-no-harm = Vous n’y perdez rien
phrase-owe-you = Je vous revaudrai ça
phrase-against-leader = Ensemble, arrêtons qui est en tête
phrase-last-offer = C’est mon dernier mot
phrase-laughing = rit
phrase-surprised = n’en revient pas
phrase-doubtful = en doute
phrase-sad = est triste
phrase-fond = envoie un cœur

notebook-title = Carnet
notebook-text = Personne d’autre ne voit ceci. Touchez une case : oui, non, peut-être, rien.
notebook-cell = { $who }, { $what } : { $mark }
notebook-none = aucune marque
notebook-yes = oui
notebook-no = non
notebook-maybe = peut-être

## Le rythme d’une table

pace-title = Rythme
pace-calm = calme
pace-brisk = vif
pace-instant = immédiat
sound-switch = Sons
to-my-turn = Jusqu’à mon tour
to-now = Sauter
keys-title = Touches
keys-arrows = passer d’un personnage jouable à l’autre
keys-digits = vers cet étage, quand un personnage est choisi
keys-actions = ouvrir une action, dans l’ordre de la liste
keys-end = finir le tour
keys-reference = ouvrir l’aide-mémoire
keys-escape = annuler un choix qui n’est pas encore fait
keys-hide = cacher votre carte, ou la montrer
keys-notebook = ouvrir le carnet
keys-skip = passer ce qui est montré
keys-turn = aller directement à votre tour
keys-help = cette liste
since-your-turn = { $me ->
    [0] Ce qui s’est passé ({ $count }) :
   *[1] Depuis votre dernier tour ({ $count }) :
}
tab-log = Journal
tabs-label = Autour de la partie
first-use = Nouveau
first-understood = Compris
first-favourites = Les six qui portent un cœur sont vos Favoris ; personne d’autre ne les connaît. Chacun place qui il veut : plus vos six sont haut au couronnement, plus vous marquez de points.
first-one-board = Chacun a six Favoris secrets : regardez votre carte, l’un après l’autre, avec les boutons ci-dessus. Placez ensuite qui vous voulez ; plus vos six sont haut au couronnement, plus vous marquez de points.
first-climb = Faites monter qui vous voulez d’un étage, pas seulement les vôtres. Qui arrive tout en haut peut prétendre au trône.
first-vote = Un seul Non suffit pour écarter le candidat. Un Non joué est perdu, quoi qu’il arrive ; un Oui vous revient.
first-forgotten-ballots = Retenez qui a voté quoi : à cette table, les votes sont montrés une fois et ne sont notés nulle part.
first-wc = L’étage du dessus est plein : son WC est ouvert, et un personnage peut y attendre qu’une place se libère. La pièce dit combien cela rapporte.
first-stomachache = Un Mal-au-Ventre annule toute l’élection : le candidat revient à l’étage 5, quoi que jouent les autres. Vous ne pouvez le jouer qu’une fois par round.
first-jester = Le Bouffon devant le trône ! S’il est couronné, c’est le monde à l’envers : ce qui rapportait des points en coûte.
first-ambition = Une Ambition est un objectif secret pour ce round. Gardez celle à laquelle vous croyez : elle rapporte des points au décompte.
first-emissary = L’Émissaire de l’Empire est de la partie : personne ne le joue, mais il vote et marque des points. Ses Favoris portent un losange bleu.
first-wedding = Un mariage royal : une personne est déjà couronnée et attend près du trône. Un second couronnement termine le round ; d’ici là, vos Favoris restent visibles.
first-teams = Vous jouez en équipe : l’un propose, l’autre accepte. Les cœurs blancs sont les Favoris de votre partenaire.
first-role = Chacun a un rôle secret, et chaque rôle gagne à sa façon. Regardez votre carte : elle dit ce qu’il vous faut, et quand cela compte.
first-turn = À vous : vous avez déjà touché votre or. Faites jusqu’à deux actions : touchez quelqu’un, une pile ou une de vos cartes, ou choisissez une action. Une action impossible dit pourquoi elle l’est.
first-offer = On vous propose un échange. Acceptez, déclinez, ou répondez par une contre-offre ; rien ne change de main tant que vous n’êtes pas d’accord.
first-alliance = On vous propose une alliance. Si l’un de vous gagne, l’autre gagne aussi, pour moins de points ; accepter ne révèle rien de votre rôle.
first-ready = Vous avez tout ce qu’il faut ! Votre carte dit quand cela compte ; d’ici là, les autres peuvent encore vous prendre quelque chose.

## The castle

castle-round = Round { $round } sur { $rounds }
castle-leads = { $who } { $who-is ->
    [one] mène
    [team] mènent
   *[you] menez
} { $points ->
    [one] d’un point
   *[other] de { $points } points
}
castle-lead-together = { $who } en tête à égalité
castle-level = à égalité
castle-laid = { $who } { $who-is ->
    [one] amène
    [team] amènent
   *[you] amenez
} { $character-is ->
    [jester] le Bouffon
   *[other] { $character }
} devant le trône. Chacun pose sa carte.
castle-turned = On retourne les cartes…
castle-counted = { $who } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $score } au total.
castle-counted-ambition = { $ambition } : { $points ->
    [0] manquée.
   *[other] réussie, { $points } points compris.
}
castle-ask-place = Placez un personnage à l’un des étages 1 à 4.
castle-ask-climb = Faites monter un personnage.
castle-ask-vote = Votez en secret.
castle-ask-keep = Gardez une de vos deux Ambitions.
castle-wait-a-moment = Un instant.
waiting-for = On attend { $who }.
castle-over = La partie est finie.
castle-choose-where = – vers où ?
castle-place = { $character } à l’étage { $floor }
castle-move = { $character-is ->
    [jester] Le Bouffon
   *[other] { $character }
} vers l’étage { $floor }
castle-throne = { $character-is ->
    [jester] Le Bouffon
   *[other] { $character }
} devant le trône
castle-wc = { $character-is ->
    [jester] Le Bouffon
   *[other] { $character }
} au WC de l’étage { $floor }
castle-vote = Voter { $vote }
castle-new-favourites = Round { $round } : vos nouveaux Favoris
castle-call-election = vers le trône : un vote
castle-keep = Garder « { $ambition } »
scene-label = Le château
favourite = votre Favori
can-move = peut bouger
secret-title = Votre carte secrète
secret-hide = Cacher
secret-show = Montrer
secret-banished = Banni : { $character } est sur votre carte, mais ne compte pas.
secret-hidden = Carte cachée. Appuyez sur h pour la voir.
secret-ambition = Votre Ambition :
ambition-met = réussie pour l’instant
ambition-unmet = pas réussie pour l’instant
ambition-and-when = { $ambition } : { $when }
secret-worth = Vos Favoris rapportent { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour l’instant.
secret-votes = Vos cartes Vote : Oui, { $no } × Non, { $ache } × Mal-au-Ventre
castle-has-crown = a la couronne
castle-begins-round = commence le round
votes-short = { $no } Non, { $ache } Mal-au-Ventre
emissary-wins = L’Émissaire de l’Empire gagne.
election-question = { $who } { $who-is ->
    [one] demande
    [team] demandent
   *[you] demandez
} : faut-il couronner { $character-is ->
    [jester] le Bouffon
   *[other] { $character }
} ?
election-your-vote = Votre vote
election-left = encore { $count }
election-worth = Si { $character-is ->
    [jester] le Bouffon est couronné
   *[other] { $character } reçoit la couronne
}, vos Favoris rapportent { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
election-choose = Personne ne voit votre carte avant que tous aient voté.
election-ambition-met = Votre Ambition est alors réussie.
election-ambition-unmet = Votre Ambition est alors manquée.
election-may-change = Vous pouvez changer d’avis tant que tous n’ont pas voté.
result-crowned = Vive le Roi !
result-rejected = Dehors !
result-cancelled = Partie remise !
moment-go-on = Continuer
count-of = Round { $round } : on couronne { $character-is ->
    [jester] le Bouffon
   *[other] { $character }
}
count-of-couple = Round { $round } : on couronne { $first } et { $second }
count-who = Joueur
count-where = Favoris, et où ils se trouvaient
count-ambition-head = Ambition
count-ambition-brought = { $ambition } : { $points }
count-points = Points
count-score-head = Score
counts-title = Le détail des points
victory-turning-points = Ce qui a tout décidé
victory-table = Rôles, mains et points de cette partie
victory-closest = { $ready ->
    [1] Avait tout réuni au tour de table { $round } : { $needs }
   *[other] Au plus près du but au tour de table { $round } : { $needs }
}
victory-missed = { $missed ->
    [died] La mort est venue avant que cela compte
    [target] Il fallait encore frapper la bonne personne, et cela n’est pas arrivé
    [lost] Il en manquait de nouveau une partie quand cela aurait compté : { $when ->
        [start] au début de son propre tour
        [end] à la fin de son propre tour
       *[other] après une action
    }
   *[other] La partie s’est terminée avant que cela compte : { $when ->
        [start] au début de son propre tour
        [end] à la fin de son propre tour
       *[other] après une action
    }
}
victory-worth = { $how ->
    [ally] { $points } pour la victoire d’un allié
    [last-two] { $points } pour la victoire entre alliés
   *[other] { $points } pour le rôle
}{ $alone ->
    [0] {""}
   *[other] {" "}+ { $alone } pour une victoire sans partage
}
victory-nothing = N’a jamais rien eu de ce qu’il fallait

## Settings

gallery-title = Galerie
settings-title = Réglages
settings-language = Langue
settings-theme = Couleurs
settings-theme-system = selon l’appareil
settings-theme-light = claires
settings-theme-dark = sombres
settings-motion = Animations
settings-motion-system = selon l’appareil
settings-motion-full = activées
settings-motion-none = désactivées
settings-habits = Préférences
settings-sound = Effets sonores
settings-notices = Me prévenir quand c’est à moi de jouer et que je suis ailleurs
settings-credits = Personnages et château ont été dessinés pour Vivat. Caractères : Almendra d’Ana Sanfelippo et Nunito Sans de The Nunito Sans Project Authors, tous deux sous licence SIL Open Font License.
settings-ask-twice = Me demander confirmation avant chaque coup
settings-kept-here = Les réglages sont gardés dans ce navigateur.
settings-you = Votre nom, vos appareils, vos données

## Intrigue

actions-left = { $count ->
    [one] encore { $count } action
   *[other] encore { $count } actions
}
intrigue-round = Tour de table { $round }
session-now = partie { $number }, en { $goal } points
actions-head = Vos actions
actions-head-later = Ce que vous pourrez faire à votre tour
actions-of-a-role = Les actions propres à votre rôle s’affichent quand vous le regardez.
hand-head = Votre rôle et votre main
role-look = Voir votre rôle
role-dealt = Votre rôle secret
role-dealt-about = Il dit comment vous gagnez. Personne d’autre ne le voit.
role-later = Plus tard
role-wins-by = Vous gagnez { $condition }.
private-news = Appris en secret :
private-noted = C’est noté
threat = { $who } ({ $role }) a tout ce qu’il faut et gagne { $when ->
    [start] au début de son prochain tour
   *[end] à la fin de son tour
}, à moins qu’on ne l’en empêche.
intrigue-hall = La cour
intrigue-seen = { $who } : { $seen }
intrigue-claims = « { $role } », à l’entendre
intrigue-gold = { $count } Or
intrigue-discard-on-top = Défausse ({ $count }) : { $good } sur le dessus
intrigue-you-are-dead = Vous avez péri. Vous voyez encore ce que tous voient, et ce que vous saviez.
reference-head = Aide-mémoire
reference-turn = Un tour : { $income } Or, puis jusqu’à deux de ces actions.
happening = { $kind ->
    [deal] Les rôles sont distribués
    [own-death] Vous avez péri
    [assassination] { $done ->
        [begun] Un poignard !
       *[other] Un meurtre !
    }
    [accusation] { $done ->
        [right] Bien vu !
        [wrong] Fausse piste !
       *[other] Je vous accuse !
    }
    [arrest] { $done ->
        [begun] Qu’on l’arrête !
       *[other] En prison !
    }
    [sabotage] { $done ->
        [begun] Sabotage !
       *[other] L’alliance est rompue
    }
    [alliance] { $done ->
        [begun] Une alliance ?
       *[other] Alliance conclue !
    }
    [seizure] { $done ->
        [seized] Le Pouvoir !
        [missed] Pas de Pouvoir
       *[other] Où est le Pouvoir ?
    }
   *[victory] { $done ->
        [begun] Cartes sur table !
        [you] Vous gagnez !
       *[other] Victoire !
    }
}
happening-killed-you = { $who } ({ $role }) a eu raison de vous.
intrigue-known = { $good } : { $held }
why-of = { $kinds } :
missing = il vous manque { $goods }
actions-later = Ce sera possible à votre tour, quand vous choisirez une action.
card-pays-for = Elle sert aussi à payer :
card-pays-nothing = Seule, elle ne paie rien pour l’instant.
cost-wild = { $power ->
    [0] Le Pouvoir est un joker : il peut remplacer chaque carte du coût ({ $cost }).
   *[other] Votre Pouvoir ({ $power }) est un joker : il peut remplacer chaque carte du coût ({ $cost }).
}
cost-pair = paire ou
paid-with-wild = { $goods } (le Pouvoir est un joker)
paid-always = Vous payez { $goods }.
sell-by-cards = Touchez vos cartes, ou choisissez ici.
sale-tray = À vendre
sale-sell = Vendre pour { $gold } Or
sale-more = En vendre d’autres…
goal-find = trouver { $role }
goal-ally = Vous gagnez aussi avec { $who } : { $condition }
goal-partner = Votre partenaire : { $role }. Si l’un de vous gagne, les deux gagnent
goal-more = { $good } { $have } (il en faut { $want })
goal-found = { $role } : { $who } ✓
goal-wild = le Pouvoir est un joker
goal-when = { $when ->
    [start] compte quand votre tour commence
    [end] compte quand votre tour finit
    [target] vous gagnez dès que vous frappez
   *[action] compte après chaque action
}
role-you-are = Votre rôle : { $role }
role-understood = Aller à la table
role-cover-key = Pour le cacher :
tab-roles = Rôles
intrigue-hand = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
dossier-head = Votre dossier : { $count ->
    [one] { $count } secret
   *[other] { $count } secrets
}
sheet-head = Feuille de rôles : comment chacun gagne
desk-head = { $me ->
    [1] Un échange : { $who } et vous
   *[other] Un échange : { $who } et { $other }
}
desk-alliance = { $me ->
    [1] Une alliance avec { $who } ?
   *[other] Une alliance ? { $who } et { $other }
}
desk-gives = { $who } donne
desk-gives-you = { $who } vous donne
desk-you-give = Vous donnez à { $who }
desk-you-ask = Vous demandez à { $who }
tray-add = Ajouter { $good }
tray-take = Reprendre { $good } ({ $count })
tray-was = { $count ->
    [0] nouveau
   *[other] au lieu de { $count }
}
tray-limits = De chaque côté : une ou deux cartes, ou cinq Or au plus, jamais les deux. L’or ne vient que d’un seul côté.
tray-empty = rien encore
tray-offer = Proposer
offer-say = Ajouter un mot
offer-say-nothing = ne rien dire
offer-say-own = Avec vos propres mots…
kind-buy = Acheter
kind-buy-text = Une carte pour { $buy } Or, une fois par tour.
kind-sell = Vendre
kind-sell-text = Autant de cartes que vous voulez, pour { $sell } Or chacune : une seule action.
kind-trade = Échanger
kind-trade-text = Proposez un échange à quelqu’un. Il ne coûte une action que s’il se fait.
kind-bribe = Soudoyer
kind-bribe-text = Pour { $bribe } Or, l’autre doit vous donner la carte demandée, face visible. S’il n’en a pas, il garde l’or.
kind-extort = Extorquer
kind-extort-text = 2 Force : une carte au hasard, ou jusqu’à { $gold } Or.
kind-investigate = Enquêter
kind-investigate-text = 2 Savoir : regardez en secret un rôle ou une main.
kind-ally = S’allier
kind-ally-text = 2 Influence, si l’autre accepte. Si vous n’en avez qu’une, l’autre paie la seconde. { $allied ->
    [0] Dans ce scénario, elle ne fait gagner personne : elle vous protège seulement l’un de l’autre.
   *[other] Vous gagnez ensemble.
}
kind-sabotage = Saboter
kind-sabotage-text = Force, Savoir et Influence : rompez une alliance et prenez une carte à chacun.
kind-seize-power = S’emparer du Pouvoir
kind-seize-power-text = Deux cartes d’une même couleur, ou { $seize } Or : retournez des cartes jusqu’au premier Pouvoir.
kind-assassinate = Assassiner
kind-assassinate-text = Tue quelqu’un. Tous voient alors votre rôle.
kind-accuse = Accuser
kind-accuse-text = Désigne la personne que vous cherchez. Tous voient alors votre rôle.
kind-seize-him = Qu’on l’arrête !
kind-seize-him-text = Envoie quelqu’un en prison. Tous voient alors votre rôle et votre Pouvoir.
act-buy = Acheter à la pioche ({ $price } Or)
act-buy-discard = Acheter { $good } à la défausse ({ $price } Or)
act-sell = Vendre { $good } ({ $price } Or)
act-stop-selling = Finir la vente
act-trade = Échanger avec { $who }
act-bribe = { $who } : { $good } ({ $price } Or)
act-extort-gold = { $who } : jusqu’à { $most } Or, pour { $goods }
act-extort-card = { $who } : une carte au hasard, pour { $goods }
act-see-role = { $who } : son rôle, pour { $goods }
act-see-hand = { $who } : sa main, pour { $goods }
aim-investigate-role = Rôle
aim-investigate-hand = Main
aim-extort-card = Une carte au hasard
aim-extort-gold = Jusqu’à { $most } Or
aim-paid = { $aim }, pour { $goods }
act-ally = { $who } : vous posez { $goods } et reprenez { $spared } si { $who } paie une carte
act-ally-sharing = { $who } : vous payez votre seule carte, { $who } doit payer l’autre
act-sabotage = { $who } et { $other }, pour { $goods }
act-seize-power = Pour { $goods }
act-assassinate = Assassiner { $who }
act-accuse = Accuser { $who }
act-seize-him = Faire arrêter { $who }
act-of-kind = { $kind } : { $action }
act-pass = Finir le tour
act-accept = Accepter
act-decline = Décliner
act-counter = Faire une contre-offre
act-withdraw = Retour
act-refuse = Refuser
act-join = S’allier ; cela ne vous coûte rien
act-join-and-pay = S’allier, et payer vous-même 1 { $good }
intrigue-ask-act = À vous de jouer.
intrigue-ask-sell = Quelle carte vendre ensuite ?
intrigue-ask-give = Que donnez-vous à { $who } ?
intrigue-ask-ask = Que demandez-vous à { $who } en échange ?
intrigue-ask-answer = { $who } vous propose un échange.
intrigue-ask-counter-give = Votre contre-offre : que donnez-vous à { $who } ?
intrigue-ask-counter-ask = Votre contre-offre : que demandez-vous à { $who } ?
intrigue-ask-decide = { $who } vous fait une contre-offre.
intrigue-ask-join = { $sharing ->
    [1] { $who } vous propose une alliance et ne peut payer qu’une des deux cartes.
   *[other] { $who } vous propose une alliance.
}

## Rules

rules-title = Règles
rules-text = Cherchez ce que vous voulez savoir, avec vos mots. Un numéro comme R5 à côté d’une règle est sa place dans le livret : le jeu le cite quand un coup n’est pas permis.
rules-search = Chercher
rules-found = { $count ->
    [one] { $count } article
   *[other] { $count } articles
}
rules-found-none = Rien ne contient ces mots. Voici ce qu’on demande souvent :

## Replay

replay-title = Revoir la partie
replay-back = Retour à la table
replay-first = Au début
replay-before = Une étape en arrière
replay-next = Une étape en avant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-moment = Étape { $moment } sur { $last }
replay-viewer = Vu par
replay-all-secrets = tout le monde à la fois, secrets compris
replay-secrets = Ce que chacun avait
replay-role = { $who }, { $role }

## Several people at one screen

hot-seat-title = Sur le même écran
hot-seat-text = Vous jouez sur un même plateau. Un rideau cache ce qui est secret : les votes, et votre carte quand vous la regardez.
hot-seat-many = À combien jouez-vous sur cet écran ?
hot-seat-first = Au début, chacun regarde d’abord sa propre carte.
hot-seat-turn = À { $name } de jouer.
hot-seat-first-look = Regardez d’abord vos cartes, l’un après l’autre :
hot-seat-looks = Regarder une carte :
hot-seat-look = { $name } : voir ma carte
hot-seat-name = Joueur { $number }
hot-seat-player = Joueur { $number }
curtain-pass = Passez l’appareil à { $name }
curtain-text = Personne d’autre ne doit regarder.
curtain-hold = Je suis { $name } : maintenir pour ouvrir le rideau
curtain-close = Fermer le rideau
curtain-looks = { $name } : que personne d’autre ne regarde.
curtain-back = Pas maintenant

## The game in a minute

learn-goal = Vous avez six Favoris. Personne d’autre ne sait lesquels.
learn-place = Placez des personnages aux étages 1 à 4. Les vôtres (avec le cœur) doivent être haut, mais pas au point d’attirer l’attention. Touchez un personnage, puis un étage.
learn-climb = Faites monter d’un étage un personnage, parmi les vôtres ou non. Dès qu’un personnage atteint le trône, on vote.
learn-vote = Chacun joue une carte face cachée. Un seul Non suffit à rejeter le candidat. Vos cartes Non sont rares : gardez-les pour les votes qui comptent.
learn-count = Un Roi est couronné. Chaque Favori rapporte autant de points que le numéro de son étage, et le Roi en rapporte dix. Après trois rounds, le plus haut score gagne.

## Marques, coups en d’autres mots, l’Émissaire

no-answer = Le serveur ne répond pas. Réessayez dans un instant.
favourite-partner = Favori de votre partenaire
favourite-emissary = Favori de l’Émissaire
favourite-seen = Favori
castle-up = { $character-is ->
    [jester] Le Bouffon
   *[other] { $character }
} monte d’un étage
castle-to-wc = { $character-is ->
    [jester] Le Bouffon
   *[other] { $character }
} au WC
emissary-name = Émissaire de l’Empire
emissary-short = Émissaire
emissary-line = vote et marque des points, mais personne ne le joue
emissary-open-card = Les Favoris de l’Émissaire, visibles par tous
replay-beginning = Le début.
secret-votes-no = Vos cartes Vote : Oui, { $no } × Non
votes-shorter = { $no } Non
partner-favourites = Les Favoris de votre partenaire
watching = Vous assistez à la partie.
kept-for-you = Un bot vous remplace et décide pour vous.

## The gallery of the court, for whoever draws

gallery-intrigue-title = Galerie de la cour
gallery-intrigue-people = Les joueurs
gallery-intrigue-roles = Les rôles
gallery-intrigue-goods = Cartes et pièces
gallery-intrigue-deeds = Les coups
gallery-intrigue-hall = La grande salle
gallery-intrigue-sounds = Les sons
emblem-lion = lion
emblem-fox = renard
emblem-stag = cerf
emblem-swan = cygne
emblem-owl = hibou
emblem-dragon = dragon
emblem-boar = sanglier
emblem-bear = ours

# Signalements et données personnelles.

reporting-title = Signaler quelqu’un
reporting-text = L’administrateur de ce serveur le lira. Personne à la table n’en saura rien.
reporting-whom = Qui ?
reporting-choose = Choisir une personne
reporting-lines = Quels messages ?
reporting-why = Avec vos mots, si vous voulez
reporting-send = Envoyer le signalement
reporting-sent = Votre signalement est envoyé.
own-data-title = Vos données
own-data-text = Votre nom, vos appareils, vos parties et vos cercles sont conservés jusqu’à ce que vous les effaciez.
privacy-title = Ce qui est conservé de vous
privacy-link = Ce qui est conservé, et combien de temps
own-data-download = Télécharger mes données
own-data-delete = Effacer mes données
own-data-sure = Votre nom et tout ce que vous avez écrit disparaissent pour de bon. Vous quittez toutes les tables et tous les cercles ; dans les parties terminées, un nom neutre vous remplace. Vous confirmez ?
own-data-yes = Oui, tout effacer pour toujours
own-data-no = Non, je reste
own-data-deleted = Vos données sont effacées. Adieu !

## Games over days

new-days = Jours par décision
new-holidays = Jours de vacances par joueur
new-weekends-off = Les week-ends ne comptent pas
new-nights-off = Personne ne perd au temps entre 22 h et 8 h
new-timeout = Quand le temps de quelqu’un est écoulé
new-timeout-once = un bot décide cette fois-ci
new-timeout-until-back = un bot joue jusqu’à son retour
ahead-tab = Votes
ahead-title = Votes d’avance
ahead-text = Comment votez-vous si l’un d’eux arrive au trône pendant ce round et que vous n’êtes pas là ? Votre carte est posée entre dix minutes et quatre heures après le début du vote : personne ne peut la distinguer d’une autre. D’ici là, vous pouvez changer d’avis.
ahead-ready = Vous avez dit d’avance : { $vote }. Votre carte sera posée toute seule ; ou choisissez maintenant.
holiday-head = Vacances
holiday-until = Vous êtes en vacances jusqu’au { $date }. Votre pendule est arrêtée.
holiday-back = Je suis de retour
holiday-left = { $left ->
    [0] Il ne vous reste aucun jour de vacances dans cette partie.
    [one] Il vous reste un jour de vacances dans cette partie ; votre pendule s’arrête pendant ce temps.
   *[other] Il vous reste { $left } jours de vacances dans cette partie ; votre pendule s’arrête pendant ce temps.
}
holiday-days = Jours
holiday-take = Partir en vacances
time-days = { $days } j { $hours } h
time-hours = { $hours } h { $minutes } min
people-holiday = en vacances jusqu’au { $date }
people-more-day = Accorder un jour de plus à { $name }

you-title = Vous
you-devices = Vos appareils
you-this-device = cet appareil
you-device-unnamed = Un appareil sans nom
you-device-name = Nom de l’appareil
you-since = depuis le { $since }, vu pour la dernière fois le { $seen }
you-rename = Renommer
you-rename-label = Renommer { $name }
you-remove = Retirer
you-remove-label = Retirer { $name }
you-removed = { $name } est déconnecté.
you-phone = Jouer aussi sur mon téléphone
you-phone-text = Un code à photographier, ou un lien à vous envoyer. Il sert une fois, pendant cinq minutes. Pour nous, qui l’ouvre, c’est vous.
you-phone-make = Montrer le code
you-phone-left = Encore { $minutes }:{ $seconds }
you-phone-over = Son temps est écoulé.
you-phone-picture = Code QR pour un autre de vos appareils
you-phone-copy = Copier le lien
you-phone-typed = Sans appareil photo, choisissez-y « J’ai déjà joué ici » et tapez :
you-phone-come = Vous êtes maintenant sur un appareil de plus.
you-recovery = Codes de secours
you-recovery-text = À garder sur papier : si tous vos appareils sont perdus, chacun des trois codes vous ramène une fois.
you-recovery-left = { $count ->
    [0] Vous n’en avez pas.
    [one] Un code est encore valable.
   *[other] { $count } codes sont encore valables.
}
you-recovery-make = Faire des codes de secours
you-recovery-renew = En faire de nouveaux ; les anciens ne serviront plus
you-recovery-once = Ils ne sont montrés que cette fois. Notez-les ou imprimez-les maintenant.
you-recovery-for = Codes de secours pour { $name } sur { $host }
you-recovery-use = Sur la page, choisissez « J’ai déjà joué ici » et tapez l’un d’eux. Chacun sert une fois.
you-recovery-print = Imprimer
you-recovery-done = Je les ai
you-passkeys = Clés d’accès
you-passkeys-text = Une clé dans votre téléphone, votre ordinateur ou votre poche : vous revenez avec une empreinte, votre visage ou un code PIN, sans rien à retenir.
you-passkey-make = Créer une clé d’accès
you-passkey-made = La clé d’accès est créée.
you-passkey-no = Il n’y a pas de clés d’accès dans ce navigateur ou à cette adresse.
you-log-out = Se déconnecter
you-log-out-here = Se déconnecter ici
you-log-out-others = Déconnecter tous les autres appareils
you-log-out-all = Se déconnecter partout
you-log-out-lost = Il ne resterait ni appareil, ni code de secours, ni clé d’accès : { $name } et toutes ses parties seraient perdus pour de bon. Faites d’abord des codes de secours.
you-log-out-lost-all = Les codes de secours ne serviront plus non plus : sans appareil ni clé d’accès, { $name } et toutes ses parties seraient perdus pour de bon. Déconnectez d’abord tous les autres appareils, faites des codes de secours, puis déconnectez-vous ici.
you-log-out-void = Les codes de secours et les liens ouverts ne serviront plus : refaites-en. Ne gardez vos clés d’accès, et les adresses et les webhooks des notifications, que si tout est bien à vous.
you-log-out-yes = Se déconnecter quand même
you-logged-out = C’est fait : cet appareil est déconnecté.
you-others-out = Vos autres appareils sont déconnectés.

link-title = Revenir
link-code = Code
link-code-text = Celui que vous avez noté, ou celui d’un autre de vos appareils. Majuscules, espaces et tirets n’ont pas d’importance.
link-look = Continuer
link-passkey = Avec une clé d’accès
link-you-will-be = Ici, vous serez { $name }
link-yours = Avec le nom viennent ses tables, et la même place à chacune.
link-instead = { $count ->
    [one] Dans ce navigateur, vous êtes { $name }, avec une partie. Elle reste à { $name }, et vous n’y reviendrez qu’avec un autre appareil, un code ou une clé d’accès au nom « { $name } ».
   *[other] Dans ce navigateur, vous êtes { $name }, avec { $count } parties. Elles restent à { $name }, et vous n’y reviendrez qu’avec un autre appareil, un code ou une clé d’accès au nom « { $name } ».
}
link-yes = Oui, c’est moi : { $name }
link-no = Non
link-same = Vous êtes déjà { $name } ici

# Les parties sur plusieurs jours : les trouver, être prévenu, voter d’avance.

link-done = Quel plaisir de vous revoir, { $name }.
friends-when = Quand jouez-vous ?
friends-tonight = Ce soir, d’une traite
friends-tonight-text = Tout le monde est là en même temps.
friends-days = Sur plusieurs jours
friends-days-text = Chacun joue quand il a le temps, avec { $days ->
    [one] un jour
   *[other] { $days } jours
} pour chaque décision.
new-zone = Les nuits et les week-ends sont ceux de { $zone }, le fuseau horaire de cet appareil.
prompt-holiday = { $name } est en vacances jusqu’au { $date }.
call-notices = Vous pouvez fermer cette page. Faut-il vous prévenir quand c’est à vous ?
call-notices-button = Oui, prévenez-moi
call-not = Pas maintenant
ahead-floor = étage { $floor }
ahead-left = { $no ->
    [0] Il ne vous reste aucune carte Non.
    [one] Il vous reste une carte Non.
   *[other] Il vous reste { $no } cartes Non.
}
ahead-mine = Oui à tous mes Favoris
ahead-unsaid = Sans choix, la question vous sera posée. Appuyez de nouveau sur un choix pour le retirer.
logged-out-elsewhere = { $name } a été déconnecté sur cet appareil, depuis un autre.
device-phone = téléphone
you-other-device = M’ouvrir sur un autre appareil
you-log-out-all-keep = Me déconnecter partout et tout garder
you-log-out-all-drop = Me déconnecter partout et les supprimer
you-log-out-others-keep = Me déconnecter partout ailleurs et tout garder
you-log-out-others-drop = Me déconnecter partout ailleurs et les supprimer
link-neither = Ni code ni clé d’accès ? Sur un appareil où vous êtes encore connecté, la page « Vous » affiche un code. S’il n’y en a aucun, choisissez un nom et recommencez.
hint-cannot-join = Vous ne pouvez pas accepter : il vous faudrait payer une carte Influence (ou un Pouvoir à la place), et vous n’avez ni l’une ni l’autre.
