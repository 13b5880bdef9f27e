## The browser: screens, buttons, questions. Events and places are in the catalogues of the families.

skip-to-content = Skip to the content
main-menu = Main menu
menu-new = New table
menu-learn = Learn
menu-rules = Rules
menu-settings = Settings
menu-you = You are
close = Close
save = Save
loading = One moment…
sending = Sending…
offline = No connection. Your choices are kept and sent when it is back.
paused = Paused
go-home = Home
lost-title = Nothing here
lost-text = There is no page at this address. Perhaps the link was cut off.
unreached-title = Out of reach
unreached-again = Try again
points = { $count ->
    [one] one point
   *[other] { $count } points
}
reader = you
reader-and = you and { $name }

## Home

home-title = Play
home-welcome = Crowns, secrets and good company
home-text = Four games of castle and court, in your browser: with friends, or against bots.
home-friends = Play with friends
home-friends-text = You open a table and send them its link.
home-play-now = Play now against bots
home-play-now-text = { $game } with { $bots ->
    [one] one bot
   *[other] { $bots } bots
}, at once.
home-learn = Learn
home-learn-text = You play one round, step by step, in three minutes.
home-puzzle = Puzzle of the day
home-puzzle-text = A position out of a game, and one choice is clearly the best. Do you find it?
home-puzzle-right = You solved today’s puzzle. The next one comes tomorrow.
home-puzzle-wrong = You have had today’s puzzle. The next one comes tomorrow.
home-puzzle-go = Solve it
home-puzzle-again = Look at it again
home-puzzle-streak = Solved { $days } days in a row
home-you-are = You are { $name }.
home-change-name = Change
home-no-account = No account, no password: a name is enough.
home-pick-name = Pick a name
home-been-here = I have been here before
home-name = Your name
home-choose = Choose a game
home-running = Your running games
home-waits = your turn
home-open = Open tables
home-none-open = Nobody has opened a table for all. Be the first.
home-finished = Your finished games
home-none-finished = None yet.
home-play-again-text = { $game } again, as last time.
home-back = Good to see you, { $name }
home-due = time until { $date }
home-waits-for = waiting for { $who }
home-running-more = { $count ->
    [one] One more game
   *[other] { $count } more games
}
home-circles = Circles: people you play with again and again
home-join = Join a table
home-link = Link to the table
home-join-button = Go there
friends-title = Play with friends
friends-players = How many play?
friends-minutes = { $minutes } minutes
friends-bots-later = Bots can take the places that stay empty.
friends-open = Open the table
friends-more = Rules, clock and more

game-kingup = KingUp!
game-kingup-line = Thirteen characters climb a castle. Six of them are secretly yours.
game-vive-le-roi = Vive le Roi !
game-vive-le-roi-line = The castle of 2024: a Jester, WCs, dungeons, teams and variants.
game-viva-il-re = Viva il Re!
game-viva-il-re-line = The classic of 2003, as its book tells it.
game-intrigue = Long Live the King
game-intrigue-line = A card game of secret roles: bribe, spy, ally, and win before the others do.
game-facts = { $fewest }–{ $most } players · { $minutes } minutes with people, { $alone } against bots
difficulty-easy = easy to learn
difficulty-middle = takes a game to learn
game-with-bots = Against bots
game-first-again = The beginners’ game again
game-new-table = With friends
status-gathering = waiting for people
status-damaged = damaged
status-closed = closed by the operator
status-playing = in play
status-finished = finished
open-chair = open place
gathering-partner = { $name }’s partner
gathering-your-partner = your partner
gathering-team = one of a team of two
bot-seat = bot: { $level }
bot-random = Random
bot-random-line = plays anything.
bot-page = Page
bot-page-line = is easy, and errs like a human.
bot-steward = Steward
bot-steward-line = is solid, and plays by fixed rules.
bot-chancellor = Chancellor
bot-chancellor-line = thinks ahead, but only half guesses the others’ cards; a fraction of a second a move.
bot-king = King
bot-king-line = thinks ahead, and guesses the others’ cards from all they do; a fraction of a second a move.

## A new table

new-title = New table
new-game = Game
new-seats = Seats
new-seat = Seat { $number }
new-chair-me = me
new-chair-open = open, for a friend
new-add-seat = One more seat
new-remove-seat = Remove the last seat
new-team = a team of two
new-options = Options
option-memory-aids-name = Memory aids
option-memory-aids = Memory aids: what you could remember is kept for you (vote cards; in the card game, what you know of each person)
new-scenario = Scenario
new-scenario-choice = { $name } ({ $players }): { $line }
option-session-points = Play until somebody has this many points (empty: one game)
option-own-sheet = Your own role sheet (the text of its file)
option-own-scenario = Your own scenario (the text of its file)
own-text-good = This can be played.
own-text-line = Line { $number }, “{ $line }”: { $reason }
own-text-example = Start from the usual one
own-text-last = Back to the last good one
own-text-share = Copy a link with it
own-text-meaning = What it means
sheet-group-base = Always dealt
sheet-group-random = Drawn from these
sheet-group-out = Not dealt
sheet-wins-by = Wins by { $condition }
scenario-hunts = { $hunter } hunts { $target }.
scenario-partners = { $one } and { $other } are partners: when one wins, both win and score.
scenario-no-alliances = There are no alliances.
scenario-no-allied-victories = Alliances may be made and broken, but nobody wins by one.
scenario-known = All know which roles are in play.
scenario-special = What is special in “{ $name }”
option-most-rounds = A game without a winner ends after this many rounds (0: never)
new-habits = Settings of the table
new-listed = Listed: anybody can find it
new-spectators = Spectators are welcome
new-ask-twice = Ask twice before what cannot be undone
new-remarks = Bots talk: they claim, warn, bargain and threaten
new-clock = Clock
new-clock-none = no clock
new-clock-decision = a time limit for each decision
new-clock-bank = a bank for each player
new-clock-days = days for each decision: nobody needs to be there
new-seconds = Seconds
new-increment = Seconds added after each decision
new-grace = Seconds of absence before a bot keeps the seat
new-create = Create the table
new-hot-seat = Play at this screen, one after the other
new-cannot = This cannot be played yet. { $reason }
new-way-on = Play with: { $option }
new-way-off = Play without: { $option }
new-first = Who begins
new-first-chance = chance decides
new-first-seat = Seat { $number }: { $who }

## The table

table-title = Table
your-turn-now = It is your decision.
signal-your-turn = Your turn
call-pause = { $name } would like a pause.
call-offer = Shall { $name } have the seat of { $chair }?
call-rematch = Once more? Asked by { $name }.
call-join = I’m in
call-agree = I agree
call-next = { $game } waits for you, too.
call-next-button = Next game
call-unread = { $count ->
    [one] One new message
   *[other] { $count } new messages
}
people-title = At the table
people-with = with { $name }
people-host = host
people-kept = a bot keeps the seat
people-away = away
people-voted = { $who-is ->
    [you] you have voted
   *[other] has voted
}
people-thinking = is thinking
people-preparing = is getting ready, about { $seconds } s
people-stand-in = Let a Steward stand in
people-to-decide = { $who-is ->
    [you] your turn
   *[other] to decide
}
people-more-time = One minute more
people-spectators = { $count ->
    [one] One spectator
   *[other] { $count } spectators
}
habits-title = More
habits-pause = Ask for a pause
habits-resume = End the pause
habits-leave = Leave the table
habits-return = Take my seat back
habits-mute = Do not show what { $name } writes
habits-unmute = Show what { $name } writes
habits-give = Offer the seat of { $chair } to { $name }
habits-agree = Agree: { $name } gets the seat of { $chair }
gathering-title = Who plays?
gathering-expected = Still expected from the last game: { $who }.
talk-last-game = from the last game
gathering-sit = Sit here
gathering-move = Move here
gathering-chair = Place { $number }
gathering-start = Begin the game
gathering-fill = Fill up with bots
gathering-invites = { $name } invites you to play { $game }
gathering-wait = The host begins the game.
gathering-leave = Leave my place
gathering-stay = Stay
gathering-next-host = If you leave your place, { $name } is the host.
gathering-leave-empty = If you leave your place, whoever sits down next is the host.
gathering-levels = How strong are the bots?
gathering-remove = Remove { $name }
gathering-invite = Invite friends
gathering-share = Share
gathering-code = Or let them point a phone at this.
gathering-code-label = The link to this table as a QR code
invite-text = Come and play { $game } with me!
preview-invites = Come and play { $game }
preview-room = { $count ->
    [one] { $names } and one open place.
   *[other] { $names } and { $count } open places.
}
preview-table = A table of { $game }
preview-replay = A game of { $game }, move by move
preview-played = With { $names }.
outline-title = What we play
outline-length = { $players } players, about { $minutes } minutes
outline-scenario = Scenario: { $name }
outline-roles = The roles, and how each wins
outline-clock-none = No clock: everybody thinks as long as they like.
outline-clock-decision = { $seconds } seconds for each decision
outline-clock-bank = { $seconds } seconds in all for each player, and { $increment } more after each decision
outline-clock-days = { $days ->
    [one] One day
   *[other] { $days } days
} for each decision: nobody needs to be there at the same time
outline-spectators = Others may watch.
outline-no-spectators = Nobody watches.
outline-teams = Teams of two: they decide together, and the lower of their two scores counts.
outline-teams-shared = Teams of two: they decide together, and have one score.
outline-minute = New to it? Learn it in a minute
outline-rules = The rules
outline-lesson = A lesson to play
minute-role = Everybody has a secret role, and each role wins in its own way. Your card says how.
minute-turn = In your turn you get gold and take up to two actions: buy, sell, trade, bribe, extort, investigate and more.
minute-deal = Talk and trade. You may promise what you like; what you hand over is real.
minute-ally = { $allied ->
    [0] An alliance costs two Influence, and the other must agree. In this scenario nobody wins by one.
   *[other] Allies win together. An alliance costs two Influence, and the other must agree.
}
minute-win = { $allied ->
    [0] Whoever meets the condition on their card first wins.
   *[other] Whoever meets the condition on their card first wins, alone or with an ally.
}
gathering-link-text = Whoever has this link can sit down here.
gathering-copy = Copy
gathering-copy-by-hand = The link is selected: copy it with Ctrl+C, or hold it.
gathering-copied = Copied
gathering-begins = begins
finished-title = The game is over
finished-you-win = You win!
finished-won = { $count ->
    [one] { $who } wins!
   *[other] { $who } win!
}
finished-session-won = { $count ->
    [you] You win the session!
    [one] { $who } wins the session!
   *[other] { $who } share the session!
}
finished-last-game = The last game
finished-games = The games of the session
finished-game = Game { $number }
finished-game-nobody = nobody won
finished-rematch = Once more
finished-next = Next game
finished-replay = Replay
finished-review = Review the game
finished-share = Share
copy-refused = This browser does not allow a page to copy.
finished-saved = The picture is saved.
finished-shared = The picture is saved and the link to the replay is copied.
finished-wanting = { $count ->
    [one] { $who } wants to play again.
   *[other] { $who } want to play again.
}
ending-own-place = { $rank ->
    [2] You came second
    [3] You came third
    [4] You came fourth
    [5] You came fifth
    [6] You came sixth
    [7] You came seventh
   *[8] You came eighth
}{ $behind ->
    [0] {"."}
    [one] , one point behind.
   *[other] , { $behind } points behind.
}
ending-round = Round { $round }
ending-ahead = { $first } { $first-is ->
    [one] is
   *[other] are
} { $points ->
    [one] one point
   *[other] { $points } points
} ahead of { $second-is ->
    [you] you
   *[other] { $second }
}.
ending-level-with-emissary = { $first-is ->
    [you] you and the Emissary are level, but he wins only when he is ahead of everybody.
   *[other] { $first } and the Emissary are level, but he wins only when he is ahead of everybody.
}
ending-highest-favourite = { $first } and { $second } are level, and { $first } { $first-is ->
    [one] has
   *[other] have
} the highest Favourite.
ending-most-favourites = { $first } and { $second } are level, and { $first } { $first-is ->
    [one] has
   *[other] have
} { $difference ->
    [one] one more Favourite
   *[other] { $difference } more Favourites
} in the castle.
ending-shared = { $who-is ->
    [your-team] { $who } are level, and nothing breaks the tie.
   *[other] { $who } are level, and nothing breaks the tie.
}
ending-coronation = Round { $round }: { $character-is ->
    [jester] the Jester
   *[other] { $character }
} was crowned, and { $who-is ->
    [you] you gained
   *[other] { $who } gained
} most: { $points }.
finished-record = Save this game
finished-session = Points of the session, to { $goal }
are-you-sure = “{ $action }”: are you sure?
yes-do-it = Yes, do it
no-wait = No, wait
give-up = Never mind
all-moves = All { $count } moves as a list
team-proposes = { $who } proposes: { $action }
team-waits = You propose: { $action }. { $who } has to agree.
team-instead = To propose something else, choose it: it takes the place of this.
team-agree = Agree
team-other = Something else
team-lower = the lower of a team’s two scores counts

floor-full = full
log-head = What happened
log-ballots-forgotten = Votes stand here until the next move; then they are gone until the game is over. Remember them.
log-filter = Show
log-all = all
log-game = the game
log-talk = said
line-by-clock = (time was up: a bot decided)
line-opened = { $name } { $name-is ->
    [you] open
   *[other] opens
} the table.
line-sat = { $name } { $name-is ->
    [you] sit
   *[other] sits
} down.
line-moved = { $name } { $name-is ->
    [you] take
   *[other] takes
} another place.
line-renamed = { $name-is ->
    [you] You are called { $name } now.
   *[other] { $before } is called { $name } now.
}
line-left = { $name } { $name-is ->
    [you] leave
   *[other] leaves
}.
line-arranged = A bot sits down: { $name }.
line-removed = The host removes { $name } from the table.
line-opened-chair = A place is open again.
line-host = { $name } { $name-is ->
    [you] are
   *[other] is
} the host now.
line-started = The game begins.
line-voted = { $seat } { $seat-is ->
    [one] has
   *[other] have
} voted.
line-proposed = { $name } { $name-is ->
    [you] propose
   *[other] proposes
}: { $text }
line-kept = { $name-is ->
    [you] A bot keeps your seat.
   *[other] A bot keeps the seat of { $name }.
}
line-returned = { $name } { $name-is ->
    [you] are
   *[other] is
} back.
line-offered = The seat of { $chair } is offered to { $taker }, if all agree.
line-agreed = { $name } { $name-is ->
    [you] agree
   *[other] agrees
}: the seat of { $other } may be given away.
line-given = { $name } { $name-is ->
    [you] take
   *[other] takes
} over a seat.
line-said = { $name }: { $text }
line-said-team = { $name } (to the team): { $text }
line-claimed = { $name } { $name-is ->
    [you] claim
   *[other] claims
}: “{ $text }”
line-muted = You do not see what { $other } writes.
line-unmuted = You see again what { $other } writes.
line-pause-wished = { $name } { $name-is ->
    [you] ask
   *[other] asks
} for a pause.
line-paused = The clocks stop.
line-resumed = The clocks go on.
line-restarted = The server was away for a moment. Whoever was thinking begins anew.
line-time-given = { $name } { $name-is ->
    [you] give
   *[other] gives
} { $seat-is ->
    [you] you
   *[other] { $seat }
} more time.
line-holiday = { $name } { $name-is ->
    [you] are
   *[other] is
} { $days ->
    [0] back from holiday.
    [one] on holiday for a day.
   *[other] on holiday for { $days } days.
}
line-stand-in = { $name } { $name-is ->
    [you] do
   *[other] does
} not want to wait: a Steward stands in for bots that are not ready yet.
line-finished = The game is over.
line-rematch = { $name } { $name-is ->
    [you] want
   *[other] wants
} to play again.

talk-title = Talk
talk-text = Your message
talk-kind = To whom
talk-all = to all
talk-team = to my team
talk-claim = as a claim, kept in a list
talk-claim-role = I say that I am
talk-claim-role-choose = choose a role, true or not
talk-claims = claims: “{ $text }”
talk-reactions = Reactions
talk-send = Send
talk-placeholder-say = Say something
talk-placeholder-team = Only your partner reads this
talk-placeholder-claim = “You can trust me.” True or not.
claims-title = Claims, true or not
phrase-hello = Hello!
phrase-thanks = Thank you
phrase-well-played = Well played
phrase-sorry = Sorry
phrase-one-moment = One moment, please
phrase-your-turn = Your turn
phrase-good-game = Good game
phrase-bye = Goodbye
phrase-fair-trade = Fair for both of us, I think
phrase-need-it = I really need this
phrase-no-harm = It does you no harm
phrase-owe-you = I will owe you one
phrase-against-leader = Together we can stop whoever leads
phrase-last-offer = That is my last word
phrase-laughing = laughs
phrase-surprised = is surprised
phrase-doubtful = doubts it
phrase-sad = is sad
phrase-fond = gives a heart

notebook-title = Notebook
notebook-text = Only you see this. Tap a cell: yes, no, maybe, nothing.
notebook-cell = { $who }, { $what }: { $mark }
notebook-none = no mark
notebook-yes = yes
notebook-no = no
notebook-maybe = maybe

## The pace of a table

pace-title = Pace
pace-calm = calm
pace-brisk = brisk
pace-instant = instant
sound-switch = Sounds
to-my-turn = Go to my turn
to-now = Skip
keys-title = Keys
keys-arrows = from one character that can be moved to the next
keys-digits = to that floor, once a character is chosen
keys-actions = opens an action, in the order of the list
keys-end = ends the turn
keys-reference = opens the reference card
keys-escape = takes back a choice that is not made yet
keys-hide = hides your card, or shows it
keys-notebook = opens the notebook
keys-skip = skips what is being shown
keys-turn = to your turn at once
keys-help = this list
since-your-turn = { $me ->
    [0] What happened ({ $count }):
   *[1] Since your last turn ({ $count }):
}
tab-log = Log
tabs-label = More about the game
first-use = New here
first-understood = Got it
first-favourites = The six with a heart are your Favourites; only you know them. Anybody may place anybody: the higher your six stand when a King is crowned, the more points you get.
first-one-board = Everybody has six secret Favourites: look at your own card with the buttons above, one after the other. Then place anybody you like; the higher your six stand when a King is crowned, the more points you get.
first-climb = Move anybody you like up one floor, not only your own. Whoever comes to the top may be proposed for the throne.
first-vote = One single No turns the candidate away. A No is spent, whatever comes of it; a Yes comes back to you.
first-forgotten-ballots = Remember who voted what: at this table ballots are shown once and not written down.
first-wc = The floor above is full, so its WC is open: one character may wait there until there is room. Its coin says what that is worth.
first-stomachache = A Stomachache calls the whole election off: the candidate goes back to floor 5, whatever the others play. You can play it once a round.
first-jester = The Jester before the throne! If he is crowned, the castle is upside down: what was worth points costs them.
first-ambition = An Ambition is a secret goal for this round. Keep the one you believe in: it brings extra points at the count.
first-emissary = The Emissary of the Empire is in this game: nobody plays him, but he votes and scores. His Favourites wear a blue diamond.
first-wedding = A royal wedding: one is crowned already and waits beside the throne. A second coronation ends the round; your Favourites lie face up until then.
first-teams = You play as a team: one of you proposes a move, the other agrees. White hearts are your partner’s Favourites.
first-role = Everybody has a secret role, and each wins in its own way. Look at your card: it says what you need, and when it counts.
first-turn = Your turn: you have taken your gold. Now up to two actions: touch somebody, a pile or one of your cards, or choose an action. An action that you cannot take says why.
first-offer = Somebody offers you a trade. Accept, decline, or answer with an offer of your own; only when both agree do cards and gold change hands.
first-alliance = Somebody wants you as an ally. If one of you wins, so does the other, though for fewer points; joining reveals nothing about your role.
first-ready = You have all that you need! Your card says when it counts; until then the others can still take something from you.

## The castle

castle-round = Round { $round } of { $rounds }
castle-leads = { $who } { $who-is ->
    [one] leads
   *[other] lead
} by { $points }
castle-lead-together = { $who } lead together
castle-level = all level
castle-laid = { $who } { $who-is ->
    [one] brings
   *[other] bring
} { $character-is ->
    [jester] the Jester
   *[other] { $character }
} before the throne. The ballots are laid down.
castle-turned = The ballots are turned over…
castle-counted = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, now { $score }.
castle-counted-ambition = { $ambition }: { $points ->
    [0] not met.
   *[other] met, { $points } points included.
}
castle-ask-place = Place a character on floors 1 to 4.
castle-ask-climb = Move a character up.
castle-ask-vote = Cast your ballot.
castle-ask-keep = Keep one of your two Ambitions.
castle-wait-a-moment = A moment, please.
waiting-for = Waiting for { $who }.
castle-over = The game is over.
castle-choose-where = – where to?
castle-place = { $character } on floor { $floor }
castle-move = { $character-is ->
    [jester] The Jester
   *[other] { $character }
} up to floor { $floor }
castle-throne = { $character-is ->
    [jester] The Jester
   *[other] { $character }
} before the throne
castle-wc = { $character-is ->
    [jester] The Jester
   *[other] { $character }
} into the WC of floor { $floor }
castle-vote = Vote { $vote }
castle-new-favourites = Round { $round }: your new Favourites
castle-call-election = to the throne: an election
castle-keep = Keep “{ $ambition }”
scene-label = The castle
favourite = your Favourite
can-move = can be moved
secret-title = Your secret card
secret-hide = Hide
secret-show = Show
secret-banished = Banished: { $character } is on your card, but does not count.
secret-hidden = Hidden. Press h to look.
secret-ambition = Your Ambition:
ambition-met = met as it stands
ambition-unmet = not met as it stands
ambition-and-when = { $ambition }: { $when }
secret-worth = Your Favourites bring { $points ->
    [one] 1 point
   *[other] { $points } points
} as they stand.
secret-votes = Your vote cards: Yes, { $no } × No, { $ache } × Stomachache
castle-has-crown = has the crown
castle-begins-round = begins the round
votes-short = { $no } No, { $ache } Stomachache
emissary-wins = The Emissary of the Empire wins.
election-question = { $who } { $who-is ->
    [one] asks
   *[other] ask
}: shall { $character-is ->
    [jester] the Jester
   *[other] { $character }
} wear the crown?
election-your-vote = Your vote
election-left = { $count } left
election-worth = With { $character-is ->
    [jester] the Jester
   *[other] { $character }
} crowned now your Favourites bring { $points ->
    [one] 1 point
   *[other] { $points } points
}.
election-choose = Nobody sees your card until all are in.
election-ambition-met = Your Ambition is met then.
election-ambition-unmet = Your Ambition is not met then.
election-may-change = You may change it until the last card is in.
result-crowned = Long live the King!
result-rejected = Turned away!
result-cancelled = Called off!
moment-go-on = Go on
count-of = Round { $round }: { $character-is ->
    [jester] the Jester
   *[other] { $character }
} is crowned
count-of-couple = Round { $round }: { $first } and { $second } are crowned
count-who = Player
count-where = Favourites and where they stood
count-ambition-head = Ambition
count-ambition-brought = { $ambition }: { $points }
count-points = Points
count-score-head = Score
counts-title = How the points came about
victory-turning-points = What decided it
victory-table = Roles, hands and points of this game
victory-closest = { $ready ->
    [1] Had everything needed in round { $round }: { $needs }
   *[other] Came closest in round { $round }: { $needs }
}
victory-missed = { $missed ->
    [died] Died before it counted
    [target] It wins only when the right person is struck: that did not happen
    [lost] Some of it was gone again before it counted: { $when ->
        [start] at the start of one’s own turn
        [end] at the end of one’s own turn
       *[other] after an action
    }
   *[other] The game was over before it counted: { $when ->
        [start] at the start of one’s own turn
        [end] at the end of one’s own turn
       *[other] after an action
    }
}
victory-worth = { $how ->
    [ally] { $points } for winning as an ally
    [last-two] { $points } for winning as allies
   *[other] { $points } for the role
}{ $alone ->
    [0] {""}
   *[other] {" "}+ { $alone } as the only winner
}
victory-nothing = Never had any of what it takes

## Settings

gallery-title = Gallery
settings-title = Settings
settings-language = Language
settings-theme = Colours
settings-theme-system = as the device
settings-theme-light = light
settings-theme-dark = dark
settings-motion = Motion
settings-motion-system = as the device
settings-motion-full = animations
settings-motion-none = none
settings-habits = Preferences
settings-sound = Small sounds
settings-notices = Tell me when it is my turn while I look elsewhere
settings-credits = Figures and castle were drawn for Vivat. Typefaces: Almendra by Ana Sanfelippo and Nunito Sans by The Nunito Sans Project Authors, both under the SIL Open Font License.
settings-ask-twice = Ask me twice before every move
settings-kept-here = Settings are kept in this browser.
settings-you = Your name, your devices, your data

## Intrigue

actions-left = { $count ->
    [one] one action left
   *[other] { $count } actions left
}
intrigue-round = Round { $round }
session-now = game { $number }, to { $goal } points
actions-head = Your actions
actions-head-later = What you can do in your turn
actions-of-a-role = What only your role can do is shown while you look at it.
hand-head = Your role and your hand
role-look = Look at your role
role-dealt = Your secret role
role-dealt-about = It says how you win, and only you see it.
role-later = Later
role-wins-by = You win by { $condition }.
private-news = Only you know:
private-noted = Noted
threat = { $who }, the { $role }, has all it takes and wins when { $when ->
    [start] { $who }’s next turn begins
   *[end] { $who }’s turn ends
}, unless somebody prevents it.
intrigue-hall = The court
intrigue-seen = { $who }: { $seen }
intrigue-claims = “I am the { $role }”
intrigue-gold = { $count } Gold
intrigue-discard-on-top = Discard pile: { $count }, { $good } on top
intrigue-you-are-dead = You are dead. You still see all that everybody sees, and all that you knew.
reference-head = Reference card
reference-turn = A turn: { $income } Gold, then up to two of these.
happening = { $kind ->
    [deal] The roles are dealt
    [own-death] You are dead
    [assassination] { $done ->
        [begun] A dagger!
       *[other] Murder!
    }
    [accusation] { $done ->
        [right] Found out!
        [wrong] The wrong one!
       *[other] I accuse you!
    }
    [arrest] { $done ->
        [begun] Seize Him!
       *[other] Off to jail!
    }
    [sabotage] { $done ->
        [begun] Sabotage!
       *[other] The alliance is broken
    }
    [alliance] { $done ->
        [begun] An alliance?
       *[other] Allies!
    }
    [seizure] { $done ->
        [seized] Power!
        [missed] No Power anywhere
       *[other] Where is the Power?
    }
   *[victory] { $done ->
        [begun] Cards on the table!
        [you] You win!
       *[other] Victory!
    }
}
happening-killed-you = { $who }, the { $role }, has killed you.
intrigue-known = { $good }: { $held }
why-of = { $kinds }:
missing = { $goods } missing
actions-later = You can do this when you choose an action in your turn.
card-pays-for = It also pays for:
card-pays-nothing = It pays for nothing by itself now.
cost-wild = { $power ->
    [0] Power is wild: it stands in for any of { $cost }.
   *[other] Your { $power } Power is wild: it stands in for any of { $cost }.
}
cost-pair = a pair or
paid-with-wild = { $goods } (Power is wild)
paid-always = You pay { $goods }.
sell-by-cards = Touch your cards, or choose here.
sale-tray = To be sold
sale-sell = Sell for { $gold } gold
sale-more = Sell more…
goal-find = find { $role }
goal-ally = You win, too, if { $who } does: by { $condition }
goal-partner = Your partner is { $role }: if one of you wins, both win
goal-more = { $good } { $have } ({ $want } needed)
goal-found = { $role } is { $who } ✓
goal-wild = Power is wild
goal-when = { $when ->
    [start] counts when your turn begins
    [end] counts when your turn ends
    [target] you win at once when you strike
   *[action] counts after every action
}
role-you-are = You are the { $role }
role-understood = To the table
role-cover-key = Cover it again:
tab-roles = Roles
intrigue-hand = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
dossier-head = Your dossier: { $count ->
    [one] 1 fact only you know
   *[other] { $count } facts only you know
}
sheet-head = Role sheet: how everybody wins
desk-head = { $me ->
    [1] A trade: { $who } and you
   *[other] A trade: { $who } and { $other }
}
desk-alliance = { $me ->
    [1] An alliance with { $who }?
   *[other] An alliance? { $who } and { $other }
}
desk-gives = { $who } gives
desk-gives-you = { $who } gives you
desk-you-give = You give { $who }
desk-you-ask = You ask { $who } for
tray-add = Add { $good }
tray-take = Take back { $good } ({ $count })
tray-was = { $count ->
    [0] new
   *[other] instead of { $count }
}
tray-limits = Each side gives one or two cards, or up to five gold, never both. Gold comes from one side only.
tray-empty = nothing yet
tray-offer = Offer this
offer-say = Say something with it
offer-say-nothing = say nothing
offer-say-own = In your own words…
kind-buy = Buy
kind-buy-text = A card for { $buy } gold, once a turn.
kind-sell = Sell
kind-sell-text = Any number of cards for { $sell } gold each: one action.
kind-trade = Trade
kind-trade-text = Offer somebody a trade. It costs no action unless it comes about.
kind-bribe = Bribe
kind-bribe-text = For { $bribe } gold whoever has the card must give it, face up. Who has none keeps the gold.
kind-extort = Extort
kind-extort-text = Two Might: a card at random, or up to { $gold } gold.
kind-investigate = Investigate
kind-investigate-text = Two Knowledge: see a role or a hand. Only you see it.
kind-ally = Ally
kind-ally-text = Two Influence, if the other agrees. With only one, the other pays the second. { $allied ->
    [0] Nobody wins by it in this scenario: it only protects you from each other.
   *[other] You win together.
}
kind-sabotage = Sabotage
kind-sabotage-text = Might, Knowledge and Influence: break an alliance and take a card from each.
kind-seize-power = Seize Power
kind-seize-power-text = A pair of one suit, or { $seize } gold: turn cards over until there is Power.
kind-assassinate = Assassinate
kind-assassinate-text = Kills somebody. Everybody sees your role then.
kind-accuse = Accuse
kind-accuse-text = Names somebody as the one you hunt. Everybody sees your role then.
kind-seize-him = Seize Him!
kind-seize-him-text = Sends somebody to jail. Everybody sees your role and your Power then.
act-buy = Buy from the draw pile ({ $price } gold)
act-buy-discard = Buy { $good } from the discard pile ({ $price } gold)
act-sell = Sell { $good } ({ $price } gold)
act-stop-selling = Done selling
act-trade = Trade with { $who }
act-bribe = { $who }: { $good } ({ $price } gold)
act-extort-gold = { $who }: up to { $most } gold, for { $goods }
act-extort-card = { $who }: a card at random, for { $goods }
act-see-role = { $who }: the role, for { $goods }
act-see-hand = { $who }: the hand, for { $goods }
aim-investigate-role = Role
aim-investigate-hand = Hand
aim-extort-card = A card at random
aim-extort-gold = Up to { $most } gold
aim-paid = { $aim }, for { $goods }
act-ally = { $who }: you lay down { $goods }, and take { $spared } back if { $who } pays a card
act-ally-sharing = { $who }: you pay your one card, { $who } has to pay the other
act-sabotage = { $who } and { $other }, for { $goods }
act-seize-power = For { $goods }
act-assassinate = Assassinate { $who }
act-accuse = Accuse { $who }
act-seize-him = Seize { $who }
act-of-kind = { $kind }: { $action }
act-pass = End the turn
act-accept = Accept
act-decline = Decline
act-counter = Counter-offer
act-withdraw = Back
act-refuse = Refuse
act-join = Join; it costs you nothing
act-join-and-pay = Join, and pay 1 { $good } yourself
intrigue-ask-act = Your turn.
intrigue-ask-sell = Which card do you sell next?
intrigue-ask-give = What do you give { $who }?
intrigue-ask-ask = What do you ask of { $who } for it?
intrigue-ask-answer = { $who } offers you a trade.
intrigue-ask-counter-give = Your counter-offer: what do you give { $who }?
intrigue-ask-counter-ask = Your counter-offer: what do you ask of { $who }?
intrigue-ask-decide = { $who } makes a counter-offer.
intrigue-ask-join = { $sharing ->
    [1] { $who } proposes an alliance to you, and can pay only one of the two cards.
   *[other] { $who } proposes an alliance to you.
}

## Rules

rules-title = Rules
rules-text = Look for what you wonder about, in your own words. A number such as R5 beside a rule is its place in the rulebook: the game names it when something is not allowed.
rules-search = Search
rules-found = { $count ->
    [one] One article
   *[other] { $count } articles
}
rules-found-none = Nothing here has these words. This is what people ask:

## Replay

replay-title = Replay
replay-back = To the table
replay-first = To the beginning
replay-before = One step back
replay-next = One step on
replay-last = To the end
replay-play = Play
replay-pause = Stop
replay-moment = Moment { $moment } of { $last }
replay-viewer = Seen by
replay-all-secrets = everybody: all secrets
replay-secrets = What they held
replay-role = { $who }, { $role }

## Several people at one screen

hot-seat-title = At one screen
hot-seat-text = You play on one board. A curtain hides what is secret: ballots, and your card when you look at it.
hot-seat-many = How many of you play at this screen?
hot-seat-first = When it begins, everybody looks at their own card first.
hot-seat-turn = { $name } is to play.
hot-seat-first-look = Look at your cards first, one after the other:
hot-seat-looks = Look at a card:
hot-seat-look = { $name }: look at my card
hot-seat-name = Player { $number }
hot-seat-player = Player { $number }
curtain-pass = Pass the device to { $name }
curtain-text = Nobody else should look now.
curtain-hold = I am { $name }: hold to open the curtain
curtain-close = Close the curtain
curtain-looks = { $name }: only you should look now.
curtain-back = Not now

## The game in a minute

learn-goal = You have six Favourites. Nobody else knows which.
learn-place = Put characters on floors 1 to 4. Yours (with the heart) want to be high, but not so high that everybody notices. Tap one, then a floor.
learn-climb = Move any character one floor up, yours or not. Whoever reaches the throne stands for election.
learn-vote = Everybody plays a card face down. One No is enough to send the candidate away. Your No cards are few: keep them for when it counts.
learn-count = There is a King. Every Favourite scores its floor, the King ten. Three rounds, then the highest score wins.

## Marks, moves in other words, the Emissary

no-answer = The server does not answer. Try again in a moment.
favourite-partner = your partner’s Favourite
favourite-emissary = Favourite of the Emissary
favourite-seen = Favourite
castle-up = { $character-is ->
    [jester] The Jester
   *[other] { $character }
} one step up
castle-to-wc = { $character-is ->
    [jester] The Jester
   *[other] { $character }
} into the WC
emissary-name = Emissary of the Empire
emissary-short = Emissary
emissary-line = votes and scores, but nobody plays him
emissary-open-card = The Emissary’s Favourites, open to all
replay-beginning = The beginning.
secret-votes-no = Your vote cards: Yes, { $no } × No
votes-shorter = { $no } No
partner-favourites = Your partner’s Favourites
watching = You are watching.
kept-for-you = A bot keeps your seat and decides for you.

## The gallery of the court, for whoever draws

gallery-intrigue-title = Gallery of the court
gallery-intrigue-people = People
gallery-intrigue-roles = Roles
gallery-intrigue-goods = Cards and coins
gallery-intrigue-deeds = Deeds
gallery-intrigue-hall = The hall
gallery-intrigue-sounds = Sounds
emblem-lion = lion
emblem-fox = fox
emblem-stag = stag
emblem-swan = swan
emblem-owl = owl
emblem-dragon = dragon
emblem-boar = boar
emblem-bear = bear

# Reports and one's own data.

reporting-title = Report somebody
reporting-text = Whoever runs this server reads it. Nobody at the table learns of it.
reporting-whom = Whom?
reporting-choose = Choose somebody
reporting-lines = What did they write?
reporting-why = In your words, if you like
reporting-send = Send the report
reporting-sent = Your report has been sent.
own-data-title = Your data
own-data-text = Your name, your devices, your games and your circles are kept until you delete yourself.
privacy-title = What is kept of you
privacy-link = What is kept, and for how long
own-data-download = Download what is kept of me
own-data-delete = Delete me
own-data-sure = Your name and everything you wrote disappear for good. You leave every table and every circle; in finished games a neutral name stands for you. Are you sure?
own-data-yes = Yes, delete me for good
own-data-no = No, I stay
own-data-deleted = You have been deleted. Farewell!

## Games over days

new-days = Days for each decision
new-holidays = Days of holiday for each player
new-weekends-off = Weekends do not count
new-nights-off = Nobody’s time runs out between 10 in the evening and 8 in the morning
new-timeout = When somebody’s time is up
new-timeout-once = a bot decides this once
new-timeout-until-back = a bot plays until they are back
ahead-tab = Votes
ahead-title = Votes in advance
ahead-text = How do you vote if one of them comes to the throne in this round while you are away? Your card is put down at some time between ten minutes and four hours after the vote has begun, so that nobody can tell it from any other. Until then you may change your mind.
ahead-ready = You have said in advance: { $vote }. Your card will be put down by itself; or choose now.
holiday-head = Holiday
holiday-until = You are on holiday until { $date }. Your clock stands still.
holiday-back = I am back
holiday-left = { $left ->
    [0] You have no days of holiday left in this game.
    [one] You may still be on holiday for a day in this game; your clock stands still meanwhile.
   *[other] You may still be on holiday for { $left } days in this game; your clock stands still meanwhile.
}
holiday-days = Days
holiday-take = Go on holiday
time-days = { $days } d { $hours } h
time-hours = { $hours } h { $minutes } min
people-holiday = on holiday until { $date }
people-more-day = Give { $name } one day more

you-title = You
you-devices = Your devices
you-this-device = this device
you-device-unnamed = A device without a name
you-device-name = Name of the device
you-since = since { $since }, last seen { $seen }
you-rename = Rename
you-rename-label = Rename { $name }
you-remove = Remove
you-remove-label = Remove { $name }
you-removed = { $name } is logged out.
you-phone = Play on my phone, too
you-phone-text = A code to photograph, or a link to send to yourself. It works once, for five minutes. Whoever opens it is taken for you.
you-phone-make = Show the code
you-phone-left = { $minutes }:{ $seconds } left
you-phone-over = Its time is over.
you-phone-picture = QR code for another device of yours
you-phone-copy = Copy the link
you-phone-typed = Without a camera, choose “I have been here before” there and type:
you-phone-come = You are on one more device now.
you-recovery = Recovery codes
you-recovery-text = To keep on paper: if all your devices are lost, each of three codes brings you back once.
you-recovery-left = { $count ->
    [0] You have none.
    [one] One is still good.
   *[other] { $count } are still good.
}
you-recovery-make = Make recovery codes
you-recovery-renew = Make new ones; the old ones will no longer work
you-recovery-once = They are shown this once. Write them down or print them now.
you-recovery-for = Recovery codes of { $name } at { $host }
you-recovery-use = On the page choose “I have been here before” and type one of them. Each works once.
you-recovery-print = Print
you-recovery-done = I have them
you-passkeys = Passkeys
you-passkeys-text = A key in your phone, computer or pocket: you come back with a fingerprint, your face or a PIN, and have nothing to remember.
you-passkey-make = Make a passkey
you-passkey-made = The passkey is made.
you-passkey-no = There are no passkeys in this browser or at this address.
you-log-out = Log out
you-log-out-here = Log out here
you-log-out-others = Log out everywhere else
you-log-out-all = Log out everywhere
you-log-out-lost = No device, recovery code or passkey would be left: { $name } and all the games would be lost for good. Make recovery codes first.
you-log-out-lost-all = Recovery codes will not work any more, either: without a device and a passkey { $name } and all the games would be lost for good. Log out everywhere else first, make recovery codes, and then log out here.
you-log-out-void = Recovery codes and open links will not work any more: make new ones. Passkeys, and mail and webhooks for notices, should stay only if every one of them is yours.
you-log-out-yes = Log out all the same
you-logged-out = You are logged out.
you-others-out = Your other devices are logged out.

link-title = Come back
link-code = Code
link-code-text = From your paper, or from one of your other devices. Capitals, spaces and dashes do not matter.
link-look = Go on
link-passkey = With a passkey
link-you-will-be = You will be { $name } here
link-yours = With the name come its tables, and the same place at each of them.
link-instead = { $count ->
    [one] In this browser you are { $name } now, with one game. It stays with { $name }, and you come back to it only with another device, a code or a passkey of { $name }.
   *[other] In this browser you are { $name } now, with { $count } games. They stay with { $name }, and you come back to them only with another device, a code or a passkey of { $name }.
}
link-yes = Yes, I am { $name }
link-no = No
link-same = You are { $name } here already
link-done = Welcome back, { $name }.

# Games over days: found, told, voted in ahead.

friends-when = When do you play?
friends-tonight = Tonight, in one sitting
friends-tonight-text = Everybody is there at the same time.
friends-days = Over several days
friends-days-text = Each plays when there is time, with { $days ->
    [one] one day
   *[other] { $days } days
} for each decision.
new-zone = Nights and weekends are those of { $zone }, the time zone of this device.
prompt-holiday = { $name } is on holiday until { $date }.
call-notices = You may close this page. Shall we tell you when it is your turn?
call-notices-button = Yes, tell me
call-not = Not now
ahead-floor = floor { $floor }
ahead-left = { $no ->
    [0] You have no No card left.
    [one] You have one No card left.
   *[other] You have { $no } No cards left.
}
ahead-mine = Yes to all my Favourites
ahead-unsaid = Where nothing is chosen you are asked. Press a choice again to take it back.

# Coming back, and devices.

logged-out-elsewhere = { $name } was logged out on this device, from another one.
device-phone = phone
you-other-device = Open me on another device
you-log-out-all-keep = Log out everywhere, keep them all
you-log-out-all-drop = Log out everywhere and remove them
you-log-out-others-keep = Log out everywhere else, keep them all
you-log-out-others-drop = Log out everywhere else and remove them
link-neither = Neither a code nor a passkey? On a device where you are still logged in, the page “You” shows a code. If there is none, pick a name and begin anew.
hint-cannot-join = You cannot join: it would cost you one Influence (or Power in its stead), and you have neither.
