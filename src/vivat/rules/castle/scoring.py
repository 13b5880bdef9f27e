"""R6: The count after a coronation, and the next round."""

from vivat.rules.castle.ambition import ambition_points
from vivat.rules.castle.characters import JESTER
from vivat.rules.castle.events import FAVOURITES_SHOWN, MARKER_MOVED, ROUND_ENDS, SCORED, ZERO_BONUS
from vivat.rules.castle.setup import begin_round
from vivat.rules.castle.state import EMISSARY, Params, State
from vivat.rules.castle.teams import share_pawns
from vivat.rules.castle.turns import next_seat
from vivat.rules.castle.victory import end_game
from vivat.rules.log import EVERYONE, Log, tell


def favourites_points(p: Params, s: State, player: int, king: int) -> int:
    """R6.1: Each Favourite scores by where it stands; R6.2: upside down if the King is the Jester."""
    favourites = p.favourites[s.card[player]]
    points = 0
    for character in range(JESTER):
        if favourites >> character & 1:
            if king == JESTER:
                points += p.worth_upside_down[s.place[character]]
            else:
                points += p.worth[s.place[character]]
    return points


def count_favourites(p: Params, s: State, log: Log) -> None:
    """R6.1: All show their Favourites card, R10.2: once a round, and count; R9.3: the Emissary counts too."""
    for player in range(p.players):
        if not s.cards_shown:
            tell(log, FAVOURITES_SHOWN, player, s.card[player], 0, EVERYONE)
        count_player(p, s, log, player)
    s.cards_shown = 1
    if p.emissary:
        count_player(p, s, log, EMISSARY)


def count_player(p: Params, s: State, log: Log, player: int) -> None:
    """R6.1: The points of one card; R6.4: exactly nothing in the last round is worth the bonus."""
    s.gained[player] = favourites_points(p, s, player, s.king)
    s.total[player] = s.gained[player]
    tell(log, SCORED, player, s.gained[player], 0, EVERYONE)
    if p.zero_bonus and s.gained[player] == 0 and s.round + 1 == p.rounds:
        s.total[player] = p.zero_bonus
        tell(log, ZERO_BONUS, player, 0, p.zero_bonus, EVERYONE)


def count_ambitions(p: Params, s: State, log: Log) -> None:
    """R8.3: Ambitions are shown and counted with the last coronation of the round."""
    for player in range(p.players):
        s.total[player] += ambition_points(p, s, log, player)


def move_markers(p: Params, s: State, log: Log) -> None:
    """R6.3: A marker moves by all the points of the count at once, and never below 0."""
    if p.shared_pawn:
        share_pawns(p, s)
    for player in range(p.players):
        move_marker(s, log, player)
    if p.emissary:
        move_marker(s, log, EMISSARY)


def move_marker(s: State, log: Log, player: int) -> None:
    """R6.3: The score track has no boxes below 0."""
    s.score[player] = max(0, s.score[player] + s.total[player])
    tell(log, MARKER_MOVED, player, s.total[player], s.score[player], EVERYONE)
    s.total[player] = 0


def end_round(p: Params, s: State, log: Log) -> None:
    """R6.5: A new round follows until the last; R6.6: the kingmaker says who begins it."""
    tell(log, ROUND_ENDS, s.round, 0, 0, EVERYONE)
    if s.round + 1 == p.rounds:
        end_game(p, s, log)
        return
    s.round += 1
    if p.next_first:
        begin_round(p, s, log, next_seat(p, s.kingmaker))
    else:
        begin_round(p, s, log, s.kingmaker)
