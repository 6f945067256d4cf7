"""The greedy player's builds: the best one, what it costs, and the cards to pay with."""

from math import fsum

from sanjuan.games.san_juan.phases.builder import BUILDINGS_TO_END, buildable, goods_allowed
from sanjuan.games.san_juan.phases.events import rebuildable
from sanjuan.games.san_juan.players.greedy.reading import Reading
from sanjuan.table.options import card_of, is_place, place_of, target_of

Offer = tuple[float, str]


def best_build(reading: Reading, privilege: int, options: tuple[str, ...] | None = None) -> Offer:
    """Return (gain in points, option) of the best build at this privilege; (0, "") when none is worth it.

    Without `options` every plain build and covering is considered that the hand can pay for.
    """
    reading.prices.privilege = privilege
    if options is None:
        options = tuple(buildable(reading.view, reading.seat, reading.prices))
    best: Offer = (0.0, "")
    for option in options:
        offer = (gain(reading, option), option)
        if offer[0] > best[0]:
            best = offer
    return best


def best_free_build(reading: Reading) -> Offer:
    """Return (gain in points, option) of the best building that can be built for free; (0, "") when there is none."""
    offers = [(_new(reading, card, 0), card) for card in rebuildable(reading.view, reading.seat)]
    return max([offer for offer in offers if offer[0] > 0.0], default=(0.0, ""))


def gain(reading: Reading, option: str) -> float:
    """Return what a build brings, less what is paid for it."""
    target = target_of(option)
    if not target:
        return _new(reading, option, reading.prices.of(option))
    card, place = card_of(option), place_of(target)
    value = reading.worth(card) - cost(reading, card, reading.prices.of(card, place))
    return value - reading.worth(reading.city[place])


def _new(reading: Reading, card: str, price: int) -> float:
    if len(reading.city) < BUILDINGS_TO_END - 1:
        return reading.worth(card) - cost(reading, card, price) + reading.weights["tempo"]
    end = reading.at_the_end()
    return end.worth(card) - cost(end, card, price) + reading.weights["end"] * lead(end, card)


def cost(reading: Reading, card: str, price: int) -> float:
    """Return what the cards are worth that a build takes: the building itself and the cheapest to pay with."""
    rest = reading.own.hand[:]
    itself = reading.card
    if card in rest:
        rest.remove(card)
    else:
        itself = 0.0  # from the table
    values = sorted(reading.values(rest))
    if reading.prices.goods:
        lying = [reading.good(reading.city[at]) for at, good in enumerate(reading.own.goods) if good]
        values = sorted(values + sorted(lying)[: reading.prices.goods])
    return itself + fsum(values[:price])


def lead(reading: Reading, card: str) -> float:
    """Return by how many points the seat would lead if the game ended with this building."""
    points = reading.points
    mine = points[reading.seat] + reading.worth(card)
    return mine - max([points[seat] + 3.0 for seat in range(len(points)) if seat != reading.seat])


def payment(reading: Reading, options: tuple[str, ...], price: int, place: int) -> tuple[str, ...]:
    """Return the cheapest payment: the cards and goods that are worth least, no more goods than allowed."""
    cards = [option for option in options if not is_place(option)]
    goods = [option for option in options if is_place(option)]
    offers = list(zip(reading.values(cards), cards, strict=True))
    offers += [(reading.good(card_of(option)), option) for option in goods]
    room = goods_allowed(reading.view, reading.seat, place) if goods else 0
    chosen: list[str] = []
    for _, option in sorted(offers):
        if len(chosen) == price:
            break
        if is_place(option):
            if room == 0:
                continue
            room -= 1
        chosen.append(option)
    return tuple(chosen)
