"""Dealing a full position that fits a view: what the seat has not seen is drawn from the cards that it has not seen."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from random import Random

from sanjuan.games.citadels import knowledge
from sanjuan.games.citadels.cards import deck
from sanjuan.games.citadels.rules.draft import pack_of
from sanjuan.games.citadels.rules.moving import seat_option
from sanjuan.games.citadels.rules.turns import offered
from sanjuan.games.citadels.state import State
from sanjuan.table.flow import EVERYBODY, Ask
from sanjuan.table.rng import shuffle
from sanjuan.table.sight import HIDDEN, plausible

TRIES = 20
"""The attempts to deal the hidden districts so that the open question could have been put to its seat."""


def guess(seen: State, rng: Random) -> State:
    """Deal every hidden card of a view at random; the result is a full position with `view(guess(v)) == v`.

    Draws on `rng.random()` alone.
    """
    state = seen.copy()
    seat = None if seen.viewer == EVERYBODY else seen.viewer
    state.seed = int(rng.random() * 2**53)
    state.viewer = None
    _deal_characters(state, seat, rng)
    _deal_marks(state, rng)
    unseen = _unseen(seen)
    question = seen.ask
    if question is None or question.seat == seat:
        _deal_districts(state, seen, unseen, rng)
        return state
    for _ in range(TRIES):
        _deal_districts(state, seen, unseen, rng)
        options = OPTIONS[question.kind](state, question) if question.kind in OPTIONS else question.options
        state.ask = question._replace(options=tuple(options))
        if plausible(state, seat):
            break
    return state


@lru_cache(maxsize=64)
def _whole(uniques: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(deck(uniques))


def _unseen(seen: State) -> list[str]:
    """Return the districts that the viewer sees nowhere."""
    left = list(_whole(seen.uniques))
    for cards in (*seen.cities, *seen.hands, seen.deck[: len(seen.laid)], seen.museum, seen.drawn):
        for card in cards:
            if card != HIDDEN:
                left.remove(card)
    if seen.building:
        left.remove(seen.building)
    return left


def _deal_districts(state: State, seen: State, unseen: Sequence[str], rng: Random) -> None:
    """Put an unseen card in the place of each hidden one."""
    cards = list(unseen)
    shuffle(cards, rng)
    for seat, hand in enumerate(seen.hands):
        if HIDDEN in hand:
            state.hands[seat] = _filled(hand, cards)
    if HIDDEN in seen.drawn:
        state.drawn = tuple(_filled(seen.drawn, cards))
    if seen.museum:
        state.museum = _filled(seen.museum, cards)
    state.deck = _filled(seen.deck, cards)


def _filled(hidden: Sequence[str], cards: list[str]) -> list[str]:
    return [cards.pop() if card == HIDDEN else card for card in hidden]


def _deal_marks(state: State, rng: Random) -> None:
    """Sign one of the warrants, put the flower on one of the threats, also on one that was bought off."""
    if state.signed == HIDDEN:
        state.signed = state.warrants[int(rng.random() * len(state.warrants))]
    if state.flower == HIDDEN:
        marked = [name for name in state.cast if name in state.threats or name in state.lifted]
        state.flower = marked[int(rng.random() * len(marked))]


def _deal_characters(state: State, seat: int | None, rng: Random) -> None:
    """Deal the draft: what everybody took, holds and was handed."""
    if not state.taken:
        return
    characters, owners = knowledge.drawn(state, seat, rng)
    state.taken = tuple(characters[: len(state.takers)])
    for other, held in enumerate(state.held):
        if HIDDEN in held:
            state.held[other] = tuple([name for name, owner in zip(state.taken, owners, strict=True) if owner == other])
        if other != seat:
            state.handed[other] = _handed(state, other, seat)


def _handed(state: State, other: int, seat: int | None) -> tuple[tuple[str, ...], ...]:
    """Return what a seat has been handed: what had not left before it chose."""
    moments = [at for at, taker in enumerate(state.takers) if taker == other]
    if state.ask is not None and state.ask.seat == other and state.ask.kind == "character":
        moments.append(len(state.takers))
    last, first = len(state.gold), state.taken[0]
    if state.special and len(state.takers) > last and _was_passed_on(state, first, seat):
        first = state.taken[last]
    found = []
    for at in moments:
        gone = {first, *state.taken[1:at]}
        pack = [name for name in state.cast if name not in gone and name not in state.face_up]
        if state.special and at == last:
            pack.append(first)
        found.append(tuple(pack))
    return tuple(found)


def _was_passed_on(state: State, character: str, seat: int | None) -> bool:
    """Return whether what is face down in the end was handed round: the last seat took what was there before.

    That seat itself was handed first what came round.
    """
    if seat is None or not state.handed[seat]:
        return False
    came = state.handed[seat][0]
    return character in (came[:1] if seat == state.takers[len(state.gold)] else came)


def _hand(state: State, question: Ask) -> Sequence[str]:
    return state.hands[question.seat]


def _pack(state: State, question: Ask) -> Sequence[str]:
    if not state.special:
        return pack_of(state)
    return [name for name in state.cast if name in pack_of(state) or name == state.taken[0]]


def _magic(state: State, question: Ask) -> Sequence[str]:
    seats = [seat_option(seat) for seat in range(len(state.gold)) if seat != question.seat]
    return seats + state.hands[question.seat]


OPTIONS: dict[str, Callable[[State, Ask], Sequence[str]]] = {
    "turn": lambda state, question: offered(state),
    "character": _pack,
    "dismiss": _pack,
    "theater_give": lambda state, question: state.held[question.seat],
    "keep": lambda state, question: state.drawn,
    "scholar": lambda state, question: state.drawn,
    "signed": lambda state, question: state.warrants,
    "flower": lambda state, question: state.threats,
    "magic": _magic,
    "wizard_take": lambda state, question: sorted(set(state.hands[state.aim])),
    "seer_give": _hand,
    "den": _hand,
    "lend": _hand,
    "laboratory": _hand,
    "museum": _hand,
}
"""The options of the questions whose options are hidden from the others, by kind."""
