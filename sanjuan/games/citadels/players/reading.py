"""A seat's reading of a view: what its cards and coins are worth to it, how far everybody is, who leads.

Of the others it reads nothing but what is open or what it knows, so that a full position is read like a view.
"""

from collections.abc import Iterable

from sanjuan.games.citadels.cards import COST, TYPE, TYPES
from sanjuan.games.citadels.players.rows import FEWER, HOUSE, UNIQUES, Style
from sanjuan.games.citadels.rules.building import DUPLICATING, UNBUILDABLE
from sanjuan.games.citadels.rules.moving import needed, price_of, size
from sanjuan.games.citadels.score import ALL_TYPES, BONUS, FIRST, LATER, types_of
from sanjuan.games.citadels.state import NOBODY, State

MOST_LOOKED_AT = 7
"""The number of best cards that are considered when several can be built at once."""
DISTRICT, COIN, CARD = 5.0, 1.3, 1.0
"""The worth of a district, a coin and a card before the end, besides points (fitted to 500 greedy games of four: the
winner by what each seat has when a round begins)."""
DEAR = 4
"""The lowest cost of an expensive district, for a style that likes them (`Style.dear`)."""
MOST_COINS, MOST_CARDS = 8, 6
"""The coins and cards that count in a standing at most."""
IDLE = 0.2
"""The worth of a coin beyond `MOST_COINS`, as a share of the others' worth."""


class Reading:
    """A view as one seat values it."""

    def __init__(self, view: State, seat: int, style: Style = HOUSE) -> None:
        self.view, self.seat, self.style = view, seat, style
        self.city, self.hand, self.gold = view.cities[seat], view.hands[seat], view.gold[seat]
        self.goal = needed(view)
        self.sizes = [size(city) for city in view.cities]
        self.left = self.goal - self.sizes[seat]
        self.late = min(max(self.sizes) / self.goal, 1.0)
        self.last = view.first != NOBODY
        self.tempo = HOUSE.tempo if 0 < style.purse <= self.gold else style.tempo
        self.coin = self._coin()
        self._types = {TYPE[card] for card in self.city}
        self._worths: dict[str, float] = {}
        self._standing: list[float] = []
        self._playable: list[str] | None = None
        self._leader = NOBODY

    def _coin(self) -> float:
        """Return what a coin left over is worth: less towards the end, nothing in the last round."""
        if "imperial_treasury" in self.city:
            return 1.0
        return 0.05 if self.last else self.style.gold * (1.0 - 0.4 * self.late)

    def coins(self, gold: int) -> float:
        """Return what leftover gold is worth: coins beyond `MOST_COINS` add little, unless they are points."""
        idle = 0 if "imperial_treasury" in self.city else max(gold - MOST_COINS, 0)
        return self.coin * (gold - idle * (1.0 - IDLE))

    def worth(self, card: str) -> float:
        """Return what one more district in the own city is worth, its price not counted."""
        if card not in self._worths:
            self._worths[card] = self._worth(card)
        return self._worths[card]

    def _worth(self, card: str) -> float:
        worth = COST[card] + self.extra(card) + (0.0 if self.last else self.tempo)
        if self.style.dear and COST[card] >= DEAR:
            worth += self.style.dear
        if TYPE[card] not in self._types:
            missing = len(TYPES) - len(self._types)
            worth += ALL_TYPES if missing == 1 else ALL_TYPES / (2 * missing) if self.left >= missing else 0.0
        more = 2 if card == "monument" else 1
        if self.left <= more and self.left > 0:
            worth += self._of_completing()
        return worth

    def extra(self, card: str) -> float:
        """Return what a unique is worth now beyond its cost."""
        if card not in UNIQUES:
            return 0.0
        if self.last and card in BONUS:
            city = [TYPE[own] for own in (*self.city, card)]
            return float(BONUS[card](self.view, self.seat, city)) - (0.0 if card != "imperial_treasury" else COST[card])
        early, late = UNIQUES[card]
        return early + (late - early) * self.late

    def _of_completing(self) -> float:
        """Return what completing the city is worth: points, and the end, which is good for the leader."""
        if self.last:
            return LATER
        standing = self.standing()
        best = max([points for other, points in enumerate(standing) if other != self.seat])
        return FIRST + min(max(0.5 * (standing[self.seat] + FIRST - best), -3.0), 3.0)

    def standing(self) -> list[float]:
        """Return about how many points each seat may count on, hands and gold included."""
        if not self._standing:
            self._standing = [self._stands(seat) for seat in range(len(self.view.gold))]
        return self._standing

    def _stands(self, seat: int) -> float:
        view = self.view
        points = public_points(view, seat)
        if self.last:
            return points + LATER * (self.sizes[seat] >= self.goal and view.first != seat)
        stock = COIN * min(view.gold[seat], MOST_COINS) + CARD * min(len(view.hands[seat]), MOST_CARDS)
        return points + DISTRICT * self.sizes[seat] + stock

    def weight(self, other: int) -> float:
        """Return how much the loss of another seat counts: more with few players, and more for the leader."""
        if other == self.seat:
            return 0.0
        standing = self.standing()
        base = self.style.harm / (len(standing) - 1)
        return base * self.style.leader if other == self.leader() else base

    def leader(self) -> int:
        """Return the other seat with the best standing."""
        if self._leader == NOBODY:
            standing = self.standing()
            others = [other for other in range(len(standing)) if other != self.seat]
            self._leader = max(others, key=lambda other: (standing[other], -other))
        return self._leader

    def leads(self, other: int) -> bool:
        """Return whether another seat is ahead: it has more points than this one, and nobody has more than it."""
        points = [public_points(self.view, seat) for seat in range(len(self.sizes))]
        return points[other] == max(points) > points[self.seat]

    def playable(self) -> list[str]:
        """Return the hand cards that the city may take, each name once, best first."""
        if self._playable is None:
            cards = {card for card in self.hand if card not in UNBUILDABLE}
            if DUPLICATING.isdisjoint(self.city):
                cards = cards.difference(self.city)
            self._playable = sorted(cards, key=lambda card: (-self.worth(card), card))
        return self._playable

    def useless(self) -> list[str]:
        """Return the hand cards that will hardly be built, worst first: doubles, then those that are worth least."""
        good = self.playable()
        doubles = list(self.hand)
        for card in good:
            doubles.remove(card)
        return [card for card in doubles if card not in UNBUILDABLE]

    def worst(self, cards: Iterable[str]) -> list[str]:
        """Return cards by what they are worth in the hand, the worst first."""
        bad = self.useless()
        good = self.playable()
        return sorted(cards, key=lambda card: (card not in bad, card not in good, self.kept(card), card))

    def kept(self, card: str) -> float:
        """Return what a card is worth in the hand: what it may bring one day, less its price."""
        if card in UNBUILDABLE:
            return 3.0
        if card in self.city and DUPLICATING.isdisjoint(self.city):
            return 0.0
        return self.worth(card) - price_of(card, self.city) * max(self.coin, 0.5)

    def of_cards(self, count: float, held: int = -1) -> float:
        """Return what `count` more cards are worth, by the number that can be built already."""
        held = len(self.playable()) if held < 0 else held
        whole, worth = int(count), 0.0
        for more in range(whole):
            worth += FEWER[min(held + more, len(FEWER) - 1)]
        worth += (count - whole) * FEWER[min(held + whole, len(FEWER) - 1)]
        return worth * self.style.card * (0.15 if self.last else 1.0 - 0.5 * self.late)

    def builds(self, gold: int, permits: int, unlimited: str = "") -> tuple[float, tuple[str, ...]]:
        """Return what building the best of the hand for an amount of gold is worth, and those cards."""
        cards = self.playable()[:MOST_LOOKED_AT]
        priced = [(self.worth(card), price_of(card, self.city), card, TYPE[card] == unlimited) for card in cards]
        return self._best(priced, gold, permits)

    def _best(
        self, priced: list[tuple[float, int, str, bool]], gold: int, permits: int
    ) -> tuple[float, tuple[str, ...]]:
        """Return the best cards for an amount of gold and a number of permits, each worth more than its price."""
        best: tuple[float, tuple[str, ...]] = (0.0, ())
        for at, (worth, price, card, free) in enumerate(priced):
            if price > gold or not (permits or free):
                continue
            gain = worth - price * self.coin
            more: tuple[str, ...] = ()
            left = permits if free else permits - 1
            rest = priced[at + 1 :]
            if rest and (left or any(row[3] for row in rest)):
                further, more = self._best(rest, gold - price, left)
                gain += further
            if gain > best[0]:
                best = (gain, (card, *more))
        return best

    def known(self, other: int) -> list[str]:
        """Return the cards in another hand that this seat knows."""
        bit = 1 << self.seat
        return [card for bits, card in self.view.known[other] if bits & bit]


def public_points(view: State, seat: int) -> float:
    """Return the points of a city as everybody can count them: nothing of the hand."""
    city = view.cities[seat]
    points = float(sum([COST[card] for card in city]) + sum(view.coins[seat]))
    if view.first == seat:
        points += FIRST
    if len(city) >= len(TYPES) or any(card in BONUS for card in city):
        types = types_of(view, seat) if "haunted_quarter" in city else [TYPE[card] for card in city]
        points += ALL_TYPES * (len({*types}) == len(TYPES))
        points += sum([BONUS[card](view, seat, types) for card in city if card in BONUS])
    return points
