"""Plain lines that a screen reader can follow: no boxes, no colour, no signs."""

from vivat.words import Words
from vivat.words.rulebook import Article


class PlainDrawing:
    """Draws everything as plain sentences for screen readers."""

    def welcome(self, words: Words) -> str:
        """The game in a few sentences."""
        return f"{words.say('welcome-title')}\n{words.say('welcome')}"

    def lines(self, heading: str, lines: list[str]) -> str:
        """A heading and some sentences under it."""
        return "\n".join([heading, *lines] if heading else lines)

    def note(self, text: str) -> str:
        """A sentence of the program's own."""
        return text

    def question(self, text: str) -> str:
        """The question that is asked now."""
        return text

    def article(self, article: Article) -> str:
        """The article without its marks; tables with commas."""
        return article.plain

    def grid(self, heads: list[str], rows: list[list[str]]) -> str:
        """Every row as lines of "head: text"."""
        blocks = ["\n".join(f"{head}: {text}" for head, text in zip(heads, row, strict=True)) for row in rows]
        return "\n\n".join(blocks)

    def scores(self, title: str, heads: list[str], rows: list[list[str]]) -> str:
        """The scores, one line for each name."""
        said = [
            f"{name}: {', '.join(f'{head} {text}' for head, text in zip(heads[1:], texts, strict=True))}."
            for name, *texts in rows
        ]
        return "\n".join([title, *said])
