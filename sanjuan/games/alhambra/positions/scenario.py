"""Scenarios of Alhambra: standing up any position, and what can be expected of one (facts, section 8)."""

from collections import Counter
from collections.abc import Collection
from typing import Any

from sanjuan.games.alhambra.cards import BUILDINGS, CURRENCIES, DUMMY, MONEY, SCORING, money
from sanjuan.games.alhambra.kinds import KINDS as KINDS
from sanjuan.games.alhambra.rules.ending import end_game
from sanjuan.games.alhambra.rules.refill import ROW
from sanjuan.games.alhambra.rules.turns import act
from sanjuan.games.alhambra.setup import begin, bury, deal, places
from sanjuan.games.alhambra.state import NOWHERE, Span, State, empty
from sanjuan.scenario.scenes import Name
from sanjuan.scenario.shapes import Unfit, flag, items, known, known_keys, table, text, texts, whole, within
from sanjuan.table.flow import run
from sanjuan.table.game_options import resolve
from sanjuan.table.rng import shuffle

POSITION = (
    "turn", "yard", "row", "buildings", "money", "discard", "scored", "shuffles", "buildings_only", "money_only",
    "at", "a", "b", DUMMY,
)  # fmt: skip
SEAT = ("palace", "hand", "points")
DEAL = ("buildings", "money", "a", "b")
"""The keys of a position that is dealt by the rules (`at = "deal"`)."""
MOMENTS = ("deal", "end")
WORDS = {*BUILDINGS, *MONEY, *SCORING, *CURRENCIES, DUMMY, ""}


class Supply:
    """The cards that are not yet placed: no position has more of a card than the game."""

    def __init__(self, what: str, cards: list[str]) -> None:
        self.what = what
        self.all = Counter(cards)
        self.left = Counter(cards)

    def take(self, card: Any, where: str) -> str:
        """Return a card after taking it off the supply; raises `Unfit` on an unknown card or one too many."""
        name = known(text(card, where), self.all, where, self.what)
        if not self.left[name]:
            raise Unfit(f"{where}: one {name} too many: there are {self.all[name]} in this game")
        self.left[name] -= 1
        return name

    def take_all(self, cards: Any, where: str) -> list[str]:
        """Return a list of cards after taking them off the supply."""
        return [self.take(card, where) for card in items(cards, where)]


class MoneySupply(Supply):
    """Money and the scoring cards, which lie in the money pile only."""

    def take(self, card: Any, where: str) -> str:
        """Return a card; raises `Unfit` on a scoring card anywhere but in the pile."""
        if card in SCORING and where != "position, money":
            raise Unfit(f"{where}: {card} lies in the money pile only")
        return super().take(card, where)


def stand(seats: int, options: dict[str, Any], position: dict[str, Any]) -> State:
    """Return the state of a [position], played on to its first question."""
    resolve((), options)
    at = known(text(position["at"], "position, at"), MOMENTS, "position, at", "moment") if "at" in position else ""
    if at == "deal":
        return _dealt(seats, position)
    for key in ("a", "b"):
        if key in position:
            raise Unfit(f"position, {key}: it goes with at = 'deal' only")
    state = _laid(seats, position)
    state.first = state.turn = within(position.get("turn", 0), seats, "position, turn")
    if at == "end":
        end_game(state)
    else:
        act(state, state.turn, False)
        run(state)
    return state


def _dealt(seats: int, position: dict[str, Any]) -> State:
    """Return a game set up by the rules from two shuffled piles and the places of the scoring cards in their fifths."""
    given = {key: value for key, value in position.items() if key not in ("seed", "seat", "at")}
    known_keys(given, DEAL, "position, at = 'deal'")
    if any(position["seat"]):
        raise Unfit("position, seat: at = 'deal' the rules deal the hands")
    state = empty(seats, position["seed"])
    state.buildings = _whole_pile(Supply("building", list(BUILDINGS)), position, "buildings")
    state.money = _whole_pile(Supply("money card", money(seats)), position, "money")
    deal(state)
    second, fourth = places(state)
    a = within(position.get("a", 0), second, "position, a")
    bury(state, a, within(position.get("b", 0), fourth, "position, b"))
    begin(state)
    return state


def _whole_pile(supply: Supply, position: dict[str, Any], key: str) -> list[str]:
    """Return a whole pile with its top card last: what is listed on top, the rest mixed by the seed below."""
    top = supply.take_all(position.get(key, []), f"position, {key}")
    rest = list(supply.left.elements())
    shuffle(rest, empty(2, position["seed"]).chance())
    return [*rest, *top[::-1]]


def _laid(seats: int, position: dict[str, Any]) -> State:
    state = empty(seats, position["seed"])
    state.dealt, state.round = False, 1
    buildings, coins = Supply("building", list(BUILDINGS)), MoneySupply("money card", [*money(seats), *SCORING])
    for number, given in enumerate(position["seat"]):
        where = f"position, seat {number}"
        state.palaces[number] = buildings.take_all(given.get("palace", []), f"{where}, palace")
        state.hands[number] = coins.take_all(given.get("hand", []), f"{where}, hand")
        state.add_up(number)
        state.points[number] = whole(given.get("points", 0), f"{where}, points")
    _martin(state, position, buildings)
    _open_cards(state, position, buildings, coins)
    rng = state.chance()
    listed = buildings.take_all(position.get("buildings", []), "position, buildings")
    rest = [] if _only(position, "buildings_only") else list(buildings.left.elements())
    shuffle(rest, rng)
    state.buildings = [*rest, *listed[::-1]]
    _money_pile(state, position, coins)
    state.stacked = _stacked(position, seats)
    return state


def _only(position: dict[str, Any], key: str) -> bool:
    return flag(position.get(key, False), f"position, {key}")


def _martin(state: State, position: dict[str, Any], buildings: Supply) -> None:
    if DUMMY not in position:
        return
    where = f"position, {DUMMY}"
    given = table(position[DUMMY], where)
    if not state.martin():
        raise Unfit(f"{where}: Martin plays at two seats only, not at {len(state.hands)}")
    known_keys(given, ("palace", "points"), where)
    state.palaces[-1] = buildings.take_all(given.get("palace", []), f"{where}, palace")
    state.points[-1] = whole(given.get("points", 0), f"{where}, points")


def _open_cards(state: State, position: dict[str, Any], buildings: Supply, coins: Supply) -> None:
    """Lay out the yard, the row and the discard pile, and note the scorings that are over."""
    yard = texts(position.get("yard", [""] * ROW), "position, yard")
    if len(yard) != ROW:
        raise Unfit(f"position, yard: {ROW} slots are wanted (an empty one is ''), not {len(yard)}")
    state.yard = [card and buildings.take(card, "position, yard") for card in yard]
    state.row = coins.take_all(position.get("row", []), "position, row")
    if len(state.row) > ROW:
        raise Unfit(f"position, row: at most {ROW} cards lie in the row, not {len(state.row)}")
    state.discard = coins.take_all(position.get("discard", []), "position, discard")
    for letter in texts(position.get("scored", []), "position, scored"):
        known(letter, SCORING.values(), "position, scored", "scoring")
        if letter in state.scored:
            raise Unfit(f"position, scored: {letter!r} is given twice")
        state.scored.append(letter)


def _money_pile(state: State, position: dict[str, Any], coins: Supply) -> None:
    """Build the money pile: what is listed on top, the unseen rest, at the very bottom scoring cards to come, A above
    B."""
    listed = coins.take_all(position.get("money", []), "position, money")
    for card, letter in SCORING.items():
        if letter in state.scored and not coins.left[card]:
            raise Unfit(f"position, money: {card} cannot come again: scored has {letter!r}")
    rest = [card for card in coins.left.elements() if card not in SCORING]
    shuffle(rest, state.chance())
    to_come = [card for card, letter in SCORING.items() if coins.left[card] and letter not in state.scored]
    below = [] if _only(position, "money_only") else [*to_come[::-1], *rest]
    state.money = [*below, *listed[::-1]]
    anywhere = (0, len(state.money) - 1)
    spans: list[Span] = [anywhere if card in state.money else NOWHERE for card in SCORING]
    state.spans = (spans[0], spans[1])


def _stacked(position: dict[str, Any], seats: int) -> list[list[str]]:
    where, valid = "position, shuffles", money(seats)
    given = [texts(cards, where) for cards in items(position.get("shuffles", []), where)]
    return [[known(card, valid, where, "money card") for card in cards] for cards in given]


def words(state: State) -> Collection[str]:
    """Return the words that options are made of."""
    return WORDS


def _check_martin(state: State) -> int:
    if not state.martin():
        raise Unfit(f"expect, {DUMMY}: Martin plays at two seats only")
    return -1


NAMES = {
    "seat.N.hand": Name(lambda state, seat: state.hands[seat], texts, cards=True),
    "seat.N.hand.count": Name(lambda state, seat: len(state.hands[seat])),
    "seat.N.palace": Name(lambda state, seat: state.palaces[seat], texts, cards=True),
    "seat.N.points": Name(lambda state, seat: state.points[seat]),
    "martin.palace": Name(lambda state: state.palaces[_check_martin(state)], texts, cards=True),
    "martin.points": Name(lambda state: state.points[_check_martin(state)]),
    "yard": Name(lambda state: state.yard, texts, cards=True, ordered=True),
    "row": Name(lambda state: state.row, texts, cards=True, ordered=True),
    "money.count": Name(lambda state: len(state.money)),
    "buildings.count": Name(lambda state: len(state.buildings)),
    "discard.count": Name(lambda state: len(state.discard)),
    "turn": Name(lambda state: state.turn),
}
