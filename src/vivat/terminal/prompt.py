"""One decision of the people at the keyboard: a move, or one of the commands that only look something up."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from rich.console import RenderableType

from vivat.game import IllegalAction, UnknownAction, Viewer, VivatError
from vivat.game.record import AnyAction
from vivat.game.text import plain
from vivat.terminal.face import AnyFace, unknown_text
from vivat.terminal.failure import Failure
from vivat.terminal.keyboard_desk import KeyboardDesk
from vivat.terminal.saving import Saver
from vivat.terminal.screen import Screen
from vivat.terminal.stops import Stops
from vivat.words.rulebook import look_up

LOOK_UP = ("why", "rules", "look", "log", "card")
AT_THE_TABLE = ("claim", "claims", "bot", "back", "change")
SHORT = {"q": "quit", "h": "help"}


@dataclass(frozen=True, slots=True)
class PromptResult:
    """How a prompt ended: with a decision, or with the wish to leave or to change a ballot."""

    leaves: bool = False
    """Whether the game is to be left; it has been saved then."""
    calls: int | None = None
    """The seat of somebody who wants to change a ballot before this is answered."""


class Prompt:
    """Asks until a decision is taken at the desk, or until somebody wants to leave."""

    def __init__(
        self, face: AnyFace, viewer: Viewer, desk: KeyboardDesk, screen: Screen, saver: Saver, stops: Stops
    ) -> None:
        self._face = face
        self._viewer = viewer
        self._desk = desk
        self._screen = screen
        self._say = screen.words.say
        self._saver = saver
        self._stops = stops

    def decide(self, *, again: bool = False) -> PromptResult:
        """Ask until something is decided.

        `again` is for somebody who has decided just before and still remembers the table.
        """
        if self._screen.pages or not (again and self._face.goes_on(self._viewer)):
            self._look("")
        if self._face.opens_with_moves(self._viewer):
            self._list("")
        commands = self._commands()
        while True:
            for hint in self._hints():
                self._show(self._screen.drawing.lines("", [hint]))
            self._show(self._screen.drawing.question(self._face.question(self._viewer)))
            typed = self._screen.ask("> ")
            word, _, rest = typed.partition(" ")
            command = SHORT.get(word.casefold(), word.casefold())
            if command in commands:
                found = commands[command](rest.strip())
            else:
                found = self._move(typed)
            if found is not None:
                return found

    def _hints(self) -> list[str]:
        """Sentences that help to decide; R5.2: one of them says that sealed ballots can still be changed."""
        hints = self._face.hints(self._viewer)
        voted = self._desk.voted()
        mine = [seat for seat in voted.values() if seat == self._seat]
        if mine:
            return [*hints, self._say("ballot-again")]
        return [*hints, self._say("hint-change", names=" / ".join(voted))] if voted else hints

    @property
    def _seat(self) -> int:
        return self._desk.table.options.seat_of[self._desk.chairs(self._viewer)[0]]

    def _commands(self) -> dict[str, Callable[[str], PromptResult | None]]:
        commands: dict[str, Callable[[str], PromptResult | None]] = {
            "?": self._list,
            "help": self._help,
            "why": self._why,
            "rules": self._rules,
            "look": self._look,
            "log": self._log,
            "card": self._card,
            "save": self._save,
            "quit": self._leave,
            "claim": self._claim,
            "claims": self._claims,
            "bot": self._bot,
            "back": self._back,
            "change": self._change,
        }
        lookups = self._face.lookups(self._viewer)
        return commands | {name: self._lookup(lookup) for name, lookup in lookups.items()}

    def _lookup(self, lookup: Callable[[str], RenderableType]) -> Callable[[str], None]:
        return lambda rest: self._show(lookup(rest))

    def _note(self, text: str) -> None:
        self._show(self._screen.drawing.note(text))

    def _show(self, block: RenderableType) -> None:
        """Show a block under the question, on the same page."""
        self._screen.show(block, stay=True)

    def _refused(self, error: VivatError) -> None:
        self._note(error.refusal.sentence(self._screen.words.language))

    def _read(self, typed: str) -> AnyAction | None:
        """The action that was typed; None, and a sentence, if there is none."""
        try:
            return self._face.read(self._viewer, typed)
        except UnknownAction as error:
            self._note(unknown_text(error, self._screen.words))
            return None

    def _move(self, typed: str) -> PromptResult | None:
        """Play what was typed; None, and a sentence that says what is wrong, if that is not possible."""
        action = self._read(typed)
        if action is None:
            return None
        try:
            with self._stops.held():
                self._desk.play(self._viewer, action)
        except IllegalAction as error:
            self._refused(error)
            return None
        return PromptResult()

    def _list(self, _rest: str) -> None:
        self._show(self._face.moves(self._viewer))

    def _help(self, _rest: str) -> None:
        names = ("list", *LOOK_UP, *self._face.lookups(self._viewer), *AT_THE_TABLE, "save", "quit")
        lines = [*self._face.help(), *(self._say(f"help-{name}") for name in names)]
        self._show(self._screen.drawing.lines(self._say("help-title"), lines))

    def _why(self, rest: str) -> None:
        action = self._read(rest)
        if action is not None:
            refused = self._desk.table.why_not(action, self._viewer)
            words = self._screen.words
            legal = {"action": self._face.game.naming.action(words, action.reference)}
            self._note(self._say("why-legal", **legal) if refused is None else refused.sentence(words.language))

    def _rules(self, rest: str) -> None:
        try:
            show_rules(self._screen, rest)
        except Failure as failure:
            self._note(str(failure))

    def _look(self, _rest: str) -> None:
        self._screen.show(self._face.table(self._viewer))

    def _log(self, _rest: str) -> None:
        self._show(self._screen.drawing.lines(self._say("log-title"), self._face.log(self._viewer)))

    def _card(self, rest: str) -> None:
        """Show the viewer's own cards; one of two people on a seat can look at theirs behind a curtain."""
        apart = self._face.cards_apart(self._viewer)
        if not (rest and apart):
            self._show(self._cards_of(self._viewer))
            return
        for name, viewer in apart.items():
            if plain(name) == plain(rest):
                self._card_apart(viewer)
                return
        self._note(self._say("card-whose", names=" / ".join(apart)))

    def _cards_of(self, viewer: Viewer) -> RenderableType:
        title = self._say("card-title", who=self._face.name(viewer))
        return self._screen.drawing.lines(title, self._face.card(viewer))

    def _card_apart(self, viewer: Viewer) -> None:
        self._screen.curtain(self._face.name(viewer))
        self._screen.show(self._cards_of(viewer))
        self._screen.ask(self._say("press-enter"))
        self._screen.curtain(self._face.name(self._viewer))
        self._look("")

    def _save(self, rest: str) -> None:
        self._saved(Path(rest).expanduser() if rest else None)

    def _saved(self, path: Path | None) -> bool:
        """Save and say where, or why not; whether it could be saved."""
        try:
            path = self._saver.save(path)
        except Failure as failure:
            self._note(str(failure))
            return False
        self._note(self._say("saved", file=str(path)))
        return True

    def _leave(self, rest: str) -> PromptResult | None:
        """Leave, if the game could be saved."""
        if rest:
            self._saver.path = Path(rest).expanduser()
        return PromptResult(leaves=True) if self._saved(None) else None

    def _claim(self, rest: str) -> None:
        try:
            self._desk.claim(self._viewer, rest)
        except IllegalAction as error:
            self._refused(error)
        else:
            self._claims("")

    def _claims(self, _rest: str) -> None:
        lines = [
            self._say("line-claimed", name=who, text=claim, **{"name-is": "one"}) for who, claim in self._desk.claims()
        ]
        self._show(self._screen.drawing.lines(self._say("claims-title"), lines or [self._say("claims-none")]))

    def _bot(self, _rest: str) -> PromptResult:
        """Let a bot play for whoever is at the keyboard, beginning with what is asked now."""
        self._desk.hand_over(self._viewer)
        return PromptResult()

    def _back(self, rest: str) -> None:
        """Let somebody for whom a bot plays decide again, from the next decision on."""
        chair = self._named(self._desk.handed_over(), rest, "back")
        if chair is not None:
            self._desk.come_back(chair)
            self._note(self._say("back-again", who=self._desk.table.names[chair]))

    def _change(self, rest: str) -> PromptResult | None:
        """Ask whoever wants to change a ballot that lies face down (R5.2)."""
        seat = self._named(self._desk.voted(), rest, "change")
        return None if seat is None else PromptResult(calls=seat)

    def _named(self, known: Mapping[str, int], name: str, command: str) -> int | None:
        """The number of whoever is meant, by name or as the only one; None, and a sentence, if that is nobody."""
        found = [number for who, number in known.items() if not name or plain(who) == plain(name)]
        if len(found) == 1:
            return found[0]
        self._note(self._say(f"{command}-whom", names=" / ".join(known)) if known else self._say(f"{command}-nobody"))
        return None


def show_rules(screen: Screen, asked: str) -> None:
    """Show an article, several, or a list of their titles; `Failure` if there is none."""
    say = screen.words.say
    found = look_up(asked, screen.words.language)
    if not found:
        raise Failure(screen.words, "rules-none", asked=asked)
    if not asked or len(found) > 3:
        titles = [f"{article.number}  {article.title}" for article in found]
        screen.show(screen.drawing.lines(say("rules-list"), titles), stay=True)
        return
    for article in found:
        screen.show(screen.drawing.article(article), stay=True)
