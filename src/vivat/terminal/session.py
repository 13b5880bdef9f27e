"""A game from where it stands to its end, among people at one keyboard and bots.

One person (or one team) sees everything as it happens. Several people take turns behind a curtain: each sees
what happened since their last decision, and elections and counts are shown to all of them together.
"""

import sys
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from vivat.bots import Bot
from vivat.game import SPECTATOR, Action, CastleGame, Viewer
from vivat.terminal.failure import Failure, Stopped
from vivat.terminal.moments import Counted, Election, Moment, moments
from vivat.terminal.prompt import Prompt
from vivat.terminal.saving import Keeper
from vivat.terminal.stage import Stage
from vivat.terminal.stops import Stops
from vivat.terminal.view import person_view


class Session:
    """One sitting."""

    def __init__(self, game: CastleGame, bots: Mapping[int, Bot], stage: Stage, keeper: Keeper) -> None:
        self._game = game
        self._bots = bots
        self._stage = stage
        self._keeper = keeper
        self._stops = Stops()
        self._told: dict[Viewer, int] = {}
        options = game.options
        people = [seat for seat in range(len(options.seats)) if seat not in bots]
        teams = [seat for seat in people if len(options.seats[seat]) == 2]
        self._several = len(people) > 1 or (bool(teams) and options.ambition)
        self._audience = Viewer.seat(people[0]) if people else SPECTATOR

    def run(self) -> int:
        """Play; returns the exit code. However it ends, the game is kept."""
        try:
            with self._stops.caught():
                self._stage.open()
                try:
                    self._play()
                finally:
                    with suppress(OSError):
                        self._stage.close(self._several)
                if self._game.is_over:
                    self._finish()
                    return 0
        except Stopped as stopped:
            return self._leave(stopped.exit_code)
        except OSError:  # the screen is gone: a closed pipe or window
            return self._leave(1)
        return self._leave(0)

    def _play(self) -> None:
        self._skip_the_past()
        while (seat := self._game.to_act) is not None:
            bot = self._bots.get(seat)
            if bot is not None:
                self._do(bot.act(self._game.observe(seat)))
            else:
                action = self._ask(self._game.deciding or Viewer.seat(seat))
                if action is None:
                    return
                self._stage.turn_page()
                self._do(action)
                with suppress(Failure):  # told when the game is left, and by `save`
                    self._keeper.keep(self._game)
            self._tell()

    def _do(self, action: Action) -> None:
        with self._stops.held():
            self._game.play(action)

    def _skip_the_past(self) -> None:
        """A resumed game begins with its present: only the events of a fresh game are told from the start."""
        if any(not action.of_chance for action in self._game.actions):
            for viewer in self._viewers():
                self._told[viewer] = len(person_view(self._game, viewer, self._stage.words).seen.events)
        self._tell()

    def _viewers(self) -> list[Viewer]:
        seats, players = range(len(self._game.options.seats)), range(len(self._game.options.names))
        return [SPECTATOR, *map(Viewer.seat, seats), *map(Viewer.player, players)]

    def _news(self, viewer: Viewer) -> list[Moment]:
        """What this viewer has not been told yet; it counts as told from now on."""
        view = person_view(self._game, viewer, self._stage.words)
        start = self._told.get(viewer, 0)
        self._told[viewer] = len(view.seen.events)
        return moments(view, start)

    def _tell(self) -> None:
        """After every step: live to a single audience; to several people only what all may watch together."""
        if not self._several:
            self._stage.tell(person_view(self._game, self._audience, self._stage.words), self._news(self._audience))
            return
        shared = [moment for moment in self._news(SPECTATOR) if isinstance(moment, Election | Counted)]
        if shared:
            self._stage.clear_secrets()
            self._stage.show(self._stage.drawing.question(self._stage.words.say("everybody-look")))
            self._stage.ask(self._stage.words.say("press-enter"))
            self._stage.tell(person_view(self._game, SPECTATOR, self._stage.words), shared)
            self._stage.ask(self._stage.words.say("press-enter"))

    def _ask(self, viewer: Viewer) -> Action | None:
        """The decision of a person or a team, behind a curtain if there are several."""
        viewer = self._one_person(viewer)
        view = person_view(self._game, viewer, self._stage.words)
        if self._several:
            self._stage.curtain(view.name)
            missed = [alone for moment in self._news(viewer) if (alone := self._briefly(moment)) is not None]
            self._stage.tell(view, missed)
        action = Prompt(self._game, viewer, view, self._stage, self._keeper).decide()
        if self._several:
            self._stage.clear_secrets()
        return action

    def _one_person(self, viewer: Viewer) -> Viewer:
        """A lone player and the player's seat are one; only teammates are told things apart."""
        params = self._game.options.params
        if viewer.kind == "player" and params.teammate[viewer.index] == viewer.index:
            return Viewer.seat(params.seat_of[viewer.index])
        return viewer

    @staticmethod
    def _briefly(moment: Moment) -> Moment | None:
        """What all have watched together is not shown at length again."""
        if isinstance(moment, Election):
            return moment.result
        return None if isinstance(moment, Counted) else moment

    def _finish(self) -> None:
        """The ranking, on the normal screen, where it stays."""
        words = self._stage.words
        view = person_view(self._game, SPECTATOR, words)
        self._stage.show(self._stage.drawing.ranking(view, self._game))
        with suppress(Failure):
            path = self._keeper.keep(self._game)
            self._stage.show(self._stage.drawing.note(words.say("replay-hint", file=str(path))))

    def _leave(self, exit_code: int) -> int:
        """Save, and say in one line where and how to go on; the screen may be gone, so on standard error."""
        with self._stops.ignored():
            try:
                path = self._keeper.keep(self._game)
            except Failure as failure:
                try:
                    path = self._keeper.keep(self._game, Path(tempfile.gettempdir()) / self._keeper.path.name)
                except Failure:
                    say_last(str(failure))
                    return exit_code or 1
            say_last(self._stage.words.say("left", file=str(path)))
        return exit_code


def say_last(text: str) -> None:
    """One line on standard error, if it is still there."""
    with suppress(OSError, ValueError):
        sys.stderr.write(f"{text}\n")
        sys.stderr.flush()
