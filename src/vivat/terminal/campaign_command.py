"""`vivat campaign`: what the finished games of a folder come to, told, as data, and as a page to print."""

import sys
from argparse import Namespace
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import groupby
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import track

from vivat.game import GameRecord, VivatError
from vivat.results.achievements import Card, load_catalogue, usual_catalogue
from vivat.results.campaign import Campaign, tally_campaign
from vivat.results.finished_game import FinishedGame
from vivat.results.printed_page import printed_page
from vivat.results.sentences import amount, cell, king, tally, what, worth
from vivat.terminal.failure import Failure
from vivat.terminal.open_screen import open_screen
from vivat.terminal.saving import why
from vivat.terminal.screen import Screen
from vivat.words import Words

RECORDS = "*.vivat"


@dataclass(slots=True)
class Found:
    """What was found in a folder."""

    games: list[FinishedGame] = field(default_factory=list)
    unfinished: int = 0
    left_out: dict[str, str] = field(default_factory=dict)
    """By file, why it does not count."""


def campaign(flags: Namespace, words: Words) -> int:
    """Tell the campaign that the records of a folder make; returns the exit code, 1 if some could not be read."""
    cards = load_catalogue([Path(name) for name in flags.catalogue]) if flags.catalogue else usual_catalogue()
    found = read_folder(Path(flags.folder), words)
    for file, reason in found.left_out.items():
        sys.stderr.write(words.say("campaign-left-out", file=file, reason=reason) + "\n")
    if not found.games:
        raise Failure(words, "error-no-records", folder=flags.folder)
    tallied = tally_campaign(found.games, cards)
    if flags.print is not None:
        write_page(Path(flags.print), tallied, words)
    if flags.json:
        sys.stdout.buffer.write(msgspec.json.encode(as_data(tallied, found)) + b"\n")
    else:
        tell(open_screen(words, plain=flags.plain), tallied, found)
        if flags.print is not None:
            sys.stdout.write(words.say("campaign-printed", file=flags.print) + "\n")
    return 1 if found.left_out else 0


def read_folder(folder: Path, words: Words) -> Found:
    """Every record in a folder and below it; what cannot be read is named, and the others count."""
    if not folder.is_dir():
        raise Failure(words, "error-no-folder", folder=str(folder))
    console, found = Console(stderr=True), Found()
    files = sorted(folder.rglob(RECORDS))
    title, hidden = words.say("campaign-reading"), not console.is_terminal
    for path in track(files, title, console=console, transient=True, disable=hidden):
        try:
            game = FinishedGame.of_record(GameRecord.load(path), path.stat().st_mtime_ns // 1_000_000)
        except VivatError as error:
            found.left_out[str(path)] = error.refusal.sentence(words.language)
        except OSError as error:
            found.left_out[str(path)] = why(words, error)
        else:
            found.games += [] if game is None else [game]
            found.unfinished += game is None
    return found


def write_page(path: Path, tallied: Campaign, words: Words) -> None:
    """Write the page to print; `Failure` if that cannot be."""
    try:
        path.write_text(printed_page(tallied, words), encoding="utf-8")
    except OSError as error:
        raise Failure(words, "error-cannot-save", file=str(path), reason=why(words, error)) from None


def tell(screen: Screen, tallied: Campaign, found: Found) -> None:
    """The tally, what is new, who is near what, and the cards of which somebody has a mark."""
    say, drawing = screen.words.say, screen.drawing
    title = f"{say('campaign-title')} · {say('campaign-about', games=tallied.games, evenings=tallied.evenings)}"
    if not tallied.standings:
        screen.show(drawing.lines(title, [say("campaign-no-people")]))
        return
    screen.show(drawing.scores(title, *tally(screen.words, tallied)))
    screen.show(drawing.question(king(screen.words, tallied)))
    for each in (each for each in tallied.standings if each.practice):
        screen.show(drawing.note(say("campaign-practice", who=each.name, games=each.practice)))
    if found.unfinished:
        screen.show(drawing.note(say("campaign-unfinished", games=found.unfinished)))
    news = list(news_lines(tallied, screen.words))
    screen.show(drawing.lines(say("campaign-news"), news) if news else drawing.note(say("campaign-no-news")))
    near = list(near_lines(tallied, screen.words))
    if near:
        screen.show(drawing.lines(say("campaign-near"), near))
    show_board(screen, tallied)


def news_lines(tallied: Campaign, words: Words) -> Iterator[str]:
    """What was earned with the last game, a sentence each."""
    for standing, each in tallied.news:
        name = what(words, each.card, each.mark)
        yield words.say("campaign-line", who=standing.name, what=name, worth=worth(words, each.mark))


def near_lines(tallied: Campaign, words: Words) -> Iterator[str]:
    """The marks that people are near to, a sentence each."""
    for standing in tallied.standings:
        for each in standing.near:
            name = what(words, each.card, each.mark)
            yield words.say("campaign-near-line", who=standing.name, what=name, progress=amount(words, each))


def show_board(screen: Screen, tallied: Campaign) -> None:
    """The cards of which somebody has a mark, group by group, with how everybody stands with them."""
    words, names = screen.words, [each.name for each in tallied.standings]
    owned = {each.card.id for standing in tallied.standings for each in standing.earned}
    for heading, cards in groupby(tallied.catalogue, lambda card: card.heading(words)):
        earned = [card for card in cards if card.id in owned]
        if earned:
            screen.show(screen.drawing.grid([heading, *names], [board_row(card, tallied, words) for card in earned]))
    if len(owned) < len(tallied.catalogue):
        left = len(tallied.catalogue) - len(owned)
        screen.show(screen.drawing.note(words.say("campaign-untouched", cards=left)))


def board_row(card: Card, tallied: Campaign, words: Words) -> list[str]:
    """A card, and how everybody stands with it."""
    nothing = words.say("campaign-not-yet")
    return [card.name(words), *(cell(words, standing.card(card)) or nothing for standing in tallied.standings)]


def as_data(tallied: Campaign, found: Found) -> dict[str, object]:
    """The campaign as data, for programs."""
    return {
        "games": tallied.games,
        "evenings": tallied.evenings,
        "unfinished": found.unfinished,
        "left_out": found.left_out,
        "kings": [king.person for king in tallied.kings],
        "news": [{"person": standing.person, "mark": each.mark.id} for standing, each in tallied.news],
        "people": [
            {
                "person": each.person,
                "name": each.name,
                "games": each.games,
                "practice": each.practice,
                "victories": each.victories,
                "points": each.points,
                "marks": {
                    one.mark.id: {"value": one.value, "target": one.mark.target, "earned": one.is_earned}
                    for one in each.progress
                },
            }
            for each in tallied.standings
        ],
    }
