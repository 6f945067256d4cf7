"""Dealing a full position that fits a view: what nobody saw is drawn from the cards that nobody saw."""

from collections import Counter
from collections.abc import Iterator
from random import Random

from sanjuan.games.alhambra.cards import BUILDINGS, CURRENCIES, CURRENCY, PRICE, SCORING, VALUE, money
from sanjuan.games.alhambra.rules.turns import offered, payable
from sanjuan.games.alhambra.setup import CAPITAL
from sanjuan.games.alhambra.state import State
from sanjuan.table.flow import Ask
from sanjuan.table.rng import shuffle
from sanjuan.table.sight import HIDDEN

TRIES, DEALS = 40, 6
"""The attempts to draw one hand that could have been dealt and could have led to the open question, and the attempts to
draw all hands, which are drawn again if no such cards were left for one of them."""


def guess(seen: State, rng: Random) -> State:
    """Deal every hidden card of a view at random; the result is a full position with `view(guess(v)) == v`.

    A hand gets what it was seen to take and has not paid; the rest of it are cards of the start hand, dealt until they
    were worth 20. Draws on `rng.random()` alone.
    """
    state = seen.copy()
    state.seed = int(rng.random() * 2**53)
    state.viewer = None
    _fill_money(state, _deal_hands(state, seen, rng), rng)
    state.buildings = _buildings(seen, rng)
    if state.ask is not None and not state.ask.options:
        state.ask = _question(state, state.ask)
    return state


def _deal_hands(state: State, seen: State, rng: Random) -> list[str]:
    """Deal the hidden hands, all of them again if one could not have been dealt; return the cards that are left."""
    unseen = _unseen_money(seen)
    for _ in range(DEALS):
        left, fits = unseen[:], True
        for seat in _hidden_hands(seen):
            state.hands[seat], could_be = _hand(state, seen, seat, left, rng)
            fits = fits and could_be
        if fits:
            break
    for seat in _hidden_hands(seen):
        state.add_up(seat)
    return left


def _hidden_hands(seen: State) -> Iterator[int]:
    """Yield the seats with hidden hands: first the seat to answer, then the others from the fewest unknown cards up,
    because the fewest combinations fit a short hand."""
    asked = seen.ask.seat if seen.ask is not None else -1
    unknown = [len(hand) - len(taken) for hand, taken in zip(seen.hands, seen.seen, strict=True)]
    for seat in sorted(range(len(unknown)), key=lambda seat: (seat != asked, unknown[seat])):
        if HIDDEN in seen.hands[seat]:
            yield seat


def _unseen_money(seen: State) -> list[str]:
    """Return the money cards that may lie in hidden parts of hands, and in the pile where that was never reshuffled."""
    left = Counter(money(len(seen.hands)))
    left.subtract([*seen.row, *seen.discard, *seen.pool])
    for hand, taken in zip(seen.hands, seen.seen, strict=True):
        left.subtract(taken if HIDDEN in hand else hand)
    return list(left.elements())


def _hand(state: State, seen: State, seat: int, unseen: list[str], rng: Random) -> tuple[list[str], bool]:
    """Return a hand, its unknown cards taken out of `unseen`, and whether it can have been dealt and asked."""
    taken = state.seen[seat]
    count = min(len(seen.hands[seat]) - len(taken), len(unseen))
    drawn, fits = list(range(count)), True
    for _ in range(TRIES):
        _draw(unseen, count, rng)
        start = unseen[:count]
        if _could_be_dealt(state, seat, start) and _could_be_asked(state, seat, [*start, *taken]):
            break
    else:
        drawn, fits = _richest(state, seat, unseen, count), False
    start = [unseen[at] for at in drawn]
    for at in sorted(drawn, reverse=True):
        del unseen[at]
    return [*start, *taken], fits


def _draw(unseen: list[str], count: int, rng: Random) -> None:
    """Move `count` cards, chosen at random, to the front."""
    for place in range(count):
        other = place + int(rng.random() * (len(unseen) - place))
        unseen[place], unseen[other] = unseen[other], unseen[place]


def _could_be_dealt(state: State, seat: int, start: list[str]) -> bool:
    """Return whether these cards with those paid can be a start hand: worth 20 with its last card, not before."""
    if not state.dealt:
        return True
    values = [VALUE[card] for card in (*start, *state.spent[seat])]
    return bool(values) and sum(values) - max(values) < CAPITAL <= sum(values)


def _could_be_asked(state: State, seat: int, hand: list[str]) -> bool:
    """Return whether the open question could be put to the seat if it held this hand."""
    question = state.ask
    if question is None or question.seat != seat:
        return True
    if question.kind == "pay":
        return _pays(state, state.slot, hand)
    return bool(state.row) or any(card and _worth(hand, at) >= PRICE[card] for at, card in enumerate(state.yard))


def _values(hand: list[str], slot: int) -> list[int]:
    return [VALUE[card] for card in hand if CURRENCY[card] == CURRENCIES[slot]]


def _worth(hand: list[str], slot: int) -> int:
    return sum(_values(hand, slot))


def _pays(state: State, slot: int, hand: list[str]) -> bool:
    """Return whether the slot can be paid without one of the cards of its currency: otherwise no question is put."""
    values = _values(hand, slot)
    return bool(values) and sum(values) - min(values) >= PRICE[state.yard[slot]]


def _richest(state: State, seat: int, unseen: list[str], count: int) -> list[int]:
    """Return the indexes of cards with which the open question can be put to the seat: the highest of one currency.

    They are the only cards sure to do, if any hand does; whether they could be a start hand matters less.
    """
    question = state.ask
    if question is None or question.seat != seat:
        return list(range(count))
    slots = [state.slot] if question.kind == "pay" else range(len(CURRENCIES))
    best: list[int] = list(range(count))
    for slot in slots:
        cheapness = [-VALUE[card] if CURRENCY[card] == CURRENCIES[slot] else 0 for card in unseen]
        best = sorted(range(len(unseen)), key=cheapness.__getitem__)[:count]
        if _could_be_asked(state, seat, [*[unseen[at] for at in best], *state.seen[seat]]):
            break
    return best


def _fill_money(state: State, unseen: list[str], rng: Random) -> None:
    """Deal the money pile, and put the scoring cards that have not come yet among the places where they can lie."""
    size = len(state.money)
    buried = _buried(state, size, rng)
    cards = state.pool[:] if state.pool else unseen
    shuffle(cards, rng)
    pile = cards[: size - len(buried)]
    for place, card in sorted(buried.items()):
        pile.insert(place, card)
    state.money = pile


def _buried(state: State, size: int, rng: Random) -> dict[int, str]:
    """Return the scoring cards still in the pile by their places, counted from the bottom: each place as likely."""
    found: dict[int, str] = {}
    for (card, letter), (low, high) in zip(SCORING.items(), state.spans, strict=True):
        if letter not in state.scored:
            free = [place for place in range(low, min(high, size - 1) + 1) if place not in found]
            if free:
                found[free[int(rng.random() * len(free))]] = card
    return found


def _buildings(seen: State, rng: Random) -> list[str]:
    left = Counter(BUILDINGS)
    left.subtract([card for cards in (*seen.palaces, seen.yard, [seen.bought]) for card in cards if card])
    unseen = list(left.elements())
    shuffle(unseen, rng)
    return unseen[: len(seen.buildings)]


def _question(state: State, question: Ask) -> Ask:
    """Give a masked question the options that fit the hand dealt."""
    if question.kind == "pay":
        options = payable(state, question.seat)
        return question._replace(options=options, most=len(options))
    return question._replace(options=offered(state, question.seat), most=4)
