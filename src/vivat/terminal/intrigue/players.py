"""The players around the table and the viewer's own cards in words, before either drawing gives them a shape."""

from dataclasses import dataclass

from vivat.game import IntrigueGame, IntrigueOutcome
from vivat.game.intrigue.conditions import IntrigueVictory
from vivat.game.intrigue.sheet import SUIT_NAMES
from vivat.terminal.intrigue.conditions import condition, progress, role_action
from vivat.terminal.intrigue.trays import trays
from vivat.terminal.intrigue.view import SUITS, View

SHOWN_DISCARDS = 8


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """One player as the viewer sees them."""

    player: int
    name: str
    gold: int
    cards: int
    role: str
    """The role, if it lies open or is the viewer's own; else "?"."""
    seen_in_secret: bool
    """Whether only the viewer knows that role, from an investigation."""
    mine: bool
    to_act: bool
    on_turn: bool
    dead: bool
    jailed: bool
    alliance: int | None
    """The number of the alliance, the same for both allies."""
    ally: str
    shown_power: int
    marker: int | None
    score: int | None
    """Points of the games before, in a session."""
    hand: tuple[int, ...] | None


def alliances(view: View) -> list[tuple[int, int]]:
    """The pairs of allies in the order of the table."""
    return [(player, ally) for player, ally in enumerate(view.seen.allies) if ally is not None and player < ally]


def player_rows(view: View) -> list[PlayerRow]:
    """One row for each player, in the order of the seats."""
    seen = view.seen
    pairs = alliances(view)
    rows = []
    for player in view.players:
        open_role, secret_role, ally = seen.roles[player], view.found_out[player], seen.allies[player]
        role = secret_role if open_role is None else open_role
        rows.append(
            PlayerRow(
                player=player,
                name=view.player(player),
                gold=seen.gold[player],
                cards=seen.hand_sizes[player],
                role="?" if role is None else view.role(role),
                seen_in_secret=open_role is None and secret_role is not None,
                mine=player == view.me,
                to_act=player == seen.to_act,
                on_turn=player == seen.turn and seen.phase != "over",
                dead=seen.dead[player],
                jailed=seen.jailed[player],
                alliance=next((number for number, pair in enumerate(pairs) if player in pair), None),
                ally="" if ally is None else view.player(ally),
                shown_power=seen.shown_power[player],
                marker=seen.markers[player],
                score=None if view.scores is None else view.scores[player],
                hand=view.hands[player],
            )
        )
    return rows


def state_line(view: View) -> str:
    """Scenario, round and whose turn it is, in one line."""
    seen = view.seen
    title = seen.options.scenario.name
    if seen.phase == "over":
        return view.say("state-over", edition=title)
    acts, across = seen.to_act, view.across(seen.to_act)
    asked = "" if acts is None else view.player(acts)
    partner = "" if across is None else view.player(across)
    answers = seen.question in ("answer", "counter-give", "counter-ask", "join")
    who, other = (partner, asked) if answers else (asked, partner)
    facts: dict[str, str | int] = {"title": title, "round": seen.round, "who": who, "other": other, "asked": asked}
    return view.say("intrigue-state", phase=seen.question, left=seen.actions_left, **facts)


def pile_line(view: View) -> str:
    """A sentence with the number of cards in the draw pile."""
    return view.say("intrigue-pile", count=view.seen.pile_size)


def discards(view: View) -> tuple[int, list[int]]:
    """How many cards lie on the discard pile, and the last few, the top first."""
    cards = view.seen.discards
    return len(cards), list(reversed(cards[-SHOWN_DISCARDS:]))


def offer_line(view: View) -> str:
    """The offer on the table in a sentence, as far as the viewer may know it; empty if there is none."""
    found = trays(view)
    if found is None:
        return ""
    gives, asks = found
    price = view.say("intrigue-offer-open") if asks.goods is None else view.goods(asks.goods)
    people = {"who": view.player(gives.giver), "who-is": "one", "other": view.player(asks.giver), "other-is": "one"}
    return view.say("intrigue-offer", **people, gives=view.goods(gives.goods or ()), asks=price)


def marker_legend(view: View) -> str:
    """S9.5: Which card face up means which target; empty where there are no such cards."""
    markers = view.seen.options.scenario.markers
    targets = {SUIT_NAMES[suit]: view.say("role-the", role=view.role(role)) for suit, role in markers.items()}
    return view.say("intrigue-marker-legend", **targets) if targets else ""


def own_lines(view: View) -> list[str]:
    """The viewer's own role: how it wins, how far it has come, what it can do."""
    role = None if view.me is None else view.seen.roles[view.me]
    if role is None:
        return []
    lines = [view.say("own-role", role=view.role(role), condition=condition(view, role))]
    come = progress(view)
    if come:
        lines.append(view.say("own-progress", progress=come))
    action = role_action(view, role)
    if action:
        lines.append(view.say("own-action", action=action))
    if view.seen.selling is not None and any(view.seen.selling):
        lines.append(view.say("own-selling", goods=view.goods(view.seen.selling)))
    return lines


def hand_line(view: View) -> str:
    """The viewer's hand by suit."""
    if view.me is None or view.seen.hand is None:
        return ""
    suits = ", ".join(view.say("hand-suit", good=view.good(suit), count=view.seen.hand[suit]) for suit in SUITS)
    return view.say("own-hand", suits=suits, gold=view.seen.gold[view.me])


def verdict(view: View, game: IntrigueGame) -> list[str]:
    """Who has won and how, one sentence each."""
    outcome = game.outcome
    if outcome is None:
        raise ValueError("a game that is going on has no outcome")
    if not outcome.winner_names:
        return [view.say("victory-nobody", rounds=game.options.most_rounds)]
    return [_victory(view, outcome, victory) for victory in outcome.victories]


def _victory(view: View, outcome: IntrigueOutcome, victory: IntrigueVictory) -> str:
    role = outcome.roles[victory.player]
    facts: dict[str, str | int] = {"who": view.player(victory.player), "who-is": "one", "role": view.role(role)}
    other = victory.other
    if victory.how in ("ally", "last-two"):
        ally = "" if other is None else view.player(other)
        facts["other-is"] = "one"
        return view.say("victory-allied", other=ally, last_two=int(victory.how == "last-two"), **facts)
    if victory.how == "shared" and other is not None:
        return view.say("victory-shared", other=view.role(outcome.roles[other]), **facts)
    if victory.how == "last":
        return view.say("victory-last", **facts)
    return view.say("victory-role", condition=condition(view, role), **facts)


@dataclass(frozen=True, slots=True)
class RankRow:
    """One line of the end: who was what, and what it was worth."""

    name: str
    role: str
    points: int
    won: bool
    dead: bool


def ranking(view: View, outcome: IntrigueOutcome) -> list[RankRow]:
    """Winners first, then in the order of the table."""
    rows = [
        RankRow(
            view.player(player),
            view.role(outcome.roles[player]),
            outcome.points[player],
            player in outcome.all_winners,
            view.seen.dead[player],
        )
        for player in view.players
    ]
    return sorted(rows, key=lambda row: -row.points)
