"""A turn: "un joueur doit d'abord recevoir des ressources ... ensuite, il peut construire".

One question, asked again and again (facts, A7): gathering, income, power, building, districts that do something.
"""

from sanjuan.games.citadels.characters import CHARACTERS
from sanjuan.games.citadels.rules.building import build, buildable
from sanjuan.games.citadels.rules.crown import gives_crown
from sanjuan.games.citadels.rules.doing import EARNED, GATHERED, PLAIN, USED, neighbours, stop
from sanjuan.games.citadels.rules.gathering import gather_cards, gather_gold
from sanjuan.games.citadels.rules.income import earn, income
from sanjuan.games.citadels.rules.powers import POWERS
from sanjuan.games.citadels.rules.threats import threaten
from sanjuan.games.citadels.rules.uniques import ACTIVE, AT_END, usable, use
from sanjuan.games.citadels.state import State
from sanjuan.table.flow import Ask, step
from sanjuan.table.options import AT

GOLD, CARDS, INCOME, POWER = "gold", "cards", "income", "power"


def begin_turn(state: State, seat: int, character: str, did: int) -> None:
    """Let a seat act as a character; what that one is at once, it is."""
    state.turn, state.acting, state.did = seat, character, did
    state.todo.append((act,))
    if did & PLAIN:
        return
    row = CHARACTERS[character]
    if row.shields:
        state.shielded = seat
    if did & GATHERED:
        bonus(state, True)
    elif row.neighbour and character not in state.threats:
        neighbours(state, seat, character)


def extra_gold(state: State) -> int:
    """Return the gold that comes by itself right after gathering: nothing to the bewitched, later under a threat."""
    return 0 if state.did & PLAIN or state.acting in state.threats else CHARACTERS[state.acting].extra


@step("citadels.bonus")
def bonus(state: State, late: bool) -> None:
    """Give the gold that comes by itself after gathering (Merchant); `late` also that due on revealing (Queen)."""
    seat, character = state.turn, state.acting
    extra = CHARACTERS[character].extra
    if extra:
        state.gold[seat] += extra
        state.facts.append(("gained", seat, extra, character))
    if late:
        neighbours(state, seat, character)


def offered(state: State) -> tuple[str, ...]:
    """Return what the seat whose turn it is may do now, in the order of A7."""
    seat, did, options = state.turn, state.did, []
    row = CHARACTERS[state.acting]
    if not did & GATHERED:
        options = [GOLD, CARDS] if state.deck else [GOLD]
        if did & PLAIN or row.power_first_gathers or state.acting in state.threats:
            return tuple(options)
    if row.income and not did & EARNED and income(state, seat, row):
        options.append(INCOME)
    if not did & USED and state.acting in POWERS and POWERS[state.acting].possible(state, seat):
        options.append(POWER)
    if did & GATHERED and state.hands[seat]:
        options += buildable(state, seat, row)
    if not ACTIVE.keys().isdisjoint(state.cities[seat]):
        options += usable(state, seat)
    return tuple(options)


@step("citadels.act")
def act(state: State) -> None:
    """Ask what the seat does; "when nothing at all is left, the turn ends unasked"."""
    options = offered(state)
    if state.did & GATHERED:
        if options:
            state.ask = Ask(state.turn, "turn", options, 0, 1, (acted,))
        else:
            finish(state)
    elif len(options) > 1:
        state.ask = Ask(state.turn, "turn", options, 1, 1, (acted,))
    else:
        acted(state, options)


@step("citadels.acted")
def acted(state: State, chosen: tuple[str, ...]) -> None:
    """Do what was chosen, or end the turn."""
    if not chosen:
        finish(state)
        return
    seat, option = state.turn, chosen[0]
    if option == GOLD:
        gather_gold(state, seat)
        gathered(state)
    elif option == CARDS:
        state.todo.append((gathered,))
        gather_cards(state, seat)
    else:
        state.todo.append((act,))
        _do(state, seat, option)


def _do(state: State, seat: int, option: str) -> None:
    if option == INCOME:
        state.did |= EARNED
        earn(state, seat)
    elif option == POWER:
        state.did |= USED
        POWERS[state.acting].use(state, seat)
    elif AT in option:
        use(state, seat, option)
    else:
        build(state, seat, option, False)


@step("citadels.gathered")
def gathered(state: State) -> None:
    """Go on after gathering: a bewitched turn is over, the Witch bewitches, a threat is settled first (A6-7)."""
    state.did |= GATHERED
    if state.did & PLAIN:
        return
    if CHARACTERS[state.acting].power_first_gathers:
        POWERS[state.acting].use(state, state.turn)
        return
    state.todo.append((act,))
    if state.acting in state.threats:
        state.todo.append((bonus, True))
        threaten(state, state.turn)
    else:
        bonus(state, False)


def finish(state: State) -> None:
    """End the turn; the crown must have been given away before (A6-12)."""
    state.todo.append((end_turn,))
    if CHARACTERS[state.acting].crowns and not state.did & USED:
        gives_crown(state, state.turn, True)


@step("citadels.end_turn")
def end_turn(state: State) -> None:
    """Let districts do what they do at the end of a turn, then pay back what the Alchemist built with (A6-19)."""
    seat = state.turn
    city = state.cities[seat]
    for name, effect in AT_END.items():
        if name in city:
            effect(state, seat)
    if state.spent and CHARACTERS[state.acting].refunds:
        state.gold[seat] += state.spent
        state.facts.append(("refunded", seat, state.spent))
    stop(state)
