"""Leaks of the kinds that games on the net have had, planted one at a time for the two-world test to catch."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from msgspec.structs import replace

from vivat.game import (
    CastleEvent,
    CastleGame,
    CastleObservation,
    CastleOptions,
    CastleVictory,
    Refusal,
    Viewer,
    VoteCards,
)
from vivat.game.castle import event as events
from vivat.game.castle import game as games
from vivat.game.castle.observation import observe
from vivat.rules.castle import election
from vivat.rules.castle.actions import NO, YES
from vivat.rules.castle.events import SEALED
from vivat.rules.castle.scoring import favourites_points
from vivat.rules.castle.state import NOBODY, VOTE, Params, State
from vivat.rules.log import Log, tell

Plant = Callable[[pytest.MonkeyPatch], None]


@dataclass(frozen=True)
class PlantedLeak:
    """A fault in the gate, and where it can show."""

    name: str
    plant: Plant
    shows_in: Callable[[CastleOptions], bool] = lambda _: True


def in_observation(change: Callable[[CastleOptions, State, CastleObservation], dict[str, Any]]) -> Plant:
    """A gate that lets something more through."""

    def plant(monkeypatch: pytest.MonkeyPatch) -> None:
        def leaky(options: CastleOptions, s: State, *rest: Any) -> CastleObservation:
            seen = observe(options, s, *rest)
            return replace(seen, **change(options, s, seen))

        monkeypatch.setattr(games, "observe", leaky)

    return plant


def audible(heard: Callable[[Params, CastleEvent, Viewer], bool]) -> Plant:
    """An ear at the wrong door: some events reach viewers they are not for."""

    def plant(monkeypatch: pytest.MonkeyPatch) -> None:
        honest = events.visible_to

        def leaky(p: Params, event: CastleEvent, viewer: Viewer) -> bool:
            return honest(p, event, viewer) or heard(p, event, viewer)

        monkeypatch.setattr(games, "visible_to", leaky)

    return plant


def refusing(reason: Callable[[CastleGame, Viewer], Refusal]) -> Plant:
    """A refusal that says too much."""

    def plant(monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(CastleGame, "_not_asked", reason)

    return plant


def public_kind(kind: str) -> Plant:
    """An event told to everybody that was for few."""
    return audible(lambda _p, event, _v: event.kind == kind)


def stays(method: str, value: Callable[[CastleGame], object]) -> Plant:
    """A public property that depends on a secret."""

    def plant(monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(CastleGame, method, property(value))

    return plant


def sealed_with_vote(monkeypatch: pytest.MonkeyPatch) -> None:
    """The public notice that a ballot is in carries the ballot."""

    def leaky(log: Log, kind: int, subject: int, obj: int, value: int, audience: int) -> None:
        if kind == SEALED:
            value = log.rows[(log.count - 1) * 5 + 2]
        tell(log, kind, subject, obj, value, audience)

    monkeypatch.setattr(election, "tell", leaky)
    monkeypatch.setitem(events.KINDS, SEALED, ("sealed", "seat", "", "points"))


def legal_when_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """The buttons of whoever is asked appear on everybody's screen."""
    monkeypatch.setattr(CastleGame, "_asked_seat", lambda self, _viewer: self.to_act)


def legal_in_secret_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """The order of one's own moves depends on a neighbour's card."""
    honest = CastleGame._legal

    def leaky(self: CastleGame) -> list[Any]:
        found = honest(self)
        return found[::-1] if self._state.card[0] % 2 else found

    monkeypatch.setattr(CastleGame, "_legal", leaky)


def spent_early(monkeypatch: pytest.MonkeyPatch) -> None:
    """A vote card leaves its owner's count when it is put down, not when it is shown."""

    def change(_o: CastleOptions, s: State, seen: CastleObservation) -> dict[str, Any]:
        if seen.votes_left is None:
            return {}
        left = [VoteCards(v.no - (s.ballot[seat] == NO), v.stomachache) for seat, v in enumerate(seen.votes_left)]
        return {"votes_left": tuple(left)}

    in_observation(change)(monkeypatch)


def of_team(viewer: Viewer) -> bool:
    return viewer.kind == "team"


def one_chooses_for_both(monkeypatch: pytest.MonkeyPatch) -> None:
    """A team before one screen is asked for what one of them decides alone."""
    honest = CastleGame._asked_seat

    def leaky(self: CastleGame, viewer: Viewer) -> int | None:
        return honest(self, Viewer.seat(viewer.index) if of_team(viewer) else viewer)

    monkeypatch.setattr(CastleGame, "_asked_seat", leaky)


def has_ambition(options: CastleOptions) -> bool:
    return options.ambition


def has_teams(options: CastleOptions) -> bool:
    return any(len(seat) == 2 for seat in options.seats)


def has_aids(options: CastleOptions) -> bool:
    return bool(options.memory_aids)


def next_of(options: CastleOptions, seen: CastleObservation) -> int:
    """The seat to the left of the viewer's."""
    return ((seen.my_seat or 0) + 1) % len(options.seats)


LEAKS = (
    PlantedLeak("all Favourites", in_observation(lambda o, s, _: {"cards": tuple(s.card[: len(o.names)])})),
    PlantedLeak(
        "the Favourites of the seat on the left",
        in_observation(
            lambda o, s, seen: {
                "cards": tuple(
                    s.card[player] if o.params.seat_of[player] == next_of(o, seen) else known
                    for player, known in enumerate(seen.cards)
                )
            }
        ),
    ),
    PlantedLeak(
        "Favourites shown while a vote is open",
        in_observation(lambda o, s, _: {"cards": tuple(s.card[: len(o.names)])} if s.phase == VOTE else {}),
    ),
    PlantedLeak("the deck", in_observation(lambda _o, s, seen: {"first": seen.first + 100 * (s.cards_out % 997)})),
    PlantedLeak(
        "a Favourite of others among the places",
        in_observation(
            lambda o, s, seen: {
                "places": tuple(
                    place + 100 * (o.params.favourites[s.card[0]] >> character & 1)
                    for character, place in enumerate(seen.places)
                )
            }
        ),
    ),
    PlantedLeak(
        "points that are not counted yet",
        in_observation(
            lambda o, s, seen: {
                "scores": tuple(
                    score + (favourites_points(o.params, s, player, s.king) if s.card[player] != NOBODY else 0)
                    for player, score in enumerate(seen.scores)
                )
            }
        ),
    ),
    PlantedLeak(
        "who would win now",
        in_observation(
            lambda o, s, _: {
                "victories": (
                    CastleVictory(
                        max(range(o.params.players), key=lambda player: favourites_points(o.params, s, player, s.king)),
                        "score",
                        0,
                    ),
                )
            }
        ),
    ),
    PlantedLeak(
        "all kept Ambitions",
        in_observation(lambda o, s, _: {"kept": tuple(s.kept[: len(o.names)])}),
        has_ambition,
    ),
    PlantedLeak(
        "all offered Ambitions",
        in_observation(
            lambda o, s, _: {"offered": tuple((s.offered[2 * i], s.offered[2 * i + 1]) for i in range(len(o.names)))}
        ),
        has_ambition,
    ),
    PlantedLeak(
        "the Ambition a teammate kept",
        in_observation(
            lambda o, s, seen: {
                "kept": tuple(
                    s.kept[i] if o.params.audience[seen.my_seat or 0] >> i & 1 else known
                    for i, known in enumerate(seen.kept)
                )
            }
        ),
        lambda options: options.ambition and has_teams(options),
    ),
    PlantedLeak(
        "whether an Ambition is worth much",
        in_observation(lambda o, s, _: {"round": 1 + sum(s.kept[: len(o.names)]) % 3}),
        has_ambition,
    ),
    PlantedLeak(
        "the ballot of the seat on the left", in_observation(lambda o, s, seen: {"ballot": s.ballot[next_of(o, seen)]})
    ),
    PlantedLeak(
        "ballots instead of whether they are in",
        in_observation(lambda o, s, _: {"ballots_in": tuple(s.ballot[: len(o.seats)])}),
    ),
    PlantedLeak(
        "only Yes ballots look as if they were in",
        in_observation(lambda o, s, _: {"ballots_in": tuple(v == YES for v in s.ballot[: len(o.seats)])}),
    ),
    PlantedLeak(
        "a candidate marked as lost at the first No",
        in_observation(lambda o, s, _: {"candidate": None} if NO in s.ballot[: len(o.seats)] else {}),
    ),
    PlantedLeak(
        "a crown that shines when nobody has said No",
        in_observation(
            lambda o, s, seen: (
                {"king": seen.candidate} if NO not in s.ballot[: len(o.seats)] and s.phase == VOTE else {}
            )
        ),
    ),
    PlantedLeak(
        "whose turn comes after a rejection",
        in_observation(lambda o, s, seen: {"to_act": seen.crown} if NO in s.ballot[: len(o.seats)] else {}),
    ),
    PlantedLeak("vote cards that leave when they are put down", spent_early, has_aids),
    PlantedLeak(
        "own vote cards less everybody's ballots",
        in_observation(
            lambda o, s, seen: {
                "votes": VoteCards((seen.votes.no if seen.votes else 0) - s.ballot[: len(o.seats)].count(NO), 0)
            }
        ),
    ),
    PlantedLeak(
        "how many ballots are No, as a phase",
        in_observation(
            lambda o, s, _: {"phase": f"vote {s.ballot[: len(o.seats)].count(NO)}"} if s.phase == VOTE else {}
        ),
    ),
    PlantedLeak("deals told to everybody", public_kind("favourites-dealt")),
    PlantedLeak("offers told to everybody", public_kind("ambition-offered"), has_ambition),
    PlantedLeak("choices of Ambition told to everybody", public_kind("ambition-kept"), has_ambition),
    PlantedLeak("ballots told to everybody", public_kind("ballot")),
    PlantedLeak("a spectator hears everything", audible(lambda _p, _e, viewer: viewer.kind == "spectator")),
    PlantedLeak(
        "a seat hears its neighbour",
        audible(
            lambda p, event, viewer: (
                viewer.kind == "seat" and event.audience & p.audience[(viewer.index + 1) % p.seats] != 0
            )
        ),
    ),
    PlantedLeak(
        "a player hears the teammate's Ambition",
        audible(
            lambda p, event, viewer: viewer.kind == "player" and bool(event.audience & 1 << p.teammate[viewer.index])
        ),
        lambda options: options.ambition and has_teams(options),
    ),
    PlantedLeak(
        "the Ambition of one on the screen of both",
        in_observation(lambda o, s, seen: {"kept": tuple(s.kept[: len(o.names)])} if of_team(seen.viewer) else {}),
        lambda options: options.ambition and has_teams(options),
    ),
    PlantedLeak(
        "a team hears what one of them is told",
        audible(lambda p, event, viewer: of_team(viewer) and bool(event.audience & p.audience[viewer.index])),
        lambda options: options.ambition and has_teams(options),
    ),
    PlantedLeak(
        "the two cards of one, to be chosen by both",
        one_chooses_for_both,
        lambda options: options.ambition and has_teams(options),
    ),
    PlantedLeak("a No rings a bell", audible(lambda _p, event, _v: event.kind == "ballot" and event.vote == NO)),
    PlantedLeak("sealed ballots that can be read", sealed_with_vote),
    PlantedLeak("buttons of others", legal_when_not_asked),
    PlantedLeak("moves in an order that tells", legal_in_secret_order),
    PlantedLeak(
        "a refusal that counts cards", refusing(lambda game, _: Refusal("x", "R1", {"left": sum(game._state.card)}))
    ),
    PlantedLeak(
        "a refusal that knows the ballots",
        refusing(lambda game, _: Refusal("x", "R1", {"no": game._state.ballot.count(NO)})),
    ),
    PlantedLeak(
        "a refusal that differs for rivals",
        refusing(lambda game, _: Refusal("yes" if game._state.card[0] % 3 else "no", "R1")),
    ),
    PlantedLeak(
        "a decision that seems another's", stays("deciding", lambda game: Viewer.seat(sum(game._state.card[:8]) % 2))
    ),
    PlantedLeak(
        "a game that looks over",
        stays("is_over", lambda game: game._state.phase == 8 or game._state.ballot.count(NO) > 1),
    ),
)
