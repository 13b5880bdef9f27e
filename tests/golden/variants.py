"""The games of which a playthrough and node counts are kept: each edition, option and variant, and all at once."""

from tests.intrigue.combinations import quick_sheet
from vivat.game import CastleOptions, IntrigueOptions
from vivat.game.intrigue.sheet import scenarios

TEAMS = [("Charles", "Margot"), ("Louis", "Philippe"), ("Jeanne", "Aude")]
EIGHT_TEAMS = [(f"A{seat}", f"B{seat}") for seat in range(8)]

CASTLE: dict[str, CastleOptions] = {
    "viva-il-re-3": CastleOptions.make("viva-il-re", 3),
    "viva-il-re-5": CastleOptions.make("viva-il-re", 5),
    "kingup-4": CastleOptions.make("kingup", 4),
    "kingup-6-aids": CastleOptions.make("kingup", 6, memory_aids=True, first_seat=2),
    "vive-le-roi-3": CastleOptions.make("vive-le-roi", 3),
    "vive-le-roi-6": CastleOptions.make("vive-le-roi", 6, memory_aids=False),
    "vive-le-roi-7": CastleOptions.make("vive-le-roi", 7),
    "vive-le-roi-8": CastleOptions.make("vive-le-roi", 8),
    "vive-le-roi-4-ambition": CastleOptions.make("vive-le-roi", 4, ambition=True),
    "vive-le-roi-4-banished": CastleOptions.make("vive-le-roi", 4, banished=True),
    "vive-le-roi-2-emissary": CastleOptions.make("vive-le-roi", 2, emissary=True),
    "vive-le-roi-5-emissary": CastleOptions.make("vive-le-roi", 5, emissary=True),
    "vive-le-roi-4-wedding": CastleOptions.make("vive-le-roi", 4, wedding=True),
    "vive-le-roi-teams": CastleOptions.make("vive-le-roi", TEAMS),
    "vive-le-roi-teams-and-one": CastleOptions.make("vive-le-roi", [*TEAMS, "Solo"]),
    "vive-le-roi-shared-pawn-16": CastleOptions.make("vive-le-roi", EIGHT_TEAMS, shared_pawn=True),
    "vive-le-roi-everything": CastleOptions.make(
        "vive-le-roi", TEAMS, ambition=True, banished=True, emissary=True, wedding=True, shared_pawn=True
    ),
}

PEOPLE = ("Rachel", "Simon", "Theresa", "Umberto", "Vera", "Walter", "Xenia", "Yves")


def intrigue_sizes() -> dict[str, int]:
    """Each scenario with the fewest players it allows."""
    return {key: scenario.fewest for key, scenario in scenarios().items() if key != "base"}


INTRIGUE: dict[str, IntrigueOptions] = {
    **{f"base-{n}": IntrigueOptions.make("base", PEOPLE[:n], most_rounds=6) for n in range(4, 9)},
    **{key: IntrigueOptions.make(key, PEOPLE[:n], most_rounds=6) for key, n in intrigue_sizes().items()},
    "base-6-own-sheet": IntrigueOptions.make("base", PEOPLE[:6], sheet=quick_sheet(), most_rounds=12),
    "base-8-own-sheet": IntrigueOptions.make("base", PEOPLE, sheet=quick_sheet(), most_rounds=12),
    "to-the-death-own-sheet": IntrigueOptions.make("to-the-death", PEOPLE[:4], sheet=quick_sheet(), most_rounds=12),
    "base-4-forced": IntrigueOptions.make("base", PEOPLE[:4], forced_alliances=True, first_seat=2, most_rounds=6),
}

VARIANTS: dict[str, CastleOptions | IntrigueOptions] = {
    **{f"castle/{name}": options for name, options in CASTLE.items()},
    **{f"intrigue/{name}": options for name, options in INTRIGUE.items()},
}
