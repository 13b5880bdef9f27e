"""R8.4: The Ambition cards by name."""

AMBITION_NAMES = (
    "Jester King", "It’s a Queen!", "It’s a King!", "No Favourite in a WC", "Away from floors 2 and 3",
    "Away from floors 0 and 1", "One Favourite in the dungeons", "Two Favourites in the dungeons",
    "One Favourite in a WC", "Two Favourites in the WCs", "Only Yes", "Away from floors 4 and 5",
    "Three Favourites in the dungeons", "Neither WC nor dungeon", "Friend of the King", "Under 11 points",
)  # fmt: skip
"""The Ambition cards in English, by the numbers that actions, events and observations have for them, from 0."""
