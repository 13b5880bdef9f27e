"""Fits the policies, the evaluation and the hints of the search to games of stewards; writes `search/fitted.json`.

python -m vivat.lab.fitting --games 1000 [--only hints]

What is fitted, and how, is each family's (`LabFamily.number_sets`). Opponent models of other players of the castle
games are fitted to records by `vivat lab fit`.
"""

import argparse
import json
import sys

from vivat.lab.families import PARTS
from vivat.search.models import NUMBERS


def main() -> int:
    """Play games, fit the models to them and write the numbers; returns the exit code."""
    fits = {name: fit for part in PARTS.values() for name, fit in part.number_sets().items()}
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000, help="for each set of numbers")
    parser.add_argument("--only", choices=list(fits), help="one set of numbers; the others stay")
    arguments = parser.parse_args()
    models = json.loads(NUMBERS.read_text())
    for name in [arguments.only] if arguments.only else fits:
        found = fits[name](arguments.games)
        models[found.key] = found.numbers
        sys.stdout.write(f"{name}: {found.seen}\n")
    NUMBERS.write_text(json.dumps(models) + "\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
