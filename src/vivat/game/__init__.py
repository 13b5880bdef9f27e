"""The friendly, typed face of the rules, and the one gate of secrecy."""

from vivat.game.castle.action import CastleAction
from vivat.game.castle.ambitions import AMBITION_NAMES
from vivat.game.castle.counts import Count, CountRow
from vivat.game.castle.deed import Ballot, CastleDeed, Walk
from vivat.game.castle.event import CastleEvent
from vivat.game.castle.game import CastleGame
from vivat.game.castle.observation import CastleObservation, VoteCards
from vivat.game.castle.options import CastleOptions
from vivat.game.castle.outcome import CastleOutcome
from vivat.game.castle.standings import Standing
from vivat.game.castle.victory import CastleVictory, NearMiss
from vivat.game.dealer import Dealer
from vivat.game.deed import Weight
from vivat.game.errors import (
    DamagedRecord,
    IllegalAction,
    ImpossibleOptions,
    MissingExtra,
    Refusal,
    UnknownAction,
    VivatError,
)
from vivat.game.game import Game
from vivat.game.intrigue.action import IntrigueAction
from vivat.game.intrigue.conditions import Condition, IntrigueVictory, Need, Progress
from vivat.game.intrigue.deed import IntrigueDeed
from vivat.game.intrigue.event import IntrigueEvent
from vivat.game.intrigue.game import IntrigueGame
from vivat.game.intrigue.knowledge import Held, Investigation, PlayerKnowledge, RuledOut
from vivat.game.intrigue.observation import Fact, IntrigueObservation
from vivat.game.intrigue.options import IntrigueOptions
from vivat.game.intrigue.outcome import IntrigueOutcome
from vivat.game.intrigue.session import Session
from vivat.game.intrigue.sheet import GOOD_NAMES, SUIT_NAMES, Scenario, Sheet, load_scenario, load_sheet
from vivat.game.intrigue.transfers import Offer, Transfer
from vivat.game.named import named_options
from vivat.game.record import AnyGame, AnyOptions, GameRecord, new_game
from vivat.game.sentence import Reference, Sentence
from vivat.game.viewer import SPECTATOR, Viewer
from vivat.rules.castle.state import EMISSARY_SEAT
from vivat.rules.intrigue.goods import GOLD
from vivat.rules.intrigue.roles import ROLE_NAMES
from vivat.rules.log import EVERYONE

__all__ = [
    "AMBITION_NAMES",
    "EMISSARY_SEAT",
    "EVERYONE",
    "GOLD",
    "GOOD_NAMES",
    "ROLE_NAMES",
    "SPECTATOR",
    "SUIT_NAMES",
    "AnyGame",
    "AnyOptions",
    "Ballot",
    "CastleAction",
    "CastleDeed",
    "CastleEvent",
    "CastleGame",
    "CastleObservation",
    "CastleOptions",
    "CastleOutcome",
    "CastleVictory",
    "Condition",
    "Count",
    "CountRow",
    "DamagedRecord",
    "Dealer",
    "Fact",
    "Game",
    "GameRecord",
    "Held",
    "IllegalAction",
    "ImpossibleOptions",
    "IntrigueAction",
    "IntrigueDeed",
    "IntrigueEvent",
    "IntrigueGame",
    "IntrigueObservation",
    "IntrigueOptions",
    "IntrigueOutcome",
    "IntrigueVictory",
    "Investigation",
    "MissingExtra",
    "NearMiss",
    "Need",
    "Offer",
    "PlayerKnowledge",
    "Progress",
    "Reference",
    "Refusal",
    "RuledOut",
    "Scenario",
    "Sentence",
    "Session",
    "Sheet",
    "Standing",
    "Transfer",
    "UnknownAction",
    "Viewer",
    "VivatError",
    "VoteCards",
    "Walk",
    "Weight",
    "load_scenario",
    "load_sheet",
    "named_options",
    "new_game",
]
