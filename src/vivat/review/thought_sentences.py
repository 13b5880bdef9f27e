"""What bots thought in the words of a language, for terminal and page."""

from collections.abc import Sequence

from vivat.review.review import BotThought, Review
from vivat.review.sentences import Sentences
from vivat.review.summary import hundredths
from vivat.words import Words


def turning_thoughts(review: Review, seats: Sequence[int]) -> list[BotThought]:
    """What the bots of these seats thought at the turning points of anybody, in the order of the game."""
    spans = {(each.move, each.until) for each in review.turning_points}
    return [
        each
        for each in review.thoughts
        if each.seat in seats and any(first <= each.move < until for first, until in spans)
    ]


def thought_heading(words: Words, sentences: Sentences, names: Sequence[str], thought: BotThought) -> str:
    """Who did what, and which bot that is."""
    if thought.simulations is None:
        bot = words.say(f"bot-{thought.bot}")
    else:
        bot = words.say("thought-of-search", simulations=thought.simulations)
    return words.say("thought-of", who=names[thought.seat], bot=bot, action=sentences.action(thought.chosen))


def thought_lines(words: Words, sentences: Sentences, thought: BotThought) -> list[str]:
    """Why it did so, what else it looked at, and what it believed of whom."""
    said = [words.say(f"thought-why-{thought.why}", count=thought.overlooked)]
    choices = [
        words.say(
            f"thought-choice-{thought.unit}",
            action=sentences.action(each.code),
            value=hundredths(each.value) if thought.unit == "chance" else round(each.value, 1),
        )
        for each in thought.choices
    ]
    if len(choices) > 1:
        said.append(words.say("thought-looked-at", choices=", ".join(choices)))
    beliefs = []
    for player in dict.fromkeys(each.player for each in thought.beliefs):
        things = [
            words.say("thought-belief-thing", thing=sentences.believed(each), chance=hundredths(each.chance))
            for each in thought.beliefs
            if each.player == player
        ]
        beliefs.append(words.say("thought-belief", who=sentences.player(player), things=", ".join(things)))
    if beliefs:
        said.append(words.say("thought-believed", beliefs="; ".join(beliefs)))
    return said
