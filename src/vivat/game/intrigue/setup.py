"""S9: From what people have decided to the options of a game of intrigue."""

from vivat.game.errors import ImpossibleOptions, Refusal
from vivat.game.intrigue.options import SCENARIO, IntrigueOptions
from vivat.game.intrigue.session import session_problems
from vivat.game.intrigue.sheet import Scenario, scenarios
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


def intrigue_size(_: str, scenario: Scenario | None) -> TableSize:
    """S9.1: For how many players a scenario is, or the usual one."""
    scenario = scenario or scenarios()[str(SCENARIO.default)]
    return TableSize(scenario.name, scenario.fewest, scenario.most, teams=False)
