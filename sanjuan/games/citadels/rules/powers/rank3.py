"""Magician, Wizard, Seer."""

from random import Random

from sanjuan.games.citadels.characters import CHARACTERS
from sanjuan.games.citadels.rules.building import affordable, build
from sanjuan.games.citadels.rules.doing import GATHERED
from sanjuan.games.citadels.rules.moving import choose, discard, draw, gain, look, lose, seat_of, seat_option
from sanjuan.games.citadels.rules.powers.power import Power
from sanjuan.games.citadels.state import State
from sanjuan.table.flow import Refused, ask, step

SEATS = frozenset([seat_option(seat) for seat in range(8)])


def _anybody_holds(state: State, seat: int) -> bool:
    return any(state.hands)


def others_hold(state: State, seat: int) -> bool:
    """Return whether another seat has cards in its hand."""
    return any(hand for other, hand in enumerate(state.hands) if other != seat)


def _magic(state: State, seat: int) -> None:
    options = [seat_option(other) for other in range(len(state.gold)) if other != seat] + state.hands[seat]
    ask(state, seat, "magic", options, 1, len(options), (conjured, seat), "magic")


def one_seat_or_cards(table: State, chosen: tuple[str, ...]) -> Refused | None:
    """The rule of the Magician: the hand of one seat, or any number of own cards."""
    if len(chosen) > 1:
        for option in chosen:
            if option in SEATS:
                return Refused("a seat is chosen alone: swap hands with one, or discard cards", "alone", option=option)
    return None


def drawn_magic(table: State, rng: Random) -> tuple[str, ...]:
    """Draw an answer to `magic`, every legal one equally likely."""
    assert table.ask is not None
    seats = [option for option in table.ask.options if option in SEATS]
    cards = [option for option in table.ask.options if option not in SEATS]
    number = int(rng.random() * (len(seats) + 2 ** len(cards) - 1))
    if number < len(seats):
        return (seats[number],)
    number -= len(seats) - 1
    return tuple([card for place, card in enumerate(cards) if number >> place & 1])


State.RULES["magic"] = one_seat_or_cards
State.SAMPLERS["magic"] = drawn_magic


@step("citadels.conjured")
def conjured(state: State, seat: int, chosen: tuple[str, ...]) -> None:
    """Swap hands with a seat, or put cards under the deck and draw as many."""
    if chosen[0] in SEATS:
        state.aim = seat_of(chosen[0])
        _swap_hands(state, seat, state.aim)
    else:
        discard(state, seat, chosen, state.acting)
        draw(state, seat, len(chosen), state.acting)


def _swap_hands(state: State, seat: int, other: int) -> None:
    own, theirs = state.hands[seat], state.hands[other]
    state.hands[seat], state.hands[other] = theirs, own
    known, knew = state.known[seat], state.known[other]
    state.known[seat] = _handed_over(knew, theirs, other, seat)
    state.known[other] = _handed_over(known, own, seat, other)
    state.reveals += 1
    state.facts.append(("swapped_hands", seat, other, len(own), len(theirs)))
    state.facts.append(("swapped_cards", seat, other, sorted(theirs)))
    state.facts.append(("swapped_cards", other, seat, sorted(own)))


def _handed_over(
    known: tuple[tuple[int, str], ...], hand: list[str], giver: int, taker: int
) -> tuple[tuple[int, str], ...]:
    """Return what others know of a hand in its new owner's possession: who gave it knows all of it."""
    others = ~(1 << giver | 1 << taker)
    return (*[(bits & others, card) for bits, card in known if bits & others], *[(1 << giver, card) for card in hand])


def _wizard(state: State, seat: int) -> None:
    options = [seat_option(other) for other, hand in enumerate(state.hands) if other != seat and hand]
    ask(state, seat, "wizard", options, 1, 1, (peeked, seat))


@step("citadels.peeked")
def peeked(state: State, seat: int, chosen: tuple[str, ...]) -> None:
    """Look at the hand and ask which card is taken."""
    other = state.aim = seat_of(chosen[0])
    look(state, seat, other)
    ask(state, seat, "wizard_take", sorted(set(state.hands[other])), 1, 1, (took, seat))


@step("citadels.took")
def took(state: State, seat: int, chosen: tuple[str, ...]) -> None:
    """Take the card into the hand; ask whether it is built at once, outside of the permits (A6-15)."""
    card, other = chosen[0], state.aim
    both = 1 << seat | 1 << other
    lose(state, other, card, both)
    gain(state, seat, card, both)
    state.facts.append(("took_card", seat, other))
    state.facts.append(("took_named", seat, other, card))
    if state.did & GATHERED and affordable(state, seat, CHARACTERS[state.acting], {card}):
        ask(state, seat, "wizard_build", (card,), 0, 1, (built_at_once, seat))


@step("citadels.built_at_once")
def built_at_once(state: State, seat: int, chosen: tuple[str, ...]) -> None:
    """Build the card taken, if the player wants to."""
    if chosen:
        build(state, seat, chosen[0], True)


def _see(state: State, seat: int) -> None:
    """Take a random card of every other hand, from the left on, then ask which card each of them gets (A6-42)."""
    seats = len(state.gold)
    order = [(seat + distance) % seats for distance in range(1, seats)]
    robbed = [other for other in order if state.hands[other]]
    for other in robbed:
        card = choose(state, state.hands[other])
        both = 1 << seat | 1 << other
        lose(state, other, card, both)
        gain(state, seat, card, both)
        state.facts.append(("took_card", seat, other))
        state.facts.append(("took_named", seat, other, card))
    state.reveals += 1
    state.todo.extend([(give_back, seat, other) for other in reversed(robbed)])


@step("citadels.give_back")
def give_back(state: State, seat: int, other: int) -> None:
    """Ask which card a robbed player gets."""
    state.aim = other
    ask(state, seat, "seer_give", state.hands[seat], 1, 1, (gave_back, seat, other))


@step("citadels.gave_back")
def gave_back(state: State, seat: int, other: int, chosen: tuple[str, ...]) -> None:
    """Give a robbed player a card."""
    both = 1 << seat | 1 << other
    lose(state, seat, chosen[0], both)
    gain(state, other, chosen[0], both)
    state.facts.append(("gave_card", seat, other))
    state.facts.append(("gave_named", seat, other, chosen[0]))


POWERS = {
    "magician": Power(_anybody_holds, _magic),
    "wizard": Power(others_hold, _wizard),
    "seer": Power(others_hold, _see),
}
