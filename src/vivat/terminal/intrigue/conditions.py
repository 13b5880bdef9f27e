"""Win conditions and role actions in words, from the numbers of the sheet and the targets of the scenario."""

from dataclasses import dataclass

from vivat.game.intrigue.sheet import ROLE_ACTIONS, WHEN
from vivat.rules.intrigue.actions import ACCUSE
from vivat.rules.intrigue.roles import ASSASSIN, KNIGHT
from vivat.rules.intrigue.state import NOBODY
from vivat.rules.intrigue.victory import WHEN_TARGET
from vivat.terminal.intrigue.view import View
from vivat.terminal.texts import listed


def action_key(action: int) -> str:
    """The word of the sheet for a role action."""
    return next(word for word, code in ROLE_ACTIONS.items() if code == action)


def needs(view: View, role: int) -> str:
    """What has to be at hand: "7 Power", "exactly 1 Might and 1 Gold", "4 Influence and an alliance"."""
    card = view.role_card(role)
    parts = []
    if any(card.needs):
        goods = view.goods(card.needs)
        goods = view.say("win-exactly", goods=goods) if card.exactly else goods
        parts.append(view.say("win-wild", goods=goods) if card.wild else goods)
    if card.alliance:
        parts.append(view.say("win-alliance"))
    return listed(view.words, parts)


def target(view: View, role: int) -> str:
    """Whom a role hunts; cards face up may say it, and then only their owner's role is known to the viewer."""
    options = view.seen.options
    mine = view.me is not None and view.seen.roles[view.me] == role
    if mine and view.seen.target is not None:
        return view.say("role-the", role=view.role(view.seen.target))
    if options.scenario.markers and role in (ASSASSIN, KNIGHT):
        return view.say("target-by-card")
    hunted = options.params.target[role]
    return view.say("nobody") if hunted == NOBODY else view.say("role-the", role=view.role(hunted))


def condition(view: View, role: int) -> str:
    """How a role wins, in one sentence without its full stop."""
    card = view.role_card(role)
    when = next(word for word, moment in WHEN.items() if moment == card.wins)
    if card.wins == WHEN_TARGET:
        deed = "accuse" if card.action == ACCUSE else "assassinate"
        said = view.say("win-target", deed=deed, target=target(view, role))
        if any(card.needs) or card.alliance:
            said = view.say("win-target-with", win=said, needs=needs(view, role))
    else:
        said = view.say("win-at", when=when, needs=needs(view, role))
    if card.alone:
        said = view.say("win-alone", win=said)
    partner = view.seen.options.params.shares_with[role]
    return said if partner == NOBODY else view.say("win-shared", win=said, role=view.role(partner))


def role_action(view: View, role: int) -> str:
    """What only this role can do, and what it costs; empty if there is nothing."""
    card = view.role_card(role)
    if card.action == NOBODY:
        return ""
    return view.say(f"role-action-{action_key(card.action)}", cost=view.goods(card.cost))


def progress(view: View, role: int) -> str:
    """How far the viewer has come: "Power 3 of 7"; for a hunter, towards the price of the role action."""
    card, me = view.role_card(role), view.me
    if me is None or view.seen.hand is None:
        return ""
    wanted = card.needs if any(card.needs) else card.cost
    have = (*view.seen.hand, view.seen.gold[me])
    parts = [
        view.say("progress-good", good=view.good(good), have=have[good], want=want, exactly=int(card.exactly))
        for good, want in enumerate(wanted)
        if want
    ]
    if card.alliance:
        parts.append(view.say("progress-alliance", allied=int(view.seen.allies[me] is not None)))
    return ", ".join(parts)


@dataclass(frozen=True, slots=True)
class SheetRow:
    """One role as the sheet has it."""

    role: str
    wins: str
    action: str
    in_play: str


def sheet_rows(view: View) -> list[SheetRow]:
    """All roles."""
    return [
        SheetRow(view.role(role), condition(view, role), role_action(view, role), in_play(view, role))
        for role in range(len(view.seen.options.sheet))
    ]


def in_play(view: View, role: int) -> str:
    """Who has shown a role, or whether it can be in this game, as far as everybody knows."""
    if role in view.seen.roles:
        player = view.seen.roles.index(role)
        return view.say("sheet-yours") if player == view.me else view.say("sheet-shown", who=view.player(player))
    if role in view.found_out:
        return view.say("sheet-seen", who=view.player(view.found_out.index(role)))
    return view.say(f"sheet-{view.seen.in_play[role]}")
