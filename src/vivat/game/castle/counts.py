"""R6: The counts of a game, one for each coronation, folded from what everybody was told."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from msgspec import Struct

from vivat.game.castle.event import CastleEvent
from vivat.game.castle.standings import Standing, make_standings
from vivat.rules.castle.characters import JESTER, card_slots
from vivat.rules.castle.places import BESIDE_BOARD, BESIDE_THRONE, JESTER_FLOOR, TOP_FLOOR
from vivat.rules.castle.state import EMISSARY, Params
from vivat.rules.log import EVERYONE


class CountRow(Struct, frozen=True, gc=False):
    """What one player (or the Emissary) scored in one count."""

    player: int
    """Who scored, from 0; EMISSARY for the Emissary."""
    card: int
    """The player's Favourites card, from 0."""
    favourites: tuple[tuple[int, int, int], ...]
    """(character, place, points) for each Favourite that counts."""
    points: int
    """The Favourites' points together; 0 when only Ambitions were counted (R10.4)."""
    ambition: int | None
    """The Ambition card that was shown, from 0; None without one."""
    ambition_points: int
    """What the Ambition brought."""
    zero_bonus: int
    """The points for nothing in the last round (R6.4); else 0."""
    total: int
    """What the marker moved by; with a shared pawn, the team's lower total (R11.5)."""
    score: int
    """The player's score afterwards."""


class Count(Struct, frozen=True, gc=False):
    """One coronation and what it brought everybody."""

    round: int
    """The round, from 0."""
    king: int
    """The character who was crowned."""
    seat: int
    """The seat that brought the King."""
    rows: tuple[CountRow, ...]
    """One row for each player, and one for the Emissary where he plays."""
    standings: tuple[Standing, ...]
    """How all stand afterwards, by points, the best first."""


@dataclass(slots=True)
class CountKeeper:
    """R13.2: Folds public events into counts; it knows nothing that a spectator does not."""

    params: Params
    counts: list[Count] = field(default_factory=list)
    _round: int = 0
    _king: int = 0
    _seat: int = 0
    _place: list[int] = field(default_factory=list)
    _cards: dict[int, int] = field(default_factory=dict)
    _drafts: dict[int, dict[str, int | None]] = field(default_factory=dict)
    _rows: list[CountRow] = field(default_factory=list)

    def copy(self) -> "CountKeeper":
        """Goes on by itself; what is counted already is never changed."""
        return CountKeeper(
            self.params,
            self.counts[:],
            self._round,
            self._king,
            self._seat,
            self._place[:],
            self._cards.copy(),
            {player: draft.copy() for player, draft in self._drafts.items()},
            self._rows[:],
        )

    def hear(self, events: Iterable[CastleEvent]) -> None:
        """Take in the events of one step, in order."""
        for event in events:
            if event.audience & EVERYONE:
                self._hear(event)
        self._close()

    def _hear(self, event: CastleEvent) -> None:
        kind = event.kind
        if kind == "round-begins":
            self._close()
            self._round = event.round or 0
            self._place = [BESIDE_BOARD] * self.params.characters
            if self.params.characters > JESTER:
                self._place[JESTER] = JESTER_FLOOR
            self._cards = {player: card for player, card in self._cards.items() if player == EMISSARY}
        elif event.character is not None and event.place is not None:
            self._place[event.character] = event.place
        elif kind == "cancelled" and event.character is not None:
            self._place[event.character] = TOP_FLOOR
        elif kind == "crowned" and event.character is not None and event.seat is not None:
            self._king, self._seat = event.character, event.seat
        elif kind == "awaits-partner" and event.character is not None:
            self._close()
            self._place[event.character] = BESIDE_THRONE
        elif event.player is not None:
            self._hear_of_player(event, event.player)

    def _hear_of_player(self, event: CastleEvent, player: int) -> None:
        if event.card is not None:
            self._cards[player] = event.card
        elif event.kind == "scored":
            self._drafts[player] = {"points": event.points}
        elif event.kind == "ambition-shown":
            draft = self._drafts.setdefault(player, {})
            draft.update(ambition=event.ambition, ambition_points=event.points)
        elif event.kind == "zero-bonus":
            self._drafts[player]["zero_bonus"] = event.points
        elif event.kind == "marker-moved":
            self._add_row(player, event.points or 0, event.score or 0)

    def _add_row(self, player: int, total: int, score: int) -> None:
        draft = self._drafts.pop(player, {})
        card = self._cards[player]
        worth = self.params.worth_upside_down if self._king == JESTER else self.params.worth
        favourites = tuple(
            (slot, self._place[slot], worth[self._place[slot]])
            for slot in card_slots(card)
            if self.params.favourites[card] >> slot & 1 and "points" in draft
        )
        self._rows.append(
            CountRow(
                player,
                card,
                favourites,
                draft.get("points") or 0,
                draft.get("ambition"),
                draft.get("ambition_points") or 0,
                draft.get("zero_bonus") or 0,
                total,
                score,
            )
        )

    def _close(self) -> None:
        if self._rows:
            scores = {row.player: row.score for row in self._rows}
            standings = make_standings(
                self.params, [scores[player] for player in range(self.params.players)], scores.get(EMISSARY)
            )
            self.counts.append(Count(self._round, self._king, self._seat, tuple(self._rows), standings))
            self._rows = []
