"""The seats and the viewer's own cards in words, before either drawing gives them a shape."""

from dataclasses import dataclass

from vivat.game import CastleGame, Outcome, VoteCards
from vivat.rules.castle.state import EMISSARY_SEAT
from vivat.terminal.move_list import ambition_text
from vivat.terminal.view import View


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


def own_lines(view: View) -> list[str]:
    """The viewer's own cards, one line each: Favourites, vote cards, Ambition; and whatever lies open."""
    seen = view.seen
    lines = []
    for player in view.owners:
        card = seen.cards[player]
        if card is not None:
            lines.append(_card_line(view, player, card))
            banished = view.banished(card)
            if banished is not None:
                lines.append(view.say("own-banished", character=view.character(banished)))
    if seen.votes is not None:
        lines.append(view.say("own-votes", votes=vote_cards(view, seen.votes)))
    for player, kept in enumerate(seen.kept):
        if kept is not None and player in view.owners:
            lines.append(view.say("own-ambition", who=view.player(player), ambition=ambition_text(view, kept)))
    if view.asks_two and seen.options.ambition:
        lines.append(view.say("own-ambition-apart"))
    if seen.emissary_card is not None:
        lines.append(view.say("emissary-card", names=view.characters(view.favourites(seen.emissary_card))))
    return lines


def open_lines(view: View) -> list[str]:
    """The cards of others that lie open, as between the two coronations of a Royal wedding."""
    return [
        view.say("open-card", who=view.player(player), names=view.characters(view.favourites(card)))
        for player, card in enumerate(view.seen.cards)
        if card is not None and player not in view.owners
    ]


def _card_line(view: View, player: int, card: int) -> str:
    names = view.characters(view.favourites(card))
    if view.omniscient:
        return view.say("all-favourites", number=player + 1, who=view.player(player), names=names)
    if len(view.owners) == 1:
        return view.say("own-favourites", names=names)
    return view.say("team-favourites", which=view.owners.index(player), who=view.player(player), names=names)


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
        character="" if seen.candidate is None else view.character(seen.candidate),
    )


@dataclass(frozen=True, slots=True)
class RankRow:
    """One line of the final ranking."""

    name: str
    score: int
    scores: str
    won: bool


def ranking(view: View, outcome: Outcome) -> list[RankRow]:
    """Seats by the score that counts, winners first; the Emissary among them."""
    rows = [
        RankRow(view.seat(seat), score, _scores(view, seat), seat in outcome.winners)
        for seat, score in enumerate(outcome.seat_scores)
    ]
    if outcome.emissary_score is not None:
        won = outcome.reason == "emissary"
        rows.append(RankRow(view.seat(EMISSARY_SEAT), outcome.emissary_score, str(outcome.emissary_score), won))
    return sorted(rows, key=lambda row: (-row.won, -row.score))


def verdict(view: View, game: CastleGame) -> str:
    """Who has won and why, in one sentence."""
    outcome = game.outcome
    if outcome is None:
        raise ValueError("a game that is going on has no outcome")
    if outcome.reason == "emissary":
        return view.say("won-emissary", points=outcome.emissary_score or 0)
    ties = "highest" if game.options.params.tie_by_highest else "most"
    return view.say(
        f"won-{outcome.reason}",
        who=view.say("and").join(outcome.winner_names),
        points=outcome.seat_scores[outcome.winners[0]],
        ties=ties,
    )
