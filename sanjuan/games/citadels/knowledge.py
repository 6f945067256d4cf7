"""The possible holders of each character: every draft that fits what a seat has seen, counted and drawn.

Every character that left the pack did so at one place, taken by a seat or put face down. What a seat was handed shows
what had left before and what left later; what was revealed, and who kept silent when called, shows who has what now.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from random import Random

from sanjuan.games.citadels.rules.moving import SMALL_TABLE
from sanjuan.games.citadels.state import NOBODY, State
from sanjuan.table.sight import HIDDEN

DOWN = NOBODY
"""The owner of what is face down."""


class Draft:
    """The draft as a view shows it: the characters are numbered as in the cast, a bit each."""

    def __init__(self, view: State, seat: int | None) -> None:
        self.view, self.seat = view, seat
        self.bit = {character: 1 << number for number, character in enumerate(view.cast)}
        self.whole = self._bits([character for character in view.cast if character not in view.face_up])
        self.places = self._places()
        self.owners = self._owners()

    def _bits(self, characters: Sequence[str]) -> int:
        return sum([self.bit[character] for character in characters])

    def _places(self) -> list[int]:
        """Return what may have left the pack at each place; last, for each card still in the pack, what it may be."""
        view, taken = self.view, len(self.view.taken)
        places = [self._seen_at(at) if card == HIDDEN else self.bit[card] for at, card in enumerate(view.taken)]
        if view.special and taken > len(view.gold):
            last = len(view.gold)
            if HIDDEN in (view.taken[0], view.taken[last]):
                both = places[0] | places[last]
                places[0] = both if view.taken[0] == HIDDEN else places[0]
                places[last] = both if view.taken[last] == HIDDEN else places[last]
        return places + [self._seen_at(taken)] * (self.whole.bit_count() - taken)

    def _seen_at(self, at: int) -> int:
        """Return what may have left at a place: nothing that the seat was handed later, only what it was handed before.

        The last seat of a full table is handed what is at place 0 too, after what has come round to it.
        """
        possible = self.whole
        if self.seat is None:
            return possible
        handed = self.view.handed[self.seat]
        for pack, since in zip(handed, self._moments(len(handed)), strict=True):
            if self.view.special and since == len(self.view.gold):
                came, down = self._bits(pack[:1]), self._bits(pack[1:])
                possible &= down if at == 0 else came if at >= since else ~(came | down)
            else:
                possible &= self._bits(pack) if at >= since else ~self._bits(pack)
        return possible

    def _moments(self, count: int) -> list[int]:
        """Return how many characters had left the pack each time that the seat was handed some; in a position that was
        laid out it was handed none."""
        moments = [at for at, taker in enumerate(self.view.takers) if taker == self.seat]
        return (moments + [len(self.view.takers)] * (count - len(moments)))[:count]

    def _owners(self) -> list[list[int]]:
        """Return who has what left at each place, once for each way in which the Theater may have swapped cards."""
        takers = [taker if taker >= 0 else DOWN for taker in self.view.takers]
        if not self.view.swap:
            return [takers]
        one, other = self.view.swap
        mine = [at for at, taker in enumerate(takers) if taker == one]
        theirs = [at for at, taker in enumerate(takers) if taker == other]
        found = []
        for given, got in product(mine, theirs):
            owners = takers[:]
            owners[given], owners[got] = other, one
            found.append(owners)
        return found

    def fitting(self) -> list[tuple[int, ...]]:
        """Return for each way of `owners` what may lie at each place, by what was revealed and kept silent."""
        silent = self._silent()
        known = [self._bits(own) for own in self.view.revealed]
        if self.seat is not None:
            known[self.seat] = self._bits(self.view.held[self.seat])
        everybody = sum(known)
        found = []
        for owners in self.owners:
            places = []
            for at, possible in enumerate(self.places):
                owner = owners[at] if at < len(owners) else DOWN
                if owner == DOWN:
                    places.append(possible & ~everybody)
                elif known[owner].bit_count() == owners.count(owner):
                    places.append(possible & known[owner])
                else:
                    places.append(possible & ~silent & ~(everybody ^ known[owner]))
            found.append(tuple(places))
        return found

    def _silent(self) -> int:
        """Return the characters that nobody answered for, but for the killed one, which may be held all the same."""
        view = self.view
        called = view.cast[: view.called]
        shown = [character for own in view.revealed for character in own]
        return self._bits([name for name in called if name not in shown and name != view.killed])


@lru_cache(maxsize=1 << 16)
def ways(places: tuple[int, ...], free: int) -> int:
    """Return in how many ways the characters that are free can lie at the places, one at each."""
    if not places:
        return 1
    count, possible, rest = 0, places[0] & free, places[1:]
    while possible:
        one = possible & -possible
        count += ways(rest, free ^ one)
        possible ^= one
    return count


def _draw(places: tuple[int, ...], free: int, rng: Random) -> list[int]:
    """Return one of these ways, each as likely as another."""
    found = []
    while places:
        rest, left, possible = places[1:], rng.random() * ways(places, free), places[0] & free
        while possible:
            one = possible & -possible
            left -= ways(rest, free ^ one)
            possible ^= one
            if left < 0 or not possible:
                break
        found.append(one)
        free ^= one
        places = rest
    return found


def drawn(view: State, seat: int | None, rng: Random) -> tuple[list[str], list[int]]:
    """Return the characters in the order in which they may have left the pack, then those still in it, every draft that
    fits the view being as likely as another; and who has what left at each place."""
    draft = Draft(view, seat)
    fitting = draft.fitting()
    counts = [ways(places, draft.whole) for places in fitting]
    left, choice = rng.random() * sum(counts), 0
    while choice < len(counts) - 1 and left >= counts[choice]:
        left -= counts[choice]
        choice += 1
    bits = _draw(fitting[choice], draft.whole, rng)
    return [view.cast[bit.bit_length() - 1] for bit in bits], draft.owners[choice]


def possible_holders(view: State, seat: int | None) -> dict[str, frozenset[int]]:
    """Return for every character that does not lie face up who may have it, as far as a seat can tell: seats, and
    DOWN if it may lie face down. While the draft lasts, any seat that has yet to choose may get what is left."""
    draft = Draft(view, seat)
    found: dict[str, set[int]] = {name: set() for name in view.cast if draft.bit[name] & draft.whole}
    for places, owners in zip(draft.fitting(), draft.owners, strict=True):
        for at, place in enumerate(places):
            having = _having(view, owners, at)
            others = places[:at] + places[at + 1 :]
            for name, holders in found.items():
                bit = draft.bit[name]
                if place & bit and not holders >= having and ways(others, draft.whole ^ bit):
                    holders |= having
    return {name: frozenset(holders) for name, holders in found.items()}


def _having(view: State, owners: Sequence[int], at: int) -> set[int]:
    """Return who has what left at a place, or may come to have what is still in the pack; what is face down may come
    to the last seat of a full table, which chooses between that and the card it is handed."""
    seats = len(view.gold)
    if at == 0 and seats == len(view.cast) - 1 - len(view.face_up) and len(view.takers) <= seats:
        return {DOWN, (view.crown + seats - 1) % seats}
    if at < len(owners):
        return {owners[at]}
    each = 2 if seats <= SMALL_TABLE else 1
    return {DOWN, *[seat for seat, held in enumerate(view.held) if len(held) < each]}
