"""The checks of positions that games share: known names, numbers within bounds, no card too many.

Each raises `InvalidInput` with the place, and with the nearest word where there is one.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sized
from difflib import get_close_matches
from typing import Any

from sanjuan.table.flow import EVERYBODY
from sanjuan.table.sight import HIDDEN
from sanjuan.table.untrusted import InvalidInput


def check_name(name: str, names: Collection[str], what: str, where: str) -> None:
    """Refuse a name that a place may not have; `what` says what the names are of."""
    if name not in names:
        near = get_close_matches(name, names, 1, 0.0)[0]
        sentence = f"{where}: unknown {what} {name!r}; did you mean {near!r}?"
        raise InvalidInput(sentence, "unknown", what=what.split()[-1], where=where, name=name, near=near)


def check_range(where: str, value: int, least: int, most: int, what: str = "numbers") -> None:
    """Refuse a number out of its bounds."""
    if not least <= value <= most:
        sentence = f"{where}: {what} are {least} to {most}, not {value}"
        raise InvalidInput(sentence, "range", where=where, most=most, value=value)


def check_seats(state: Any, seats: int, places: Mapping[str, int]) -> None:
    """Refuse a seat that is not at the table: in these places, in the question, or as the one who looks."""
    asked = {} if state.ask is None else {"ask.seat": state.ask.seat}
    for where, seat in {**places, **asked}.items():
        check_range(where, seat, 0, seats - 1, "seats")
    if state.viewer is not None and not EVERYBODY <= state.viewer < seats:
        sentence = f"viewer: seats are 0 to {seats - 1} or {EVERYBODY} for everybody, not {state.viewer}"
        raise InvalidInput(sentence, "range", where="viewer", most=seats - 1, value=state.viewer)


def check_count(where: str, items: Sized, count: int) -> None:
    """Refuse a list with too few or too many entries."""
    if len(items) != count:
        sentence = f"{where}: {count} entries are expected, not {len(items)}"
        raise InvalidInput(sentence, "count", where=where, most=count, count=len(items))


def check_hidden(state: Any, where: str) -> None:
    """Refuse something hidden in a full position: only a view has it."""
    if state.viewer is None:
        raise InvalidInput(f"{where}: something hidden, though this is nobody's view", "hidden", where=where)


def each_card(piles: Iterable[tuple[str, Iterable[str]]]) -> Iterator[tuple[str, str]]:
    """Yield every card of some piles with its place, such as "hands.0.2"."""
    for pile, cards in piles:
        yield from ((f"{pile}.{number}", card) for number, card in enumerate(cards))


def check_cards(
    state: Any, placed: Iterable[tuple[str, str]], left: Counter[str], what: str, names: Collection[str] = ()
) -> None:
    """Refuse cards that may not be where they are, and one more of a card than the game has.

    `placed` gives each card with its place. `left` counts the cards of the game, and is used up; `names` are those that
    may be here, if not all of them.
    """
    names = names or frozenset(left)
    for where, card in placed:
        if card == HIDDEN:
            check_hidden(state, where)
            continue
        check_name(card, names, what, where)
        left[card] -= 1
        if left[card] < 0:
            raise InvalidInput(f"{where}: one {card} too many for this game", "surplus", where=where, name=card)
