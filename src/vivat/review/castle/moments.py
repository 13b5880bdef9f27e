"""The moments of a castle game at which somebody decides, each with what every seat knew then."""

from collections.abc import Iterator
from dataclasses import dataclass

from vivat.game import CastleAction, CastleGame, CastleObservation, Viewer


@dataclass(frozen=True, slots=True)
class MadeDecision:
    """One decision of a moment."""

    move: int
    """The number of its action in the record."""
    seat: int
    observation: CastleObservation
    """What whoever decided knew, and could do."""
    action: CastleAction
    """What was done."""


@dataclass(frozen=True, slots=True)
class CastleMoment:
    """One point in a game: somebody is to place, climb or keep an Ambition, or all are to vote."""

    move: int
    """How many actions had been played."""
    observations: tuple[CastleObservation, ...]
    """By seat, what it knew."""
    decided: tuple[MadeDecision, ...]
    """What was then decided; in an election a ballot of each seat."""
    cards: tuple[int, ...]
    """By player, the true Favourites card: for the curve of truth alone."""
    offered: tuple[tuple[int, ...], ...]
    """By player, the Ambition cards that it was offered."""
    kept: tuple[int | None, ...]
    """By player, the Ambition that it kept."""


def moments(final: CastleGame) -> Iterator[CastleMoment]:
    """R13.1: Every moment of a game at which players decide, from the first one on."""
    actions = final.actions
    game = CastleGame(final.options)
    at = 0
    while at < len(actions):
        if game.to_act is None:
            game.play(actions[at])
            at += 1
            continue
        asked = [Viewer.seat(seat) for seat in game.polled] or [game.deciding or Viewer.seat(game.to_act)]
        seats = range(len(final.options.seat_names))
        decided = tuple(
            MadeDecision(at + number, game.observe(viewer).my_seat or 0, game.observe(viewer), actions[at + number])
            for number, viewer in enumerate(asked)
            if at + number < len(actions)
        )
        yield CastleMoment(at, tuple(game.observe(seat) for seat in seats), decided, *secrets(game))
        for each in decided:
            game.play(each.action)
        at += len(decided)


def secrets(game: CastleGame) -> tuple[tuple[int, ...], tuple[tuple[int, ...], ...], tuple[int | None, ...]]:
    """R2.3, R8.1: By player, the Favourites card, the Ambitions that were offered, and the one that was kept."""
    players = range(len(game.options.names))
    cards, kept = dict[int, int](), dict[int, int]()
    offered: dict[int, list[int]] = {each: [] for each in players}
    for event in game.events:
        player = event.player
        if event.kind == "round-begins":
            kept.clear()
            offered = {each: [] for each in players}
        elif player is None or player not in players:
            continue
        elif event.kind == "favourites-dealt" and event.card is not None:
            cards[player] = event.card
        elif event.kind == "ambition-offered" and event.ambition is not None:
            offered[player].append(event.ambition)
        elif event.kind == "ambition-kept" and event.ambition is not None:
            kept[player] = event.ambition
    return (
        tuple(cards[each] for each in players),
        tuple(tuple(offered[each]) for each in players),
        tuple(kept.get(each) for each in players),
    )
