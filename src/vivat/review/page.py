"""A review as one page of HTML, without network: curve, lessons, turning points and mistakes; light, dark, in print."""

from collections.abc import Iterable, Iterator, Sequence
from html import escape

from vivat.game.record import AnyOptions
from vivat.review.review import GameLesson, Review, ReviewedDecision
from vivat.review.sentences import Sentences
from vivat.review.summary import hundredths, models_named, rounds_of, summary_of
from vivat.review.thought_sentences import thought_heading, thought_lines
from vivat.words import Words
from vivat.words.html_page import html_page

WIDTH, HEIGHT, LEFT, TOP = 960, 300, 44, 12
COLOURS = ("#b3261e", "#1f5fa8", "#2f7d32", "#8a5a00", "#6a3fa0", "#007a7a", "#a8326e", "#555555")
DASHES = ("", "7 3", "2 3", "9 3 2 3", "4 4", "1 4", "12 4", "6 2 2 2")
"""Beside the colours: nobody has to tell colours apart."""
STYLE = """
:root { color-scheme: light dark; --ink: #1c1712; --paper: #fbf7ee; --line: #b9ad98; --soft: #efe7d6; }
@media (prefers-color-scheme: dark) { :root { --ink: #ece5d8; --paper: #1d1a17; --line: #5c5348; --soft: #2b2622; } }
@media print { :root { --ink: #000; --paper: #fff; --line: #999; --soft: #eee; } section { break-inside: avoid; } }
* { box-sizing: border-box; }
body { font: 1rem/1.45 Georgia, "Times New Roman", serif; color: var(--ink); background: var(--paper); max-width: 62rem;
  margin: 0 auto; padding: 1rem; overflow-wrap: anywhere; }
h1 { font-size: 1.8rem; margin: 0; }
h2 { font-size: 1.3rem; margin: 1.6rem 0 0.4rem; border-bottom: 2px solid var(--line); }
h3 { font-size: 1.05rem; margin: 1rem 0 0.2rem; }
.table { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: 0.3rem 0.6rem; border-bottom: 1px solid var(--line); }
svg { width: 100%; height: auto; background: var(--soft); border-radius: 6px; }
svg text { fill: var(--ink); font: 12px sans-serif; }
.key { display: flex; flex-wrap: wrap; gap: 0.3rem 1.2rem; padding: 0; list-style: none; }
.key svg { width: 3rem; height: 0.8rem; background: none; margin-right: 0.4rem; }
.table td, .table th { overflow-wrap: normal; }
figure { overflow-x: auto; }
figure svg { min-width: 30rem; }
@media (prefers-color-scheme: dark) { .known, .true, .key path { filter: brightness(1.7); } }
label { margin-right: 1rem; }
#truth:checked ~ figure .known, #knowledge:checked ~ figure .true { display: none; }
figure { margin: 0.6rem 0; }
"""


def review_page(review: Review, options: AnyOptions, sentences: Sentences, words: Words, seats: Sequence[int]) -> str:
    """The page of a review in a language, for these seats."""
    say = words.say
    names = options.seat_names
    title = escape(f"{say('review-title')} · {' · '.join(names[seat] for seat in seats)}")
    body = [f"<h1>{title}</h1>"]
    if review.decisions:
        body += lesson_lines(review, names, sentences, words, seats)
        body += mistake_lines(review, names, sentences, words, seats)
    else:
        body.append(f"<p>{escape(say('review-curve-only'))}</p>")
    body += turn_lines(review, names, sentences, words, seats)
    body += curve_lines(review, names, words, seats)
    body.append(f"<p>{escape(models_named(words, review))}</p>")
    body += thought_sections(review, names, sentences, words, seats)
    return html_page(words.language, title, STYLE, body)


def curve_lines(review: Review, names: Sequence[str], words: Words, seats: Sequence[int]) -> Iterator[str]:
    """The curve as a picture that can be switched to the truth, and the same numbers as a table."""
    say = words.say
    yield f"<section><h2>{escape(say('review-curve'))}</h2>"
    for kind, name, first in (("knowledge", "known", " checked"), ("truth", "true", "")):
        yield f'<input type="radio" name="curve" id="{kind}"{first}>'
        yield f'<label for="{kind}">{escape(say(f"review-curve-{name}"))}</label>'
    yield f"<figure>{curve_picture(review, words, seats)}</figure>"
    yield '<ul class="key">'
    for seat in seats:
        sign = f'<path d="M0 6H48" fill="none" {stroke_of(seat)}/>'
        yield f'<li><svg viewBox="0 0 48 12" aria-hidden="true">{sign}</svg>{escape(names[seat])}</li>'
    yield f"</ul><p>{escape(say('review-curve-range'))}</p>"
    rounds = rounds_of(review)
    heads = [say("review-head-who"), *(say("review-round", round=number) for number, _ in rounds), say("review-end")]
    points = [point for _, point in rounds] + [review.curve[-1]]
    rows = [
        [names[seat], *(f"{hundredths(each.known[seat])} % ({hundredths(each.true[seat])} %)" for each in points)]
        for seat in seats
    ]
    yield f"<p>{escape(say('review-curve-about'))}</p>"
    yield from table(heads, rows)
    yield "</section>"


def curve_picture(review: Review, words: Words, seats: Sequence[int]) -> str:
    """Chances over moves as SVG: for every seat a line, and a shade from the lowest to the highest model."""
    last = max(1, review.curve[-1].move)
    first = review.curve[0].move

    def x(move: int) -> float:
        return round(LEFT + (WIDTH - LEFT - 8) * (move - first) / max(1, last - first), 1)

    def y(chance: float) -> float:
        return round(TOP + (HEIGHT - TOP - 26) * (1.0 - chance), 1)

    parts = []
    for tenth in (0, 25, 50, 75, 100):
        at = y(tenth / 100)
        parts.append(f'<path d="M{LEFT} {at}H{WIDTH}" stroke="var(--line)" stroke-width="1"/>')
        parts.append(f'<text x="4" y="{at + 4}">{tenth}</text>')
    for number, point in rounds_of(review):
        parts.append(f'<path d="M{x(point.move)} {TOP}V{HEIGHT - 26}" stroke="var(--line)"/>')
        parts.append(
            f'<text x="{x(point.move) + 3}" y="{HEIGHT - 8}">{escape(words.say("review-round", round=number))}</text>'
        )
    for seat in seats:
        colour = COLOURS[seat % len(COLOURS)]
        upper = [f"{x(each.move)} {y(each.high[seat])}" for each in review.curve]
        lower = [f"{x(each.move)} {y(each.low[seat])}" for each in reversed(review.curve)]
        parts.append(f'<path class="known" d="M{"L".join([*upper, *lower])}Z" fill="{colour}" opacity="0.18"/>')
        for kind in ("known", "true"):
            line = "L".join(f"{x(each.move)} {y(getattr(each, kind)[seat])}" for each in review.curve)
            parts.append(f'<path class="{kind}" d="M{line}" fill="none" {stroke_of(seat)}/>')
    label = escape(words.say("review-curve"), quote=True)
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">{"".join(parts)}</svg>'


def stroke_of(seat: int) -> str:
    """How the line of a seat is drawn."""
    dashes = DASHES[seat % len(DASHES)]
    return f'stroke="{COLOURS[seat % len(COLOURS)]}" stroke-dasharray="{dashes}" stroke-width="2.5"'


def lesson_lines(
    review: Review, names: Sequence[str], sentences: Sentences, words: Words, seats: Sequence[int]
) -> Iterator[str]:
    """Three lessons for each seat."""
    yield f"<section><h2>{escape(words.say('review-lessons'))}</h2><p>{escape(sentences.unjudged())}</p>"
    for seat in seats:
        yield f"<h3>{escape(names[seat])}</h3>"
        yield f"<p>{escape(summary_of(words, review, seat))}</p>"
        own = [each for each in review.lessons if each.seat == seat]
        yield "<ul>"
        for each in own:
            move = words.say("review-move", move=each.move + 1)
            said = sentences.lesson(each, decision_of(review, each))
            yield f"<li>{escape(said)} <small>({escape(move)})</small></li>"
        yield "</ul>" if own else f"<li>{escape(words.say('review-no-lessons'))}</li></ul>"
    yield "</section>"


def decision_of(review: Review, lesson: GameLesson) -> ReviewedDecision | None:
    """The decision that a lesson comes from."""
    return next((each for each in review.decisions if (each.move, each.seat) == (lesson.move, lesson.seat)), None)


def largest_mistakes(review: Review, seats: Sequence[int]) -> list[ReviewedDecision]:
    """The mistakes of these seats, the largest first."""
    mistakes = [each for each in review.decisions if each.verdict == "mistake" and each.seat in seats]
    return sorted(mistakes, key=lambda each: -each.made.loss)


def turn_lines(
    review: Review, names: Sequence[str], sentences: Sentences, words: Words, seats: Sequence[int]
) -> Iterator[str]:
    """What turned the game, and for whom."""
    turns = [each for each in review.turning_points if each.seat in seats]
    if not turns:
        return
    yield f"<section><h2>{escape(words.say('review-turns'))}</h2><ul>"
    for move in dict.fromkeys(each.move for each in turns):
        here = [each for each in turns if each.move == move]
        changes = "; ".join(
            words.say(
                "review-turn-change", who=names[each.seat], before=hundredths(each.before), after=hundredths(each.after)
            )
            for each in here
        )
        yield f"<li>{escape(sentences.turn(here[0]))} {escape(changes)}</li>"
    yield "</ul></section>"


def mistake_lines(
    review: Review, names: Sequence[str], sentences: Sentences, words: Words, seats: Sequence[int]
) -> Iterator[str]:
    """The mistakes of these seats as a table."""
    mistakes = largest_mistakes(review, seats)
    yield f"<section><h2>{escape(words.say('review-mistakes'))}</h2>"
    if mistakes:
        yield from table(mistake_heads(words), [mistake_row(each, names, sentences, words) for each in mistakes])
    else:
        yield f"<p>{escape(words.say('review-no-mistakes'))}</p>"
    yield "</section>"


def mistake_heads(words: Words) -> list[str]:
    """The headings of the table of mistakes."""
    return [words.say(f"review-head-{head}") for head in ("move", "who", "made", "better", "loss", "why")]


def mistake_row(decision: ReviewedDecision, names: Sequence[str], sentences: Sentences, words: Words) -> list[str]:
    """One mistake: what was done, what was better, what that gave away, and what was known."""
    return [
        str(decision.move + 1),
        names[decision.seat],
        sentences.action(decision.made.code, decision.partner),
        sentences.action(decision.best.code, decision.partner),
        words.say("review-loss", loss=max(1, hundredths(decision.made.loss))),
        why(decision, sentences, words),
    ]


def why(decision: ReviewedDecision, sentences: Sentences, words: Words) -> str:
    """What spoke for the better choice, and what was known."""
    said = [sentences.because(decision.best.reasons), *(sentences.reason(each) for each in decision.reasons)]
    if decision.harmless:
        said.append(words.say("review-harmless"))
    return " ".join(each for each in said if each)


def thought_sections(
    review: Review, names: Sequence[str], sentences: Sentences, words: Words, seats: Sequence[int]
) -> Iterator[str]:
    """What the bots among these seats thought, decision by decision."""
    bots = [seat for seat in seats if any(each.seat == seat for each in review.thoughts)]
    if not bots:
        return
    yield f"<section><h2>{escape(words.say('thoughts-title'))}</h2><p>{escape(words.say('thoughts-about'))}</p>"
    for seat in bots:
        yield f"<details><summary>{escape(names[seat])}</summary><ul>"
        for each in review.thoughts:
            if each.seat == seat:
                move = words.say("review-move", move=each.move + 1)
                heading = thought_heading(words, sentences, names, each)
                said = " ".join(thought_lines(words, sentences, each))
                yield f"<li>{escape(move)}. <strong>{escape(heading)}</strong> {escape(said)}</li>"
        yield "</ul></details>"
    yield "</section>"


def table(heads: Iterable[str], rows: Iterable[Sequence[str]]) -> Iterator[str]:
    """A table of texts; its first column heads each row."""
    yield '<div class="table"><table><thead><tr>'
    yield "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    yield "</tr></thead><tbody>"
    for first, *others in rows:
        yield f'<tr><th scope="row">{escape(first)}</th>{"".join(f"<td>{escape(text)}</td>" for text in others)}</tr>'
    yield "</tbody></table></div>"
