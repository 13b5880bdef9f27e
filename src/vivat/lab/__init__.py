"""The lab: bots play many games, and what comes of them is counted. Its studies are commands: `vivat lab --help`."""

from typing import TYPE_CHECKING

from vivat.exports import imported_when_used

if TYPE_CHECKING:
    from vivat.lab.duel import Contest, hold_contest
    from vivat.lab.report import DataTable, Figure, write_report

__all__ = ["Contest", "DataTable", "Figure", "hold_contest", "write_report"]

if not TYPE_CHECKING:  # a type checker knows the names above, and no others
    __getattr__, __dir__ = imported_when_used(
        __name__,
        {
            "vivat.lab.duel": ["Contest", "hold_contest"],
            "vivat.lab.report": ["DataTable", "Figure", "write_report"],
        },
    )
