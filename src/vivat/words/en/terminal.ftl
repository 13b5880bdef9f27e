## The terminal game.

welcome-title = Vivat · long live the King!
welcome =
    The castle games: six characters are your secret Favourites. Move anybody up, floor by floor; whoever reaches
    the throne is put to a secret vote, and one single No is enough. When a King is crowned, your Favourites score.
    The card game: everybody has a secret role and a way to win. Bribe, trade, spy, ally and strike before others do.
press-enter = (Enter to go on)
nobody = nobody
none = none
and = {" and "}
yes-words = y yes

## Before the game

setup-editions = Which game?
setup-edition = Your choice (a number)
setup-scenarios = Which scenario?
setup-scenario = Your choice (a number)
setup-session = Play a session to how many points? 0 is a single game, 8 a short evening.
setup-rounds = A game without a winner ends after how many rounds? 0 is never.
setup-people = How many people play at this keyboard?
setup-name = { $people ->
    [1] Your name?
   *[other] Name of person { $number }?
}
setup-name-team = { $people ->
    [1] Your name? (“Anna + Bruno” is a team on one seat)
   *[other] Name at seat { $number }? (“Anna + Bruno” is a team on one seat)
}
setup-guest = { $people ->
    [1] Guest
   *[other] Guest { $number }
}
setup-bots = And how many bots ({ $fewest } to { $most })?
setup-level = Which bots ({ $levels })?
bots-compile = These bots search with compiled code, and this machine compiles it for the first time: about { $seconds } seconds, more if it is busy.
bots-compiling = Compiling: { $done } of { $steps } steps, about { $seconds } s left.
setup-number = Please type a number from { $fewest } to { $most }, or just Enter for the answer in brackets.
setup-options = Options and variants of this game
setup-which-options = Which ones? Numbers with spaces, or just Enter for none:
not-begun = No game was begun.
setup-way-on = Play with: { $option }? [Y/n]{" "}
setup-way-off = Play without: { $option }? [Y/n]{" "}
setup-first = Who begins ({ $names })? A number or a name, or just Enter: chance decides.

## The table

state = { $edition }, round { $round } of 3: { $phase ->
    [keep] { $who } chooses an Ambition
    [place] placement, { $who } to place
    [climb] climbing, { $who } to move
    [vote] election, shall { $character-is ->
        [jester] the Jester
       *[other] { $character }
    } be King?
   *[other] chance
}
state-over = { $edition }: the game is over
throne = Throne
throne-empty = empty
wc-sign = WC
dungeons-sign = Dungeons
beside-floor = { $floor }:
beside-throne = Beside the throne
beside-board = Still in the courtyard
box = Out of the castle
seat-mine = you
seat-mine-short = (you)
seat-to-act = to act
seat-crown = crown
seat-first = first
seat-sealed = voted
votes-left = No { $no }
votes-left-2024 = No { $no }, Ache { $stomachache }
own-favourites = Your Favourites: { $names }
their-favourites = { $who }’s Favourites: { $names }
own-banished = Banished, counts for nothing: { $character }
own-votes = Your vote cards: Yes, { $votes }
own-ambition = { $who }’s Ambition: { $ambition }{ $met ->
    [yes] {" "}· met as it stands
    [no] {" "}· not met as it stands
   *[unknown] {""}
}
own-ambition-apart = Ambitions are each player’s own: “card NAME” shows one behind a curtain.
emissary-card = The Emissary’s Favourites: { $names }
open-card = { $who }’s open Favourites: { $names }
ambition-card = { $name } ({ $points }): { $condition }

## Moments

ballots-turned = The ballots are turned over…
election-title = Shall { $character-is ->
    [jester] the Jester
   *[other] { $character }
} be King?
count-title = Round { $round }: { $character-is ->
    [jester] the Jester
   *[other] { $character }
} is crowned
count-player = Player
count-favourites = Favourites
count-ambition = Ambition
count-total = Total
count-score = Score
count-zero = for scoring nothing!
ranking-title = The game is over
won-score = { $who } wins with { $points } points. Long live the King!
won-highest-favourite = { $who } wins with { $points } points, on the tie-break: the highest Favourite (R7.3).
won-most-favourites = { $who } wins with { $points } points, on the tie-break: the most Favourites still in the castle (R7.2).
won-shared = { $who } share the victory with { $points } points: nothing breaks the tie (R7.4).
won-emissary = The Emissary of the Empire is ahead of everybody with { $points } points: he wins, and all others have lost (R9.4).
everybody-look = All ballots are in. Everybody may look at the screen now.

## Questions in the game

ask-place = { $who }, place a character, such as “{ $example }” (? for all moves, help for more)
ask-climb = { $who }, move a character up, such as “{ $example }” (? for all moves, help for more)
vote-hint = { $together ->
    [1] { $who }:{" "}
   *[0] {""}
}{ $mine ->
    [1] { $character } is your Favourite.
   *[0] { $character-is ->
        [jester] The Jester
       *[other] { $character }
    } is not your Favourite.
} Crowned now, your Favourites bring { $points } points.
ask-vote = { $who }, your secret vote: shall { $character-is ->
    [jester] the Jester
   *[other] { $character }
} be King?   { $moves }
ask-keep = { $who }, which Ambition do you keep in secret, 1 or 2?
move-place = { $character } on floor { $floor }
move-floor = { $character } to floor { $floor }
move-wc = { $character } into the WC of floor { $floor }
move-throne = { $character } to the throne
why-legal = “{ $action }” is possible now.
card-title = The cards of { $who }
card-whose = Whose card? Type “card” and one of: { $names }.
claims-none = Nobody has claimed anything yet.
ballot-again = Your ballot lies on the table already. What you vote now takes its place.
hint-change = Ballots can be changed until the last one is in: “change” calls { $names } back.
change-whom = Whose ballot? Type “change” and one of: { $names }.
change-nobody = No ballot lies on the table that somebody at this keyboard could change.
bot-goes-on = A bot plays for { $who }. Enter lets it decide, “back” gives the decision back to you, “quit” leaves.
back-again = { $who } decides again.
back-whom = Who is back? Type “back” and one of: { $names }.
back-nobody = No bot plays for anybody at this keyboard.
log-title = What you were told so far
rules-list = Articles (type “rules” and a number to read one)
rules-none = Nothing in the rulebook on “{ $asked }”. Try an article such as R5.2 or S4.5, or a word such as “jester”.

help-title = How to play
help-goal = Get your Favourites high up before somebody is crowned; vote No against a King who helps the others.
help-move = A move: type its words (“place odessa 3”, “move odessa”, “to the wc odessa”, “vote no”), a short form (“odessa 3”, “o”, “wc o”, “no”), or its number.
help-list = ?            the legal moves with their numbers
help-why = why MOVE     why a move is not possible, with the article of the rulebook
help-rules = rules R5.2   that article (of the card game: S4.5); rules WORD finds it by a word
help-look = look         the table again
help-log = log          what happened so far, as far as you may know
help-card = card         your own cards
help-claim = claim TEXT   say something for all to read, true or not; it stays in the list of claims
help-claims = claims       what everybody has claimed so far
help-bot = bot          a bot plays for you from now on
help-back = back [NAME]  somebody for whom a bot plays decides again
help-change = change [NAME]  somebody takes a ballot back, as long as one is still missing
help-save = save [FILE]  save the game (it is kept after every move anyway)
help-quit = quit         leave; the game is saved and can be resumed

## The curtain

curtain = Pass the keyboard to { $who }.
curtain-enter = { $who }: press Enter when nobody else is looking.
curtain-not-a-terminal = (This output is not a terminal: what stood above cannot be cleared. Look away by agreement.)

## Saving and leaving

saved = Saved in { $file }
left = The game is saved. Go on with: vivat play --resume { $file }
replay-hint = Watch it again with: vivat replay { $file }
finished = The game in { $file } is over.
watch-replay = Watch the replay? [Y/n]{" "}
replay-prompt = Step { $number } of { $last } (Enter next, b back, n next round, p previous, g NUMBER, q quit):{" "}
replay-help = Enter goes on, b back, n to the next round, p to the one before, g and a number from 0 to { $last } to a step, q leaves.
replay-unfinished = The record ends here; the game is not over.

## Plain lines

plain-throne = Throne: { $names }
plain-floor = Floor { $floor }, { $name }, { $count } of { $limit }: { $names }
plain-wc = WC of floor { $floor }: { $names }
plain-dungeon = Dungeon of floor { $floor }: { $names }
plain-favourite = your Favourite
plain-favourite-of = Favourite of { $who }
plain-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
plain-count = { $who }: { $favourites }; Favourites { $points }, total { $total }, score { $score }.
plain-count-ambition = Ambition “{ $ambition }”: { $points }.
plain-count-zero = Nothing at all in the last round: { $points } instead.
plain-ranking = Ranking:
plain-move-place = { $number } for floor { $floor }

## Editions

editions-key = Key
editions-title = Title
editions-players = Players
editions-options = Options
editions-variants = Variants
editions-teams = teams (--seat "A + B")
editions-seats = { $teams ->
    [1] { $fewest } to { $most } seats (2 only with --emissary), up to 8 players, in teams with --shared-pawn up to 16
   *[other] { $fewest } to { $most } players
}
editions-about = What it is
editions-scenarios = The scenarios of the card game:
editions-hint = Play one with: vivat play KEY

## What can go wrong

error-unknown-edition = There is no edition “{ $edition }”. Try one of: { $known }.
error-other-family = { $family ->
    [intrigue] { $flags } belongs to the castle games, not to the card game. Leave it out, or play one of those.
   *[other] { $flags } belongs to the card game, not to the castle games. Leave it out, or play: vivat play intrigue
}
error-two-scenarios = “{ $one }” is a scenario already, and --scenario says “{ $other }”. Leave one out.
error-unknown-bot = There is no bot “{ $bot }”. Try one of: { $known }.
error-unknown-language = There are no words in “{ $language }” yet. Try one of: { $known }.
error-unknown-seat = There is no seat “{ $seat }”. Try a number or one of: { $known }.
error-too-many-seats = { $named } seats are named, but --players says { $players }. Leave --players out, or name fewer.
error-players = { $edition } is played with { $one ->
    [1] { $most }
   *[other] { $fewest } to { $most }
} seats, not { $players }. Change --players.
error-damaged-file = { $file } cannot be read as a saved game. { $reason }
error-cannot-read = { $file } cannot be read: { $reason }
error-cannot-save = The game cannot be saved in { $file }: { $reason } Try another place with “save FILE” or --save FILE.
error-finished = The game in { $file } is over. Watch it with: vivat replay { $file }
file-missing = there is no such file.
file-forbidden = it is not permitted.
file-folder = it is a folder.
file-no-folder = what should be its folder is a file.
hint-question-mark = Type ? to see what can be done.
puzzle-chance = { $chance }%
puzzle-chance-range = { $chance }% ({ $low } to { $high })
