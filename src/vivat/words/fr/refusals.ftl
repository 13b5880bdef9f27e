## Why something cannot be done. The article is added behind the sentence.
## Here the Jester still bears the name that is typed; he gets his French one where he is alone.

options-unknown-edition = Il n’y a pas d’édition « { $edition } ». Éditions connues : { $known }.
options-seats = { $edition } se joue avec { $fewest } à { $most } sièges, pas { $seats }.
options-team-size = Un siège, c’est un joueur ou une équipe de deux.
options-teams-2024 = { $edition } n’a pas d’équipes ; il n’y en a que dans Vive le Roi !
options-first-seat = Le siège { $seat } ne peut pas commencer : la table a { $seats } sièges.
options-ambition-2024 = { $edition } n’a pas de cartes Ambition ; il n’y en a que dans Vive le Roi !
options-banished-2024 = { $edition } n’a pas d’option Banni ; elle n’existe que dans Vive le Roi !
options-emissary-2024 = { $edition } n’a pas d’Émissaire ; il n’existe que dans Vive le Roi !
options-wedding-2024 = { $edition } n’a pas de Mariage royal ; il n’existe que dans Vive le Roi !
options-shared-pawn-2024 = { $edition } n’a pas de Pion commun ; il n’existe que dans Vive le Roi !
options-ambition-players = Il y a 16 cartes Ambition, deux par joueur, pour 8 joueurs au plus ; { $players }, c’est trop.
options-emissary-seats = L’Émissaire se joue avec 2 à 5 sièges, pas { $seats }.
options-two-need-emissary = Avec deux sièges, on ne joue qu’avec l’Émissaire de l’Empire.
options-shared-pawn-teams = Le Pion commun demande au moins une équipe de deux.
options-name = « { $name } » ne peut pas servir de nom : un nom a de 1 à { $length } lettres, sur une ligne, sans « + », et sans espace au début ni à la fin.
options-same-names = Deux joueurs ont le même nom ; donnez à chacun un nom différent.
options-pawns = Il y a des pions de { $most } couleurs, trop peu pour que { $players } joueurs aient chacun le leur. Jouez avec le Pion commun, un par équipe, ou à { $most } joueurs au plus.

unknown-nothing = Vous n’avez rien tapé.
unknown-action = « { $text } » n’est pas une action de ce jeu.
unknown-who = « { $text } » : quel personnage ? Ajoutez un nom.
unknown-which-floor = À quel étage placer { $character-is ->
    [jester] le Bouffon
   *[other] { $character }
} ? Indiquez un étage de 1 à 4.
unknown-floor = Les personnages se placent aux étages 1 à 4, pas à « { $floor } ».
unknown-character = Personne ici ne s’appelle « { $word } ». Les personnages : { $names }.
unknown-ambiguous = « { $word } » peut vouloir dire { $more ->
    [0] { $names } ou { $last }
    [one] { $names }, { $last } ou encore autre chose
   *[other] { $names }, { $last } ou { $more } autres choses
}. Ajoutez une lettre ou un mot.
unknown-ambition = Il n’y a pas d’Ambition « { $word } » ; elles vont de 1 à { $most }.

argument-action = { $given } n’est pas une action de ce jeu. Donnez une de ses actions permises, ou le texte de l’une d’elles ; le « act » d’un bot rend un élément de « observation.legal ».
argument-viewer = { $given } n’est pas un point de vue. Donnez le numéro d’un siège, compté à partir de 0, « Viewer.seat(0) », « Viewer.player(0) » ou « SPECTATOR ». Dans « play », l’action vient d’abord, le point de vue ensuite.
argument-observation = { $given } n’est pas ce que sait un siège ({ $wanted }). Donnez ce que renvoie « game.observe(seat) ».
argument-game = { $given } n’est pas le nom d’un jeu. D’abord l’édition ou le scénario, ensuite les joueurs : CastleGame.start("kingup", 4), IntrigueGame.start("base", 5).
argument-players = { $given } n’est ni un nombre de joueurs ni une liste de leurs noms, comme 4 ou ["Rachel", "Simon", "Theresa"].
argument-seed = { $given } n’est pas une graine. Donnez un nombre entier, comme 7 ; là où un donneur est demandé, aussi Dealer.seeded(7) ou Dealer.secure().
argument-options = { $given } ne sont pas les options d’une partie. Faites-les avec CastleOptions.make("kingup", 4) ou IntrigueOptions.make("base", 5), ou commencez tout de suite : CastleGame.start("kingup", 4).
argument-value = { $option } ne peut pas être { $given } : il faut { $kind ->
    [switch] True ou False.
    [seat] le numéro d’un siège, compté à partir de 0.
   *[other] un nombre entier.
}
argument-seats = { $given } n’est pas un tuple de sièges. Laissez faire CastleOptions.make("kingup", 4), ou avec des noms CastleOptions.make("kingup", ["Rachel", "Simon", "Theresa"]).
argument-sheet = { $given } n’est pas une feuille de rôles. Lisez d’abord son fichier : load_sheet("mine.toml").
argument-tag = Un enregistrement ne peut pas contenir l’étiquette { $tag } avec la valeur { $value } : une clé est un mot sans espace, une valeur un texte non vide sur une ligne.
argument-record = On ne fait pas d’enregistrement avec { $given }. GameRecord.of prend une partie, GameRecord.loads le texte d’un enregistrement, GameRecord.load le chemin d’un fichier.
argument-bot = Il n’y a pas de bot { $given }. Donnez d’abord un de ces noms, ensuite la graine : { $known }.
argument-not-asked = On ne demande rien à ce siège maintenant, il n’a donc rien à choisir : observez celui de « game.to_act », ou celui que nomme « game.deciding ».
argument-path = { $given } n’est pas le chemin d’un fichier. Donnez un texte ou un Path, comme "{ $example }".
argument-tags = { $given } ne sont pas les étiquettes d’un enregistrement. Donnez des textes par clé, comme dict(place="Lyon").
argument-reviewed = { $given } n’est pas l’enregistrement d’une partie. Donnez GameRecord.load("game.vivat"), ou GameRecord.of(game) d’une partie terminée.
argument-bot-itself = { $given } n’est pas le nom d’un bot. Chaque processus fait ses propres bots : nommez le vôtre par son fichier et sa classe, "my_bots.py:{ $class }".
argument-study = { $given } n’est pas une étude. Faites-en d’abord une avec ses paramètres : carry_out(Simulate(game="kingup", games=1000)).
argument-count = { $name } ne peut pas être { $given } : il faut un nombre entier, au moins 1.
extra-missing = Le paquet « { $package } » n’est pas installé ici. Installez-le avec : { $command }

refused-chance = Cela dépend du tirage au sort, pas d’un joueur.
refused-game-is-over = La partie est finie.
refused-spectator = Un spectateur regarde et n’agit pas.
action-chance = ce que décide le sort
refused-chance-is-due = Il y a d’abord un tirage au sort.
refused-not-asked = Ce n’est pas à vous de décider, mais à { $who }.
refused-no-such-seat = Il n’y a pas de siège { $number } à cette table : ses { $most } sièges sont comptés à partir de 0.
refused-no-such-player = Il n’y a pas de joueur { $number } à cette table : ses { $most } joueurs sont comptés à partir de 0.
refused-not-now = « { $action } » est impossible maintenant : { $asked ->
    [keep] il faut choisir une carte Ambition.
    [place] il faut placer un personnage.
    [climb] il faut faire monter un personnage.
    [vote] il faut voter.
   *[other] il y a d’abord un tirage au sort.
}
refused-not-in-this-edition = Il n’y a pas de Bouffon dans { $edition }.
refused-already-placed = { $character } a déjà sa place.
refused-floor-full = L’étage { $floor } est plein : { $limit } personnages s’y trouvent.
refused-not-in-the-castle = { $character-is ->
    [jester] Le Bouffon
   *[other] { $character }
} n’est plus au château.
refused-jester-is-not-placed = Personne ne place le Bouffon : il commence à l’étage 3.
refused-no-wcs = { $edition } n’a pas de WC.
refused-no-wc-above = Pas de WC à l’étage du dessus pour { $character-is ->
    [jester] le Bouffon
   *[other] { $character }
} : seuls les étages 3 et 4 en ont un.
refused-floor-above-has-room = { $character-is ->
    [jester] Le Bouffon
   *[other] { $character }
} n’entre au WC que si l’étage { $floor } est plein, et il y reste de la place.
refused-wc-taken = Le WC de l’étage { $floor } est occupé.
refused-already-in-a-wc = { $character-is ->
    [jester] Le Bouffon
   *[other] { $character }
} est déjà dans un WC.
refused-wc-floor-full = { $character-is ->
    [jester] Le Bouffon
   *[other] { $character }
} doit rester au WC : l’étage { $wc } est plein.
refused-no-stomachaches = { $edition } n’a pas de cartes Mal-au-Ventre.
refused-card-spent = Vous n’avez plus de carte { $vote ->
    [no] Non
   *[stomachache] Mal-au-Ventre
}.
refused-not-offered = L’Ambition { $ambition } n’est pas l’une des deux que vous avez reçues.
refused-card-is-out = Cette carte a déjà été distribuée.
refused-no-seat-drawn = Ce siège n’existe pas.
refused-not-in-the-pile = La pile de l’Émissaire n’a pas cette carte.

record-not-a-record = Ligne { $line } : ce n’est pas un enregistrement de Vivat (il commence par « vivat-record »).
record-version = Ligne { $line } : l’enregistrement est en version { $version } ; ce Vivat lit la version { $known }.
record-cut-off = Ligne { $line } : l’enregistrement est coupé : sa dernière ligne n’est pas une ligne « end ».
record-no-begin = Ligne { $line } : la ligne « begin » manque.
record-wrong-count = Ligne { $line } : { $said } actions sont annoncées, il y en a { $found }.
record-wrong-digest = Ligne { $line } : enregistrement modifié ou abîmé : son empreinte ne correspond pas à ses lignes.
record-unknown-line = Ligne { $line } : « { $text } » n’est pas une ligne d’enregistrement.
record-unknown-action = Ligne { $line } : « { $text } » n’est pas une action de ce jeu.
record-illegal-action = Ligne { $line } : « { $text } » est impossible ici. { $reason }
record-impossible = Ligne { $line } : une telle partie ne peut pas se jouer. { $reason }
record-too-large = Ligne { $line } : fichier trop gros pour un enregistrement ({ $most } octets au plus).
record-not-text = Ligne { $line } : texte illisible (UTF-8).

## Intrigue

options-unknown-scenario = Il n’y a pas de scénario « { $scenario } ». Scénarios connus : { $known }.
options-no-teams = Au jeu de cartes, chacun joue pour soi ; « { $names } » est une équipe.
options-scenario-players = { $scenario } se joue de { $fewest } à { $most } joueurs, pas à { $players }.
options-no-alliances = { $scenario } n’a pas d’alliances, et le rôle { $role } de cette feuille en a besoin pour gagner.
options-rounds = Une partie ne peut pas s’arrêter après { $number } tours de table ; indiquez un nombre jusqu’à { $most }, ou 0 pour jouer sans limite.
options-session = Une session se joue en { $least } à { $most } points, pas en { $number }.
options-reduction-session = La réduction des rôles n’existe qu’en session. Indiquez en combien de points se joue la session.
options-reduction-roles = { $scenario } distribue toujours les mêmes rôles : aucun ne peut être écarté.

data-not-toml = { $where } : ce n’est pas du TOML. { $reason }
data-too-long = { $where } : ce texte est trop long ; { $most } caractères au plus.
data-too-deep = { $where } : des clés, des listes ou des tables sont imbriquées trop profondément. Une feuille ou un scénario n’a besoin que de quelques niveaux.
data-long-number = { $where } : un nombre a plus de { $most } chiffres. Écrivez-en un plus petit.
data-unreadable = Impossible de lire { $where } : { $reason }
data-unknown-role = { $where } : il n’y a pas de rôle « { $role } ». Rôles connus : { $known }.
data-unknown-key = { $where } : clé inconnue. Clés connues : { $known }.
data-amount = { $where } : { $value } n’est pas un nombre entier de 0 à { $most }.
data-not-a-table = { $where } : il faut ici une table.
data-not-a-list = { $where } : il faut ici une liste de rôles.
data-not-one-of = { $where } : « { $value } » ne figure pas parmi { $known }.
data-not-true-or-false = { $where } : écrivez true ou false.
data-target-without-action = { $where } : un rôle qui gagne par sa cible demande une cible, et l’action assassinate ou accuse.
data-cost-without-action = { $where } : un coût demande une action à payer.
data-number-of-players = { $where } : il faut ici un nombre de joueurs de { $fewest } à { $most }.
data-wins-for-nothing = { $where } : ce rôle gagnerait aussitôt ; demandez une carte, de l’or ou une alliance.
data-missing-role = { $where } : le rôle { $role } manque.
data-role-twice = { $where } : un rôle y figure deux fois.
data-name = { $where } : il faut ici un nom de 1 à 60 lettres.
data-players = { $where } : il faut deux nombres, le minimum et le maximum de joueurs, de { $fewest } à { $most }.
data-markers = { $where } : nommez un rôle pour knowledge, pour influence et pour power.
data-not-in-play = { $where } : le rôle { $role } n’est jamais distribué dans ce scénario.
data-itself = { $where } : un rôle ne peut pas se nommer lui-même.
data-one-sided = { $where } : une victoire se partage à deux, donc { $role } doit aussi nommer { $sharer }.
data-wrong-number-of-roles = { $where } : à { $players } joueurs, il y a trop ou trop peu de rôles.
data-unknown-statistic = { $where } : il n’y a pas de statistique « { $name } ». La plus proche est { $nearest }.
data-unknown-circumstance = { $where } : « { $name } » ne dit rien d’une partie. Le plus proche est { $nearest }.
data-not-tables = { $where } : il faut ici une liste de tables, une au moins.
data-not-circumstances = { $where } : il faut ici une liste de textes, par exemple ["role:fool", "players:8"].
data-card-picture = { $where } : dites ce qui est dessiné sur la carte, par exemple "role:king", "deed:arrest", "figure:jester" ou "game:kingup".
data-id = { $where } : il faut ici un identifiant de lettres minuscules, chiffres et traits d’union, { $most } au plus.
data-card-twice = { $where } : une autre carte porte déjà l’identifiant « { $id } ».
data-mark-twice = { $where } : deux marques de cette carte portent le même nom.
data-at-most-of-many = { $where } : « at-most » ne va qu’avec la portée « game », car sur plusieurs parties une somme ne fait que croître.
data-target-of-nothing = { $where } : tout le monde l’aurait aussitôt ; demandez au moins 1.
data-card-text = { $where } : il faut ici un texte de 1 à { $most } lettres, ou une table de tels textes par langue ({ $known }).

intrigue-not-now = « { $action } » est impossible maintenant : { $asked ->
    [act] il faut choisir une action.
    [sell] vendez une autre carte, ou tapez « stop selling ».
    [give] dites ce que vous donnez.
    [ask] dites ce que vous demandez en échange.
    [answer] acceptez l’offre, déclinez-la ou faites une contre-offre.
    [join] dites si vous acceptez l’alliance.
   *[other] il y a d’abord un tirage au sort.
}
intrigue-no-such-player = Ce joueur n’existe pas.
intrigue-not-yourself = On ne peut pas se viser soi-même.
intrigue-dead = { $player } a péri.
intrigue-not-enough-gold = Vous n’avez pas assez d’or.
intrigue-cards-missing = Vous n’avez pas les cartes qu’il faut.
intrigue-bought-already = Vous avez déjà acheté une carte pendant ce tour.
intrigue-no-cards-to-buy = Il n’y a plus de carte à piocher.
intrigue-no-discard = La défausse est vide.
intrigue-no-such-card = Vous n’avez pas cette carte à vendre.
intrigue-too-many-offers = Vous avez déjà proposé { $most } échanges pendant ce tour : c’est le maximum.
intrigue-both-gold = Un seul côté d’un échange peut donner de l’or.
intrigue-allies-do-not = Entre alliés, pas de pot-de-vin, d’extorsion ni d’enquête, et vous êtes en alliance avec { $player }.
intrigue-already-allied = Vous avez déjà une alliance.
intrigue-partner-is-allied = { $player } a déjà une alliance.
intrigue-no-alliances = Il n’y a pas d’alliances dans ce scénario.
intrigue-too-many-proposals = Vous avez déjà proposé { $most } alliances pendant ce tour : c’est le maximum.
intrigue-no-such-alliance = Pas d’alliance à rompre pour { $player } : nommez le premier des deux alliés.
intrigue-no-alliance-to-break = Il n’y a pas d’alliance à rompre.
intrigue-not-your-role = Votre rôle n’a pas cette action.
intrigue-jailed-once = « Qu’on l’arrête ! » ne sert qu’une fois par tour.
intrigue-already-jailed = { $player } est déjà en prison.
intrigue-role-is-out = Ce rôle ne peut pas être distribué.
intrigue-not-in-the-pile = Cette couleur n’est pas dans la pioche.
intrigue-not-in-the-hand = Cette couleur ne peut pas être prise.
intrigue-countered-often = Il y a déjà eu { $most } contre-offres dans cet échange : acceptez ou déclinez.
intrigue-nothing-to-give = Dans un échange, il faut donner quelque chose, et il n’y a rien à donner.
intrigue-holds-both = Vous avez les deux cartes qu’il faut pour une alliance : indiquez-les. On ne propose avec une seule que si l’on n’a pas l’autre.
intrigue-must-pay = { $player } n’a qu’une des deux cartes : alliez-vous en payant l’autre, ou refusez.
intrigue-too-many-withdrawals = Vous avez déjà abandonné { $most } offres pendant ce tour : faites celle-ci.

lab-unknown-bot = Aucun joueur ne s’appelle « { $bot } » pour ce jeu. Au choix : { $known }.
lab-no-scheduler = Aucun ordonnanceur de dask.distributed ne répond à « { $address } » : { $reason }
lab-rule-unclear = Une règle maison s’écrit NOM=VALEUR ; « { $text } » n’en est pas une.
lab-rule-unknown = { $count ->
    [0] Aucun nombre ne s’appelle « { $name } » dans les règles de ce jeu. « vivat lab rules JEU » les énumère tous, avec leurs limites.
   *[other] Aucun nombre ne s’appelle « { $name } » dans les règles de ce jeu. Peut-être : { $near } ? « vivat lab rules JEU » les énumère tous, avec leurs limites.
    }
lab-rule-no-number = La règle maison { $name } demande un nombre entier ; « { $value } » n’en est pas un.
lab-rule-range = Dans ce jeu, la règle maison { $name } ne peut pas valoir { $value }. Valeurs possibles : { $allowed }.
lab-rule-bounds = Ce qui peut varier s’écrit NOM ou NOM=MIN..MAX ; « { $text } » n’est ni l’un ni l’autre.
lab-rule-backwards = Ce qui peut varier s’écrit NOM=MIN..MAX, le plus petit nombre d’abord : { $name }={ $high }..{ $low }.
lab-unknown-addition = « { $name } » ne peut pas s’ajouter à ce jeu avec « + ». Au choix : { $known }.
lab-no-roles = Seul le jeu de cartes a des rôles et une feuille de rôles ; « { $game } » est un jeu du château.
lab-unknown-game = Il n’y a pas de jeu « { $game } ». Au choix : { $known } ; un « + » y ajoute une option.
lab-nothing-to-compare = Quelles règles comparer à celles du livre ? Nommez-en au moins une qui diffère, avec --rule NOM=VALEUR.
lab-castle-only = « { $game } » n’est pas un jeu du château : seuls les bots de ces jeux peuvent être étudiés ainsi.
lab-no-records = Il n’y a pas de parties enregistrées à « { $source } » : nommez des fichiers qui finissent par .vivat, ou des dossiers qui en contiennent.
lab-too-few-decisions = Il y a trop peu de décisions de « { $who } » dans ces parties : il faut { $count } coups et autant de votes pour un même type d’édition.
lab-ladder-of-one = Il faut au moins deux joueurs différents pour un classement.
lab-several = { $name } doit en contenir plusieurs, par exemple ("steward", "page", "random") ; { $given } est un seul texte.
lab-folder = Impossible d’écrire les résultats dans « { $folder } » : { $reason }.

## Un bot à soi (FILE.py:CLASS)

bot-no-file = Il n’y a pas de fichier « { $file } » qui contienne un bot.
bot-broken-file = Le fichier « { $file } » ne peut pas être chargé : { $error }.
bot-no-class = « { $file } » n’a pas de bot nommé « { $bot } ». Classes qui y ont une méthode act(observation) : { $known }.
bot-which = Quel bot de « { $file } » ? Écrivez { $file }:CLASSE. Classes qui y ont une méthode act(observation) : { $known }.
bot-not-made = Le bot « { $bot } » ne peut pas être créé : { $error }. Sa classe est appelée avec un random.Random, ou sans rien si elle ne prend rien.
bot-no-answer = Le bot « { $bot } » a renvoyé None (phase : { $phase }). Sa méthode act doit renvoyer une des { $count } actions contenues dans observation.legal.
bot-illegal = Le bot « { $bot } » a répondu { $answer } (phase : { $phase }), qui ne fait pas partie des { $count } actions contenues dans observation.legal.
bot-raised = Le bot « { $bot } » a échoué (phase : { $phase }) : { $error }.
bot-too-slow = Le bot « { $bot } » n’a pas répondu en { $seconds } secondes (phase : { $phase }).
bot-in-record = Cette partie a été jouée avec un bot tiré d’un fichier, « { $bot } ». Une partie enregistrée n’exécute aucun fichier d’elle-même : ajoutez --bot { $bot } si vous voulez que celui-ci s’exécute.
