"""What a player knows for certain of the others in words: dossiers, and the grid of roles."""

from collections.abc import Iterator, Sequence

from vivat.game import ROLE_NAMES, Held, PlayerKnowledge, RuledOut
from vivat.terminal.intrigue.view import View


def held(view: View, cards: Held) -> str:
    """How many cards of a suit a hand holds; empty if nothing is known of it."""
    if cards.most == 0:
        return view.say("holds-none")
    if cards.least == cards.most:
        return view.say("holds-exactly", count=cards.least)
    if cards.least:
        return view.say("holds-least", count=cards.least)
    return view.say("holds-once", count=cards.once) if cards.once else ""


def reason(view: View, out: RuledOut) -> str:
    """Why somebody does not have a role."""
    if out.why == "held" and out.other == view.me:
        return view.say("out-yours")
    return view.say(f"out-{out.why}", who="" if out.other is None else view.player(out.other))


def dossier(view: View, player: int) -> list[str]:
    """S10.4: What is known of one player, a line for each sort of thing of which something is known."""
    known = view.knowledge[player]
    seen = view.seen
    count = view.say("dossier-count", gold=seen.gold[player], cards=seen.hand_sizes[player])
    facts = ((head, text) for head, texts in parts(view, known) if (text := view.words.listed(texts)))
    return [count, *(view.say("dossier-fact", head=head, text=text) for head, text in facts)]


def parts(view: View, known: PlayerKnowledge) -> Iterator[tuple[str, Sequence[str]]]:
    """What a dossier is made of: of what sort, and what is known of it."""
    cards = [(view.good(suit), held(view, found)) for suit, found in enumerate(known.cards)]
    yield view.say("dossier-cards"), [view.say("dossier-held", good=good, held=text) for good, text in cards if text]
    if known.role is not None:
        why = view.say(f"known-{known.why}")
        yield view.say("dossier-role"), [view.say("dossier-reason", roles=view.role(known.role), why=why)]
    else:
        possible = [view.role(role) for role in known.possible]
        yield view.say("dossier-possible", count=len(possible)), possible
        reasons: dict[str, list[int]] = {}
        for out in known.ruled_out:
            reasons.setdefault(reason(view, out), []).append(out.role)
        yield (
            view.say("dossier-ruled-out"),
            [view.say("dossier-reason", roles=view.roles(roles), why=why) for why, roles in reasons.items()],
        )
    drawn = [view.say("dossier-drawn", count=known.drawn)] if known.drawn else []
    yield view.say("dossier-bought"), [*times(view, known.bought), *drawn]
    yield view.say("dossier-wanted"), times(view, known.wanted)
    yield view.say("dossier-declined"), times(view, known.declined)
    looks = [view.say(f"dossier-look-{look.what}", who=view.player(look.other)) for look in known.investigations]
    yield view.say("dossier-looked"), looks
    yield view.say("dossier-refused"), [view.player(other) for other in dict.fromkeys(known.refused)]


def times(view: View, counts: Sequence[int]) -> list[str]:
    """Goods with how often: "Might ×2"."""
    return [
        view.good(good) if count == 1 else view.say("dossier-times", good=view.good(good), count=count)
        for good, count in enumerate(counts)
        if count
    ]


def grid(view: View) -> tuple[list[str], list[list[str]]]:
    """S10.4: The heads and rows of the grid: by role, who of the others has it, cannot have it, or may."""
    others = [player for player in view.players if player != view.me]
    heads = [view.say("grid-role"), *(view.player(player) for player in others)]
    rows = [
        [view.role(role), *(cell(view, view.knowledge[player], role) for player in others)]
        for role in range(len(ROLE_NAMES))
    ]
    return heads, rows


def cell(view: View, known: PlayerKnowledge, role: int) -> str:
    """Whether a player has a role, as far as it is known."""
    if known.role == role:
        return view.say("grid-yes")
    return view.say("grid-open" if role in known.possible else "grid-no")
