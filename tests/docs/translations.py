"""For mkdocs.yml: the rulebook in other languages, in the navigation; so a new language is words alone."""

from pathlib import Path
from typing import Any

from vivat.words import DEFAULT, catalogue, languages

AFTER = "Players"
"""The part of the site that they are the end of."""


def on_config(config: Any) -> Any:
    """Add the pages of each translation to the navigation, by their own titles."""
    folder = Path(config["docs_dir"])
    (part,) = (each[AFTER] for each in config["nav"] if AFTER in each)
    for language in languages():
        pages = sorted((folder / "rulebook" / language).glob("*.md"))
        if language != DEFAULT:
            title = f"{catalogue(language).say('rules-title')} ({language})"
            part.append({title: [page.relative_to(folder).as_posix() for page in pages]})
    return config
