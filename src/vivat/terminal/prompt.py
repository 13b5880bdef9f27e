"""One decision of the people at the keyboard: a move, or one of the commands that only look something up."""

from collections.abc import Callable
from pathlib import Path

from rich.console import RenderableType

from vivat.game import UnknownAction, Viewer
from vivat.game.text import plain
from vivat.terminal.face import Face
from vivat.terminal.failure import Failure
from vivat.terminal.saving import Keeper
from vivat.terminal.stage import Stage
from vivat.words.rulebook import look_up

COMMANDS = ("?", "help", "why", "rules", "look", "log", "card", "save", "quit")
SHORT = {"q": "quit", "h": "help"}


class Prompt:
    """Asks until there is a legal move, or until somebody wants to leave."""

    def __init__(self, face: Face, viewer: Viewer, stage: Stage, keeper: Keeper) -> None:
        self._face = face
        self._game = face.game
        self._viewer = viewer
        self._stage = stage
        self._say = stage.words.say
        self._keeper = keeper

    def decide(self, *, again: bool = False) -> str | None:
        """The move, checked; None if the game is to be left (it has been saved then).

        `again` is for somebody who has decided just before and still remembers the table.
        """
        if self._stage.pages or not (again and self._face.goes_on(self._viewer)):
            self._look("")
        if self._face.opens_with_moves(self._viewer):
            self._list("")
        commands = self._commands()
        while True:
            for hint in self._face.hints(self._viewer):
                self._answer(self._stage.drawing.lines("", [hint]))
            self._answer(self._stage.drawing.question(self._face.question(self._viewer)))
            typed = self._stage.ask("> ")
            word, _, rest = typed.partition(" ")
            command = SHORT.get(word.casefold(), word.casefold())
            if command == "quit":
                if self._leave(rest.strip()):
                    return None
            elif command in commands:
                commands[command](rest.strip())
            else:
                action = self._move(typed)
                if action is not None:
                    return action

    def _commands(self) -> dict[str, Callable[[str], object]]:
        commands: dict[str, Callable[[str], object]] = {
            "?": self._list,
            "help": self._help,
            "why": self._why,
            "rules": self._rules,
            "look": self._look,
            "log": self._log,
            "card": self._card,
            "save": self._save,
        }
        papers = self._face.papers(self._viewer)
        return commands | {name: self._paper(paper) for name, paper in papers.items()}

    def _paper(self, paper: Callable[[], RenderableType]) -> Callable[[str], object]:
        return lambda _rest: self._answer(paper())

    def _note(self, text: str) -> None:
        self._answer(self._stage.drawing.note(text))

    def _answer(self, block: RenderableType) -> None:
        """Under the question, on the same page."""
        self._stage.show(block, stay=True)

    def _read(self, typed: str) -> str | None:
        """The action that was typed; None, and a sentence, if there is none."""
        try:
            return self._face.read(self._viewer, typed)
        except UnknownAction as error:
            self._note(error.refusal.sentence(self._stage.words.language))
            return None

    def _move(self, typed: str) -> str | None:
        """The legal action that was typed; otherwise one sentence says what is wrong."""
        action = self._read(typed)
        refused = None if action is None else self._game.why_not(action, self._viewer)
        if refused is not None:
            self._note(refused.sentence(self._stage.words.language))
            return None
        return action

    def _list(self, _rest: str) -> None:
        self._answer(self._face.moves(self._viewer))

    def _help(self, _rest: str) -> None:
        names = ("list", *COMMANDS[2:-2], *self._face.papers(self._viewer), *COMMANDS[-2:])
        lines = [*self._face.help(), *(self._say(f"help-{name}") for name in names)]
        self._answer(self._stage.drawing.lines(self._say("help-title"), lines))

    def _why(self, rest: str) -> None:
        action = self._read(rest)
        if action is not None:
            refused = self._game.why_not(action, self._viewer)
            language = self._stage.words.language
            self._note(self._say("why-legal", action=action) if refused is None else refused.sentence(language))

    def _rules(self, rest: str) -> None:
        try:
            show_rules(self._stage, rest)
        except Failure as failure:
            self._note(str(failure))

    def _look(self, _rest: str) -> None:
        self._stage.show(self._face.table(self._viewer))

    def _log(self, _rest: str) -> None:
        self._answer(self._stage.drawing.lines(self._say("log-title"), self._face.log(self._viewer)))

    def _card(self, rest: str) -> None:
        """The viewer's own cards; one of two people on a seat can look at theirs behind a curtain."""
        apart = self._face.cards_apart(self._viewer)
        if not (rest and apart):
            self._answer(self._cards_of(self._viewer))
            return
        for name, viewer in apart.items():
            if plain(name) == plain(rest):
                self._card_apart(viewer)
                return
        self._note(self._say("card-whose", names=" / ".join(apart)))

    def _cards_of(self, viewer: Viewer) -> RenderableType:
        title = self._say("card-title", who=self._face.name(viewer))
        return self._stage.drawing.lines(title, self._face.card(viewer))

    def _card_apart(self, viewer: Viewer) -> None:
        self._stage.curtain(self._face.name(viewer))
        self._stage.show(self._cards_of(viewer))
        self._stage.ask(self._say("press-enter"))
        self._stage.curtain(self._face.name(self._viewer))
        self._look("")

    def _save(self, rest: str) -> bool:
        try:
            path = self._keeper.keep(self._game, Path(rest).expanduser() if rest else None)
        except Failure as failure:
            self._note(str(failure))
            return False
        self._note(self._say("saved", file=str(path)))
        return True

    def _leave(self, rest: str) -> bool:
        """Whether the game could be saved, so that it can be left."""
        if rest:
            self._keeper.path = Path(rest).expanduser()
        return self._save("")


def show_rules(stage: Stage, asked: str) -> None:
    """An article, several, or a list of their titles; `Failure` if there is none."""
    say = stage.words.say
    found = look_up(asked, stage.words.language)
    if not found:
        raise Failure(stage.words, "rules-none", asked=asked)
    if not asked or len(found) > 3:
        titles = [f"{article.number}  {article.title}" for article in found]
        stage.show(stage.drawing.lines(say("rules-list"), titles), stay=True)
        return
    for article in found:
        stage.show(stage.drawing.article(article), stay=True)
