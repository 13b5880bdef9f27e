"""What the bots of a finished game thought: each decision is made again, with the seed that it had.

A record has the secret that seeds come from only when it is written after the end. A thought is told if the bot decides
again as it did; a bot of another version, or one of somebody's own, may not.
"""

from collections.abc import Callable

from vivat.bots import BOTS, make_bot
from vivat.bots.levels import simulations_in
from vivat.bots.thought import Thought
from vivat.game import GameRecord
from vivat.review.decisions import AskedDecision, decisions_of
from vivat.review.families import PARTS, ReviewFamily
from vivat.review.review import Believed, BotThought, WeighedChoice
from vivat.table.bot_decision import KEEPER, decision_seed
from vivat.table.encoded import encode_action
from vivat.table.record_tags import bot_seed_in, bots_in

MOST_CHOICES = 4
"""Of those that a bot weighed, so many are told, and the one that it took."""
MOST_BELIEFS = 3
"""Of each opponent."""
LEAST_BELIEF = 0.1


def bot_thoughts(
    record: GameRecord, advance: Callable[[float], None], check: Callable[[], None]
) -> tuple[BotThought, ...]:
    """What the bots thought at every decision with a choice, in the order of the record; `check` may raise."""
    secret, bots, family = bot_seed_in(record), bots_in(record), PARTS[record.options.family]
    if secret is None or not bots:
        return ()
    found = []
    for asked in decisions_of(record.game()):
        advance(asked.move / len(record.actions))
        check()
        if asked.seat not in bots or len(asked.observation.legal) == 1:
            continue
        seed = decision_seed(secret, asked.begun, asked.seat)
        for name in dict.fromkeys((bots[asked.seat], KEEPER)):  # a steward decides where a search is not compiled yet
            thought = think_again(name, seed, asked)
            if thought is not None:
                found.append(told(family, name, thought, asked))
                break
    return tuple(found)


def think_again(name: str, seed: int, asked: AskedDecision) -> Thought | None:
    """What the bot of a name thought; None if it would do something else, or cannot tell.

    A record is data: a name that is a file is none here.
    """
    if name not in BOTS and simulations_in(name) is None:
        return None
    thought = make_bot(name, seed).think(asked.observation)
    return thought if thought is not None and thought.action == asked.action else None


def told(family: ReviewFamily, name: str, thought: Thought, asked: AskedDecision) -> BotThought:
    """A thought as it is told: the best choices, and what seemed likeliest of everybody."""
    best = [
        each for number, each in enumerate(thought.weighed) if number < MOST_CHOICES or each.action == thought.action
    ]
    choices = tuple(
        WeighedChoice(each.action.code, each.action.text, encode_action(each.action), round(each.value, 3))
        for each in best
    )
    beliefs = []
    for player in family.unknown_players(asked.observation):
        chances = sorted(enumerate(thought.beliefs[player] if thought.beliefs else ()), key=lambda each: -each[1])
        beliefs += [
            Believed(player, round(chance, 3), **{family.believed: thing})
            for thing, chance in chances[:MOST_BELIEFS]
            if chance >= LEAST_BELIEF
        ]
    return BotThought(
        asked.move,
        asked.seat,
        name,
        asked.action.code,
        asked.action.text,
        encode_action(asked.action),
        thought.why,
        thought.unit,
        choices,
        tuple(beliefs),
        thought.overlooked,
        simulations_in(name),
    )
