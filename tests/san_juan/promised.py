"""Compares what the questions of San Juan promise with what came: see `tests.conformance.test_promises`."""

from sanjuan.games import GAMES
from sanjuan.games.san_juan.score import rows
from sanjuan.table.flow import answer
from sanjuan.table.options import card_of

GAME = GAMES["san_juan"]
TABLES = [(seats, {"edition": edition}) for seats in (2, 3, 4) for edition in (1, 2)]


def facts(after, *ids):
    """Return the facts of the last answer of these kinds."""
    return [fact for fact in GAME.facts_of(after, None) if fact["id"] in ids]


def drawn(after, seat):
    """Return how many cards a seat has drawn in the last answer before anybody else did anything."""
    found = 0
    for fact in GAME.facts_of(after, None):
        if fact.get("seat", seat) != seat:
            break
        found += fact["count"] if fact["id"] == "drew" else 0
    return found


def reached(after):
    """Return the position after the library, if it is asked about, is used."""
    if after.ask is not None and after.ask.kind == "library":
        after = GAME.copy(after)
        answer(after, ("use",))
    return after


def asks(after, seat, kind):
    """Return whether a seat is asked a kind of question."""
    return after.ask is not None and (after.ask.seat, after.ask.kind) == (seat, kind)


def role(before, told, chosen, after):
    """Check what a role brings its chooser now."""
    if chosen[0] in told["gives"]:
        yield from ROLES[chosen[0]](before.ask.seat, told["gives"][chosen[0]], reached(after))


def builder(seat, said, after):
    """Check the number of different buildings that can be built."""
    options = after.ask.options if asks(after, seat, "build") else ()
    yield "buildings", said["n"], len({card_of(option) for option in options})


def producer(seat, said, after):
    """Check the number of goods that can be made."""
    yield "goods", said["n"], min(after.ask.most, len(after.ask.options)) if asks(after, seat, "produce") else 0


def trader(seat, said, after):
    """Check the number of goods that can be sold, and the number of cards for them."""
    if not asks(after, seat, "sell"):
        yield "goods", said["n"], 0
        return
    most = min(after.ask.most, len(after.ask.options))
    yield "goods", said["n"], most
    prices = GAME.question(GAME.view(after, seat))["prices"]
    best = sorted(after.ask.options, key=prices.__getitem__, reverse=True)[:most]
    sold = GAME.copy(after)
    answer(sold, tuple(best))
    if said["cards"] is not None:
        yield "cards", said["cards"], cards_for(sold, seat)


def cards_for(sold, seat):
    """Return how many cards a sale has brought, after what a harbor takes of it."""
    if asks(sold, seat, "harbor"):
        sold = GAME.copy(sold)
        answer(sold, sold.ask.options[:1])
    return drawn(sold, seat)


def councillor(seat, said, after):
    """Check the number of cards looked at, and of cards kept."""
    looked = [fact["count"] for fact in facts(after, "looked") if fact["seat"] == seat]
    yield "cards looked at", said["n"], sum(looked[:1])
    if asks(after, seat, "keep"):
        yield "cards kept", said["keeps"], after.ask.least


def prospector(seat, said, after):
    """Check the number of cards drawn, and of mines that dig."""
    found = [fact["count"] for fact in facts(after, "drew") if fact["seat"] == seat and fact["why"] == "prospector"]
    yield "cards", said["n"], sum(found)


ROLES = {
    "builder": builder, "producer": producer, "trader": trader, "councillor": councillor, "prospector": prospector,
}  # fmt: skip


def build(before, told, chosen, after):
    """Check the price, and in hand the price on a new place and the points that a card would bring."""
    if not chosen:
        return
    [fact] = facts(after, "built", "covered")[:1]
    yield "price", told["prices"][chosen[0]], fact["cost"]
    held = [one for one in told["table"]["hand"] if one["card"] == chosen[0]]
    if before.ask.kind == "build" and held:
        yield "price in hand", held[0]["price"], fact["cost"]
    if held and "points" in held[0]:
        yield "points", held[0]["points"], rows(after, before.ask.seat)[chosen[0]]


def pay(before, told, chosen, after):
    """Check the price of the building."""
    [fact] = facts(after, "paid")[:1]
    yield "price", told["args"]["price"], fact["count"] + fact["goods"]


def produce(before, told, chosen, after):
    """Check the number of goods made."""
    made = facts(after, "produced")[:1]
    yield "goods", len(chosen), len(made[0]["places"]) if chosen and made else 0


def sell(before, told, chosen, after):
    """Check the number of cards for the goods."""
    if chosen:
        said = sum(told["prices"][option] for option in chosen) + told["bonus"][len(chosen)]
        yield "cards", said, cards_for(after, before.ask.seat)


BROUGHT = {"role": role, "build": build, "rebuild": build, "pay": pay, "produce": produce, "sell": sell}
RARE = {"rebuild"}
UNSAID = (
    "library", "keep", "discard", "gold_mine", "chapel", "start_hand", "office", "bank", "harbor", "earthquake",
    "amnesty", "taxes", "visit",
)  # fmt: skip
