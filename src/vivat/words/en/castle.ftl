## The castle games in words: editions, places, characters, Ambitions, and every event.
## The Jester gets his article wherever a sentence can be about him; all other names stand alone.

jester = Jester
emissary = the Emissary

edition-viva-il-re = the classic of 2003
edition-kingup = the same game, and the one to start with
edition-vive-le-roi = 2024, with a Jester, WCs, dungeons, teams, variants

option-ambition-name = Ambition
option-ambition = Ambition: everybody keeps a secret goal for extra points
option-banished-name = Banished
option-banished = Banished: one of your six Favourites does not count
option-emissary-name = Emissary of the Empire
option-emissary = Emissary of the Empire: a rival whom nobody plays, but who votes and scores
option-wedding-name = Royal wedding
option-wedding = Royal wedding: two coronations a round
option-shared-pawn-name = Shared pawn
option-shared-pawn = Shared pawn: a team has one score

floor-name = { $floor ->
    [5] nobles
    [4] dignitaries
    [3] officers
    [2] traders
    [1] craftsmen
   *[other] servants
}

# Where a character stands, as in “Odessa, on floor 4”.
at-place = { $kind ->
    [floor] on floor { $floor }
    [throne] on the throne
    [wc] in the WC of floor { $floor }
    [dungeon] in the dungeon of floor { $floor }
    [box] out of the castle
    [beside-board] still in the courtyard
   *[beside-throne] beside the throne
}

# The same in a narrow column of a table.
short-place = { $kind ->
    [floor] floor { $floor }
    [throne] throne
    [wc] WC { $floor }
    [dungeon] dungeon { $floor }
    [box] out
    [beside-board] to place
   *[beside-throne] by the throne
}

vote-yes = Yes
vote-no = No
vote-stomachache = Stomachache

# The sixteen Ambition cards: name and condition (R8.4).
ambition-1 = Jester King
ambition-1-when = the Jester is crowned
ambition-2 = It’s a Queen!
ambition-2-when = a woman is crowned
ambition-3 = It’s a King!
ambition-3-when = a man is crowned
ambition-4 = No Favourite in a WC
ambition-4-when = none of your Favourites is in a WC
ambition-5 = Away from floors 2 and 3
ambition-5-when = none of your Favourites is on floor 2 or 3
ambition-6 = Away from floors 0 and 1
ambition-6-when = none of your Favourites is on floor 0 or 1
ambition-7 = One Favourite in the dungeons
ambition-7-when = exactly one of your Favourites is in a dungeon
ambition-8 = Two Favourites in the dungeons
ambition-8-when = exactly two of your Favourites are in dungeons
ambition-9 = One Favourite in a WC
ambition-9-when = exactly one of your Favourites is in a WC
ambition-10 = Two Favourites in the WCs
ambition-10-when = both WCs hold Favourites of yours
ambition-11 = Only Yes
ambition-11-when = you have no No and no Stomachache left
ambition-12 = Away from floors 4 and 5
ambition-12-when = none of your Favourites is on floor 4 or 5
ambition-13 = Three Favourites in the dungeons
ambition-13-when = all three dungeons hold Favourites of yours
ambition-14 = Neither WC nor dungeon
ambition-14-when = none of your Favourites is in a WC or a dungeon
ambition-15 = Friend of the King
ambition-15-when = you bring the new King to the throne
ambition-16 = Under 11 points
ambition-16-when = your Favourites bring less than 11 points at the coronation

## Events. Every kind in vivat.game.castle.event.KINDS has its sentence here.

event-round-begins = Round { $round } begins, { $who-is ->
    [one] with { $who } first.
   *[other] and { $who } go first.
}
event-favourites-dealt = { $who-is ->
    [you] Your Favourites: { $names }.
   *[other] The Favourites of { $who }: { $names }.
}
event-ambition-offered = { $who-is ->
    [you] You may keep the Ambition “{ $ambition }”.
   *[other] An Ambition offered to { $who }: “{ $ambition }”.
}
event-ambition-kept = { $who } { $who-is ->
    [you] keep
   *[other] keeps
} the Ambition “{ $ambition }”.
event-ambition-chosen = { $who } { $who-is ->
    [you] have
   *[other] has
} chosen an Ambition.
event-placed = { $who } { $who-is ->
    [one] places
   *[other] place
} { $character } on floor { $floor }.
event-left-over = { $character } is left over and starts on floor { $floor }.
event-compensated = { $who } placed one character fewer and { $who-is ->
    [one] gets
   *[other] get
} { $points } points for it: now { $score } in all.
event-moved = { $kind ->
    [throne] { $who } { $who-is ->
        [one] brings
       *[other] bring
    } { $character-is ->
        [jester] the Jester
       *[other] { $character }
    } before the throne.
    [wc] { $who } { $who-is ->
        [one] sends
       *[other] send
    } { $character-is ->
        [jester] the Jester
       *[other] { $character }
    } into the WC of floor { $floor }.
   *[floor] { $who } { $who-is ->
        [one] moves
       *[other] move
    } { $character-is ->
        [jester] the Jester
       *[other] { $character }
    } to floor { $floor }.
}
event-ballot = { $who } { $who-is ->
    [one] votes
   *[other] vote
} { $vote }.
event-sealed = { $who } { $who-is ->
    [one] has
   *[other] have
} voted in secret.
event-emissary-voted = { $drawn ->
    [0] The Emissary votes { $vote }, for a Favourite of his.
   *[1] The Emissary turns over { $vote }.
}
event-crowned = Thanks to { $who-is ->
    [you] you
   *[other] { $who }
}, { $character-is ->
    [jester] the Jester
   *[other] { $character }
} is crowned! Long live the King!
event-rejected = One No is enough: { $kind ->
    [dungeon] { $character } is turned away, into the dungeon of floor { $floor }.
    [floor] { $character-is ->
        [jester] the Jester
       *[other] { $character }
    } is turned away and tumbles down to floor { $floor }.
   *[box] { $character } is turned away and leaves the castle.
}
event-cancelled = A stomachache! The election is off, and { $character-is ->
    [jester] the Jester
   *[other] { $character }
} is back on floor 5.
event-favourites-shown = { $who } { $who-is ->
    [you] show your
   *[other] shows the
} Favourites: { $names }.
event-scored = { $who-is ->
    [you] Your Favourites bring you
   *[other] The Favourites bring { $who }
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-ambition-shown = { $who } { $who-is ->
    [you] show your
   *[other] shows the
} Ambition “{ $ambition }”: { $points ->
    [0] not met.
   *[other] met, for { $points } points.
}
event-zero-bonus = Nothing at all in the last round: { $who } { $who-is ->
    [you] get
   *[other] gets
} { $points } points instead!
event-marker-moved = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, now { $score } in all.
event-awaits-partner = { $character-is ->
    [jester] The Jester
   *[other] { $character }
} waits beside the throne for the second of the royal couple.
event-no-partner = Nobody is left to be the second of the couple: the round is over.
event-round-ends = Round { $round } is over.
event-game-ends = The game is over.

## Deeds: what several events tell together.

deed-election = { $who } { $who-is ->
    [one] brings
   *[other] bring
} { $character-is ->
    [jester] the Jester
   *[other] { $character }
} before the throne and now { $who-is ->
    [one] holds
   *[other] hold
} the crown marker.
deed-votes = { $vote }: { $who }.
deed-counted = { $who } { $who-is ->
    [you] show
   *[other] shows
} { $names }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, now { $score } in all.

# Actions, wherever a sentence names one.

action-place = { $character } on floor { $floor }
action-move = { $character } one floor up
action-to-wc = { $character } into the WC
action-vote = { $vote }
action-keep-ambition = keep “{ $ambition }”
