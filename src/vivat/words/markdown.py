"""Markdown as the rulebook uses it: read once, shown as HTML on a page and as plain lines on a terminal."""

import re
from collections.abc import Iterator, Sequence
from functools import cache

from markdown_it import MarkdownIt
from markdown_it.common.utils import escapeHtml
from markdown_it.rules_core import StateCore
from markdown_it.token import Token

REFERENCE = re.compile(r"\b([RS]\d+(?:\.\d+)?)\b")
"""An article or a chapter, wherever it is named."""


@cache
def reader() -> MarkdownIt:
    """Reads Markdown without HTML: what looks like it is text."""
    made = MarkdownIt("commonmark", {"html": False}).enable("table")
    made.core.ruler.push("references", link_references)
    made.core.ruler.push("headers", mark_headers)
    made.add_render_rule("table_open", lambda *_: '<div class="scroll" tabindex="0"><table>\n')
    made.add_render_rule("table_close", lambda *_: "</table></div>\n")
    made.add_render_rule(
        "fence", lambda _, tokens, at, *__: f'<pre tabindex="0">{escapeHtml(tokens[at].content)}</pre>\n'
    )
    return made


def link_references(state: StateCore) -> None:
    """Make links of the articles that a text names, but in bold and in code."""
    for block in state.tokens:
        if block.children:
            bold, linked = 0, list[Token]()
            for token in block.children:
                bold += token.nesting * (token.tag == "strong")
                linked += [token] if bold or token.type != "text" else with_links(token.content)
            block.children = linked


def with_links(text: str) -> Iterator[Token]:
    """A text in pieces, the articles in it as links."""
    for number, piece in enumerate(REFERENCE.split(text)):
        if number % 2:
            yield Token("link_open", "a", 1, attrs={"href": f"/rules/{piece}"})
        yield Token("text", "", 0, content=piece)
        if number % 2:
            yield Token("link_close", "a", -1)


def mark_headers(state: StateCore) -> None:
    """Say of what a head of a table is one; an empty one is none."""
    for at, token in enumerate(state.tokens):
        if token.type == "th_open":
            if state.tokens[at + 1].content:
                token.attrSet("scope", "col")
            else:
                token.tag = state.tokens[at + 2].tag = "td"


def blocks_of(tokens: Sequence[Token]) -> Iterator[list[Token]]:
    """The blocks of the outermost level: a paragraph, a list, a table, a heading, some code."""
    block: list[Token] = []
    for token in tokens:
        block.append(token)
        if token.level == 0 and token.nesting <= 0:
            yield block
            block = []


def as_html(tokens: Sequence[Token]) -> str:
    """The blocks of a text as HTML."""
    return str(reader().renderer.render(tokens, reader().options, {}))


def as_plain(tokens: Sequence[Token]) -> str:
    """Blocks without their marks, for a screen reader: rows of tables with commas, points of lists with a dash."""
    return "\n\n".join("\n".join(plain_lines(block)) for block in blocks_of(tokens))


def plain_lines(block: Sequence[Token]) -> Iterator[str]:
    """A block of markdown as plain lines."""
    row: list[str] = []
    for token in block:
        if token.type == "fence":
            yield token.content.rstrip("\n")
        elif token.type == "tr_close":
            yield ", ".join(row)
            row = []
        elif token.type == "inline":
            text = "".join("\n" if each.type == "softbreak" else each.content for each in token.children or [])
            if block[0].type == "table_open":
                row.append(text)
            elif token.level > 1:
                yield "- " + text.replace("\n", "\n  ")
            else:
                yield text
