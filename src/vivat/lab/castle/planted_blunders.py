"""Votes that are certainly wrong, to see whether a review says so.

In the last round nobody else has a No or a Stomachache left, so the vote decides the match at once, and what a Yes
comes to follows from the rules and the cards alone. A No is burned on a Favourite of one's own who wins the match
whatever the others hold; a Yes loses it whatever they hold, while a search that plays on after a No finds a way to win.
"""

from collections.abc import Iterator
from random import Random

from vivat.bots.castle.steward import CastleSteward
from vivat.game import CastleGame, CastleObservation, CastleOptions, Dealer, Viewer
from vivat.review import reviewing
from vivat.review.castle.decision_value import value_decision
from vivat.review.castle.moments import MadeDecision
from vivat.review.castle.population import population
from vivat.rules.castle.actions import NO, VOTE_CODE, YES
from vivat.search.castle.beliefs import castle_beliefs
from vivat.search.castle.choice_values import value_choices
from vivat.search.castle.searcher import search_castle

WORLDS = 200
SIMULATIONS = 4000
SURE = 0.98
"""A Yes wins, or loses, for certain from so much on."""
HOPE = 0.1
"""How much worse the planted vote is, at least."""
EAGER = 0.8
"""How often whoever has a No plays it, so that soon only one seat has some."""


def planted_blunders(options: CastleOptions, seed: int) -> Iterator[MadeDecision]:
    """Every vote of one game of stewards that would be certainly wrong, as if it had been cast."""
    luck = Random(f"blunders {seed}")  # noqa: S311
    game, steward = CastleGame(options, Dealer.seeded(luck.getrandbits(63))), CastleSteward(luck)
    sparing = luck.randrange(len(options.seat_names))
    while game.deciding is not None:
        observation = game.observe(game.deciding)
        if game.polled and game.polled[0] == game.to_act == observation.crown:
            yield from blunders_of(game.observe(Viewer.seat(sparing)), len(game.actions))
        nos = [action for action in observation.legal if action.vote == NO and observation.my_seat != sparing]
        game.play(nos[0] if nos and luck.random() < EAGER else steward.act(observation))


def are_called(options: CastleOptions, seed: int) -> list[bool]:
    """Of each blunder that is planted in a game, whether a review calls it a mistake."""
    models = population(options)
    return [
        value_decision(made, models, seed, reviewing.WORLDS, lambda: None)[0].verdict == "mistake"
        for made in planted_blunders(options, seed)
    ]


def blunders_of(observation: CastleObservation, move: int) -> Iterator[MadeDecision]:
    """The vote of a seat that would be certainly wrong now, if there is one."""
    seat, p = observation.my_seat or 0, observation.options.params
    actions = {action.code: action for action in observation.legal}
    if observation.round < p.rounds or VOTE_CODE + NO not in actions:
        return
    beliefs = castle_beliefs(observation, trust=0.0)
    others = [other for other in range(p.seats) if other != seat]
    if any(beliefs.world["nos"][0, other] or beliefs.world["aches"][0, other] for other in others):
        return
    yes = float(value_choices(beliefs, seat, [VOTE_CODE + YES], WORLDS, move).values[:, 0, seat].mean())
    found = search_castle(observation, move, simulations=SIMULATIONS)
    no = next(each.chance for each in found.choices if each.action.vote == NO)
    if yes >= SURE and no <= yes - HOPE and observation.candidate in observation.my_favourites:
        yield MadeDecision(move, seat, observation, actions[VOTE_CODE + NO])
    elif yes <= 1.0 - SURE and no >= yes + HOPE:
        yield MadeDecision(move, seat, observation, actions[VOTE_CODE + YES])
