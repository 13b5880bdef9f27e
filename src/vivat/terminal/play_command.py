"""`vivat play`: from flags, answers or a saved game to games on a desk."""

import sys
from argparse import Namespace
from pathlib import Path

from vivat.game import Dealer, GameRecord, Session, VivatError
from vivat.game.families import FAMILIES
from vivat.game.record import AnyOptions
from vivat.table.record_tags import session_tags
from vivat.terminal.failure import Failure, Stopped
from vivat.terminal.families import file_name
from vivat.terminal.game_request import GameRequest, fill_seats, make_options, read_request
from vivat.terminal.keyboard_desk import KeyboardDesk
from vivat.terminal.open_screen import open_screen
from vivat.terminal.replay import Replay
from vivat.terminal.saving import damaged_file, load, usual_path
from vivat.terminal.screen import Screen
from vivat.terminal.seating import bots_of, trusted_bots
from vivat.terminal.session_loop import SessionLoop, next_path
from vivat.terminal.setup_dialogue import SetupDialogue
from vivat.words import Words


def play(flags: Namespace, words: Words) -> int:
    """Play a new game or go on with a saved one; returns the exit code."""
    screen = open_screen(words, plain=flags.plain, fast=flags.fast)
    if flags.resume is not None:
        return resume(flags, screen)
    try:
        request = make_request(flags, screen)
    except (Stopped, KeyboardInterrupt) as stop:  # nothing has begun, so there is nothing to save
        sys.stderr.write(f"{words.say('not-begun')}\n")
        return stop.exit_code if isinstance(stop, Stopped) else 130
    options = make_options(request, words)
    chance = dealer(flags.seed)
    path = Path(flags.save) if flags.save else usual_path(file_name(options))
    record = GameRecord(options, (), session_tags(begin_session(request, options)))
    desk = KeyboardDesk(record, bots_of(request.chairs), chance, flags.seed, talk=flags.talk)
    return SessionLoop(screen, desk).run(path, save=bool(flags.save))


def begin_session(request: GameRequest, options: AnyOptions) -> Session | None:
    """The session that is asked for, if any."""
    begin = FAMILIES[options.family].begin_session
    return None if begin is None or request.points is None else begin(options, request.points, request.reduction)


def dealer(seed: int | None) -> Dealer:
    """Chance: the operating system's, or one that can be repeated."""
    return Dealer.secure() if seed is None else Dealer.seeded(seed)


def resume(flags: Namespace, screen: Screen) -> int:
    """Go on with a saved game: people and bots sit as they sat; a finished game goes on with its session."""
    words, path, chance = screen.words, Path(flags.resume), dealer(flags.seed)
    record = load(words, path)
    bots = trusted_bots(words, record, flags.bot)
    try:
        desk = KeyboardDesk(record, bots, chance, flags.seed, talk=flags.talk)
    except VivatError as error:
        raise damaged_file(words, path, error) from None
    session = desk.table.session
    if desk.table.status == "finished":
        if session is None or session.is_over:
            return offer_replay(record, path, screen)
        desk.start_next()
        path = next_path(path)
    return SessionLoop(screen, desk).run(Path(flags.save) if flags.save else path, save=True)


def offer_replay(record: GameRecord, path: Path, screen: Screen) -> int:
    """A finished game cannot go on, but it can be watched."""
    words = screen.words
    if not screen.asks:
        raise Failure(words, "error-finished", file=str(path))
    screen.show(screen.drawing.note(words.say("finished", file=str(path))))
    if screen.ask(words.say("watch-replay")).casefold() in ("", *words.say("yes-words").split()):
        return Replay(record, None, screen).run(step=True)
    return 0


def make_request(flags: Namespace, screen: Screen) -> GameRequest:
    """What the flags say; the rest is asked at a terminal, and as usual elsewhere."""
    request = read_request(flags, screen.words)
    if screen.asks and not flags.yes:
        request = SetupDialogue(screen, request).run()
    fill_seats(request, screen.words)
    return request
