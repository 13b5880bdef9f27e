"""A circle and what its games come to, as its members are shown it: structs to be sent, and how they are made.

Ids of guests stay here: members go by their numbers, whoever else played only by a name.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from msgspec import Struct

from vivat.circle.circle import Circle, CircleMember, Span
from vivat.circle.decide import OWN_CARDS
from vivat.circle.table_results import TableResults
from vivat.results.achievements import Card, Catalogue, PictureKind, read_catalogue, usual_catalogue
from vivat.results.analysis import sort_and_value
from vivat.results.campaign import Campaign, CampaignStanding, tally_summaries
from vivat.results.sentences import what
from vivat.results.standings import PersonStanding, Share, Standings, stand
from vivat.results.summary import GameSummary, renamed
from vivat.words import Words

MOST_LISTED = 50
"""So many finished games of a circle are listed, the last ones."""
ME = "me"
"""The key of whoever asks for their own results."""


class MemberView(Struct, frozen=True):
    """A member of a circle."""

    number: int
    name: str
    held: bool
    """Whether a guest holds this name; not so for somebody at another's screen."""
    gone: bool
    removed: bool
    """Whether they may not come back."""


class SpanView(Struct, frozen=True):
    """A season or a campaign of a circle."""

    number: int
    """Counted from 1."""
    name: str
    began: int
    ended: int | None


class PlayerLine(Struct, frozen=True):
    """Who played a chair of a finished game, and how they came off."""

    chair: int
    name: str
    member: int | None
    """None for a bot and for whoever is no member."""
    person: bool
    place: int
    won: bool
    practice: bool


class GameLine(Struct, frozen=True):
    """A finished game of a circle."""

    table: str
    number: int
    """Which game of the table, counted from 1."""
    game: str
    ended: int
    players: tuple[PlayerLine, ...]


class ShareView(Struct, frozen=True):
    """How many of some games were won, and between which shares the true one lies with 95 % confidence."""

    won: int
    played: int
    low: float
    high: float


class RateView(Struct, frozen=True):
    """How many games were won in one circumstance."""

    sort: str
    """What sort of circumstance: `game`, `role`, `seat`, `players`, `scenario`, `mode`, `option` or `company`."""
    value: str
    """Which one of that sort: `kingup`, `king`, `1` …"""
    share: ShareView


class AgainstView(Struct, frozen=True):
    """How somebody came off in games with another, whoever else played."""

    person: str
    name: str
    ahead: int
    level: int
    behind: int


class RatedView(Struct, frozen=True):
    """What is believed of somebody's strength after a game: a mean, and the standard deviation of the doubt."""

    ended: int
    mean: float
    doubt: float


class PersonView(Struct, frozen=True):
    """What somebody's games come to."""

    person: str
    """The number of the member; "me" on one's own page."""
    name: str
    share: ShareView
    """Games won, of those that counted."""
    practice: int
    mean_place: float
    points: float
    streak: int
    longest_streak: int
    rates: tuple[RateView, ...]
    against: tuple[AgainstView, ...]
    ratings: tuple[RatedView, ...]
    """After each game that was rated, in order."""


class EveningView(Struct, frozen=True):
    """The evening whose victories were shared most evenly."""

    ended: int
    games: int
    won: tuple[tuple[str, int], ...]
    """By name, how many each won."""


class ResultsView(Struct, frozen=True):
    """What finished games come to."""

    games: int
    evenings: int
    people: tuple[PersonView, ...]
    closest: EveningView | None
    unread: int
    """So many tables are still to be looked at: ask again."""


class MarkView(Struct, frozen=True):
    """One thing to achieve on a card."""

    id: str
    name: str
    """Empty on a card with a single mark."""
    target: int
    at_most: bool
    """Whether less is better."""
    points: int


class CardPicture(Struct, frozen=True):
    """What is drawn on a card: a role, a deed, a figure of the castle or the picture of a game."""

    kind: PictureKind
    name: str


class CardView(Struct, frozen=True):
    """An achievement card, in words."""

    id: str
    heading: str
    name: str
    about: str
    picture: CardPicture | None
    """Null for a seal alone."""
    marks: tuple[MarkView, ...]


class ProgressView(Struct, frozen=True):
    """How far somebody has come with a mark: said where there is something to say."""

    mark: str
    value: int
    share: float
    earned: bool


class StandingView(Struct, frozen=True):
    """How a member stands in a campaign."""

    member: int
    name: str
    games: int
    practice: int
    victories: int
    points: int
    marks: tuple[ProgressView, ...]
    near: tuple[str, ...]
    """The marks that are nearest."""
    news: tuple[str, ...]
    """The marks that were earned with the last game."""


class CampaignView(Struct, frozen=True):
    """A campaign of a circle."""

    me: int
    """The number of the member who asks."""
    campaign: SpanView
    games: int
    evenings: int
    kings: tuple[int, ...]
    """The true King, by the numbers of members; several if they are level, nobody without points."""
    standings: tuple[StandingView, ...]
    cards: tuple[CardView, ...]
    unread: int


class EarnedMark(Struct, frozen=True):
    """A mark that a member has earned, in words."""

    member: int
    name: str
    mark: str
    points: int
    picture: CardPicture | None
    """What is drawn on its card."""
    about: str
    """What it was for."""


class CampaignNews(Struct, frozen=True):
    """S8.4: What a game has brought in a campaign of a circle."""

    circle: str
    """The id of the circle."""
    number: int
    """Which campaign of the circle, counted from 1."""
    me: int
    """The number of the member who asks."""
    campaign: str
    """What it is called."""
    earned: tuple[EarnedMark, ...]


@dataclass(frozen=True, slots=True)
class CircleGame:
    """A finished game with where it was played."""

    table: str
    number: int
    summary: GameSummary


def games_in(found: Iterable[TableResults]) -> list[CircleGame]:
    """The games of some tables."""
    return [CircleGame(each.table, number, summary) for each in found for number, summary in each.games]


def own_view(circle: Circle, games: Iterable[CircleGame]) -> list[CircleGame]:
    """Games with the members of a circle in the place of guests; everybody else is nobody there."""
    holders = {guest: str(number) for guest, number in circle.holders.items()}
    names = {str(each.number): each.name for each in circle.members.values()}
    return [
        CircleGame(each.table, each.number, renamed(each.summary, holders.get, lambda key, _: names[key]))
        for each in games
    ]


# Circles.


def member_view(member: CircleMember) -> MemberView:
    """A member as the others see them."""
    return MemberView(member.number, member.name, member.guest is not None, member.gone, member.removed)


def span_views(spans: Iterable[Span]) -> tuple[SpanView, ...]:
    """Seasons or campaigns, in their order."""
    return tuple(span_view(number, each) for number, each in enumerate(spans, 1))


def span_view(number: int, span: Span) -> SpanView:
    """A season or a campaign."""
    return SpanView(number, span.name, span.began, span.ended)


def game_lines(circle: Circle, games: Iterable[CircleGame]) -> tuple[GameLine, ...]:
    """The last finished games of a circle, the last one first."""
    by_place = {(each.table, each.number): each for each in games}
    last = sorted(by_place.values(), key=lambda each: (-each.summary.ended, each.table))[:MOST_LISTED]
    return tuple(
        GameLine(
            each.table,
            each.number,
            each.summary.game,
            each.summary.ended,
            tuple(
                PlayerLine(
                    chair,
                    player.player.name,
                    None if player.person is None else int(player.person),
                    by_place[each.table, each.number].summary.players[chair].person is not None,
                    player.place,
                    player.won,
                    player.player.is_practice,
                )
                for chair, player in enumerate(each.summary.players)
            ),
        )
        for each in own_view(circle, last)
    )


# Results.


def share_view(share: Share) -> ShareView:
    """A share with its interval, in numbers that people can read."""
    low, high = share.interval
    return ShareView(share.won, share.played, round(max(0.0, low), 4), round(min(1.0, high), 4))


def person_view(standing: PersonStanding, key: str, names: Mapping[str, str]) -> PersonView:
    """What somebody's games come to; `names` has those of whom it is told."""
    return PersonView(
        key,
        standing.name,
        share_view(Share(standing.won, standing.games)),
        standing.practice,
        round(standing.mean_place, 3),
        standing.points,
        standing.streak,
        standing.longest_streak,
        tuple(RateView(*sort_and_value(each), share_view(share)) for each, share in sorted(standing.rates.items())),
        tuple(
            AgainstView(other, names[other], met.ahead, met.level, met.behind)
            for other, met in standing.against.items()
            if other in names
        ),
        tuple(RatedView(each.ended, round(each.mean, 3), round(each.doubt, 3)) for each in standing.ratings),
    )


def results_view(
    standings: Standings, people: Iterable[PersonView], names: Mapping[str, str], unread: int
) -> ResultsView:
    """What finished games come to, for these people."""
    closest = standings.closest
    evening = None
    if closest is not None:
        won = tuple((names[who], won) for who, won in closest.won if who in names)
        evening = EveningView(closest.ended, closest.games, won)
    return ResultsView(standings.games, standings.evenings, tuple(people), evening, unread)


def circle_results(circle: Circle, games: Iterable[CircleGame], span: Span | None, unread: int) -> ResultsView:
    """What the games of a circle come to: all of them, or those of a season."""
    own = [each.summary for each in own_view(circle, games) if span is None or span.holds(each.summary.ended)]
    standings = stand(own)
    names = {each.person: each.name for each in standings.people}
    return results_view(standings, (person_view(each, each.person, names) for each in standings.people), names, unread)


def own_results(guest: str, games: Iterable[CircleGame], unread: int) -> ResultsView:
    """What somebody's own games come to, for them alone; others go by the names they had."""
    mine = [each.summary for each in games if any(player.person == guest for player in each.summary.players)]
    standings = stand(mine)
    others = (each for each in standings.people if each.person != guest)
    keys = {each.person: str(number) for number, each in enumerate(others, 1)} | {guest: ME}
    named = stand([renamed(each, keys.get, lambda _, name: name) for each in mine])
    names = {each.person: each.name for each in named.people}
    me = (person_view(each, ME, names) for each in named.people if each.person == ME)
    return results_view(named, me, names, unread)


# Campaigns.


def catalogue_of(span: Span) -> Catalogue:
    """S8.5: The cards of a campaign: the host's own, or the usual ones."""
    return usual_catalogue() if span.catalogue is None else read_catalogue({OWN_CARDS: span.catalogue})


def tally(circle: Circle, span: Span, games: Iterable[CircleGame]) -> Campaign:
    """S8.4: The campaign that the games of a circle between its opening and its end make."""
    own = [each.summary for each in own_view(circle, games) if span.holds(each.summary.ended)]
    return tally_summaries(own, catalogue_of(span))


def campaign_view(
    circle: Circle, me: int, number: int, games: Iterable[CircleGame], words: Words, unread: int
) -> CampaignView:
    """S8.4: A campaign of a circle for one of its members, its cards in a language; campaigns count from 1."""
    span = circle.campaigns[number - 1]
    campaign = tally(circle, span, games)
    return CampaignView(
        me,
        span_view(number, span),
        campaign.games,
        campaign.evenings,
        tuple(int(each.person) for each in campaign.kings),
        tuple(standing_view(each, campaign) for each in campaign.standings),
        card_views(campaign.catalogue, words),
        unread,
    )


def campaign_news(
    circle: Circle, me: int, games: Iterable[CircleGame], table: str, words: Words
) -> CampaignNews | None:
    """S8.4: What the last finished game of a table has brought; None if it counts for no campaign of the circle."""
    games = list(games)
    here = max((each for each in games if each.table == table), key=lambda each: each.number, default=None)
    spans = [] if here is None else [each for each in circle.campaigns if each.holds(here.summary.ended)]
    if here is None or not spans:
        return None
    earned = tuple(
        EarnedMark(
            int(standing.person),
            standing.name,
            what(words, each.card, each.mark),
            each.mark.points,
            picture_view(each.card),
            each.card.about(words),
        )
        for standing in tally(circle, spans[-1], games).standings
        for each in standing.earned
        if each.earned == here.summary.id
    )
    return CampaignNews(circle.id, circle.campaigns.index(spans[-1]) + 1, me, spans[-1].name, earned)


def picture_view(card: Card) -> CardPicture | None:
    """S8.5: What is drawn on a card."""
    return None if card.picture is None else CardPicture(*card.picture)


def card_views(cards: Catalogue, words: Words) -> tuple[CardView, ...]:
    """S8.5: The cards of a catalogue, in the words of a language."""
    return tuple(
        CardView(
            card.id,
            card.heading(words),
            card.name(words),
            card.about(words),
            picture_view(card),
            tuple(
                MarkView(mark.id, mark.name(words), mark.target, mark.comparison == "at-most", mark.points)
                for mark in card.marks
            ),
        )
        for card in cards
    )


def standing_view(standing: CampaignStanding, campaign: Campaign) -> StandingView:
    """S8.4: How a member stands in a campaign; of marks, those of which there is something to say."""
    said = [each for each in standing.progress if each.is_earned or each.share > 0]
    return StandingView(
        int(standing.person),
        standing.name,
        standing.games,
        standing.practice,
        standing.victories,
        standing.points,
        tuple(ProgressView(each.mark.id, each.value or 0, round(each.share, 3), each.is_earned) for each in said),
        tuple(each.mark.id for each in standing.near),
        tuple(each.mark.id for of, each in campaign.news if of is standing),
    )
