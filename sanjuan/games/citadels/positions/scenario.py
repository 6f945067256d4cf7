"""Scenarios of Citadels: standing up any position, and what can be expected of one (facts, A8)."""

from collections import Counter
from collections.abc import Collection
from typing import Any

from sanjuan.games.citadels.cards import COST, DISTRICTS, TYPES, UNIQUE_NAMES, deck
from sanjuan.games.citadels.characters import CHARACTERS, CROWN_RANK, RANK
from sanjuan.games.citadels.kinds import KINDS as KINDS
from sanjuan.games.citadels.rules.calling import call
from sanjuan.games.citadels.rules.ending import end_game
from sanjuan.games.citadels.rules.moving import holder
from sanjuan.games.citadels.rules.rounds import close_round, start_round
from sanjuan.games.citadels.score import parts, scores
from sanjuan.games.citadels.setup import laid
from sanjuan.games.citadels.state import NOBODY, State
from sanjuan.scenario.scenes import Name
from sanjuan.scenario.shapes import Unfit, flag, items, known, text, texts, whole, within
from sanjuan.table.flow import run
from sanjuan.table.rng import shuffle

MARKS = ("killed", "robbed", "bewitched", "signed", "flower")
POSITION = (
    "crown", "deck", "deck_only", "characters", "picked", "call", "face_up", *MARKS, "warrants", "threats", "pot",
    "first", "chance", "shuffles", "at",
)  # fmt: skip
SEAT = ("city", "coins", "museum", "hand", "gold")
MOMENTS = ("draft", "end")
WORDS = {
    *DISTRICTS, *CHARACTERS, *TYPES, "gold", "card", "cards", "income", "power", "pay", "reveal", "confiscate",
    *[f"seat_{seat}" for seat in range(8)], *[f"{seat}:{card}" for seat in range(8) for card in DISTRICTS],
}  # fmt: skip
PLACERS = {"robbed": "thief", "warrants": "magistrate", "threats": "blackmailer"}
"""The character whose player has placed the tokens of each kind: the robbery, the warrants, the threats."""


def stand(seats: int, options: dict[str, Any], position: dict[str, Any]) -> State:
    """Return the state of a [position], played on to its first question."""
    state = laid(seats, position["seed"], options)
    at = known(text(position.get("at", "draft"), "position, at"), MOMENTS, "position, at", "moment")
    _lay_districts(state, position)
    state.crown = within(position.get("crown", 0), seats, "position, crown")
    state.pot = _count(position, "pot")
    if "first" in position:
        state.first = within(position["first"], seats, "position, first")
    _lay_chance(state, position)
    if "picked" in position:
        _lay_characters(state, position, len(state.cast) + 1 if at == "end" else 1)
    elif at == "end":
        state.round = 1
    if at == "end":
        end_game(state)
    elif "picked" in position:
        state.todo += [(close_round,), (call, state.called + 1)]
    else:
        start_round(state)
    run(state)
    return state


def _count(table: dict[str, Any], key: str, where: str = "position") -> int:
    number = whole(table.get(key, 0), f"{where}, {key}")
    if number < 0:
        raise Unfit(f"{where}, {key}: a number from 0 on is wanted, not {number}")
    return number


def _cards(value: Any, where: str) -> list[str]:
    return [known(card, DISTRICTS, where, "district") for card in texts(value, where)]


def _lay_districts(state: State, position: dict[str, Any]) -> None:
    """Lay cities, hands, what is under a Museum, the deck; gold and coins with them."""
    for seat, given in enumerate(position["seat"]):
        where = f"position, seat {seat}"
        state.cities[seat] = _cards(given.get("city", []), f"{where}, city")
        state.coins[seat] = [0] * len(state.cities[seat])
        for index in items(given.get("coins", []), f"{where}, coins"):
            state.coins[seat][within(index, len(state.cities[seat]), f"{where}, coins")] = 1
        state.hands[seat] = _cards(given.get("hand", []), f"{where}, hand")
        under = _cards(given.get("museum", []), f"{where}, museum")
        state.museum += under
        state.tuckers += [1 << seat] * len(under)
        state.gold[seat] = _count(given, "gold", where)
    top = _cards(position.get("deck", []), "position, deck")
    placed = [*sum(state.cities, []), *sum(state.hands, []), *state.museum, *top]
    more = [card for card in UNIQUE_NAMES if card in placed and card not in state.uniques]
    state.uniques += tuple(more)
    left = Counter(deck(state.uniques))
    left.subtract(placed)
    surplus = [card for card, count in left.items() if count < 0]
    if surplus:
        raise Unfit(f"position: one {surplus[0]} too many: there are {DISTRICTS[surplus[0]].copies} in the game")
    rest = [] if flag(position.get("deck_only", False), "position, deck_only") else list(left.elements())
    shuffle(rest, state.chance())
    state.deck = [*rest, *top[::-1]]


def _lay_chance(state: State, position: dict[str, Any]) -> None:
    where = "position, chance"
    state.chances = tuple([whole(number, where) for number in items(position.get("chance", []), where)])
    words, where = {*DISTRICTS, *state.cast}, "position, shuffles"
    decks = [texts(order, where) for order in items(position.get("shuffles", []), where)]
    state.stacked = tuple([tuple([known(card, words, where, "card") for card in order]) for order in decks])
    where = "position, characters"
    given = items(position.get("characters", []), where)
    packs = given if given and isinstance(given[0], list) else [given] if given else []
    state.packs = tuple([_characters(state, pack, where) for pack in packs])


def _characters(state: State, value: Any, where: str) -> tuple[str, ...]:
    """Return characters of the cast, none twice."""
    names = [known(name, state.cast, where, "character") for name in texts(value, where)]
    for name in names:
        if names.count(name) > 1:
            raise Unfit(f"{where}: {name} is there twice")
    return tuple(names)


def _lay_characters(state: State, position: dict[str, Any], usual: int) -> None:
    """Deal the characters, and call the ranks up to the one that is next."""
    state.round = 1
    where, picked = "position, picked", items(position["picked"], "position, picked")
    if len(picked) > len(state.gold):
        raise Unfit(f"{where}: {len(picked)} lists are given for {len(state.gold)} seats")
    state.held = [_characters(state, names, where) for names in picked] + [()] * (len(state.gold) - len(picked))
    state.face_up = _characters(state, position.get("face_up", []), "position, face_up")
    _characters(state, [*sum(state.held, ()), *state.face_up], "position, picked and face_up")
    _lay_draft(state)
    state.called = within(position.get("call", usual), len(state.cast) + 2, "position, call") - 1
    for mark in MARKS:
        if mark in position and position[mark] != "":
            setattr(state, mark, known(text(position[mark], mark), state.cast, f"position, {mark}", "character"))
    state.warrants = _characters(state, position.get("warrants", []), "position, warrants")
    state.threats = _characters(state, position.get("threats", []), "position, threats")
    if state.flower not in state.threats:
        state.flower = ""
    state.witch = holder(state, "witch")
    state.thief, state.magistrate, state.blackmailer = [_player(state, name) for name in PLACERS.values()]
    _reveal(state)


def _lay_draft(state: State) -> None:
    """Note a draft that leads to the characters held: the rest of the characters lie face down."""
    held = [(name, seat) for seat, names in enumerate(state.held) for name in names]
    gone = [*[name for name, _ in held], *state.face_up]
    down = [(name, NOBODY) for name in state.cast if name not in gone]
    left = [*down[:1], *held, *down[1:]]
    state.taken, state.takers = tuple([name for name, _ in left]), tuple([taker for _, taker in left])


def _player(state: State, character: str) -> int:
    """Return the seat that has acted as a character: of a bewitched one the Witch."""
    return state.witch if character == state.bewitched else holder(state, character)


def _reveal(state: State) -> None:
    """Count as revealed what was called and is held, but for the killed one; with what that means for later ranks."""
    for character in state.cast[: state.called]:
        seat = holder(state, character)
        if seat == NOBODY or character == state.killed:
            continue
        state.revealed[seat] += (character,)
        if RANK[character] == CROWN_RANK:
            state.crowner = seat
        if CHARACTERS[character].shields:
            state.shielded = _player(state, character)


def words(state: State) -> Collection[str]:
    """Return the words that options are made of."""
    return WORDS


def _numbers(value: Any, where: str) -> list[int]:
    return [whole(item, where) for item in items(value, where)]


def _text_or_texts(value: Any, where: str) -> Any:
    return text(value, where) if isinstance(value, str) else texts(value, where)


def _is_top(cards: list[str], wanted: Any) -> bool:
    return cards[:1] == [wanted] if isinstance(wanted, str) else cards[: len(wanted)] == wanted


def _is_bottom(cards: list[str], wanted: Any) -> bool:
    return cards[-1:] == [wanted] if isinstance(wanted, str) else cards[len(cards) - len(wanted) :] == wanted


def _coins(state: State, seat: int) -> list[int]:
    return [index for index, coin in enumerate(state.coins[seat]) if coin]


NAMES = {
    "seat.N.hand": Name(lambda state, seat: state.hands[seat], texts, cards=True),
    "seat.N.hand.count": Name(lambda state, seat: len(state.hands[seat])),
    "seat.N.city": Name(lambda state, seat: state.cities[seat], texts, cards=True, ordered=True),
    "seat.N.coins": Name(_coins, _numbers, ordered=True),
    "seat.N.museum.count": Name(lambda state, seat: len(state.museum) if "museum" in state.cities[seat] else 0),
    "seat.N.gold": Name(lambda state, seat: state.gold[seat]),
    "seat.N.score": Name(lambda state, seat: scores(state)[seat]),
    "seat.N.score.CARD": Name(lambda state, seat, card: parts(state, seat).get(card, 0) if card in COST else 0),
    "seat.N.characters": Name(lambda state, seat: list(state.held[seat]), texts, cards=True),
    "crown": Name(lambda state: state.crown),
    "pot": Name(lambda state: state.pot),
    "deck.count": Name(lambda state: len(state.deck)),
    "deck.top": Name(lambda state: state.deck[::-1], _text_or_texts, cards=True, ordered=True, fits=_is_top),
    "deck.bottom": Name(lambda state: state.deck[::-1], _text_or_texts, cards=True, ordered=True, fits=_is_bottom),
    "first": Name(lambda state: state.first),
    "killed": Name(lambda state: state.killed, text),
    "bewitched": Name(lambda state: state.bewitched, text),
    "robbed": Name(lambda state: state.robbed, text),
    "round": Name(lambda state: state.round),
}
