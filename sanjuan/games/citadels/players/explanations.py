"""Why an answer is good, in a player's terms: income, what can be built, who is close to the end, who may hold what."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from sanjuan.bots.evidence import Claim, Judge
from sanjuan.games.citadels.cards import COST, TYPE, TYPES, UNIQUE
from sanjuan.games.citadels.characters import CHARACTERS
from sanjuan.games.citadels.players.answering import Answer
from sanjuan.games.citadels.players.drafting import HARMFUL, STOPPING
from sanjuan.games.citadels.players.reading import Reading
from sanjuan.games.citadels.players.rows import BEARINGS, DRAWS, PLAIN
from sanjuan.games.citadels.players.turning import coming
from sanjuan.games.citadels.players.victims import chances
from sanjuan.games.citadels.rules.gathering import gathered_gold
from sanjuan.games.citadels.rules.income import PAYING, income
from sanjuan.games.citadels.rules.moving import price_of, seat_of, where
from sanjuan.games.citadels.rules.powers import rank8
from sanjuan.games.citadels.state import State
from sanjuan.table.flow import Ask

OWN, ALONE = Claim("own"), Claim("own", undisturbed=True)
HIS = Claim("seat_{seat}", higher=False)
JUDGE = Judge(
    {
        **dict.fromkeys(
            "income several affords draws refund pays_too serves cheaper few_cards more_choice".split(), OWN
        ),
        **dict.fromkeys("points new_type all_types exchanges more_cards affordable worth full_hand".split(), OWN),
        **dict.fromkeys("saves gold_for_later".split(), ALONE),
        **dict.fromkeys("stops close leads closest loses".split(), HIS),
    },
    against=frozenset(["perhaps_nobody", "own_loss", "costs"]),
)
"""The claims behind the reasons: the seat is better off, in all deals or undisturbed, or another seat is worse off."""
CLOSE = 2
"""A city is close to complete if it lacks at most this many districts."""
SURE, HARDLY = 97, 25
"""The chances, in percent, from which somebody surely has a character, and below which perhaps nobody has it."""
MUCH_GOLD, MANY_CARDS = 3, 3


@dataclass(frozen=True)
class Reason:
    """The message `advice-<id>`, its arguments, and its weight against other reasons."""

    id: str
    weight: float
    args: dict[str, Any] = field(default_factory=dict)


Reasons = Iterator[Reason]


def explained(view: State, chosen: Answer) -> tuple[dict[str, Any], ...]:
    """Return what can be said for an answer to the open question of a view, the weightiest first."""
    question = view.ask
    assert question is not None
    reading = Reading(view, question.seat)
    teller = TELLING.get(question.kind, _usual)
    found = sorted(teller(reading, question, chosen), key=lambda reason: -reason.weight)
    return tuple([{"id": reason.id, "args": reason.args} for reason in found])


def _usual(reading: Reading, question: Ask, chosen: Answer) -> Reasons:
    return iter(())


def _character(reading: Reading, question: Ask, chosen: Answer) -> Reasons:
    """Yield reasons for a character: its income, what it lets the seat build, whom it stops, from whom it is kept."""
    name, view, seat = chosen[0], reading.view, reading.seat
    row = CHARACTERS[name]
    count = income(view, seat, row)
    if count:
        yield Reason("income", 1.5 + 0.3 * count, {"n": count})
    gold = reading.gold + gathered_gold(reading.city) + (count if row.income_gold else 0) + row.extra
    built = reading.builds(gold, row.permits, row.unlimited)[1]
    if len(built) > 1:
        yield Reason("several", 2.5, {"n": len(built)})
    elif built and row.rank not in HARMFUL:
        yield Reason("affords", 1.2, {"card": built[0]})
    if name in DRAWS:
        yield Reason("draws", 1.4, {"n": DRAWS[name]})
    if row.takes_crown:
        yield Reason("crown", 1.1)
    if row.shields and reading.left <= CLOSE + 1:
        yield Reason("shield", 2.2)
    if row.refunds and built:
        yield Reason("refund", 2.0)
    yield from _against(reading, name)


def _against(reading: Reading, name: str) -> Reasons:
    """Yield the players that a character may stop, rob or swap with."""
    row, bearing, view = CHARACTERS[name], BEARINGS.get(name, PLAIN), reading.view
    others = [other for other in range(len(view.gold)) if other != reading.seat]
    closest = max(others, key=lambda other: (reading.sizes[other], -other))
    if row.rank in STOPPING and reading.goal - reading.sizes[closest] <= CLOSE:
        yield Reason("stops", 2.4, {"seat": closest})
    richest = max(others, key=lambda other: (view.gold[other], -other))
    if bearing.by_gold and view.gold[richest] >= MUCH_GOLD:
        yield Reason("rich", 1.8, {"seat": richest, "n": view.gold[richest]})
    fullest = max(others, key=lambda other: (len(view.hands[other]), -other))
    if bearing.by_cards and len(view.hands[fullest]) >= MANY_CARDS:
        yield Reason("full_hand", 1.6, {"seat": fullest, "n": len(view.hands[fullest])})


def _victim(reading: Reading, question: Ask, chosen: Answer) -> Reasons:
    """Yield the likely holder of the characters named, with his progress and his gold."""
    found = chances(reading)
    for name in chosen:
        by_seat = found.get(name, {})
        if not by_seat or round(100 * sum(by_seat.values())) < HARDLY:
            yield Reason("perhaps_nobody", 1.9, {"character": name})
            continue
        other = max(by_seat, key=lambda seat: (by_seat[seat], -seat))
        yield from _of_holder(reading, name, other, round(100 * by_seat[other]), question.kind in FOR_GOLD)


FOR_GOLD = frozenset(["rob", "threats", "flower"])


def _of_holder(reading: Reading, name: str, other: int, percent: int, for_gold: bool) -> Reasons:
    if percent >= SURE:
        yield Reason("has_it", 2.6, {"seat": other, "character": name})
    else:
        yield Reason("may_have_it", 1.8, {"seat": other, "character": name, "n": percent})
    gold = reading.view.gold[other]
    if gold >= MUCH_GOLD and for_gold:
        yield Reason("rich", 2.2, {"seat": other, "n": gold})
    elif reading.goal - reading.sizes[other] <= CLOSE:
        yield Reason("close", 2.3, {"seat": other})
    else:
        yield from _ahead(reading, other, 1.7)


def _turn(reading: Reading, question: Ask, chosen: Answer) -> Reasons:
    """Yield reasons for an action of the turn."""
    option = chosen[0] if chosen else ""
    if option in DOING:
        yield from DOING[option](reading)
    elif option in COST:
        yield from _building(reading, option)


def _ends(reading: Reading) -> Reasons:
    if reading.gold and not reading.last:
        yield Reason("saves", 1.0, {"n": reading.gold})


def _gold(reading: Reading) -> Reasons:
    row, more = CHARACTERS[reading.view.acting], coming(reading)
    before = reading.builds(reading.gold + more, row.permits, row.unlimited)[1]
    after = reading.builds(reading.gold + more + gathered_gold(reading.city), row.permits, row.unlimited)[1]
    new = [card for card in after if card not in before]
    if new:
        yield Reason("affords", 2.0, {"card": new[0]})
    elif not reading.last:
        yield Reason("gold_for_later", 0.8, {"n": reading.gold + gathered_gold(reading.city)})


def _cards(reading: Reading) -> Reasons:
    count = len(reading.playable())
    yield Reason("few_cards", 1.8, {"n": count}) if count < MANY_CARDS else Reason("more_choice", 0.8)


def _income(reading: Reading) -> Reasons:
    yield Reason("income", 1.5, {"n": income(reading.view, reading.seat, CHARACTERS[reading.view.acting])})


DOING: dict[str, Callable[[Reading], Reasons]] = {
    "": _ends, "gold": _gold, "cards": _cards, "income": _income,
}  # fmt: skip


def _building(reading: Reading, card: str) -> Reasons:
    """Yield reasons for building a district: points, completing the city, its type, its income, its power."""
    yield Reason("points", 1.0 + 0.1 * COST[card], {"n": COST[card]})
    types = {TYPE[own] for own in reading.city}
    if reading.left == 1:
        yield Reason("completes", 3.0)
    if TYPE[card] not in types:
        all_types = len(types) + 1 == len(TYPES)
        yield Reason("all_types", 2.5) if all_types else Reason("new_type", 1.3, {"n": len(types) + 1})
    if card in PAYING.get(CHARACTERS[reading.view.acting].income, ()):
        yield Reason("pays_too", 1.6)
    if TYPE[card] == UNIQUE and reading.extra(card) >= 1.0:
        yield Reason("serves", 1.5, {"card": card})
    if price_of(card, reading.city) < COST[card]:
        yield Reason("cheaper", 1.2)


def _district(reading: Reading, question: Ask, chosen: Answer) -> Reasons:
    """Yield the owner whom the loss of a district hits, and its price."""
    other, index = where(chosen[0])
    card = reading.view.cities[other][index]
    if other == reading.seat:
        yield Reason("own_loss", 2.0)
        return
    if reading.goal - reading.sizes[other] <= CLOSE:
        yield Reason("close", 2.4, {"seat": other})
    else:
        yield from _ahead(reading, other, 1.8)
    yield Reason("loses", 1.0 + 0.1 * COST[card], {"seat": other, "n": COST[card]})
    if question.kind == "destroy":
        price = rank8.destruction(reading.view, other, index)
        yield Reason("costs", 1.1, {"n": price}) if price else Reason("free", 1.6)


def _ahead(reading: Reading, other: int, weight: float) -> Reasons:
    """Yield that a player is ahead of everybody, or of all but the advised one, which says nothing with two players."""
    if other != reading.leader():
        return
    if reading.leads(other):
        yield Reason("leads", weight, {"seat": other})
    elif len(reading.sizes) > 2:
        yield Reason("closest", weight, {"seat": other})


def _magic(reading: Reading, question: Ask, chosen: Answer) -> Reasons:
    """Yield reasons for swapping hands with a player, or for exchanging useless cards."""
    if not chosen[0].startswith("seat_"):
        yield Reason("exchanges", 1.5, {"n": len(chosen)})
        return
    other = seat_of(chosen[0])
    more = len(reading.view.hands[other]) - len(reading.hand)
    if more > 0:
        yield Reason("more_cards", 2.0, {"n": more})
    yield from _ahead(reading, other, 1.5)


def _seat(reading: Reading, question: Ask, chosen: Answer) -> Reasons:
    """Yield reasons for choosing a player: cards, gold, the lead."""
    other = seat_of(chosen[0]) if chosen else reading.seat
    if other == reading.seat:
        return
    if reading.view.hands[other]:
        yield Reason("full_hand", 1.2, {"seat": other, "n": len(reading.view.hands[other])})
    if reading.view.gold[other]:
        yield Reason("rich", 1.1, {"seat": other, "n": reading.view.gold[other]})
    yield from _ahead(reading, other, 1.5)


def _card(reading: Reading, question: Ask, chosen: Answer) -> Reasons:
    """Yield reasons for keeping a card."""
    card = chosen[0]
    if card in reading.city or card in reading.hand:
        return  # a second one cannot be built: nothing speaks for it
    yield from [reason for reason in _building(reading, card) if reason.id in ("new_type", "all_types", "serves")]
    yield Reason("affordable", 1.4) if COST[card] <= reading.gold else Reason("worth", 1.0, {"n": COST[card]})


Telling = Callable[[Reading, Ask, Answer], Reasons]
TELLING: dict[str, Telling] = {
    "character": _character,
    "turn": _turn,
    "magic": _magic,
    **dict.fromkeys(("kill", "bewitch", "rob", "warrants", "signed", "threats", "flower"), _victim),
    **dict.fromkeys(("destroy", "seize", "receive", "armory"), _district),
    **dict.fromkeys(("spy", "wizard", "crown", "richest", "lender", "theater"), _seat),
    **dict.fromkeys(("keep", "scholar", "wizard_take"), _card),
}
