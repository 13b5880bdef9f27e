"""A campaign as a page to print: the tally, and for everybody a sheet with their cards. One file, without network."""

from collections.abc import Iterable, Iterator
from html import escape
from itertools import groupby

from vivat.results.campaign import Campaign, CampaignStanding, MarkProgress
from vivat.results.sentences import amount, king, tally, worth
from vivat.words import Words
from vivat.words.html_page import html_page

STYLE = """
@page { size: A4; margin: 12mm; }
* { box-sizing: border-box; }
body { font: 11pt/1.35 Georgia, "Times New Roman", serif; color: #1c1712; background: #fff; max-width: 190mm;
  margin: 8mm auto; padding: 0 4mm; }
h1 { font-size: 24pt; margin: 0; }
h2 { font-size: 18pt; margin: 0 0 2mm; border-bottom: 0.6mm solid #8a6d1d; }
h3 { font-size: 12pt; margin: 5mm 0 2mm; break-after: avoid; }
h4 { font-size: 11pt; margin: 0; }
table { border-collapse: collapse; width: 100%; margin: 5mm 0; }
th, td { text-align: right; padding: 1.2mm 2mm; border-bottom: 0.2mm solid #b9ad98; }
th:first-child, td:first-child { text-align: left; overflow-wrap: anywhere; }
.king { font-size: 14pt; margin: 4mm 0; }
.sheet { break-before: page; margin-top: 12mm; }
.cards { display: grid; grid-template-columns: repeat(3, 1fr); gap: 2.5mm; }
.card { border: 0.3mm solid #8a7f70; border-radius: 2mm; padding: 2mm 2.5mm; break-inside: avoid; }
.card.begun { border-width: 0.6mm; border-color: #8a6d1d; }
.card p { font-size: 8.5pt; margin: 0.5mm 0 1.5mm; }
.card ul { list-style: none; margin: 0; padding: 0; font-size: 9pt; }
.card li { display: flex; gap: 1.5mm; align-items: baseline; }
.card li > :nth-child(2) { flex: 1; }
.box { width: 3.2mm; height: 3.2mm; border: 0.3mm solid #1c1712; border-radius: 50%; flex: none; align-self: center; }
.box.earned { background: #8a6d1d; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
@media screen { body { background: #f6f0e2; } }
"""


def printed_page(campaign: Campaign, words: Words) -> str:
    """S8.4: The page of a campaign in a language, as HTML."""
    title = escape(words.say("campaign-title"))
    body = [*tally_lines(campaign, words)]
    for standing in campaign.standings:
        body += sheet_lines(standing, words)
    return html_page(words.language, title, STYLE, body)


def tally_lines(campaign: Campaign, words: Words) -> Iterator[str]:
    """S8.4: The first sheet: everybody's points, and the true King."""
    about = words.say("campaign-about", games=campaign.games, evenings=campaign.evenings)
    yield f"<h1>{escape(words.say('campaign-title'))}</h1>"
    yield f"<p>{escape(about)}</p>"
    yield f'<p class="king">{escape(king(words, campaign))}</p>'
    heads, rows = tally(words, campaign)
    yield "<table>"
    yield f"<thead>{row(heads, 'th')}</thead>"
    yield "<tbody>"
    for each in rows:
        yield row(each, "td")
    yield "</tbody></table>"


def row(texts: Iterable[str], tag: str) -> str:
    """One row of a table."""
    return "<tr>" + "".join(f"<{tag}>{escape(text)}</{tag}>" for text in texts) + "</tr>"


def sheet_lines(standing: CampaignStanding, words: Words) -> Iterator[str]:
    """S8.5: The sheet of one person, with all cards."""
    yield f'<section class="sheet"><h2>{escape(standing.name)} · {standing.points}</h2>'
    cards = [tuple(marks) for _, marks in groupby(standing.progress, lambda each: each.card)]
    for heading, group in groupby(cards, lambda marks: marks[0].card.heading(words)):
        yield f"<h3>{escape(heading)}</h3>"
        yield '<div class="cards">'
        for marks in group:
            yield card_line(marks, words)
        yield "</div>"
    yield "</section>"


def card_line(marks: tuple[MarkProgress, ...], words: Words) -> str:
    """S8.5: One card with its marks, those that are earned filled in."""
    card = marks[0].card
    begun = " begun" if any(each.is_earned for each in marks) else ""
    items = "".join(mark_item(each, words) for each in marks)
    about = escape(card.about(words))
    return f'<div class="card{begun}"><h4>{escape(card.name(words))}</h4><p>{about}</p><ul>{items}</ul></div>'


def mark_item(progress: MarkProgress, words: Words) -> str:
    """S8.5: One mark: its seal, its name or how far it is, and what it is worth."""
    state = words.say("campaign-done" if progress.is_earned else "campaign-not-yet")
    seal = f'<span class="box{" earned" if progress.is_earned else ""}" role="img" aria-label="{escape(state)}"></span>'
    far = "" if progress.is_earned else amount(words, progress)
    said = " · ".join(text for text in (progress.mark.name(words), far) if text)
    return f"<li>{seal}<span>{escape(said)}</span><span>{escape(worth(words, progress.mark))}</span></li>"
