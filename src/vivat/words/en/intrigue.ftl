## Intrigue in words: scenarios, roles, win conditions, the table, moves, and every event.

edition-intrigue = Long Live the King: the card game of secret roles, 4 to 8 players

# The options of a game, each with its name and what it does.
option-forced-alliances-name = Forced alliances
option-forced-alliances = Forced alliances: nobody is asked for their consent
option-reduction-name = Role reduction
option-reduction = Role reduction: roles just played sit out

# One line for each scenario that ships with Vivat.
scenario-base = the whole game, some roles drawn by lot
scenario-first-game = to begin with: all know which roles are in play
scenario-bad-politics = the Assassin hunts the Politician
scenario-cops-and-robbers = two against two: partners win together, allies do not
scenario-dirty-politics = no King; Politician and Crime Lord are hunted
scenario-hit-men = a card face up names the targets
scenario-lonely-king = only the King is sure to be there
scenario-money-problems = gold on every side
scenario-no-might = nobody kills anybody
scenario-power-grab = three roles that want Power or Influence
scenario-scotland-yard = the Investigator hunts the Crime Lord
scenario-to-the-death = Assassin and Knight hunt each other
scenario-tough-job = one King, three hunters, one Fool

good-might = Might
good-knowledge = Knowledge
good-influence = Influence
good-power = Power
good-gold = Gold
scenario-players = { $one ->
    [1] { $most }
   *[other] { $fewest } to { $most }
}
amount = { $count } { $good }
nothing = nothing

role-king = King
role-assassin = Assassin
role-knight = Knight
role-investigator = Investigator
role-sage = Sage
role-politician = Politician
role-ambassador = Ambassador
role-merchant = Merchant
role-crime-lord = Crime Lord
role-fool = Fool
role-the = the { $role }

## Win conditions, put together from the sheet

win-exactly = exactly { $goods }
win-wild = { $goods } (Power counts as any suit)
win-alliance = an alliance
win-at = { $when ->
    [start] having { $needs } at the start of the turn
    [end] having { $needs } at the end of the turn
   *[action] having { $needs } after an action
}
win-target = { $deed ->
    [accuse] accusing { $target } rightly
   *[assassinate] killing { $target }
}
win-target-with = { $win }, with { $needs } at hand
win-alone = { $win } (alone: nobody shares it)
win-shared = { $win }, together with the { $role }
target-by-card = the role named by the card face up before them
role-action-assassinate = Assassinate for { $cost }
role-action-accuse = Accuse for { $cost }
role-action-seize-him = “Seize Him!” by showing { $cost }
progress-good = { $exactly ->
    [1] { $good } { $have } (exactly { $want })
   *[other] { $good } { $have } of { $want }
}
progress-alliance = { $allied ->
    [1] allied
   *[other] not allied yet
}

## What an alliance means, to whoever may join one

alliance-wins = { $points ->
    [0] In this scenario nobody wins by an alliance.
   *[other] If one of you wins by their role, the other wins too and gets { $points } points.
}
alliance-forbids = Forbidden between you, so you are safe from it: { $deeds }. Neither of you can have another ally.
alliance-allows = It does not protect you from: { $deeds }.
alliance-deed-bribe = bribes
alliance-deed-extort = extortion
alliance-deed-investigate = a look at role or hand
alliance-deed-assassinate = murder
alliance-deed-accuse = accusation
alliance-deed-seize-him = arrest
alliance-deed-sabotage = sabotage of the alliance

## The table

intrigue-state = { $title }, round { $round }: { $phase ->
    [act] { $who }’s turn, { $left ->
        [one] one action left
       *[other] { $left } actions left
    }
    [sell] { $who } is selling
    [give] { $who } prepares an offer to { $other }
    [ask] { $who } prepares an offer to { $other }
    [answer] { $other } answers { $who }’s offer
    [counter-give] { $other } prepares a counter-offer to { $who }
    [counter-ask] { $other } prepares a counter-offer to { $who }
    [decide] { $who } answers { $other }’s counter-offer
    [join] { $other } answers { $who }’s proposal of alliance
   *[other] chance
}
intrigue-player = Player
intrigue-cards = Cards
intrigue-role = Role
intrigue-points = Points
intrigue-player-dead = dead
intrigue-player-jailed = in jail
intrigue-ally = allied with { $who }
intrigue-shown-power = { $count } Power face up
intrigue-marker = { $good } face up
intrigue-marker-legend = The card face up names whom the Assassin or the Knight hunts: Knowledge { $knowledge }, Influence { $influence }, Power { $power }, Might the other of the two. To all others it means nothing.
intrigue-secret = (only you know)
intrigue-score = { $points ->
    [one] 1 point in the session
   *[other] { $points } points in the session
}
intrigue-pile = Draw pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
intrigue-discards = Discard pile: { $count ->
    [0] empty.
    [one] 1 card: { $cards }.
   *[other] { $count } cards, from the top: { $cards }.
}
intrigue-discards-head = Discards: { $count ->
    [0] none
    [one] 1 card, on top
   *[other] { $count } cards, on top
}
intrigue-offer = { $who-is ->
    [you] You offer { $other } { $gives } for { $asks }.
   *[other] { $other-is ->
        [you] { $who } offers you { $gives } for { $asks }.
       *[other] { $who } offers { $other } { $gives } for { $asks }.
    }
}
intrigue-offer-open = something still to be said
own-role = You are the { $role }. You win by { $condition }.
own-progress = So far: { $progress }.
own-action = Your role action: { $action }.
own-selling = Put down to be sold: { $goods }.
own-hand = Your hand: { $suits }. Gold { $gold }.
hand-suit = { $good } { $count }
hand-title = Yours:
plain-goods = { $gold } gold, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
plain-role-hidden = role unknown
plain-role = { $mine ->
    [1] { $role }
   *[other] { $secret ->
        [1] { $role }, as you alone know
       *[other] { $role }
    }
}
plain-dead = { $who }: dead, was the { $role }.
plain-roles = All roles:
plain-rank = { $who }, { $role }{ $dead ->
    [1] , dead
   *[other] {""}
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}.

## The end

victory-title = Victory
victory-role = { $who-is ->
    [you] You win as the { $role }, by { $condition }.
   *[other] { $who } wins as the { $role }, by { $condition }.
}
victory-last = { $who-is ->
    [you] You, the { $role }, are the last one alive and win.
   *[other] { $who }, the { $role }, is the last one alive and wins.
}
victory-shared = { $who-is ->
    [you] You, the { $role }, win together with the { $other }.
   *[other] { $who }, the { $role }, wins together with the { $other }.
}
victory-allied = { $last_two ->
    [1] { $who-is ->
        [you] You, the { $role }, are one of the last two alive, allied with { $other }: an allied victory.
       *[other] { $who }, the { $role }, is one of the last two alive, allied with { $other-is ->
            [you] you
           *[other] { $other }
        }: an allied victory.
    }
   *[other] { $who-is ->
        [you] You, the { $role }, are allied with { $other } and share the victory.
       *[other] { $who }, the { $role }, is allied with { $other-is ->
            [you] you
           *[other] { $other }
        } and shares the victory.
    }
}
victory-nobody = Nobody has won within { $rounds } rounds. Nobody scores.
everybody-look-intrigue = Something has happened that everybody may see. All look at the screen now.

## Sessions

session-title = The session: to { $goal } points
session-after = After { $games ->
    [one] the first game
   *[other] { $games } games
}
session-total = Total
session-next = The next game begins with { $who }. (Enter to play on)
session-aside = Role reduction puts aside for the next game: { $roles }.
session-back = Too few roles are left that have not been played yet. By chance, { $count } of these come back: { $roles }.
session-won = { $count ->
    [one] { $who } wins the session with { $points } points. Long live the King!
   *[other] { $who } share the session with { $points } points.
}

## Questions in the game

ask-intrigue-act = { $who }, your action ({ $left } left), such as “{ $example }” (? for all moves)
ask-intrigue-sell = { $who }, { $selling } is put down: which card do you sell next? “stop” ends the sale.
ask-intrigue-give = { $who }, what do you give { $partner }? A number, or words such as “2 gold”.
ask-intrigue-ask = { $who }, what do you ask of { $partner } for { $gives }? A number, or words such as “might”.
ask-intrigue-answer = { $who }, { $partner } offers you { $gives } and asks for { $asks }: accept, decline or counter?
ask-intrigue-counter-give = { $who }, your counter-offer: what do you give { $partner }?
ask-intrigue-counter-ask = { $who }, your counter-offer: what do you ask of { $partner } for { $gives }?
ask-intrigue-decide = { $who }, { $partner } offers you { $gives } instead and asks for { $asks }: { $last ->
    [1] accept or decline?
   *[other] accept, decline or counter?
}
ask-intrigue-join = { $who }, { $partner } proposes an alliance to you: { $sharing ->
    [1] join and pay one of the two cards, or refuse?
   *[other] refuse, join, or join and pay?
}
hint-cannot-accept = You do not have what is asked for, so you cannot accept.
no-words = n no

moves-buy = Buy
moves-sell = Sell
moves-trade = Trade with
moves-bribe = Bribe
moves-extort = Extort
moves-investigate = Investigate
moves-ally = Ally with
moves-sabotage = Sabotage
moves-seize-power = Seize Power
moves-role-action = Role action
moves-pass = Pass
move-buy = { $discard ->
    [1] the discard, { $good }
   *[other] from the draw pile
}
move-extort = { $what ->
    [1] gold for { $goods }
   *[other] a card for { $goods }
}
move-investigate = { $what ->
    [1] the hand for { $goods }
   *[other] the role for { $goods }
}
move-ally = { $spares ->
    [power] for 1 Influence, and 1 Power unless shared
    [influence] for 1 Power, and 1 Influence unless shared
    [partner] for your one card, if the other pays the second
   *[none] for { $goods }
}
move-join = { $pays ->
    [1] join and pay 1 { $good }
   *[other] join
}
move-seize-power = for { $goods }
move-assassinate = assassinate { $who } for { $cost }
move-accuse = accuse { $who } for { $cost }
move-seize-him = seize { $who } by showing { $cost }
move-pass = end the turn
move-stop-selling = stop selling
move-accept = accept
move-decline = decline
move-counter = counter
move-withdraw = back, without an offer
move-refuse = refuse

help-goal-intrigue = Win as your secret role (“card” shows how), or be allied with whoever wins. Two actions a turn.
help-move-intrigue = A move: type its words (“bribe rachel for might”, “investigate the role of simon with 2 knowledge”), the beginnings of its words (“bri ra mi”), or its number.
help-trade = A trade: “trade with simon”, then what you give, then what you ask. He accepts, declines or counters.
help-dossier = dossier      what you know of each of the others, and what you learned in secret; dossier NAME: of one
help-sheet = sheet        all roles: how they win, what they can do, which are in play

dossier-title = What only { $who } was told
dossier-deal = At the deal
dossier-when = Round { $round }, { $who }’s turn
dossier-line = { $when }: { $fact }
plain-sheet = { $role } ({ $known }): wins by { $wins }. { $action }
sheet-role = Role
sheet-wins = Wins by
sheet-action = Role action
sheet-in-play = In play
sheet-yours = yours
sheet-shown = { $who }
sheet-seen = { $who }, as you alone know
sheet-always = yes
sheet-perhaps = perhaps
sheet-aside = put aside
sheet-never = no

## Events. Every kind in vivat.game.intrigue.event.KINDS has its sentence here.

intrigue-event-game-begins = { $who-is ->
    [you] The game begins, and you go first.
   *[other] The game begins, with { $who } first.
}
intrigue-event-role-dealt = { $who-is ->
    [you] Your role: { $role }.
   *[other] The role of { $who }: { $role }.
}
intrigue-event-role-in-play = In play: { $roles }.
intrigue-event-marker-dealt = { $who-is ->
    [you] Face up before you: { $good }.
   *[other] Face up before { $who }: { $good }.
}
intrigue-event-card-dealt = { $who-is ->
    [you] Dealt to you: { $goods }.
   *[other] Dealt to { $who }: { $goods }.
}
intrigue-event-turn-begins = { $who-is ->
    [you] Round { $round }, your turn.
   *[other] Round { $round }, { $who }’s turn.
}
intrigue-event-income = { $who-is ->
    [you] You take { $count } Gold and have { $gold }.
   *[other] { $who } takes { $count } Gold and has { $gold }.
}
intrigue-event-turn-missed = { $who-is ->
    [you] You sit in jail and miss your turn.
   *[other] { $who } sits in jail and misses the turn.
}
intrigue-event-bought = { $who-is ->
    [you] You buy a card from the draw pile for { $buy } Gold.
   *[other] { $who } buys a card from the draw pile for { $buy } Gold.
}
intrigue-event-card-drawn = { $who-is ->
    [you] The card that you bought: { $good }.
   *[other] The card that { $who } bought: { $good }.
}
intrigue-event-bought-discard = { $who-is ->
    [you] You buy { $good } from the discard pile for { $buy } Gold.
   *[other] { $who } buys { $good } from the discard pile for { $buy } Gold.
}
intrigue-event-bribed = { $who-is ->
    [you] You bribe { $other } with { $bribe } Gold and ask for { $good }.
   *[other] { $other-is ->
        [you] { $who } bribes you with { $bribe } Gold and asks for { $good }.
       *[other] { $who } bribes { $other } with { $bribe } Gold and asks for { $good }.
    }
}
intrigue-event-bribe-given = { $who-is ->
    [you] You give { $other } 1 { $good }.
   *[other] { $other-is ->
        [you] { $who } gives you 1 { $good }.
       *[other] { $who } gives { $other } 1 { $good }.
    }
}
intrigue-event-bribe-kept = { $who-is ->
    [you] You have none and keep the gold.
   *[other] { $who } has none and keeps the gold.
}
intrigue-event-spent = { $who-is ->
    [you] You spend { $goods }.
   *[other] { $who } spends { $goods }.
}
intrigue-event-card-taken = { $who-is ->
    [you] You take a card at random from { $other }.
   *[other] { $other-is ->
        [you] { $who } takes a card at random from you.
       *[other] { $who } takes a card at random from { $other }.
    }
}
intrigue-event-stolen-card = { $who-is ->
    [you] The card that you took from { $other }: { $good }.
   *[other] { $other-is ->
        [you] The card that { $who } took from you: { $good }.
       *[other] The card that { $who } took from { $other }: { $good }.
    }
}
intrigue-event-role-seen = { $who-is ->
    [you] You saw { $other }’s role: the { $role }.
   *[other] { $other-is ->
        [you] { $who } saw your role: the { $role }.
       *[other] { $who } saw { $other }’s role: the { $role }.
    }
}
intrigue-event-hand-seen = { $other-is ->
    [you] Your hand: { $goods }.
   *[other] The hand of { $other }: { $goods }.
}
intrigue-event-proposed = { $flag ->
    [1] { $who-is ->
        [you] You propose an alliance to { $other }, who would have to pay one of the two cards.
       *[other] { $other-is ->
            [you] { $who } proposes an alliance to you; you would have to pay one of the two cards.
           *[other] { $who } proposes an alliance to { $other }, who would have to pay one of the two cards.
        }
    }
   *[other] { $who-is ->
        [you] You propose an alliance to { $other }.
       *[other] { $other-is ->
            [you] { $who } proposes an alliance to you.
           *[other] { $who } proposes an alliance to { $other }.
        }
    }
}
intrigue-event-refused = { $who-is ->
    [you] You refuse to be { $other }’s ally.
   *[other] { $other-is ->
        [you] { $who } refuses to be your ally.
       *[other] { $who } refuses to be { $other }’s ally.
    }
}
intrigue-event-allied = { $who-is ->
    [you] You and { $other } are allies now.
   *[other] { $other-is ->
        [you] { $who } and you are allies now.
       *[other] { $who } and { $other } are allies now.
    }
}
intrigue-event-alliance-broken = { $who-is ->
    [you] Your alliance with { $other } is broken.
   *[other] { $other-is ->
        [you] Your alliance with { $who } is broken.
       *[other] The alliance between { $who } and { $other } is broken.
    }
}
intrigue-event-flipped = Turned over from the draw pile: { $goods }.
intrigue-event-power-seized = { $who-is ->
    [you] You seize the Power.
   *[other] { $who } seizes the Power.
}
intrigue-event-power-missed = { $who-is ->
    [you] There is no Power to be found: you get nothing.
   *[other] There is no Power to be found: { $who } gets nothing.
}
intrigue-event-pile-made-anew = The discard pile is shuffled into a new draw pile of { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
intrigue-event-hand-shown = { $who-is ->
    [you] You show your hand: { $goods }.
   *[other] { $who } shows the hand: { $goods }.
}
intrigue-event-role-shown = { $who-is ->
    [you] You are the { $role }!
   *[other] { $who } is the { $role }!
}
intrigue-event-jailed = { $who-is ->
    [you] You have { $other } seized and jailed!
   *[other] { $other-is ->
        [you] { $who } has you seized and jailed!
       *[other] { $who } has { $other } seized and jailed!
    }
}
intrigue-event-discarded = { $who-is ->
    [you] You lose { $goods }.
   *[other] { $who } loses { $goods }.
}
intrigue-event-passed = { $who-is ->
    [you] You end your turn.
   *[other] { $who } ends the turn.
}
intrigue-event-role-victory = { $who-is ->
    [you] You win as the { $role }!
   *[other] { $who } wins as the { $role }!
}
intrigue-event-allied-victory = { $who-is ->
    [you] You share the victory as an ally.
   *[other] { $who } shares the victory as an ally.
}
intrigue-event-no-victory = Nobody has won: the game is over.
intrigue-event-points = { $who-is ->
    [you] Your points: { $count }.
   *[other] Points of { $who }: { $count }.
}

## Deeds: what several events tell together.

deed-counter-offer = { $who-is ->
    [you] You offer { $gives } for { $asks } instead.
   *[other] { $who } offers { $gives } for { $asks } instead.
}
deed-accepted = { $who-is ->
    [you] You accept.
   *[other] { $who } accepts.
}
deed-declined = { $who-is ->
    [you] You decline.
   *[other] { $who } declines.
}
deed-sold = { $who-is ->
    [you] You sell { $goods } for { $count } Gold and have { $gold }.
   *[other] { $who } sells { $goods } for { $count } Gold and has { $gold }.
}
deed-extorted = { $flag ->
    [1] { $who-is ->
        [you] You extort { $count } Gold from { $other } for { $paid }.
       *[other] { $other-is ->
            [you] { $who } extorts { $count } Gold from you for { $paid }.
           *[other] { $who } extorts { $count } Gold from { $other } for { $paid }.
        }
    }
   *[other] { $who-is ->
        [you] You extort a card from { $other } for { $paid }.
       *[other] { $other-is ->
            [you] { $who } extorts a card from you for { $paid }.
           *[other] { $who } extorts a card from { $other } for { $paid }.
        }
    }
}
deed-investigated = { $flag ->
    [1] { $who-is ->
        [you] You look at the hand of { $other } in secret, for { $paid }.
       *[other] { $other-is ->
            [you] { $who } looks at your hand in secret, for { $paid }.
           *[other] { $who } looks at the hand of { $other } in secret, for { $paid }.
        }
    }
   *[other] { $who-is ->
        [you] You look at the role of { $other } in secret, for { $paid }.
       *[other] { $other-is ->
            [you] { $who } looks at your role in secret, for { $paid }.
           *[other] { $who } looks at the role of { $other } in secret, for { $paid }.
        }
    }
}
deed-sabotaged = { $who-is ->
    [you] You sabotage
   *[other] { $who } sabotages
} the alliance between { $other-is ->
    [you] you
   *[other] { $other }
} and { $ally-is ->
    [you] you
   *[other] { $ally }
}, for { $paid }.
deed-seeks-power = { $who-is ->
    [you] You pay
   *[other] { $who } pays
} { $paid } to look for Power.
deed-assassinated = { $who-is ->
    [you] You assassinate { $other }
   *[other] { $other-is ->
        [you] { $who } assassinates you
       *[other] { $who } assassinates { $other }
    }
}, for { $paid }.
deed-accused = { $who-is ->
    [you] You accuse { $other }
   *[other] { $other-is ->
        [you] { $who } accuses you
       *[other] { $who } accuses { $other }
    }
}, for { $paid }: { $flag ->
    [1] rightly!
   *[other] wrongly.
}

# Actions, wherever a sentence names one.

action-buy = { $what ->
    [discard] buy the discard
   *[other] buy from the pile
}
action-sell = sell { $good }
action-stop-selling = stop selling
action-trade = offer { $who } a trade
action-give = give { $goods }
action-ask = ask for { $goods }
action-withdraw = withdraw the offer
action-accept = accept the trade
action-decline = decline the trade
action-counter = make a counter-offer
action-bribe = bribe { $who } for { $good }
action-extort = { $what ->
    [gold] extort gold from { $who }
   *[other] extort a card from { $who }
}
action-investigate = { $what ->
    [role] look at the role of { $who }
   *[other] look at the hand of { $who }
}
action-ally = propose an alliance to { $who }
action-join = join the alliance
action-refuse = refuse the alliance
action-sabotage = sabotage the alliance of { $who }
action-seize-power = seize Power
action-assassinate = assassinate { $who }
action-accuse = accuse { $who }
action-seize-him = have { $who } arrested
action-pass = end the turn
