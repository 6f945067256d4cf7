"""Sight: what a seat may see of a position of Citadels.

Hidden: hands, deck, the cards under the Museum, the characters not yet revealed, which warrant is signed and which
threat has the flower, the seed; but for what the seat has seen of them. Everything else is open.
"""

from sanjuan.games.citadels.rules.doing import PAID
from sanjuan.games.citadels.state import NOBODY, State, put_by
from sanjuan.table.flow import EVERYBODY
from sanjuan.table.sight import HIDDEN, decline, masked


def view(state: State, seat: int | None) -> State:
    """Return the position as this seat sees it (None: as everybody sees it), every hidden card replaced by "?".

    Discreet questions give away what nobody else may know: which warrant is signed, which threat has the
    flower, that a card taken can be built. The others see what they would see if it was declined (A6-8, A6-9).
    """
    seen = state.copy()
    decline(seen, seat)
    question = seen.ask
    if question is not None and question.seat != seat:
        seen.ask = masked(question, state.KINDS[question.kind])
        seen.drawn = (HIDDEN,) * len(seen.drawn)
    seen.seed = 0
    seen.viewer = EVERYBODY if seat is None else seat
    seen.chances = seen.stacked = seen.packs = ()
    _hide_districts(seen, seat)
    _hide_characters(seen, seat)
    return seen


def suspected(before: State, after: State) -> int | None:
    """Return who may have been asked whether the flower is revealed or a district confiscated, as far as all can tell.

    Refusing a threat, or building first under a warrant, waits for that player: whether there is
    anything to decide is secret.
    """
    told = [fact[0] for fact in after.facts]
    if "defied" in told:
        other = before.blackmailer
    elif "built" in told and not before.did & PAID and before.acting in (*before.warrants, before.signed):
        other = before.magistrate
    else:
        return None
    return None if other in (NOBODY, before.turn) else other


def _hide_districts(seen: State, seat: int | None) -> None:
    """Hide the cards of hands, deck and Museum that the seat does not know."""
    bit = 1 << (len(seen.gold) if seat is None else seat)
    laid, known = seen.laid, seen.known
    bottom = [card if bits & bit else HIDDEN for card, bits in zip(seen.deck, laid, strict=False)]
    seen.deck = bottom + [HIDDEN] * (len(seen.deck) - len(laid))
    seen.laid = [bits & bit for bits in laid]
    for owner, hand in enumerate(seen.hands):
        if owner == seat:
            continue
        if known[owner]:
            known[owner] = tuple([(bit, card) for bits, card in known[owner] if bits & bit])
            met = [card for _, card in known[owner]]
            seen.hands[owner] = met + [HIDDEN] * (len(hand) - len(met))
        else:
            seen.hands[owner] = [HIDDEN] * len(hand)
    if seen.museum:
        seen.museum = [card if bits & bit else HIDDEN for card, bits in zip(seen.museum, seen.tuckers, strict=True)]
        seen.tuckers = [bits & bit for bits in seen.tuckers]


def _hide_characters(seen: State, seat: int | None) -> None:
    """Hide what others have drafted, and what is face down but for what the seat put there."""
    own = () if seat is None else (seat, put_by(seat))
    seen.taken = tuple(
        [card if taker in own else HIDDEN for card, taker in zip(seen.taken, seen.takers, strict=True)]
    )  # fmt: skip
    for owner in range(len(seen.gold)):
        if owner != seat:
            seen.held[owner] = (HIDDEN,) * len(seen.held[owner])
            seen.handed[owner] = ()
    if seen.signed and not seen.signed_open and seen.magistrate != seat:
        seen.signed = HIDDEN
    if seen.flower and not seen.flower_open and seen.blackmailer != seat:
        seen.flower = HIDDEN
