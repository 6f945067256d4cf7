"""The figures by which the value of a position is learned: a row for each seat, most of them about 1.

Only sums, products and quotients, so that every Python comes to the same figures. They are of the full position, so of
what each seat has in truth: the value judges deals of what is hidden.
"""

from sanjuan.games.citadels.cards import COST, TYPE, TYPES
from sanjuan.games.citadels.characters import RANK
from sanjuan.games.citadels.players.reading import Reading
from sanjuan.games.citadels.players.standing import FAR, LAST
from sanjuan.games.citadels.rules.building import DUPLICATING
from sanjuan.games.citadels.rules.moving import price_of
from sanjuan.games.citadels.score import scores
from sanjuan.games.citadels.state import NOBODY, State

OWN = (
    "ahead", "of_mean", "points", "size", "one_left", "two_left", "three_left", "whole", "first", "gold", "purse",
    "rich", "cards", "buildable", "payable", "best", "dearest", "builds_now", "kinds", "colours", "extra", "crown",
    "after_crown", "asked", "acts", "when", "killed", "robbed", "ends_now", "behind",
)  # fmt: skip
"""The figures of a seat itself, in their order."""
COMMON = ("late", "last", "draft", "goal", "round", "two", "three", "four", "five", "six", "seven", "eight")
"""Those that all seats share."""
FIGURES = len(OWN) + len(COMMON)
SEATS = range(2, 9)
PURSE = 8
"""Coins that a purse needs at most."""


def rows(state: State) -> list[list[float]]:
    """Return the figures of every seat of a full position in which a question is open."""
    readings = [Reading(state, seat) for seat in range(len(state.gold))]
    points, stand = scores(state), readings[0].standing()
    spread = LAST if state.first != NOBODY else FAR
    mean, common, found = sum(stand) / len(stand), _common(state, readings[0]), []
    for seat, reading in enumerate(readings):
        ahead = stand[seat] - max(stand[:seat] + stand[seat + 1 :])
        own = [ahead / spread, (stand[seat] - mean) / spread, points[seat] / 10]
        own += _city(reading) + _stock(reading) + _calling(reading)
        found.append(own + common)
    return found


def _common(state: State, reading: Reading) -> list[float]:
    seats = [float(len(state.gold) == seats) for seats in SEATS]
    phase = [reading.late, float(reading.last), float(not state.called)]
    return [*phase, float(reading.goal == max(SEATS)), state.round / 10, *seats]


def _city(reading: Reading) -> list[float]:
    """Return how much of the city is there."""
    left = reading.left
    built = [float(left == missing) for missing in (1, 2, 3)]
    first = float(reading.view.first == reading.seat)
    return [reading.sizes[reading.seat] / reading.goal, *built, float(left <= 0), first]


def _stock(reading: Reading) -> list[float]:
    """Return gold and cards, what can be built of them, and what the city has besides its points."""
    city, gold, cards = reading.city, reading.gold, reading.playable()
    prices = [price_of(card, city) for card in cards]
    payable = [(reading.worth(card), card) for card, price in zip(cards, prices, strict=True) if price <= gold]
    worths = [reading.worth(card) for card in cards[:2]]
    types = [TYPE[card] for card in city]
    extra = sum([reading.extra(card) for card in city]) + (not DUPLICATING.isdisjoint(city))
    return [
        gold / 8, min(gold, PURSE) / 8, max(gold - PURSE, 0) / 8, len(reading.hand) / 6, len(cards) / 4,
        len(payable) / 4, sum(worths) / 20, max(prices, default=0) / 6,
        max([COST[card] for _, card in payable], default=0) / 6, len({*types}) / len(TYPES),
        max([types.count(type) for type in TYPES]) / 4, extra / 5,
    ]  # fmt: skip


def _calling(reading: Reading) -> list[float]:
    """Return the crown, and what the round still has for a seat: whether and when it acts, what others did to it."""
    view, seat = reading.view, reading.seat
    seats, asked = len(view.gold), view.ask is not None and view.ask.seat == seat
    ranks = [RANK[name] for name in view.held[seat] if RANK[name] >= view.called and name != view.killed]
    acts = len(ranks) if view.called else 0
    robbed = float(view.robbed != "" and view.robbed in view.held[seat]) * reading.gold / 8
    ends = float(
        acts and reading.left == 1 and any(price_of(card, reading.city) <= reading.gold for card in reading.playable())
    )
    behind = (max(reading.sizes) - reading.sizes[seat]) / reading.goal
    return [
        float(view.crown == seat), (seat - view.crown) % seats / seats, float(asked), acts / 2,
        min(ranks, default=0) / 9, float(view.killed != "" and view.killed in view.held[seat]), robbed, ends, behind,
    ]  # fmt: skip
