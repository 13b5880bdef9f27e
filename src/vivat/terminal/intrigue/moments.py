"""What happened, folded into lines worth reading: an offer with what it gives and asks, a hand of cards as one."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from vivat.game import IntrigueEvent
from vivat.rules.intrigue.goods import GOLD
from vivat.terminal.intrigue.view import View
from vivat.terminal.texts import capital

GROUPED = (
    "card-dealt", "role-in-play", "offer-gives", "offer-asks", "traded", "sold", "spent", "flipped", "hand-seen",
    "discarded", "hand-shown",
)  # fmt: skip
"""Kinds of which several in a row are told as one."""
OFFER_KINDS = ("offered", "offer-gives", "offer-asks")
TOGETHER = ("role-shown", "assassinated", "accused", "jailed")
"""What several people at one keyboard look at together."""
VICTORY_KINDS = ("role-victory", "allied-victory", "no-victory", "points")


@dataclass(frozen=True, slots=True)
class Line:
    """What happened, in one line."""

    kind: str
    text: str


@dataclass(frozen=True, slots=True)
class Victory:
    """The moment when the game is won, or over."""


Run = list[IntrigueEvent]


def runs(events: Sequence[IntrigueEvent]) -> Iterator[Run]:
    """Events that belong on one line."""
    run: Run = []
    for event in events:
        if run and not belongs(run[-1], event):
            yield run
            run = []
        run.append(event)
    if run:
        yield run


def belongs(last: IntrigueEvent, event: IntrigueEvent) -> bool:
    """Whether an event is told together with the one before it."""
    if last.kind in OFFER_KINDS and event.kind in OFFER_KINDS[1:]:
        return True
    alike = (last.kind, last.player, last.other) == (event.kind, event.player, event.other)
    return event.kind in GROUPED and alike


def moments(view: View, start: int) -> list[Line | Victory]:
    """All the viewer was told from event number `start` on; the victory as one moment, after the roles."""
    told = view.seen.events[start:]
    lines: list[Line | Victory] = [
        Line(run[0].kind, run_text(view, run)) for run in runs(told) if run[0].kind not in VICTORY_KINDS
    ]
    return [*lines, Victory()] if any(event.kind == "points" for event in told) else lines


def log_lines(view: View) -> list[str]:
    """Every event the viewer was told."""
    return [run_text(view, run) for run in runs(view.seen.events)]


def run_text(view: View, run: Run) -> str:
    """A run in one line: one sentence, or the three of an offer."""
    if run[0].kind not in OFFER_KINDS:
        return sentence(view, run)
    parts = [[event for event in run if event.kind == kind] for kind in OFFER_KINDS]
    return " ".join(sentence(view, part) for part in parts if part)


def sentence(view: View, run: Run) -> str:
    """What happened, in one sentence."""
    return capital(view.say(f"intrigue-event-{run[0].kind}", **told_facts(view, run)))


def told_facts(view: View, run: Run) -> dict[str, str | int]:
    """The facts of a run's sentence."""
    event, params = run[0], view.seen.options.params
    facts: dict[str, str | int] = {"buy": params.buy_price, "bribe": params.bribe_price}
    facts["flag"] = event.flag or 0
    for name, player in (("who", event.player), ("other", event.other)):
        if player is not None:
            facts[name] = view.player(player)
    if event.role is not None:
        facts["role"] = view.role(event.role)
        facts["roles"] = view.roles([each.role for each in run if each.role is not None])
    if event.good is not None:
        facts["good"] = view.good(event.good)
        facts["goods"] = view.goods(counted(run))
    if event.round is not None:
        facts["round"] = event.round + 1
    for field in ("count", "gold"):
        value = getattr(event, field)
        if value is not None:
            facts[field] = value
    return facts


def counted(run: Run) -> list[int]:
    """How much of each suit and of gold a run names; an event without a count is one card."""
    counts = [0] * (GOLD + 1)
    for event in run:
        if event.good is not None:
            counts[event.good] += 1 if event.count is None else event.count
    return counts


def dossier_lines(view: View) -> list[str]:
    """Every private fact the viewer learned, with the turn in which it was learned."""
    turns = [event for event in view.seen.events if event.kind == "turn-begins"]
    lines = []
    for number in sorted({fact.turn for fact in view.seen.dossier}):
        if number == 0:
            when = view.say("dossier-deal")
        else:
            turn = turns[number - 1]
            when = view.say("dossier-when", round=(turn.round or 0) + 1, who=view.player(turn.player or 0))
        learned = [fact.event for fact in view.seen.dossier if fact.turn == number]
        lines += [view.say("dossier-line", when=when, fact=sentence(view, run)) for run in runs(learned)]
    return lines
