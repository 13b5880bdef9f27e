"""A game from where it stands to its end, among people at one keyboard and bots.

One person (or one team) sees everything as it happens. Several people take turns behind a curtain: each sees
what happened since their last decision, and what all may watch together is shown to all of them together.
"""

import sys
import tempfile
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from vivat.bots.own import BotFailure
from vivat.game import SPECTATOR, Viewer
from vivat.terminal.face import AnyFace, Shown
from vivat.terminal.failure import Failure, Stopped
from vivat.terminal.keyboard_desk import KeyboardDesk
from vivat.terminal.prompt import Prompt
from vivat.terminal.saving import Saver
from vivat.terminal.screen import Screen
from vivat.terminal.stops import Stops


class GameLoop:
    """One game at one keyboard."""

    def __init__(self, face: AnyFace, desk: KeyboardDesk, screen: Screen, saver: Saver) -> None:
        self._face = face
        self._desk = desk
        self._table = desk.table
        self._screen = screen
        self._saver = saver
        self._stops = Stops()
        self._shown_events: dict[Viewer, int] = {}
        self._heard: dict[Viewer, int] = {}
        """How many remarks of bots each viewer has read."""
        self._at_the_keyboard: Viewer | None = None
        self._last_to_decide: Viewer | None = None
        self._called: int | None = None
        """The seat of somebody who wants to change a ballot."""
        people = [seat for seat in range(len(self._table.options.seats)) if self._has_person(seat)]
        self._several = len(people) > 1 or any(map(face.has_secrets_within, people))
        self._audience = Viewer.seat(people[0]) if people else SPECTATOR

    def _has_person(self, seat: int) -> bool:
        """Whether people at the keyboard sit there, even if a bot plays for them."""
        return any(self._table.chairs[chair].is_person for chair in self._table.chairs_of(seat))

    def run(self) -> int:
        """Play; returns the exit code. However it ends, the game is kept."""
        try:
            with self._stops.caught():
                self._screen.open()
                try:
                    self._play()
                finally:
                    with suppress(OSError):
                        self._screen.close(self._several)
                if self._table.status == "finished":
                    self._finish()
                    return 0
        except Stopped as stopped:
            return self._leave(stopped.exit_code)
        except BotFailure as failure:
            say_last(failure.refusal.sentence(self._screen.words.language))
            return self._leave(2)
        except OSError:  # the screen is gone: a closed pipe or window
            return self._leave(1)
        return self._leave(0)

    def _play(self) -> None:
        self._skip_the_past()
        while self._table.status == "playing":
            seat = self._next_seat()
            if self._table.bot_decides(seat):
                if not (self._table.is_deserted and self._has_person(seat)) or self._bot_goes_on(seat):
                    with self._stops.held():
                        self._desk.let_bot(seat)
            else:
                person = self._person(seat)
                if not self._ask(person):
                    return
                self._screen.turn_page()
                if self._several and not self._stays(person):
                    self._screen.clear_secrets()
                with suppress(Failure):  # told when the game is left, and by `save`
                    self._saver.save()
            self._tell()

    def _next_seat(self) -> int:
        """Who is asked next: whoever wants to change a ballot, or the first seat that is waited for."""
        return self._table.waited_for[0] if self._called is None else self._called

    def _person(self, seat: int) -> Viewer:
        return self._face.one_person(self._table.asked_viewer(seat))

    def _stays(self, person: Viewer) -> bool:
        """Whether the same person decides next, so that nobody else comes to the screen."""
        if self._table.status != "playing":
            return False
        seat = self._next_seat()
        return not self._table.bot_decides(seat) and self._person(seat) == person

    def _bot_goes_on(self, seat: int) -> bool:
        """Ask whether a bot may play on where bots play for everybody (Enter, `back` or `quit`); False if not."""
        who = self._face.name(self._person(seat))
        self._screen.show(self._screen.drawing.question(self._screen.words.say("bot-goes-on", who=who)))
        typed = self._screen.ask("> ").casefold()
        if typed in ("q", "quit"):
            raise Stopped(0)
        if typed != "back":
            return True
        for chair in self._table.chairs_of(seat):
            self._desk.come_back(chair)
        return False

    def _skip_the_past(self) -> None:
        """Count the events of a resumed game as shown: only a fresh game is told from its first event."""
        if any(not action.of_chance for action in self._desk.game.actions):
            for viewer in self._face.viewers:
                self._shown_events[viewer] = self._face.event_count(viewer)
        self._tell()

    def _news(self, viewer: Viewer) -> list[Shown]:
        """What this viewer has not been shown yet; it counts as shown from now on."""
        start = self._shown_events.get(viewer, 0)
        self._shown_events[viewer] = self._face.event_count(viewer)
        return self._face.news(viewer, start)

    def _remarks(self, viewer: Viewer) -> list[Shown]:
        """What bots have said that this viewer has not read yet; it counts as read from now on."""
        said = self._desk.remarks()
        known = min(self._heard.get(viewer, 0), len(said))  # a new game of a session begins without any
        self._heard[viewer] = len(said)
        say, face = self._screen.words.say, self._face
        lines = [say("line-said", name=name, text=face.sentence(viewer, each)) for name, each in said[known:]]
        return [Shown(((self._screen.drawing.note(line), 1.0),)) for line in lines]

    def _tell(self) -> None:
        """Show what is new after a step: all of it to a single audience, to several people only what all may see."""
        if not self._several:
            self._screen.tell([*self._remarks(self._audience), *self._news(self._audience)])
            return
        shared = [each for each in self._news(SPECTATOR) if each.together]
        if shared:
            self._at_the_keyboard = None
            self._screen.clear_secrets()
            self._screen.show(self._screen.drawing.question(self._face.everybody))
            self._screen.ask(self._screen.words.say("press-enter"))
            self._screen.tell([*shared[:-1], replace(shared[-1], page=False)])
            self._screen.ask(self._screen.words.say("press-enter"))

    def _ask(self, viewer: Viewer) -> bool:
        """Ask for the decision of a person or a team, behind a curtain if somebody else was at the keyboard before.

        False if the game is to be left.
        """
        if self._several:
            if viewer != self._at_the_keyboard:
                self._screen.curtain(self._face.name(viewer))
                self._at_the_keyboard = viewer
            missed = [each.brief if each.together else each for each in self._news(viewer)]
            self._screen.tell([*self._remarks(viewer), *(each for each in missed if each is not None)])
        again, self._last_to_decide = viewer == self._last_to_decide, viewer
        answer = Prompt(self._face, viewer, self._desk, self._screen, self._saver, self._stops).decide(again=again)
        self._called = answer.calls
        return not answer.leaves

    def _finish(self) -> None:
        """Show the ranking on the normal screen, where it stays."""
        self._screen.show(self._face.ranking(SPECTATOR))
        with suppress(Failure):
            path = self._saver.save()
            self._screen.show(self._screen.drawing.note(self._screen.words.say("replay-hint", file=str(path))))

    def _leave(self, exit_code: int) -> int:
        """Save, and say in one line where and how to go on; the screen may be gone, so on standard error."""
        with self._stops.ignored():
            try:
                path = self._saver.save()
            except Failure as failure:
                try:
                    path = self._saver.save(Path(tempfile.gettempdir()) / self._saver.path.name)
                except Failure:
                    say_last(str(failure))
                    return exit_code or 1
            say_last(self._screen.words.say("left", file=str(path)))
        return exit_code


def say_last(text: str) -> None:
    """Write one line on standard error, if it is still there."""
    with suppress(OSError, ValueError):
        sys.stderr.write(f"{text}\n")
        sys.stderr.flush()
