"""What holds after every step of every castle game that can be played."""

from collections import Counter
from collections.abc import Iterable

from vivat.game.castle.event import CastleEvent
from vivat.rules.castle.characters import JESTER
from vivat.rules.castle.places import BESIDE_BOARD, WC_3, WC_4
from vivat.rules.castle.play import is_over
from vivat.rules.castle.state import EMISSARY_SEAT, PLACE, PLACES, Params, State


class Watch:
    """One game: its positions, and the vote cards that were shown in this round."""

    def __init__(self, p: Params, s: State) -> None:
        self.p, self.s = p, s
        self.shown: Counter[tuple[int | None, int | None]] = Counter()

    def look(self, events: Iterable[CastleEvent]) -> None:
        """The position now, and what was told since the last look."""
        for event in events:
            if event.kind == "round-begins":
                self.shown.clear()
            elif event.kind == "revealed":
                self.shown[event.seat, event.vote] += 1
            elif event.kind == "emissary-voted":
                self.shown[EMISSARY_SEAT, event.vote] += 1
        check_position(self.p, self.s)
        self.check_vote_cards()

    def check_vote_cards(self) -> None:
        """R2.4: Cards left and cards shown in this round add up to the cards dealt."""
        p, s = self.p, self.s
        for seat in (*range(p.seats), *(EMISSARY_SEAT,) * p.emissary):
            assert s.nos[seat] >= 0
            assert s.aches[seat] >= 0
            assert s.nos[seat] + self.shown[seat, 1] == p.no_cards
            assert s.aches[seat] + self.shown[seat, 2] == p.stomachaches


def check_position(p: Params, s: State) -> None:
    """R1, R2: Characters and scores."""
    # Each character is in one place, and the counts agree.
    places = s.place[: p.characters]
    assert [places.count(place) for place in range(PLACES)] == s.occupants
    # No floor above its limit; floor 0 may hold one more if the Jester fell there (R1.3).
    assert max(s.occupants[1:6]) <= p.floor_limit
    assert s.occupants[0] <= p.floor_limit + int(p.characters > JESTER and s.place[JESTER] == 0)
    assert s.occupants[WC_3] <= 1
    assert s.occupants[WC_4] <= 1
    if s.phase > PLACE and not is_over(s):
        assert s.occupants[BESIDE_BOARD] == 0
    assert min(s.score[: p.players]) >= 0
    assert is_over(s) == bool(s.winners)
