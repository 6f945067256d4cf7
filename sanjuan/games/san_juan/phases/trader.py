"""The trader phase: a tile has the prices, goods are sold for cards."""

from sanjuan.games.san_juan.box import total
from sanjuan.games.san_juan.phases import piles
from sanjuan.games.san_juan.state import State
from sanjuan.table.flow import ask, push, step
from sanjuan.table.options import card_of, place_of


@step("san_juan.trader.turn_tile")
def turn_tile(state: State) -> None:
    """Turn up the first tile of the trading house: its prices hold for this phase."""
    state.reveals += state.known < len(state.tiles)
    state.facts.append(("tile", list(state.tiles[0])))


@step("san_juan.trader.sell")
def sell(state: State, seat: int) -> None:
    """Ask a seat what it sells: 1 good, 1 more for each privilege and with a trading post."""
    own = state.seats[seat]
    goods = [f"{name}@{i}" for i, name in enumerate(own.city) if own.goods[i]]
    ask(state, seat, "sell", goods, 0, sale_limit(state, seat), (sold, seat))


def sale_limit(state: State, seat: int) -> int:
    """Return how many goods a seat may sell in this phase."""
    bonus = state.privilege if seat == state.chooser else 0
    return 1 + bonus + total(state.box.powers["extra_sales"], state.seats[seat].city)


@step("san_juan.trader.sold")
def sold(state: State, seat: int, chosen: tuple[str, ...]) -> None:
    """Discard the goods sold, then draw their prices together ("un nombre de carte correspondant a la somme")."""
    own = state.seats[seat]
    if not chosen:
        state.facts.append(("no_sale", seat))
        return
    for option in chosen:
        place = place_of(option)
        state.aside.append(own.goods[place])
        own.goods[place] = ""
    state.sales += len(chosen)
    state.facts.append(("sold", seat, list(chosen)))
    push(state, (draw_proceeds, seat, chosen))
    _ship(state, seat, chosen)


def _ship(state: State, seat: int, chosen: tuple[str, ...]) -> None:
    """Let a harbor take one of the goods sold; the others are discarded."""
    powers = state.box.powers
    for place, name in enumerate(state.seats[seat].city):
        if name in powers["tucks_sold"]:
            least = 0 if name in powers["tucks_sold_if_wanted"] else 1
            ask(state, seat, "harbor", chosen, least, 1, (shipped, seat, place, name, chosen))
            return
    shipped(state, seat, 0, "", chosen, ())


@step("san_juan.trader.shipped")
def shipped(state: State, seat: int, place: int, name: str, goods: tuple[str, ...], chosen: tuple[str, ...]) -> None:
    """Tuck the chosen good away unseen and discard the others sold with it."""
    cards, state.aside = state.aside, []
    for option in chosen:
        card = cards.pop(goods.index(option))
        state.seats[seat].tucked.append((place, name, card))
        state.facts.append(("tucked_good", seat, name))
    state.discard.extend(cards)


@step("san_juan.trader.draw_proceeds")
def draw_proceeds(state: State, seat: int, chosen: tuple[str, ...]) -> None:
    """Draw the prices of the goods sold, then the cards of market hall and market stand."""
    piles.give(state, seat, sum(price(state, option) for option in chosen), "trader")
    for name in bonus_of(state, seat, len(chosen)):
        piles.give(state, seat, 1, name)


def bonus_of(state: State, seat: int, count: int) -> list[str]:
    """Return the buildings of a seat that give a card each for the sale of this many goods."""
    city = state.seats[seat].city
    return [name for name, least in state.box.powers["draws_if_sold"].items() if count >= least and name in city]


def price(state: State, option: str) -> int:
    """Return what the good on a place `card@index` sells for by the tile on top."""
    name = card_of(option)
    own_price = state.box.powers["sells_for"].get(name)
    return own_price or state.tiles[0][state.box.places_of_goods[name]]


@step("san_juan.trader.tile_under")
def tile_under(state: State) -> None:
    """Put the tile face down under the others: "l'ordre des tuiles est le meme tout au long de la partie"."""
    state.tiles.append(state.tiles.pop(0))
    state.known = min(state.known + 1, len(state.tiles))
