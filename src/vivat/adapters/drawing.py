"""What lies open on a table, as text."""

from vivat.adapters.arena import CHANCE, Arena
from vivat.game import CastleOptions
from vivat.game.castle.observation import PHASE_NAMES as CASTLE_PHASES
from vivat.game.intrigue.observation import PHASE_NAMES as INTRIGUE_PHASES
from vivat.rules.intrigue.goods import SUITS
from vivat.rules.intrigue.roles import ROLE_NAMES

PLACES = (
    "floor 0", "floor 1", "floor 2", "floor 3", "floor 4", "floor 5", "throne", "WC 3", "WC 4", "dungeon 3",
    "dungeon 2", "dungeon 1", "box", "beside the board", "beside the throne",
)  # fmt: skip


def draw(arena: Arena) -> str:
    """Who is where, who has what, and who is to decide."""
    state, options = arena.state[0], arena.board.options
    asked = f"seat_{arena.turn} decides" if arena.turn >= 0 else "chance" if arena.turn == CHANCE else "over"
    if isinstance(options, CastleOptions):
        lines = [f"round {state['round'] + 1}, {CASTLE_PHASES[state['phase']]}: {asked}"]
        for place in reversed(range(len(PLACES))):
            there = [name for number, name in enumerate(options.edition.names) if state["place"][number] == place]
            if there:
                lines.append(f"{PLACES[place]:>17}: {', '.join(there)}")
        return "\n".join([*lines, f"{'scores':>17}: {', '.join(map(str, state['score'][: len(options.names)]))}"])
    lines = [f"round {state['round'] + 1}, {INTRIGUE_PHASES[state['phase']]}: {asked}"]
    for player in range(arena.board.seats):
        cards = int(state["hand"][player * SUITS : (player + 1) * SUITS].sum())
        role = ROLE_NAMES[state["role"][player]] if state["shown"][player] else "?"
        ally = f", allied with seat_{state['ally'][player]}" if state["ally"][player] >= 0 else ""
        dead = ", dead" if state["dead"][player] else ""
        lines.append(f"seat_{player}: {role}, {state['gold'][player]} gold, {cards} cards{ally}{dead}")
    return "\n".join(lines)
