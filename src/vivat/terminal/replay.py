"""`vivat replay`: a record step by step, from one seat's knowledge or with all secrets."""

from argparse import Namespace
from pathlib import Path

from vivat.game import SPECTATOR, GameRecord, Viewer
from vivat.game.record import new_game
from vivat.terminal.face import AnyFace
from vivat.terminal.failure import Stopped
from vivat.terminal.families import face_of
from vivat.terminal.open_screen import open_screen
from vivat.terminal.saving import load
from vivat.terminal.screen import Screen
from vivat.terminal.seating import find_seat
from vivat.words import Words


def replay(flags: Namespace, words: Words) -> int:
    """Show a record; returns the exit code."""
    record = load(words, Path(flags.file))
    viewer = None if flags.viewer is None else find_viewer(words, record, flags.viewer)
    screen = open_screen(words, plain=flags.plain)
    return Replay(record, viewer, screen).run(step=screen.asks and not flags.all)


def find_viewer(words: Words, record: GameRecord, text: str) -> Viewer:
    """A seat by number or name, one player of a team by name, or "spectator"."""
    if text.casefold() == "spectator":
        return SPECTATOR
    names = [name.casefold() for name in record.options.names]
    if text.casefold() in names:
        return Viewer.player(names.index(text.casefold()))
    return Viewer.seat(find_seat(words, record.options.seat_names, text))


class Replay:
    """A record that can be paged through. A step ends at a decision, so chance belongs to what led to it."""

    def __init__(self, record: GameRecord, viewer: Viewer | None, screen: Screen) -> None:
        self._record = record
        self._viewer = viewer
        self._screen = screen
        self._stops: list[int] = []
        self._rounds: list[int] = []
        self._mark_stops()

    def _mark_stops(self) -> None:
        """Note the numbers of actions after which somebody decides, and which of these stops begin a round."""
        face = self._face(0)
        rounds = -1
        for number, text in enumerate(["", *self._record.actions]):
            if text:
                face.game.play(text)
            if face.game.is_chance and number < len(self._record.actions):
                continue
            self._stops.append(number)
            if face.rounds_begun != rounds:
                rounds = face.rounds_begun
                self._rounds.append(len(self._stops) - 1)

    def run(self, *, step: bool) -> int:
        """Step through at a terminal, or print everything."""
        if not step:
            self._print_all()
            return 0
        self._screen.open()
        try:
            self._step_through()
        except Stopped as stopped:
            return stopped.exit_code
        except KeyboardInterrupt:
            return 130
        finally:
            self._screen.close(secrets=False)
        return 0

    def _face(self, actions: int) -> AnyFace:
        """The game after so many actions."""
        game = new_game(self._record.options)
        for text in self._record.actions[:actions]:
            game.play(text)
        return face_of(game, self._screen)

    def _print_all(self) -> None:
        """Show the whole game as text: every deed, and the table at each decision that opens a round."""
        shown = played = 0
        face = self._face(0)
        for stop, number in enumerate(self._stops):
            for text in self._record.actions[played:number]:
                face.game.play(text)
            played = number
            self._screen.tell(face.news(self._viewer, shown))
            shown = face.event_count(self._viewer)
            if stop in self._rounds or face.game.is_over:
                self._table(face)
        self._end(face)

    def _table(self, face: AnyFace) -> None:
        self._screen.show(face.table(self._viewer))

    def _end(self, face: AnyFace) -> None:
        if face.game.is_over:
            self._screen.show(face.ranking(self._viewer))
        else:
            self._screen.show(self._screen.drawing.note(self._screen.words.say("replay-unfinished")))

    def _step_through(self) -> None:
        say, last, stop = self._screen.words.say, len(self._stops) - 1, 0
        while True:
            self._show(stop)
            answer = self._screen.ask(say("replay-prompt", number=stop, last=last)).casefold()
            word, _, rest = answer.partition(" ")
            if word in ("q", "quit"):
                return
            if word == "" and stop == last:
                return
            wanted = self._target(stop, word, rest)
            if wanted is None:
                self._screen.show(self._screen.drawing.note(say("replay-help", last=last)))
                self._screen.hold()
            else:
                stop = min(max(wanted, 0), last)

    def _target(self, stop: int, word: str, rest: str) -> int | None:
        """The stop that an answer asks for; None if it asks for nothing known."""
        if word == "":
            return stop + 1
        if word == "b":
            return stop - 1
        if word == "n":
            return next((begin for begin in self._rounds if begin > stop), len(self._stops) - 1)
        if word == "p":
            return next((begin for begin in reversed(self._rounds) if begin < stop), 0)
        if word == "g" and rest.isdecimal():
            return int(rest)
        return None

    def _show(self, stop: int) -> None:
        """Show what led to this stop, then the table as it stands."""
        face = self._face(self._stops[stop])
        before = self._face(self._stops[stop - 1]).event_count(self._viewer) if stop else 0
        self._screen.turn_page()
        self._screen.tell(face.news(self._viewer, before))
        self._table(face)
        if stop == len(self._stops) - 1:
            self._end(face)
