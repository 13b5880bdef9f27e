## Reviews of finished games. Whoever decided is spoken to; names of characters stand where they need no article.
## $loss and $chance are numbers of hundredths.

review-unfinished = This game is not over yet. It can be reviewed once it is.
review-stopped = The review was stopped.
review-working = Review
review-written = The review is in { $file }.

review-title = Review
review-models = This supposes that everybody plays like { $models }.
review-model-steward = somebody who follows a few good rules
review-model-searcher = somebody who thinks ahead
review-model-answering = somebody who thinks ahead and expects the others to do so, too
review-model-people = people
review-model-unsure = somebody who follows those rules less surely
review-model-ahead = somebody who follows those rules and looks further ahead

review-curve = Chances of winning
review-curve-about = How likely everybody was to win, from what they themselves knew; in parentheses with all cards known.
review-curve-known = As far as they knew
review-curve-true = With all cards known
review-curve-range = Where it is not sure how the others play, the range is shaded.
review-round = Round { $round }
review-end = End
review-move = Move { $move }

review-curve-only = What the decisions of this game were worth cannot be said yet: only chances and turning points.
review-decisions-about = { $decisions ->
    [one] One decision
   *[other] { $decisions } decisions
}: { $mistakes ->
    [0] no mistake
    [one] one mistake
   *[other] { $mistakes } mistakes
}, { $close } too close to call.
review-mistakes = Mistakes
review-no-mistakes = No mistakes: nothing else was better for certain, whoever one plays against.
review-head-move = Move
review-head-who = Who
review-head-made = Played
review-head-better = Better
review-head-loss = Given away
review-head-why = What was known
review-loss = { $loss } of 100

review-reason-own-points = { $character } crowned: your Favourites bring { $points ->
    [one] one point
   *[other] { $points } points
}.
review-reason-rival-points = { $character } crowned: { $rival } can expect { $points ->
    [one] one point
   *[other] { $points } points
}.
review-reason-favourite-on-the-throne = { $character }: a Favourite of yours.
review-reason-stranger-on-the-throne = { $character }: none of your Favourites.
review-reason-decides = After a Yes of yours, nobody else would have said No about { $chance } times in 100.
review-reason-crown-chance = Brought to the throne, { $character-is ->
    [jester] the Jester
   *[other] { $character }
} would be crowned about { $chance } times in 100.
review-reason-last-no = It is your last No.
review-reason-nos-left = You have { $cards } No cards.
review-reason-own-favourite = { $character }: a Favourite of yours.
review-reason-rivals-favourite = { $character }: probably a Favourite of { $rival } ({ $chance }%).

review-turns = Turning points
review-turn-crowned = { $character-is ->
    [jester] The Jester
   *[other] { $character }
} is crowned, brought by { $actor }.
review-turn-rejected = { $character-is ->
    [jester] The Jester
   *[other] { $character }
}, brought by { $actor }, is turned away.
review-turn-cancelled = { $character-is ->
    [jester] The Jester
   *[other] { $character }
}, brought by { $actor }, stays below the throne: a stomachache.
review-turn-placement = { $actor }: { $character } is placed.
review-turn-move = { $actor }: { $character-is ->
    [jester] the Jester
   *[other] { $character }
} moves up.
review-turn-ambition = { $actor }: an Ambition is kept.
review-turn-turn = A turn of { $actor }.
review-turn-victory = { $actor }: victory.
review-turn-assassination = { $actor }: the Assassin strikes.
review-turn-arrest = { $actor }: an arrest.
review-turn-accusation = { $actor }: an accusation.
review-turn-sabotage = { $actor }: an alliance is sabotaged.
review-turn-alliance = { $actor }: a new alliance.
review-turn-unmasking = { $actor }: the role is shown.
review-turn-extortion = { $actor }: an extortion.
review-turn-change = { $who }: { $before }% → { $after }%

review-lessons = Lessons
review-lesson-no-burned-on-favourite = Say Yes to your own Favourites: { $character } was one, and your No gave away { $loss } of 100 victories.
review-lesson-no-wasted = Keep your No cards: { $character-is ->
    [jester] the Jester
   *[other] { $character }
} was worth a Yes, and your No gave away { $loss } of 100 victories.
review-lesson-gave-up-last-no = Do not part with your last No so soon: on { $character-is ->
    [jester] the Jester
   *[other] { $character }
} it gave away { $loss } of 100 victories.
review-lesson-yes-crowned-rival = Say No before a rival wins: { $character } on the throne did most for { $rival }, and your Yes gave away { $loss } of 100 victories.
review-lesson-yes-too-soon = A Favourite on the throne is not everything: with a Yes to { $character } you gave away { $loss } of 100 victories.
review-lesson-stomachache-wasted = Save the Stomachache: on { $character-is ->
    [jester] the Jester
   *[other] { $character }
} it gave away { $loss } of 100 victories.
review-lesson-lifted-a-rival = Do not move up the Favourites of others: { $character } was probably a Favourite of { $rival }. Better: { $better } ({ $loss } of 100 victories).
review-lesson-left-a-favourite = Move your own Favourites up: you moved { $character-is ->
    [jester] the Jester
   *[other] { $character }
}. Better: { $better } ({ $loss } of 100 victories).
review-lesson-brought-to-the-throne = Not everybody belongs before the throne: { $character-is ->
    [jester] the Jester
   *[other] { $character }
} came too soon. Better: { $better } ({ $loss } of 100 victories).
review-lesson-placed-a-favourite-badly = Your Favourites want a good start, and no eyes on them. You chose: { $chosen }. Better: { $better } ({ $loss } of 100 victories).
review-lesson-placed-a-rival-well = Do not give others a good start: { $character } was probably a Favourite of { $rival }. Better: { $better } ({ $loss } of 100 victories).
review-lesson-wrong-ambition = The other Ambition suited you better: { $better } ({ $loss } of 100 victories).
review-lesson-other-choice = You chose: { $chosen }. Better: { $better } ({ $loss } of 100 victories).
review-lesson-good-find = Well found: { $chosen }. The next best, { $better }, would have given away { $loss } of 100 victories.
review-no-lessons = Nothing stands out: no mistake, and no choice that was clearly better than all others.

## The page of a review. $about is always a chance with its range, never a bare number.

review-about-true = about { $chance }% with all cards known
review-about-lost = gives away about { $loss } of 100 victories
review-nothing-lost = as good as the best, as far as can be told
review-waiting = { $ahead ->
    [0] The review begins soon.
    [one] One other review is worked out first.
   *[other] { $ahead } other reviews are worked out first.
}
review-running = Every decision is tried again with many deals of the hidden cards. That takes about a minute; the curve comes first.
review-failed = That did not work out. Please try again.
review-again = Try again
review-whose = Whose review
review-replay = See it in the replay
review-picture-shared = The picture is saved and the link to the review is copied.
review-rounds-of = Round by round: { $who }
review-shared = Review of the game: { $who }
review-round-chance = Round { $round }: { $about }
review-end-won = End: won
review-end-lost = End: not won
review-pick = Choose a moment in the curve or in the lists, or go through the decisions with ← and →.
review-before = Previous decision
review-next = Next decision
review-moment = Before move { $move }, round { $round }. { $chance }
review-chance-of = { $who }: { $about }.
review-lessons-for = Lessons for { $who }
review-moments-of = Moments of { $who }
review-changed = Before: { $before }; after: { $after }.
review-close-count = { $count ->
    [one] One decision too close to call
   *[other] { $count } decisions too close to call
}
review-ballot = { $character } on the throne: { $vote }
review-item-mistake = Round { $round }: { $chosen }. Better: { $better } ({ $loss } of 100 victories)
review-item-close = Round { $round }: { $chosen } (too close to call)
review-choices = Choices
review-choice-made = played
review-choice-best = best
review-choice-worth = Chance of winning: { $about }
review-more-choices = { $count ->
    [one] One other choice
   *[other] { $count } other choices
}
review-said-forced = There was no other choice.
review-said-best = Nothing else was better, as far as can be told.
review-said-close = Too close to call: it depends on how the others play, or the difference is within the error.
review-said-mistake = A mistake, whoever one plays against: it gave away about { $loss } of 100 victories. Better: { $better }.

error-cannot-write-review = The review cannot be written to { $file }: { $reason }

## What bots thought. $who is the bot; $action: an action as above; $value: a value in the unit of the message.

thoughts-title = What the bots thought
thoughts-about = Worked out again with the luck that each bot had: it decides again as it did.
thought-of = { $who } ({ $bot }): { $action }
thought-of-search = search with { $simulations } simulations
thought-why-best = It seemed the best of all.
thought-why-mixed = Something else seemed a little better, but would have told more of its cards.
thought-why-cover = It moved a character that is none of its Favourites, to hide who they are.
thought-why-decoy = It placed a character there that is none of its Favourites, to mislead.
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
thought-choice-chance = { $action } ({ $value }%)
thought-choice-points = { $action } ({ $value } points)
thought-choice-gold = { $action } ({ $value } gold)
thought-believed = It believed: { $beliefs }.
thought-belief = { $who } – { $things }
thought-belief-thing = { $thing } ({ $chance }%)

## The decisions of the card game.

review-action-accept = accept the trade with { $who }
review-action-decline = decline the offer of { $who }
review-action-counter = make { $who } a counter-offer
review-action-join = { $what ->
    [paid] join the alliance with { $who } and pay { $good }
   *[other] join the alliance with { $who }
}
review-action-refuse = refuse the alliance with { $who }
review-action-seize-power = { $what ->
    [paid] seize Power for { $paid }
   *[other] seize Power
}
review-reason-is-target = { $rival } is your target with a probability of { $chance }%.
review-reason-rival-near = { $rival } may win at the next turn, as { $role } ({ $chance }%).
review-reason-rival-role = { $rival } is probably { $role } ({ $chance }%).
review-lesson-let-a-rival-win = Stop whoever is about to win: { $rival } was. You chose: { $chosen }. Better: { $better } ({ $loss } of 100 victories).
review-lesson-struck-in-doubt = Do not strike in doubt. You chose: { $chosen }. Better: { $better } ({ $loss } of 100 victories).
review-lesson-strike-missed = Strike when it is likely enough: { $better } ({ $loss } of 100 victories). You chose: { $chosen }.
review-lesson-need-missed = Collect what your role needs. You chose: { $chosen }. Better: { $better } ({ $loss } of 100 victories).
review-lesson-turn-wasted = Use your actions. You chose: { $chosen }. Better: { $better } ({ $loss } of 100 victories).
review-untold = Trades and looks are not judged: what they are worth lies in what people know. Of a choice only what it gives away is told: a shared victory counts in part there, and wholly in the curve.

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
puzzle-ask-move = Whom do you move up? One choice is clearly the best, whoever you think you play against.
puzzle-right = Right: { $best }. The next best, { $next }, { $lost }.
puzzle-wrong = Not the best. Best: { $best }. Your choice { $lost }.
puzzle-played = In the game it was: { $action }.
puzzle-played-best = In the game it was found, too.
puzzle-streak = { $days ->
    [0] The streak begins with today’s puzzle.
    [one] The first day of a streak!
   *[other] Solved { $days } days in a row.
}
puzzle-mark-right = – solved
puzzle-mark-wrong = – missed
puzzle-you-are = You are { $who }.
puzzle-head-choice = Choice
puzzle-head-chance = Chance of winning
review-because = Why: { $reasons }.
review-harmless = This time it did no harm: somebody else did not say Yes, either.
review-turn-done = { $actor }: { $done }.
review-thoughts-flag = What the bots thought is told with --thoughts.
review-sure-range = { $what }: { $low } to { $high }%
review-sure-lost = { $what }: { $low } to { $high } of 100 victories less than the best
review-choices-known = Valued from what was known then, not with all cards known.
puzzle-played-same = In the game it was played as you chose.
review-for-it = For it: { $reasons }.
