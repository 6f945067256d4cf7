"""A check of positions of Alhambra: known names, no card too many, everything in its place."""

from collections import Counter
from collections.abc import Iterator, Sequence

from sanjuan.games.alhambra.cards import BUILDINGS, CATEGORIES, CURRENCIES, LETTERS, SCORING, money
from sanjuan.games.alhambra.kinds import KINDS
from sanjuan.games.alhambra.rules.refill import ROW
from sanjuan.games.alhambra.setup import SEATS
from sanjuan.games.alhambra.state import NO_SLOT, State
from sanjuan.table.position_checks import check_cards, check_count, check_name, check_seats, each_card
from sanjuan.table.sight import HIDDEN
from sanjuan.table.untrusted import InvalidInput


def check(state: State) -> None:
    """Refuse a position or view that cannot be one; raises `InvalidInput` with place and nearest word."""
    seats = len(state.hands)
    if seats not in SEATS:
        raise InvalidInput(f"seats: Alhambra seats 2 to 6 players, not {seats}", "seats", count=seats)
    _check_sizes(state, seats)
    check_cards(state, each_card(_buildings(state)), Counter(BUILDINGS), "building")
    left = Counter([*money(seats), *SCORING])
    check_cards(state, each_card([("money", state.money)]), left, "money card")
    check_cards(state, each_card(_open_money(state)), left, "money card", left.keys() - SCORING.keys())
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
        check_count(name, part, count)
    for number, (letter, table) in enumerate(state.tally):
        check_name(letter, LETTERS, "scoring", f"tally.{number}")
        if [len(points) for points in table] != [owners] * len(CATEGORIES):
            sentence = f"tally.{number}: points of {len(CATEGORIES)} categories for {owners} owners are expected"
            raise InvalidInput(sentence, "count", where=f"tally.{number}", most=len(CATEGORIES), count=len(table))


def _buildings(state: State) -> Iterator[tuple[str, list[str]]]:
    yield "yard", [card for card in state.yard if card]
    yield "buildings", state.buildings
    yield "bought", [state.bought] if state.bought else []
    yield from ((f"palaces.{number}", palace) for number, palace in enumerate(state.palaces))


def _open_money(state: State) -> Iterator[tuple[str, list[str]]]:
    """Yield where money lies that has left the pile: no scoring card is among it."""
    yield "row", state.row
    yield "discard", state.discard
    yield from ((f"hands.{number}", hand) for number, hand in enumerate(state.hands))


def _check_numbers(state: State, seats: int) -> None:
    check_seats(state, seats, {"turn": state.turn, "first": state.first})
    if not NO_SLOT <= state.slot < ROW:
        sentence = f"slot: slots are 0 to {ROW - 1} or {NO_SLOT} for none, not {state.slot}"
        raise InvalidInput(sentence, "range", where="slot", most=ROW - 1, value=state.slot)


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
        check_name(letter, LETTERS, "scoring", f"scored.{number}")
    known = [*money(2), *SCORING]
    lists: dict[str, Sequence[Sequence[str]]] = {
        "seen": state.seen, "spent": state.spent, "pool": [state.pool], "stacked": state.stacked,
    }  # fmt: skip
    for name, piles in lists.items():
        for number, cards in enumerate(piles):
            for card in cards:
                check_name(card, known, "money card", f"{name}.{number}")
    if state.ask is not None:
        check_name(state.ask.kind, KINDS, "kind of question", "ask.kind")
