"""R9: The variant of the Emissary of the Empire."""

from vivat.rules.castle.actions import NO, STOMACHACHE, YES
from vivat.rules.castle.reasons import LEGAL, NOT_IN_THE_PILE
from vivat.rules.castle.state import EMISSARY, EMISSARY_SEAT, NOBODY, Params, State


def give_emissary_cards(p: Params, s: State) -> None:
    """R9.1: The Emissary's pile holds what a seat holds, and is shuffled anew each round."""
    s.nos[EMISSARY_SEAT] = p.no_cards
    s.aches[EMISSARY_SEAT] = p.stomachaches
    s.card[EMISSARY] = NOBODY


def emissary_draws(p: Params, s: State) -> bool:
    """R9.2: He votes Yes for his own Favourites without a card, and draws for anybody else."""
    return p.emissary == 1 and p.favourites[s.card[EMISSARY]] >> s.candidate & 1 == 0


def pile_count(s: State, vote: int) -> int:
    """R9.2: One Yes, which always goes back, and whatever he has not lost."""
    if vote == NO:
        return s.nos[EMISSARY_SEAT]
    if vote == STOMACHACHE:
        return s.aches[EMISSARY_SEAT]
    return 1


def refuse_draw(s: State, vote: int) -> int:
    """R9.2: Only what is in the pile can be drawn."""
    if pile_count(s, vote) == 0:
        return NOT_IN_THE_PILE
    return LEGAL


def spend_drawn(s: State) -> None:
    """R9.2: A No or Stomachache of his is lost as anybody's is; a Yes is shuffled back."""
    if s.drawn == NO:
        s.nos[EMISSARY_SEAT] -= 1
    if s.drawn == STOMACHACHE:
        s.aches[EMISSARY_SEAT] -= 1


def emissary_vote(s: State) -> int:
    """R9.2: The Emissary votes with the card drawn for him, if it is a No or a Stomachache, and else Yes."""
    if s.drawn == NO or s.drawn == STOMACHACHE:
        return s.drawn
    return YES
