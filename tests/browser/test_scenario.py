"""A scenario is explained before it is played: in the lobby, at the deal, on the role card; and what joining means."""

from playwright.sync_api import Page, expect

from tests.browser.gallery import Stage, at
from tests.browser.records import newcomer, table_of
from vivat.game import GameRecord, IntrigueOptions

FOUR = ("Anna", "Bruno", "Chiara", "Dario")
DEAL = (
    *(f"role {role}" for role in ("crime-lord", "assassin", "knight", "investigator")),
    *(f"draw {suit}" for suit in ("might", "might", "influence", *["knowledge"] * 5)),
)


def cops_and_robbers(stage: Stage, *actions: str, pace: str = "instant") -> Page:
    options = IntrigueOptions.make("cops-and-robbers", FOUR, first_seat=1)
    person = newcomer(stage, "none")
    if pace != "instant":
        person.context.add_init_script(f"localStorage['vivat-settings'] = '{{\"pace\": \"{pace}\"}}'")
    return table_of(person, GameRecord(options, (*DEAL, *actions)).game())


def test_the_lobby_tells_a_scenario_its_partners_targets_and_roles(stage: Stage) -> None:
    anna = stage.person("Anna")
    table = anna.open({"game": "intrigue", "scenario": "cops-and-robbers", "seats": [["me"], *[["open"]] * 3]})
    outline = at(anna, table).locator(".outline")
    expect(outline).to_contain_text("The Assassin and the Crime Lord are partners")
    expect(outline).to_contain_text("The Knight hunts the Assassin.")
    expect(outline).to_contain_text("nobody wins by one")
    expect(outline).not_to_contain_text("Allies win together")
    outline.get_by_text("The roles, and how each wins").click()
    expect(outline.locator(".roles-meant.base > li")).to_have_count(4)


def test_the_usual_game_has_nothing_special(stage: Stage) -> None:
    anna = stage.person("Anna")
    table = anna.open({"game": "intrigue", "seats": [["me"], *[["open"]] * 3]})
    outline = at(anna, table).locator(".outline")
    expect(outline).to_contain_text("The roles, and how each wins")
    expect(outline.locator(".scenario-special")).to_have_count(0)


def test_the_deal_tells_the_scenario_and_the_role_card_its_partner(stage: Stage) -> None:
    page = cops_and_robbers(stage, pace="calm")
    look = page.locator(".first-look")
    expect(look).to_contain_text("What is special in “Cops and Robbers”")
    page.keyboard.press("Enter")  # the focus is on what goes on
    expect(look).to_contain_text("You are the Crime Lord")
    expect(look).to_contain_text("Your partner is the Assassin")
    page.keyboard.press("Enter")
    expect(look).to_have_count(0)
    expect(page.locator(".hand")).to_contain_text("Your partner is the Assassin")


def test_an_alliance_that_wins_nothing_is_not_sold_as_a_victory(stage: Stage) -> None:
    page = cops_and_robbers(stage, "ally with Anna for one card each")
    asked = page.locator(".terms")
    expect(asked).to_contain_text("In this scenario nobody wins by an alliance.")
    expect(asked).not_to_contain_text("You win, too")
    expect(page.locator(".ask .why-not")).to_contain_text("You cannot join")


def test_nobody_is_asked_behind_the_role_card(stage: Stage) -> None:
    page = cops_and_robbers(stage, "ally with Anna for one card each", pace="calm")
    expect(page.locator(".first-look")).to_be_visible()
    expect(page.locator(".ask .answers")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".ask .answers")).to_be_visible()


def test_on_a_phone_on_its_side_news_that_have_no_room_open(stage: Stage) -> None:
    page = cops_and_robbers(stage)
    page.set_viewport_size({"width": 812, "height": 375})
    news = page.locator(".prompt .lately summary")
    expect(news).to_contain_text("The game begins, with Bruno first.")
    cut = "(line) => line.scrollWidth > line.clientWidth || line.scrollHeight > line.clientHeight + 1"
    assert news.evaluate(cut)
    news.click()
    assert not news.evaluate(cut)


def test_on_a_phone_on_its_side_a_hint_does_not_hide_what_one_may_answer(stage: Stage) -> None:
    options = IntrigueOptions.make("cops-and-robbers", FOUR, first_seat=1)
    game = GameRecord(options, (*DEAL, "ally with Anna for one card each")).game()
    page = table_of(newcomer(stage, "role"), game)
    page.set_viewport_size({"width": 812, "height": 375})
    expect(page.locator(".notes .first-use")).to_be_visible()
    for button in page.locator(".answers button").all():
        assert button.evaluate("""(button) => {
            const {left, top, width, height} = button.getBoundingClientRect();
            return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        }""")
