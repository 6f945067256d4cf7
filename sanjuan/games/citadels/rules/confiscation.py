"""A district on its way into a city: the Magistrate may confiscate what is paid for, then the tax is due."""

from sanjuan.games.citadels.characters import CHARACTERS
from sanjuan.games.citadels.rules.doing import PAID
from sanjuan.games.citadels.rules.moving import arrive
from sanjuan.games.citadels.state import NOBODY, State
from sanjuan.table.flow import Ask, step

CONFISCATE = "confiscate"
TAX = 1


def place_paid(state: State, seat: int) -> None:
    """Build a district that was paid for; of the first one in a turn the Magistrate may be asked (A6-9)."""
    first = not state.did & PAID
    state.did |= PAID
    if first and state.acting in (*state.warrants, state.signed):
        state.reveals += 1
        if _may_confiscate(state, seat):
            state.ask = Ask(state.magistrate, "confiscate", (CONFISCATE,), 0, 1, (confiscated, seat))
            return
    place(state, seat)


def _may_confiscate(state: State, seat: int) -> bool:
    """Return whether the warrant is signed and the Magistrate can take the district: "vous ne pouvez pas confisquer un
    quartier si vous en avez deja un identique", and nobody takes from himself."""
    other = state.magistrate
    return state.acting == state.signed and other not in (NOBODY, seat) and state.building not in state.cities[other]


@step("citadels.confiscated")
def confiscated(state: State, seat: int, chosen: tuple[str, ...]) -> None:
    """Move the district into the Magistrate's city; the builder "recupere l'or paye a la banque"."""
    if not chosen:
        place(state, seat)
        return
    card, gold, other = state.building, state.price, state.magistrate
    state.building, state.price, state.signed_open = "", 0, True
    state.gold[seat] += gold
    state.spent -= gold
    state.reveals += 1
    state.facts.append(("confiscated", other, seat, card, gold))
    arrive(state, other, card, 0)
    tax(state, other)


def place(state: State, seat: int) -> None:
    """Put the district that is being built into the city of its builder, who then pays the tax."""
    card, gold = state.building, state.price
    state.building, state.price = "", 0
    state.facts.append(("built", seat, card, gold))
    arrive(state, seat, card, 0)
    if not CHARACTERS[state.acting].untaxed:
        tax(state, seat)


def tax(state: State, seat: int) -> None:
    """Pay a coin for a district, where the Tax Collector is in the cast and there is one (A6-11)."""
    due = tax_on(state, state.gold[seat])
    if due:
        state.gold[seat] -= due
        state.pot += due
        state.facts.append(("taxed", seat, due))


def tax_on(state: State, gold: int) -> int:
    """Return the tax on a district for a seat with this much gold left."""
    return min(gold, TAX) if CHARACTERS[state.cast[-1]].untaxed else 0
