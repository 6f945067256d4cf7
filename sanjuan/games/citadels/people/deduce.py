"""Who may hold which character: exactly what follows from the cards that a seat has seen and the callings it has heard.

Every character that left the pack of the draft did so at one place, at which somebody took it or it was put face down.
A character is possible at a place when all the others still find places of their own.
"""

from collections.abc import Mapping, Sequence

from sanjuan.games.citadels.characters import RANK
from sanjuan.games.citadels.rules.moving import SMALL_TABLE
from sanjuan.games.citadels.state import NOBODY, State

UNSEEN = "?"
DOWN = NOBODY
"""The owner of a place of a character that lies face down."""
Place = Mapping[str, frozenset[int]]
"""A place: the characters possible there, each with who has it then."""


def may_hold(view: State, seat: int | None) -> dict[str, frozenset[int]]:
    """Return for every character that does not lie face up the seats that may hold it, as far as `seat` can tell.

    DOWN among them says that it may lie face down; a seat that has yet to choose may come to hold what is left.
    """
    places = _places(view, seat)
    hidden = [character for character in view.cast if character not in view.face_up]
    found: dict[str, frozenset[int]] = {}
    for character in hidden:
        owners: frozenset[int] = frozenset()
        for at, place in enumerate(places):
            if not place.get(character, owners) <= owners and _fits(places, hidden, at, character):
                owners |= place[character]
        found[character] = owners
    return found


def _places(view: State, seat: int | None) -> list[Place]:
    """Return the places at which characters have left the pack, and those at which the rest will."""
    pack = frozenset([character for character in view.cast if character not in view.face_up])
    places = [_place(view, seat, _owners(view, at), _seen_at(view, seat, at, pack)) for at in range(len(view.takers))]
    left, still = len(pack) - len(view.takers), _seen_at(view, seat, len(view.takers), pack)
    return places + [_place(view, seat, frozenset([*_waiting(view), DOWN]), still)] * left


def _place(view: State, seat: int | None, owners: frozenset[int], characters: frozenset[str]) -> Place:
    """Return a place of owners at which these characters may lie."""
    made = {}
    for character in characters:
        having = frozenset([owner for owner in owners if _may(view, seat, owner, character)])
        if having:
            made[character] = having
    return made


def _owners(view: State, at: int) -> frozenset[int]:
    """Return who may have what left the pack at a place.

    The last seat of a full table chose between its card and the one face down; with the Theater's exchange, of two
    characters each one changed hands.
    """
    last = len(view.gold)
    if view.special and at in (0, last) and len(view.takers) > last:
        return frozenset([DOWN, *_owned(view, view.takers[last])])
    return _owned(view, view.takers[at])


def _owned(view: State, taker: int) -> frozenset[int]:
    if taker < 0:
        return frozenset([DOWN])
    if taker not in view.swap:
        return frozenset([taker])
    return frozenset(view.swap if len(view.held[taker]) > 1 else [one for one in view.swap if one != taker])


def _waiting(view: State) -> list[int]:
    """Return the seats that have yet to choose a character, while the draft lasts."""
    seats = range(len(view.gold)) if not view.called else ()
    return [seat for seat in seats if len(view.held[seat]) < _each(view)]


def _seen_at(view: State, seat: int | None, at: int, pack: frozenset[str]) -> frozenset[str]:
    """Return what may have left the pack at a place: not what the seat was handed later, nothing else from then on."""
    if seat is None:
        return pack
    if at < len(view.taken) and view.taken[at] != UNSEEN:
        return frozenset([view.taken[at]])
    possible = pack
    for handed, since in zip(view.handed[seat], _moments(view, seat), strict=True):
        both = at == 0 and view.special and since == len(view.gold)
        possible = possible & frozenset(handed) if at >= since or both else possible - frozenset(handed)
    return possible


def _moments(view: State, seat: int) -> list[int]:
    """Return how many characters had left the pack each time that a seat was handed some."""
    moments = [at for at, taker in enumerate(view.takers) if taker == seat]
    return moments + [len(view.takers)] * (len(view.handed[seat]) - len(moments))


def _may(view: State, seat: int | None, owner: int, character: str) -> bool:
    """Say whether an owner may have a character, by what was revealed and by who kept silent."""
    known = _known(view, seat, character)
    if known != NOBODY:
        return owner == known
    if owner == DOWN:
        return True
    if owner == seat and owner not in _waiting(view):
        return False
    return not _silent(view, character) and len(view.revealed[owner]) < _each(view)


def _known(view: State, seat: int | None, character: str) -> int:
    """Return the seat that is seen to have a character, because it revealed it or is the viewer's own."""
    if seat is not None and character in view.held[seat]:
        return seat
    return next((at for at, own in enumerate(view.revealed) if character in own), NOBODY)


def _each(view: State) -> int:
    """Return how many characters every seat gets: "2 personnages" at the small tables."""
    return 2 if len(view.gold) <= SMALL_TABLE else 1


def _silent(view: State, character: str) -> bool:
    """Say whether nobody answered when a character was called, and it was not killed."""
    if character == view.killed or not view.called:
        return False
    asked = RANK[character] == view.called and view.turn == NOBODY and view.ask is None
    return RANK[character] <= view.called and not asked


def _fits(places: Sequence[Place], hidden: Sequence[str], at: int, character: str) -> bool:
    """Say whether all other characters find places of their own when one is at a place."""
    match: dict[int, str] = {at: character}

    def seek(name: str, tried: set[int]) -> bool:
        for place, possible in enumerate(places):
            if place != at and place not in tried and name in possible:
                tried.add(place)
                if place not in match or seek(match[place], tried):
                    match[place] = name
                    return True
        return False

    return all(name == character or seek(name, set()) for name in hidden)
