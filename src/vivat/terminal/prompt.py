"""One decision of the people at the keyboard: a move, or one of the commands that only look something up."""

from collections.abc import Callable
from pathlib import Path

from rich.console import RenderableType

from vivat.game import Action, CastleGame, UnknownAction, Viewer
from vivat.game.text import plain
from vivat.terminal.failure import Failure
from vivat.terminal.moments import log_lines
from vivat.terminal.move_list import list_moves, read_move
from vivat.terminal.rulebook import look_up
from vivat.terminal.saving import Keeper
from vivat.terminal.seats import open_lines, own_lines, vote_hints
from vivat.terminal.stage import Stage
from vivat.terminal.view import View, person_view

COMMANDS = ("?", "help", "why", "rules", "look", "log", "card", "save", "quit")


class Prompt:
    """Asks until there is a legal move, or until somebody wants to leave."""

    def __init__(self, game: CastleGame, viewer: Viewer, view: View, stage: Stage, keeper: Keeper) -> None:
        self._game = game
        self._viewer = viewer
        self._view = view
        self._stage = stage
        self._keeper = keeper

    def decide(self) -> Action | None:
        """The move, checked; None if the game is to be left (it has been saved then)."""
        self._look("")
        if self._view.seen.phase == "keep":
            self._list("")
        while True:
            for hint in vote_hints(self._view):
                self._answer(self._stage.drawing.lines("", [hint]))
            self._answer(self._stage.drawing.question(self._question()))
            typed = self._stage.ask("> ")
            word, _, rest = typed.partition(" ")
            command = {"q": "quit", "h": "help"}.get(word.casefold(), word.casefold())
            if command == "quit":
                if self._leave(rest.strip()):
                    return None
            elif command in COMMANDS:
                self._commands()[command](rest.strip())
            else:
                action = self._move(typed)
                if action is not None:
                    return action

    def _commands(self) -> dict[str, Callable[[str], object]]:
        return {
            "?": self._list,
            "help": self._help,
            "why": self._why,
            "rules": self._rules,
            "look": self._look,
            "log": self._log,
            "card": self._card,
            "save": self._save,
        }

    def _question(self) -> str:
        view = self._view
        action = self._example()
        name = "" if action.character is None else plain(view.seen.options.edition.names[action.character])
        example = f"{name} {action.floor}" if action.floor is not None else name
        return view.say(
            f"ask-{view.seen.phase}",
            who=view.name,
            example=example,
            character="" if view.seen.candidate is None else view.character(view.seen.candidate),
            moves="   ".join(f"{move.number} {move.text}" for move in list_moves(view))
            if action.vote is not None
            else "",
        )

    def _example(self) -> Action:
        """A legal action to show how one is typed, if possible with a Favourite."""
        legal = self._view.seen.legal
        own = (each for each in legal if each.character is not None and self._view.owners_of(each.character))
        return next(own, legal[0])

    def _note(self, text: str) -> None:
        self._answer(self._stage.drawing.note(text))

    def _answer(self, block: RenderableType) -> None:
        """Under the question, on the same page."""
        self._stage.show(block, stay=True)

    def _move(self, typed: str) -> Action | None:
        """The legal action that was typed; otherwise one sentence says what is wrong."""
        language = self._view.words.language
        try:
            action = read_move(self._game, self._view, typed)
        except UnknownAction as error:
            self._note(error.refusal.sentence(language))
            return None
        refused = self._game.why_not(action, self._viewer)
        if refused is not None:
            self._note(refused.sentence(language))
            return None
        return action

    def _list(self, _rest: str) -> None:
        moves = list_moves(self._view)
        self._answer(self._stage.drawing.moves(self._view, moves))

    def _help(self, _rest: str) -> None:
        lines = [self._view.say(f"help-{name}") for name in ("goal", "move", "list", *COMMANDS[2:])]
        self._answer(self._stage.drawing.lines(self._view.say("help-title"), lines))

    def _why(self, rest: str) -> None:
        language = self._view.words.language
        try:
            action = read_move(self._game, self._view, rest)
        except UnknownAction as error:
            self._note(error.refusal.sentence(language))
            return
        refused = self._game.why_not(action, self._viewer)
        said = self._view.say("why-legal", action=action.text) if refused is None else refused.sentence(language)
        self._note(said)

    def _rules(self, rest: str) -> None:
        try:
            show_rules(self._stage, rest)
        except Failure as failure:
            self._note(str(failure))

    def _look(self, _rest: str) -> None:
        self._stage.show(self._stage.drawing.table(self._view))

    def _log(self, _rest: str) -> None:
        self._answer(self._stage.drawing.lines(self._view.say("log-title"), log_lines(self._view)))

    def _card(self, rest: str) -> None:
        """The viewer's own cards; a player of a team can look at their own Ambition behind a curtain."""
        view = self._view
        if rest and view.shared:
            for player in view.owners:
                if plain(view.player(player)) == plain(rest):
                    self._card_apart(player)
                    return
            self._note(view.say("card-whose", names=" / ".join(view.player(player) for player in view.owners)))
            return
        self._answer(
            self._stage.drawing.lines(
                view.say("card-title", who=view.name), [*(text for _, text in own_lines(view)), *open_lines(view)]
            )
        )

    def _card_apart(self, player: int) -> None:
        stage, own = self._stage, person_view(self._game, Viewer.player(player), self._view.words)
        stage.curtain(own.name)
        stage.show(stage.drawing.lines(own.say("card-title", who=own.name), [text for _, text in own_lines(own)]))
        stage.ask(own.say("press-enter"))
        stage.curtain(self._view.name)
        self._look("")

    def _save(self, rest: str) -> bool:
        try:
            path = self._keeper.keep(self._game, Path(rest).expanduser() if rest else None)
        except Failure as failure:
            self._note(str(failure))
            return False
        self._note(self._view.say("saved", file=str(path)))
        return True

    def _leave(self, rest: str) -> bool:
        """Whether the game could be saved, so that it can be left."""
        if rest:
            self._keeper.path = Path(rest).expanduser()
        return self._save("")


def show_rules(stage: Stage, asked: str) -> None:
    """An article, several, or a list of their titles; `Failure` if there is none."""
    say = stage.words.say
    found = look_up(asked)
    if not found:
        raise Failure(stage.words, "rules-none", asked=asked)
    if not asked or len(found) > 3:
        titles = [f"{article.number}  {article.title}" for article in found]
        stage.show(stage.drawing.lines(say("rules-list"), titles), stay=True)
        return
    for article in found:
        stage.show(stage.drawing.article(article.text), stay=True)
