"""The entries of a game under way: it begins, somebody decides or comes back, a bot or the clock decides for a seat."""

from vivat.game import Dealer, IllegalAction
from vivat.game.record import AnyAction, AnyGame
from vivat.table import entries
from vivat.table.entries import By
from vivat.table.table import Decided, Table


def dealt(game: AnyGame, dealer: Dealer) -> Decided:
    """The entry `Started` of a new game: what chance does before its first decision, and the secret of its bots."""
    coming = game.consider((), dealer)
    return Decided(entries.Started(coming.texts, coming.is_over, bot_seed=dealer.secret()), None, coming, game)


def play_or_seal(table: Table, seat: int, action: AnyAction, by: By, dealer: Dealer) -> Decided:
    """The entry of a decision: `Balloted` while other ballots are missing, else `Played`, with chance after it."""
    game = table.begun_game
    actions = [action]
    if game.polled:
        ballots = table.ballots | {seat: action}
        if len(ballots) < len(game.polled):
            return Decided(entries.Balloted(seat, action.text, by), action)
        actions = [ballots[each] for each in game.polled]
    coming = game.consider(actions, dealer)
    return Decided(entries.Played(seat, coming.texts, by, coming.is_over), action, coming)


def decide_for(table: Table, seat: int, action: AnyAction, by: By, decision: int, dealer: Dealer) -> Decided | None:
    """The entry of what a bot decides for a seat; None when the seat is not waited for any more."""
    if table.decision != decision or seat not in table.waited_for or table.clock.paused_at is not None:
        return None
    if by == "bot" and not table.bot_decides(seat):
        return None
    refused = table.why_not(action, table.asked_viewer(seat))
    if refused is not None:
        raise IllegalAction(refused)
    return play_or_seal(table, seat, action, by, dealer)


def decide_ahead(table: Table, seat: int, decision: int, dealer: Dealer) -> Decided | None:
    """The entry of the ballot that somebody has given in advance for a decision; None if there is none any more."""
    ballot = next((ballot for _, each, ballot in table.votes_ahead_due() if each == seat), None)
    if ballot is None or table.decision != decision:
        return None
    return play_or_seal(table, seat, ballot, "person", dealer)


def returned(table: Table, chair: int, guest: str) -> entries.Returned:
    """The entry by which a guest takes back a chair that was given away meanwhile."""
    before = table.chairs[chair].of(guest)
    if before is None:
        raise AssertionError("only who was away and had not left comes back")
    return entries.Returned(chair, guest, before.name)
