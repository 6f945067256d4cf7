"""A check of positions of Alhambra: known names, no card too many, everything in its place."""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from difflib import get_close_matches

from sanjuan.games.alhambra.cards import BUILDINGS, CATEGORIES, CURRENCIES, LETTERS, SCORING, money
from sanjuan.games.alhambra.kinds import KINDS
from sanjuan.games.alhambra.rules.refill import ROW
from sanjuan.games.alhambra.setup import SEATS
from sanjuan.games.alhambra.state import NO_SLOT, State
from sanjuan.table.flow import EVERYBODY
from sanjuan.table.sight import HIDDEN
from sanjuan.table.untrusted import InvalidInput


def check(state: State) -> None:
    """Refuse a position or view that cannot be one; raises `InvalidInput` with place and nearest word."""
    seats = len(state.hands)
    if seats not in SEATS:
        raise InvalidInput(f"seats: Alhambra seats 2 to 6 players, not {seats}", "seats", count=seats)
    _check_sizes(state, seats)
    _check_cards(state, "building", Counter(BUILDINGS), dict(_buildings(state)))
    _check_cards(state, "money card", Counter([*money(seats), *SCORING]), dict(_money(state)))
    _check_numbers(state, seats)
    _check_worth(state)
    _check_words(state)


def _check_sizes(state: State, seats: int) -> None:
    """See that there is a part for each seat, or owner; the yard has 4 slots, the row at most 4 cards."""
    owners = seats + (seats == 2)
    for name, part, count in (
        ("seen", state.seen, seats),
        ("spent", state.spent, seats),
        ("palaces", state.palaces, owners),
        ("points", state.points, owners),
        ("worth", state.worth, seats * len(CURRENCIES)),
        ("yard", state.yard, ROW),
        ("row", state.row[ROW:], 0),
    ):
        if len(part) != count:
            sentence = f"{name}: {count} entries are expected, not {len(part)}"
            raise InvalidInput(sentence, "count", where=name, most=count, count=len(part))
    for number, (letter, table) in enumerate(state.tally):
        _known(letter, LETTERS, "scoring", f"tally.{number}")
        if [len(points) for points in table] != [owners] * len(CATEGORIES):
            sentence = f"tally.{number}: points of {len(CATEGORIES)} categories for {owners} owners are expected"
            raise InvalidInput(sentence, "count", where=f"tally.{number}", most=len(CATEGORIES), count=len(table))


def _buildings(state: State) -> Iterator[tuple[str, list[str]]]:
    yield "yard", [card for card in state.yard if card]
    yield "buildings", state.buildings
    yield "bought", [state.bought] if state.bought else []
    yield from ((f"palaces.{number}", palace) for number, palace in enumerate(state.palaces))


def _money(state: State) -> Iterator[tuple[str, list[str]]]:
    yield "row", state.row
    yield "discard", state.discard
    yield "money", state.money
    yield from ((f"hands.{number}", hand) for number, hand in enumerate(state.hands))


def _check_cards(state: State, what: str, left: Counter[str], places: dict[str, list[str]]) -> None:
    for where, cards in places.items():
        for number, card in enumerate(cards):
            place = f"{where}.{number}"
            if card == HIDDEN:
                _only_in_a_view(state, place)
                continue
            _known(card, left if where == "money" else left.keys() - SCORING.keys(), what, place)
            left[card] -= 1
            if left[card] < 0:
                raise InvalidInput(f"{place}: one {card} too many for this game", "surplus", where=place, name=card)


def _only_in_a_view(state: State, where: str) -> None:
    if state.viewer is None:
        raise InvalidInput(f"{where}: a hidden card, though this is nobody's view", "hidden", where=where)


def _check_numbers(state: State, seats: int) -> None:
    asked = {} if state.ask is None else {"ask.seat": state.ask.seat}
    for where, seat in ({"turn": state.turn, "first": state.first} | asked).items():
        if not 0 <= seat < seats:
            sentence = f"{where}: seats are 0 to {seats - 1}, not {seat}"
            raise InvalidInput(sentence, "range", where=where, most=seats - 1, value=seat)
    if not NO_SLOT <= state.slot < ROW:
        sentence = f"slot: slots are 0 to {ROW - 1} or {NO_SLOT} for none, not {state.slot}"
        raise InvalidInput(sentence, "range", where="slot", most=ROW - 1, value=state.slot)
    if state.viewer is not None and not EVERYBODY <= state.viewer < seats:
        sentence = f"viewer: seats are 0 to {seats - 1} or {EVERYBODY} for everybody, not {state.viewer}"
        raise InvalidInput(sentence, "range", where="viewer", most=seats - 1, value=state.viewer)


def _check_worth(state: State) -> None:
    """See that hands are worth what is noted; of a view nothing is noted of the hidden ones."""
    added = state.copy()
    for seat, hand in enumerate(state.hands):
        if HIDDEN not in hand:
            added.add_up(seat)
            if added.worth != state.worth:
                raise InvalidInput(f"worth: hand {seat} is worth something else", "worth", where="worth", value=seat)


def _check_words(state: State) -> None:
    for number, letter in enumerate(state.scored):
        _known(letter, LETTERS, "scoring", f"scored.{number}")
    known = [*money(2), *SCORING]
    lists: dict[str, Sequence[Sequence[str]]] = {
        "seen": state.seen, "spent": state.spent, "pool": [state.pool], "stacked": state.stacked,
    }  # fmt: skip
    for name, piles in lists.items():
        for number, cards in enumerate(piles):
            for card in cards:
                _known(card, known, "money card", f"{name}.{number}")
    if state.ask is not None:
        _known(state.ask.kind, KINDS, "kind of question", "ask.kind")


def _known(name: str, names: Collection[str], what: str, where: str) -> None:
    if name not in names:
        near = get_close_matches(name, names, 1, 0.0)[0]
        sentence = f"{where}: unknown {what} {name!r}; did you mean {near!r}?"
        raise InvalidInput(sentence, "unknown", what=what.split()[-1], where=where, name=name, near=near)
