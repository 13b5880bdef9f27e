"""The page of a study: no column of a table is cut off, and the page is no wider than the screen."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from vivat.lab.report import DataTable, Report, write_report
from vivat.lab.shares import WinCount
from vivat.lab.studies.balance import Trial, show_chances

NARROW = 600
"""On a phone a table of seven columns can be moved sideways; the page cannot."""
CUT = "() => [...document.querySelectorAll('.wide')].filter(each => each.scrollWidth > each.clientWidth + 1).length"
WIDER = "() => document.documentElement.scrollWidth > document.documentElement.clientWidth"


@pytest.mark.parametrize("width", [1400, 1100, 800, 420])
def test_no_column_is_cut_off(width: int, browser: Browser, tmp_path: Path) -> None:
    """The tables of a walk of `vivat lab balance`, whose last column was cut off at 1,100 px."""
    report = Report("More even chances", "Some words.")
    rules = ", ".join(
        f"win_counts.{role}.{suit}=4" for role in ("merchant", "politician") for suit in ("gold", "might")
    )
    columns = [("step", ",d"), ("uneven", ".1%"), ("rules", "")]
    report.add(DataTable("steps", "The walk", columns, [(0, 0.144, "–"), (1, 0.02, rules)]))
    trial = Trial({}, [WinCount(role, 250, 1_000) for role in ("investigator", "crime-lord", "king")])
    show_chances(report, "role", trial, trial)
    page = browser.new_page(viewport={"width": width, "height": 900})
    page.goto(write_report(tmp_path, report).as_uri())
    assert page.locator("table").count() == 2
    assert page.evaluate(CUT) == 0 or width < NARROW
    assert not page.evaluate(WIDER)
    page.close()
