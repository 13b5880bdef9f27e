"""A whole game in text: every action, every event with its audience, and what each seat sees of it.

What everybody sees is printed once, as the spectator's; a seat's line has only what it sees beyond that.
Only what has changed since the last action is printed.
"""

import random
from dataclasses import fields
from pathlib import Path

from vivat.game import SPECTATOR, CastleEvent, CastleGame, CastleObservation, CastleOptions, Dealer, Viewer
from vivat.rules.log import EVERYONE

FOLDER = Path(__file__).parent / "castle"
SEED = 2024
LEFT_OUT = ("options", "viewer", "events", "counts")


def shown(value: object) -> str:
    """A field in short: None as a dash, actions by their text."""
    if isinstance(value, tuple):
        return "(" + " ".join(shown(part) for part in value) + ")"
    if value is None:
        return "-"
    return str(value).replace(" ", "_")


def seen(observation: CastleObservation) -> dict[str, str]:
    """The fields of an observation in text."""
    return {
        item.name: shown(getattr(observation, item.name)) for item in fields(observation) if item.name not in LEFT_OUT
    }


def told(event: CastleEvent) -> str:
    """An event with its fields and its audience."""
    parts = [
        f"{item.name}={shown(getattr(event, item.name))}"
        for item in fields(event)
        if item.name not in ("kind", "audience") and getattr(event, item.name) is not None
    ]
    audience = (
        "everyone"
        if event.audience & EVERYONE
        else "players " + ",".join(str(player) for player in range(16) if event.audience >> player & 1)
    )
    return " ".join([event.kind, *parts, "->", audience])


class Scribe:
    """Writes down a game as it goes."""

    def __init__(self, options: CastleOptions) -> None:
        self.viewers = [SPECTATOR, *map(Viewer.seat, range(len(options.seats)))]
        self.last: dict[Viewer, dict[str, str]] = {viewer: {} for viewer in self.viewers}
        self.told = 0
        self.lines: list[str] = []

    def write(self, game: CastleGame) -> None:
        """What has changed."""
        self.lines += [f"  {told(event)}" for event in game.events[self.told :]]
        self.told = len(game.events)
        public = seen(game.observe(SPECTATOR))
        for viewer in self.viewers:
            view = seen(game.observe(viewer))
            if viewer != SPECTATOR:
                view = {key: value for key, value in view.items() if value != public[key]}
            changes = [f"{key}={value}" for key, value in view.items() if self.last[viewer].get(key) != value]
            changes += [f"{key}~" for key in self.last[viewer] if key not in view]
            if changes:
                who = "all" if viewer == SPECTATOR else f"seat {viewer.index}"
                self.lines.append(f"    {who}: {' '.join(changes)}")
            self.last[viewer] = view


def play_through(options: CastleOptions, seed: int = SEED) -> str:
    """A game at random, written down."""
    dealer, source = Dealer.seeded(seed), random.Random(seed)
    game = CastleGame(options)
    scribe = Scribe(options)
    scribe.lines.append(
        f"# {options.edition_key}: {', '.join(options.seat_names)}. {' '.join(options.chosen)}".rstrip()
    )
    scribe.write(game)
    while not game.is_over:
        chances = game.chances()
        if chances:
            action = dealer.draw([chance.code for chance, _ in chances], [weight for _, weight in chances])
            chosen = next(chance for chance, _ in chances if chance.code == action)
        else:
            legal = game.legal_actions()
            # Yes more often than chance would have it, so that games stay short enough to read.
            chosen = legal[0] if legal[0].text == "vote yes" and source.random() < 0.5 else source.choice(legal)
        game.play(chosen)
        scribe.lines.append(f"{len(game.actions)}. {chosen}")
        scribe.write(game)
    scribe.lines.append(f"# {game.outcome}")
    return "\n".join([*scribe.lines, ""])
