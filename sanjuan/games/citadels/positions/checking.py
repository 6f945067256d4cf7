"""A check of positions of Citadels: known names, no card too many, everything in its place."""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from difflib import get_close_matches

from sanjuan.games.citadels.cards import DISTRICTS, deck
from sanjuan.games.citadels.characters import CHARACTERS, RANK
from sanjuan.games.citadels.kinds import KINDS
from sanjuan.games.citadels.options import SEATS
from sanjuan.games.citadels.state import NOBODY, State
from sanjuan.table.flow import EVERYBODY
from sanjuan.table.sight import HIDDEN
from sanjuan.table.untrusted import InvalidInput


def check(state: State) -> None:
    """Refuse a position or view that cannot be one; raises `InvalidInput` with place and nearest word."""
    seats = len(state.gold)
    if seats not in SEATS:
        raise InvalidInput(f"seats: Citadels seats 2 to 8 players, not {seats}", "seats", count=seats)
    _check_sizes(state, seats)
    _check_cast(state)
    _check_districts(state)
    _check_characters(state)
    _check_numbers(state, seats)
    if state.ask is not None:
        _known(state.ask.kind, KINDS, "kind of question", "ask.kind")


def _check_sizes(state: State, seats: int) -> None:
    """See that there is a part for each seat, a coin or none for each district, somebody who knows each known card."""
    lists: list[tuple[str, Sequence[object], int]] = [
        (name, getattr(state, name), seats)
        for name in ("cities", "coins", "hands", "known", "handed", "held", "revealed")
    ]
    lists += [
        (f"coins.{seat}", coins, len(city))
        for seat, (coins, city) in enumerate(zip(state.coins, state.cities, strict=False))
    ]
    lists += [("tuckers", state.tuckers, len(state.museum)), ("takers", state.takers, len(state.taken))]
    lists.append(("laid", state.laid[len(state.deck) :], 0))
    for name, part, count in lists:
        if len(part) != count:
            sentence = f"{name}: {count} entries are expected, not {len(part)}"
            raise InvalidInput(sentence, "count", where=name, most=count, count=len(part))


def _check_cast(state: State) -> None:
    """See that there is one character of every rank from 1 on, up to 8 or 9."""
    for place, name in enumerate(state.cast):
        _known(name, CHARACTERS, "character", f"cast.{place}")
    if [RANK[name] for name in state.cast] not in ([*range(1, 9)], [*range(1, 10)]):
        sentence = "cast: one character of every rank is expected, from 1 to 8 or 9"
        raise InvalidInput(sentence, "count", where="cast", most=9, count=len(state.cast))
    for place, name in enumerate(state.uniques):
        _known(name, DISTRICTS, "district", f"uniques.{place}")


def _districts(state: State) -> Iterator[tuple[str, Sequence[str]]]:
    for part in ("cities", "hands"):
        yield from ((f"{part}.{seat}", cards) for seat, cards in enumerate(getattr(state, part)))
    yield "deck", state.deck
    yield "museum", state.museum
    yield "drawn", state.drawn
    yield "building", [state.building] if state.building else []


def _check_districts(state: State) -> None:
    left = Counter(deck(state.uniques))
    for where, cards in _districts(state):
        for number, card in enumerate(cards):
            place = f"{where}.{number}"
            if card == HIDDEN:
                _only_in_a_view(state, place)
                continue
            _known(card, DISTRICTS, "district", place)
            left[card] -= 1
            if left[card] < 0:
                raise InvalidInput(f"{place}: one {card} too many for this game", "surplus", where=place, name=card)
    for seat, known in enumerate(state.known):
        missing = [card for _, card in known if card not in state.hands[seat]]
        if missing:
            sentence = f"known.{seat}: there is no {missing[0]} in the hand"
            raise InvalidInput(sentence, "surplus", where=f"known.{seat}", name=missing[0])


def _only_in_a_view(state: State, where: str) -> None:
    if state.viewer is None:
        raise InvalidInput(f"{where}: a hidden card, though this is nobody's view", "hidden", where=where)


def _check_characters(state: State) -> None:
    """See that all characters are of the cast, none twice."""
    lists: dict[str, Sequence[str]] = {"face_up": state.face_up, "taken": state.taken}
    lists |= {name: getattr(state, name) for name in ("warrants", "threats", "lifted")}
    for name in ("killed", "bewitched", "robbed", "signed", "flower", "acting"):
        lists[name] = [getattr(state, name)] if getattr(state, name) else []
    for part in ("held", "revealed"):
        lists |= {f"{part}.{seat}": names for seat, names in enumerate(getattr(state, part))}
    for where, names in lists.items():
        for number, name in enumerate(names):
            place = f"{where}.{number}"
            if name == HIDDEN:
                _only_in_a_view(state, place)
            else:
                _known(name, state.cast, "character", place)
    held = [name for names in state.held for name in names if name != HIDDEN]
    for name, count in Counter(held).items():
        if count > 1:
            raise InvalidInput(f"held: two seats hold {name}", "surplus", where="held", name=name)


def _check_numbers(state: State, seats: int) -> None:
    asked = {} if state.ask is None else {"ask.seat": state.ask.seat}
    for where, seat in ({"crown": state.crown} | asked).items():
        _within(where, seat, 0, seats - 1)
    for where in ("first", "thief", "magistrate", "blackmailer", "witch", "shielded", "crowner", "turn"):
        _within(where, getattr(state, where), NOBODY, seats - 1)
    _within("called", state.called, 0, len(state.cast))
    _within("aim", state.aim, NOBODY, len(DISTRICTS) * 2)
    if state.turn != NOBODY and not state.acting:
        raise InvalidInput("acting: who acts as whom?", "kind", where="acting", kind="str", value="")
    for seat, gold in enumerate(state.gold):
        _within(f"gold.{seat}", gold, 0, 10**6)
    if state.viewer is not None:
        _within("viewer", state.viewer, EVERYBODY, seats - 1)


def _within(where: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        sentence = f"{where}: a number from {least} to {most} is expected, not {value}"
        raise InvalidInput(sentence, "range", where=where, most=most, value=value)


def _known(name: str, names: Collection[str], what: str, where: str) -> None:
    if name not in names:
        near = get_close_matches(name, names, 1, 0.0)[0]
        sentence = f"{where}: unknown {what} {name!r}; did you mean {near!r}?"
        raise InvalidInput(sentence, "unknown", what=what.split()[-1], where=where, name=name, near=near)
