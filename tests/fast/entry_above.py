"""What `test_linking` builds on its twins."""

import numpy as np
from numpy.typing import NDArray

from tests.fast.test_linking import middle, second_entry


def entry_above(counts: NDArray[np.int32]) -> int:
    """An entry point that calls another one, and a part."""
    return second_entry(counts) + middle(counts[0])
