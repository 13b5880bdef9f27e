"""The questions before a game, for whatever the flags left open. Enter takes the answer in brackets.

Which options there are says the table of options, and what can be played the rules; nothing here knows one.
"""

from collections.abc import Mapping, Sequence

from vivat.bots import BOTS
from vivat.bots.levels import USUAL_BOT
from vivat.bots.own import BotFailure, is_own
from vivat.game.intrigue.options import EDITION as INTRIGUE
from vivat.game.intrigue.options import USUAL_SCENARIO
from vivat.game.intrigue.sheet import scenarios
from vivat.game.named import USUAL_GAME
from vivat.game.option import Option
from vivat.game.option_table import options_of
from vivat.rules.castle.editions import EDITIONS
from vivat.terminal.failure import Failure
from vivat.terminal.game_request import (
    GameRequest,
    check_seats,
    fill_seats,
    players_of,
)
from vivat.terminal.line_matching import ListedLine, match_line
from vivat.terminal.screen import Screen
from vivat.terminal.seating import (
    USUAL_SEATS,
    SeatPlan,
    add_bots,
    check_bot,
    find_seat,
    names_on,
    seat_names,
    seats_of,
)

Choice = tuple[str, str]
"""The name of what can be chosen, and the line that says what it is."""


class SetupDialogue:
    """Asks for what is to be played, and by whom."""

    def __init__(self, screen: Screen, request: GameRequest) -> None:
        self._screen = screen
        self._request = request
        self._say = screen.words.say

    def run(self) -> GameRequest:
        """Ask what is open; what cannot be played together is explained and asked again."""
        request = self._request
        if request.edition is None or not request.chairs:
            self._screen.show(self._screen.drawing.welcome(self._screen.words))
        if request.edition is None:
            request.edition = self._edition()
        if request.family.scenarios() and request.scenario is None:
            request.scenario = scenarios()[self._scenario()]
        check_seats(request.size, self._screen.words, request.seats)
        asks_for_switches = not any(option.key in request.values for option in request.additions)
        asks_for_seats = not request.chairs
        self._numbers()
        if asks_for_seats:
            self._sit_down()
        else:
            fill_seats(request, self._screen.words)
            self._can_be_played()
        if asks_for_switches:
            self._switches()
        if asks_for_seats and request.first is None:
            self._first()
        return request

    def _ask(self, key: str, usual: str, **facts: str | int) -> str:
        return self._screen.ask(f"{self._say(key, **facts)} [{usual}] ") or usual

    def _note(self, text: str) -> None:
        self._screen.show(self._screen.drawing.note(text))

    def _number(self, key: str, usual: int, fewest: int, most: int) -> int:
        while True:
            answer = self._ask(key, str(usual), fewest=fewest, most=most)
            if answer.isdecimal() and fewest <= int(answer) <= most:
                return int(answer)
            self._note(self._say("setup-number", fewest=fewest, most=most))

    def _yes(self, key: str, **facts: str | int) -> bool:
        """Whether somebody agrees; Enter does."""
        return self._screen.ask(self._say(key, **facts)).casefold() in ("", *self._say("yes-words").split())

    def _choose(self, title: str, question: str, lines: Mapping[str, Choice], usual: str) -> str:
        """One key of several, by number, as it is, or as the list has it."""
        keys, shown = list(lines), listed(lines)
        numbered = [f"{number:>2}  {line}" for number, (_, line) in enumerate(lines.values(), 1)]
        self._screen.show(self._screen.drawing.lines(self._say(title), numbered))
        while True:
            found = self._find(keys, shown, self._ask(question, str(keys.index(usual) + 1)))
            if found is not None:
                return found
            self._note(self._say("setup-number", fewest=1, most=len(keys)))

    @staticmethod
    def _find(keys: Sequence[str], shown: Sequence[ListedLine[str]], answer: str) -> str | None:
        if answer.isdecimal() and 1 <= int(answer) <= len(keys):
            return keys[int(answer) - 1]
        return answer.casefold() if answer.casefold() in keys else match_line(shown, answer)

    def _edition(self) -> str:
        titles = {key: edition.title for key, edition in EDITIONS.items()}
        lines = {key: (title, f"{title}: {self._say(f'edition-{key}')}") for key, title in titles.items()}
        if not self._request.values:  # those of intrigue would have said which game it is
            lines[INTRIGUE] = (scenarios()[USUAL_SCENARIO].name, self._say("edition-intrigue"))
        return self._choose("setup-editions", "setup-edition", lines, USUAL_GAME)

    def _scenario(self) -> str:
        """The base game first, then the first game, then the scenarios of the book."""
        keys = [USUAL_SCENARIO, "first-game"]
        keys += [key for key in scenarios() if key not in keys]
        lines = {key: (scenarios()[key].name, self._scenario_line(key)) for key in keys}
        return self._choose("setup-scenarios", "setup-scenario", lines, USUAL_SCENARIO)

    def _scenario_line(self, key: str) -> str:
        scenario = scenarios()[key]
        players = self._say("scenario-players", **players_of(scenario))
        return f"{scenario.name} ({players}): {self._say(f'scenario-{key}')}"

    def _numbers(self) -> None:
        """Every number of the game that the flags left open; where there need be none, 0 is none."""
        request = self._request
        for option in options_of(request.game):
            if option.kind == "number" and option.key not in request.values:
                usual = int(option.default or 0)
                number = self._number(f"setup-{option.word}", usual, min(usual, option.least), option.most)
                if number or option.default is not None:
                    request.values[option.key] = number

    def _first(self) -> None:
        """R2.2, S2.3: Who begins, or nobody said: then chance decides."""
        names = seat_names(seats_of(self._request.chairs))
        numbered = ", ".join(f"{number} {name}" for number, name in enumerate(names, 1))
        while answer := self._screen.ask(f"{self._say('setup-first', names=numbered)} "):
            try:
                find_seat(self._screen.words, names, answer)
            except Failure as failure:
                self._note(str(failure))
            else:
                self._request.first = answer
                return

    def _sit_down(self) -> None:
        """People, then bots; tried as options, so that whatever cannot be is explained at once."""
        request = self._request
        size = request.size
        most = request.seats or size.most
        while True:
            people = self._number("setup-people", 1, 1, most)
            chairs = [self._person(number, size.teams, people) for number in range(people)]
            fewest = max(0, (request.seats or size.fewest) - people)
            usual = request.seats - people if request.seats else max(fewest, USUAL_SEATS - people)
            bots = fewest if fewest == most - people else self._number("setup-bots", usual, fewest, most - people)
            level = request.bot or (self._level() if bots else USUAL_BOT)
            request.chairs = add_bots(chairs, bots, level)
            if self._can_be_played():
                return

    def _can_be_played(self) -> bool:
        """Whether those who sit there can play; why not is said, and a switch that would help is offered."""
        request, advice = self._request, self._request.advice()
        if advice.problem is None:
            return True
        self._note(advice.problem.sentence(self._screen.words.language))
        for option in request.additions:
            on = advice.ways.get(option.key)
            if on is not None and self._yes("setup-way-on" if on else "setup-way-off", option=self._name(option)):
                request.values[option.key] = on
                return True
        return False

    def _person(self, number: int, teams: bool, people: int) -> SeatPlan:
        key = "setup-name-team" if teams else "setup-name"
        usual = self._say("setup-guest", number=number + 1, people=people)
        return SeatPlan(names_on(self._ask(key, usual, number=number + 1, people=people)))

    def _level(self) -> str:
        while True:
            answer = self._ask("setup-level", USUAL_BOT, levels=" / ".join(BOTS))
            try:
                return check_bot(self._screen.words, answer if is_own(answer) else answer.casefold())
            except Failure as failure:
                self._note(str(failure))
            except BotFailure as failure:
                self._note(failure.refusal.sentence(self._screen.words.language))

    def _name(self, option: Option) -> str:
        return self._say(f"{option.words}-name")

    def _switches(self) -> None:
        """One question for all switches that this table can turn on; of the others is said why not."""
        request, advice = self._request, self._request.advice()
        undecided = [option for option in request.additions if option.key not in request.values]
        lines: dict[str, Choice] = {}
        for option in undecided:
            if option.key in advice.closed:
                self._note(advice.closed[option.key].sentence(self._screen.words.language))
            else:
                lines[option.key] = self._name(option), self._say(option.words)
        if not lines:
            return
        numbered = [f"{number}  {line}" for number, (_, line) in enumerate(lines.values(), 1)]
        self._screen.show(self._screen.drawing.lines(self._say("setup-options"), numbered))
        while True:
            answer = self._screen.ask(f"{self._say('setup-which-options')} ")
            found = self._several(list(lines), listed(lines), answer)
            chosen = {key: True for key in found if key is not None}
            problem = request.problem_with(chosen)
            if None in found:
                self._note(self._say("setup-number", fewest=1, most=len(lines)))
            elif problem is not None and chosen:
                self._note(problem.sentence(self._screen.words.language))
            else:
                request.values.update(chosen)
                return

    def _several(self, keys: Sequence[str], shown: Sequence[ListedLine[str]], answer: str) -> list[str | None]:
        """Names with commas between them, or numbers and names of one word with spaces; None for what is neither."""
        whole = self._find(keys, shown, answer)
        if whole is not None:
            return [whole]
        if "," in answer:
            return [found for part in answer.split(",") for found in self._several(keys, shown, part.strip())]
        return [self._find(keys, shown, word) for word in answer.split()]


def listed(lines: Mapping[str, Choice]) -> list[ListedLine[str]]:
    """What may be typed for each key: the whole line, or the name alone."""
    return [ListedLine(key, number, text) for number, (key, texts) in enumerate(lines.items(), 1) for text in texts]
