"""R1.4: The characters by slot, and the Favourites cards, each with six of them."""

from typing import Final

SLOTS: Final = "ABCDEFGILMNOP"
CHARACTERS: Final = 14
JESTER: Final = 13
FAVOURITES_CARDS: Final = 26

# The two difference sets whose thirteen cyclic shifts are the cards (R1.4).
FIRST_SET: Final = (1, 3, 4, 9, 10, 12)
SECOND_SET: Final = (2, 5, 6, 7, 8, 11)


def card_slots(card: int) -> tuple[int, ...]:
    """R1.4: The six slots of a Favourites card, in the order of the alphabet."""
    difference_set = FIRST_SET if card < JESTER else SECOND_SET
    return tuple(sorted((slot + card) % JESTER for slot in difference_set))


def banished_slot(card: int) -> int:
    """R8.5: The slot under the black seal: each character is banished on exactly two cards."""
    return (card + 1) % JESTER if card < JESTER else (card - JESTER + 2) % JESTER


def card_mask(card: int, banished: bool) -> int:
    """R8.5: A Favourites card as a mask, without the banished character if that option is played."""
    mask = sum(1 << slot for slot in card_slots(card))
    return mask & ~(1 << banished_slot(card)) if banished else mask
