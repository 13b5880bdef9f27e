# Circles: why something is refused.

circle-unknown = There is no such circle, or you are not in it. Ask somebody in it for its link.
circle-damaged = This circle is damaged and cannot be read. Whoever runs this server can bring it back from a backup.
circle-not-allowed = That cannot be done in a circle.
circle-host-only = Only the host of the circle may do that.
circle-full = The circle is full: there is no room for more than { $most } members, nor for an endless history.
circle-enough-today = That was enough in this circle for one day. Try again tomorrow.
circle-too-many = You are in { $most } circles. Leave one first.
circle-no-such-member = There is no such member in this circle any more.
circle-name-taken = Somebody in this circle is called “{ $name }” already.
circle-host-leaves = The host has to hand the circle on to somebody else first.
circle-not-your-table = Only somebody who sits or sat at a table can make it one of the circle’s.
circle-cannot-attach = That cannot be attached: choose another member, or somebody who has played at one of the circle’s tables without joining the circle.
circle-no-guest = { $name } has not joined by the link yet, and so cannot be host.
circle-no-season = There is no such season.
circle-campaign-open = A campaign is under way. Close it first.
circle-many-cards = This circle has had { $most } campaigns with cards of its own. Take the usual cards.
circle-no-campaign = There is no such campaign.

# Circles: the page.

menu-circles = Circles
circles-title = Circles
circles-text = A circle is a name and a link: friends, a club, a class who play together again and again. Only its members see its tables and what its games come to.
circles-mine = Your circles
circles-count = { $count ->
    [one] one member
   *[other] { $count } members
}
circles-name = Name of the circle
circles-own = Your own results
circle-title = Circle
circle-join = Join the circle
circle-back = All your circles
circle-tables = Open tables
circle-of = of { $name }
circle-members = Members
circle-host = host
circle-you = you
circle-no-holder = on somebody else’s screen
circle-left = has left
circle-invite = Invite somebody
circle-invite-text = Whoever has this link can join.
circle-change-link = Change the link
circle-rename-me = Your name here
circle-rename-circle = Name of the circle
circle-leave = Leave the circle
circle-leave-sure = Leave this circle? Your games stay in it, and you can come back by the link.
circle-sure = Yes, do it
circle-not-now = Not now
circle-manage = Manage members
circle-add = Add a name
circle-add-text = For somebody who plays on somebody else’s screen.
circle-add-button = Add
circle-member = Member
circle-remove = Remove
circle-remove-text = Whoever is removed cannot come back, and the circle gets a new link.
circle-hand-on = Make host
circle-attach = Attach
circle-attach-to = Is the same as
circle-attach-nobody = choose…
circle-attach-text = What somebody else has played counts for this member: a player of one of the circle’s tables who is no member, or another member.
circle-attach-member-text = Of the two, whoever came later sees the circle from now on; the older device no longer does.
circle-attach-player = { $name }, at a table of { $date }
circle-results = Results
circle-results-text = Only finished games count. A game in which bots or the clock made more than a quarter of somebody’s decisions is practice.
circle-no-games = No game of this circle is finished yet.
circle-own-none = You have not finished a game yet.
circle-counted = { $games ->
    [one] One game
   *[other] { $games } games
} on { $evenings ->
    [one] one evening
   *[other] { $evenings } evenings
}
circle-unread = Older games are still being counted…
circle-whole = All games
circle-season = Season
circle-season-begin = Begin a season
circle-season-end = End the season
circle-season-name = Name of the season
circle-name = Name
circle-games = Games
circle-won = Won
circle-place = Average place
circle-points = Points
circle-points-text = Points: one for each player left behind in a game, half a point for each who was level.
circle-streak = Streak
circle-streak-of = { $now } (longest { $longest })
circle-rating = Rating
circle-rating-of = { $mean } ± { $doubt }
circle-rating-text = How strong each is thought to be, from the places in their games, and how sure that is. Bots are left out, and so are games with practice.
circle-ratings = Ratings, game after game
circle-practice = Practice
circle-share = { $won } of { $played }
circle-interval = { $low }–{ $high }%
circle-interval-text = The thin line says where the true share lies with 95% confidence: the fewer games, the longer it is.
circle-against = Who beats whom
circle-against-text = In how many games the person of the row was ahead of the person of the column, of those that they played together.
circle-against-cell = { $ahead } of { $all }
circle-rates = Win rates
circle-by-game = By game
circle-by-players = By number of players
circle-by-company = With or without bots
circle-by-role = By role
circle-by-scenario = By scenario
circle-by-mode = By mode
circle-by-option = By option
circle-by-seat = By seat
circle-players = { $count } players
circle-seat = turn { $number } of the first round
circle-people-only = people only
circle-teams = in a team
circle-session = in a session
circle-own-scenario = a scenario of their own
circle-closest = The closest evening
circle-closest-text = { $date }: { $games } games, and nobody far ahead: { $won }.
circle-closest-won = { $name } { $won }
circle-last-games = Finished games
circle-winners = won: { $names }
circle-nobody-won = nobody won
circle-campaigns = Campaigns
circle-campaign-open-button = Open a campaign
circle-campaign-name = Name of the campaign
circle-campaign-cards = Cards of your own (the text of their file; empty: the usual ones)
circle-campaign-close = Close the campaign
circle-campaign-sure = Close this campaign? Games that end afterwards do not count for it.
circle-campaign-since = since { $date }
circle-campaign-span = { $began } to { $ended }
campaign-page-title = Campaign
campaign-page-news = New with the last game
campaign-page-near = Nearly there
campaign-page-cards = The cards
campaign-page-everybody = everybody
campaign-page-worth = { $points ->
    [0] for honour
    [one] 1 point
   *[other] { $points } points
}
campaign-page-progress = { $value } of { $target }
campaign-page-print = Print
campaign-page-back = Back to the circle
results-title = Your own results
results-text = What your finished games come to, at whatever table. Only you see this.
new-circle = For a circle
new-no-circle = no circle
finished-nothing-earned = This game has brought no new mark.
circle-take-out = Take out
circle-take-out-sure = It will no longer count in this circle, nor will the games played again after it. The table itself stays.
circles-found-title = Start a circle
circles-found = Start the circle
circles-none = You are in no circle yet. Start one, or ask a friend for the link of theirs.
circle-invited = You are invited to “{ $circle }”
circle-invited-by = { $host } invites you to “{ $circle }”
circle-invited-count = { $count ->
    [one] One person is in this circle so far. Join, and play together again and again.
   *[other] { $count } people are in this circle, who play together again and again.
}
circle-invited-name = What shall they call you?
circle-invited-text = Members see who is in it, its open tables and what its games come to. Nobody else does.
circle-new-table = Play together
circle-share-text = Join our circle “{ $name }” at Vivat
circle-gone = { $count ->
    [one] One who is no longer here
   *[other] { $count } who are no longer here
}
circle-campaign-board = The board of cards
circle-campaign-text = Games of the circle that end while a campaign is open bring achievement cards and points. Whoever has most when it is closed is the true King.
campaign-page-leads = { $count ->
    [0] Nobody has a point yet.
    [one] { $names } leads with { $points ->
        [one] one point
       *[other] { $points } points
    }.
   *[other] { $names } lead together with { $points ->
        [one] one point
       *[other] { $points } points
    }.
}
campaign-page-king = { $count ->
    [0] It is over, and nobody was crowned.
    [one] Long live { $names }, the true King!
   *[other] Long live { $names }, who share the crown!
}
campaign-page-tally = How everybody stands
campaign-page-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
campaign-page-facts = { $games ->
    [one] one game
   *[other] { $games } games
}, { $won } won, { $marks ->
    [one] one mark
   *[other] { $marks } marks
}
finished-earned = { $name } { $points ->
    [0] for honour
    [one] +1 point
   *[other] +{ $points } points
}

# Circles: what brings somebody back, on the home screen.

comeback-king-you = Long live you, the true King!
comeback-leads = You lead with { $points ->
    [one] one point
   *[other] { $points } points
}, { $ahead } ahead of { $name }.
comeback-alone = You lead with { $points ->
    [one] one point
   *[other] { $points } points
}.
comeback-level = You share the lead, with { $points ->
    [one] one point
   *[other] { $points } points
}.
comeback-behind = You have { $points ->
    [0] no point yet
    [one] one point
   *[other] { $points } points
}; first is { $names }, with { $best }.
comeback-nearest = Almost yours: “{ $card }”, { $value } of { $target }
comeback-quiet = No table is open.
comeback-last-game = Your last game
circle-invite-link = The link to this circle
lobby-circle = A table of “{ $name }”
lobby-campaign = The game counts for the campaign “{ $campaign }”.
finished-circle = Back to “{ $name }”
circle-few = Too early to tell how strong anybody is: ratings are shown after { $least } games.
circle-against-key = The longer the strip, the larger the share.
