"""How the characters of the castle games are drawn: the figure of each, by edition."""

from vivat.rules.castle.editions import KINGUP, VIVA_IL_RE, VIVE_LE_ROI, Edition

FIGURES_2003 = {
    "Alighiero": "alighiero",
    "Beatrice": "beatrice",
    "Clemente": "clemente",
    "Dario": "dario",
    "Ernesto": "ernesto",
    "Fiorello": "fiorello",
    "Gavino": "gavino",
    "Irina": "irina",
    "Leonardo": "leonardo",
    "Merlino": "merlino",
    "Natale": "natale",
    "Odessa": "odessa",
    "Piero": "piero",
}
FIGURES_2024 = {
    "Aliénor": "alienor",
    "Bridget": "bridget",
    "Caius": "caius",
    "Daphné": "daphne",
    "Éloïse": "eloise",
    "Foidvo": "foidvo",
    "Gaspard": "gaspard",
    "Jeanne": "jeanne",
    "Leonardo": "leonardo-2024",
    "Merlin": "merlin",
    "Roméo": "romeo",
    "Ouaf": "ouaf",
    "Victoria": "victoria",
    "Jester": "jester",
}
FIGURES = {VIVA_IL_RE.key: FIGURES_2003, KINGUP.key: FIGURES_2003, VIVE_LE_ROI.key: FIGURES_2024}
"""By the key of the edition and the name of the character."""


def figures_of(edition: Edition) -> tuple[str, ...]:
    """The figure of each character, by slot; whoever has none goes by name, and is drawn without features."""
    figures = FIGURES.get(edition.key, {})
    return tuple(figures.get(name, name) for name in edition.names)
