"""The castle games as the terminal meets them."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from msgspec import structs
from rich.console import RenderableType

from vivat.game import SPECTATOR, CastleAction, CastleDeed, CastleGame, Sentence, Viewer, Weight
from vivat.game.deed import PICTURES_MS, SHOWN_MS
from vivat.game.record import AnyAction
from vivat.game.text import plain
from vivat.terminal.castle.drawing import CastleDrawing
from vivat.terminal.castle.move_list import list_moves, read_move
from vivat.terminal.castle.seats import open_lines, own_lines, vote_hints
from vivat.terminal.castle.sentences import say
from vivat.terminal.castle.view import View, person_view, truth_view
from vivat.terminal.face import Face, Shown
from vivat.terminal.news import News, Perspective
from vivat.words import Words


class CastleFace(Face[CastleGame, View, CastleDeed]):
    """One castle game, in words and in a drawing."""

    _drawing: CastleDrawing

    def __init__(
        self, game: CastleGame, words: Words, drawing: CastleDrawing, ballots: Mapping[int, AnyAction]
    ) -> None:
        super().__init__(game, words, drawing, News(game.new_deeds))
        self._ballots = ballots

    @property
    def everybody(self) -> str:
        """The sentence that calls everybody to look when ballots are turned over."""
        return self._words.say("everybody-look")

    @property
    def viewers(self) -> Sequence[Viewer]:
        """A spectator, every seat, and every player."""
        seats, players = range(len(self.game.options.seats)), range(len(self.game.options.names))
        return [SPECTATOR, *map(Viewer.seat, seats), *map(Viewer.player, players)]

    @property
    def rounds_begun(self) -> int:
        """The number of rounds that have begun."""
        return sum(event.kind == "round-begins" for event in self.game.events)

    def _new_view(self, perspective: Perspective) -> View:
        if perspective is None:
            return truth_view(self.game, self._words)
        return person_view(self.game, perspective, self._words)

    def _view(self, perspective: Perspective) -> View:
        """What may be seen, with the ballots that lie at the table: the game has them when the last one is in."""
        view = super()._view(perspective)
        if not self._ballots:
            return view
        sealed = (lies or seat in self._ballots for seat, lies in enumerate(view.seen.ballots_in))
        return replace(view, seen=structs.replace(view.seen, ballots_in=tuple(sealed)))

    def has_secrets_within(self, seat: int) -> bool:
        """Whether this is a team whose players have Ambitions of their own."""
        return len(self.game.options.seats[seat]) == 2 and self.game.options.ambition

    def one_person(self, viewer: Viewer) -> Viewer:
        """The seat of a player who has one alone, else the viewer itself: only teammates are told things apart."""
        params = self.game.options.params
        if viewer.kind == "player" and params.teammate[viewer.index] == viewer.index:
            return Viewer.seat(params.seat_of[viewer.index])
        return viewer

    def _say(self, view: View, sentence: Sentence) -> str:
        return say(view, sentence)

    def _shown(self, view: View, deed: CastleDeed, fresh: Sequence[Sentence]) -> Iterator[Shown]:
        """Sentences as lines; elections ballot by ballot after a pause; counts with time to read them."""
        draw = self._drawing
        if deed.kind == "count" and deed.count is not None:
            yield Shown(((draw.count(view, view.seen.counts[deed.count]), 0),), together=True, page=True)
        elif deed.result is not None:
            brought = [sentence for sentence in fresh if sentence.key == "deed-election"]
            yield from self._lines(view, deed, brought)
            turned = (PICTURES_MS["turning"] + PICTURES_MS["breath"]) / 1000
            result = (draw.election(view, deed), PICTURES_MS["result"] / 1000)
            blocks = ((draw.note(view.say("ballots-turned")), turned), result)
            brief = next(self._lines(view, deed, deed.sentences[-1:]), None)
            yield Shown(blocks, together=deed.weight == Weight.GREAT, brief=brief)
        else:
            yield from self._lines(view, deed, fresh)

    def _lines(self, view: View, deed: CastleDeed, sentences: Sequence[Sentence]) -> Iterator[Shown]:
        for sentence in sentences:
            block = self._drawing.line(view, sentence)
            if block is not None:
                yield Shown(((block, SHOWN_MS[deed.weight] / 1000),))

    def opens_with_moves(self, viewer: Viewer) -> bool:
        """Whether the moves are listed unasked: yes where one of two Ambitions is kept."""
        return self._view(viewer).seen.phase == "keep"

    def hints(self, viewer: Viewer) -> list[str]:
        """Sentences on what a coronation would bring."""
        return vote_hints(self._view(viewer))

    def question(self, viewer: Viewer) -> str:
        """The question that is asked now, with an example of what can be typed."""
        view = self._view(viewer)
        action = self._example(view)
        name = "" if action.character is None else plain(view.seen.options.edition.names[action.character])
        example = f"{name} {action.floor}" if action.floor is not None else name
        return view.say(
            f"ask-{view.seen.phase}",
            who=view.name,
            example=example,
            **view.about(view.seen.candidate),
            moves="   ".join(f"{move.number} {move.text}" for move in list_moves(view))
            if action.vote is not None
            else "",
        )

    @staticmethod
    def _example(view: View) -> CastleAction:
        """A legal action to show how one is typed, if possible with a Favourite."""
        legal = view.seen.legal
        own = (each for each in legal if each.character is not None and view.owners_of(each.character))
        return next(own, legal[0])

    def moves(self, viewer: Viewer) -> RenderableType:
        """The legal moves as a numbered list."""
        view = self._view(viewer)
        return self._drawing.moves(view, list_moves(view))

    def read(self, viewer: Viewer, typed: str) -> CastleAction:
        """The action a typed line means."""
        return read_move(self.game, self._view(viewer), typed)

    def card(self, viewer: Viewer) -> list[str]:
        """The viewer's own cards, and those that lie open."""
        view = self._view(viewer)
        return [*(text for _, text in own_lines(view)), *open_lines(view)]

    def cards_apart(self, viewer: Viewer) -> Mapping[str, Viewer]:
        """By name, the two players of a team; empty for a player alone."""
        view = self._view(viewer)
        return {view.player(player): Viewer.player(player) for player in view.owners} if view.shared else {}

    def help(self) -> list[str]:
        """The goal, and how a move is typed."""
        return [self._words.say(key) for key in ("help-goal", "help-move")]
