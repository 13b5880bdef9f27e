"""`vivat play`: from flags, answers or a saved game to an evening of games."""

import sys
from argparse import Namespace
from pathlib import Path

from vivat.game import Dealer, GameRecord, IntrigueGame, IntrigueOptions, Session
from vivat.game.record import AnyOptions, new_game
from vivat.terminal.evening import Evening, after, next_path, session_in
from vivat.terminal.failure import Failure, Stopped
from vivat.terminal.opening import open_stage
from vivat.terminal.replay import Replay
from vivat.terminal.requested import Requested, fill_seats, make_options, requested_by
from vivat.terminal.saving import load, usual_path
from vivat.terminal.seating import bots_in, bots_of
from vivat.terminal.setup_dialogue import SetupDialogue
from vivat.terminal.stage import Stage
from vivat.words import Words


def play(flags: Namespace, words: Words) -> int:
    """Play a new game or go on with a saved one; returns the exit code."""
    stage = open_stage(words, plain=flags.plain, fast=flags.fast)
    if flags.resume is not None:
        return resume(flags, stage)
    try:
        requested = make_requested(flags, stage)
    except (Stopped, KeyboardInterrupt) as stop:  # nothing has begun, so there is nothing to save
        sys.stderr.write(f"{words.say('not-begun')}\n")
        return stop.exit_code if isinstance(stop, Stopped) else 130
    options = make_options(requested, words)
    chance = dealer(flags.seed)
    path = Path(flags.save) if flags.save else usual_path(file_name(options))
    evening = Evening(stage, bots_of(requested.chairs), chance, flags.seed)
    return evening.run(new_game(options, chance), path, begin_session(requested, options), keep=bool(flags.save))


def file_name(options: AnyOptions) -> str:
    """What a saved game is called, without date and number."""
    if isinstance(options, IntrigueOptions) and options.scenario.key != "base":
        return f"{options.edition_key}-{options.scenario.key}"
    return options.edition_key


def begin_session(requested: Requested, options: AnyOptions) -> Session | None:
    """The session that is asked for, if any."""
    if requested.points is None or not isinstance(options, IntrigueOptions):
        return None
    return Session.begin(options, requested.points, requested.reduction)


def dealer(seed: int | None) -> Dealer:
    """Chance: the operating system's, or one that can be repeated."""
    return Dealer.secure() if seed is None else Dealer.seeded(seed)


def resume(flags: Namespace, stage: Stage) -> int:
    """Go on with a saved game: people and bots sit as they sat; a finished game goes on with its session."""
    words, path, chance = stage.words, Path(flags.resume), dealer(flags.seed)
    record = load(words, path)
    evening = Evening(stage, bots_in(words, record.options, record.tags, flags.bot), chance, flags.seed)
    session, game = session_in(words, record, path), record.game(chance)
    if flags.save:
        path = Path(flags.save)
    if not game.is_over:
        return evening.run(game, path, session, keep=True)
    if session is not None and isinstance(game, IntrigueGame) and game.outcome is not None:
        session = after(session, game, game.outcome)
        if not session.is_over:
            path = path if flags.save else next_path(path)
            return evening.run(IntrigueGame(session.options, chance), path, session, keep=True)
    return offer_replay(record, Path(flags.resume), stage)


def offer_replay(record: GameRecord, path: Path, stage: Stage) -> int:
    """A finished game cannot go on, but it can be watched."""
    words = stage.words
    if not stage.asks:
        raise Failure(words, "error-finished", file=str(path))
    stage.show(stage.drawing.note(words.say("finished", file=str(path))))
    if stage.ask(words.say("watch-replay")).casefold() in ("", *words.say("yes-words").split()):
        return Replay(record, None, stage).run(step=True)
    return 0


def make_requested(flags: Namespace, stage: Stage) -> Requested:
    """What the flags say; the rest is asked at a terminal, and as usual elsewhere."""
    requested = requested_by(flags, stage.words)
    if stage.asks and not flags.yes:
        requested = SetupDialogue(stage, requested).run()
    fill_seats(requested, stage.words)
    return requested
