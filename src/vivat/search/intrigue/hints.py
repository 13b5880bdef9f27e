"""Log-likelihood ratios of roles given what a player did."""

from math import log
from typing import NamedTuple


class Hints(NamedTuple):
    """Log-likelihood ratios of a role, one for each kind of thing that its player may do or hold.

    0 says nothing either way; none is proof.
    """

    wanted: float
    """Paid for a suit of which the role needs several."""
    wanted_one: float
    """Paid for a suit of which it needs one."""
    wanted_in_vain: float
    """Paid for a suit that it has no use for."""
    wanted_gold: float
    """Asked for gold, which it hoards."""
    gave_needed: float
    """Parted with a suit that the role needs; the more it needs, the less one card says."""
    gave_spare: float
    """Parted with a suit that it has no use for."""
    declined: float
    """Declined to give a suit that it needs."""
    seized: float
    """Seized Power, of which the role needs several."""
    seized_one: float
    """Seized Power, of which it needs one."""
    seized_in_vain: float
    """Seized Power without needing it."""
    looked: float
    """Looked at a role card: hunters must."""
    looked_in_vain: float
    """Others do so when they are rich in Knowledge."""
    held: float
    """Is known to hold a card that the role needs."""
    misfit: float
    """Holds a card more or less than the role needs."""
    poised: float
    """Holds as many cards and as much gold as a role that must hold neither more nor less."""
    hoarded: float
    """Has a coin more than anybody may have, and hoards."""
    spare_coins: float
    """Has one and does not."""
    bound: float
    """Is allied, as the role must be."""
    doubt: float
    """The part of a belief that no deed can shake: anybody may do anything."""


RULES_OF_THUMB = Hints(
    wanted=log(1.9),
    wanted_one=0.0,
    wanted_in_vain=log(0.75),
    wanted_gold=0.0,
    gave_needed=log(0.6),
    gave_spare=0.0,
    declined=0.0,
    seized=log(1.8),
    seized_one=0.0,
    seized_in_vain=log(0.45),
    looked=log(1.7),
    looked_in_vain=log(0.85),
    held=0.0,
    misfit=0.0,
    poised=log(3.0),
    hoarded=0.12,
    spare_coins=-0.06,
    bound=0.0,
    doubt=0.0,
)
"""The steward's. Search players have hints that were fitted to games (`vivat.lab.fitting`)."""
HOARD = 8
"""A role that needs so much gold is a hoarder; less is a price to be paid."""
KEPT = 0.5
"""The part of somebody's unseen cards that fits the role: what does not fit was sold or traded."""
