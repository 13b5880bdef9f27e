"""How a campaign is told in a language: its King, marks and progress, for the terminal and for print alike."""

from itertools import islice

from vivat.results.achievements import Card, Mark
from vivat.results.campaign import Campaign, MarkProgress
from vivat.words import Words


def what(words: Words, card: Card, mark: Mark) -> str:
    """A mark by the name of its card, and by its own where a card has several."""
    name = card.name(words)
    return words.say("campaign-what", card=name, mark=mark.name(words)) if mark.key else name


def worth(words: Words, mark: Mark) -> str:
    """What a mark is worth."""
    return words.say("campaign-honour") if mark.is_honour else words.say("campaign-worth", points=mark.points)


def amount(words: Words, progress: MarkProgress) -> str:
    """How far somebody has come with a mark that is not earned; empty where nothing is to be said."""
    mark, value = progress.mark, progress.value
    if value is None or (mark.comparison == "at-least" and (value <= 0 or mark.target == 1)):
        return ""
    key = "campaign-progress" if mark.comparison == "at-least" else "campaign-best"
    return words.say(key, value=value, target=mark.target)


def cell(words: Words, marks: tuple[MarkProgress, ...]) -> str:
    """How somebody stands with a card: the marks that are earned, and how far the next one is; empty without any."""
    found = [each.mark.name(words) or words.say("campaign-done") for each in marks if each.is_earned]
    begun = ((each, far) for each in marks if not each.is_earned and (far := amount(words, each)))
    for each, far in islice(begun, 1):
        name = each.mark.name(words)
        found.append(words.say("campaign-marked", mark=name, progress=far) if name else far)
    return ", ".join(found)


def king(words: Words, campaign: Campaign) -> str:
    """S8.4: Who is the true King of a campaign."""
    if not campaign.kings:
        return words.say("campaign-no-king")
    who = words.listed([each.name for each in campaign.kings])
    return words.say("campaign-kings", count=len(campaign.kings), who=who, points=campaign.kings[0].points)


def tally(words: Words, campaign: Campaign) -> tuple[list[str], list[list[str]]]:
    """S8.4: The heads and rows of the tally, everybody with their games and points."""
    heads = [words.say(f"campaign-{head}") for head in ("name", "games", "won", "marks", "points")]
    rows = [
        [each.name, *map(str, (each.games, each.victories, len(each.earned), each.points))]
        for each in campaign.standings
    ]
    return heads, rows
