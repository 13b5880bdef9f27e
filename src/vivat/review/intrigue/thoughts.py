"""What a bot of the card game thought, worked out again: its choice, the values it compared, the likely roles."""

from random import Random

from vivat.bots import make_bot
from vivat.bots.intrigue.levels import CHANCELLOR, KING
from vivat.bots.intrigue.search_player import SEARCHED, SECOND_THOUGHTS, begins_trade, turn_priors
from vivat.bots.intrigue.steward import IntrigueSteward
from vivat.bots.intrigue.turn import Turn
from vivat.bots.levels import simulations_in
from vivat.bots.thought import Thought, Weighed, Why, by_value
from vivat.game import IntrigueAction, IntrigueObservation
from vivat.search.intrigue.evidence import Evidence
from vivat.search.intrigue.hints import RULES_OF_THUMB, Hints
from vivat.search.intrigue.role_beliefs import RoleBeliefs
from vivat.search.intrigue.searcher import search_intrigue
from vivat.search.models import intrigue_hints


def think_again(observation: IntrigueObservation, name: str, seed: int) -> Thought:
    """What the bot of a name with this seed thinks of an observation."""
    chosen: IntrigueAction = make_bot(name, seed).act(observation)
    if name == "random":
        return Thought(chosen, "drawn")
    simulations = {"chancellor": CHANCELLOR, "king": KING}.get(name) or simulations_in(name)
    hints = intrigue_hints() if simulations and name != "chancellor" else RULES_OF_THUMB
    roles = RoleBeliefs(observation, Evidence(observation), hints).role_chances
    beliefs = tuple(map(tuple, roles))
    if simulations is not None:
        own = Random(seed).getrandbits(63)  # noqa: S311
        usual: IntrigueAction = IntrigueSteward(Random(own), hints).act(observation)  # noqa: S311
        searched = observation.phase in SEARCHED and not begins_trade(usual) and usual.verb != "investigate"
        weighed = searched_values(observation, usual, own, simulations, hints) if searched else ()
        return Thought(chosen, "steward" if chosen == usual else "overruled", "chance", weighed, beliefs)
    weighed = turn_values(observation, hints)
    best: Why = "overlooked" if name == "page" and weighed and weighed[0].action != chosen else "best"
    return Thought(chosen, best, "gold", weighed, beliefs)


def turn_values(observation: IntrigueObservation, hints: Hints) -> tuple[Weighed, ...]:
    """S3.3: What each action of a turn brings in a steward's eyes, in gold; nothing where it compares otherwise."""
    if observation.phase != "act":
        return ()
    turn = Turn(observation, Random(0), hints)  # noqa: S311
    return by_value({each: 0.0 if each.verb == "pass" else turn.value(each) for each in observation.legal})


def searched_values(
    observation: IntrigueObservation, usual: IntrigueAction, seed: int, simulations: int, hints: Hints
) -> tuple[Weighed, ...]:
    """The chances that a search player found for what it tried."""
    priors = {each.code: SECOND_THOUGHTS for each in observation.legal if not begins_trade(each)} | {usual.code: 1.0}
    if observation.phase == "act":
        priors = turn_priors(observation, seed, hints)
    found = search_intrigue(observation, priors, seed, simulations=simulations, hints=hints)
    return by_value({each.action: each.chance for each in found.choices if each.visits})
