"""Scenarios of San Juan: standing up any position, and what can be expected of one."""

from collections import Counter
from collections.abc import Collection
from typing import Any

from sanjuan.games.san_juan import score
from sanjuan.games.san_juan.box import Box
from sanjuan.games.san_juan.cards import BASE, PRICE_TILES
from sanjuan.games.san_juan.kinds import KINDS as KINDS
from sanjuan.games.san_juan.options import open_box
from sanjuan.games.san_juan.phases.rounds import ROLES, choose_roles, start_round
from sanjuan.games.san_juan.printings import EVENTS, ONLY_NEW_BUILDINGS, TREASURE_CHEST
from sanjuan.games.san_juan.setup import choose_start_hand
from sanjuan.games.san_juan.state import Seat, State, place_name
from sanjuan.scenario.scenes import Name
from sanjuan.scenario.shapes import Unfit, items, known, table, text, texts, whole, within
from sanjuan.table.flow import push, run
from sanjuan.table.rng import shuffle

POSITION = ("governor", "tiles", "deck", "discard", "taken", "events", "at")
SEAT = ("city", "goods", "hand", "tucked")
MOMENTS = ("round_start", "start_hand", "end")
NOWHERE = -1
EVERY_WORD = {*(card.name for card in (*BASE, *TREASURE_CHEST, *ONLY_NEW_BUILDINGS)), *EVENTS, *ROLES, "use"}
"""Words of options, those of other boxes too: a scenario may say that something is not offered."""


class Supply:
    """The cards of a box that are not yet placed: no position has more of a card than the box."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.left = Counter(box.deck() + list(box.powers["on_table"]))

    def take(self, card: Any, where: str) -> str:
        """Return a card after taking it off the supply; raises `Unfit` on an unknown card or one too many."""
        name = known(text(card, where), [*self.box.cards, *self.box.events], where, "card")
        if not self.left[name]:
            raise Unfit(f"{where}: one {name} too many: there are {self._copies(name)} in this game")
        self.left[name] -= 1
        return name

    def _copies(self, name: str) -> int:
        return self.box.cards[name].copies if name in self.box.cards else 1

    def take_building(self, card: Any, where: str) -> str:
        """Return a card that is no event: none lies in a hand or a city."""
        if card in self.box.events:
            raise Unfit(f"{where}: {card} is an event; it never lies there")
        return self.take(card, where)

    def take_buildings(self, cards: Any, where: str) -> list[str]:
        """Return a list of buildings after taking them off the supply."""
        return [self.take_building(card, where) for card in items(cards, where)]

    def take_hand(self, cards: Any, where: str) -> list[str]:
        """Return a list of hand cards after taking them off the supply."""
        for card in texts(cards, where):
            self._not_on_table(card, where)
        return self.take_buildings(cards, where)

    def take_all(self, cards: Any, where: str) -> list[str]:
        """Return a list of cards of a pile after taking them off the supply."""
        for card in texts(cards, where):
            self._not_on_table(card, where)
        return [self.take(card, where) for card in cards]

    def _not_on_table(self, card: Any, where: str) -> None:
        if card in self.box.powers["on_table"]:
            raise Unfit(f"{where}: {card} lies on the table or stands in a city, never there")


def stand(seats: int, options: dict[str, Any], position: dict[str, Any]) -> State:
    """Return the state of a [position], played on to its first question.

    Cards that are not placed anywhere are unseen: goods and the rest of the draw pile are made of them, mixed by the
    seed.
    """
    box = open_box(**options)
    state = State(box=box, seats=[], seed=position["seed"], round=1)
    supply = Supply(box)
    state.seats = [_seat(given, supply, f"position, seat {n}") for n, given in enumerate(position["seat"])]
    state.discard = supply.take_all(position.get("discard", []), "position, discard")
    state.events = _events(texts(position.get("events", []), "position, events"), supply)
    top = supply.take_all(position.get("deck", []), "position, deck")
    _deal_unseen(state, top, supply, position["seat"])
    _tiles(state, items(position.get("tiles", []), "position, tiles"))
    state.governor = within(position.get("governor", 0), seats, "position, governor")
    _begin(state, position)
    run(state)
    return state


def _events(given: list[str], supply: Supply) -> list[str]:
    valid = supply.box.events
    if given and not valid:
        raise Unfit("position, events: this game is played without events (options: events = true)")
    return [supply.take(known(event, valid, "position, events", "event"), "position, events") for event in given]


def _seat(given: dict[str, Any], supply: Supply, where: str) -> Seat:
    seat = Seat()
    for entry in items(given.get("city", []), f"{where}, city"):
        stack = supply.take_buildings(entry if isinstance(entry, list) else [entry], f"{where}, city")
        if not stack:
            raise Unfit(f"{where}, city: an empty list is no building")
        seat.city.append(stack[0])
        seat.covered.append(tuple(stack[1:]))
        seat.goods.append("")
    seat.hand = supply.take_hand(given.get("hand", []), f"{where}, hand")
    for building, cards in table(given.get("tucked", {}), f"{where}, tucked").items():
        known(building, _tucking(supply.box), f"{where}, tucked", "building with cards under it")
        place = _tucking_place(seat, building)
        if building in supply.box.powers["tucks_once"] and cards:
            seat.spent.append(building)
        seat.tucked += [(place, building, card) for card in supply.take_all(cards, f"{where}, tucked {building}")]
    return seat


def _tucking(box: Box) -> list[str]:
    return [name for power in ("tucks", "tucks_once", "tucks_sold") for name in box.powers[power]]


def _tucking_place(seat: Seat, building: str) -> int:
    """Return the place of the building, uncovered or covered; NOWHERE when the city of the position has none."""
    stacks = [(top, *below) for top, below in zip(seat.city, seat.covered, strict=True)]
    return next((place for place, stack in enumerate(stacks) if building in stack), NOWHERE)


def _deal_unseen(state: State, top: list[str], supply: Supply, given: list[dict[str, Any]]) -> None:
    state.on_table = [card for card in state.box.powers["on_table"] if supply.left.pop(card)]
    unseen = list(supply.left.elements())
    shuffle(unseen, state.chance())
    for number, seat in enumerate(state.seats):
        where = f"position, seat {number}, goods"
        for option in texts(given[number].get("goods", []), where):
            if not unseen:
                raise Unfit(f"{where}: no unseen card is left to lie on {option!r}")
            seat.goods[_goods_place(seat, option, state.box, where)] = unseen.pop()
    state.deck = (top + unseen)[::-1]


def _goods_place(seat: Seat, option: str, box: Box, where: str) -> int:
    places = {
        place_name(seat, i): i
        for i, name in enumerate(seat.city)
        if name in box.places_of_goods or name in box.powers["sells_for"]
    }
    if not places:
        raise Unfit(f"{where}: no building of this city holds a good, so none can lie on {option!r}")
    place = places[known(option, places, where, "place of a good")]
    if seat.goods[place]:
        raise Unfit(f"{where}: two goods on {option!r}; a building holds one")
    return place


def _tiles(state: State, given: list[Any]) -> None:
    left = list(PRICE_TILES)
    for row in given:
        tile = tuple(whole(price, "position, tiles") for price in items(row, "position, tiles"))
        if tile not in left:
            why = "is given twice" if tile in PRICE_TILES else f"is none of {[list(tile) for tile in PRICE_TILES]}"
            raise Unfit(f"position, tiles: {row} {why}")
        left.remove(tile)
        state.tiles.append(tile)
    shuffle(left, state.chance())
    state.tiles += left


def _begin(state: State, position: dict[str, Any]) -> None:
    at = _moment(position["at"]) if "at" in position else ""
    taken = _taken(state, texts(position.get("taken", []), "position, taken"))
    if at and taken:
        raise Unfit(f"position, taken: no role is taken at {at!r}")
    state.taken = taken
    if at == "start_hand":
        state.round = 0
        push(state, *[(choose_start_hand, seat) for seat in state.from_seat(state.governor)], (start_round,))
    elif at == "round_start":
        state.round = 0
        push(state, (start_round,))
    elif not at:
        push(state, (choose_roles, len(taken)))


def _moment(at: Any) -> str:
    return known(text(at, "position, at"), MOMENTS, "position, at", "moment")


def _taken(state: State, roles: list[str]) -> list[tuple[str, int]]:
    choices = 3 if len(state.seats) == 2 else len(state.seats)
    if len(roles) >= choices:
        raise Unfit(f"position, taken: a round of {len(state.seats)} seats has {choices} choices; none would be left")
    for n, role in enumerate(roles):
        known(role, ROLES, "position, taken", "role")
        if role in roles[:n]:
            raise Unfit(f"position, taken: {role!r} is taken twice")
    return [(role, (state.governor + n) % len(state.seats)) for n, role in enumerate(roles)]


def words(state: State) -> Collection[str]:
    """Return the words that options are made of, those of other boxes too."""
    return EVERY_WORD


def _city(state: State, number: int) -> list[Any]:
    seat = state.seats[number]
    return [[top, *below] if below else top for top, below in zip(seat.city, seat.covered, strict=True)]


def _city_fits(actual: list[Any], wanted: list[Any]) -> bool:
    """Compare place by place; a plain name stands for a stack with that card on top, too."""
    return len(actual) == len(wanted) and all(
        want in (place, [place]) or (isinstance(place, list) and place[0] == want)
        for place, want in zip(actual, wanted, strict=True)
    )


def _check_city(value: Any, where: str) -> None:
    for entry in items(value, where):
        texts(entry if isinstance(entry, list) else [entry], where)


def _goods(state: State, number: int) -> list[str]:
    seat = state.seats[number]
    return [place_name(seat, place) for place, good in enumerate(seat.goods) if good]


def _check_tile(value: Any, where: str) -> None:
    for price in items(value, where):
        whole(price, where)


NAMES = {
    "seat.N.hand": Name(lambda state, seat: state.seats[seat].hand, texts, cards=True),
    "seat.N.hand.count": Name(lambda state, seat: len(state.seats[seat].hand)),
    "seat.N.city": Name(_city, _check_city, cards=True, ordered=True, fits=_city_fits),
    "seat.N.goods": Name(_goods, texts, cards=True),
    "seat.N.score.CARD": Name(lambda state, seat, card: score.rows(state, seat).get(card, 0)),
    "tiles.first": Name(lambda state: list(state.tiles[0]), _check_tile, ordered=True),
    "deck.count": Name(lambda state: len(state.deck)),
    "discard.count": Name(lambda state: len(state.discard)),
    "governor": Name(lambda state: state.governor),
    "events": Name(lambda state: state.events, texts),
}
