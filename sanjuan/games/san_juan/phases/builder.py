"""The builder phase: what may be built and for how much, building, covering, paying."""

from typing import Any

from sanjuan.games.san_juan.box import total
from sanjuan.games.san_juan.phases import piles
from sanjuan.games.san_juan.state import Seat, State
from sanjuan.table.flow import Refused, ask, step
from sanjuan.table.options import AT, card_of, is_move, place_of

BUILDINGS_TO_END = 12


@step("san_juan.builder.build")
def build(state: State, seat: int) -> None:
    """Ask a seat what it builds: hand cards by name (`card`), with a crane also `card>covered@place`."""
    ask(state, seat, "build", buildable(state, seat), 0, 1, (built, seat))


def buildable(state: State, seat: int, prices: "Prices | None" = None) -> list[str]:
    """Return the builds this seat can pay for now (or at other `prices`), in the order of its hand; then those from
    the table.
    """
    own = state.seats[seat]
    prices = prices or Prices(state, seat)
    options: list[str] = []
    for card in dict.fromkeys(own.hand + state.on_table):
        funds = len(own.hand) - (card not in state.on_table)
        if prices.affords(card, None, funds):
            options.append(card)
        if prices.crane:
            options.extend(prices.crane_options(card, funds))
    return options


class Prices:
    """The prices of buildings to one seat in the running builder phase (or, outside of one, without the privilege).

    All reductions add up and the price never falls below 0 (1st edition rules, "Phase du batisseur", note and
    example). A covered building is out of play before the new one is paid for (facts page, ruling 13), so its own
    power is left out.
    """

    __slots__ = ("box", "city", "covers", "crane", "goods", "own", "privilege", "saves_city", "saves_production")

    def __init__(self, state: State, seat: int) -> None:
        own = state.seats[seat]
        powers = state.box.powers
        self.box, self.own, self.city = state.box, own, own.city
        building = state.phase == "builder" and seat == state.chooser
        self.privilege = state.privilege if building else 0
        self.saves_production = total(powers["saves_production"], own.city)
        self.saves_city = total(powers["saves_city"], own.city)
        self.crane = total(powers["builds_over"], own.city)
        self.goods = min(total(powers["pays_with_goods"], own.city), len(own.goods) - own.goods.count(""))
        self.covers: dict[bool, list[int]] = {}

    def of(self, card: str, place: int | None = None) -> int:
        """Return the price of a card, on a new place or over the building at `place`."""
        production = card in self.box.production
        saved = self.privilege + (self.saves_production if production else self.saves_city)
        if place is not None:
            saved += self._covering(production)[place]
        cost = self.box.cost[card]
        return cost - saved if saved < cost else 0

    def _covering(self, production: bool) -> list[int]:
        """Return what covering each place takes off the price of a production or of a city building."""
        if production not in self.covers:
            cost, covers = self.box.cost, self.box.powers["covers"]
            lost = self.box.powers["saves_production" if production else "saves_city"]
            self.covers[production] = [(covers.get(old) or cost[old]) - lost.get(old, 0) for old in self.city]
        return self.covers[production]

    def affords(self, card: str, place: int | None, funds: int) -> bool:
        """Return whether the seat may build this card there and can pay with `funds` cards and its goods."""
        if card not in self.box.production and card in self.city:
            return False  # "un seul de chacun des batiments violets"
        return self._payable(self.of(card, place), place, funds)

    def _payable(self, price: int, place: int | None, funds: int) -> bool:
        if price <= funds or not self.goods:
            return price <= funds
        return price <= funds + self.goods_for(place)

    def goods_for(self, place: int | None) -> int:
        """Return how many goods can be part of a payment, on a new place or over the building at `place`."""
        return self.goods if place is None else self._goods_without(place)

    def _goods_without(self, place: int) -> int:
        allowed = self.box.powers["pays_with_goods"]
        most = total(allowed, self.city) - allowed.get(self.city[place], 0)
        goods = self.own.goods
        return min(most, len(goods) - goods.count("") - (goods[place] != ""))

    def crane_options(self, card: str, funds: int) -> list[str]:
        """Return the places that this card may cover: all but equal buildings and those that cannot be covered."""
        production = card in self.box.production
        if not production and card in self.city:
            return []
        fixed, covering = self.box.powers["cannot_be_covered"], self._covering(production)
        price = self.box.cost[card] - self.privilege - (self.saves_production if production else self.saves_city)
        return [
            f"{card}>{old}@{place}"
            for place, old in enumerate(self.city)
            if old != card and old not in fixed and self._payable(price - covering[place], place, funds)
        ]


@step("san_juan.builder.built")
def built(state: State, seat: int, chosen: tuple[str, ...]) -> None:
    """Put the chosen building into the city, then ask for its payment."""
    if not chosen:
        state.facts.append(("no_build", seat))
        return
    own = state.seats[seat]
    card = card_of(chosen[0])
    place = place_of(chosen[0]) if is_move(chosen[0]) else None
    price = Prices(state, seat).of(card, place)
    (state.on_table if card in state.on_table else own.hand).remove(card)
    put_up(state, seat, card, place, price)
    ask_payment(state, seat, len(own.city) - 1 if place is None else place, price)


def put_up(state: State, seat: int, card: str, place: int | None, price: int) -> None:
    """Add a building to a city: on a new place, or over the building at `place`, whose good is lost."""
    own = state.seats[seat]
    state.idle = 0
    state.fresh.append((seat, card))
    if place is None:
        own.city.append(card)
        own.goods.append("")
        own.covered.append(())
        state.facts.append(("built", seat, card, price))
        return
    old = own.city[place]
    own.covered[place] = (old, *own.covered[place])
    own.city[place] = card
    state.facts.append(("covered", seat, card, old, price))
    if own.goods[place]:
        state.discard.append(own.goods[place])
        own.goods[place] = ""
        state.facts.append(("good_lost", seat, old))


def ask_payment(state: State, seat: int, place: int, price: int) -> None:
    """Ask for exactly the price: hand cards and, with a black market that was there before, goods."""
    own = state.seats[seat]
    most_goods = goods_allowed(state, seat, place) if any(own.goods) else 0
    goods = [f"{own.city[i]}@{i}" for i, good in enumerate(own.goods) if good] if most_goods else []
    rule = "goods_in_payment" if len(goods) > most_goods else ""
    ask(state, seat, "pay", own.hand + goods, price, price, (paid, seat, place), rule)


def goods_allowed(state: State, seat: int, place: int) -> int:
    """Return how many goods may be part of the payment for the building just put up at `place`."""
    return total(state.box.powers["pays_with_goods"], powers_before(state.seats[seat], place))


def powers_before(own: Seat, place: int) -> list[str]:
    """Return the buildings that work in this build: all but the new one, which works "uniquement apres la phase"."""
    return own.city[:place] + own.city[place + 1 :]


def goods_in_payment(state: State, chosen: tuple[str, ...]) -> Refused | None:
    """The rule of a payment with goods: no more of them than the black market allows."""
    question = state.ask
    assert question is not None
    _, seat, place = question.then
    most = goods_allowed(state, seat, place)
    goods = sum(AT in option for option in chosen)
    if goods <= most:
        return None
    return Refused(
        f"at most {most} goods may be part of a payment, not {goods}", "too_many_goods", most=most, count=goods
    )


State.RULES["goods_in_payment"] = goods_in_payment


@step("san_juan.builder.paid")
def paid(state: State, seat: int, place: int, chosen: tuple[str, ...]) -> None:
    """Discard the payment, then let the buildings that give cards after a build do so."""
    own = state.seats[seat]
    goods = 0
    for option in chosen:
        if AT in option:
            goods += 1
            at = place_of(option)
            state.discard.append(own.goods[at])
            own.goods[at] = ""
        else:
            own.hand.remove(option)
            state.discard.append(option)
    if chosen:
        state.facts.append(("paid", seat, len(chosen) - goods, goods))
    after_building(state, seat, place)


def after_building(state: State, seat: int, place: int) -> None:
    """Give the cards of carpenter, then of poor house ("Ensuite, s'il a moins de 2 cartes...")."""
    own = state.seats[seat]
    powers: dict[str, dict[str, int]] = state.box.powers
    working = powers_before(own, place)
    if own.city[place] not in state.box.production:
        for name, count in powers["draws_after_city"].items():
            if name in working:
                piles.give(state, seat, count, name)
    for name, poor in powers["draws_when_poor"].items():
        if name in working and len(own.hand) < poor:
            piles.give(state, seat, 1, name)


@step("san_juan.builder.end_of_building")
def end_of_building(state: State) -> None:
    """End the game after the phase in which somebody came to 12 buildings; the rest of the round is not played."""
    complete = [seat for seat, own in enumerate(state.seats) if len(own.city) >= BUILDINGS_TO_END]
    if complete:
        state.facts.extend(("ends", seat) for seat in complete)
        end_game(state)


def discard_event(state: State) -> None:
    """Put the event that was carried out on the discard pile."""
    if state.event:
        state.discard.append(state.event)
        state.event = ""


def end_game(state: State) -> None:
    """Leave no step to come: the points decide."""
    state.todo.clear()
    discard_event(state)
    state.facts.append(("final",))


def price_of(state: State, seat: int, option: str) -> int:
    """Return the price of a build option (`card` or `card>covered@place`) for this seat."""
    return Prices(state, seat).of(card_of(option), place_of(option) if is_move(option) else None)


def prices(state: Any, seat: int, options: tuple[str, ...]) -> dict[str, int]:
    """Return the price of each of several build options."""
    return {option: price_of(state, seat, option) for option in options}
