"""What became of a notice that was sent."""

from typing import Literal

Outcome = Literal["sent", "failed", "gone"]
"""Gone: nothing can ever be sent there again."""
