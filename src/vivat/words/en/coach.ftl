## What the coach says while one plays, from what one's own seat knows. Chances are numbers of hundredths.

coach-title = Coach
coach-about = From what you know yourself. Chances are ranges: they depend on how the others play.
coach-models = Assuming that everybody plays like { $models }.
coach-model-steward = a steward
coach-model-searcher = a player who thinks ahead
coach-model-answering = a player who thinks ahead and expects the others to do so, too
coach-model-people = people
coach-model-unsure = somebody half as sure as a steward
coach-working = The coach is thinking…
coach-range = { $low } to { $high }%
coach-exactly = about { $chance }%
coach-show-marks = Show marks on the figures

coach-election = If { $character ->
    [Jester] the Jester
   *[other] { $character }
} is put to the vote
coach-crowned-if-yes = Crowned if you say Yes: { $chance }
coach-decides = Your ballot alone decides: { $chance }
coach-cancelled = Somebody has a stomachache: { $chance }
coach-against = { $who }: no Yes, { $chance }
coach-points = Points if crowned
coach-points-own = { $who }: { $points }
coach-points-range = { $who }: about { $points } ({ $least } to { $most })

coach-others = The others
coach-favourites-of = Probably Favourites: { $characters }
coach-no-favourites = Nothing stands out yet.
coach-favourite = { $character } ({ $chance })
coach-votes-left = { $no ->
    [0] No more No cards
    [one] One No card left
   *[other] { $no } No cards left
}
coach-votes-left-with = { $no } No, { $ache } Stomachache left
coach-likely-cards = { $count ->
    [one] The only card possible
   *[other] Likeliest of { $count } possible cards
}
coach-card = { $characters }: { $chance }
coach-out = { $count ->
    [0] No card is ruled out
    [one] One card is ruled out
   *[other] { $count } cards are ruled out
}
coach-out-card = { $characters } ({ $why })
coach-out-own = you hold it
coach-out-teammate = { $who } holds it
coach-out-emissary = the Emissary’s
coach-out-shown = { $who } has shown it
coach-out-played = played before, by { $who }
coach-mark = { $who }, { $chance }
coach-mark-label = probably a Favourite of { $whose }

coach-ask = Ask the coach
coach-advice = The best choices
coach-close = Too close to call: { $count ->
    [2] the first two are equally good
   *[other] the first { $count } are equally good
}, as far as can be told.
coach-clear = The first is better than the rest, however the others play.
coach-only = There is only one choice.
coach-choice = { $action }: { $reasons }.
coach-worth = { $chance } to win
coach-worth-behind = { $chance } to win; gives away { $lost } of 100 victories (± { $error })
coach-reason-ahead-if-crowned = if { $character ->
    [Jester] the Jester
   *[other] { $character }
} is crowned you are { $count ->
    [one] one point
   *[other] { $count } points
} ahead of { $who }
coach-reason-behind-if-crowned = if { $character ->
    [Jester] the Jester
   *[other] { $character }
} is crowned you are { $count ->
    [one] one point
   *[other] { $count } points
} behind { $who }
coach-reason-level-if-crowned = if { $character ->
    [Jester] the Jester
   *[other] { $character }
} is crowned you are level with { $who }
coach-reason-own-candidate = { $character } is your own Favourite
coach-reason-rivals-want = { $count ->
    [one] one other probably wants { $character ->
        [Jester] the Jester
       *[other] { $character }
    }
   *[other] { $count } others probably want { $character ->
        [Jester] the Jester
       *[other] { $character }
    }
}
coach-reason-nobody-wants = nobody else clearly wants { $character ->
    [Jester] the Jester
   *[other] { $character }
}
coach-reason-decides = your ballot decides in { $chance }% of cases
coach-reason-hardly-decides = somebody else probably stops it anyway (your ballot decides in { $chance }% of cases)
coach-reason-keeps-nos = { $count ->
    [one] you keep one No
   *[other] you keep { $count } No cards
}
coach-reason-last-no = it is your last No
coach-reason-last-stomachache = it is your last Stomachache
coach-reason-own-favourite = { $character } is your Favourite
coach-reason-rivals-favourite = { $character } is probably a Favourite of { $who } ({ $chance }%)
coach-reason-nobodys-favourite = { $character } is not clearly anybody’s Favourite, most likely that of { $who } ({ $chance }%)
coach-reason-anybodys-favourite = { $character } may be anybody’s Favourite ({ $chance }% each)
coach-reason-is-crowned = { $character ->
    [Jester] the Jester
   *[other] { $character }
} is then crowned in { $chance }% of cases
coach-reason-is-turned-away = { $character ->
    [Jester] the Jester
   *[other] { $character }
} is then crowned in only { $chance }% of cases

coach-off = There is no coach at this table: the host has not allowed it, or several people play.
coach-none = This server has no coach: it offers no bots that think ahead, and a coach thinks as they do.
coach-no-chair = The coach speaks to those who play, not to those who watch.
coach-no-game = The coach has nothing to say before the game has begun or once it is over.
coach-preparing = The coach is getting ready. Try again in about { $seconds } seconds.
coach-passed = That decision has been made meanwhile; ask again.
coach-one-at-a-time = The coach is still thinking about your last question.

coach-look = Show what is likely
coach-for-all = All may ask the coach
new-coach = Coach
new-coach-alone = only for who plays against bots alone
new-coach-true = whoever plays may ask it; all are told so
new-coach-false = none
outline-coach-alone = A coach, only for somebody who plays alone against bots.
outline-coach-true = Whoever plays may ask the coach.
outline-coach-false = There is no coach.
keys-coach = opens the coach

coach-covered = Show your secrets first: what the coach says would tell of them.
coach-roles = Roles: { $roles }
coach-role = { $role } ({ $chance })
coach-holds = Probably holds: { $goods }
coach-wins-next = Could win in the next turn as { $role }: { $chance }.
coach-stops = Taking one of these stops it: { $goods }.
coach-stops-ally = Breaking the alliance stops it, or taking one of these: { $goods }.
coach-inferred = Roles are inferred from deeds, { $ways }.
coach-inferred-fitted = as in games of bots
coach-inferred-thumb = by rules of thumb
coach-reason-own-needs = you still need { $count } × { $good }
coach-reason-rival-near = { $who } could win in the next turn as { $role } ({ $chance }%)
coach-reason-is-target = { $who } is { $role } with a probability of { $chance }%
coach-reason-rival-role = { $who } is probably { $role } ({ $chance }%)
coach-reason-nearest-rival = { $who } is nearest to winning ({ $chance }% in the next turn)
coach-reason-nobody-near = nobody seems about to win
