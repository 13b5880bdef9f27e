## Reviews of finished games. Whoever decided is spoken to; names of characters stand where they need no article.
## $loss and $chance are numbers of hundredths.

review-unfinished = This game is not over yet. It can be reviewed once it is.
review-stopped = The review was stopped.
review-working = Review
review-written = The review is in { $file }.

review-title = Review
review-models = Assuming that everybody plays like { $models }.
review-model-steward = a steward
review-model-searcher = a search player
review-model-answering = a search player who expects search players
review-model-people = people
review-model-unsure = somebody half as sure as a steward
review-model-ahead = a steward, looked at two turns ahead

review-curve = Chances to win
review-curve-about = How likely everybody was to win, from what they themselves knew; in parentheses with all cards known.
review-curve-known = As far as they knew
review-curve-true = With all cards known
review-curve-range = The range over the models is shaded.
review-round = Round { $round }
review-end = End
review-percent = { $chance } %
review-move = Move { $move }

review-curve-only = What the decisions of this game were worth cannot be said yet: only chances and turning points.
review-decisions = Decisions
review-decisions-about = { $decisions ->
    [one] One decision
   *[other] { $decisions } decisions
}: { $mistakes ->
    [0] no mistake
    [one] one mistake
   *[other] { $mistakes } mistakes
}, { $close } too close to call.
review-mistakes = Mistakes
review-no-mistakes = No mistakes: nothing else was better for certain, whatever the model.
review-head-move = Move
review-head-who = Who
review-head-made = Done
review-head-better = Better
review-head-loss = Given away
review-head-why = What was known
review-verdict-forced = no choice
review-verdict-best = the best
review-verdict-close = too close to call
review-verdict-mistake = a mistake
review-loss = { $loss } of 100

review-action-place = { $character } on floor { $floor }
review-action-move = { $character } one floor up
review-action-to-wc = { $character } into the WC
review-action-vote = { $vote }
review-action-keep-ambition = keep “{ $ambition }”

review-reason-own-points = { $character } crowned: your Favourites count { $points }.
review-reason-rival-points = { $character } crowned: { $rival } can expect { $points }.
review-reason-favourite-on-the-throne = { $character }: a Favourite of yours.
review-reason-stranger-on-the-throne = { $character }: none of your Favourites.
review-reason-decides = If you say Yes, { $chance } of 100 times nobody says No.
review-reason-crown-chance = Before the throne, { $character } is crowned { $chance } of 100 times.
review-reason-last-no = It is your last No.
review-reason-nos-left = You have { $cards } No cards.
review-reason-own-favourite = { $character }: a Favourite of yours.
review-reason-rivals-favourite = { $character }: probably a Favourite of { $rival } ({ $chance } %).
review-reason-nobodys-favourite = { $character }: of no rival for certain, of { $rival } most likely ({ $chance } %).
review-reason-anybodys-favourite = { $character }: as likely a Favourite of any rival ({ $chance } % each).

review-turns = Turning points
review-turn-crowned = { $character } is crowned, brought by { $actor }.
review-turn-rejected = { $character } is turned away, brought by { $actor }.
review-turn-cancelled = { $character } stays below the throne, brought by { $actor }: a stomachache.
review-turn-placement = { $actor }: places { $character }.
review-turn-move = { $actor }: moves { $character }.
review-turn-ambition = { $actor }: keeps an Ambition.
review-turn-turn = A turn of { $actor }.
review-turn-victory = { $actor }: wins.
review-turn-assassination = { $actor }: strikes as the Assassin.
review-turn-arrest = { $actor }: has somebody arrested.
review-turn-accusation = { $actor }: accuses.
review-turn-sabotage = { $actor }: sabotages an alliance.
review-turn-alliance = { $actor }: a new alliance.
review-turn-unmasking = { $actor }: the role is shown.
review-turn-extortion = { $actor }: extorts.
review-turn-change = { $who }: { $before } % → { $after } %

review-lessons = Lessons
review-lesson-no-burned-on-favourite = Say Yes to your own Favourites: { $character } was one, and your No gave away { $loss } of 100 victories.
review-lesson-no-wasted = Keep your No cards: { $character } was worth a Yes, and your No gave away { $loss } of 100 victories.
review-lesson-gave-up-last-no = Do not part with your last No so soon: on { $character } it gave away { $loss } of 100 victories.
review-lesson-yes-crowned-rival = Say No before a rival wins: { $character } on the throne did most for { $rival }, and your Yes gave away { $loss } of 100 victories.
review-lesson-yes-too-soon = A Favourite on the throne is not everything: with a Yes to { $character } you gave away { $loss } of 100 victories.
review-lesson-stomachache-wasted = Save the Stomachache: on { $character } it gave away { $loss } of 100 victories.
review-lesson-lifted-a-rival = Do not climb for others: { $character } was probably a Favourite of { $rival }. Better: { $better } ({ $loss } of 100 victories).
review-lesson-left-a-favourite = Climb for yourself: you moved { $character }. Better: { $better } ({ $loss } of 100 victories).
review-lesson-brought-to-the-throne = Not everybody belongs before the throne: { $character } came too soon. Better: { $better } ({ $loss } of 100 victories).
review-lesson-placed-a-favourite-badly = Your Favourites want a good start, and no eyes on them: you chose { $chosen }. Better: { $better } ({ $loss } of 100 victories).
review-lesson-placed-a-rival-well = Do not give others a good start: { $character } was probably a Favourite of { $rival }. Better: { $better } ({ $loss } of 100 victories).
review-lesson-wrong-ambition = The other Ambition suited you better: { $better } ({ $loss } of 100 victories).
review-lesson-other-choice = You chose { $chosen }. Better: { $better } ({ $loss } of 100 victories).
review-lesson-good-find = Well found: { $chosen }. The next best, { $better }, would have given away { $loss } of 100 victories.
review-no-lessons = Nothing stands out: no mistake, and no choice that was clearly better than all others.

## The page of a review. $about is always a chance with its range, never a bare number.

review-about = about { $chance } %, { $low }–{ $high } over the models
review-about-true = about { $chance } % with all cards known
review-about-lost = gives away about { $loss } of 100 victories, { $low }–{ $high } over the models
review-nothing-lost = as good as the best, as far as can be told
review-waiting = { $ahead ->
    [0] The review begins soon.
    [one] One other review is worked out first.
   *[other] { $ahead } other reviews are worked out first.
}
review-running = Every decision is tried again in many worlds. That takes about a minute; the curve comes first.
review-failed = That did not work out. Please try again.
review-again = Try again
review-whose = Whose review
review-replay = In the replay
review-picture-shared = The picture is saved and the link to the review is copied.
review-rounds-of = Round by round: { $who }
review-shared = What was it worth? { $who }
review-round-chance = Round { $round }: { $about }
review-end-won = End: won
review-end-lost = End: not won
review-pick = Choose a moment in the curve or in the lists, or go through the decisions with ← and →.
review-before = Decision before
review-next = Next decision
review-moment = Before move { $move }, round { $round }. { $chance }
review-chance-of = { $who }: { $about }.
review-lessons-for = Lessons for { $who }
review-moments-of = Moments of { $who }
review-changed = Before: { $before }; after: { $after }.
review-lesson-range = ({ $lost })
review-close-count = { $count ->
    [one] One decision too close to call
   *[other] { $count } decisions too close to call
}
review-ballot = { $character } on the throne: { $vote }
review-item-mistake = Round { $round }: { $chosen }. Better: { $better }
review-item-close = Round { $round }: { $chosen } (too close to call)
review-choices = Choices
review-choice-made = done
review-choice-best = best
review-choice-worth = Chance to win: { $about }
review-more-choices = { $count ->
    [one] One other choice
   *[other] { $count } other choices
}
review-said-forced = There was no other choice.
review-said-best = Nothing else was better, as far as can be told.
review-said-close = Too close to call: the models do not agree, or the difference is within the error.
review-said-mistake = A mistake under all models: { $better } was better; this { $lost }.

error-cannot-write-review = The review cannot be written to { $file }: { $reason }

## What bots thought. $who is the bot; $action: an action as above; $value: a value in the unit of the message.

thoughts-title = What the bots thought
thoughts-about = Worked out again with the luck that each bot had: it decides again as it did.
thought-of = { $who } ({ $bot }): { $action }
thought-of-search = search with { $simulations } simulations
thought-why-best = It seemed the best of all.
thought-why-mixed = Something else seemed a little better, but would have told more of its cards.
thought-why-cover = It moved a stranger to hide who its Favourites are.
thought-why-decoy = It placed a stranger there, to mislead.
thought-why-favourite = It placed a Favourite of its own.
thought-why-steward = A steward would do the same, and a search found nothing clearly better.
thought-why-overruled = A search found it better than what a steward would do.
thought-why-overlooked = { $count ->
    [0] It seemed the best of what it noticed.
    [one] It seemed the best of what it noticed; one other choice it overlooked.
   *[other] It seemed the best of what it noticed; { $count } other choices it overlooked.
}
thought-why-drawn = It drew lots.
thought-looked-at = It looked at: { $choices }.
thought-choice-chance = { $action } ({ $value } %)
thought-choice-points = { $action } ({ $value } points)
thought-choice-gold = { $action } ({ $value } gold)
thought-believed = It believed: { $beliefs }.
thought-belief = { $who } – { $things }
thought-belief-thing = { $thing } ({ $chance } %)

## The decisions of the card game.

review-action-buy = { $what ->
    [discard] buy the discard
   *[other] buy from the pile
}
review-action-sell = sell { $good }
review-action-stop-selling = stop selling
review-action-trade = offer { $who } a trade
review-action-give = give { $goods }
review-action-ask = ask for { $goods }
review-action-withdraw = withdraw the offer
review-action-accept = accept the trade
review-action-decline = decline the trade
review-action-counter = make a counter-offer
review-action-bribe = bribe { $who } for { $good }
review-action-extort = { $what ->
    [gold] extort gold from { $who }
   *[other] extort a card from { $who }
}
review-action-investigate = { $what ->
    [role] look at the role of { $who }
   *[other] look at the hand of { $who }
}
review-action-ally = propose an alliance to { $who }
review-action-join = join the alliance
review-action-refuse = refuse the alliance
review-action-sabotage = sabotage the alliance of { $who }
review-action-seize-power = seize Power
review-action-assassinate = assassinate { $who }
review-action-accuse = accuse { $who }
review-action-seize-him = have { $who } arrested
review-action-pass = end the turn
review-reason-own-needs = You still need { $count } { $good }.
review-reason-is-target = { $rival } is your target with { $chance } %.
review-reason-rival-near = { $rival } may win at the next turn, as { $role } ({ $chance } %).
review-reason-rival-role = { $rival } is probably { $role } ({ $chance } %).
review-reason-nobody-near = Nobody seems about to win.
review-lesson-let-a-rival-win = Stop whoever is about to win: { $rival } was. You chose: { $chosen }. Better: { $better } ({ $loss } of 100 victories).
review-lesson-struck-in-doubt = Do not strike in doubt: { $chosen } was too uncertain. Better: { $better } ({ $loss } of 100 victories).
review-lesson-strike-missed = Strike when it is likely enough: { $better } ({ $loss } of 100 victories). You chose: { $chosen }.
review-lesson-need-missed = Collect what your role needs: { $better } was better than { $chosen } ({ $loss } of 100 victories).
review-lesson-turn-wasted = Use your actions: instead of { $chosen }, { $better } ({ $loss } of 100 victories).
review-untold = Trades and looks are not judged: what they are worth lies in what people know. In the worth of a choice a shared victory counts in part, in the curve wholly.

## Puzzles: positions out of games. $best, $next and $action are actions as above; $lost is what is given away.

puzzles-title = Puzzles
puzzle-of = Puzzle of { $day }
puzzle-today = Today’s puzzle
puzzle-all = All puzzles
puzzle-before = The puzzle of the day before
puzzle-game = { $game }, { $players } players
puzzle-kind-vote = a vote
puzzle-kind-place = a placement
puzzle-kind-move = a move
puzzle-ask-vote = How do you vote? One choice is clearly the best, whoever you think you play against.
puzzle-ask-place = Whom do you place, and where? One choice is clearly the best, whoever you think you play against.
puzzle-ask-move = Whom do you lift? One choice is clearly the best, whoever you think you play against.
puzzle-right = Right: { $best }. The next best, { $next }, { $lost }.
puzzle-wrong = Not the best. Best: { $best }. Your choice { $lost }.
puzzle-played = In the game it was played otherwise: { $action }.
puzzle-played-best = In the game it was found, too.
puzzle-streak = { $days ->
    [0] No streak now: it begins with the next puzzle that you solve.
    [one] Solved one day in a row.
   *[other] Solved { $days } days in a row.
}
puzzle-mark-right = – solved
puzzle-mark-wrong = – not solved
puzzle-you-are = You are { $who }.
puzzle-head-choice = Choice
puzzle-head-chance = Chance to win
puzzle-played-same = In the game it was played as you chose.
