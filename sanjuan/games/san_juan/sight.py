"""Sight: what a seat may see of a position, and dealing a full position that fits what it sees.

Hidden: the draw and discard piles, other hands, goods ("sans les regarder"), cards drawn by another councillor, how
many and which cards others have tucked away, trading-house tiles not yet turned, the seed. The number of cards in
each hand is public.
"""

from collections import Counter
from random import Random

from sanjuan.games.san_juan.cards import PRICE_TILES
from sanjuan.games.san_juan.phases.builder import buildable
from sanjuan.games.san_juan.phases.events import rebuildable
from sanjuan.games.san_juan.state import HIDDEN_TILE, Seat, State
from sanjuan.table.flow import EVERYBODY, Ask
from sanjuan.table.rng import shuffle
from sanjuan.table.sight import HIDDEN, masked, plausible

TRIES = 20
"""The attempts to deal the hidden cards so that the open question could have been put to its seat."""
TUCKING_POWERS = ("tucks", "tucks_once", "tucks_sold")


def view(state: State, seat: int | None) -> State:
    """Return the position as this seat sees it (None: as everybody sees it), every hidden card replaced by "?"."""
    seen = state.copy()
    seen.deck = [HIDDEN] * len(state.deck)
    seen.discard = [HIDDEN] * len(state.discard)
    seen.seed = 0
    seen.viewer = EVERYBODY if seat is None else seat
    unknown = len(state.tiles) - state.known
    shown = 1 if state.phase == "trader" else 0
    seen.tiles = [HIDDEN_TILE if shown <= i < unknown else tile for i, tile in enumerate(state.tiles)]
    for number, other in enumerate(seen.seats):
        _mask(other, number == seat, state.box.powers["tucks_sold"])
    if state.ask is not None and state.ask.seat != seat:
        seen.ask = masked(state.ask, state.KINDS[state.ask.kind])
    if not _aside_is_seen(state, seat):
        seen.aside = [HIDDEN] * len(state.aside)
    return seen


def _aside_is_seen(state: State, seat: int | None) -> bool:
    question = state.ask
    return question is not None and (question.kind == "gold_mine" or (question.kind, question.seat) == ("keep", seat))


def _mask(other: Seat, own: bool, blind: dict[str, int]) -> None:
    other.goods = [HIDDEN if good else "" for good in other.goods]
    if own:
        other.tucked = [(at, name, HIDDEN if name in blind else card) for at, name, card in other.tucked]
    else:
        other.hand = [HIDDEN] * len(other.hand)
        other.tucked = []
        other.spent = []


def guess(seen: State, rng: Random) -> State:
    """Deal every hidden card of a view at random; the result is a full position with `view(guess(v)) == v`.

    Draws on `rng.random()` alone.
    """
    state = _dealt(seen, rng)
    for _ in range(TRIES):
        if plausible(state, seen.viewer):
            break
        state = _dealt(seen, rng)
    return state


def _dealt(seen: State, rng: Random) -> State:
    state = seen.copy()
    state.seed = int(rng.random() * 2**53)
    state.viewer = None
    state.tiles = _guess_tiles(seen.tiles, rng)
    unseen = _unseen(seen)
    shuffle(unseen, rng)
    _deal(state, unseen)
    _tuck(state, unseen, seen.viewer, rng)
    if state.ask is not None:
        state.ask = _guess_question(state, state.ask)
    return state


def _guess_tiles(tiles: list[tuple[int, ...]], rng: Random) -> list[tuple[int, ...]]:
    left = list((Counter[tuple[int, ...]](PRICE_TILES) - Counter(tiles)).elements())
    shuffle(left, rng)
    return [left.pop() if tile == HIDDEN_TILE else tile for tile in tiles]


def _unseen(seen: State) -> list[str]:
    """Return all cards that this view does not show, in the order of the box."""
    known: Counter[str] = Counter([*seen.aside, *seen.events, seen.event])
    for own in seen.seats:
        known.update(own.hand)
        known.update(own.city)
        known.update(card for cards in own.covered for card in cards)
        known.update(card for _, _, card in own.tucked)
    left = Counter(seen.box.deck())
    left.subtract({name: count for name, count in known.items() if name != HIDDEN})
    return list(left.elements())


def _deal(state: State, unseen: list[str]) -> None:
    """Fill all masked cards; what is left of `unseen` then is tucked away somewhere.

    Hands come first: an event may lie in a pile or among the goods, but never in a hand.
    """
    events = [card for card in unseen if card in state.box.events]
    unseen[:] = [card for card in unseen if card not in state.box.events]
    looked_at = [] if state.ask is not None and state.ask.kind == "harbor" else [state.aside]
    for pile in (*looked_at, *[own.hand for own in state.seats]):
        _fill(pile, unseen)
    unseen.extend(events)
    if events:
        shuffle(unseen, Random(state.seed))
    for pile in (state.aside, state.deck, state.discard, *[own.goods for own in state.seats]):
        _fill(pile, unseen)
    for own in state.seats:
        own.tucked = [(at, name, unseen.pop() if card == HIDDEN else card) for at, name, card in own.tucked]


def _fill(pile: list[str], unseen: list[str]) -> None:
    for i, card in enumerate(pile):
        if card == HIDDEN:
            pile[i] = unseen.pop()


OPTIONS = {"build": buildable, "rebuild": rebuildable}


def _guess_question(state: State, question: Ask) -> Ask:
    """Give a masked question the options that fit the cards dealt."""
    if question.kind in OPTIONS and not question.options:
        return question._replace(options=tuple(OPTIONS[question.kind](state, question.seat)))
    if HIDDEN not in question.options:
        return question
    cards = iter(state.aside if question.kind == "keep" else state.seats[question.seat].hand)
    return question._replace(options=tuple(next(cards) if o == HIDDEN else o for o in question.options))


def _tuck(state: State, unseen: list[str], viewer: int | None, rng: Random) -> None:
    """Put the cards that lie nowhere else under the others' chapels; only their owners know where and how many.

    A card that fits under no building was taken out of the game by a position; it stays out.
    """
    tucking = {name for power in TUCKING_POWERS for name in state.box.powers[power]}
    places = [
        (own, place, name)
        for seat, own in enumerate(state.seats)
        if seat != viewer
        for place, top in enumerate(own.city)
        for name in (top, *own.covered[place])
        if name in tucking
    ]
    while unseen and places:
        own, place, name = places[int(rng.random() * len(places))]
        own.tucked.append((place, name, unseen.pop()))
        if name in state.box.powers["tucks_once"] and name not in own.spent:
            own.spent.append(name)
