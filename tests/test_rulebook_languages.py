"""The rulebook says the same in every language: the same articles, references, figures, rows and points."""

import re

import pytest

from vivat.words import DEFAULT, languages
from vivat.words.rulebook import Article, articles

OTHERS = [language for language in languages() if language != DEFAULT]


def skeleton(article: Article) -> dict[str, list[str]]:
    """What does not depend on the language."""
    lines = article.text.split("\n")
    return {
        "figures": sorted(re.findall(r"\d+", article.text)),
        "references": sorted(re.findall(r"\b[A-Z]\d+(?:\.\d+)?\b", article.text)),
        "rows": [str(line.count("|")) for line in lines if line.startswith("|")],
        "points": ["-" for line in lines if re.match(r"\s*[-*] ", line)],
        "steps": [line[:2] for line in lines if re.match(r"\d+\. ", line)],
    }


@pytest.mark.parametrize("language", OTHERS)
def test_every_article_has_the_same_skeleton(language: str) -> None:
    translated = articles(language)
    assert [each.number for each in translated] == [each.number for each in articles()]
    for ours, theirs in zip(articles(), translated, strict=True):
        assert skeleton(theirs) == skeleton(ours), ours.number


@pytest.mark.parametrize("language", OTHERS)
def test_no_article_was_left_in_english(language: str) -> None:
    """Sources and the names of scenarios may be: they are quoted as the books have them."""
    quoted = re.compile(r"^\*(?:Source|Fonte).+|To the Death|Cops and Robbers|Long Live the\s", re.MULTILINE)
    english = re.compile(r"\b(the|and|with|which)\b")
    assert [each.number for each in articles(language) if english.search(quoted.sub("", each.text))] == []


def test_a_wrong_figure_and_a_lost_row_are_noticed() -> None:
    article = Article("castle", "R1.1", "One", "| a | 4 |\n| b | 5 |\n\nSee R2.1.", "", "")
    for wrong in (article.text.replace("5", "6"), article.text.replace("| b | 5 |\n", ""), article.text[:-3]):
        assert skeleton(Article("castle", "R1.1", "One", wrong, "", "")) != skeleton(article)
