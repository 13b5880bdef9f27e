"""S9: From what people have decided to the options of a game of intrigue."""

from vivat.game.errors import ImpossibleOptions, Refusal
from vivat.game.intrigue.options import EDITION, OPTIONS, USUAL_SCENARIO, IntrigueOptions
from vivat.game.intrigue.session import session_problems
from vivat.game.intrigue.sheet import Scenario, default_sheet, scenarios
from vivat.game.option import plain_values
from vivat.game.setup import GameSetup, TableSize


def intrigue_options(setup: GameSetup) -> IntrigueOptions:
    """The options, checked; ImpossibleOptions says why not, also of a session."""
    for seat in setup.seats:
        if len(seat) > 1:
            raise ImpossibleOptions(Refusal("options-no-teams", "S2.1", {"names": " + ".join(seat)}))
    names = [name for (name,) in setup.seats]
    options = IntrigueOptions.make(setup.scenario, names, sheet=setup.sheet, **setup.values)
    for problem in session_problems(options.scenario, setup.session_points, setup.reduction):
        raise ImpossibleOptions(problem)
    return options


def intrigue_setup(options: IntrigueOptions) -> GameSetup:
    """What `intrigue_options` makes these options of again, but for roles that a session has put aside."""
    scenario = options.scenario
    shipped = scenarios().get(scenario.key) == scenario
    return GameSetup(
        EDITION,
        options.seats,
        plain_values(options, OPTIONS),
        scenario.key if shipped else scenario,
        None if options.sheet == default_sheet() else options.sheet,
    )


def intrigue_size(_: str, scenario: Scenario | None) -> TableSize:
    """S9.1: For how many players a scenario is, or the usual one."""
    scenario = scenario or scenarios()[USUAL_SCENARIO]
    return TableSize(scenario.name, scenario.fewest, scenario.most, teams=False)
