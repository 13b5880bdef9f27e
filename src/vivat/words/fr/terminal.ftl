## The terminal game.

welcome-title = Vivat · vive le Roi !
welcome =
    Les jeux du château : vous avez six Favoris secrets. Faites monter n’importe qui, étage par étage. Dès qu’un personnage
    atteint le trône, on vote en secret : un seul Non l’écarte. Quand un Roi est couronné, vos Favoris rapportent des points.
    Le jeu de cartes : à chacun son rôle secret et sa façon de gagner. Soudoyez, échangez, espionnez, alliez-vous, frappez avant les autres.
press-enter = (Entrée pour continuer)
nobody = personne
none = aucune
and = {" et "}
yes-words = o oui y yes

## Before the game

setup-editions = Quel jeu ?
setup-edition = Votre choix (un numéro)
setup-scenarios = Quel scénario ?
setup-scenario = Votre choix (un numéro)
setup-session = Une session jusqu’à combien de points ? 0 : une seule partie, 8 : une courte soirée.
setup-rounds = Après combien de tours de table une partie sans victoire s’arrête-t-elle ? 0 : jamais.
setup-people = Combien de personnes jouent sur ce clavier ?
setup-name = { $people ->
    [1] Votre nom ?
   *[other] Nom de la personne { $number } ?
}
setup-name-team = { $people ->
    [1] Votre nom ? (« Anna + Bruno » : une équipe sur un siège)
   *[other] Nom au siège { $number } ? (« Anna + Bruno » : une équipe sur un siège)
}
setup-guest = { $people ->
    [1] Joueur
   *[other] Joueur { $number }
}
setup-bots = Et combien de bots ({ $fewest } à { $most }) ?
setup-level = Quels bots ({ $levels }) ?
bots-compile = Ces bots ont besoin de code compilé, et cette machine le compile pour la première fois : comptez { $seconds } secondes environ, davantage si elle est occupée.
bots-compiling = Compilation : { $done } étapes sur { $steps }, encore { $seconds } s environ.
setup-number = Tapez un nombre de { $fewest } à { $most }, ou juste Entrée pour la réponse entre crochets.
setup-options = Options et variantes de ce jeu
setup-which-options = Lesquelles ? Des numéros séparés par des espaces, ou juste Entrée pour aucune :
not-begun = Aucune partie commencée.
setup-way-on = Jouer avec : { $option } ? [O/n]{" "}
setup-way-off = Jouer sans : { $option } ? [O/n]{" "}
setup-first = Qui commence ({ $names }) ? Un numéro ou un nom, ou Entrée seule : le sort décide.

## The table

state = { $edition }, round { $round } sur 3 : { $phase ->
    [keep] { $who } choisit une Ambition
    [place] placement, à { $who } de placer
    [climb] ascension, à { $who } de jouer
    [vote] élection, faut-il couronner { $character-is ->
        [jester] le Bouffon
       *[other] { $character }
    } ?
   *[other] tirage au sort
}
state-over = { $edition } : la partie est finie
throne = Trône
throne-empty = vide
wc-sign = WC
dungeons-sign = Cachots
beside-floor = { $floor } :
beside-throne = À côté du trône
beside-board = Encore dans la cour
box = Hors du château
seat-mine = vous
seat-mine-short = (vous)
seat-to-act = doit jouer
seat-crown = couronne
seat-first = commence
seat-sealed = a voté
votes-left = Non { $no }
votes-left-2024 = Non { $no }, MaV { $stomachache }
own-favourites = Vos Favoris : { $names }
their-favourites = { $who } a pour Favoris : { $names }
own-banished = Banni, ne compte pas : { $character }
own-votes = Vos cartes Vote : Oui, { $votes }
own-ambition = { $who } vise l’Ambition { $ambition }{ $met ->
    [yes] {" "}· réussie pour l’instant
    [no] {" "}· pas réussie pour l’instant
   *[unknown] {""}
}
own-ambition-apart = À chacun son Ambition : « card NOM » en montre une derrière un rideau.
emissary-card = Favoris de l’Émissaire : { $names }
open-card = { $who }, Favoris visibles : { $names }
ambition-card = { $name } ({ $points }) : { $condition }

## Moments

ballots-turned = On retourne les votes…
election-title = Faut-il couronner { $character-is ->
    [jester] le Bouffon
   *[other] { $character }
} ?
count-title = Round { $round } : on couronne { $character-is ->
    [jester] le Bouffon
   *[other] { $character }
}
count-player = Joueur
count-favourites = Favoris
count-ambition = Ambition
count-total = Total
count-score = Score
count-zero = pour zéro !
ranking-title = La partie est finie
won-score = { $who } gagne avec { $points } points. Vive le Roi !
won-highest-favourite = { $who } gagne avec { $points } points, au départage : le Favori le plus haut (R7.3).
won-most-favourites = { $who } gagne avec { $points } points, au départage : le plus de Favoris encore au château (R7.2).
won-shared = { $who } se partagent la victoire avec { $points } points : rien ne les départage (R7.4).
won-emissary = L’Émissaire de l’Empire devance tout le monde avec { $points } points : il gagne, et tous les autres ont perdu (R9.4).
everybody-look = Tous les votes sont là. Tout le monde peut regarder l’écran.

## Questions in the game

ask-place = { $who }, placez un personnage, par exemple « { $example } » (? : tous les coups, help : aide)
ask-climb = { $who }, faites monter un personnage, par exemple « { $example } » (? : tous les coups, help : aide)
vote-hint = { $together ->
    [1] { $who } :{" "}
   *[0] {""}
}{ $mine ->
    [1] { $character } fait partie de vos Favoris.
   *[0] { $character-is ->
        [jester] Le Bouffon
       *[other] { $character }
    } ne fait pas partie de vos Favoris.
} En cas de couronnement, vos Favoris rapportent { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
ask-vote = { $who }, votre vote secret : faut-il couronner { $character-is ->
    [jester] le Bouffon
   *[other] { $character }
} ?   { $moves }
ask-keep = { $who }, quelle Ambition gardez-vous en secret, 1 ou 2 ?
move-place = { $character } à l’étage { $floor }
move-floor = { $character } vers l’étage { $floor }
move-wc = { $character } au WC de l’étage { $floor }
move-throne = { $character } vers le trône
why-legal = « { $action } » est possible.
card-title = Vos cartes, { $who }
card-whose = Quelle carte ? Tapez « card » et un nom : { $names }.
claims-none = Personne n’a encore rien affirmé.
ballot-again = Votre vote est déjà sur la table. Celui-ci prendra sa place.
hint-change = On peut changer de vote tant qu’il en manque un : tapez « change » pour { $names }.
change-whom = Quel vote ? Tapez « change » et un nom : { $names }.
change-nobody = À ce clavier, personne n’a posé de vote que l’on puisse changer.
bot-goes-on = Un bot joue pour { $who }. Entrée le laisse décider, « back » vous rend la main, « quit » quitte la partie.
back-again = { $who } décide à nouveau.
back-whom = Qui revient ? Tapez « back » et un nom : { $names }.
back-nobody = À ce clavier, aucun bot ne joue à la place de quelqu’un.
log-title = Ce que vous savez jusqu’ici
rules-list = Articles (tapez « rules » et un numéro pour en lire un)
rules-none = Rien dans les règles sur « { $asked } ». Essayez un article comme R5.2 ou S4.5, ou un mot comme « bouffon ».

help-title = Comment jouer
help-goal = Faites monter vos Favoris avant un couronnement ; votez Non contre un Roi qui aide les autres.
help-move = Un coup : tapez-le comme dans la liste (« odessa à l’étage 3 », « odessa au WC de l’étage 4 », « non »), en abrégé (« odessa 3 », « o », « wc o ») ou par son numéro.
help-list = ?              les coups permis, avec leurs numéros
help-why = why COUP       pourquoi un coup est impossible, avec l’article des règles
help-rules = rules R5.2     l’article R5.2 (jeu de cartes : S4.5) ; rules MOT cherche un mot dans les règles
help-look = look           revoir la table
help-log = log            ce qui s’est passé, pour ce que vous pouvez en savoir
help-card = card           vos propres cartes
help-claim = claim TEXTE    affirme quelque chose devant tous, vrai ou non ; cela reste dans la liste
help-claims = claims         tout ce qui a été affirmé jusqu’ici
help-bot = bot            un bot joue pour vous à partir de maintenant
help-back = back [NOM]     quelqu’un qu’un bot remplaçait décide à nouveau
help-change = change [NOM]   quelqu’un reprend son vote, tant qu’il en manque un
help-save = save [FICHIER] enregistre la partie (elle l’est de toute façon à chaque coup)
help-quit = quit           quitte ; la partie est enregistrée et peut être reprise

## The curtain

curtain = Passez le clavier à { $who }.
curtain-enter = { $who } : appuyez sur Entrée quand personne d’autre ne regarde.
curtain-not-a-terminal = (Cette sortie n’est pas un terminal : impossible d’effacer ce qui précède. Que chacun détourne les yeux.)

## Saving and leaving

saved = Enregistré dans { $file }
left = La partie est enregistrée. Pour la reprendre : vivat play --resume { $file }
replay-hint = Pour revoir la partie : vivat replay { $file }
finished = La partie dans { $file } est finie.
watch-replay = Revoir la partie ? [O/n]{" "}
replay-prompt = Étape { $number } sur { $last } (Entrée suite, b retour, n round suivant, p précédent, g NUMÉRO, q quitter) :{" "}
replay-help = Entrée avance, b recule, n va au round ou au tour de table suivant, p au précédent, g et un nombre de 0 à { $last } à une étape, q quitte.
replay-unfinished = L’enregistrement s’arrête ici ; la partie n’est pas finie.

## Plain lines

plain-throne = Trône : { $names }
plain-floor = Étage { $floor }, { $name }, { $count } sur { $limit } : { $names }
plain-wc = WC de l’étage { $floor } : { $names }
plain-dungeon = Cachot de l’étage { $floor } : { $names }
plain-favourite = votre Favori
plain-favourite-of = Favori pour { $who }
plain-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
plain-count = { $who } : { $favourites } ; Favoris { $points }, total { $total }, score { $score }.
plain-count-ambition = Ambition « { $ambition } » : { $points }.
plain-count-zero = Zéro point au dernier round : { $points } à la place.
plain-ranking = Classement :
plain-move-place = { $number } pour l’étage { $floor }

## Editions

editions-key = Clé
editions-title = Titre
editions-players = Joueurs
editions-options = Options
editions-variants = Variantes
editions-teams = équipes (--seat "A + B")
editions-seats = { $teams ->
    [1] { $fewest } à { $most } sièges (2 seulement avec --emissary), jusqu’à 8 joueurs, en équipes avec --shared-pawn jusqu’à 16
   *[other] { $fewest } à { $most } joueurs
}
editions-about = En bref
editions-scenarios = Les scénarios du jeu de cartes :
editions-hint = Pour jouer : vivat play CLÉ

## What can go wrong

error-unknown-edition = Il n’y a pas d’édition « { $edition } ». Au choix : { $known }.
error-other-family = { $family ->
    [intrigue] Pour les jeux du château, pas pour le jeu de cartes : { $flags }. Retirez cela, ou jouez à l’un de ces jeux.
   *[other] Pour le jeu de cartes, pas pour les jeux du château : { $flags }. Retirez cela, ou jouez au jeu de cartes : vivat play intrigue
}
error-two-scenarios = « { $one } » est déjà un scénario, et --scenario dit « { $other } ». N’en gardez qu’un.
error-unknown-bot = Il n’y a pas de bot « { $bot } ». Au choix : { $known }.
error-unknown-language = Il n’y a pas encore de textes en « { $language } ». Au choix : { $known }.
error-unknown-seat = Il n’y a pas de siège « { $seat } ». Un numéro, ou au choix : { $known }.
error-too-many-seats = { $named } sièges sont nommés, mais --players dit { $players }. Retirez --players, ou nommez-en moins.
error-players = { $edition } se joue avec { $one ->
    [1] { $most }
   *[other] { $fewest } à { $most }
} sièges, pas { $players }. Changez --players.
error-damaged-file = { $file } n’est pas une partie enregistrée lisible. { $reason }
error-cannot-read = Impossible de lire { $file } : { $reason }
error-cannot-save = Impossible d’enregistrer la partie dans { $file } : { $reason } Essayez ailleurs avec « save FICHIER » ou --save FICHIER.
error-finished = La partie dans { $file } est finie. Pour la revoir : vivat replay { $file }
file-missing = ce fichier n’existe pas.
file-forbidden = accès refusé.
file-folder = c’est un dossier.
file-no-folder = ce qui devrait être son dossier est un fichier.
hint-question-mark = Tapez « ? » pour voir ce qui est possible.
puzzle-chance = { $chance } %
puzzle-chance-range = { $chance } % ({ $low } à { $high })
