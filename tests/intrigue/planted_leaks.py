"""Leaks of the kinds that games of secret roles have had, planted one at a time for the two-world test to catch."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from msgspec.structs import replace

from vivat.game import (
    Held,
    IntrigueEvent,
    IntrigueGame,
    IntrigueObservation,
    IntrigueOptions,
    PlayerKnowledge,
    Refusal,
    Viewer,
)
from vivat.game.intrigue import event as events
from vivat.game.intrigue import game as games
from vivat.game.intrigue.knowledge_fold import KnowledgeFold
from vivat.game.intrigue.observation import Fact, observe
from vivat.rules.intrigue import play, plots
from vivat.rules.intrigue.cards import held
from vivat.rules.intrigue.events import CARD_TAKEN
from vivat.rules.intrigue.goods import POWER, SUITS
from vivat.rules.intrigue.reasons import CARDS_MISSING, LEGAL
from vivat.rules.intrigue.state import ACT, ASK, Params, State
from vivat.rules.log import EVENT_WIDTH, Log

Plant = Callable[[pytest.MonkeyPatch], None]
Change = Callable[[IntrigueOptions, State, IntrigueObservation], dict[str, Any]]


@dataclass(frozen=True)
class PlantedLeak:
    """A fault in the gate."""

    name: str
    plant: Plant


def in_observation(change: Change) -> Plant:
    """A gate that lets something more through."""

    def plant(monkeypatch: pytest.MonkeyPatch) -> None:
        def leaky(options: IntrigueOptions, s: State, *rest: Any) -> IntrigueObservation:
            seen = observe(options, s, *rest)
            return replace(seen, **change(options, s, seen))

        monkeypatch.setattr(games, "observe", leaky)

    return plant


def audible(heard: Callable[[IntrigueEvent, Viewer], bool]) -> Plant:
    """An ear at the wrong door: some events reach viewers they are not for."""

    def plant(monkeypatch: pytest.MonkeyPatch) -> None:
        honest = events.visible_to

        def leaky(event: IntrigueEvent, viewer: Viewer) -> bool:
            return honest(event, viewer) or heard(event, viewer)

        monkeypatch.setattr(games, "visible_to", leaky)

    return plant


def public_kind(kind: str) -> Plant:
    """An event told to everybody that was for few."""
    return audible(lambda event, _: event.kind == kind)


def refusing(reason: Callable[[IntrigueGame], Refusal]) -> Plant:
    """A refusal that says too much to whoever is not asked."""

    def plant(monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(IntrigueGame, "_not_asked", lambda self, _: reason(self))

    return plant


def rule(module: Any, name: str, leaky: Callable[..., int]) -> Plant:
    """A rule that refuses by what the one who asks cannot see."""

    def plant(monkeypatch: pytest.MonkeyPatch) -> None:
        honest = getattr(module, name)
        monkeypatch.setattr(module, name, lambda *given: honest(*given) or leaky(*given))

    return plant


def property_of(name: str, value: Callable[[IntrigueGame], object]) -> Plant:
    """A public property that depends on a secret."""

    def plant(monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(IntrigueGame, name, property(value))

    return plant


def theft_that_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    """The public notice of a theft says how much Power the victim holds."""
    honest = plots.take_next_card

    def leaky(p: Params, s: State, log: Log) -> None:
        power, before = held(s, s.partner, POWER), log.count
        honest(p, s, log)
        for row in range(before, log.count):
            if log.rows[row * EVENT_WIDTH] == CARD_TAKEN:
                log.rows[row * EVENT_WIDTH + 3] = power

    monkeypatch.setattr(plots, "take_next_card", leaky)
    monkeypatch.setitem(events.KINDS, CARD_TAKEN, ("card-taken", "player", "other", "count"))


def legal_when_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """The buttons of whoever is asked appear on everybody's screen."""
    monkeypatch.setattr(IntrigueGame, "_asked_seat", lambda self, _viewer: self.to_act)


def legal_in_secret_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """The order of one's own actions depends on somebody's role."""
    honest = IntrigueGame._legal

    def leaky(self: IntrigueGame) -> list[Any]:
        return honest(self)[:: -1 if self._state.role[0] % 2 else 1]

    monkeypatch.setattr(IntrigueGame, "_legal", leaky)


def in_dossiers(change: Callable[[IntrigueGame, int, PlayerKnowledge], dict[str, Any]]) -> Plant:
    """A dossier of the player on the left that says more than its reader knows."""

    def plant(monkeypatch: pytest.MonkeyPatch) -> None:
        honest = IntrigueGame.kept_knowledge

        def leaky(self: IntrigueGame, viewer: Viewer | int) -> tuple[PlayerKnowledge, ...] | None:
            known = honest(self, viewer)
            if known is None:
                return None
            other = (self.check_viewer(viewer).index + 1) % len(known)
            return (*known[:other], replace(known[other], **change(self, other, known[other])), *known[other + 1 :])

        monkeypatch.setattr(IntrigueGame, "kept_knowledge", leaky)

    return plant


def hearing_dossiers(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is kept for a player is folded from everything that happened."""

    def leaky(self: IntrigueGame, viewer: Viewer | int) -> tuple[PlayerKnowledge, ...] | None:
        fold = KnowledgeFold(self.options, self.check_viewer(viewer).index)
        fold.add(self.events)
        return fold.players

    monkeypatch.setattr(IntrigueGame, "kept_knowledge", leaky)


def exact_cards(game: IntrigueGame, other: int, known: PlayerKnowledge) -> dict[str, Any]:
    """The bounds of a suit are those of the hand itself."""
    power = held(game._state, other, POWER)
    return {"cards": (*known.cards[:POWER], Held(power, power, power))}


def hands(o: IntrigueOptions, s: State) -> tuple[int, ...]:
    """Everybody's cards."""
    return tuple(s.hand[: len(o.names) * SUITS])


def left(o: IntrigueOptions, seen: IntrigueObservation) -> int:
    """The player to the left of the viewer."""
    return ((seen.me or 0) + 1) % len(o.names)


def first_hand(s: State) -> int:
    """A number that says which cards the first player holds."""
    return s.hand[0] + 20 * s.hand[1] + 400 * s.hand[2]


def seen_role(o: IntrigueOptions, s: State, seen: IntrigueObservation) -> dict[str, Any]:
    """The role of the player on the left, as if it had been investigated."""
    event = IntrigueEvent("role-seen", 0, player=seen.me, other=left(o, seen), role=s.role[left(o, seen)])
    return {"dossier": (*seen.dossier, Fact(0, event))}


LEAKS = (
    PlantedLeak("all roles", in_observation(lambda o, s, _: {"roles": tuple(s.role[: len(o.names)])})),
    PlantedLeak(
        "the role of the player on the left",
        in_observation(
            lambda o, s, seen: {
                "roles": tuple(s.role[i] if i == left(o, seen) else role for i, role in enumerate(seen.roles))
            }
        ),
    ),
    PlantedLeak(
        "the King's name",
        in_observation(
            lambda o, s, _: {"first": s.role[: len(o.names)].index(0) if 0 in s.role[: len(o.names)] else -1}
        ),
    ),
    PlantedLeak("somebody else's dossier", in_observation(seen_role)),
    PlantedLeak("a dossier that counts the Power of the player on the left", in_dossiers(exact_cards)),
    PlantedLeak(
        "a grid that strikes out what the player on the left is not",
        in_dossiers(lambda game, other, _: {"possible": (game._state.role[other],)}),
    ),
    PlantedLeak(
        "a dossier with a reason that tells",
        in_dossiers(lambda game, other, known: {"why": "seen" if game._state.role[other] == 0 else known.why}),
    ),
    PlantedLeak(
        "a dossier that says what was drawn",
        in_dossiers(lambda game, other, known: {"bought": (*known.bought, held(game._state, other, 0))}),
    ),
    PlantedLeak("dossiers that have heard everything", hearing_dossiers),
    PlantedLeak("all hands", in_observation(lambda o, s, _: {"hand": hands(o, s)})),
    PlantedLeak(
        "the hand on the left",
        in_observation(
            lambda o, s, seen: {"selling": tuple(s.hand[left(o, seen) * SUITS : left(o, seen) * SUITS + SUITS])}
        ),
    ),
    PlantedLeak("hand sizes by suit", in_observation(lambda o, s, _: {"hand_sizes": hands(o, s)})),
    PlantedLeak(
        "Power in hands",
        in_observation(lambda o, s, _: {"shown_power": tuple(held(s, i, POWER) for i in range(len(o.names)))}),
    ),
    PlantedLeak(
        "what is in the draw pile", in_observation(lambda _o, s, _: {"pile_size": s.pile[0] * 100 + s.pile[1]})
    ),
    PlantedLeak(
        "gold of which some is a role's",
        in_observation(
            lambda _o, s, seen: {"gold": tuple(g + 100 * (s.role[i] == 7) for i, g in enumerate(seen.gold))}
        ),
    ),
    PlantedLeak(
        "who is near to winning",
        in_observation(lambda o, s, _: {"winners": tuple(i for i in range(len(o.names)) if held(s, i, POWER) > 1)}),
    ),
    PlantedLeak(
        "the target of the player on the left", in_observation(lambda o, s, seen: {"target": s.role[left(o, seen)]})
    ),
    PlantedLeak(
        "a marker for the Assassin",
        in_observation(lambda o, s, _: {"markers": tuple(s.role[i] == 1 for i in range(len(o.names)))}),
    ),
    PlantedLeak(
        "jailed when holding Might",
        in_observation(lambda o, s, _: {"jailed": tuple(held(s, i, 0) > 0 for i in range(len(o.names)))}),
    ),
    PlantedLeak("points of a role", in_observation(lambda o, s, _: {"points": tuple(s.role[: len(o.names)])})),
    PlantedLeak(
        "a phase that knows the hand", in_observation(lambda _o, s, seen: {"phase": f"{seen.phase}-{first_hand(s)}"})
    ),
    PlantedLeak(
        "the top of the draw pile",
        in_observation(
            lambda _o, s, seen: {"discards": (*seen.discards, max(range(SUITS), key=lambda suit: s.pile[suit]))}
        ),
    ),
    PlantedLeak(
        "actions left of a role",
        in_observation(lambda _o, s, seen: {"actions_left": seen.actions_left + 10 * s.role[0]}),
    ),
    PlantedLeak("roles told to everybody", public_kind("role-dealt")),
    PlantedLeak("deals told to everybody", public_kind("card-dealt")),
    PlantedLeak("bought cards told to everybody", public_kind("card-drawn")),
    PlantedLeak("stolen cards told to everybody", public_kind("stolen-card")),
    PlantedLeak("investigated roles told to everybody", public_kind("role-seen")),
    PlantedLeak("investigated hands told to everybody", public_kind("hand-seen")),
    PlantedLeak("a spectator hears everything", audible(lambda _, viewer: viewer.kind == "spectator")),
    PlantedLeak(
        "a player hears the one on the left",
        audible(lambda event, viewer: viewer.kind == "seat" and bool(event.audience >> (viewer.index + 1) & 1)),
    ),
    PlantedLeak(
        "Power rings a bell",
        audible(lambda event, _: event.kind in ("card-drawn", "stolen-card", "card-dealt") and event.good == POWER),
    ),
    PlantedLeak("a theft that tells the Power in the hand", theft_that_tells),
    PlantedLeak("buttons of others", legal_when_not_asked),
    PlantedLeak("actions in an order that tells", legal_in_secret_order),
    PlantedLeak(
        "a refusal that counts cards", refusing(lambda game: Refusal("x", "S1", {"n": first_hand(game._state)}))
    ),
    PlantedLeak(
        "a refusal that knows a role", refusing(lambda game: Refusal("yes" if game._state.role[0] == 0 else "no", "S1"))
    ),
    PlantedLeak(
        "no bribe for a suit the other lacks",
        rule(
            play,
            "refuse_bribe",
            lambda _p, s, player: CARDS_MISSING if s.phase == ACT and held(s, player, 0) == 0 else LEGAL,
        ),
    ),
    PlantedLeak(
        "no price that the other cannot pay",
        rule(
            play,
            "refuse_asking",
            lambda s, side: (
                CARDS_MISSING if s.phase == ASK and side < SUITS and held(s, s.partner, side) == 0 else LEGAL
            ),
        ),
    ),
    PlantedLeak(
        "no alliance with an Assassin",
        rule(play, "refuse_alliance", lambda _p, s, player, _pay: CARDS_MISSING if s.role[player] == 1 else LEGAL),
    ),
    PlantedLeak(
        "no investigation of the King",
        rule(play, "refuse_investigation", lambda s, player, _pay: CARDS_MISSING if s.role[player] == 0 else LEGAL),
    ),
    PlantedLeak(
        "a decision that seems another's", property_of("deciding", lambda game: Viewer.seat(game._state.role[0] % 4))
    ),
    PlantedLeak(
        "a game that looks over",
        property_of("is_over", lambda game: game._state.phase == 16 or held(game._state, 0, POWER) > 1),
    ),
)
