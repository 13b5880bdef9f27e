"""`vivat review`: what the decisions of a finished game were worth, told, as data and as a page."""

import sys
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import Progress

from vivat.game import GameRecord
from vivat.review.families import PARTS
from vivat.review.page import decision_of, largest_mistakes, mistake_heads, mistake_row, review_page
from vivat.review.review import Review
from vivat.review.reviewing import review_game
from vivat.review.sentences import Sentences
from vivat.review.summary import hundredths, models_named, rounds_of, summary_of
from vivat.review.thought_sentences import thought_heading, thought_lines, turning_thoughts
from vivat.table.record_tags import bots_in
from vivat.terminal.failure import Failure
from vivat.terminal.open_screen import open_screen
from vivat.terminal.saving import load, why
from vivat.terminal.screen import Screen
from vivat.terminal.seating import find_seat
from vivat.words import Words

BARS = "▁▂▃▄▅▆▇█"
CURVE_WIDTH = 60


def review(flags: Namespace, words: Words) -> int:
    """Review a record and tell what came out; returns the exit code."""
    record = load(words, Path(flags.file))
    names = record.options.seat_names
    seats = own_first(record) if flags.seat is None else [find_seat(words, names, flags.seat)]
    try:
        found = work_out(record, words)
    except KeyboardInterrupt:
        sys.stderr.write(words.say("review-stopped") + "\n")
        return 130
    sentences = PARTS[record.options.family].sentences(words, record.options)
    if flags.html is not None:
        write_page(Path(flags.html), review_page(found, record.options, sentences, words, seats), words)
    if flags.json:
        data = found if flags.seat is None else found.for_seat(seats[0])
        sys.stdout.buffer.write(msgspec.json.encode(data) + b"\n")
    else:
        tell(open_screen(words, plain=flags.plain), found, names, sentences, seats, flags.thoughts)
        if flags.html is not None:
            sys.stdout.write(words.say("review-written", file=flags.html) + "\n")
    return 0


def own_first(record: GameRecord) -> list[int]:
    """All seats: first those in which people sat."""
    bots = bots_in(record)
    return sorted(range(len(record.options.seat_names)), key=lambda seat: seat in bots)


def work_out(record: GameRecord, words: Words) -> Review:
    """The review, with progress on standard error where somebody looks at it."""
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(words.say("review-working"), total=1.0)
        return review_game(record, progress=lambda done: bar.update(task, completed=done))


def write_page(path: Path, text: str, words: Words) -> None:
    """Write the page; `Failure` if that cannot be."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Failure(words, "error-cannot-write-review", file=str(path), reason=why(words, error)) from None


def tell(
    screen: Screen,
    found: Review,
    names: Sequence[str],
    sentences: Sentences,
    seats: Sequence[int],
    with_thoughts: bool,
) -> None:
    """Lessons and mistakes of these seats, then what turned the game, their curves, and how sure all that is."""
    say, drawing = screen.words.say, screen.drawing
    if not found.decisions:
        screen.show(drawing.note(say("review-curve-only")))
    else:
        show_lessons(screen, found, names, sentences, seats)
    turns = [each for each in found.turning_points if each.seat in seats]
    lines = [
        f"{sentences.turn(each)} "
        + say("review-turn-change", who=names[each.seat], before=hundredths(each.before), after=hundredths(each.after))
        for each in turns
    ]
    if lines:
        screen.show(drawing.lines(say("review-turns"), lines))
    show_curve(screen, found, names, seats)
    screen.show(drawing.note(models_named(screen.words, found)))
    if found.decisions and sentences.unjudged():
        screen.show(drawing.note(sentences.unjudged()))
    if with_thoughts:
        show_thoughts(screen, found, names, sentences, seats)
    elif found.thoughts:
        screen.show(drawing.note(say("review-thoughts-flag")))


def show_lessons(
    screen: Screen, found: Review, names: Sequence[str], sentences: Sentences, seats: Sequence[int]
) -> None:
    """What these seats can learn, and their mistakes, the largest first."""
    say, drawing = screen.words.say, screen.drawing
    for seat in seats:
        own = [each for each in found.lessons if each.seat == seat]
        lessons = [sentences.lesson(each, decision_of(found, each)) for each in own] or [say("review-no-lessons")]
        about = summary_of(screen.words, found, seat)
        screen.show(drawing.lines(f"{say('review-lessons')} · {names[seat]}", [about, *lessons]))
    mistakes = largest_mistakes(found, seats)
    if mistakes:
        rows = [mistake_row(each, names, sentences, screen.words) for each in mistakes]
        screen.show(drawing.grid(mistake_heads(screen.words), rows))
    else:
        screen.show(drawing.note(say("review-no-mistakes")))


def show_thoughts(
    screen: Screen, found: Review, names: Sequence[str], sentences: Sentences, seats: Sequence[int]
) -> None:
    """What the bots among these seats thought where the game turned; the page and the data have all of it."""
    words = screen.words
    lines = [
        " ".join([thought_heading(words, sentences, names, each) + ".", *thought_lines(words, sentences, each)])
        for each in turning_thoughts(found, seats)
    ]
    if lines:
        screen.show(screen.drawing.lines(words.say("thoughts-title"), [words.say("thoughts-about"), *lines]))


def show_curve(screen: Screen, found: Review, names: Sequence[str], seats: Sequence[int]) -> None:
    """Everybody's chance at the beginning of each round and at the end; with pictures, its whole course too."""
    say = screen.words.say
    rounds = rounds_of(found)
    heads = [say("review-head-who"), *(say("review-round", round=number) for number, _ in rounds), say("review-end")]
    points = [point for _, point in rounds] + [found.curve[-1]]
    rows = [
        [names[seat], *(f"{hundredths(each.known[seat])} % ({hundredths(each.true[seat])} %)" for each in points)]
        for seat in seats
    ]
    heads.append(say("review-curve"))
    for seat, row in zip(seats, rows, strict=True):
        row.append(sparkline([point.known[seat] for point in found.curve]))
    screen.show(screen.drawing.scores(say("review-curve-about"), heads, rows))


def sparkline(chances: Sequence[float]) -> str:
    """Chances as a row of bars, drawn together where there are many."""
    width = min(CURVE_WIDTH, len(chances))
    picked = [chances[round(at * (len(chances) - 1) / max(1, width - 1))] for at in range(width)]
    return "".join(BARS[min(len(BARS) - 1, int(chance * len(BARS)))] for chance in picked)
