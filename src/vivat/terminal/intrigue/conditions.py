"""Win conditions, role actions and alliances in words, from the sheet and the targets of the scenario."""

from dataclasses import dataclass

from vivat.game.intrigue.action import Verb
from vivat.game.intrigue.alliance import alliance_terms
from vivat.game.intrigue.conditions import Condition
from vivat.terminal.intrigue.view import View


def needs(view: View, condition: Condition) -> str:
    """What a condition asks for, in words: "7 Power", "exactly 1 Might and 1 Gold", "4 Influence and an alliance"."""
    parts = []
    if any(condition.needs):
        goods = view.goods(condition.needs)
        goods = view.say("win-exactly", goods=goods) if condition.exactly else goods
        parts.append(view.say("win-wild", goods=goods) if condition.wild else goods)
    if condition.alliance:
        parts.append(view.say("win-alliance"))
    return view.words.listed(parts)


def target(view: View, condition: Condition) -> str:
    """Whom a role hunts; cards face up may say it, and then only their owner's role is known to the viewer."""
    progress = view.seen.progress
    mine = progress is not None and progress.role == condition.role
    hunted = view.seen.target if mine and view.seen.target is not None else condition.target
    if hunted is None:
        return view.say("target-by-card" if condition.by_marker else "nobody")
    return view.say("role-the", role=view.role(hunted))


def condition(view: View, role: int) -> str:
    """How a role wins, in one sentence without its full stop."""
    wins = view.seen.options.conditions[role]
    if wins.when == "target":
        deed = "accuse" if wins.action == "accuse" else "assassinate"
        said = view.say("win-target", deed=deed, target=target(view, wins))
        if any(wins.needs) or wins.alliance:
            said = view.say("win-target-with", win=said, needs=needs(view, wins))
    else:
        said = view.say("win-at", when=wins.when, needs=needs(view, wins))
    if wins.alone:
        said = view.say("win-alone", win=said)
    return said if wins.shares_with is None else view.say("win-shared", win=said, role=view.role(wins.shares_with))


def role_action(view: View, role: int) -> str:
    """What only this role can do, and what it costs; empty if there is nothing."""
    wins = view.seen.options.conditions[role]
    return "" if wins.action is None else view.say(f"role-action-{wins.action}", cost=view.goods(wins.cost))


def progress(view: View) -> str:
    """How far the viewer has come: "Power 3 of 7"; for a hunter, towards the price of the role action."""
    mine = view.seen.progress
    if mine is None:
        return ""
    exactly = int(view.seen.options.conditions[mine.role].exactly)
    parts = [
        view.say("progress-good", good=view.good(need.good), have=need.have, want=need.want, exactly=exactly)
        for need in mine.needs
    ]
    if mine.allied is not None:
        parts.append(view.say("progress-alliance", allied=int(mine.allied)))
    return ", ".join(parts)


@dataclass(frozen=True, slots=True)
class SheetRow:
    """One role as the sheet has it."""

    role: str
    wins: str
    action: str
    in_play: str


def sheet_rows(view: View) -> list[SheetRow]:
    """One row for each role of the sheet."""
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


def alliance_lines(view: View) -> list[str]:
    """S6: What it means to join an alliance: what it can win, what it rules out, and what it does not."""
    terms = alliance_terms(view.seen.options.params)

    def deeds(verbs: tuple[Verb, ...]) -> str:
        return ", ".join(view.say(f"alliance-deed-{verb}") for verb in verbs)

    return [
        view.say("alliance-wins", points=terms.points),
        view.say("alliance-forbids", deeds=deeds(terms.forbidden)),
        view.say("alliance-allows", deeds=deeds(terms.allowed)),
    ]
