"""What the greedy player thinks that each role, or event taken instead, would bring to each seat, in points."""

from collections.abc import Callable
from math import fsum

from sanjuan.games.san_juan.bot_building import best_build, best_free_build
from sanjuan.games.san_juan.bot_reading import Reading, expected_prices
from sanjuan.games.san_juan.box import total
from sanjuan.games.san_juan.councillor import DRAWN, DRAWN_BY_PRIVILEGE
from sanjuan.games.san_juan.events import DEBT_RELIEF
from sanjuan.games.san_juan.rounds import ROLES, hand_limit


class Gains:
    """The gains of all seats from all roles; `gain` works them out once each.

    The methods named like roles and events take the seat, how often its privilege counts (0: somebody else chose)
    and whether goods were produced before in this round.
    """

    def __init__(self, reading: Reading) -> None:
        view = reading.view
        self.view, self.reading, self.weights = view, reading, reading.weights
        self.tile = expected_prices(view)
        self.room = [hand_limit(view, seat) + 2 - len(own.hand) for seat, own in enumerate(view.seats)]
        self.known: dict[tuple[int, str, int, bool], float] = {}

    def gain(self, seat: int, role: str, privilege: int, produced: bool = False) -> float:
        """Return what a role brings to a seat, in points."""
        key = (seat, role, privilege, produced)
        if key not in self.known:
            self.known[key] = _GAINS[role](self, seat, privilege, produced)
        return self.known[key]

    def cards(self, seat: int, count: float) -> float:
        """Return what drawing so many cards is worth to a seat; those above its hand limit less."""
        room = max(0, self.room[seat])
        kept = count if count <= room else room + self.weights["crowded"] * (count - room)
        return kept * self.reading.card

    def has(self, seat: int, name: str) -> bool:
        """Say whether a building works for a seat."""
        return name in self.view.seats[seat].city

    def builder(self, seat: int, privilege: int, produced: bool) -> float:
        """Return the gain of the best build: exact for the own hand, guessed by the number of cards for others."""
        if seat == self.reading.seat:
            return best_build(self.reading, privilege)[0]
        weights, hand = self.weights, len(self.view.seats[seat].hand)
        if not hand:
            return 0.0
        saved = self.cards(seat, weights["privilege_build"] * privilege)
        return min(weights["guess_most"], weights["guess_build"] * hand) + saved

    def producer(self, seat: int, privilege: int, produced: bool) -> float:
        """Return what the goods are worth that a seat can make."""
        own = self.view.seats[seat]
        lying = len(own.goods) - own.goods.count("")
        made = [own.city[at] for at in self._made(seat, privilege)]
        well = self.reading.card if len(made) > 1 and self.has(seat, "well") else 0.0
        return well + fsum([self._stocked(name, lying + nth) for nth, name in enumerate(made)])

    def _stocked(self, name: str, others: int) -> float:
        """Return what a good is worth beside so many others: the more there are, the longer it waits to be sold."""
        return self.reading.good(name) * max(0.0, 1 - self.weights["glut"] * (others - 1))

    def _made(self, seat: int, privilege: int) -> list[int]:
        """Return the places where a seat would produce, the dearest first."""
        own, columns = self.view.seats[seat], self.view.box.places_of_goods
        empty = [at for at, name in enumerate(own.city) if name in columns and not own.goods[at]]
        empty.sort(key=lambda at: -columns[own.city[at]])
        return empty[: 1 + privilege + total(self.view.box.powers["extra_goods"], own.city)]

    def trader(self, seat: int, privilege: int, produced: bool) -> float:
        """Return what a seat's sales bring beyond what its goods are worth where they lie."""
        own, price = self.view.seats[seat], self.reading.price
        places = [at for at in range(len(own.city)) if own.goods[at]]
        if produced:
            places += self._made(seat, 0)
        offers = sorted([(price(own.city[at], self.tile), own.city[at]) for at in places], reverse=True)
        sold = offers[: 1 + privilege + total(self.view.box.powers["extra_sales"], own.city)]
        if not sold:
            return 0.0
        bonus = self.has(seat, "market_hall") + (len(sold) > 1 and self.has(seat, "market_stand"))
        drawn = fsum([price for price, _ in sold]) + bonus
        left = len(places) - 1
        return self.cards(seat, drawn) - fsum([self._stocked(name, left - nth) for nth, (_, name) in enumerate(sold)])

    def councillor(self, seat: int, privilege: int, produced: bool) -> float:
        """Return what choosing among the cards drawn is worth."""
        drawn = DRAWN + DRAWN_BY_PRIVILEGE * privilege
        choice = self.weights[_CHOICE[min(drawn, 8)]] + self.weights["archived"] * self.has(seat, "archive")
        kept = 2 if self.has(seat, "prefecture") else 1
        return self.cards(seat, kept) + choice * self.reading.card

    def prospector(self, seat: int, privilege: int, produced: bool) -> float:
        """Return what the privilege and a gold mine bring."""
        return self.cards(seat, privilege + self.weights["mine"] * self.has(seat, "gold_mine"))

    def earthquake(self, seat: int, privilege: int, produced: bool) -> float:
        """Return the loss of a building; the longer the city, the less its worst one is missed."""
        return -self.weights["quake"]

    def debt_relief(self, seat: int, privilege: int, produced: bool) -> float:
        """Return what the cards given to everybody are worth."""
        return self.cards(seat, DEBT_RELIEF)

    def taxes(self, seat: int, privilege: int, produced: bool) -> float:
        """Return the loss of a card; the taker pays none."""
        return 0.0 if privilege or not self.view.seats[seat].hand else -self.reading.card

    def general_amnesty(self, seat: int, privilege: int, produced: bool) -> float:
        """Return what exchanging the worse half of a hand brings."""
        return self.weights["exchange"] * len(self.view.seats[seat].hand) * self.reading.card

    def governors_visit(self, seat: int, privilege: int, produced: bool) -> float:
        """Return what the taker's best role brings once more."""
        roles = list(dict.fromkeys(role for role, _ in self.view.taken))
        taker = self.reading.seat
        best = max(roles, key=lambda role: self.gain(taker, role, 1), default="")
        return self.gain(seat, best, privilege) if best else 0.0

    def reconstruction(self, seat: int, privilege: int, produced: bool) -> float:
        """Return what a free build brings."""
        if seat == self.reading.seat:
            return best_free_build(self.reading)[0]
        return self.weights["free_build"] if self.view.seats[seat].hand else 0.0


MINDFUL = ("trader",)
"""Roles whose gains depend on whether goods were produced before in this round."""
_CHOICE = {2: "choice_of_two", 5: "choice_of_five", 8: "choice_of_eight"}
_EVENTS = ("earthquake", "debt_relief", "taxes", "general_amnesty", "governors_visit", "reconstruction")
_GAINS: dict[str, Callable[[Gains, int, int, bool], float]] = {
    name: getattr(Gains, name) for name in (*ROLES, *_EVENTS)
}
