"""S8.5: The statistics of intrigue: what a finished game brings a player, each a function of its analysis."""

from itertools import pairwise

from vivat.game import SPECTATOR
from vivat.results.intrigue.analysis import SCENARIOS, IntrigueAnalysis
from vivat.results.statistic import by_key

HARM = ("extorted", "sabotaged", "assassinated", "accused", "jailed")
"""S4.5, S4.8, S5: What a player does against others."""
DEALINGS = ("bribed", "extorted", "sabotaged", "allied", "accepted")
"""S4: What a player gets from others, or gets with them."""


def took_part(analysis: IntrigueAnalysis, kinds: tuple[str, ...], player: int) -> bool:
    """Whether a player did, or joined in, something of these kinds."""
    return any(player in (event.player, event.other) for kind in kinds for event in analysis.events(kind))


# Victories


def role_victories(analysis: IntrigueAnalysis, player: int) -> int:
    """Games won by one's own role (S8.1)."""
    return int(player in analysis.role_winners)


def allied_victories(analysis: IntrigueAnalysis, player: int) -> int:
    """Games won as somebody's ally (S8.1)."""
    return int(player in analysis.outcome.allied_winners)


def points(analysis: IntrigueAnalysis, player: int) -> int:
    """Points of the score tracker (S8.1)."""
    return analysis.outcome.points[player]


def different_roles_won(analysis: IntrigueAnalysis, player: int) -> frozenset[str]:
    """Different roles with which one has a role victory."""
    return frozenset({analysis.role(player)} if player in analysis.role_winners else ())


def different_scenarios(analysis: IntrigueAnalysis, player: int) -> frozenset[str]:  # noqa: ARG001
    """Different scenarios of the book that one has played."""
    return frozenset({analysis.scenario} & {*SCENARIOS})


def different_scenarios_won(analysis: IntrigueAnalysis, player: int) -> frozenset[str]:
    """Different scenarios of the book that one has won."""
    return different_scenarios(analysis, player) if player in analysis.winners else frozenset()


def rounds_to_victory(analysis: IntrigueAnalysis, player: int) -> int | None:
    """Rounds until one's role victory, the last one begun included; nothing without one."""
    return analysis.outcome.rounds if player in analysis.role_winners else None


def unseen_victories(analysis: IntrigueAnalysis, player: int) -> int:
    """Role victories before which nobody had seen one's role."""
    shown = any(event.player == player for event in analysis.before_the_end if event.kind == "role-shown")
    seen = any(event.other == player for event in analysis.events("role-seen"))
    return int(player in analysis.role_winners and not shown and not seen)


def unmasked_victories(analysis: IntrigueAnalysis, player: int) -> int:
    """Role victories although everybody had been shown one's role before the last action."""
    shown = any(event.player == player for event in analysis.before_the_end if event.kind == "role-shown")
    return int(player in analysis.role_winners and shown)


def peaceful_victories(analysis: IntrigueAnalysis, player: int) -> int:
    """Role victories without having extorted, sabotaged, killed, accused or jailed anybody."""
    harmed = any(event.player == player for kind in HARM for event in analysis.events(kind))
    return int(player in analysis.role_winners and not harmed)


def self_made_victories(analysis: IntrigueAnalysis, player: int) -> int:
    """Role victories without a trade, a bribe, an extortion, a sabotage or an alliance of one's own."""
    dealt = any(event.player == player for kind in DEALINGS for event in analysis.events(kind))
    joined = took_part(analysis, ("allied", "accepted"), player)
    return int(player in analysis.role_winners and not dealt and not joined)


def victories_after_jail(analysis: IntrigueAnalysis, player: int) -> int:
    """Games won after having been in jail."""
    return int(player in analysis.winners and any(event.other == player for event in analysis.events("jailed")))


def victories_after_betrayal(analysis: IntrigueAnalysis, player: int) -> int:
    """Games won after having sabotaged one's own alliance."""
    return int(player in analysis.winners and betrayals(analysis, player) > 0)


def posthumous_victories(analysis: IntrigueAnalysis, player: int) -> int:
    """Games won although one was dead."""
    return int(player in analysis.winners and any(event.other == player for event in analysis.events("assassinated")))


def last_survivor_victories(analysis: IntrigueAnalysis, player: int) -> int:
    """Role victories as the only one alive (S7.6)."""
    return int(any(each.player == player and each.how == "last" for each in analysis.outcome.victories))


def last_two_victories(analysis: IntrigueAnalysis, player: int) -> int:
    """Allied victories as one of the last two (S7.5)."""
    return int(any(each.player == player and each.how == "last-two" for each in analysis.outcome.victories))


# Sessions


def session_victories(analysis: IntrigueAnalysis, player: int) -> int:
    """Sessions won, alone or level with others."""
    session = analysis.finished.session
    after = None if session is None else session.after_game(analysis.game)
    return int(after is not None and after.is_over and player in after.leaders)


def clean_sessions(analysis: IntrigueAnalysis, player: int) -> int:
    """Sessions won in which nobody else scored a point."""
    session = analysis.finished.session
    if session is None or not session_victories(analysis, player):
        return 0
    scores = session.after_game(analysis.game).scores
    return int(sum(scores) == scores[player])


# Deeds


def assassinations(analysis: IntrigueAnalysis, player: int) -> int:
    """Players killed, the target or not."""
    return sum(1 for _ in analysis.events("assassinated", player))


def right_accusations(analysis: IntrigueAnalysis, player: int) -> int:
    """Accusations that hit the target."""
    return sum(1 for event in analysis.events("accused", player) if event.flag)


def first_round_accusations(analysis: IntrigueAnalysis, player: int) -> int:
    """Accusations in the first round that hit the target."""
    events = zip(analysis.game.events, analysis.rounds, strict=True)
    return sum(
        1 for event, now in events if event.kind == "accused" and event.player == player and event.flag and now == 1
    )


def arrests(analysis: IntrigueAnalysis, player: int) -> int:
    """Players thrown into jail by oneself."""
    return sum(1 for _ in analysis.events("jailed", player))


def investigations(analysis: IntrigueAnalysis, player: int) -> int:
    """Looks at somebody's role or hand."""
    return sum(1 for _ in analysis.events("investigated", player))


def extortions(analysis: IntrigueAnalysis, player: int) -> int:
    """Extortions of a card or of gold."""
    return sum(1 for _ in analysis.events("extorted", player))


def bribes(analysis: IntrigueAnalysis, player: int) -> int:
    """Bribes that brought the card."""
    return sum(1 for event in analysis.events("bribe-given") if event.other == player)


def trades(analysis: IntrigueAnalysis, player: int) -> int:
    """Trades that were agreed on, whoever proposed them."""
    return sum(1 for event in analysis.events("accepted") if player in (event.player, event.other))


def alliances(analysis: IntrigueAnalysis, player: int) -> int:
    """Alliances made, whoever proposed them."""
    return sum(1 for event in analysis.events("allied") if player in (event.player, event.other))


def seizures(analysis: IntrigueAnalysis, player: int) -> int:
    """Power cards found by seizing Power."""
    return sum(1 for _ in analysis.events("power-seized", player))


def broken_by(analysis: IntrigueAnalysis, player: int) -> list[tuple[int | None, int | None]]:
    """The alliances that a player has sabotaged, in order."""
    pairs = pairwise(analysis.game.events)
    return [(broken.player, broken.other) for event, broken in pairs
            if event.kind == "sabotaged" and event.player == player]  # fmt: skip


def sabotages(analysis: IntrigueAnalysis, player: int) -> int:
    """Alliances of others that one has sabotaged."""
    return sum(1 for pair in broken_by(analysis, player) if player not in pair)


def betrayals(analysis: IntrigueAnalysis, player: int) -> int:
    """Alliances of one's own that one has sabotaged."""
    return sum(1 for pair in broken_by(analysis, player) if player in pair)


def most_gold(analysis: IntrigueAnalysis, player: int) -> int:
    """The most gold at once, as counted at incomes, purchases, sales and the end."""
    counted = (event.gold for event in analysis.game.events if event.player == player and event.gold is not None)
    return max(analysis.game.observe(SPECTATOR).gold[player], *counted, 0)


def longest_search(analysis: IntrigueAnalysis, player: int) -> int:
    """The most cards turned over in one search for Power."""
    longest = turned = 0
    for event in analysis.game.events:
        if event.kind == "flipped" and event.player == player:
            turned += 1
            longest = max(longest, turned)
        elif event.kind in ("power-seized", "power-missed"):
            turned = 0
    return longest


STATISTICS = by_key(
    role_victories, allied_victories, points, different_roles_won, different_scenarios, different_scenarios_won,
    rounds_to_victory, unseen_victories, unmasked_victories, peaceful_victories, self_made_victories,
    victories_after_jail, victories_after_betrayal, posthumous_victories, last_survivor_victories, last_two_victories,
    session_victories, clean_sessions, assassinations, right_accusations, first_round_accusations, arrests,
    investigations, extortions, bribes, trades, alliances, seizures, sabotages, betrayals, most_gold, longest_search,
)  # fmt: skip
