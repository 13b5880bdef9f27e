"""The adapters' part of `vivat bench`, in a process of its own: what it needs it must fetch itself."""

import json
import subprocess
import sys

MEASURE = """
import json
from vivat.adapters.bench import figures
print(json.dumps({figure.key: figure.measure(0.05) for figure in figures() if figure.group == "adapters"}))
"""


def test_the_bench_measures_every_adapter() -> None:
    ran = subprocess.run([sys.executable, "-c", MEASURE], capture_output=True, text=True, check=True)
    figures = json.loads(ran.stdout)
    assert set(figures) == {
        "vector_kingup_steps_per_s",
        "vector_intrigue_steps_per_s",
        "openspiel_decisions_per_s",
        "aec_raw_steps_per_s",
        "aec_wrapped_steps_per_s",
    }
    assert all(figure > 0 for figure in figures.values())
