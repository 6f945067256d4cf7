"""Why an answer is good, in a player's terms: exact payments, the lead in a kind, points, money that goes together."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from sanjuan.bots.evidence import Claim, Judge
from sanjuan.games.alhambra.cards import CATEGORIES, CATEGORY, CURRENCIES, NUMBER, PRICE, SLOT, SLOT_OF, VALUE
from sanjuan.games.alhambra.players.greedy import gives
from sanjuan.games.alhambra.players.paying import payment, pays_exactly
from sanjuan.games.alhambra.players.planning import Answer, Planner
from sanjuan.games.alhambra.state import State
from sanjuan.table.options import AT

OWN, HIS, GETS = Claim("own"), Claim("seat_{seat}", higher=False), Claim("has_{building}")
JUDGE = Judge(
    {
        **dict.fromkeys("again points leads safe draws_level several gathers keeps".split(), OWN),
        **dict.fromkeys("denies takes_from".split(), HIS),
        **dict.fromkeys("pays_next reaches".split(), GETS),
    },
    against=frozenset(["overpays"]),
)
"""The claims behind the reasons: the seat is better off, another seat is worse off, the seat will own a building."""
CLEARLY = 0.75
"""The smallest gain worth telling, in points."""
SMALL = 3
"""Values of money up to which a card is kept for exact payments."""


@dataclass(frozen=True)
class Reason:
    """The message `advice-<id>`, its arguments, and its weight against other reasons."""

    id: str
    weight: float
    args: dict[str, Any] = field(default_factory=dict)


def explained(view: State, chosen: Answer) -> tuple[dict[str, Any], ...]:
    """Return what can be said for an answer to the open question of a view, the weightiest first."""
    question = view.ask
    assert question is not None
    planner = Planner(view, question.seat)
    if question.kind == "pay":
        found = list(_of_payment(view, chosen))
    elif question.kind == "gift":
        found = list(_of_gift(planner, bool(chosen)))
    elif AT in chosen[0]:
        found = list(_of_purchase(planner, chosen[0]))
    else:
        found = list(_of_money(planner, chosen))
    found.sort(key=lambda reason: -reason.weight)
    return tuple([{"id": reason.id, "args": reason.args} for reason in found])


def _of_purchase(planner: Planner, option: str) -> Iterator[Reason]:
    """Yield whether it is paid exactly, what the building is worth, and who could have bought it."""
    building, _, currency = option.partition(AT)
    slot = SLOT[currency]
    over = sum([VALUE[card] for card in payment(planner.start.slots[slot], PRICE[building])]) - PRICE[building]
    yield Reason("overpays", 0.9, {"n": over}) if over else Reason("again", 3.0)
    if planner.worth(planner.start, building)[1] != planner.seat:
        yield Reason("for_martin", 2.0)
        return
    yield from _of_owning(planner, building)
    rival = _who_could_pay(planner, slot, building)
    if rival is not None:
        yield Reason("denies", 2.1, {"seat": rival})


def _of_owning(planner: Planner, building: str) -> Iterator[Reason]:
    """Yield the lead that a building brings in its kind, and the points to be expected of it."""
    number = NUMBER[building]
    counts, category = planner.outlook.counts[number], {"category": CATEGORY[building]}
    own = counts[planner.seat] + 1
    most = max([other for owner, other in enumerate(counts) if owner != planner.seat])
    left = len(CATEGORIES[number].prices) - sum(counts) - 1
    if own > most + left:
        yield Reason("safe", 2.6 if own - 1 <= most + left + 1 else 0.6, category)
    elif own == most + 1:
        yield Reason("leads", 2.2, category)
    elif own == most:
        yield Reason("draws_level", 1.6, category)
    gain = planner.outlook.gain_of(number, planner.seat)
    if gain >= CLEARLY:
        yield Reason("points", min(2.0, 1.0 + 0.15 * gain), {"points": round(gain)})


def _who_could_pay(planner: Planner, slot: int, building: str) -> int | None:
    """Return the next rival who was seen to hold enough for a building and would gain by it, None if there is none."""
    seats = len(planner.view.hands)
    for rival in [(planner.seat + turns) % seats for turns in range(1, seats)]:
        known = sum([VALUE[card] for card in planner.view.seen[rival] if SLOT_OF[card] == slot])
        if known >= PRICE[building] and planner.outlook.gain_of(NUMBER[building], rival) >= CLEARLY:
            return rival
    return None


def _of_money(planner: Planner, chosen: Answer) -> Iterator[Reason]:
    """Yield reasons for taking money: what it will pay, how many cards are taken, the sum held in the currency."""
    if len(chosen) > 1:
        yield Reason("several", 1.2 + 0.3 * len(chosen), {"n": len(chosen)})
    for slot in sorted({SLOT_OF[card] for card in chosen}):
        own = planner.start.slots[slot]
        more = (*own, *[card for card in chosen if SLOT_OF[card] == slot])
        building, sum_after = planner.view.yard[slot], sum([VALUE[card] for card in more])
        if building and pays_exactly(more, PRICE[building]) and not pays_exactly(own, PRICE[building]):
            yield Reason("pays_next", 2.4, {"building": building})
        elif building and sum_after >= PRICE[building] > sum([VALUE[card] for card in own]):
            yield Reason("reaches", 1.5, {"building": building})
        elif own:
            yield Reason("gathers", 1.0, {"currency": CURRENCIES[slot], "n": sum_after})


def _of_payment(view: State, chosen: Answer) -> Iterator[Reason]:
    """Yield whether it is exact, what is lost, and which small cards stay."""
    assert view.ask is not None
    over = sum([VALUE[card] for card in chosen]) - PRICE[view.yard[view.slot]]
    yield Reason("overpays", 0.9, {"n": over}) if over else Reason("again", 3.0)
    left = list(view.ask.options)
    for card in chosen:
        left.remove(card)
    small = [card for card in left if VALUE[card] <= SMALL]
    if small:
        yield Reason("keeps", 1.0, {"cards": small})


def _of_gift(planner: Planner, given: bool) -> Iterator[Reason]:
    """Yield reasons for giving the building to Martin (what the other player loses), or for keeping it."""
    building, view = planner.view.bought, planner.view
    if not given:
        yield from _of_owning(planner, building)
        return
    rival, martin = 1 - planner.seat, len(view.palaces) - 1
    loss = -planner.outlook.gain_of(NUMBER[building], rival, martin)
    if loss >= CLEARLY:
        yield Reason("takes_from", 2.0, {"seat": rival, "points": round(loss)})
    elif gives(planner):
        yield Reason("for_martin", 1.0)
