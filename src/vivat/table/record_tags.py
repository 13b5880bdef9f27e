"""What a record keeps of a table besides the game, as its tags.

Bots, the session, who made the decisions, when it ended, sealed ballots and claims.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from vivat.game import GameRecord, ImpossibleOptions, Refusal, Session
from vivat.game.families import FAMILIES
from vivat.game.header import SWITCH
from vivat.game.record import AnyAction
from vivat.table.decision_tally import DecisionTally

if TYPE_CHECKING:
    from vivat.table.table import Table

SCORES, GOAL, REDUCTION, GAMES = "session-scores", "session-goal", "session-reduction", "session-games"
BALLOT, CLAIM, TABLE = "ballot-", "claim-", "table"
BOT, DECIDED, PERSON, ENDED = "bot-", "decided-", "person-", "ended"
BOT_SEED = "seed-of-bots"
EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


def game_tags(table: "Table", number: int) -> dict[str, str]:
    """What a record of a game of a table keeps besides the game, whether it is over or not; games count from 1."""
    tags = bot_tags(table.levels) | session_tags(table.sessions_before[number - 1])
    people = {chair for chair, each in enumerate(table.chairs) if each.is_person}
    game = table.games[number - 1]
    for chair, tally in enumerate(table.tallies[number - 1]):
        if chair in people:
            tags[f"{DECIDED}{chair + 1}"] = f"{tally.by_people} {tally.deputies}"
        name = tally.names.get(tally.player or "")
        if name is not None and name != game.options.names[chair]:
            tags[f"{PERSON}{chair + 1}"] = name
    if (seed := table.bot_seeds[number - 1]) is not None:
        tags[BOT_SEED] = str(seed)
    if game.is_over:
        tags[ENDED] = (EPOCH + timedelta(milliseconds=table.ended_at(number))).isoformat(timespec="milliseconds")
    return tags


def bot_tags(levels: Mapping[int, str]) -> dict[str, str]:
    """The levels of bots by seat: "bot-2 steward"."""
    return {f"{BOT}{seat + 1}": level for seat, level in levels.items()}


def bots_in(record: GameRecord) -> dict[int, str]:
    """The names of the bots in a record, by seat."""
    seats = range(len(record.options.seat_names))
    return {seat: name for seat in seats if (name := record.tags.get(f"{BOT}{seat + 1}")) is not None}


def bot_seed_in(record: GameRecord) -> int | None:
    """The secret that every decision of a bot had its seed from; None if the record does not say."""
    tag = record.tags.get(BOT_SEED, "")
    return int(tag) if re.fullmatch(r"[0-9]{1,19}", tag) else None


def session_tags(session: Session | None) -> dict[str, str]:
    """S8.2: How a session stood before a game."""
    if session is None:
        return {}
    scores = " ".join(map(str, session.scores))
    tags = {SCORES: scores, GOAL: str(session.goal), GAMES: str(session.games)}
    return tags | {REDUCTION: SWITCH[session.reduction]}


def session_in(record: GameRecord) -> Session | None:
    """S8.2: The session that a record belongs to, as it stood before; ImpossibleOptions if its tags make no sense."""
    options, tags = record.options, record.tags
    begin = FAMILIES[options.family].begin_session
    if SCORES not in tags or begin is None:
        return None
    scores = tags[SCORES].split()
    numbers = (*scores, tags.get(GOAL, ""), tags.get(GAMES, "0"))
    whole = all(re.fullmatch(r"[0-9]{1,6}", number) for number in numbers)
    if not whole or len(scores) != len(options.names) or tags.get(REDUCTION) not in SWITCH.values():
        raise ImpossibleOptions(Refusal("table-session-tags", "S8.2"))
    begun = begin(options, int(tags[GOAL]), tags[REDUCTION] == SWITCH[True])
    return replace(begun, scores=tuple(map(int, scores)), games=int(tags.get(GAMES, "0")))


def decisions_in(record: GameRecord, chair: int) -> tuple[int, int] | None:
    """I22: How many decisions of a chair people made, and how many bots and clocks; None if the record does not say."""
    tag = record.tags.get(f"{DECIDED}{chair + 1}")
    if tag is None:
        return None
    counts = re.fullmatch(r"([0-9]{1,6}) ([0-9]{1,6})", tag)
    if counts is None:
        raise ImpossibleOptions(Refusal("table-decision-tags", "", {"tag": f"{DECIDED}{chair + 1}"}))
    return int(counts[1]), int(counts[2])


def tallies_in(record: GameRecord, guests: Sequence[str]) -> list[DecisionTally]:
    """Who had made the decisions of each chair when the record was made; the people's are those of who sits there."""
    names, found = record.options.names, []
    for chair, guest in enumerate(guests):
        people, deputies = decisions_in(record, chair) or (0, 0)
        known = bool(guest and people)
        found.append(DecisionTally({guest: people} if known else {}, {guest: names[chair]} if known else {}, deputies))
    return found


def ended_in(record: GameRecord) -> int | None:
    """When the game of a record ended, in milliseconds since 1970; None if the record does not say."""
    tag = record.tags.get(ENDED)
    if tag is None:
        return None
    try:
        then = datetime.fromisoformat(tag)
    except ValueError:
        raise ImpossibleOptions(Refusal("table-ended-tag", "", {"tag": ENDED})) from None
    return (then.replace(tzinfo=then.tzinfo or UTC) - EPOCH) // timedelta(milliseconds=1)


def ballot_tags(ballots: Mapping[int, AnyAction]) -> dict[str, str]:
    """R5.2: The ballots that lie face down, by seat: "ballot-1 vote no"."""
    return {f"{BALLOT}{seat + 1}": ballot.text for seat, ballot in ballots.items()}


def ballots_in(record: GameRecord) -> Iterator[tuple[int, str]]:
    """R5.2: Seats and the ballots that they had put down when the record was made."""
    for seat in range(len(record.options.seat_names)):
        if (vote := record.tags.get(f"{BALLOT}{seat + 1}")) is not None:
            yield seat, vote


def claim_tags(claims: Sequence[tuple[int, str]]) -> dict[str, str]:
    """The ledger of claims, each with the number of the chair: "claim-1 2 I am no Assassin"."""
    return {f"{CLAIM}{number}": f"{chair + 1} {text}" for number, (chair, text) in enumerate(claims, 1)}


def claims_in(record: GameRecord) -> Iterator[tuple[int, str]]:
    """Who had claimed what, in the order of the ledger; a claim of nobody at the table is left out."""
    number = 1
    while (tag := record.tags.get(f"{CLAIM}{number}")) is not None:
        chair, _, text = tag.partition(" ")
        if chair.isdecimal() and 1 <= int(chair) <= len(record.options.names) and text:
            yield int(chair) - 1, text
        number += 1
