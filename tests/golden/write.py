"""`make golden`: writes playthroughs and node counts anew. Read the diff, and say in the commit why it changed."""

import json

from tests.golden.nodes import FILE, node_counts
from tests.golden.playthrough import FOLDER, play_through
from tests.golden.variants import VARIANTS


def main() -> None:
    """Write everything."""
    for old in FOLDER.glob("*/*.txt"):
        old.unlink()
    for name, options in VARIANTS.items():
        path = FOLDER / f"{name}.txt"
        path.parent.mkdir(exist_ok=True)
        path.write_text(play_through(options), encoding="utf-8")
    counts = {name: node_counts(options) for name, options in VARIANTS.items()}
    lines = [f'  "{name}": {json.dumps(values)}' for name, values in counts.items()]
    FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
