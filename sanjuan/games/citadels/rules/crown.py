"""The crown: who takes it, and to whom the Emperor gives it."""

from sanjuan.games.citadels.rules.moving import choose, gain, lose, seat_of, seat_option
from sanjuan.games.citadels.state import State
from sanjuan.table.flow import ask, step

GOLD, CARD = "gold", "card"


def crown_goes_to(state: State, seat: int, character: str) -> None:
    """Let a seat take the crown."""
    state.crown = seat
    state.facts.append(("crowned", seat, character))


def gives_crown(state: State, seat: int, paid: bool) -> None:
    """Ask to whom a seat gives the crown: "ni la prendre pour vous-meme ni la laisser au joueur qui l'avait"."""
    options = [seat_option(other) for other in range(len(state.gold)) if other not in (seat, state.crown)]
    ask(state, seat, "crown", options, 1, 1, (gave_crown, seat, paid))


@step("citadels.gave_crown")
def gave_crown(state: State, seat: int, paid: bool, chosen: tuple[str, ...]) -> None:
    """Pass the crown on; its new holder pays for it "selon son choix, 1 piece d'or ou 1 carte, au hasard"."""
    other = state.crown = seat_of(chosen[0])
    state.facts.append(("gave_crown", seat, other))
    if not paid:
        return
    options = [GOLD] if state.gold[other] else []
    if state.hands[other]:
        options.append(CARD)
    if options:
        who = seat if state.emperor_chooses else other
        ask(state, who, "tribute", options, 1, 1, (paid_tribute, seat, other))


@step("citadels.paid_tribute")
def paid_tribute(state: State, seat: int, other: int, chosen: tuple[str, ...]) -> None:
    """Hand over a coin or a random card."""
    if chosen[0] == GOLD:
        state.gold[other] -= 1
        state.gold[seat] += 1
        state.facts.append(("tribute_gold", other, seat))
        return
    card = choose(state, state.hands[other])
    both = 1 << seat | 1 << other
    lose(state, other, card, both)
    gain(state, seat, card, both)
    state.reveals += 1
    state.facts.append(("tribute_card", other, seat))
    state.facts.append(("tribute_named", other, seat, card))
