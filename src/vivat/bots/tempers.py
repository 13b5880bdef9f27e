"""The tempers of bots: how much each talks, how truly, and in which manner; by its name, and by its level."""

from dataclasses import dataclass, replace

from vivat.bots.levels import FACTS, Level
from vivat.bots.remark import Topic


@dataclass(frozen=True, slots=True)
class Temper:
    """How somebody talks: how much, how truly, in which manner."""

    talks: float
    """How likely an occasion to say something is taken."""
    honest: float
    """How likely a claim is true where nothing speaks for a lie."""
    manners: tuple[float, float, float]
    """How often each wording is chosen: the plain, the courtly and the sly one."""
    fond_of: tuple[Topic, ...] = ()
    """The topics of the remarks that it prefers."""


BLUNT = Temper(0.4, 0.8, (3, 0, 1), ("warning", "threat", "grudge"))
CHATTY = Temper(0.7, 0.6, (1, 2, 2), ("claim", "thanks"))
COURTLY = Temper(0.45, 0.7, (1, 4, 1), ("thanks", "alliance", "bargain"))
SLY = Temper(0.5, 0.3, (0, 1, 3), ("claim", "denial", "warning"))
TERSE = Temper(0.25, 0.7, (4, 1, 0), ("warning",))
TOUCHY = Temper(0.55, 0.6, (2, 1, 2), ("grudge", "threat", "liar"))
EVEN = Temper(0.45, 0.6, (1, 1, 1))
"""Of whoever has no temper of their own."""

OF_NAMES = {
    "Aldo": BLUNT,
    "Benedetta": COURTLY,
    "Corvin": SLY,
    "Dorotea": TOUCHY,
    "Ermanno": TERSE,
    "Fiammetta": CHATTY,
    "Gaston": TOUCHY,
    "Hortense": COURTLY,
    "Isidoro": TERSE,
    "Jolanda": CHATTY,
    "Konrad": BLUNT,
    "Lucrezia": SLY,
    "Matthias": EVEN,
    "Ninon": CHATTY,
    "Oswald": TERSE,
    "Petronilla": TOUCHY,
    "Quirin": SLY,
}
"""The names that bots have, everywhere, more of them than there are chairs; and the temper of each."""
BOT_NAMES = tuple(OF_NAMES)


def temper_of(name: str, level: Level) -> Temper:
    """The temper of a bot with this name and level."""
    own, added = OF_NAMES.get(name, EVEN), FACTS[level]
    return replace(own, talks=min(1.0, own.talks * added.talks), honest=min(1.0, own.honest * added.honest))
