## What one knows for certain of the others: dossiers, the grid, and what stands on buttons.

dossier-of = What you know of { $who }
dossier-count = { $gold } Gold, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
holds-none = none
holds-exactly = exactly { $count }
holds-least = at least { $count }
holds-once = had { $count }, perhaps gone
holds-open = 0 to { $most }
dossier-fact = { $head }: { $text }
dossier-cards = Cards
dossier-held = { $good } { $held }
dossier-role = Role
dossier-possible = { $count ->
    [one] Only one role is possible
   *[other] { $count } roles are possible
}
dossier-ruled-out = Ruled out
dossier-reason = { $roles } ({ $why })
known-own = your own role
known-shown = the card was shown to all
known-seen = you have seen the card
known-left-over = no other role is left
out-yours = yours
out-held = { $who } has it
out-not-dealt = not in this game
out-accused = { $who } accused wrongly
out-no-victory = would have won with it
out-left-over = somebody else must have it
out-is = is the { $role }
dossier-bought = Bought
dossier-drawn = { $count ->
    [one] 1 card from the pile
   *[other] { $count } cards from the pile
}
dossier-wanted = Wanted
dossier-declined = Would not give
dossier-looked = Looked at
dossier-look-role = { $who }’s role
dossier-look-hand = { $who }’s hand
dossier-refused = Refused an alliance with
dossier-claimed = Claims
dossier-claim = “{ $text }”
dossier-role-claim = { $verdict ->
    [proved] to be the { $role } (true)
    [disproved] to be the { $role } (not true!)
   *[open] to be the { $role }
}
dossier-times = { $good } ×{ $count }
intrigue-you-know = { $role }, as you know
notebook-certain = { $mark }, for certain ({ $why })
notebook-filled = Only you see this. What is certain is filled in; tap a cell for the rest: yes, no, maybe, nothing.
help-grid = grid         who can have which role, as far as you know
grid-title = Who can have which role, as far as { $who } knows
grid-role = Role
grid-yes = yes
grid-no = no
grid-open = ?
