"""How the greedy player chooses roles: the rest of the round as a small game of everybody's expected gains."""

from sanjuan.games.san_juan.bot_building import best_build
from sanjuan.games.san_juan.bot_reading import Reading, expected_prices
from sanjuan.games.san_juan.box import total
from sanjuan.games.san_juan.councillor import DRAWN, DRAWN_BY_PRIVILEGE
from sanjuan.games.san_juan.rounds import ROLES, hand_limit

DEPTH = 3
"""How many choices are looked ahead."""


class Round:
    """The gains of all seats from every role, and the choices still to come in this round."""

    def __init__(self, reading: Reading) -> None:
        view = reading.view
        self.view, self.reading, self.weights = view, reading, reading.weights
        self.count = len(view.seats)
        self.choices = 3 if self.count == 2 else self.count
        self.tile = expected_prices(view)
        self.room = [hand_limit(view, seat) + 2 - len(own.hand) for seat, own in enumerate(view.seats)]
        self.others = self.weights[f"others_{self.count}"]
        self.known: dict[tuple[int, str, int, bool], float] = {}

    def best_role(self, free: tuple[str, ...]) -> str:
        """Return the role that leaves the chooser best off against the others, if all choose likewise."""
        return self._best(len(self.view.taken), free, False, DEPTH)[0]

    def _best(self, number: int, free: tuple[str, ...], produced: bool, depth: int) -> tuple[str, list[float]]:
        """Return the role taken at the choice of this number and what all seats gain from then on."""
        chooser = (self.view.governor + number) % self.count
        best, best_gains, most = "", [0.0] * self.count, float("-inf")
        for role in free:
            gains = self._gains(chooser, role, produced)
            if number + 1 < self.choices and depth > 1:
                rest = tuple([other for other in free if other != role])
                later = self._best(number + 1, rest, produced or role == "producer", depth - 1)[1]
                gains = [now + then for now, then in zip(gains, later, strict=True)]
            value = self._balance(gains, chooser)
            if value > most:
                best, best_gains, most = role, gains, value
        return best, best_gains

    def _balance(self, gains: list[float], seat: int) -> float:
        others = sum(gains) - gains[seat]
        return gains[seat] - self.others * others / (self.count - 1)

    def _gains(self, chooser: int, role: str, produced: bool) -> list[float]:
        privilege = self.privilege(chooser)
        return [self.gain(s, role, privilege if s == chooser else 0, produced) for s in range(self.count)]

    def privilege(self, seat: int) -> int:
        """Return how often a seat's privilege would count."""
        doubled = 1 + total(self.view.box.powers["doubles"], self.view.seats[seat].city)
        used = self.count == 2 and seat == self.view.governor and self.view.library_used
        return 1 if used else doubled

    def gain(self, seat: int, role: str, privilege: int, produced: bool = False) -> float:
        """Return what a role brings to a seat, in points; `produced`: after a producer phase in this round."""
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
        return min(weights["guess_most"], weights["guess_build"] * hand) + self.cards(
            seat, weights["privilege_build"] * privilege
        )

    def producer(self, seat: int, privilege: int, produced: bool) -> float:
        """Return what the goods are worth that a seat can make."""
        goods = self._makes(seat, privilege)
        return sum(goods) + (self.reading.card if len(goods) > 1 and self.has(seat, "well") else 0.0)

    def _makes(self, seat: int, privilege: int) -> list[float]:
        own, reading = self.view.seats[seat], self.reading
        production = self.view.box.production
        empty = [reading.good(name) for at, name in enumerate(own.city) if name in production and not own.goods[at]]
        limit = 1 + privilege + total(self.view.box.powers["extra_goods"], own.city)
        return sorted(empty, reverse=True)[:limit]

    def trader(self, seat: int, privilege: int, produced: bool) -> float:
        """Return what a seat's sales bring beyond what its goods are worth where they lie."""
        own, columns = self.view.seats[seat], self.view.box.places_of_goods
        places = [at for at in range(len(own.city)) if own.goods[at]]
        if produced:
            places += self._made_places(seat)
        prices = sorted([(self.tile[columns[own.city[at]]], own.city[at]) for at in places], reverse=True)
        limit = 1 + privilege + total(self.view.box.powers["extra_sales"], own.city)
        sold = prices[:limit]
        if not sold:
            return 0.0
        bonus = self.has(seat, "market_hall") + (len(sold) > 1 and self.has(seat, "market_stand"))
        drawn = sum([price for price, _ in sold]) + bonus
        return self.cards(seat, drawn) - sum([self.reading.good(name) for _, name in sold])

    def _made_places(self, seat: int) -> list[int]:
        own, columns = self.view.seats[seat], self.view.box.places_of_goods
        empty = [at for at, name in enumerate(own.city) if name in self.view.box.production and not own.goods[at]]
        empty.sort(key=lambda at: -columns[own.city[at]])
        return empty[: 1 + total(self.view.box.powers["extra_goods"], own.city)]

    def councillor(self, seat: int, privilege: int, produced: bool) -> float:
        """Return what choosing among the cards drawn is worth."""
        drawn = DRAWN + DRAWN_BY_PRIVILEGE * privilege
        choice = self.weights[_CHOICE[min(drawn, 8)]] + self.weights["archived"] * self.has(seat, "archive")
        kept = 2 if self.has(seat, "prefecture") else 1
        return self.cards(seat, kept) + choice * self.reading.card

    def prospector(self, seat: int, privilege: int, produced: bool) -> float:
        """Return what the privilege and a gold mine bring."""
        return self.cards(seat, privilege + self.weights["mine"] * self.has(seat, "gold_mine"))


_CHOICE = {2: "choice_of_two", 5: "choice_of_five", 8: "choice_of_eight"}
_GAINS = {role: getattr(Round, role) for role in ROLES}
