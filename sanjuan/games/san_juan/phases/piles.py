"""Draw pile and discard pile: drawing, giving cards to a hand, throwing cards away, reshuffling."""

from sanjuan.games.san_juan.state import State
from sanjuan.table.rng import shuffle


def draw(state: State, count: int) -> list[str]:
    """Draw cards to be looked at, the top one first; fewer when both piles run out.

    An event that comes up is laid beside the roles and replaced (Treasure Chest, "Deroulement").
    """
    cards = draw_unseen(state, count)
    events = state.box.events
    while events and any(card in events for card in cards):
        shown = [card for card in cards if card in events]
        state.events.extend(shown)
        state.reveals += 1
        state.facts.extend(("event_shown", event) for event in shown)
        cards = [card for card in cards if card not in events] + draw_unseen(state, len(shown))
    return cards


def draw_unseen(state: State, count: int) -> list[str]:
    """Take cards off the draw pile face down, the top one first; fewer when both piles run out.

    1st edition rules, "Phase du batisseur", margin: when the draw pile is exhausted, the discard pile is shuffled
    and put under what is left of it. It is reshuffled only when a card is needed.
    """
    deck = state.deck
    if len(deck) < count and state.discard:
        _reshuffle(state)
        deck = state.deck
    if count <= 0:
        return []
    cards = deck[-count:]
    del deck[-count:]
    cards.reverse()
    return cards


def _reshuffle(state: State) -> None:
    pile = state.discard
    state.discard = []
    shuffle(pile, state.chance())
    state.facts.append(("reshuffled", len(pile)))
    state.deck = pile + state.deck


def available(state: State) -> int:
    """Return how many cards can be drawn at all."""
    return len(state.deck) + len(state.discard)


def give(state: State, seat: int, count: int, why: str) -> None:
    """Draw cards into a hand and note it: their number for everybody, their names for the seat."""
    cards = draw(state, count)
    if cards:
        state.seats[seat].hand.extend(cards)
        state.reveals += 1
        state.facts.append(("drew", seat, len(cards), why))
        state.facts.append(("drew_cards", seat, cards, why))


def throw(state: State, seat: int, cards: tuple[str, ...], why: str) -> None:
    """Put hand cards on the discard pile, face down."""
    if not cards:
        return
    hand = state.seats[seat].hand
    for card in cards:
        hand.remove(card)
    state.discard.extend(cards)
    state.facts.append(("threw", seat, len(cards), why))
