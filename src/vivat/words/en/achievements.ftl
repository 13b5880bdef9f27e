## Achievement cards (S8.5): headings, marks, and for each card its title and what is to be done for it.

achievements-roles = Roles
achievements-scenarios = Scenarios
achievements-modes = Modes
achievements-advanced = Advanced
achievements-games = The games
achievements-variants = Options and variants
achievements-throne = Around the throne
achievements-points = Points
achievements-victories = Victories of the castle

mark-role = by role
mark-allied = as an ally
mark-alone = alone
mark-played = played
mark-won = won
mark-often = five times
mark-twenty-five = 25 points
mark-thirty = 30 points
mark-thirty-three = 33 points
mark-viva-il-re = Viva il Re!
mark-kingup = KingUp!
mark-vive-le-roi = Vive le Roi !

## The card game

# Roles
achievement-king = The King
achievement-king-about = Win as the King.
achievement-assassin = The Assassin
achievement-assassin-about = Win as the Assassin.
achievement-knight = The Knight
achievement-knight-about = Win as the Knight.
achievement-investigator = The Investigator
achievement-investigator-about = Win as the Investigator.
achievement-sage = The Sage
achievement-sage-about = Win as the Sage.
achievement-politician = The Politician
achievement-politician-about = Win as the Politician.
achievement-ambassador = The Ambassador
achievement-ambassador-about = Win as the Ambassador.
achievement-merchant = The Merchant
achievement-merchant-about = Win as the Merchant.
achievement-crime-lord = The Crime Lord
achievement-crime-lord-about = Win as the Crime Lord.
achievement-fool = The Fool
achievement-fool-about = Win as the Fool.

# Scenarios
achievement-scotland-yard = Scotland Yard
achievement-scotland-yard-about = Play this scenario, and win it.
achievement-power-grab = Power Grab
achievement-power-grab-about = Play this scenario, and win it.
achievement-lonely-king = Lonely King
achievement-lonely-king-about = Play this scenario, and win it.
achievement-bad-politics = Bad Politics
achievement-bad-politics-about = Play this scenario, and win it.
achievement-money-problems = Money Problems
achievement-money-problems-about = Play this scenario, and win it.
achievement-to-the-death = To the Death
achievement-to-the-death-about = Play this scenario, and win it.
achievement-no-might = No Might
achievement-no-might-about = Play this scenario, and win it.
achievement-cops-and-robbers = Cops and Robbers
achievement-cops-and-robbers-about = Play this scenario, and win it.
achievement-tough-job = Tough Job
achievement-tough-job-about = Play this scenario, and win it.
achievement-dirty-politics = Dirty Politics
achievement-dirty-politics-about = Play this scenario, and win it.
achievement-hit-men = Hit Men
achievement-hit-men-about = Play this scenario, and win it.

# Modes
achievement-session = Session
achievement-session-about = Win a session, alone or level with others.
achievement-role-reduction = Role reduction
achievement-role-reduction-about = Win a session in which the roles just played stay aside.
achievement-forced-alliances = Arranged marriage
achievement-forced-alliances-about = Win at a table with forced alliances.
achievement-full-court = A full court
achievement-full-court-about = Win among eight players.
achievement-full-score-tracker = A full score sheet
achievement-full-score-tracker-about = Get 8 points in one evening.
achievement-all-scenarios = All eleven
achievement-all-scenarios-about = Play every scenario of the book.

# Advanced
achievement-fool-against-seven = Fool against seven
achievement-fool-against-seven-about = Win as the Fool against seven others, alone.
achievement-king-unseen = The King nobody saw
achievement-king-unseen-about = Win as the King before anybody has seen your role.
achievement-king-unmasked = The King for all to see
achievement-king-unmasked-about = Win as the King although everybody knows who you are.
achievement-quick-accusation = At first sight
achievement-quick-accusation-about = Accuse rightly in the first round.
achievement-every-role = All ten faces
achievement-every-role-about = Win with each of the ten roles by its own condition.
achievement-quick-victory = No time to lose
achievement-quick-victory-about = Win by your role in the third round at the latest.
achievement-clean-hands = Clean hands
achievement-clean-hands-about = Win by your role without having extorted, sabotaged, killed, accused or jailed anybody.
achievement-self-made = Self-made
achievement-self-made-about = Win by your role without a trade, a bribe, an extortion, a sabotage or an alliance.
achievement-from-jail = Out of jail
achievement-from-jail-about = Win after having been in jail.
achievement-betrayal = Betrayal
achievement-betrayal-about = Win after having sabotaged your own alliance.
achievement-from-the-grave = From the grave
achievement-from-the-grave-about = Win although you are dead.
achievement-last-survivor = Last survivor
achievement-last-survivor-about = Win as the only one alive.
achievement-last-two = The last two
achievement-last-two-about = Win as one of the last two alive, who are allies.
achievement-two-murders = Two murders
achievement-two-murders-about = Kill two players in one game.
achievement-clean-session = Not a point for the others
achievement-clean-session-about = Win a session in which nobody else scores.
achievement-treasure = Treasure
achievement-treasure-about = Have 30 Gold at once.
achievement-saboteur = Saboteur
achievement-saboteur-about = Break five alliances of others.
achievement-diplomat = Diplomat
achievement-diplomat-about = Make fifteen alliances.
achievement-trader = Horse trader
achievement-trader-about = Agree on thirty trades.
achievement-spy = Spy
achievement-spy-about = Look at fifteen roles or hands.
achievement-jailer = Jailer
achievement-jailer-about = Throw five players into jail.
achievement-deep-pile = The bottom of the pile
achievement-deep-pile-about = Turn over ten cards in one search for Power.

## The castle games

# Games
achievement-viva-il-re = Viva il Re!
achievement-viva-il-re-about = Win Viva il Re!, once and five times.
achievement-kingup = KingUp!
achievement-kingup-about = Win KingUp!, once and five times.
achievement-vive-le-roi = Vive le Roi !
achievement-vive-le-roi-about = Win Vive le Roi !, once and five times.
achievement-four-games = All four games
achievement-four-games-about = Play the three castle games and the game of cards.
achievement-four-crowns = Four crowns
achievement-four-crowns-about = Win each of the four games.
achievement-three-in-an-evening = What an evening
achievement-three-in-an-evening-about = Win three games in one evening, whichever they are.
achievement-seven-beaten = Seven at one blow
achievement-seven-beaten-about = Win games that seven different people have lost.

# Variants
achievement-ambition = Ambition
achievement-ambition-about = Win with the option Ambition.
achievement-banished = Banished
achievement-banished-about = Win with the option Banished.
achievement-emissary = The Emissary
achievement-emissary-about = Win although the Emissary of the Empire plays too.
achievement-wedding = Royal wedding
achievement-wedding-about = Win with the Royal wedding.
achievement-teams = Two are one
achievement-teams-about = Win in a team.
achievement-shared-pawn = One pawn for two
achievement-shared-pawn-about = Win with shared pawns.
achievement-duel = Duel
achievement-duel-about = Win among two, and the Emissary.
achievement-eight-at-court = Eight at court
achievement-eight-at-court-about = Win among eight players.
achievement-everything-at-once = Everything at once
achievement-everything-at-once-about = Win with Ambition, Banished, Emissary and Royal wedding at once.

# The throne
achievement-kingmaker = Kingmaker
achievement-kingmaker-about = Bring ten characters to the throne who are then crowned.
achievement-three-crownings = Three with one hand
achievement-three-crownings-about = In one game, bring three characters to the throne who are then crowned.
achievement-favourites-crowned = Friends in high places
achievement-favourites-crowned-about = See twenty Favourites of yours crowned.
achievement-loyal-court = A loyal court
achievement-loyal-court-about = In one game, everybody who is crowned is a Favourite of yours.
achievement-royal-couple = The royal couple
achievement-royal-couple-about = In a Royal wedding, both of the couple are Favourites of yours.
achievement-jester-crowned = Long live the Jester
achievement-jester-crowned-about = Bring the Jester to the throne, and he is crowned.
achievement-jester-gains = The world upside down
achievement-jester-gains-about = Gain points with your Favourites when the Jester is crowned.
achievement-lone-refusal = The only No
achievement-lone-refusal-about = Turn away ten candidates by your No alone.
achievement-stomachache = Something I ate
achievement-stomachache-about = Cancel five elections by your Stomachache.
achievement-poker-face = Poker face
achievement-poker-face-about = Say No to a Favourite of yours five times.
achievement-never-no = Never a No
achievement-never-no-about = Win without having played a No or a Stomachache.

# Points
achievement-high-count = A great coronation
achievement-high-count-about = Your Favourites score 25, 30 or 33 points at one coronation: more is not possible.
achievement-high-score = A great game
achievement-high-score-about = Get 60 points in Viva il Re! and KingUp!, 80 in Vive le Roi !
achievement-nothing = Nothing at all
achievement-nothing-about = Your Favourites score exactly 0 at a coronation.
achievement-nothing-at-last = Less is more
achievement-nothing-at-last-about = Score exactly 0 in the last round, and get 33.
achievement-three-dungeons = All in chains
achievement-three-dungeons-about = All three dungeons hold Favourites of yours at a coronation.
achievement-both-wcs = Engaged
achievement-both-wcs-about = Both WCs hold Favourites of yours at a coronation.
achievement-great-ambition = A great ambition
achievement-great-ambition-about = Meet an Ambition of 8 points.
achievement-three-ambitions = Three of three
achievement-three-ambitions-about = Meet your Ambition in every round of a game.
achievement-all-ambitions = All sixteen
achievement-all-ambitions-about = Meet each of the sixteen Ambitions.

# Victories
achievement-comeback = Comeback
achievement-comeback-about = Win after having been last when the first round ended.
achievement-from-start-to-end = From start to end
achievement-from-start-to-end-about = Lead alone after every coronation, and win.
achievement-landslide = Landslide
achievement-landslide-about = Win by 20 points.
achievement-narrow = By a hair
achievement-narrow-about = Win by one point at most.
achievement-tie-break = The highest friend
achievement-tie-break-about = Win by the tie-break.
achievement-shared-crown = A crown for two
achievement-shared-crown-about = Share a victory.
achievement-after-a-loss = It could only get better
achievement-after-a-loss-about = Win although a coronation has cost you points.

## A campaign, as it is told and printed

campaign-title = Campaign
campaign-about = { $games ->
    [one] One game
   *[other] { $games } games
} in { $evenings ->
    [one] one evening
   *[other] { $evenings } evenings
}
campaign-name = Name
campaign-games = Games
campaign-won = Won
campaign-marks = Marks
campaign-points = Points
campaign-practice = { $who }: { $games ->
    [one] one game was practice
   *[other] { $games } games were practice
}, because bots or the clock made more than a quarter of the decisions.
campaign-kings = { $count ->
    [one] The true King of this campaign is { $who }, with { $points } points.
   *[other] The true Kings of this campaign are { $who }, with { $points } points each.
}
campaign-no-people = Only bots have played these games, and bots earn nothing.
campaign-no-king = Nobody has earned a mark that is worth points yet.
campaign-news = New in the last game
campaign-no-news = Nothing was earned in the last game.
campaign-near = Nearly there
campaign-what = { $card }, { $mark }
campaign-worth = +{ $points }
campaign-honour = for honour alone
campaign-progress = { $value } of { $target }
campaign-best = best so far { $value }, needed { $target } or less
campaign-done = earned
campaign-not-yet = not yet
campaign-marked = { $mark }: { $progress }
campaign-line = { $who }: { $what } ({ $worth })
campaign-near-line = { $who }: { $what }, { $progress }
campaign-untouched = { $cards ->
    [one] One more card has no mark from anybody yet
   *[other] { $cards } more cards have no mark from anybody yet
}; --print shows all of them, and how far everybody is.
campaign-left-out = { $file } was left out: { $reason }
campaign-unfinished = { $games ->
    [one] One game was left out, because it is not over.
   *[other] { $games } games were left out, because they are not over.
}
campaign-printed = The cards and the tally are in { $file }.
campaign-reading = Records
error-no-records = There is no finished game in { $folder }: no file that ends with .vivat and can be counted.
error-no-folder = { $folder } is not a folder.
