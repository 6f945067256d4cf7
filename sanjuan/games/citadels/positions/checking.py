"""A check of positions of Citadels: known names, no card too many, everything in its place."""

from collections import Counter
from collections.abc import Iterator, Sequence

from sanjuan.games.citadels.cards import DISTRICTS, deck
from sanjuan.games.citadels.characters import CHARACTERS, RANK
from sanjuan.games.citadels.kinds import KINDS
from sanjuan.games.citadels.options import SEATS
from sanjuan.games.citadels.state import NOBODY, State
from sanjuan.table.position_checks import (
    check_cards,
    check_count,
    check_hidden,
    check_name,
    check_range,
    check_seats,
    each_card,
)
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
        check_name(state.ask.kind, KINDS, "kind of question", "ask.kind")


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
        check_count(name, part, count)


def _check_cast(state: State) -> None:
    """See that there is one character of every rank from 1 on, up to 8 or 9."""
    for place, name in enumerate(state.cast):
        check_name(name, CHARACTERS, "character", f"cast.{place}")
    if [RANK[name] for name in state.cast] not in ([*range(1, 9)], [*range(1, 10)]):
        sentence = "cast: one character of every rank is expected, from 1 to 8 or 9"
        raise InvalidInput(sentence, "count", where="cast", most=9, count=len(state.cast))
    for place, name in enumerate(state.uniques):
        check_name(name, DISTRICTS, "district", f"uniques.{place}")


def _districts(state: State) -> Iterator[tuple[str, Sequence[str]]]:
    for part in ("cities", "hands"):
        yield from ((f"{part}.{seat}", cards) for seat, cards in enumerate(getattr(state, part)))
    yield "deck", state.deck
    yield "museum", state.museum
    yield "drawn", state.drawn
    yield "building", [state.building] if state.building else []


def _check_districts(state: State) -> None:
    check_cards(state, each_card(_districts(state)), Counter(deck(state.uniques)), "district", DISTRICTS)
    for seat, known in enumerate(state.known):
        missing = [card for _, card in known if card not in state.hands[seat]]
        if missing:
            sentence = f"known.{seat}: there is no {missing[0]} in the hand"
            raise InvalidInput(sentence, "surplus", where=f"known.{seat}", name=missing[0])


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
                check_hidden(state, place)
            else:
                check_name(name, state.cast, "character", place)
    held = [name for names in state.held for name in names if name != HIDDEN]
    for name, count in Counter(held).items():
        if count > 1:
            raise InvalidInput(f"held: two seats hold {name}", "surplus", where="held", name=name)


def _check_numbers(state: State, seats: int) -> None:
    check_seats(state, seats, {"crown": state.crown})
    for where in ("first", "thief", "magistrate", "blackmailer", "witch", "shielded", "crowner", "turn"):
        check_range(where, getattr(state, where), NOBODY, seats - 1)
    check_range("called", state.called, 0, len(state.cast))
    check_range("aim", state.aim, NOBODY, len(DISTRICTS) * 2)
    if state.turn != NOBODY and not state.acting:
        raise InvalidInput("acting: who acts as whom?", "kind", where="acting", kind="str", value="")
    for seat, gold in enumerate(state.gold):
        check_range(f"gold.{seat}", gold, 0, 10**6)
