## Why something cannot be done. The article is added behind the sentence.

options-unknown-edition = There is no edition “{ $edition }”. Known editions: { $known }.
options-seats = { $edition } is played with { $fewest } to { $most } seats, not { $seats }.
options-team-size = A seat is one player or a team of two.
options-teams-2024 = { $edition } has no teams; they belong to Vive le Roi !
options-first-seat = Seat { $seat } cannot begin: the table has { $seats } seats.
options-ambition-2024 = { $edition } has no Ambition cards; they belong to Vive le Roi !
options-banished-2024 = { $edition } has no Banished option; it belongs to Vive le Roi !
options-emissary-2024 = { $edition } has no Emissary; he belongs to Vive le Roi !
options-wedding-2024 = { $edition } has no Royal wedding; it belongs to Vive le Roi !
options-shared-pawn-2024 = { $edition } has no shared pawns; they belong to Vive le Roi !
options-ambition-players = There are 16 Ambition cards, two for each of at most 8 players; { $players } is too many.
options-emissary-seats = The Emissary plays with 2 to 5 seats, not with { $seats }.
options-two-need-emissary = Two seats can only play with the Emissary of the Empire.
options-shared-pawn-teams = A shared pawn needs at least one team of two.
options-name = “{ $name }” cannot be a name: a name has 1 to { $length } letters on one line, without “+”, and no spaces at its ends.
options-same-names = Two players have the same name; give each a name of its own.
options-pawns = There are pawns in { $most } colours, too few for { $players } players with one each. Play with shared pawns, one for each team, or with at most { $most } players.

unknown-nothing = Nothing was said.
unknown-action = “{ $text }” is not an action of this game.
unknown-who = “{ $text }”: which character? Add a name.
unknown-which-floor = On which floor shall { $character-is ->
    [jester] the Jester
   *[other] { $character }
} be placed? Say a floor from 1 to 4.
unknown-floor = Characters are placed on floors 1 to 4, not on “{ $floor }”.
unknown-character = Nobody here is called “{ $word }”. The characters: { $names }.
unknown-ambiguous = “{ $word }” could mean { $more ->
    [0] { $names } or { $last }
    [one] { $names }, { $last } or one thing more
   *[other] { $names }, { $last } or { $more } things more
}. Add a letter or a word.
unknown-ambition = There is no Ambition “{ $word }”; they are numbered 1 to { $most }.

argument-action = { $given } is not an action of this game. Give one of its legal actions, or the text of one; a bot’s “act” returns one of “observation.legal”.
argument-viewer = { $given } is not a viewer. Give the number of a seat, counted from 0, “Viewer.seat(0)”, “Viewer.player(0)” or “SPECTATOR”. In “play” the action comes first, then the viewer.
argument-observation = { $given } is not what a seat knows ({ $wanted }). Give what “game.observe(seat)” returns.
argument-game = { $given } is not the name of a game. First comes the edition or the scenario, then the players: CastleGame.start("kingup", 4), IntrigueGame.start("base", 5).
argument-players = { $given } is neither a number of players nor a list of their names, such as 4 or ["Rachel", "Simon", "Theresa"].
argument-seed = { $given } is not a seed. Give a whole number, such as 7; where a dealer is asked for also Dealer.seeded(7) or Dealer.secure().
argument-options = { $given } is not the options of a game. Make them with CastleOptions.make("kingup", 4) or IntrigueOptions.make("base", 5), or begin at once: CastleGame.start("kingup", 4).
argument-value = { $option } cannot be { $given }: it is { $kind ->
    [switch] True or False.
    [seat] the number of a seat, counted from 0.
   *[other] a whole number.
}
argument-seats = { $given } is not a tuple of seats. Leave that to CastleOptions.make("kingup", 4), or with names CastleOptions.make("kingup", ["Rachel", "Simon", "Theresa"]).
argument-sheet = { $given } is not a role sheet. Read it from its file first: load_sheet("mine.toml").
argument-tag = A record cannot hold the tag { $tag } with the value { $value }: a key is a word without spaces, a value is a text on one line that is not empty.
argument-record = { $given } is not what a record is made from. GameRecord.of takes a game, GameRecord.loads the text of a record, GameRecord.load the path of a file.
argument-bot = There is no bot { $given }. Give one of these names first, then the seed: { $known }.
argument-not-asked = This seat is not asked now, so there is nothing to choose: observe the one in “game.to_act”, or whoever “game.deciding” names.
argument-path = { $given } is not the path of a file. Give a text or a Path, such as "{ $example }".
argument-tags = { $given } is not the tags of a record. Give texts by key, such as dict(place="Lyon").
argument-reviewed = { $given } is not the record of a game. Give GameRecord.load("game.vivat"), or GameRecord.of(game) of a game that is over.
argument-bot-itself = { $given } is not the name of a bot. Every process makes bots of its own, so a bot of yours is named by its file and its class: "my_bots.py:{ $class }".
argument-study = { $given } is not a study. Make one with its parameters first: carry_out(Simulate(game="kingup", games=1000)).
argument-count = { $name } cannot be { $given }: it is a whole number, 1 or more.
extra-missing = The package “{ $package }” is not installed here. Install it with: { $command }

refused-chance = That is for chance to do, not for a player.
refused-game-is-over = The game is over.
refused-spectator = A spectator watches and does not act.
action-chance = what chance does
refused-chance-is-due = Chance acts now.
refused-not-asked = It is not your decision now, but { $who }’s.
refused-no-such-seat = There is no seat { $number } at this table: its { $most } seats are counted from 0.
refused-no-such-player = There is no player { $number } at this table: its { $most } players are counted from 0.
refused-not-now = “{ $action }” is not what is asked now: { $asked ->
    [keep] an Ambition card is to be chosen.
    [place] a character is to be placed.
    [climb] a character is to climb.
    [vote] a vote is to be cast.
   *[other] it is chance’s turn.
}
refused-not-in-this-edition = The Jester does not live in { $edition }.
refused-already-placed = { $character } has already been placed.
refused-floor-full = Floor { $floor } is full: { $limit } characters stand there.
refused-not-in-the-castle = { $character-is ->
    [jester] The Jester
   *[other] { $character }
} is no longer in the castle.
refused-jester-is-not-placed = Nobody places the Jester: he starts on floor 3.
refused-no-wcs = { $edition } has no WCs.
refused-no-wc-above = There is no WC on the floor above { $character-is ->
    [jester] the Jester
   *[other] { $character }
}: only floors 3 and 4 have one.
refused-floor-above-has-room = { $character-is ->
    [jester] The Jester
   *[other] { $character }
} may enter the WC only when floor { $floor } is full, and it has room.
refused-wc-taken = The WC of floor { $floor } is taken.
refused-already-in-a-wc = { $character-is ->
    [jester] The Jester
   *[other] { $character }
} is in a WC already.
refused-wc-floor-full = { $character-is ->
    [jester] The Jester
   *[other] { $character }
} must stay in the WC: floor { $wc } is full.
refused-no-stomachaches = { $edition } has no Stomachache cards.
refused-card-spent = You have no { $vote ->
    [no] No
   *[stomachache] Stomachache
} card left.
refused-not-offered = Ambition { $ambition } is not one of the two you were dealt.
refused-card-is-out = That card has been dealt already.
refused-no-seat-drawn = There is no such seat.
refused-not-in-the-pile = The Emissary’s pile has no such card.

record-not-a-record = Line { $line }: this is not a Vivat record (a record begins with “vivat-record”).
record-version = Line { $line }: the record is of version { $version }; this Vivat reads version { $known }.
record-cut-off = Line { $line }: the record is cut off: its last line is not an “end” line.
record-no-begin = Line { $line }: the line “begin” is missing.
record-wrong-count = Line { $line }: { $said } actions are announced, { $found } are there.
record-wrong-digest = Line { $line }: the record was changed or damaged: its digest does not fit its lines.
record-unknown-line = Line { $line }: “{ $text }” is not a line of a record.
record-unknown-action = Line { $line }: “{ $text }” is not an action of this game.
record-illegal-action = Line { $line }: “{ $text }” cannot be done here. { $reason }
record-impossible = Line { $line }: such a game cannot be played. { $reason }
record-too-large = Line { $line }: the file is larger than any record ({ $most } bytes).
record-not-text = Line { $line }: not readable text (UTF-8).

## Intrigue

options-unknown-scenario = There is no scenario “{ $scenario }”. Known scenarios: { $known }.
options-no-teams = In the card game everybody plays alone; “{ $names }” is a team.
options-scenario-players = { $scenario } is played by { $fewest } to { $most } players, not { $players }.
options-no-alliances = { $scenario } has no alliances, and the role { $role } of this sheet needs one to win.
options-rounds = A game cannot end after { $number } rounds; say a number up to { $most }, or 0 for no limit.
options-session = A session goes to { $least } to { $most } points, not { $number }.
options-reduction-session = Role reduction is for sessions. Say to how many points a session is played.
options-reduction-roles = { $scenario } always deals the same roles, so that none can leave the pool.

data-not-toml = { $where }: this is not TOML. { $reason }
data-too-long = { $where }: this text is too long; { $most } characters are allowed.
data-too-deep = { $where }: keys, lists or tables stand too deep in one another. A sheet or a scenario needs only a few levels.
data-long-number = { $where }: a number has more than { $most } digits. Write a smaller one.
data-unreadable = { $where } cannot be read: { $reason }
data-unknown-role = { $where }: there is no role “{ $role }”. Known roles: { $known }.
data-unknown-key = { $where }: no such key. Known keys: { $known }.
data-amount = { $where }: { $value } is not a whole number from 0 to { $most }.
data-not-a-table = { $where }: a table is expected here.
data-not-a-list = { $where }: a list of roles is expected here.
data-not-one-of = { $where }: “{ $value }” is not one of { $known }.
data-not-true-or-false = { $where }: say true or false.
data-target-without-action = { $where }: a role that wins by its target needs a target, and the action assassinate or accuse.
data-cost-without-action = { $where }: a cost needs an action that it pays for.
data-number-of-players = { $where }: a number of players from { $fewest } to { $most } is expected here.
data-wins-for-nothing = { $where }: this role would win at once; ask for a card, for gold or for an alliance.
data-missing-role = { $where }: the role { $role } is missing.
data-role-twice = { $where }: a role stands there twice.
data-name = { $where }: a name of 1 to 60 letters is expected here.
data-players = { $where }: two numbers are expected, the fewest and the most players, from { $fewest } to { $most }.
data-markers = { $where }: name a role for knowledge, for influence and for power.
data-not-in-play = { $where }: the role { $role } is never dealt in this scenario.
data-itself = { $where }: a role cannot name itself.
data-one-sided = { $where }: a victory is shared by both, so { $role } must name { $sharer } as well.
data-wrong-number-of-roles = { $where }: with { $players } players there are too many or too few roles.
data-unknown-statistic = { $where }: there is no statistic “{ $name }”. The nearest one is { $nearest }.
data-unknown-circumstance = { $where }: “{ $name }” says nothing about a game. The nearest one that does is { $nearest }.
data-not-tables = { $where }: a list of tables is expected here, with at least one in it.
data-not-circumstances = { $where }: a list of texts is expected here, such as ["role:fool", "players:8"].
data-card-picture = { $where }: say what is drawn on the card, such as "role:king", "deed:arrest", "figure:jester" or "game:kingup".
data-id = { $where }: an id of small letters, digits and hyphens is expected here, at most { $most } of them.
data-card-twice = { $where }: there is another card with the id “{ $id }”.
data-mark-twice = { $where }: two marks of this card have the same name.
data-at-most-of-many = { $where }: “at-most” goes with the scope “game” alone, for over several games a sum only grows.
data-target-of-nothing = { $where }: everybody would have this at once; ask for at least 1.
data-card-text = { $where }: a text of 1 to { $most } letters is expected here, or a table of such texts by language ({ $known }).

intrigue-not-now = “{ $action }” is not what is asked now: { $asked ->
    [act] an action is to be taken.
    [sell] sell another card, or say “stop selling”.
    [give] say what you give.
    [ask] say what you ask for it.
    [answer] accept, decline or counter the offer.
    [join] say whether you join the alliance.
   *[other] it is chance’s turn.
}
intrigue-no-such-player = There is no such player.
intrigue-not-yourself = That is done to others, not to yourself.
intrigue-dead = { $player } is dead.
intrigue-not-enough-gold = You do not have the gold for that.
intrigue-cards-missing = You do not have the cards for that.
intrigue-bought-already = You have bought a card in this turn already.
intrigue-no-cards-to-buy = There is no card left to draw.
intrigue-no-discard = The discard pile is empty.
intrigue-no-such-card = You have no such card to sell.
intrigue-too-many-offers = You may offer { $most } trades in a turn, and you have.
intrigue-both-gold = Only one side of a trade may give gold.
intrigue-allies-do-not = Allies do not bribe, extort or investigate one another, and { $player } is your ally.
intrigue-already-allied = You are in an alliance already.
intrigue-partner-is-allied = { $player } is in an alliance already.
intrigue-no-alliances = There are no alliances in this scenario.
intrigue-too-many-proposals = You may propose { $most } alliances in a turn, and you have.
intrigue-no-such-alliance = There is no alliance to break in the name of { $player }: name the first of the two allies.
intrigue-no-alliance-to-break = There is no alliance to break.
intrigue-not-your-role = Your role has no such action.
intrigue-jailed-once = Seize Him! can be used once a turn.
intrigue-already-jailed = { $player } is in jail already.
intrigue-role-is-out = That role cannot be dealt.
intrigue-not-in-the-pile = That suit is not in the pile.
intrigue-not-in-the-hand = That suit cannot be taken.
intrigue-countered-often = There have been { $most } counter-offers in this trade: accept or decline.
intrigue-nothing-to-give = A trade needs something from each side, and there is nothing to give.
intrigue-holds-both = You hold both cards for an alliance: name them. Only somebody who holds just one can propose with it.
intrigue-must-pay = { $player } holds only one of the two cards: join and pay the other, or refuse.
intrigue-too-many-withdrawals = You have dropped { $most } offers in this turn: make this one.

lab-unknown-bot = There is no player called “{ $bot }” for this game. There are: { $known }.
lab-no-scheduler = No scheduler of dask.distributed answers at “{ $address }”: { $reason }
lab-rule-unclear = A house rule is NAME=VALUE; “{ $text }” is not.
lab-rule-unknown = { $count ->
    [0] There is no number called “{ $name }” in the rules of this game. “vivat lab rules GAME” lists them all, with their ranges.
   *[other] There is no number called “{ $name }” in the rules of this game. Did you mean: { $near }? “vivat lab rules GAME” lists them all, with their ranges.
    }
lab-rule-no-number = The house rule { $name } needs a whole number; “{ $value }” is none.
lab-rule-range = The house rule { $name } cannot be { $value } in this game. It may be: { $allowed }.
lab-rule-bounds = What may vary is NAME or NAME=LOW..HIGH; “{ $text }” is neither.
lab-rule-backwards = What may vary is NAME=LOW..HIGH with the smaller number first: { $name }={ $high }..{ $low }.
lab-unknown-addition = Nothing called “{ $name }” can be added to this game with “+”. There are: { $known }.
lab-no-roles = Only the card game has roles and a role sheet; “{ $game }” is a castle game.
lab-unknown-game = There is no game “{ $game }”. There are: { $known }; with “+” an option can be added.
lab-nothing-to-compare = Which rules are to be compared with the book’s? Name at least one that differs, with --rule NAME=VALUE.
lab-castle-only = “{ $game }” is not a castle game, and only bots of those can be studied like this.
lab-no-records = There are no records of games at “{ $source }”: name files that end in .vivat, or folders with some.
lab-too-few-decisions = There are too few decisions of “{ $who }” in these records: { $count } moves and as many ballots of one kind of edition are needed.
lab-ladder-of-one = A ladder needs two different players or more.
lab-several = { $name } are several, such as ("steward", "page", "random"); { $given } is one text.
lab-folder = Results cannot be written to “{ $folder }”: { $reason }.

## A bot of one's own (FILE.py:CLASS)

bot-no-file = There is no file “{ $file }” with a bot in it.
bot-broken-file = The file “{ $file }” cannot be loaded: { $error }.
bot-no-class = “{ $file }” has no bot called “{ $bot }”. Classes with a method act(observation) there: { $known }.
bot-which = Which bot of “{ $file }”? Write { $file }:CLASS. Classes with a method act(observation) there: { $known }.
bot-not-made = The bot “{ $bot }” cannot be made: { $error }. Its class is called with a random.Random, or with nothing if it takes nothing.
bot-no-answer = The bot “{ $bot }” returned None (phase: { $phase }). Its method act must return one of the { $count } actions in observation.legal.
bot-illegal = The bot “{ $bot }” answered { $answer } (phase: { $phase }), which is not one of the { $count } actions in observation.legal.
bot-raised = The bot “{ $bot }” failed (phase: { $phase }): { $error }.
bot-too-slow = The bot “{ $bot }” did not answer within { $seconds } seconds (phase: { $phase }).
bot-in-record = This game was played with a bot from a file, “{ $bot }”. A saved game runs no files by itself: add --bot { $bot } if you want this one to run.
