"""One page of HTML that needs no network: what reviews and campaigns are printed as."""

from collections.abc import Iterable


def html_page(language: str, title: str, style: str, body: Iterable[str]) -> str:
    """A whole page with its own style; title and body are HTML already."""
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="{language}">',
            f'<head><meta charset="utf-8"><title>{title}</title>',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<style>{style}</style></head>",
            "<body>",
            *body,
            "</body>",
            "</html>",
            "",
        ]
    )
