"""What a bot of the card game thought, worked out again: its choice, the values it compared, the likely roles."""

from random import Random

from vivat.bots import make_bot
from vivat.bots.intrigue.levels import CHANCELLOR, CHANCELLOR_LOOKAHEAD, KING
from vivat.bots.intrigue.search_player import LOOKAHEAD
from vivat.bots.intrigue.steward import IntrigueSteward
from vivat.bots.levels import simulations_in
from vivat.bots.thought import Thought, Weighed, Why, by_value
from vivat.game import IntrigueAction, IntrigueObservation
from vivat.search.intrigue.hints import RULES_OF_THUMB, Hints
from vivat.search.intrigue.observed import believed, roles_of, steward_priors, weighed_up
from vivat.search.intrigue.searcher import search_intrigue
from vivat.search.models import intrigue_hints


def think_again(observation: IntrigueObservation, name: str, seed: int) -> Thought:
    """What the bot of a name with this seed thinks of an observation."""
    chosen: IntrigueAction = make_bot(name, seed).act(observation)
    if name == "random":
        return Thought(chosen, "drawn")
    simulations = {"chancellor": CHANCELLOR, "king": KING}.get(name) or simulations_in(name)
    hints = intrigue_hints() if simulations and name != "chancellor" else RULES_OF_THUMB
    inferred = believed(observation, hints)
    beliefs = tuple(tuple(roles_of(inferred, player)) for player in range(len(observation.gold)))
    if simulations is not None:
        own = Random(seed).getrandbits(63)  # noqa: S311
        usual: IntrigueAction = IntrigueSteward(Random(own), hints).act(observation)  # noqa: S311
        ahead = CHANCELLOR_LOOKAHEAD if name == "chancellor" else LOOKAHEAD
        searched = len(observation.legal) > 1
        weighed = searched_values(observation, usual, own, simulations, hints, ahead) if searched else ()
        return Thought(chosen, "steward" if chosen == usual else "overruled", "chance", weighed, beliefs)
    weighed = turn_values(observation, hints)
    best: Why = "overlooked" if name == "page" and weighed and weighed[0].action != chosen else "best"
    return Thought(chosen, best, "gold", weighed, beliefs)


def turn_values(observation: IntrigueObservation, hints: Hints) -> tuple[Weighed, ...]:
    """S3.3: What each action of a turn brings in a steward's eyes, in gold; nothing where it compares otherwise."""
    if observation.phase != "act":
        return ()
    return by_value(dict(zip(observation.legal, weighed_up(observation, hints).t.value, strict=False)))


def searched_values(
    observation: IntrigueObservation, usual: IntrigueAction, seed: int, simulations: int, hints: Hints, ahead: int
) -> tuple[Weighed, ...]:
    """The chances that a search player found for what it tried."""
    priors = steward_priors(observation, hints) | {usual.code: 1.0}
    found = search_intrigue(observation, priors, seed, simulations=simulations, hints=hints, horizon=ahead)
    return by_value({each.action: each.chance for each in found.choices if each.visits})
