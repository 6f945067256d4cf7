"""The greedy player's reading of a view: what cards, buildings and goods are worth to one seat, in points."""

from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from itertools import pairwise
from math import fsum
from typing import NamedTuple

from sanjuan.games.san_juan.cards import MONUMENT, PRICE_TILES
from sanjuan.games.san_juan.phases.builder import BUILDINGS_TO_END, Prices
from sanjuan.games.san_juan.players.greedy.values import HELPERS, LATER_FACTORY, MEAN_PRICES, PAIRS, SALES
from sanjuan.games.san_juan.score import MONUMENT_POINTS, POWERS, QUARTER, scores
from sanjuan.games.san_juan.state import HIDDEN_TILE, State, Tile

Weights = Mapping[str, float]


class Reading:
    """One seat's position as it sees it: `left` rounds to go, `card` the points a hand card is worth.

    What not every question needs is computed on first use.
    """

    def __init__(self, view: State, seat: int, weights: Weights, left: float | None = None) -> None:
        self.view, self.seat, self.weights, self.box = view, seat, weights, view.box
        self.own = view.seats[seat]
        self.city = self.own.city
        self.left = rounds_left(view, seat, weights["pace"]) if left is None else left
        self.card = weights["card"] * min(1.0, self.left / weights["fade"]) + weights["last_card"]
        self.later = 1.0 - weights["delay"] * self.left
        self._keep: dict[str, float] = {}

    @cached_property
    def prices(self) -> Prices:
        """Return what building costs the seat."""
        return Prices(self.view, self.seat)

    @cached_property
    def factories(self) -> list[str]:
        """The production buildings of the city."""
        return [name for name in self.city if name in self.box.production]

    @cached_property
    def monuments(self) -> int:
        """Return how many monuments the city has."""
        return sum([self.box.cards[name].kind == MONUMENT for name in self.city])

    @cached_property
    def hopes(self) -> "Hopes":
        """Return what scoring buildings make others worth."""
        return Hopes(self)

    @cached_property
    def points(self) -> list[int]:
        """The present points of all seats."""
        return scores(self.view)

    @cached_property
    def _end(self) -> "Reading":
        return Reading(self.view, self.seat, self.weights, 0.0)

    def at_the_end(self) -> "Reading":
        """Return how the same position reads if the game ends with this phase: only points count then."""
        self._end.prices.privilege = self.prices.privilege
        return self._end

    def worth(self, card: str) -> float:
        """Return what having this building is worth: points now and later, and the cards it will bring."""
        row, hopes = self.box.cards[card], self.hopes
        points = row.points + self._scoring(card)
        if card in self.box.production:
            points += hopes.per_production + (0.0 if card in self.city else hopes.per_kind)
        else:
            points += hopes.per_city + (hopes.per_monument if row.kind == MONUMENT else 0.0)
        return points * hopes.share * self.later + self.income(card) * self.left * self.card

    def _scoring(self, card: str) -> float:
        """Return what a scoring building will probably count at the end."""
        power = self.box.cards[card].scores
        if not power:
            return 0.0
        return _EXPECTED[power](self) if power in _EXPECTED else _grown(self, power)

    def income(self, card: str) -> float:
        """Return how many cards a round this building will bring or save."""
        if card in self.box.production:
            more = self._sales([*self.factories, card], self.helpers) - self._sales(self.factories, self.helpers)
            return self.weights["sales"] * more
        if card in HELPERS:
            factories = self.factories if len(self.factories) > 1 else [*self.factories, LATER_FACTORY]
            more = self._sales(factories, self.helpers + 1) - self._sales(factories, self.helpers)
            return self.weights["helpers"] * more
        if card in PAIRS:
            often = (0.0, *PAIRS[card])
            return self.weights["pairs"] * often[min(len(self.factories), len(often) - 1)]
        return self.weights.get(card, 0.0)

    @cached_property
    def helpers(self) -> int:
        """Return how many buildings of the city let more goods be made or sold."""
        return sum([name in self.city for name in HELPERS])

    def _sales(self, factories: list[str], helpers: int) -> float:
        columns = self.box.places_of_goods
        return _sold(tuple([columns[name] for name in factories]), helpers)

    def keep(self, card: str) -> float:
        """Return what holding this card in the hand is worth: money, or more when it is to be built."""
        if card not in self._keep:
            self._keep[card] = self.card + self.weights["plan"] * max(0.0, self.surplus(card))
        return self._keep[card]

    def surplus(self, card: str) -> float:
        """Return what building this card will bring beyond the cards it costs; 0 when it cannot be built (again)."""
        if card in self.city and card not in self.box.production or self.left <= 0:
            return 0.0
        return self.worth(card) - self.card * (1 + self.prices.of(card))

    def values(self, cards: list[str]) -> list[float]:
        """Return what each of several cards is worth to keep; a second copy of a city building is only money."""
        seen: list[str] = []
        values = []
        for card in cards:
            values.append(self.card if card in seen else self.keep(card))
            if card not in self.box.production:
                seen.append(card)
        return values

    def good(self, name: str) -> float:
        """Return what a good lying on this building is worth."""
        return self.weights["good"] * self.price(name, MEAN_PRICES) * self.card

    def price(self, name: str, prices: Sequence[float]) -> float:
        """Return what a good lying on this building sells for at these prices."""
        own_price = self.box.powers["sells_for"].get(name)
        return own_price if own_price is not None else prices[self.box.places_of_goods[name]]


class Hopes:
    """The points that scoring buildings, in the city or only in hand, give for one more building of a sort.

    `per_production`, `per_kind`, `per_city`, `per_monument` are points; `share` is what a palace gives for each further
    point.
    """

    def __init__(self, reading: Reading) -> None:
        self.per_production = self.per_kind = self.per_city = self.per_monument = 0.0
        self.share = 1.0
        city, rows, hand = reading.city, reading.box.cards, reading.own.hand
        hoped_for = [name for name in dict.fromkeys(hand) if name not in city] if reading.left > 0 else []
        for weight, names in ((1.0, city), (reading.weights["promise"], hoped_for)):
            for name in names:
                if rows[name].scores in _PER_BUILDING:
                    self._count(_PER_BUILDING[rows[name].scores], weight, reading.monuments)

    def _count(self, points: "_PerBuilding", weight: float, monuments: int) -> None:
        self.per_production += weight * points.production
        self.per_kind += weight * points.kind
        self.per_city += weight * points.city
        self.share += weight * points.share
        if points.monument:
            self.per_monument += weight * _next_monument(monuments)


class _PerBuilding(NamedTuple):
    """The points of a scoring power for one more building of a sort, and for each other point."""

    production: int = 0
    kind: int = 0
    city: int = 0
    monument: bool = False
    share: float = 0.0


_PER_BUILDING = {
    "two_for_each_production_building": _PerBuilding(production=2),
    "one_for_each_production_building_and_kind": _PerBuilding(production=1, kind=1),
    "one_for_each_city_building": _PerBuilding(city=1),
    "monuments": _PerBuilding(monument=True),
    QUARTER: _PerBuilding(share=0.25),
}


@lru_cache(maxsize=4096)
def _sold(columns: tuple[int, ...], helpers: int) -> float:
    """Return how many cards a round the goods of factories bring, by the columns of the price tile they sell by."""
    prices = sorted([MEAN_PRICES[column] for column in columns], reverse=True)
    return fsum([often * price for often, price in zip(SALES[min(helpers, len(SALES) - 1)], prices, strict=False)])


def _next_monument(count: int) -> int:
    steps = [after - before for before, after in pairwise(MONUMENT_POINTS)]
    return steps[count] if count < len(steps) else 0


def rounds_left(view: State, seat: int, pace: float) -> float:
    """Return an estimate of how many rounds are still to come, by the fullest city.

    In a builder phase another city that lacks one building will most likely be complete.
    """
    most = max([len(own.city) for own in view.seats])
    others = max([len(own.city) for number, own in enumerate(view.seats) if number != seat])
    if view.phase == "builder" and others == BUILDINGS_TO_END - 1:
        return 0.2
    return max(0.0, (BUILDINGS_TO_END - most) * pace - 0.6)


def expected_prices(view: State) -> tuple[float, ...]:
    """Return the prices of the tile that will be turned next, or the mean of those it can be.

    Of a full position no more is read than a seat would see.
    """
    tiles = view.tiles
    if tiles[0] != HIDDEN_TILE and (view.known == len(tiles) or view.phase == "trader"):
        return tiles[0]
    return _mean_prices(tuple(tiles[len(tiles) - view.known :]))


@lru_cache(maxsize=64)
def _mean_prices(seen: tuple[Tile, ...]) -> tuple[float, ...]:
    hidden = [tile for tile in PRICE_TILES if tile not in seen]
    return tuple(sum(column) / len(hidden) for column in zip(*hidden, strict=True))


def _guild_hall(reading: Reading, each: float) -> float:
    ahead = min(reading.weights["production_ahead"] * reading.left, BUILDINGS_TO_END - len(reading.city))
    return each * (len(reading.factories) + ahead)


def _guild_hall_with_kinds(reading: Reading) -> float:
    kinds = len(dict.fromkeys(reading.factories))
    ahead = min(reading.weights["production_ahead"] * reading.left, BUILDINGS_TO_END - len(reading.city))
    return len(reading.factories) + ahead + kinds + min(ahead / 2, 5.0 - kinds)


def _city_hall(reading: Reading) -> float:
    ahead = min(reading.weights["city_ahead"] * reading.left, BUILDINGS_TO_END - 1 - len(reading.city))
    return 1 + len(reading.city) - len(reading.factories) + max(0.0, ahead)


def _arch(reading: Reading) -> float:
    in_hand = [name for name in dict.fromkeys(reading.own.hand) if reading.box.cards[name].kind == MONUMENT]
    more = sum([name not in reading.city for name in in_hand]) if reading.left > 0 else 0
    now = MONUMENT_POINTS[reading.monuments]
    return now + 0.6 * (MONUMENT_POINTS[min(3, reading.monuments + more)] - now)


def _grown(reading: Reading, power: str) -> float:
    """Return what a scoring building counts now, and a little for what is still to come."""
    return POWERS[power](reading.view, reading.seat) + reading.weights["growth"] * reading.left


def _palace(reading: Reading) -> float:
    return 0.25 * (reading.points[reading.seat] + reading.weights["points_ahead"] * reading.left)


_EXPECTED = {
    "two_for_each_production_building": lambda reading: _guild_hall(reading, 2.0),
    "one_for_each_production_building_and_kind": _guild_hall_with_kinds,
    "one_for_each_city_building": _city_hall,
    "monuments": _arch,
    QUARTER: _palace,
}
