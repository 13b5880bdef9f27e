"""The seats and the viewer's own cards in words, before either drawing gives them a shape."""

from dataclasses import dataclass

from vivat.game import CastleGame, CastleOutcome, VoteCards
from vivat.rules.castle.state import EMISSARY, EMISSARY_SEAT
from vivat.terminal.castle.move_list import ambition_text
from vivat.terminal.castle.view import View

MINE, PARTNERS, EMISSARYS = "★", "☆", "◆"
DIGITS = "⁰¹²³⁴⁵⁶⁷⁸⁹"


def owner_sign(view: View, player: int) -> str:
    """The sign of a player's Favourites in pictures: a star, the partner's star, or the player's number."""
    if view.omniscient:
        return "".join(DIGITS[int(digit)] for digit in str(player + 1))
    return (MINE, PARTNERS)[view.owners.index(player)]


@dataclass(frozen=True, slots=True)
class SeatRow:
    """One seat as everybody sees it."""

    name: str
    score: str
    mine: bool
    to_act: bool
    crown: bool
    first: bool
    sealed: bool
    votes: str
    """What is left of the vote cards; empty at a table without memory aids."""


def seat_rows(view: View) -> list[SeatRow]:
    """All seats in order, the Emissary last."""
    seen = view.seen
    rows = [
        SeatRow(
            name=view.seat(seat),
            score=_scores(view, seat),
            mine=seat == seen.my_seat,
            to_act=seat == seen.to_act,
            crown=seat == seen.crown,
            first=seat == seen.first,
            sealed=seen.ballots_in[seat],
            votes=vote_cards(view, seen.votes_left[seat]) if seen.votes_left is not None else "",
        )
        for seat in range(len(seen.options.seats))
    ]
    if seen.emissary_score is not None:
        pile = vote_cards(view, seen.emissary_pile) if seen.emissary_pile is not None else ""
        rows.append(SeatRow(view.seat(EMISSARY_SEAT), str(seen.emissary_score), *(False,) * 5, pile))
    return rows


def _scores(view: View, seat: int) -> str:
    """A seat's score; a team's two with their names, unless they share a pawn."""
    players = view.players_of(seat)
    scores = [view.seen.scores[player] for player in players]
    if len(players) == 1 or view.seen.options.shared_pawn:
        return str(scores[0])
    return " / ".join(str(score) for score in scores)


def vote_cards(view: View, votes: VoteCards) -> str:
    """The vote cards besides the Yes."""
    if view.seen.options.params.stomachaches:
        return view.say("votes-left-2024", no=votes.no, stomachache=votes.stomachache)
    return view.say("votes-left", no=votes.no)


def own_lines(view: View) -> list[tuple[str, str]]:
    """The viewer's own cards, and the Emissary's open one: a sign for pictures, and a sentence."""
    seen = view.seen
    lines = []
    for player in view.owners:
        card = seen.cards[player]
        if card is not None:
            lines.append(_card_line(view, player, card))
            banished = view.banished(card)
            if banished is not None:
                lines.append(("✘", view.say("own-banished", character=view.character(banished))))
    if seen.votes is not None:
        lines.append(("✉", view.say("own-votes", votes=vote_cards(view, seen.votes))))
    for player, kept in enumerate(seen.kept):
        if kept is not None and player in view.owners:
            met = {True: "yes", False: "no", None: "unknown"}[seen.ambitions_met[player]]
            said = view.say("own-ambition", who=view.player(player), ambition=ambition_text(view, kept), met=met)
            lines.append(("☼", said))
    if view.shared and seen.options.ambition:
        lines.append(("☼", view.say("own-ambition-apart")))
    if seen.emissary_card is not None:
        names = view.characters(view.favourites(seen.emissary_card))
        lines.append((EMISSARYS, view.say("emissary-card", names=names)))
    return lines


def vote_hints(view: View) -> list[str]:
    """What a Yes of everybody would bring the viewer's own Favourites, from where all stand now."""
    candidate, if_crowned = view.seen.candidate, view.seen.if_crowned
    if view.seen.phase != "vote" or candidate is None or if_crowned is None:
        return []
    hints = []
    for player in view.owners:
        points, favourites = if_crowned[player], view.seen.favourites[player]
        if points is not None and favourites is not None:
            facts: dict[str, str | int] = {"who": view.player(player), **view.about(candidate)}
            facts["together"] = int(len(view.owners) > 1)
            hints.append(view.say("vote-hint", points=points, mine=int(candidate in favourites), **facts))
    return hints


def open_lines(view: View) -> list[str]:
    """The cards of others that lie open, as between the two coronations of a Royal wedding."""
    return [
        view.say("open-card", who=view.player(player), names=view.characters(view.favourites(card)))
        for player, card in enumerate(view.seen.cards)
        if card is not None and player not in view.owners
    ]


def _card_line(view: View, player: int, card: int) -> tuple[str, str]:
    names = view.characters(view.favourites(card))
    sign = owner_sign(view, player)
    if len(view.owners) == 1:
        return sign, view.say("own-favourites", names=names)
    return sign, view.say("their-favourites", who=view.player(player), names=names)


def state_line(view: View) -> str:
    """Edition, round and what is going on, in one line."""
    seen = view.seen
    if seen.phase == "over":
        return view.say("state-over", edition=seen.options.edition.title)
    who = "" if seen.to_act is None else view.seat(seen.to_act)
    if seen.choosing is not None:
        who = view.player(seen.choosing)
    return view.say(
        "state",
        edition=seen.options.edition.title,
        round=seen.round,
        phase=seen.phase,
        who=who,
        **view.about(seen.candidate),
    )


@dataclass(frozen=True, slots=True)
class RankRow:
    """One line of the final ranking."""

    name: str
    score: int
    """The one that counts: a team's lower (R11.4)."""
    scores: str
    gains: tuple[str, ...]
    """What each count brought, in order."""
    won: bool


def ranking(view: View, outcome: CastleOutcome) -> list[RankRow]:
    """All seats and the Emissary, the best first."""
    return [
        RankRow(
            view.seat(each.seat),
            each.points,
            str(each.points) if each.seat == EMISSARY_SEAT else _scores(view, each.seat),
            _gains(outcome, (EMISSARY,) if each.seat == EMISSARY_SEAT else view.players_of(each.seat)),
            each.rank == 1,
        )
        for each in outcome.standings
    ]


def _gains(outcome: CastleOutcome, players: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(
        " / ".join(signed(row.total) for row in count.rows if row.player in players) for count in outcome.counts
    )


def signed(points: int) -> str:
    """Points with their sign: "+3", "−2", "0"."""
    return f"+{points}" if points > 0 else str(points).replace("-", "−")


def verdict(view: View, game: CastleGame) -> str:
    """Who has won and why, in one sentence."""
    outcome = game.outcome
    if outcome is None:
        raise ValueError("a game that is going on has no outcome")
    who, won = view.say("and").join(outcome.winner_names), outcome.victories[0]
    return view.say(f"won-{won.how}", who=who, points=won.points)
