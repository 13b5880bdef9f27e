"""One game, or the games of a session of intrigue, among the same people and bots."""

import re
from collections.abc import Sequence
from math import ceil
from pathlib import Path

from vivat.bots.levels import searches
from vivat.game import IntrigueOptions, Session
from vivat.game.families import FAMILIES
from vivat.rules.intrigue.roles import ROLE_NAMES
from vivat.terminal.failure import Stopped
from vivat.terminal.families import face_of
from vivat.terminal.game_loop import GameLoop, say_last
from vivat.terminal.keyboard_desk import KeyboardDesk
from vivat.terminal.saving import Saver
from vivat.terminal.screen import Screen
from vivat.terminal.stops import Stops


def next_path(path: Path) -> Path:
    """A fresh file for the next game of a session, beside that of the last."""
    stem = re.sub(r"-game-\d+$", "", path.stem)
    number = 2
    while (fresh := path.with_name(f"{stem}-game-{number}{path.suffix}")).exists():
        number += 1
    return fresh


class SessionLoop:
    """What is played at a desk, one game after the other."""

    def __init__(self, screen: Screen, desk: KeyboardDesk) -> None:
        self._screen = screen
        self._desk = desk
        self._table = desk.table

    def run(self, path: Path, *, save: bool = False) -> int:
        """Play until the game, or the session, is over or left; returns the exit code."""
        self._compile()
        while True:
            saver = Saver(path, self._desk, self._screen.words)
            if save:
                saver.save()  # better to learn now than at the end that nothing can be written there
            face = face_of(self._desk.game, self._screen, self._table.session_before, self._table.ballots)
            code = GameLoop(face, self._desk, self._screen, saver).run()
            session, before = self._table.session, self._table.session_before
            if code or session is None or before is None or not self._desk.game.is_over:
                return code
            self._show_scores(session, before)
            if session.is_over:
                return 0
            try:
                self._wait(session)
            except Stopped as stopped:
                say_last(self._screen.words.say("left", file=str(saver.path)))
                return stopped.exit_code
            self._desk.start_next()
            path, save = next_path(saver.path), True

    def _compile(self) -> None:
        """Compile what search players need, if it is not compiled on this machine yet, and show how far it is."""
        if not any(searches(chair.level or "") for chair in self._table.chairs):
            return
        from vivat.search.compilation import USUAL_SECONDS, Compilation, CompilationProgress, is_compiled

        if all(map(is_compiled, FAMILIES)):
            return
        screen, shown = self._screen, {0}
        screen.show(screen.drawing.note(screen.words.say("bots-compile", seconds=USUAL_SECONDS)))

        def tell(progress: CompilationProgress) -> None:
            if (quarter := 4 * progress.done // progress.steps) not in shown:
                shown.add(quarter)
                facts = {"done": progress.done, "steps": progress.steps, "seconds": ceil(progress.seconds_left)}
                screen.show(screen.drawing.note(screen.words.say("bots-compiling", **facts)))

        compilation = Compilation()
        compilation.begin()
        try:
            compilation.wait_for_all(tell)
        finally:
            compilation.end()

    def _show_scores(self, session: Session, before: Session) -> None:
        """Show what the game brought, where everybody stands, and what follows."""
        screen, names = self._screen, session.options.names
        say = screen.words.say
        points = [now - then for now, then in zip(session.scores, before.scores, strict=True)]
        rows = sorted(zip(names, points, session.scores, strict=True), key=lambda row: -row[2])
        title = f"{say('session-title', goal=session.goal)} · {say('session-after', games=session.games)}"
        heads = [say("intrigue-player"), say("intrigue-points"), say("session-total")]
        screen.show(screen.drawing.scores(title, heads, [[name, f"+{won}", str(total)] for name, won, total in rows]))
        if session.is_over:
            winners = screen.words.listed([names[player] for player in session.leaders])
            facts: dict[str, str | int] = {"who": winners, "points": max(session.scores)}
            screen.show(screen.drawing.question(say("session-won", count=len(session.leaders), **facts)))
        elif session.reduction:
            self._show_pool(session.options)

    def _show_pool(self, options: IntrigueOptions) -> None:
        """S8.3: Show which roles stay out of the next game, and among which chance will draw."""
        screen, (base, drawn) = self._screen, options.pool
        say = screen.words.say

        def named(roles: Sequence[int]) -> str:
            return screen.words.listed([say(f"role-{ROLE_NAMES[role]}") for role in roles])

        aside = [role for role in options.scenario.random if role not in (*base, *drawn)]
        if aside:
            screen.show(screen.drawing.note(say("session-aside", roles=named(aside))))
        if any(role in roles for role in drawn for roles in options.put_aside):
            count = len(options.names) - len(base)
            screen.show(screen.drawing.note(say("session-back", count=count, roles=named(drawn))))

    def _wait(self, session: Session) -> None:
        """Wait until somebody wants the next game; bots alone do not wait."""
        names, first = session.options.names, session.options.first_seat or 0
        if any(chair.is_person for chair in self._table.chairs):
            with Stops().caught():
                self._screen.ask(f"{self._screen.words.say('session-next', who=names[first])} ")
