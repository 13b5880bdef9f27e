"""R5: The vote on a candidate for the throne."""

from vivat.rules.castle.actions import NO, STOMACHACHE
from vivat.rules.castle.characters import JESTER
from vivat.rules.castle.emissary import emissary_draws, emissary_vote, spend_drawn
from vivat.rules.castle.events import BALLOT, CANCELLED, CANDIDATE, EMISSARY_VOTED, REJECTED, REVEALED, SEALED
from vivat.rules.castle.places import BOX, DUNGEON_3, TOP_FLOOR, has_room, put
from vivat.rules.castle.reasons import CARD_SPENT, LEGAL, NO_STOMACHACHES
from vivat.rules.castle.state import DRAW, NOBODY, VOTE, Params, State
from vivat.rules.castle.turns import next_seat, resume_climbing
from vivat.rules.castle.wedding import crown, seek_partner
from vivat.rules.log import EVERYONE, Log, tell


def nominate(s: State, log: Log, character: int) -> None:
    """R5.1: Whoever brings a character to the throne takes the crown, and all vote at once."""
    s.candidate = character
    s.crown = s.turn
    s.phase = VOTE
    tell(log, CANDIDATE, s.crown, character, 0, EVERYONE)


def refuse_ballot(p: Params, s: State, seat: int, vote: int) -> int:
    """R5.2: One plays a vote card one still has; a Yes is never lost."""
    if vote == NO and s.nos[seat] == 0:
        return CARD_SPENT
    if vote == STOMACHACHE and p.stomachaches == 0:
        return NO_STOMACHACHES
    if vote == STOMACHACHE and s.aches[seat] == 0:
        return CARD_SPENT
    return LEGAL


def cast_ballot(p: Params, s: State, log: Log, vote: int) -> None:
    """R5.2: Every seat puts one vote card face down; nobody else learns which until all are in."""
    s.ballot[s.turn] = vote
    tell(log, BALLOT, s.turn, vote, 0, p.audience[s.turn])
    tell(log, SEALED, s.turn, 0, 0, EVERYONE)
    s.turn = next_seat(p, s.turn)
    if s.turn == s.crown:
        if emissary_draws(p, s):
            s.phase = DRAW
        else:
            reveal_ballots(p, s, log)


def draw_emissary_card(p: Params, s: State, log: Log, vote: int) -> None:
    """R9.2: The top card of the Emissary's pile is his vote."""
    s.drawn = vote
    reveal_ballots(p, s, log)


def reveal_ballots(p: Params, s: State, log: Log) -> None:
    """R5.3: All ballots are turned over together; R5.7: every No and Stomachache played is lost."""
    nos = 0
    aches = 0
    for seat in range(p.seats):
        vote = s.ballot[seat]
        tell(log, REVEALED, seat, vote, 0, EVERYONE)
        if vote == NO:
            s.nos[seat] -= 1
            nos += 1
        if vote == STOMACHACHE:
            s.aches[seat] -= 1
            aches += 1
        s.ballot[seat] = NOBODY
    if p.emissary:
        vote = emissary_vote(s)
        tell(log, EMISSARY_VOTED, 0, vote, int(s.drawn != NOBODY), EVERYONE)
        nos += int(vote == NO)
        aches += int(vote == STOMACHACHE)
        spend_drawn(s)
        s.drawn = NOBODY
    if aches:
        cancel_election(p, s, log)
    elif nos:
        reject_candidate(p, s, log)
    else:
        crown(p, s, log)


def cancel_election(p: Params, s: State, log: Log) -> None:
    """R5.6: One Stomachache is enough: the candidate goes back to floor 5, whatever else was played."""
    put(s, s.candidate, TOP_FLOOR)
    tell(log, CANCELLED, 0, s.candidate, 0, EVERYONE)
    s.candidate = NOBODY
    resume_climbing(p, s)


def reject_candidate(p: Params, s: State, log: Log) -> None:
    """R5.5: One No is enough, and the candidate leaves the castle; the Jester only falls (R5.9)."""
    place = BOX
    if s.candidate == JESTER:
        place = jester_falls_to(p, s)
    else:
        if s.rejected < p.dungeons:
            place = DUNGEON_3 + s.rejected
        s.rejected += 1
    put(s, s.candidate, place)
    tell(log, REJECTED, 0, s.candidate, place, EVERYONE)
    s.candidate = NOBODY
    seek_partner(p, s, log)


def jester_falls_to(p: Params, s: State) -> int:
    """R5.9: A rejected Jester falls to floor 2, to 1 if that is full, to 0 if both are."""
    if has_room(p, s, 2):
        return 2
    if has_room(p, s, 1):
        return 1
    return 0
