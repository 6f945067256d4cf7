"""The greedy player's estimate of what each role, or an event taken instead, brings to each seat, in points."""

from collections.abc import Callable
from math import fsum

from sanjuan.games.san_juan.box import largest, total
from sanjuan.games.san_juan.phases.councillor import DRAWN, DRAWN_BY_PRIVILEGE
from sanjuan.games.san_juan.phases.events import DEBT_RELIEF
from sanjuan.games.san_juan.phases.rounds import hand_limit
from sanjuan.games.san_juan.players.greedy.building import best_build, best_free_build
from sanjuan.games.san_juan.players.greedy.reading import Reading, expected_prices


class Gains:
    """The gains of all seats from all roles and events; `gain` computes each once, by the method in `_GAINS`.

    `privilege` is how often a seat's privilege counts (0: somebody else chose the role).
    """

    def __init__(self, reading: Reading) -> None:
        view = reading.view
        self.view, self.reading, self.weights = view, reading, reading.weights
        self.tile = expected_prices(view)
        self.room = [hand_limit(view, seat) + 2 - len(own.hand) for seat, own in enumerate(view.seats)]
        self.cached: dict[tuple[int, str, int, bool], float] = {}

    def gain(self, seat: int, role: str, privilege: int, produced: bool = False) -> float:
        """Return what a role brings to a seat; `produced`: goods were produced before in this round."""
        key = (seat, role, privilege, produced)
        if key not in self.cached:
            self.cached[key] = _GAINS[role](self, seat, privilege, produced)
        return self.cached[key]

    def cards(self, seat: int, count: float) -> float:
        """Return what drawing a number of cards is worth to a seat; those above its hand limit count less."""
        room = max(0, self.room[seat])
        kept = count if count <= room else room + self.weights["crowded"] * (count - room)
        return kept * self.reading.card

    def has(self, seat: int, power: str) -> bool:
        """Return whether a building with this power works for a seat."""
        return not self.view.box.powers[power].keys().isdisjoint(self.view.seats[seat].city)

    def rewards(self, seat: int, power: str, goods: int) -> int:
        """Return how many buildings of a seat draw a card for a number of goods (the power is the least number)."""
        powers, city, drawn = self.view.box.powers[power], self.view.seats[seat].city, 0
        for name in powers:
            drawn += name in city and goods >= powers[name]
        return drawn

    def build(self, seat: int, privilege: int, _produced: bool = False) -> float:
        """Return the gain of the best build: exact for the own hand, guessed by the number of cards for others."""
        if seat == self.reading.seat:
            return best_build(self.reading, privilege)[0]
        weights, hand = self.weights, len(self.view.seats[seat].hand)
        if not hand:
            return 0.0
        saved = self.cards(seat, weights["privilege_build"] * privilege)
        return min(weights["guess_most"], weights["guess_build"] * hand) + saved

    def production(self, seat: int, privilege: int, _produced: bool = False) -> float:
        """Return what the goods are worth that a seat can make."""
        own = self.view.seats[seat]
        lying = len(own.goods) - own.goods.count("")
        made = [own.city[at] for at in self._made(seat, privilege)]
        drawn = self.reading.card * self.rewards(seat, "draws_if_produced", len(made))
        return drawn + fsum([self._stocked(name, lying + nth) for nth, name in enumerate(made)])

    def _stocked(self, name: str, others: int) -> float:
        """Return what a good is worth among a number of others: the more there are, the longer it waits to be sold."""
        return self.reading.good(name) * max(0.0, 1 - self.weights["glut"] * (others - 1))

    def _made(self, seat: int, privilege: int) -> list[int]:
        """Return the places where a seat would produce, the dearest first."""
        own, columns = self.view.seats[seat], self.view.box.places_of_goods
        empty = [at for at, name in enumerate(own.city) if name in columns and not own.goods[at]]
        empty.sort(key=lambda at: -columns[own.city[at]])
        return empty[: 1 + privilege + total(self.view.box.powers["extra_goods"], own.city)]

    def trade(self, seat: int, privilege: int, produced: bool) -> float:
        """Return what a seat's sales bring beyond what its goods are worth where they lie."""
        own, price = self.view.seats[seat], self.reading.price
        places = [at for at in range(len(own.city)) if own.goods[at]]
        if produced:
            places += self._made(seat, 0)
        offers = sorted([(price(own.city[at], self.tile), own.city[at]) for at in places], reverse=True)
        sold = offers[: 1 + privilege + total(self.view.box.powers["extra_sales"], own.city)]
        if not sold:
            return 0.0
        drawn = fsum([price for price, _ in sold]) + self.rewards(seat, "draws_if_sold", len(sold))
        left = len(places) - 1
        return self.cards(seat, drawn) - fsum([self._stocked(name, left - nth) for nth, (_, name) in enumerate(sold)])

    def council(self, seat: int, privilege: int, _produced: bool = False) -> float:
        """Return what choosing among the cards drawn is worth."""
        drawn = DRAWN + DRAWN_BY_PRIVILEGE * privilege
        choice = self.weights[_CHOICE[min(drawn, 8)]] + self.weights["archived"] * self.has(seat, "discards_from_hand")
        kept = largest(self.view.box.powers["keeps"], self.view.seats[seat].city, 1)
        return self.cards(seat, kept) + choice * self.reading.card

    def prospecting(self, seat: int, privilege: int, _produced: bool = False) -> float:
        """Return what the privilege and a gold mine bring."""
        return self.cards(seat, privilege + self.weights["mine"] * self.has(seat, "reveals"))

    def tax(self, seat: int, privilege: int) -> float:
        """Return the loss of a card; who took the event pays none."""
        return 0.0 if privilege or not self.view.seats[seat].hand else -self.reading.card

    def exchange(self, seat: int) -> float:
        """Return what exchanging the worse half of a hand brings."""
        return self.weights["exchange"] * len(self.view.seats[seat].hand) * self.reading.card

    def visit(self, seat: int, privilege: int) -> float:
        """Return what the best role for the taker of the event brings when played again."""
        roles = list(dict.fromkeys(role for role, _ in self.view.taken))
        taker = self.reading.seat
        best = max(roles, key=lambda role: self.gain(taker, role, 1), default="")
        return self.gain(seat, best, privilege) if best else 0.0

    def free_build(self, seat: int) -> float:
        """Return what a free build brings."""
        if seat == self.reading.seat:
            return best_free_build(self.reading)[0]
        return self.weights["free_build"] if self.view.seats[seat].hand else 0.0


AFTER_PRODUCTION = ("trader",)
"""Roles whose gains depend on whether goods were produced before in this round."""
_CHOICE = {2: "choice_of_two", 5: "choice_of_five", 8: "choice_of_eight"}
_GAINS: dict[str, Callable[[Gains, int, int, bool], float]] = {
    "builder": Gains.build,
    "producer": Gains.production,
    "trader": Gains.trade,
    "councillor": Gains.council,
    "prospector": Gains.prospecting,
    "earthquake": lambda gains, *_: -gains.weights["quake"],
    "debt_relief": lambda gains, seat, *_: gains.cards(seat, DEBT_RELIEF),
    "taxes": lambda gains, seat, privilege, _: gains.tax(seat, privilege),
    "general_amnesty": lambda gains, seat, *_: gains.exchange(seat),
    "governors_visit": lambda gains, seat, privilege, _: gains.visit(seat, privilege),
    "reconstruction": lambda gains, seat, *_: gains.free_build(seat),
}
"""The gain of each role and event: (gains, seat, privilege, goods produced before in this round) -> points."""
