"""A whole game in text: every action, every event with its audience, and what each seat sees of it.

What everybody sees is printed once, as the spectator's; a seat's line has only what it sees beyond that.
Only what has changed since the last action is printed.
"""

import random
from pathlib import Path
from typing import Any

from vivat.game import SPECTATOR, CastleOptions, Dealer, Viewer
from vivat.game.record import AnyGame, AnyOptions, new_game
from vivat.rules.log import EVERYONE

FOLDER = Path(__file__).parent
SEED = 2024
OFTEN = ("assassinate", "accuse", "sabotage", "ally", "join", "accept")
LEFT_OUT = ("options", "viewer", "events", "counts", "dossier")


def shown(value: object) -> str:
    """A field in short: None as a dash, actions by their text."""
    if isinstance(value, tuple):
        return "(" + " ".join(shown(part) for part in value) + ")"
    if value is None:
        return "-"
    return str(value).replace(" ", "_")


def seen(observation: Any) -> dict[str, str]:
    """The fields of an observation in text."""
    return {name: shown(getattr(observation, name)) for name in observation.__struct_fields__ if name not in LEFT_OUT}


def told(event: Any) -> str:
    """An event with its fields and its audience."""
    parts = [
        f"{name}={shown(getattr(event, name))}"
        for name in event.__struct_fields__
        if name not in ("kind", "audience") and getattr(event, name) is not None
    ]
    audience = (
        "everyone"
        if event.audience & EVERYONE
        else "players " + ",".join(str(player) for player in range(16) if event.audience >> player & 1)
    )
    return " ".join([event.kind, *parts, "->", audience])


class Scribe:
    """Writes down a game as it goes."""

    def __init__(self, options: AnyOptions) -> None:
        self.viewers = [SPECTATOR, *map(Viewer.seat, range(len(options.seat_names)))]
        self.last: dict[Viewer, dict[str, str]] = {viewer: {} for viewer in self.viewers}
        self.told = 0
        self.lines: list[str] = []

    def write(self, game: AnyGame) -> None:
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


def title(options: AnyOptions) -> str:
    """What is played, by whom."""
    what = " ".join(options.chosen) if isinstance(options, CastleOptions) else options.scenario.name
    return f"# {options.edition_key}: {', '.join(options.seat_names)}. {what}".rstrip()


def choose(game: AnyGame, dealer: Dealer, source: random.Random) -> str:
    """Chance by its weights; players anything, but some things more often, so that games are short and full."""
    chances = game.chances()
    if chances:
        drawn = dealer.draw(range(len(chances)), [weight for _, weight in chances])
        return chances[drawn][0].text
    texts = [action.text for action in game.legal_actions()]
    if texts[0] == "vote yes" and source.random() < 0.5:
        return texts[0]
    telling = [text for text in texts if text.split()[0] in OFTEN]
    return source.choice(telling if telling and source.random() < 0.8 else texts)


def play_through(options: AnyOptions, seed: int = SEED) -> str:
    """A game at random, written down."""
    dealer, source = Dealer.seeded(seed), random.Random(seed)
    game = new_game(options)
    scribe = Scribe(options)
    scribe.lines.append(title(options))
    scribe.write(game)
    while not game.is_over:
        text = choose(game, dealer, source)
        game.play(text)
        scribe.lines.append(f"{len(game.actions)}. {text}")
        scribe.write(game)
    scribe.lines.append(f"# {game.outcome}")
    return "\n".join([*scribe.lines, ""])
