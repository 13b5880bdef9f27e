"""The statistics of the castle games: what a finished game brings a player, each a function of its analysis."""

from vivat.results.castle.analysis import CastleAnalysis
from vivat.results.statistic import by_key
from vivat.rules.castle.actions import NO, STOMACHACHE
from vivat.rules.castle.ambition import AMBITION_POINTS
from vivat.rules.castle.characters import JESTER
from vivat.rules.castle.places import DUNGEON_1, DUNGEON_3, WC_3, WC_4

TIE_BREAKS = ("highest-favourite", "most-favourites")

# Victories


def shared_victories(analysis: CastleAnalysis, player: int) -> int:
    """Games won together with another seat."""
    return int(player in analysis.winners and len(analysis.outcome.winners) > 1)


def tie_break_victories(analysis: CastleAnalysis, player: int) -> int:
    """Games won by a tie-break alone."""
    return int(player in analysis.winners and analysis.outcome.reason in TIE_BREAKS)


def winning_margin(analysis: CastleAnalysis, player: int) -> int | None:
    """Points more than the next best, of a sole victory; nothing without one."""
    if player not in analysis.sole_winners:
        return None
    seat = analysis.seat(player)
    points = {each.seat: each.points for each in analysis.outcome.standings}
    return points[seat] - max(others for other, others in points.items() if other != seat)


def comebacks(analysis: CastleAnalysis, player: int) -> int:
    """Games won after having been last, or level with the last, after the first round."""
    first = [count for count in analysis.outcome.counts if count.round == 0][-1]
    points = {each.seat: each.points for each in first.standings}
    last = points[analysis.seat(player)] == min(points.values()) < max(points.values())
    return int(player in analysis.winners and last)


def led_throughout(analysis: CastleAnalysis, player: int) -> int:
    """Games won by a seat that led alone after every coronation."""
    seat = analysis.seat(player)
    leaders = ([each.seat for each in count.standings if each.rank == 1] for count in analysis.outcome.counts)
    return int(player in analysis.winners and all(first == [seat] for first in leaders))


def victories_after_loss(analysis: CastleAnalysis, player: int) -> int:
    """Games won although a coronation cost one points."""
    return int(player in analysis.winners and any(row.total < 0 for _, row in analysis.rows(player)))


def victories_without_no(analysis: CastleAnalysis, player: int) -> int:
    """Games won without having played a single No or Stomachache."""
    seat = analysis.seat(player)
    ballots = (ballot for _, election in analysis.elections for ballot in election.ballots if ballot.seat == seat)
    return int(player in analysis.winners and not any(ballot.vote for ballot in ballots))


# Points


def score(analysis: CastleAnalysis, player: int) -> int:
    """Points at the end of the game."""
    return analysis.outcome.scores[player]


def best_count(analysis: CastleAnalysis, player: int) -> int:
    """The most points of one's Favourites at one coronation."""
    return max(row.points for _, row in analysis.rows(player))


def zero_counts(analysis: CastleAnalysis, player: int) -> int:
    """Coronations at which one's Favourites scored exactly nothing."""
    return sum(1 for _, row in analysis.rows(player) if row.points == 0)


def zero_bonuses(analysis: CastleAnalysis, player: int) -> int:
    """Last rounds with nothing, which is worth the most (R6.4)."""
    return sum(1 for _, row in analysis.rows(player) if row.zero_bonus)


def dungeon_trios(analysis: CastleAnalysis, player: int) -> int:
    """Coronations at which all three dungeons held one's Favourites."""
    return sum(1 for _, row in analysis.rows(player) if within(row.favourites, DUNGEON_3, DUNGEON_1) == 3)


def wc_pairs(analysis: CastleAnalysis, player: int) -> int:
    """Coronations at which both WCs held one's Favourites."""
    return sum(1 for _, row in analysis.rows(player) if within(row.favourites, WC_3, WC_4) == 2)


def within(favourites: tuple[tuple[int, int, int], ...], lowest: int, highest: int) -> int:
    """How many of a count's Favourites stand in these places."""
    return sum(1 for _, place, _ in favourites if lowest <= place <= highest)


def jester_gains(analysis: CastleAnalysis, player: int) -> int:
    """Coronations of the Jester at which one's Favourites gained points (R6.2)."""
    return sum(1 for count, row in analysis.rows(player) if count.king == JESTER and row.points > 0)


def ambitions_met(analysis: CastleAnalysis, player: int) -> int:
    """Ambitions met, one a round at most."""
    return len(met(analysis, player))


def different_ambitions_met(analysis: CastleAnalysis, player: int) -> frozenset[str]:
    """Different Ambitions met, of sixteen."""
    return frozenset(str(ambition + 1) for ambition in met(analysis, player))


def great_ambitions_met(analysis: CastleAnalysis, player: int) -> int:
    """Ambitions met that bring the most points."""
    return sum(1 for ambition in met(analysis, player) if AMBITION_POINTS[ambition] == max(AMBITION_POINTS))


def met(analysis: CastleAnalysis, player: int) -> list[int]:
    """R8.3: The Ambitions that a player has met, one for a round at most."""
    shown = (row for count in analysis.outcome.counts for row in count.rows if row.player == player)
    return [row.ambition for row in shown if row.ambition is not None and row.ambition_points]


# Coronations


def crownings(analysis: CastleAnalysis, player: int) -> int:
    """Coronations of somebody whom one's own seat brought to the throne."""
    return sum(1 for _, each in analysis.elections if each.result == "crowned" and each.seat == analysis.seat(player))


def favourites_crowned(analysis: CastleAnalysis, player: int) -> int:
    """Coronations of a Favourite of one's own."""
    crowned = ((now, each) for now, each in analysis.elections if each.result == "crowned")
    return sum(1 for now, each in crowned if analysis.is_favourite(each.candidate, player, now))


def loyal_games(analysis: CastleAnalysis, player: int) -> int:
    """Games in which everybody who was crowned was a Favourite of one's own."""
    crowned = sum(1 for _, each in analysis.elections if each.result == "crowned")
    return int(favourites_crowned(analysis, player) == crowned)


def royal_couples(analysis: CastleAnalysis, player: int) -> int:
    """Royal weddings of two Favourites of one's own."""
    crowned = [(now, each) for now, each in analysis.elections if each.result == "crowned"]
    own = [now for now, each in crowned if analysis.is_favourite(each.candidate, player, now)]
    return sum(1 for now in set(own) if own.count(now) == 2)


def jesters_crowned(analysis: CastleAnalysis, player: int) -> int:
    """Coronations of the Jester, whom one's own seat brought to the throne."""
    own = (each for _, each in analysis.elections if each.seat == analysis.seat(player))
    return sum(1 for each in own if each.result == "crowned" and each.candidate == JESTER)


# Votes


def lone_refusals(analysis: CastleAnalysis, player: int) -> int:
    """Candidates whom one's own No alone has turned away."""
    seat = analysis.seat(player)
    rejected = (each for _, each in analysis.elections if each.result == "rejected")
    return sum(1 for each in rejected if [ballot.seat for ballot in each.ballots if ballot.vote == NO] == [seat])


def stomachaches(analysis: CastleAnalysis, player: int) -> int:
    """Elections that one's own Stomachache has cancelled."""
    return len(own_votes(analysis, player, STOMACHACHE))


def refused_favourites(analysis: CastleAnalysis, player: int) -> int:
    """No's to a Favourite of one's own."""
    return sum(own_votes(analysis, player, NO))


def own_votes(analysis: CastleAnalysis, player: int, vote: int) -> list[bool]:
    """R5.2: The elections in which a player's seat voted so: whether the candidate was a Favourite of the player."""
    return [
        analysis.is_favourite(each.candidate, player, now)
        for now, each in analysis.elections
        for ballot in each.ballots
        if ballot.seat == analysis.seat(player) and ballot.vote == vote
    ]


STATISTICS = by_key(
    shared_victories, tie_break_victories, winning_margin, comebacks, led_throughout, victories_after_loss,
    victories_without_no, score, best_count, zero_counts, zero_bonuses, dungeon_trios, wc_pairs, jester_gains,
    ambitions_met, different_ambitions_met, great_ambitions_met, crownings, favourites_crowned, loyal_games,
    royal_couples, jesters_crowned, lone_refusals, stomachaches, refused_favourites,
)  # fmt: skip
