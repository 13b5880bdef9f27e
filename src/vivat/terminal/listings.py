"""`vivat editions` and `vivat rules`: what can be played, and by which rules."""

from argparse import Namespace

from vivat.game.intrigue.options import EDITION as INTRIGUE
from vivat.game.intrigue.sheet import Scenario, scenarios
from vivat.game.option_table import options_of
from vivat.rules.castle.editions import EDITIONS, Edition
from vivat.terminal.game_request import players_of
from vivat.terminal.open_screen import open_screen
from vivat.terminal.prompt import show_rules
from vivat.words import Words


def editions(flags: Namespace, words: Words) -> int:
    """The table of editions: key, title, players, options, variants."""
    screen = open_screen(words, plain=flags.plain)
    heads = [words.say(f"editions-{head}") for head in ("key", "title", "players", "options", "variants")]
    rows = [
        [
            edition.key,
            edition.title,
            words.say(
                "editions-seats", fewest=edition.fewest_seats, most=edition.most_seats, teams=int(edition.variants)
            ),
            castle_flags(words, edition, variants=False),
            castle_flags(words, edition, variants=True),
        ]
        for edition in EDITIONS.values()
    ]
    rows.append(intrigue_row(words))
    screen.show(screen.drawing.grid(heads, rows))
    screen.show(screen.drawing.lines("", [words.say("editions-scenarios")]))
    heads = [words.say(f"editions-{head}") for head in ("key", "title", "players", "about")]
    screen.show(screen.drawing.grid(heads, [scenario_row(words, scenario) for scenario in scenarios().values()]))
    screen.show(screen.drawing.note(words.say("editions-hint")))
    return 0


def intrigue_row(words: Words) -> list[str]:
    """The card game of secret roles."""
    scenario = scenarios()["base"]
    players = words.say("editions-seats", fewest=scenario.fewest, most=scenario.most, teams=0)
    options, variants = (", ".join(flag_names(INTRIGUE, variants=variants)) for variants in (False, True))
    return [INTRIGUE, scenario.name, players, options, variants]


def scenario_row(words: Words, scenario: Scenario) -> list[str]:
    """A scenario with its players, and what is special about it."""
    players = words.say("scenario-players", **players_of(scenario))
    return [scenario.key, scenario.name, players, words.say(f"scenario-{scenario.key}")]


def castle_flags(words: Words, edition: Edition, *, variants: bool) -> str:
    """The flags of an edition's options, or of its variants, teams among them."""
    names = flag_names(edition.key, variants=variants)
    if variants and edition.variants:
        names.append(words.say("editions-teams"))
    return ", ".join(names) or words.say("none")


def flag_names(game: str, *, variants: bool) -> list[str]:
    """The flags of a game's options, or of its variants; what is asked at every table is not among them."""
    chosen = [option for option in options_of(game) if option.kind != "seat" and not option.edition_defaults]
    return list(dict.fromkeys(f"--{option.word}" for option in chosen if option.variant == variants))


def rules(flags: Namespace, words: Words) -> int:
    """An article of the rulebook, a chapter, all with a word, or the list."""
    show_rules(open_screen(words, plain=flags.plain), " ".join(flags.article))
    return 0
