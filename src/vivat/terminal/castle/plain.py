"""The castle games in plain lines that a screen reader can follow, every sentence a line."""

from vivat.game import CastleDeed, CastleGame, Count, Sentence
from vivat.rules.castle.places import BESIDE_BOARD, BESIDE_THRONE, BOX, DUNGEON_3, FLOORS, THRONE, WC_STEP
from vivat.terminal.castle.move_list import Move
from vivat.terminal.castle.seats import SeatRow, open_lines, own_lines, ranking, seat_rows, state_line, verdict
from vivat.terminal.castle.sentences import election_title, say
from vivat.terminal.castle.view import View, place_facts
from vivat.terminal.plain import PlainDrawing
from vivat.terminal.texts import capital


class CastlePlain(PlainDrawing):
    """The castle games as sentences."""

    def table(self, view: View) -> str:
        """The castle from the top down, then the seats, then the viewer's own cards."""
        lines = [state_line(view), *self._castle(view)]
        lines += [self._seat(view, row) for row in seat_rows(view)]
        own = [text for _, text in own_lines(view)]
        return "\n".join([*lines, *own, *open_lines(view)])

    def _castle(self, view: View) -> list[str]:
        params = view.seen.options.params
        lines = [view.say("plain-throne", names=self._names(view, THRONE))]
        for floor in reversed(range(FLOORS)):
            facts = {"floor": floor, "count": len(view.standing(floor)), "limit": params.floor_limit}
            name = view.say("floor-name", floor=floor)
            lines.append(view.say("plain-floor", name=name, names=self._names(view, floor), **facts))
            if params.wcs and floor in (3, 4):
                lines.append(view.say("plain-wc", floor=floor, names=self._names(view, floor + WC_STEP)))
            if params.dungeons and 1 <= floor <= 3:
                lines.append(view.say("plain-dungeon", floor=floor, names=self._names(view, DUNGEON_3 + 3 - floor)))
        for key, place in (("beside-throne", BESIDE_THRONE), ("beside-board", BESIDE_BOARD), ("box", BOX)):
            if view.standing(place):
                lines.append(f"{view.say(key)}: {self._names(view, place)}")
        return lines

    def _names(self, view: View, place: int) -> str:
        slots = view.standing(place)
        return ", ".join(self._name(view, slot) for slot in slots) or view.say("nobody")

    def _name(self, view: View, slot: int) -> str:
        """A name and whose Favourite it is, in words."""
        owners = view.owners_of(slot)
        whose = []
        if len(view.owners) > 1:
            whose += [view.say("plain-favourite-of", who=view.player(player)) for player in owners]
        elif owners:
            whose.append(view.say("plain-favourite"))
        if view.emissary_likes(slot):
            whose.append(view.say("plain-favourite-of", who=view.say("emissary")))
        return view.character(slot) + (f" ({', '.join(whose)})" if whose else "")

    def _seat(self, view: View, row: SeatRow) -> str:
        facts = [view.say("plain-score", score=row.score)]
        facts += [
            view.say(f"seat-{fact}") for fact in ("mine", "to-act", "crown", "first", "sealed") if _has(row, fact)
        ]
        return f"{capital(row.name)}: {', '.join(facts + [row.votes] * bool(row.votes))}."

    def line(self, view: View, sentence: Sentence) -> str:
        """A sentence of a deed as a line."""
        return say(view, sentence)

    def election(self, view: View, election: CastleDeed) -> str:
        """One line a ballot, then what came of it."""
        ballots = [f"{view.seat(seat)}: {view.vote(vote)}." for seat, vote in election.ballots if vote is not None]
        return "\n".join([election_title(view, election), *map(capital, ballots), say(view, election.sentences[-1])])

    def count(self, view: View, count: Count) -> str:
        """What a coronation brought, one line a player."""
        lines = [view.say("count-title", round=count.round + 1, **view.about(count.king))]
        for row in count.rows:
            favourites = "; ".join(
                f"{view.character(slot)} {view.say('at-place', **place_facts(place))} {points}"
                for slot, place, points in row.favourites
            )
            facts: dict[str, str | int] = {"who": view.player(row.player), "favourites": favourites or "–"}
            said = view.say("plain-count", points=row.points, total=row.total, score=row.score, **facts)
            if row.ambition is not None:
                ambition = view.ambition(row.ambition)
                said += " " + view.say("plain-count-ambition", ambition=ambition, points=row.ambition_points)
            if row.zero_bonus:
                said += " " + view.say("plain-count-zero", points=row.zero_bonus)
            lines.append(capital(said))
        return "\n".join(lines)

    def ranking(self, view: View, game: CastleGame) -> str:
        """The verdict, then one line a seat."""
        outcome = game.outcome
        rows = [] if outcome is None else ranking(view, outcome)
        lines = [f"{place}. {capital(row.name)}: {row.scores}" for place, row in enumerate(rows, 1)]
        return "\n".join([verdict(view, game), view.say("plain-ranking"), *lines])

    def moves(self, view: View, moves: list[Move]) -> str:
        """One line a move; placements one line a character."""
        if view.seen.phase != "place":
            return "\n".join(f"{move.number}: {move.text}" for move in moves)
        by_name: dict[str, list[str]] = {}
        for move in moves:
            by_name.setdefault(move.group, []).append(
                view.say("plain-move-place", number=move.number, floor=move.action.floor or 0)
            )
        return "\n".join(f"{name}: {', '.join(floors)}" for name, floors in by_name.items())


def _has(row: SeatRow, fact: str) -> bool:
    return bool(getattr(row, fact.replace("-", "_")))
