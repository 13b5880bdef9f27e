"""What every study of the lab is: a question with parameters, work that can be shared out, and a report.

Runner, progress, interruption, workers, cluster and files know a study only by this.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar, get_origin

from vivat.game import ImpossibleOptions, Refusal
from vivat.game.dealer import check_seed
from vivat.game.errors import check_count, shown
from vivat.game.named import USUAL_GAME
from vivat.lab.report import Report

COUNTS = ("games", "deals")
"""The parameters that say how much is played."""


class Flag(NamedTuple):
    """How a parameter is given on the command line: what is said of it, and what is written for its value."""

    help: str
    value: str = ""


SHARED_FLAGS = {
    "game": Flag("an edition, intrigue or a scenario of it; +OPTION adds to it", "NAME"),
    "seed": Flag("play the same games again"),
    "players": Flag("seats at the table"),
    "bots": Flag("who plays"),
    "rule": Flag("a house rule, such as no_cards=2 (repeat; vivat lab rules lists them)", "NAME=VALUE"),
}
"""The parameters that several studies have; a study may say more of them in its `FLAGS`."""
JobT = TypeVar("JobT")
ResultT = TypeVar("ResultT")


@dataclass(frozen=True, slots=True)
class Stage(Generic[JobT]):
    """Jobs that do not depend on one another's results, and how many units of progress they are in all."""

    jobs: Sequence[JobT]
    units: int
    title: str = ""


@dataclass(kw_only=True)
class Study(ABC, Generic[JobT, ResultT]):
    """One statistical question, the work that answers it and the report on the answer.

    Its parameters are the fields of a dataclass, named as the flags of its command; what they cannot mean is refused
    when the study is made, before anything is played. The same parameters give the same report.
    """

    UNIT: ClassVar[str] = "games"
    """What is counted while it runs: games, or deals."""
    NEEDS: ClassVar[tuple[str, ...]] = ()
    """Packages of the extra `lab` without which there is no report."""
    FLAGS: ClassVar[Mapping[str, Flag]] = {}
    """The parameters of its own; type and default are those of the field."""
    worker: ClassVar["staticmethod[[Any], Any]"]
    """The function that does a job; it runs in other processes, so it belongs to a module."""

    game: str = USUAL_GAME
    seed: int = 1

    def __post_init__(self) -> None:
        several = {each.name for each in fields(self) if get_origin(each.type) is tuple}
        for name, value in self.parameters().items():
            if name in COUNTS and value is not None:
                check_count(name, value)
            if name in several and isinstance(value, str):
                raise ImpossibleOptions(Refusal("lab-several", "", {"name": name, "given": shown(value)}))
        check_seed(self.seed)

    def prepare(self) -> None:
        """Compile what the workers call, once for all of them; nothing, if they call nothing compiled."""
        return

    @abstractmethod
    def stages(self) -> Iterator[Stage[JobT]]:
        """The work. The next stage is asked for when all results of the last one were taken."""

    @abstractmethod
    def take(self, job: JobT, result: ResultT) -> int:
        """Count the result of a job; returns how many units that was. Results come in the order of the jobs."""

    @abstractmethod
    def report(self) -> Report:
        """What was found so far, even if that is nothing."""

    def parameters(self) -> dict[str, Any]:
        """The parameters by name, as JSON can hold them."""
        given = {field.name: getattr(self, field.name) for field in fields(self) if field.init}
        return {name: str(value) if isinstance(value, Path) else value for name, value in given.items()}
