"""A finished castle game, laid out for statistics."""

from collections.abc import Iterator
from functools import cached_property

from vivat.game.castle.counts import Count, CountRow
from vivat.game.castle.deed import CastleDeed, make_deeds
from vivat.game.castle.game import CastleGame
from vivat.game.castle.options import FLAGS
from vivat.results.analysis import Analysis
from vivat.results.finished_game import FinishedGame

TEAM = "option:teams"
CIRCUMSTANCES = (*(f"option:{flag.replace('_', '-')}" for flag in FLAGS), TEAM)
"""What the condition of a mark can ask of a castle game."""


class CastleAnalysis(Analysis):
    """What happened in a castle game, every secret included."""

    def __init__(self, finished: FinishedGame) -> None:
        super().__init__(finished)
        game = finished.game
        if not isinstance(game, CastleGame) or game.outcome is None:
            raise AssertionError("an analysis of a castle game is of one that is over")
        self.game = game
        self.outcome = game.outcome

    def seat(self, player: int) -> int:
        """R11.1: The seat of a player."""
        return self.game.options.params.seat_of[player]

    @cached_property
    def winners(self) -> frozenset[int]:
        """R7.1: The players of the seats that have won; R11.4: both of a team."""
        players = range(len(self.game.options.names))
        return frozenset(player for player in players if self.seat(player) in self.outcome.winners)

    @property
    def sole_winners(self) -> frozenset[int]:
        """R7.4: The players of the only seat that has won."""
        return self.winners if len(self.outcome.winners) == 1 else frozenset()

    @cached_property
    def places(self) -> tuple[int, ...]:
        """R7.1, R9.4, R11.4: The rank of each player's seat, the Emissary's counted."""
        ranks = {each.seat: each.rank for each in self.outcome.standings}
        return tuple(ranks[self.seat(player)] for player in range(len(self.game.options.names)))

    def turn(self, player: int) -> int:
        """R2.2: The seat of a player, counted from the one that began the first round."""
        begins = next(event.seat for event in self.game.events if event.kind == "round-begins")
        return (self.seat(player) - (begins or 0)) % self.game.options.params.seats + 1

    def own_circumstances(self, player: int) -> frozenset[str]:
        """R12.1: The options and variants in play, and whether the player was in a team."""
        options = self.game.options
        chosen = {f"option:{flag.replace('_', '-')}" for flag in options.chosen}
        return frozenset(chosen | {TEAM} if len(options.seats[self.seat(player)]) > 1 else chosen)

    def rows(self, player: int) -> Iterator[tuple[Count, CountRow]]:
        """R6.1: Each coronation with what it brought a player; R10.4: not what counted Ambitions alone."""
        for count in self.outcome.counts:
            yield from ((count, row) for row in count.rows if row.player == player and row.favourites)

    @cached_property
    def elections(self) -> tuple[tuple[int, CastleDeed], ...]:
        """R5: Each election with its round, counted from 0, and with all its ballots."""
        found, now = [], 0
        for deed in make_deeds(self.game.options.params, self.game.events):
            now = next((event.round for event in deed.events if event.round is not None), now)
            if deed.kind == "election":
                found.append((now, deed))
        return tuple(found)

    @cached_property
    def _cards(self) -> dict[tuple[int, int], int]:
        """R2.3: The Favourites card of each round and player."""
        found, now = {}, 0
        for event in self.game.events:
            now = now if event.round is None else event.round
            if event.kind == "favourites-dealt" and event.player is not None and event.card is not None:
                found[now, event.player] = event.card
        return found

    def is_favourite(self, character: int | None, player: int, round_: int) -> bool:
        """R1.4, R8.5: Whether a character was a Favourite of a player in a round, counted from 0."""
        return character in self.game.options.favourites(self._cards[round_, player])
