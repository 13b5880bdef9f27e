"""What is counted of a castle game."""

from typing import Any

from vivat.lab.tallies.tally import REJECTIONS, SCORES, SHARED, WHOLE
from vivat.rules.castle.characters import JESTER
from vivat.rules.castle.events import FAVOURITES_SHOWN, REJECTED, ROUND_BEGINS, ROUND_ENDS, SCORED
from vivat.rules.castle.state import Params, State
from vivat.rules.castle.teams import counted_score


def note_step(p: Params, s: State, events: Any, tally: Any) -> None:  # noqa: ARG001
    """Count the round that has just ended, if one has."""
    if events.counts[ROUND_ENDS] == tally.event_counts[ROUND_ENDS]:
        return
    tally.rejections[min(events.counts[REJECTED] - tally.event_counts[REJECTED], REJECTIONS - 1)] += 1
    tally.event_counts[ROUND_ENDS] = events.counts[ROUND_ENDS]
    tally.event_counts[REJECTED] = events.counts[REJECTED]
    note_cards(p, events, tally)


def in_common(one: int, other: int) -> int:
    """How many characters two cards share."""
    both = one & other
    count = 0
    for character in range(JESTER):
        count += both >> character & 1
    return count


def note_cards(p: Params, events: Any, tally: Any) -> None:
    """Count what the Favourites cards of a round had in common, and what they brought."""
    best = events.last[SCORED, 0]
    level = 0
    for player in range(p.players):
        best = max(best, events.last[SCORED, player])
    for player in range(p.players):
        if events.last[SCORED, player] == best:
            level += 1
    for player in range(p.players):
        points = events.last[SCORED, player]
        card = p.favourites[events.last[FAVOURITES_SHOWN, player]]
        total = 0
        for other in range(p.players):
            if other != player:
                common = in_common(card, p.favourites[events.last[FAVOURITES_SHOWN, other]])
                total += common
                if other > player:
                    others = events.last[SCORED, other]
                    tally.pairs[common, 0] += 1
                    tally.pairs[common, 1] += points + others
                    tally.pairs[common, 2] += points * points + others * others
                    tally.pairs[common, 3] += points * others
        total = min(total, SHARED - 1)
        tally.shared[total, 0] += 1
        tally.shared[total, 1] += points
        if points == best:
            tally.shared[total, 2] += WHOLE // level


def note_game(p: Params, s: State, events: Any, tally: Any) -> None:
    """Count the end of a game: scores by seat, counted from who began, and by place; victories."""
    tally.rounds[s.round + 1] += 1
    first = events.last[ROUND_BEGINS, 0]
    winners = 0
    for seat in range(p.seats):
        winners += s.winners >> seat & 1
    if winners == 0:
        tally.without_winner += 1
    for order in range(p.seats):
        seat = (first + order) % p.seats
        score = counted_score(p, s, seat)
        place = 0
        for rival in range(p.seats):
            theirs = counted_score(p, s, rival)
            if theirs > score or (theirs == score and rival < seat):
                place += 1
        tally.score[order] += score
        tally.scores[order, min(score, SCORES - 1)] += 1
        tally.place_score[place] += score
        tally.place_scores[place, min(score, SCORES - 1)] += 1
        if s.winners >> seat & 1:
            tally.wins[order, winners] += 1
