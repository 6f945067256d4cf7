"""A check of positions of San Juan: known names, no card too many, everything in its place."""

from collections import Counter
from collections.abc import Iterator

from sanjuan.games.san_juan.cards import PRICE_TILES
from sanjuan.games.san_juan.kinds import KINDS
from sanjuan.games.san_juan.phases.rounds import ROLES
from sanjuan.games.san_juan.setup import SEATS
from sanjuan.games.san_juan.state import HIDDEN_TILE, Seat, State
from sanjuan.table.position_checks import check_cards, check_hidden, check_name, check_range, check_seats
from sanjuan.table.untrusted import InvalidInput


def check(state: State) -> None:
    """Refuse a position or view that cannot be one; raises `InvalidInput` with place and nearest word."""
    if len(state.seats) not in SEATS:
        raise InvalidInput(
            f"seats: San Juan seats 2 to 4 players, not {len(state.seats)}", "seats", count=len(state.seats)
        )
    for number, seat in enumerate(state.seats):
        _check_places(seat, f"seats.{number}")
    _check_cards(state)
    _check_numbers(state)
    for n, tile in enumerate(state.tiles):
        if tile == HIDDEN_TILE:
            check_hidden(state, f"tiles.{n}")
        elif tile not in PRICE_TILES:
            sentence = f"tiles.{n}: {list(tile)} is none of {[list(tile) for tile in PRICE_TILES]}"
            raise InvalidInput(sentence, "tile", where=f"tiles.{n}", value=tile)
    _check_names(state)


def _check_places(seat: Seat, where: str) -> None:
    places = len(seat.city)
    for name, items in (("goods", seat.goods), ("covered", seat.covered)):
        if len(items) != places:
            sentence = f"{where}.{name}: {len(items)} entries for {places} buildings"
            raise InvalidInput(sentence, "count", where=f"{where}.{name}", most=places, count=len(items))
    for n, (place, _, _) in enumerate(seat.tucked):
        check_range(f"{where}.tucked.{n}", place, 0, places - 1, "places")


def _check_cards(state: State) -> None:
    box, cards = state.box, list(_cards(state))
    left = Counter(box.deck() + list(box.powers["on_table"]))
    total, held = left.total(), len(cards)
    check_cards(state, cards, left, "card")
    if held > total:
        raise InvalidInput(f"{held} cards in a game of {total}", "cards", count=held, most=total)


def _cards(state: State) -> Iterator[tuple[str, str]]:
    """Yield every card with its pile."""
    piles = {name: getattr(state, name) for name in ("deck", "discard", "on_table", "events", "aside")}
    piles["event"] = [state.event] if state.event else []
    for number, seat in enumerate(state.seats):
        where = f"seats.{number}"
        piles |= {f"{where}.city": seat.city, f"{where}.hand": seat.hand}
        piles[f"{where}.goods"] = [good for good in seat.goods if good]
        piles[f"{where}.covered"] = [card for cards in seat.covered for card in cards]
        piles[f"{where}.tucked"] = [card for _, _, card in seat.tucked]
    for where, cards in piles.items():
        yield from ((where, card) for card in cards)


def _check_numbers(state: State) -> None:
    taken = {f"taken.{n}": seat for n, (_, seat) in enumerate(state.taken)}
    check_seats(state, len(state.seats), {"governor": state.governor, "chooser": state.chooser} | taken)


def _check_names(state: State) -> None:
    for n, (role, _) in enumerate(state.taken):
        check_name(role, ROLES, "role", f"taken.{n}")
    if state.phase:
        check_name(state.phase, state.box.phases, "phase", "phase")
    if state.ask is not None:
        check_name(state.ask.kind, KINDS, "kind of question", "ask.kind")
