"""The rules of the expansions: the steps of the new buildings that have a moment of their own."""

from sanjuan.games.san_juan.phases import piles
from sanjuan.games.san_juan.phases.rounds import tuck_in_chapel, tucked
from sanjuan.games.san_juan.state import State
from sanjuan.table.flow import ask, push, step


@step("san_juan.expansions.swap")
def swap(state: State, seat: int) -> None:
    """Office building: at the start of a round 1 or 2 hand cards may be exchanged for as many new ones."""
    own = state.seats[seat]
    swaps = state.box.powers["swaps"]
    for name in own.city:
        if name in swaps:
            ask(state, seat, "office", own.hand, 0, swaps[name], (swapped, seat, name))
            return


@step("san_juan.expansions.swapped")
def swapped(state: State, seat: int, name: str, chosen: tuple[str, ...]) -> None:
    """Throw the chosen cards away, then draw as many."""
    piles.throw(state, seat, chosen, name)
    piles.give(state, seat, len(chosen), name)


@step("san_juan.expansions.tuck")
def tuck(state: State, seat: int) -> None:
    """Chapel, then bank of the same seat."""
    push(state, (tuck_in_chapel, seat), (tuck_in_bank, seat))


@step("san_juan.expansions.tuck_in_bank")
def tuck_in_bank(state: State, seat: int) -> None:
    """Bank: once in the game any number of hand cards may be put under it, a point each."""
    own = state.seats[seat]
    once = state.box.powers["tucks_once"]
    for place, name in enumerate(own.city):
        if name in once and name not in own.spent:
            ask(state, seat, name, own.hand, 0, len(own.hand), (banked, seat, place, name))
            return


@step("san_juan.expansions.banked")
def banked(state: State, seat: int, place: int, name: str, chosen: tuple[str, ...]) -> None:
    """Put the cards under the bank; it is used once any lie there, whatever becomes of it."""
    tucked(state, seat, place, name, chosen)
    if chosen:
        state.seats[seat].spent.append(name)


@step("san_juan.expansions.help_the_fewest")
def help_the_fewest(state: State) -> None:
    """Tavern: a card for its owner if nobody has fewer buildings and somebody has more.

    It does not work in the phase in which it was built (2nd edition rules, "Pension").
    """
    counts = [len(own.city) for own in state.seats]
    draws = state.box.powers["draws_if_fewest"]
    for seat in state.from_seat(state.chooser):
        if counts[seat] == min(counts) < max(counts):
            for name in state.seats[seat].city:
                if name in draws and (seat, name) not in state.fresh:
                    piles.give(state, seat, draws[name], name)


@step("san_juan.expansions.console_the_unsold")
def console_the_unsold(state: State) -> None:
    """Hut: a card for its owner when nobody has sold a good in the trader phase."""
    if state.sales:
        return
    draws = state.box.powers["draws_if_nothing_sold"]
    for seat in state.from_seat(state.chooser):
        for name in state.seats[seat].city:
            if name in draws:
                piles.give(state, seat, draws[name], name)


@step("san_juan.expansions.clear_customs")
def clear_customs(state: State) -> None:
    """Customs office: an unseen card is laid on it as a good, if there is none, before anybody draws in the
    council."""
    for seat in state.from_seat(state.chooser):
        own = state.seats[seat]
        for place, name in enumerate(own.city):
            if name in state.box.powers["sells_for"] and not own.goods[place]:
                own.goods[place] = "".join(piles.draw_unseen(state, 1))
                state.facts.extend([("customs", seat)] if own.goods[place] else [])
