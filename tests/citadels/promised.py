"""Compares what the questions of Citadels promise with what came: see `tests.conformance.test_promises`."""

from itertools import takewhile

from sanjuan.games import GAMES
from sanjuan.games.citadels.cards import COST
from sanjuan.games.citadels.casts import PRESETS
from sanjuan.table.flow import answer

GAME = GAMES["citadels"]
TABLES = [(4 + number % 5, {"preset": preset}) for number, preset in enumerate(PRESETS)]
PAYING = ("means", "den", "lender", "lend", "confiscate")
"""The kinds of questions that may come before a district is paid for."""


def facts(after, *ids):
    """Return the facts of the last answer of these kinds, as everybody may know them, and whoever is concerned."""
    return [fact for fact in GAME.facts_of(after, None) if fact["id"] in ids]


def one(after, id, key):
    """Return a value of the only fact of a kind."""
    [fact] = facts(after, id)
    return fact[key]


def earned(after, seat):
    """Return the gold that a seat took first of all in the last answer."""
    first = takewhile(
        lambda fact: fact["id"] in ("gathered", "gained") and fact["seat"] == seat, GAME.facts_of(after, None)
    )
    return sum(fact["gold"] for fact in first)


def drawn(after):
    """Return how many cards were drawn, or looked at."""
    return sum(fact["count"] for fact in facts(after, "drew", "looked"))


def turn(before, told, chosen, after):
    """Check gathering, income and building; questions give no figures for powers."""
    seat, args = before.ask.seat, told["args"]
    for option in chosen:
        said = told["prices"].get(option)
        if option == "gold":
            yield "gold gathered", said, one(after, "gathered", "gold")
            yield "gold to have", args["total"], before.gold[seat] + earned(after, seat)
            yield "gold that comes by itself", args["extra"], earned(after, seat) - said
        elif option == "cards":
            yield "cards drawn", said, drawn(after)
            yield "cards there", args["deck"], len(before.deck)
            yield "gold beside cards", args["extra"], gained(with_a_card_kept(after), seat, before.acting)
        elif option == "income":
            yield "income", said, income(after)
        elif option in COST:
            yield from building(before, told, option, after)


def gained(after, seat, character):
    """Return the gold that a seat got as a character in the last answer."""
    return sum(fact["gold"] for fact in facts(after, "gained") if (fact["seat"], fact["why"]) == (seat, character))


def with_a_card_kept(after):
    """Return the position after a card, if it is asked about, is kept."""
    if after.ask is not None and after.ask.kind == "keep":
        after = GAME.copy(after)
        answer(after, after.ask.options[:1])
    return after


def income(after):
    """Return the income, or how much of it there is to be shared out."""
    if after.ask is not None and after.ask.kind == "split":
        return after.ask.most
    came = facts(after, "gained", "drew")[0]
    return came["gold"] if came["id"] == "gained" else came["count"]


def building(before, told, card, after):
    """Check the price of a district built or about to be, and whether another district is sacrificed for it."""
    seat, given_up = before.ask.seat, card in told["args"]["by_district"].split()
    way = after.ask.options if after.ask is not None and after.ask.kind == "means" else ()
    gone = any(fact["seat"] == seat for fact in facts(after, "sacrificed"))
    yield "paid by a district", given_up, gone or bool(way) and "gold" not in way
    if not gone:
        yield "price", told["prices"][card], paid(after)


def paid(after):
    """Return what a district costs that is built, or about to be."""
    cards = sum(fact["count"] for fact in facts(after, "paid_cards"))
    waits = after.ask is not None and after.ask.kind in PAYING
    return cards + (after.price if waits else facts(after, "built")[0]["gold"])


def for_gold(id):
    """Return how the price of a district is compared that is in a fact of a kind."""
    return lambda before, told, chosen, after: [("price", told["prices"][chosen[0]], one(after, id, "gold"))]


def split(before, told, chosen, after):
    """As much gold and as many cards as are chosen."""
    seat, cards = before.ask.seat, [fact["count"] for fact in facts(after, "drew") if fact["why"] == before.acting]
    yield "gold", chosen.count("gold"), gained(after, seat, before.acting)
    yield "cards", min(chosen.count("card"), len(before.deck)), sum(cards)


def threat(before, told, chosen, after):
    """Half of the gold."""
    if chosen:
        yield "gold paid", told["prices"][chosen[0]], one(after, "bought_off", "gold")
    yield "own", told["args"]["own"] == "yes", before.blackmailer == before.turn


def reveal(before, told, chosen, after):
    """Check the gold taken, which is all of it."""
    if chosen:
        yield "gold taken", told["prices"][chosen[0]], one(after, "flowered", "gold")


def confiscate(before, told, chosen, after):
    """Check the gold that the builder gets back and the tax that the new owner pays."""
    if chosen:
        yield "gold given back", told["prices"][chosen[0]], one(after, "confiscated", "gold")
        mine = [fact["gold"] for fact in facts(after, "taxed") if fact["seat"] == before.ask.seat]
        yield "tax", told["args"]["tax"], sum(mine[:1])


def means(before, told, chosen, after):
    """Check the price, and the gold that is left where no other question comes first."""
    if chosen != ("gold",):
        return
    yield "price", told["prices"]["gold"], paid(after)
    goes_on = (after.turn, after.acting) == (before.turn, before.acting)
    if facts(after, "built") and goes_on and not facts(after, "gathered", "gained", "robbed"):
        yield "gold left", told["args"]["left"], after.gold[before.ask.seat]


def wizard_build(before, told, chosen, after):
    """Check the price."""
    if chosen:
        yield from building(before, told, chosen[0], after)


def navigate(before, told, chosen, after):
    """Check the gold or the cards."""
    seat, said = before.ask.seat, told["prices"][chosen[0]]
    if chosen[0] == "gold":
        yield "gold", said, one(after, "gained", "gold")
        yield "gold to have", told["args"]["total"], before.gold[seat] + one(after, "gained", "gold")
    else:
        yield "cards", said, drawn(after)
    yield "cards there", told["args"]["deck"], len(before.deck)


def tribute(before, told, chosen, after):
    """Check the gold and cards of the new owner of the crown."""
    yield "gold in hand", told["args"]["gold"], before.gold[before.crown]
    yield "cards in hand", told["args"]["cards"], len(before.hands[before.crown])


def magic(before, told, chosen, after):
    """Check the cards of both hands of a swap, or the number of cards redrawn."""
    if chosen[0] in told["gives"]:
        [swap] = facts(after, "swapped_hands")
        shown = told["gives"][chosen[0]]
        yield "hands", (shown["swap"], shown["cards"]), (swap["count"], swap["received"])
    else:
        yield "cards", len(chosen), one(after, "discarded", "count")


def seen(before, told, chosen, after):
    """Check the gold and the number of cards that are shown of the players."""
    for option, shown in told["gives"].items():
        seat = int(option.rsplit("_", 1)[-1])
        has = {"gold": before.gold[seat], "cards": len(before.hands[seat])}
        yield "what a player has", shown, {name: has[name] for name in shown}


def beautify(before, told, chosen, after):
    """Check the gold paid, a coin for each district."""
    yield "gold paid", len(chosen), len(one(after, "beautified", "cards"))


def den(before, told, chosen, after):
    """Check the cards paid, one for a coin, and the rest in gold."""
    left = told["args"]["price"] - len(chosen)
    yield "cards paid", len(chosen), sum(fact["count"] for fact in facts(after, "paid_cards"))
    yield "gold paid", left, paid(after) - len(chosen)


def lend(before, told, chosen, after):
    """Check the gold lent, a coin for each card."""
    yield "gold lent", len(chosen), one(after, "borrowed", "gold")


BROUGHT = {
    "turn": turn, "split": split, "destroy": for_gold("destroyed"), "seize": for_gold("seized"),
    "receive": for_gold("exchanged"), "threat": threat, "reveal": reveal, "confiscate": confiscate, "means": means,
    "wizard_build": wizard_build, "navigate": navigate, "tribute": tribute, "magic": magic, "beautify": beautify,
    "den": den, "lend": lend, **dict.fromkeys(("spy", "wizard", "crown", "richest", "lender"), seen),
}  # fmt: skip
RARE = {"means", "den", "lend", "lender", "reveal", "confiscate", "wizard_build", "richest"}
"""The kinds of questions that may be missing in a few games."""
UNSAID = (
    "character", "dismiss", "theater", "theater_give", "keep", "kill", "bewitch", "rob", "warrants", "signed",
    "threats", "flower", "spy_type", "wizard_take", "seer_give", "scholar", "give_away", "laboratory", "museum",
    "armory",
)  # fmt: skip
