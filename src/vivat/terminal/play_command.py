"""`vivat play`: from flags, answers or a saved game to a sitting."""

import sys
from argparse import Namespace
from pathlib import Path

from vivat.game import CastleGame, CastleOptions, Dealer, GameRecord
from vivat.game.castle.options import FLAGS
from vivat.rules.castle.editions import EDITIONS
from vivat.terminal.failure import Failure, Stopped
from vivat.terminal.opening import open_stage
from vivat.terminal.replay import Replay
from vivat.terminal.saving import Keeper, load, usual_path
from vivat.terminal.seating import (
    USUAL_BOT,
    USUAL_SEATS,
    Chair,
    add_bots,
    bots_in,
    bots_of,
    check_bot,
    check_seats,
    find_seat,
    names_on,
    read_chairs,
    seats_of,
    tags_of,
    wake_bots,
)
from vivat.terminal.session import Session
from vivat.terminal.setup_dialogue import USUAL_EDITION, SetupDialogue, Wishes
from vivat.terminal.stage import Stage
from vivat.words import Words


def play(flags: Namespace, words: Words) -> int:
    """Play a new game or go on with a saved one; returns the exit code."""
    stage = open_stage(words, plain=flags.plain, fast=flags.fast)
    if flags.resume is not None:
        return resume(flags, stage)
    try:
        wishes = make_wishes(flags, stage)
    except (Stopped, KeyboardInterrupt) as stop:  # nothing has begun, so there is nothing to save
        sys.stderr.write(f"{words.say('not-begun')}\n")
        return stop.exit_code if isinstance(stop, Stopped) else 130
    game = CastleGame(make_options(wishes, words), dealer(flags.seed))
    bots = bots_of(wishes.chairs)
    keeper = Keeper(Path(flags.save) if flags.save else usual_path(game.options.edition_key), tags_of(bots), words)
    if flags.save:
        keeper.keep(game)  # better to learn now than at the end that nothing can be written there
    return Session(game, wake_bots(bots, flags.seed), stage, keeper).run()


def dealer(seed: int | None) -> Dealer:
    """Chance: the operating system's, or one that can be repeated."""
    return Dealer.secure() if seed is None else Dealer.seeded(seed)


def resume(flags: Namespace, stage: Stage) -> int:
    """Go on with a saved game: people and bots sit as they sat."""
    words, path = stage.words, Path(flags.resume)
    record = load(words, path)
    bots = bots_in(words, record.options, record.tags)
    game = waiting_game(record, dealer(flags.seed))
    if game.is_over:
        return offer_replay(record, path, stage)
    keeper = Keeper(Path(flags.save) if flags.save else path, dict(record.tags), words)
    keeper.keep(game)
    return Session(game, wake_bots(bots, flags.seed), stage, keeper).run()


def waiting_game(record: GameRecord, dealt_by: Dealer) -> CastleGame:
    """The game of a record at its next decision: a record may end where chance is to act."""
    game = record.game()
    while game.is_chance:
        chances = game.chances()
        drawn = dealt_by.draw(range(len(chances)), [weight for _, weight in chances])
        game.play(chances[drawn][0])
    return game.copy(dealt_by)


def offer_replay(record: GameRecord, path: Path, stage: Stage) -> int:
    """A finished game cannot go on, but it can be watched."""
    words = stage.words
    if not stage.asks:
        raise Failure(words, "error-finished", file=str(path))
    stage.show(stage.drawing.note(words.say("finished", file=str(path))))
    if stage.ask(words.say("watch-replay")).casefold() in ("", *words.say("yes-words").split()):
        return Replay(record, None, stage).run(step=True)
    return 0


def make_wishes(flags: Namespace, stage: Stage) -> Wishes:
    """What the flags say; the rest is asked at a terminal, and as usual elsewhere."""
    words = stage.words
    if flags.edition is not None and flags.edition not in EDITIONS:
        raise Failure(words, "error-unknown-edition", edition=flags.edition, known=", ".join(EDITIONS))
    wishes = Wishes(flags.edition, read_chairs(words, flags.seat), flags.players)
    wishes.bot = None if flags.bot is None else check_bot(words, flags.bot)
    wishes.flags = {flag: True for flag in FLAGS if getattr(flags, flag)}
    wishes.first, wishes.memory_aids = flags.first, flags.memory_aids
    if stage.asks and not flags.yes:
        wishes = SetupDialogue(stage, wishes).run()
    fill_seats(wishes, words)
    return wishes


def fill_seats(wishes: Wishes, words: Words) -> None:
    """One person if nobody is named, and bots up to the number asked for; beside one person, up to four seats."""
    check_seats(words, EDITIONS[wishes.edition or USUAL_EDITION], wishes.seats)
    chairs = wishes.chairs or [Chair(names_on(words.say("setup-guest", number=1, people=1)))]
    seats = wishes.seats if wishes.seats is not None else max(len(chairs), USUAL_SEATS if len(chairs) == 1 else 0)
    if seats < len(chairs):
        raise Failure(words, "error-too-many-seats", players=seats, named=len(chairs))
    wishes.chairs = add_bots(words, chairs, seats - len(chairs), wishes.bot or USUAL_BOT)


def make_options(wishes: Wishes, words: Words) -> CastleOptions:
    """The options, checked; ImpossibleOptions says why not."""
    seats = seats_of(wishes.chairs)
    return CastleOptions.make(
        wishes.edition or USUAL_EDITION,
        seats,
        first_seat=None if wishes.first is None else find_seat(words, seats, wishes.first),
        memory_aids=wishes.memory_aids,
        **wishes.flags,
    )
