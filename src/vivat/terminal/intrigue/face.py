"""Intrigue as the terminal meets it."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from rich.console import Group, RenderableType

from vivat.game import SPECTATOR, IntrigueAction, IntrigueDeed, IntrigueGame, Sentence, Session, Viewer, Weight
from vivat.game.deed import PICTURES_MS, SHOWN_MS
from vivat.game.text import plain
from vivat.rules.intrigue.actions import JOIN_FREE
from vivat.terminal.face import Face, Shown
from vivat.terminal.intrigue.conditions import alliance_lines, sheet_rows
from vivat.terminal.intrigue.dossiers import dossier, grid
from vivat.terminal.intrigue.drawing import IntrigueDrawing
from vivat.terminal.intrigue.move_list import list_moves, read_move
from vivat.terminal.intrigue.players import hand_line, own_lines
from vivat.terminal.intrigue.sentences import dossier_lines, say
from vivat.terminal.intrigue.view import View, person_view, truth_view
from vivat.terminal.news import News, Perspective
from vivat.words import Words

IN_THE_VICTORY = tuple(f"intrigue-event-{kind}" for kind in ("role-victory", "allied-victory", "no-victory", "points"))
"""Sentences that the drawing of a victory says."""


class IntrigueFace(Face[IntrigueGame, View, IntrigueDeed]):
    """One game of intrigue, in words and in a drawing."""

    _drawing: IntrigueDrawing

    def __init__(
        self, game: IntrigueGame, words: Words, drawing: IntrigueDrawing, session: Session | None = None
    ) -> None:
        super().__init__(game, words, drawing, News(game.new_deeds))
        self._scores = None if session is None else session.scores

    @property
    def everybody(self) -> str:
        """The sentence that calls everybody to look when a role is shown or somebody dies."""
        return self._words.say("everybody-look-intrigue")

    @property
    def viewers(self) -> Sequence[Viewer]:
        """A spectator, and every player, who has a seat alone."""
        return [SPECTATOR, *map(Viewer.seat, range(len(self.game.options.names)))]

    @property
    def rounds_begun(self) -> int:
        """The number of rounds that have begun."""
        return max((event.round or 0 for event in self.game.events if event.kind == "turn-begins"), default=-1) + 1

    def _new_view(self, perspective: Perspective) -> View:
        if perspective is None:
            return truth_view(self.game, self._words, self._scores)
        return person_view(self.game, perspective, self._words, self._scores)

    def _say(self, view: View, sentence: Sentence) -> str:
        return say(view, sentence)

    def _shown(self, view: View, deed: IntrigueDeed, fresh: Sequence[Sentence]) -> Iterator[Shown]:
        """Sentences as lines; those of a great deed together; and the victory, with time to read it."""
        lines = [self._drawing.line(view, sentence) for sentence in fresh if sentence.key not in IN_THE_VICTORY]
        seconds = SHOWN_MS[deed.weight] / 1000
        blocks = tuple((line, seconds) for line in lines if line is not None)
        if deed.kind == "victory":
            victory = (self._drawing.victory(view, self.game), PICTURES_MS["won"] / 1000)
            yield Shown((*blocks, victory), together=True, page=True)
        elif deed.weight == Weight.GREAT:
            yield Shown(blocks, together=True, brief=Shown(blocks))
        else:
            yield from (Shown((block,)) for block in blocks)

    def opens_with_moves(self, viewer: Viewer) -> bool:
        """Whether the moves are listed unasked: not those of a whole turn, of which there are many."""
        return self._view(viewer).seen.phase != "act"

    def goes_on(self, viewer: Viewer) -> bool:
        """Whether the viewer is in the middle of an offer or of a sale."""
        return self._view(viewer).seen.phase in ("give", "ask", "sell")

    def hints(self, viewer: Viewer) -> list[str]:
        """What it means to join an alliance, or why an offer cannot be accepted, if it cannot."""
        view = self._view(viewer)
        if view.seen.phase == "join":
            return alliance_lines(view)
        verbs = {action.verb for action in view.seen.legal}
        return [view.say("hint-cannot-accept")] if "decline" in verbs and "accept" not in verbs else []

    def question(self, viewer: Viewer) -> str:
        """The question that is asked now, with an example of what can be typed."""
        view = self._view(viewer)
        seen = view.seen
        example = next((each for each in seen.legal if each.verb == "bribe"), seen.legal[0])
        return view.say(
            f"ask-intrigue-{seen.question}",
            who=view.name,
            left=seen.actions_left,
            example=example.text,
            partner="" if view.opposite is None else view.player(view.opposite),
            gives=view.goods(seen.draft or seen.offer or ()),
            asks="" if seen.asked is None else view.goods(seen.asked),
            selling="" if seen.selling is None else view.goods(seen.selling),
            last=int(all(action.verb != "counter" for action in seen.legal)),
            sharing=int(all(action.code != JOIN_FREE for action in seen.legal)),
        )

    def moves(self, viewer: Viewer) -> RenderableType:
        """The legal moves as a numbered list."""
        view = self._view(viewer)
        return self._drawing.moves(view, list_moves(view))

    def read(self, viewer: Viewer, typed: str) -> IntrigueAction:
        """The action a typed line means."""
        return read_move(self.game, self._view(viewer), typed)

    def card(self, viewer: Viewer) -> list[str]:
        """The viewer's own role and hand."""
        view = self._view(viewer)
        return [*own_lines(view), hand_line(view)]

    def help(self) -> list[str]:
        """The goal, and how a move is typed."""
        return [self._words.say(key) for key in ("help-goal-intrigue", "help-move-intrigue", "help-trade")]

    def lookups(self, viewer: Viewer) -> Mapping[str, Callable[[str], RenderableType]]:
        """What one knows of the others and has learned in secret, where the table keeps it; and what all roles want."""
        sheet: dict[str, Callable[[str], RenderableType]] = {"sheet": lambda _: self._sheet(viewer)}
        if not self._view(viewer).knowledge:
            return sheet
        return {"dossier": lambda name: self._dossiers(viewer, name), "grid": lambda _: self._grid(viewer)} | sheet

    def _dossiers(self, viewer: Viewer, name: str) -> RenderableType:
        """The dossier of whoever is named; without a name everybody's, and what was learned in secret."""
        view = self._view(viewer)
        others = [player for player in view.players if player != view.me]
        named = [player for player in others if name and plain(view.player(player)) == plain(name)]
        blocks = [
            self._drawing.lines(view.say("dossier-of", who=view.player(player)), dossier(view, player))
            for player in named or others
        ]
        secrets = self._drawing.lines(
            view.say("dossier-title", who=view.name), dossier_lines(view, self._news.deeds(viewer, view.seen.events))
        )
        return Group(*blocks) if named else Group(*blocks, secrets)

    def _grid(self, viewer: Viewer) -> RenderableType:
        view = self._view(viewer)
        title = self._drawing.lines(view.say("grid-title", who=view.name), [])
        return Group(title, self._drawing.grid(*grid(view)))

    def _sheet(self, viewer: Viewer) -> RenderableType:
        view = self._view(viewer)
        return self._drawing.sheet(view, sheet_rows(view))
