"""A turn: taking money or buying a building, paying, a gift to Martin, and acting again after an exact payment."""

from sanjuan.games.alhambra.cards import CURRENCIES, DUMMY, PRICE, SLOT_OF, VALUE
from sanjuan.games.alhambra.rules.answers import TOGETHER
from sanjuan.games.alhambra.rules.ending import end_game
from sanjuan.games.alhambra.rules.refill import ROW, refill
from sanjuan.games.alhambra.state import NO_SLOT, State
from sanjuan.table.flow import Ask, step
from sanjuan.table.options import AT

ON_YARD = tuple([{card: card + AT + currency for card in PRICE} for currency in CURRENCIES])
"""The options that name the buildings, one mapping from building to option for each slot."""
WHERE = {option: slot for slot, options in enumerate(ON_YARD) for option in options.values()}
"""The slot of each of these options; no other option has one."""
PRICE_ON = {**PRICE, "": sum(VALUE.values())}
"""The price of the building on a slot; an empty slot costs more than anybody can hold."""


@step("alhambra.start_turn")
def start_turn(state: State, seat: int) -> None:
    """Begin the turn of a seat; a round begins with the seat that began the game."""
    state.turn = seat
    if seat == state.first:
        state.round += 1
        state.facts.append(("round", state.round))
    act(state, seat, False)


def offered(state: State, seat: int) -> tuple[str, ...]:
    """Return what a seat may take or buy: the money of the row, then the buildings it can pay, by slot (8.1).

    (Slot by slot without a loop: this runs at every turn, and takes a third of the time.)
    """
    options, worth, at = state.row[:], state.worth, 4 * seat
    yellow, blue, green, orange = state.yard
    if worth[at] >= PRICE_ON[yellow]:
        options.append(ON_YARD[0][yellow])
    if worth[at + 1] >= PRICE_ON[blue]:
        options.append(ON_YARD[1][blue])
    if worth[at + 2] >= PRICE_ON[green]:
        options.append(ON_YARD[2][green])
    if worth[at + 3] >= PRICE_ON[orange]:
        options.append(ON_YARD[3][orange])
    return tuple(options)


def only_one_answer(options: tuple[str, ...]) -> bool:
    """Return whether a turn leaves no choice: one option, or equal money cards of which no two go together."""
    if len(options) < 2:
        return True
    first = options[0]
    if first != options[1] or AT in first:
        return False
    return 2 * VALUE[first] > TOGETHER and options.count(first) == len(options)


@step("alhambra.act")
def act(state: State, seat: int, again: bool) -> None:
    """Ask what a seat does, or do it if there is only one thing to do (8, "Settled as well").

    A seat without an action passes; after an exact payment (`again`) that is no pass, the turn just ends (B2-7, B2-9).
    """
    options = offered(state, seat)
    if not options:
        if not again:
            state.facts.append(("passed", seat))
        _end_turn(state, seat, not again)
    elif (len(options) < 2 or options[0] == options[1]) and only_one_answer(options):
        acted(state, seat, options[:1])
    else:
        state.ask = Ask(seat, "turn", options, 1, ROW, (acted, seat), "turn")


@step("alhambra.acted")
def acted(state: State, seat: int, chosen: tuple[str, ...]) -> None:
    """Take the money chosen and end the turn, or ask for the payment of the building chosen."""
    if (slot := WHERE.get(chosen[0], NO_SLOT)) != NO_SLOT:
        state.slot = slot
        _pay(state, seat)
        return
    at = 4 * seat
    for card in chosen:
        state.row.remove(card)
        state.worth[at + SLOT_OF[card]] += VALUE[card]
    state.hands[seat].extend(chosen)
    state.seen[seat] += chosen
    state.facts.append(("took", seat, list(chosen)))
    _end_turn(state, seat, False)


def payable(state: State, seat: int) -> tuple[str, ...]:
    """Return the hand cards of the currency that is to be paid, in the order of the hand."""
    slot = state.slot
    return tuple([card for card in state.hands[seat] if SLOT_OF[card] == slot])


def _pay(state: State, seat: int) -> None:
    """Ask which cards of the currency pay; not where only all of them together suffice (8.2)."""
    slot, cards = state.slot, payable(state, seat)
    values = [VALUE[card] for card in cards]
    if state.worth[4 * seat + slot] - min(values) < PRICE[state.yard[slot]]:
        paid(state, seat, cards)
    else:
        state.ask = Ask(seat, "pay", cards, 1, len(cards), (paid, seat), "pay")


@step("alhambra.paid")
def paid(state: State, seat: int, chosen: tuple[str, ...]) -> None:
    """Put the money on the discard pile, "on ne rend pas la monnaie", then move the building to its place."""
    slot, state.slot = state.slot, NO_SLOT
    building, hand = state.yard[slot], state.hands[seat]
    for card in chosen:
        hand.remove(card)
    _note_paid(state, seat, chosen)
    state.discard.extend(chosen)
    state.yard[slot] = ""
    worth, price = sum([VALUE[card] for card in chosen]), PRICE[building]
    state.worth[4 * seat + slot] -= worth
    state.facts.append(("bought", seat, building, CURRENCIES[slot], list(chosen), price, worth, worth - price))
    if state.martin():
        state.bought = building
        state.ask = Ask(seat, "gift", (DUMMY,), 0, 1, (gave, seat, worth == price))
    else:
        _place(state, seat, seat, building, worth == price)


def _note_paid(state: State, seat: int, cards: tuple[str, ...]) -> None:
    """Note what everybody sees: a card paid is one that the seat was seen to take, else one of its start hand."""
    seen = [*state.seen[seat]]
    for card in cards:
        if card in seen:
            seen.remove(card)
        else:
            state.spent[seat] += (card,)
    state.seen[seat] = tuple(seen)


@step("alhambra.gave")
def gave(state: State, seat: int, exact: bool, chosen: tuple[str, ...]) -> None:
    """Keep the building or give it to Martin: "ils peuvent aussi l'offrir a Martin"; an exact payment counts all the
    same (B2-13)."""
    building, state.bought = state.bought, ""
    if chosen:
        state.facts.append(("gave", seat, building))
    _place(state, seat, len(state.palaces) - 1 if chosen else seat, building, exact)


def _place(state: State, seat: int, owner: int, building: str, exact: bool) -> None:
    """Put the building into a palace: "si le joueur peut payer le prix exact, il rejoue"."""
    state.palaces[owner].append(building)
    state.idle = 0
    if exact:
        state.facts.append(("again", seat))
        state.todo.append((act, seat, True))
    else:
        _end_turn(state, seat, False)


def _end_turn(state: State, seat: int, passed: bool) -> None:
    """Lay out what is missing; the game ends if the yard cannot be filled, or if nobody can move any longer."""
    laid = refill(state)
    state.idle = state.idle + 1 if passed and not laid else 0
    if "" in state.yard or state.idle >= len(state.hands):
        end_game(state)
    else:
        state.todo.append((start_turn, (seat + 1) % len(state.hands)))
