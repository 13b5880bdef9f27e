"""The lab: bots play many games, and what comes of them is counted. Its studies are commands: `vivat lab --help`."""

from typing import TYPE_CHECKING

from vivat.exports import imported_when_used

if TYPE_CHECKING:
    from vivat.lab.report import DataTable, Figure, Report, write_report
    from vivat.lab.runner import carry_out
    from vivat.lab.studies.duel import Duel
    from vivat.lab.studies.simulate import Simulate
    from vivat.lab.study import Stage, Study

__all__ = ["DataTable", "Duel", "Figure", "Report", "Simulate", "Stage", "Study", "carry_out", "write_report"]

if not TYPE_CHECKING:  # a type checker knows the names above, and no others
    __getattr__, __dir__ = imported_when_used(
        __name__,
        {
            "vivat.lab.report": ["DataTable", "Figure", "Report", "write_report"],
            "vivat.lab.runner": ["carry_out"],
            "vivat.lab.studies.duel": ["Duel"],
            "vivat.lab.studies.simulate": ["Simulate"],
            "vivat.lab.study": ["Stage", "Study"],
        },
    )
