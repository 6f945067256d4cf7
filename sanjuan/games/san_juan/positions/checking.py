"""A check of positions of San Juan: known names, no card too many, everything in its place."""

from collections import Counter
from collections.abc import Collection, Iterator
from difflib import get_close_matches

from sanjuan.games.san_juan.cards import PRICE_TILES
from sanjuan.games.san_juan.kinds import KINDS
from sanjuan.games.san_juan.phases.rounds import ROLES
from sanjuan.games.san_juan.setup import SEATS
from sanjuan.games.san_juan.state import HIDDEN_TILE, Seat, State
from sanjuan.table.flow import EVERYBODY
from sanjuan.table.sight import HIDDEN
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
            _only_in_a_view(state, f"tiles.{n}")
        elif tile not in PRICE_TILES:
            sentence = f"tiles.{n}: {list(tile)} is none of {[list(tile) for tile in PRICE_TILES]}"
            raise InvalidInput(sentence, "tile", where=f"tiles.{n}", value=tile)
    _check_names(state)


def _only_in_a_view(state: State, where: str) -> None:
    if state.viewer is None:
        raise InvalidInput(f"{where}: something hidden, though this is nobody's view", "hidden", where=where)


def _check_places(seat: Seat, where: str) -> None:
    places = len(seat.city)
    for name, items in (("goods", seat.goods), ("covered", seat.covered)):
        if len(items) != places:
            sentence = f"{where}.{name}: {len(items)} entries for {places} buildings"
            raise InvalidInput(sentence, "count", where=f"{where}.{name}", most=places, count=len(items))
    for n, (place, _, _) in enumerate(seat.tucked):
        if not 0 <= place < places:
            sentence = f"{where}.tucked.{n}: places are 0 to {places - 1}, not {place}"
            raise InvalidInput(sentence, "range", where=f"{where}.tucked.{n}", most=places - 1, value=place)


def _check_cards(state: State) -> None:
    box = state.box
    left = Counter(box.deck() + list(box.powers["on_table"]))
    total = left.total()
    held = 0
    for where, card in _cards(state):
        held += 1
        if card == HIDDEN:
            _only_in_a_view(state, where)
            continue
        _known(card, left, "card", where)
        left[card] -= 1
        if left[card] < 0:
            raise InvalidInput(f"{where}: one {card} too many for this game", "surplus", where=where, name=card)
    if held > total:
        raise InvalidInput(f"{held} cards in a game of {total}", "cards", count=held, most=total)


def _cards(state: State) -> Iterator[tuple[str, str]]:
    """Yield every card with its place."""
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
    seats = len(state.seats)
    taken = {f"taken.{n}": seat for n, (_, seat) in enumerate(state.taken)}
    asked = {} if state.ask is None else {"ask.seat": state.ask.seat}
    for where, seat in ({"governor": state.governor, "chooser": state.chooser} | taken | asked).items():
        if not 0 <= seat < seats:
            raise InvalidInput(
                f"{where}: seats are 0 to {seats - 1}, not {seat}", "range", where=where, most=seats - 1, value=seat
            )
    if state.viewer is not None and not EVERYBODY <= state.viewer < seats:
        sentence = f"viewer: seats are 0 to {seats - 1} or {EVERYBODY} for everybody, not {state.viewer}"
        raise InvalidInput(sentence, "range", where="viewer", most=seats - 1, value=state.viewer)


def _check_names(state: State) -> None:
    for n, (role, _) in enumerate(state.taken):
        _known(role, ROLES, "role", f"taken.{n}")
    if state.phase:
        _known(state.phase, state.box.phases, "phase", "phase")
    if state.ask is not None:
        _known(state.ask.kind, KINDS, "kind of question", "ask.kind")


def _known(name: str, names: Collection[str], what: str, where: str) -> None:
    if name not in names:
        near = get_close_matches(name, names, 1, 0.0)[0]
        sentence = f"{where}: unknown {what} {name!r}; did you mean {near!r}?"
        raise InvalidInput(sentence, "unknown", what=what.split()[-1], where=where, name=name, near=near)
