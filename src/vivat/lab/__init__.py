"""The lab: bots play many games, and what comes of them is counted. Its studies are commands too: `vivat lab --help`.

A study is made with its parameters by name, carried out, and reports what it found.
"""

from typing import TYPE_CHECKING

from vivat.exports import imported_when_used

if TYPE_CHECKING:
    from vivat.fast.families import play_random_games
    from vivat.lab.castle.exploit import Exploit
    from vivat.lab.castle.leak import Leak
    from vivat.lab.report import DataTable, Picture, Report, write_report
    from vivat.lab.runner import Ending, carry_out
    from vivat.lab.studies.balance import Balance
    from vivat.lab.studies.calibrate import Calibrate
    from vivat.lab.studies.compare import Compare
    from vivat.lab.studies.duel import Duel
    from vivat.lab.studies.honesty import Honesty
    from vivat.lab.studies.ladder import Ladder
    from vivat.lab.studies.roles import Roles
    from vivat.lab.studies.simulate import Simulate
    from vivat.lab.studies.strength import Strength
    from vivat.lab.study import Stage, Study

__all__ = [
    "Balance",
    "Calibrate",
    "Compare",
    "DataTable",
    "Duel",
    "Ending",
    "Exploit",
    "Honesty",
    "Ladder",
    "Leak",
    "Picture",
    "Report",
    "Roles",
    "Simulate",
    "Stage",
    "Strength",
    "Study",
    "carry_out",
    "play_random_games",
    "write_report",
]

STUDIES = {
    "Simulate": ("vivat.lab.studies.simulate", "lengths, scores, elections, seats and roles of many games"),
    "Compare": ("vivat.lab.studies.compare", "the book's rules and yours side by side, with the same deals"),
    "Duel": ("vivat.lab.studies.duel", "who wins more, in duplicate deals with every seat for everybody"),
    "Ladder": ("vivat.lab.studies.ladder", "ratings, and who beats whom, when every two meet"),
    "Strength": ("vivat.lab.studies.strength", "each bot alone against a table of another, from every seat"),
    "Balance": ("vivat.lab.studies.balance", "search for house rules, or a role sheet, with equal chances"),
    "Roles": ("vivat.lab.studies.roles", "how often each role of intrigue wins, at tables of several sizes"),
    "Calibrate": ("vivat.lab.studies.calibrate", "how good beliefs are, about Favourites or about roles and hands"),
    "Exploit": ("vivat.lab.castle.exploit", "castle games: how much somebody wins who has studied a bot"),
    "Leak": ("vivat.lab.castle.leak", "castle games: how much a bot gives away of its Favourites"),
    "Honesty": ("vivat.lab.studies.honesty", "can reviews be believed: chances, planted blunders, two seeds"),
}
"""By class its module, and what the help says of its command: it has the name of the class, and its flags are the
parameters. What a type checker is told above is compared with this by a test."""

if not TYPE_CHECKING:  # a type checker knows the names above, and no others
    __getattr__, __dir__ = imported_when_used(
        __name__,
        {
            "vivat.fast.families": ["play_random_games"],
            "vivat.lab.report": ["DataTable", "Picture", "Report", "write_report"],
            "vivat.lab.runner": ["Ending", "carry_out"],
            "vivat.lab.study": ["Stage", "Study"],
            **{module: [name] for name, (module, _) in STUDIES.items()},
        },
    )
