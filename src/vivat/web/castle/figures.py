"""How the characters of the castle games are drawn: the figure of each, by edition."""

from vivat.rules.castle.editions import KINGUP, VIVA_IL_RE, VIVE_LE_ROI, Edition

FIGURES_2003 = (
    "alighiero", "beatrice", "clemente", "dario", "ernesto", "fiorello", "gavino",
    "irina", "leonardo", "merlino", "natale", "odessa", "piero",
)  # fmt: skip
FIGURES_2024 = (
    "alienor", "bridget", "caius", "daphne", "eloise", "foidvo", "gaspard",
    "jeanne", "leonardo-2024", "merlin", "romeo", "ouaf", "victoria", "jester",
)  # fmt: skip
FIGURES = {VIVA_IL_RE.key: FIGURES_2003, KINGUP.key: FIGURES_2003, VIVE_LE_ROI.key: FIGURES_2024}


def figures_of(edition: Edition) -> tuple[str, ...]:
    """The figure of each character, by slot; whoever has none goes by name, and is drawn without features."""
    return FIGURES.get(edition.key, edition.names)
