## What the coach says while one plays, from what one's own seat knows. Chances are numbers of hundredths.

coach-title = Coach
coach-about = From what you know yourself.
coach-models = This supposes that the others play like { $models }.
coach-model-steward = somebody who follows a few good rules
coach-model-searcher = somebody who thinks ahead
coach-model-answering = somebody who thinks ahead and expects the others to do so, too
coach-model-people = people
coach-model-unsure = somebody who follows those rules less surely
coach-working = The coach is thinking…
coach-range = { $low } to { $high }%
coach-exactly = about { $chance }%
coach-show-marks = Show marks on the figures

coach-election = If { $character-is ->
    [jester] the Jester
   *[other] { $character }
} is put to the vote
coach-crowned-if-yes = Crowned if you say Yes: { $chance }
coach-decides = Your ballot alone decides: { $chance }
coach-cancelled = Somebody has a stomachache: { $chance }
coach-against = { $who } does not say Yes: { $chance }
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
coach-only = Nothing else can be done.
coach-choice = { $action }: { $reasons }.
coach-worth = To win: { $chance }
coach-worth-behind = To win: { $chance }; about { $lost } of 100 victories less than the first
coach-reason-ahead-if-crowned = if { $character-is ->
    [jester] the Jester
   *[other] { $character }
} is crowned you are { $count ->
    [one] one point
   *[other] { $count } points
} ahead of { $who }
coach-reason-behind-if-crowned = if { $character-is ->
    [jester] the Jester
   *[other] { $character }
} is crowned you are { $count ->
    [one] one point
   *[other] { $count } points
} behind { $who }
coach-reason-level-if-crowned = if { $character-is ->
    [jester] the Jester
   *[other] { $character }
} is crowned you are level with { $who }
coach-reason-own-candidate = { $character } is your own Favourite
coach-reason-rivals-want = { $count ->
    [one] one other probably wants { $character-is ->
        [jester] the Jester
       *[other] { $character }
    }
   *[other] { $count } others probably want { $character-is ->
        [jester] the Jester
       *[other] { $character }
    }
}
coach-reason-decides = your ballot may well decide: all the others say Yes in about { $chance }% of cases
coach-reason-keeps-nos = it costs a No; { $count ->
    [one] one is left to you
   *[other] { $count } are left to you
}
coach-reason-last-no = it costs your last No
coach-reason-last-stomachache = it costs your last Stomachache
coach-reason-is-crowned = { $character-is ->
    [jester] the Jester
   *[other] { $character }
} is crowned then in about { $chance }% of cases
coach-reason-is-turned-away = but { $character-is ->
    [jester] the Jester
   *[other] { $character }
} is crowned then in only about { $chance }% of cases

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
coach-reason-rival-near = { $who } could win in the next turn as { $role } ({ $chance }%), and this gets in the way
coach-reason-is-target = { $who } is your target, { $role }, with a probability of { $chance }%
coach-how-sure = How sure is this?
coach-how-sure-choice = { $action }: { $chance }
coach-how-sure-behind = { $action }: { $chance }; { $lost } of 100 victories less than the first, give or take { $error }
chance-about = { $odds ->
    [none] hardly any chance
    [twentieth] about one chance in twenty
    [tenth] about one chance in ten
    [sixth] about one chance in six
    [fifth] about one chance in five
    [quarter] about one chance in four
    [third] about one chance in three
    [two-fifths] about two chances in five
    [half] about an even chance
    [three-fifths] about three chances in five
    [two-thirds] about two chances in three
    [three-quarters] about three chances in four
    [four-fifths] about four chances in five
    [nine-tenths] about nine chances in ten
   *[sure] almost certain
} ({ $chance }%)
coach-only-valued = This is the only choice whose worth can be told: that of an offer lies in what the others make of it.
coach-roles-open = Nothing tells yet which role it is.
coach-reason-but-behind = but if { $character-is ->
    [jester] the Jester
   *[other] { $character }
} is crowned you are { $count ->
    [one] one point
   *[other] { $count } points
} behind { $who }
coach-reason-but-own-candidate = but { $character-is ->
    [jester] the Jester
   *[other] { $character }
} is your own Favourite
coach-reason-others-stop-it = you need not stop it yourself: somebody else probably says No ({ $chance }%)
coach-reason-keeps-your-nos = { $count ->
    [one] you keep your last No
   *[other] you keep your { $count } No cards
}
coach-reason-delays = nobody is crowned this time, and { $character-is ->
    [jester] the Jester
   *[other] { $character }
} does not fall either
coach-reason-own-placed = { $character } is your Favourite and counts { $count ->
    [one] one point
   *[other] { $count } points
} on floor { $floor }
coach-reason-own-climbs = { $character } is your Favourite and would count { $count ->
    [one] one point
   *[other] { $count } points
} on floor { $floor }
coach-reason-own-near = from there { $character } can be brought to the throne next
coach-reason-not-own = { $character } is none of yours, so it does not show whom you favour
coach-reason-fills-floor = floor { $floor } is full then: nobody else gets there for now
coach-reason-rival-low = { $character } is probably a Favourite of { $who } ({ $chance }%), and floor { $floor } is a poor start
coach-reason-helps-rival = but { $character } is probably a Favourite of { $who } ({ $chance }%)
coach-reason-rival-stuck = { $character } is probably a Favourite of { $who } ({ $chance }%) and stays there for a while
coach-reason-somebody-near = { $character-is ->
    [jester] the Jester
   *[other] { $character }
} can be brought to the throne next, and to stop that costs somebody a No
coach-reason-costs-a-no = { $character-is ->
    [jester] the Jester
   *[other] { $character }
} is probably turned away ({ $chance }%), which costs somebody a No
coach-reason-rival-falls = { $who } probably loses a Favourite to the dungeon by that ({ $chance }%)
coach-reason-own-progress = { $of ->
    [1] then you have the { $good } that you need as { $role }
   *[other] then you have { $count } of the { $of } { $good } that you need as { $role }
}
coach-reason-own-complete = then you have all that you need as { $role }
coach-reason-may-help = you still lack { $count ->
    [one] one card
   *[other] { $count } cards
} as { $role }, and the pile may have it
coach-reason-own-ally = you need an alliance to win as { $role }
coach-reason-gives-needed = { $count ->
    [0] but that leaves you none of the { $good } that you need
   *[other] but that leaves you { $count } of the { $of } { $good } that you need
}
coach-reason-not-needed = you do not need { $good } as { $role }
coach-reason-cannot-pay = a bribe costs { $of } Gold, and you have { $count }
coach-reason-cannot-give = you do not have what { $who } asks for
coach-reason-keeps = you keep your { $good }, of which you need { $of } as { $role }
coach-reason-saves-gold = you keep your { $count } Gold for the next turn
coach-reason-gets = it brings { $count } { $good }
coach-reason-feeds-rival = { $who } is probably { $role } ({ $chance }%) and needs { $good }
coach-reason-stays-free = you need no alliance as { $role }, and stay free to act against { $who }
coach-reason-wins-with = if { $who } wins in the next turn ({ $chance }%), so do you
coach-reason-looks-for = your target is { $role }, and { $who } may be the one ({ $chance }%)
coach-reason-search-best = in most continuations it comes out best
coach-reason-search-level = in most continuations it comes out about as well as the first
coach-reason-search-behind = in most continuations it comes out behind the first
coach-reason-alike = the same speaks for it as for the choice above
coach-reason-win-together = as allies you and { $who } may win together
coach-reason-offer-useless = what { $who } offers is nothing that you lack as { $role }
coach-reasons-two = { $first }; { $second }
