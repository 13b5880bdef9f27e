"""`vivat puzzle`: the puzzle of a day, solved at the keyboard, and what each choice is worth."""

from argparse import Namespace
from datetime import UTC, date, datetime

from vivat.game import UnknownAction, Viewer
from vivat.game.record import AnyAction
from vivat.review.families import PARTS
from vivat.review.puzzles import Puzzle, puzzle_set
from vivat.review.review import ChoiceWorth, ReviewedDecision
from vivat.review.summary import hundredths
from vivat.terminal.face import AnyFace, unknown_text
from vivat.terminal.failure import Failure, Stopped
from vivat.terminal.families import face_of
from vivat.terminal.open_screen import open_screen
from vivat.terminal.screen import Screen
from vivat.words import Words

SHOWN = 6
"""So many choices are listed with their worth, and the one that was given."""


def puzzle(flags: Namespace, words: Words) -> int:
    """Show a puzzle, ask for an answer and tell what it is worth; returns the exit code."""
    today = datetime.now(UTC).date()
    day = today if flags.day is None else read_day(words, flags.day, today)
    found = puzzle_set().of(day)
    screen = open_screen(words, plain=flags.plain)
    face = face_of(found.game(), screen)
    viewer = Viewer.seat(found.seat)
    screen.show(screen.drawing.note(words.say("puzzle-of", day=day.isoformat())))
    screen.show(screen.drawing.note(words.say("puzzle-you-are", who=face.name(viewer))))
    screen.show(face.table(viewer))
    screen.show(face.moves(viewer))
    screen.show(screen.drawing.question(words.say(f"puzzle-ask-{found.kind}")))
    try:
        answer = read_answer(screen, face, viewer)
    except Stopped as stopped:
        return stopped.exit_code
    tell(screen, found, found.solve(answer.text))
    return 0


def read_day(words: Words, text: str, today: date) -> date:
    """A day whose puzzle can be solved by now; `Failure` if it is none."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        day = date.max
    if day > today:
        raise Failure(words, "puzzle-unknown")
    return day


def read_answer(screen: Screen, face: AnyFace, viewer: Viewer) -> AnyAction:
    """What somebody would do: asked until it can be done. `Stopped` at the end of input."""
    while True:
        try:
            action = face.read(viewer, screen.ask("> "))
        except UnknownAction as error:
            screen.show(screen.drawing.note(unknown_text(error, screen.words)))
            continue
        if action in face.game.observe(viewer).legal:
            return action
        screen.show(screen.drawing.note(screen.words.say("puzzle-no-choice")))


def tell(screen: Screen, found: Puzzle, decision: ReviewedDecision) -> None:
    """Whether the answer was right, why, and what the choices are worth."""
    say, drawing = screen.words.say, screen.drawing
    sentences = PARTS[found.game().family].sentences(screen.words, found.game().options)
    best, following, made = decision.choices[0], decision.choices[1], decision.made
    right = made is best
    lost = loss_words(screen.words, following if right else made)
    said = say(
        "puzzle-right" if right else "puzzle-wrong",
        best=sentences.action(best.code),
        next=sentences.action(following.code),
        lost=lost,
    )
    screen.show(drawing.question(said))
    screen.show(drawing.lines(say("review-head-why"), [sentences.reason(each) for each in found.reasons]))
    rows = [
        [
            sentences.action(each.code),
            chance_words(screen.words, each),
            say("review-choice-best") if each is best else loss_words(screen.words, each),
        ]
        for number, each in enumerate(decision.choices)
        if number < SHOWN or each is made
    ]
    heads = [say("puzzle-head-choice"), say("puzzle-head-chance"), say("review-head-loss")]
    screen.show(drawing.grid(heads, rows))
    played = next(each for each in decision.choices if each.text == found.played)
    if played is not best:
        screen.show(drawing.note(say("puzzle-played", action=sentences.action(played.code))))


def chance_words(words: Words, choice: ChoiceWorth) -> str:
    """A chance, with its range where the opponent models differ."""
    chances = choice.chances
    mean, low, high = (hundredths(each) for each in (sum(chances) / len(chances), min(chances), max(chances)))
    if low == high:
        return words.say("puzzle-chance", chance=mean)
    return words.say("puzzle-chance-range", chance=mean, low=low, high=high)


def loss_words(words: Words, choice: ChoiceWorth) -> str:
    """What a choice gives away."""
    if hundredths(choice.loss) < 1:
        return words.say("review-nothing-lost")
    return words.say("review-about-lost", loss=hundredths(choice.loss))
