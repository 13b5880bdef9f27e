"""Games in a row: one game, or a session of intrigue whose points are kept in the tags of each game's record."""

import re
from collections.abc import Mapping, Sequence
from math import ceil
from pathlib import Path

from vivat.bots import SEARCHING
from vivat.game import SPECTATOR, Dealer, GameRecord, IntrigueGame, IntrigueOptions, IntrigueOutcome, Session
from vivat.game.header import SWITCH
from vivat.game.record import AnyGame
from vivat.rules.intrigue.roles import ROLE_NAMES
from vivat.terminal.faces import face_of
from vivat.terminal.failure import Failure, Stopped
from vivat.terminal.saving import Keeper
from vivat.terminal.seating import tags_of, wake_bots
from vivat.terminal.sitting import Sitting, say_last
from vivat.terminal.stage import Stage
from vivat.terminal.stops import Stops
from vivat.terminal.texts import listed
from vivat.words import Words

SCORES, GOAL, REDUCTION, GAMES = "session-scores", "session-goal", "session-reduction", "session-games"


def session_tags(session: Session | None) -> dict[str, str]:
    """How a session stood before a game, as tags of its record."""
    if session is None:
        return {}
    scores = " ".join(map(str, session.scores))
    tags = {SCORES: scores, GOAL: str(session.goal), GAMES: str(session.games)}
    return tags | {REDUCTION: SWITCH[session.reduction]}


def session_in(words: Words, record: GameRecord, path: Path) -> Session | None:
    """The session that a record belongs to; `Failure` if its tags make no sense."""
    options, tags = record.options, record.tags
    if SCORES not in tags or not isinstance(options, IntrigueOptions):
        return None
    scores = tags[SCORES].split()
    numbers = (*scores, tags.get(GOAL, ""), tags.get(GAMES, "0"))
    whole = all(re.fullmatch(r"[0-9]{1,6}", number) for number in numbers)
    if not whole or len(scores) != len(options.names) or tags.get(REDUCTION) not in SWITCH.values():
        raise Failure(words, "error-damaged-file", file=str(path), reason=words.say("error-session-tags"))
    return Session(
        options, tuple(map(int, scores)), int(tags[GOAL]), tags[REDUCTION] == SWITCH[True], int(tags.get(GAMES, "0"))
    )


def after(session: Session, game: IntrigueGame, outcome: IntrigueOutcome) -> Session:
    """The session once this game is over."""
    return session.after(outcome, game.observe(SPECTATOR).first)


def next_path(path: Path) -> Path:
    """A fresh file for the next game of a session, beside that of the last."""
    stem = re.sub(r"-game-\d+$", "", path.stem)
    number = 2
    while (fresh := path.with_name(f"{stem}-game-{number}{path.suffix}")).exists():
        number += 1
    return fresh


class Evening:
    """The same people and bots, one game after the other."""

    def __init__(self, stage: Stage, bots: Mapping[int, str], dealer: Dealer, seed: int | None) -> None:
        self._stage = stage
        self._tags = tags_of(bots)
        self._bots = wake_bots(bots, seed)
        self._dealer = dealer

    def run(self, game: AnyGame, path: Path, session: Session | None = None, *, keep: bool = False) -> int:
        """Play until the game, or the session, is over or left; returns the exit code."""
        self._compile()
        while True:
            keeper = Keeper(path, self._tags | session_tags(session), self._stage.words)
            if keep:
                keeper.keep(game)  # better to learn now than at the end that nothing can be written there
            code = Sitting(face_of(game, self._stage, session), self._bots, self._stage, keeper).run()
            if code or session is None or not isinstance(game, IntrigueGame) or game.outcome is None:
                return code
            outcome, session = game.outcome, after(session, game, game.outcome)
            path = keeper.path
            self._show_scores(session, outcome)
            if session.is_over:
                return 0
            try:
                self._wait(session)
            except Stopped as stopped:
                say_last(self._stage.words.say("left", file=str(path)))
                return stopped.exit_code
            game, path, keep = IntrigueGame(session.options, self._dealer), next_path(path), True

    def _compile(self) -> None:
        """Bots that search need compiled code before their first search on this machine: nobody should wonder."""
        if not set(SEARCHING).intersection(self._tags.values()):
            return
        from vivat.search.compilation import FAMILIES, USUAL_SECONDS, Compilation, Progress, is_compiled

        if all(map(is_compiled, FAMILIES)):
            return
        stage, said = self._stage, {0}
        stage.show(stage.drawing.note(stage.words.say("bots-compile", seconds=USUAL_SECONDS)))

        def tell(progress: Progress) -> None:
            if (part := 4 * progress.done // progress.steps) not in said:
                said.add(part)
                facts = {"done": progress.done, "steps": progress.steps, "seconds": ceil(progress.seconds_left)}
                stage.show(stage.drawing.note(stage.words.say("bots-compiling", **facts)))

        compilation = Compilation()
        compilation.begin()
        try:
            compilation.wait_for_all(tell)
        finally:
            compilation.end()

    def _show_scores(self, session: Session, outcome: IntrigueOutcome) -> None:
        """What the game brought, where everybody stands, and what follows."""
        stage, names = self._stage, session.options.names
        say = stage.words.say
        rows = sorted(zip(names, outcome.points, session.scores, strict=True), key=lambda row: -row[2])
        title = f"{say('session-title', goal=session.goal)} · {say('session-after', games=session.games)}"
        heads = [say("court-player"), say("court-points"), say("session-total")]
        stage.show(stage.drawing.scores(title, heads, [[name, f"+{won}", str(total)] for name, won, total in rows]))
        if session.is_over:
            winners = listed(stage.words, [names[player] for player in session.leaders])
            facts: dict[str, str | int] = {"who": winners, "points": max(session.scores)}
            stage.show(stage.drawing.question(say("session-won", count=len(session.leaders), **facts)))
        elif session.reduction:
            self._show_pool(session.options)

    def _show_pool(self, options: IntrigueOptions) -> None:
        """S8.3: Which roles stay out of the next game, and among which chance will draw."""
        stage, (base, drawn) = self._stage, options.pool
        say = stage.words.say

        def named(roles: Sequence[int]) -> str:
            return listed(stage.words, [say(f"role-{ROLE_NAMES[role]}") for role in roles])

        aside = [role for role in options.scenario.random if role not in (*base, *drawn)]
        if aside:
            stage.show(stage.drawing.note(say("session-aside", roles=named(aside))))
        if any(role in roles for role in drawn for roles in options.put_aside):
            count = len(options.names) - len(base)
            stage.show(stage.drawing.note(say("session-back", count=count, roles=named(drawn))))

    def _wait(self, session: Session) -> None:
        """Until somebody wants the next game; bots alone do not wait."""
        names, first = session.options.names, session.options.first_player or 0
        if len(self._bots) < len(names):
            with Stops().caught():
                self._stage.ask(f"{self._stage.words.say('session-next', who=names[first])} ")
