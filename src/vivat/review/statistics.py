"""Which choice was best and what the others give away, from values of choices on common worlds."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from vivat.review.review import Verdict

LEAST_LOSS = 0.02
"""A smaller loss is no mistake, however sure one is of it: nobody could tell it at a table."""
HALF = 0.5
"""But to lose this part of what little chance there was is one …"""
LITTLE = 0.005
"""… unless it was next to nothing."""
SURE = 2.0
"""A loss counts above so many standard errors."""
TINY = 1e-9
"""A difference below this is none."""
LEADERS = 6
"""How many choices are looked at more closely before one is called the best."""
MORE = 8
"""The worlds for two choices that are hard to tell apart, a batch, as a multiple of those for all choices."""
BATCHES = 12
"""At most so many such batches."""

Values = list[NDArray[np.float64]]
"""By model: an array by world and choice."""
Draw = Callable[[Sequence[int], int], Values]
"""Values of some choices, by number, in so many fresh worlds for each model."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """What each choice is worth against the one that was found to be best, on worlds that had no part in finding it."""

    best: int
    """The number of the best choice."""
    chances: NDArray[np.float64]
    """By choice and model."""
    behind: NDArray[np.float64]
    """By choice and model: the mean difference to the best; negative where chance says that it is better."""
    errors: NDArray[np.float64]
    """By choice and model: the standard error of that."""

    def stated(self, state: Callable[[NDArray[np.float64]], NDArray[np.float64]]) -> "Comparison":
        """The same with chances as they are stated; a difference is as many of its standard errors as before."""
        chances = state(self.chances)
        behind = chances[[self.best]] - chances
        scale = np.divide(behind, self.behind, out=np.ones(behind.shape), where=np.abs(self.behind) > TINY)
        return Comparison(self.best, chances, behind, self.errors * np.abs(scale))

    def verdict(self, chosen: int) -> Verdict:
        """Whether something else was better for certain, whatever the model."""
        if len(self.behind) == 1:
            return "forced"
        if chosen == self.best or self.behind[chosen].mean() <= 0.0:
            return "best"
        sure = bool((self.behind[chosen] > SURE * self.errors[chosen]).all())
        large = self.behind[chosen].mean() >= least_loss(float(self.chances[self.best].mean()))
        return "mistake" if sure and large else "close"


def close_to_best(compared: Comparison, order: Sequence[int]) -> int:
    """How many choices, from the first of an order on, cannot be told apart from the best."""
    close = 1
    while close < len(order) and not (compared.behind[order[close]] > SURE * compared.errors[order[close]]).all():
        close += 1
    return close


def least_loss(best: float) -> float:
    """The smallest loss that is called a mistake where the best choice has this chance."""
    return max(LITTLE, min(LEAST_LOSS, HALF * best))


def compare(draw: Draw, count: int, chosen: int, worlds: int) -> Comparison:
    """Find the best of some choices, then value all of them on fresh worlds, the chosen one more closely.

    The best is found on worlds of its own. Were it found on those by which it is judged, the luckiest of forty choices
    would be called the best, and whoever took another would have made a mistake.
    """
    best = find_best(draw, count, worlds)
    everything = draw(range(count), worlds)
    pair = [each[:, [best, chosen]] for each in everything]
    if chosen != best:
        for _ in range(BATCHES):
            if is_clear(pair):
                break
            pair = [np.concatenate(both) for both in zip(pair, draw([best, chosen], MORE * worlds), strict=True)]
    behind, errors = np.zeros((count, len(pair))), np.zeros((count, len(pair)))
    for model, values in enumerate(everything):
        behind[:, model], errors[:, model] = differences(values, best)
        behind[chosen, model], errors[chosen, model] = (each[1] for each in differences(pair[model], 0))
    top = np.array([each[:, 0].mean() for each in pair])
    return Comparison(best, np.clip(top - behind, 0.0, 1.0), behind, errors)


def find_best(draw: Draw, count: int, worlds: int) -> int:
    """The choice with the highest mean over all models: of all choices on a few worlds, of the leading ones on more."""
    if count == 1:
        return 0
    first = pooled(draw(range(count), worlds // 2))
    behind, errors = differences(first, int(first.mean(axis=0).argmax()))
    leading = [choice for choice in np.argsort(behind).tolist() if behind[choice] <= SURE * errors[choice]][:LEADERS]
    if len(leading) == 1:
        return int(leading[0])
    second = pooled(draw(leading, MORE * worlds))
    return int(leading[int(second.mean(axis=0).argmax())])


def pooled(values: Values) -> NDArray[np.float64]:
    """The values of all models one below the other; each has as many worlds."""
    return np.concatenate(values)


def differences(values: NDArray[np.float64], best: int) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """By choice, the mean of what it lacks to the best in the same world, and its standard error."""
    lacking = values[:, [best]] - values
    return lacking.mean(axis=0), lacking.std(axis=0, ddof=1) / np.sqrt(len(values))


def is_clear(pair: Values) -> bool:
    """Whether more worlds would hardly change the verdict on two choices, the best and the chosen one."""
    found = [tuple(each[1] for each in differences(values, 0)) for values in pair]
    loss = sum(mean for mean, _ in found) / len(found)
    error = float(np.sqrt(sum(error * error for _, error in found))) / len(found)
    least = least_loss(float(np.mean([values[:, 0].mean() for values in pair])))
    if loss + SURE * error < least or any(mean + SURE * error < 0.0 for mean, error in found):
        return True
    return loss - SURE * error > least and all(mean > 2.0 * SURE * error for mean, error in found)
