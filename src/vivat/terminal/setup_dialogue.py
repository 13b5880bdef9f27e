"""The questions before a game, for whatever the flags left open. Enter takes the answer in brackets."""

import re
from collections.abc import Mapping, Sequence

from vivat.bots import BOTS
from vivat.bots.own import BotFailure, is_own
from vivat.game import CastleOptions, ImpossibleOptions, IntrigueOptions
from vivat.game.castle.options import FLAGS
from vivat.game.intrigue.options import EDITION as INTRIGUE
from vivat.game.intrigue.sheet import scenarios
from vivat.rules.castle.editions import EDITIONS, NO_CARDS_WITH_EMISSARY
from vivat.rules.castle.state import MAX_AMBITIOUS, PAWNS
from vivat.terminal.failure import Failure
from vivat.terminal.listed import Line, read_listed
from vivat.terminal.seating import (
    USUAL_BOT,
    USUAL_SEATS,
    Chair,
    add_bots,
    check_bot,
    find_seat,
    names_on,
    seat_names,
    seats_of,
)
from vivat.terminal.stage import Stage
from vivat.terminal.wishes import USUAL_EDITION, USUAL_SCENARIO, Wishes, players_of

MOST_POINTS = 99
NAMED = re.compile(r"^(.+?)\s*(?:\(|:)")
"""A name before what is said about it."""


class SetupDialogue:
    """A short talk that ends in a game."""

    def __init__(self, stage: Stage, wishes: Wishes) -> None:
        self._stage = stage
        self._wishes = wishes
        self._say = stage.words.say

    def run(self) -> Wishes:
        """Ask what is open; what cannot be played together is explained and asked again."""
        wishes = self._wishes
        if wishes.edition is None or not wishes.chairs:
            self._stage.show(self._stage.drawing.welcome(self._stage.words))
        if wishes.edition is None:
            wishes.edition = self._edition()
        if wishes.is_intrigue and wishes.scenario is None:
            wishes.scenario = scenarios()[self._scenario()]
        wishes.size.check(self._stage.words, wishes.seats)
        asks_for_variants = wishes.size.teams and not wishes.flags
        asks_for_seats = not wishes.chairs
        if asks_for_seats:
            self._sit_down()
        else:
            self._agree_on_pawns()
        if wishes.is_intrigue and wishes.goal is None:
            self._session()
        if asks_for_variants:
            self._variants()
        if asks_for_seats and wishes.first is None:
            self._first()
        return wishes

    def _ask(self, key: str, usual: str, **facts: str | int) -> str:
        return self._stage.ask(f"{self._say(key, **facts)} [{usual}] ") or usual

    def _note(self, text: str) -> None:
        self._stage.show(self._stage.drawing.note(text))

    def _number(self, key: str, usual: int, fewest: int, most: int) -> int:
        while True:
            answer = self._ask(key, str(usual), fewest=fewest, most=most)
            if answer.isdecimal() and fewest <= int(answer) <= most:
                return int(answer)
            self._note(self._say("setup-number", fewest=fewest, most=most))

    def _choose(self, title: str, question: str, lines: Mapping[str, str], usual: str) -> str:
        """One key of several, by number, as it is, or as the list has it."""
        keys, shown = list(lines), names_in(lines)
        numbered = [f"{number:>2}  {line}" for number, line in enumerate(lines.values(), 1)]
        self._stage.show(self._stage.drawing.lines(self._say(title), numbered))
        while True:
            found = self._find(keys, shown, self._ask(question, str(keys.index(usual) + 1)))
            if found is not None:
                return found
            self._note(self._say("setup-number", fewest=1, most=len(keys)))

    @staticmethod
    def _find(keys: Sequence[str], shown: Sequence[Line[str]], answer: str) -> str | None:
        if answer.isdecimal() and 1 <= int(answer) <= len(keys):
            return keys[int(answer) - 1]
        return answer.casefold() if answer.casefold() in keys else read_listed(shown, answer)

    def _edition(self) -> str:
        lines = {key: f"{edition.title}: {self._say(f'edition-{key}')}" for key, edition in EDITIONS.items()}
        if not self._wishes.is_castle:
            lines[INTRIGUE] = self._say("edition-intrigue")
        return self._choose("setup-editions", "setup-edition", lines, USUAL_EDITION)

    def _scenario(self) -> str:
        """The base game first, then the first game, then the scenarios of the book."""
        keys = [USUAL_SCENARIO, "first-game"]
        keys += [key for key in scenarios() if key not in keys]
        lines = {key: self._scenario_line(key) for key in keys}
        return self._choose("setup-scenarios", "setup-scenario", lines, USUAL_SCENARIO)

    def _scenario_line(self, key: str) -> str:
        scenario = scenarios()[key]
        players = self._say("scenario-players", **players_of(scenario))
        return f"{scenario.name} ({players}): {self._say(f'scenario-{key}')}"

    def _session(self) -> None:
        """One game, or several to a number of points."""
        self._wishes.goal = self._number("setup-session", 0, 0, MOST_POINTS)
        scenario = self._wishes.scenario
        if self._wishes.goal and scenario is not None and scenario.random:
            answer = self._stage.ask(self._say("setup-reduction"))
            self._wishes.reduction = answer.casefold() in self._say("yes-words").split()

    def _first(self) -> None:
        """R2.2, S2.3: Who begins, or nobody said: then chance decides."""
        names = seat_names(seats_of(self._wishes.chairs))
        numbered = ", ".join(f"{number} {name}" for number, name in enumerate(names, 1))
        while answer := self._stage.ask(f"{self._say('setup-first', names=numbered)} "):
            try:
                find_seat(self._stage.words, names, answer)
            except Failure as failure:
                self._note(str(failure))
            else:
                self._wishes.first = answer
                return

    def _sit_down(self) -> None:
        """People, then bots; tried as options, so that whatever cannot be is explained at once."""
        wishes = self._wishes
        size = wishes.size
        most = wishes.seats or size.most
        while True:
            people = self._number("setup-people", 1, 1, most)
            chairs = [self._person(number, size.teams, people) for number in range(people)]
            fewest = max(0, (wishes.seats or size.fewest) - people)
            usual = wishes.seats - people if wishes.seats else max(fewest, USUAL_SEATS - people)
            bots = fewest if fewest == most - people else self._number("setup-bots", usual, fewest, most - people)
            level = wishes.bot or (self._level() if bots else USUAL_BOT)
            wishes.chairs = add_bots(self._stage.words, chairs, bots, level)
            try:
                self._probe()
            except ImpossibleOptions as error:
                self._note(error.refusal.sentence(self._stage.words.language))
            else:
                if self._agree_on_pawns():
                    return

    @property
    def _needs_shared_pawn(self) -> bool:
        """R12.2: Whether there are more players than pawns, and teams that could share them."""
        players = sum(len(chair.names) for chair in self._wishes.chairs)
        return self._wishes.size.teams and players > max(PAWNS, len(self._wishes.chairs))

    def _agree_on_pawns(self) -> bool:
        """Whether everybody has a pawn, or those who are too many agree to share them."""
        wishes = self._wishes
        if not self._needs_shared_pawn or wishes.flags.get("shared_pawn"):
            return True
        players = sum(len(chair.names) for chair in wishes.chairs)
        self._note(self._say("setup-pawns", players=players, most=PAWNS))
        answer = self._stage.ask(self._say("setup-shared-pawn")).casefold()
        if answer not in ("", *self._say("yes-words").split()):
            return False
        wishes.flags["shared_pawn"] = True
        return True

    def _probe(self) -> None:
        """Whether these seats can play at all, with Emissary and shared pawns where they must have them."""
        wishes, seats = self._wishes, seats_of(self._wishes.chairs)
        if wishes.is_intrigue:
            IntrigueOptions.make(seat_names(seats), wishes.scenario or USUAL_SCENARIO)
        else:
            must = {"emissary": len(seats) == 2, "shared_pawn": self._needs_shared_pawn}
            CastleOptions.make(wishes.edition or USUAL_EDITION, seats, **must)

    def _person(self, number: int, teams: bool, people: int) -> Chair:
        key = "setup-name-team" if teams else "setup-name"
        usual = self._say("setup-guest", number=number + 1, people=people)
        return Chair(names_on(self._ask(key, usual, number=number + 1, people=people)))

    def _level(self) -> str:
        while True:
            answer = self._ask("setup-level", USUAL_BOT, levels=" / ".join(BOTS))
            try:
                return check_bot(self._stage.words, answer if is_own(answer) else answer.casefold())
            except Failure as failure:
                self._note(str(failure))
            except BotFailure as failure:
                self._note(failure.refusal.sentence(self._stage.words.language))

    def _variants(self) -> None:
        """One question for all options this table can play; what it cannot play is said, not offered."""
        wishes = self._wishes
        seats, players = len(wishes.chairs), sum(len(chair.names) for chair in wishes.chairs)
        offered = [flag for flag in FLAGS if flag not in wishes.flags and self._offers(flag, seats, players)]
        if seats == 2:
            wishes.flags["emissary"] = True
            self._note(self._say("setup-emissary-needed"))
        texts = {flag: self._say("option-" + flag.replace("_", "-")) for flag in offered}
        lines = [f"{number}  {text}" for number, text in enumerate(texts.values(), 1)]
        self._stage.show(self._stage.drawing.lines(self._say("setup-options"), lines))
        for flag in ("ambition", "emissary"):
            if flag not in offered and seats != 2:
                self._note(self._say(f"setup-no-{flag}"))
        while True:
            found = self._several(offered, names_in(texts), self._stage.ask(f"{self._say('setup-which-options')} "))
            if None not in found:
                wishes.flags.update({flag: True for flag in found if flag is not None})
                return
            self._note(self._say("setup-number", fewest=1, most=len(offered)))

    def _several(self, keys: Sequence[str], shown: Sequence[Line[str]], answer: str) -> list[str | None]:
        """Names with commas between them, or numbers and names of one word with spaces; None for what is neither."""
        whole = self._find(keys, shown, answer)
        if whole is not None:
            return [whole]
        if "," in answer:
            return [found for part in answer.split(",") for found in self._several(keys, shown, part.strip())]
        return [self._find(keys, shown, word) for word in answer.split()]

    @staticmethod
    def _offers(flag: str, seats: int, players: int) -> bool:
        if flag == "ambition":
            return players <= MAX_AMBITIOUS
        if flag == "emissary":
            return 2 < seats <= max(NO_CARDS_WITH_EMISSARY)
        return flag != "shared_pawn" or players > seats


def names_in(lines: Mapping[str, str]) -> list[Line[str]]:
    """What may be typed for each key: the whole line, or the name that it begins with."""
    found = []
    for number, (key, line) in enumerate(lines.items(), 1):
        name = NAMED.match(line)
        found += [Line(key, number, text) for text in (line, line if name is None else name[1])]
    return found
