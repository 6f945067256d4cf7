"""Compares what the questions of Alhambra promise with what came: see `tests.conformance.test_promises`."""

from itertools import combinations

from sanjuan.games import GAMES
from sanjuan.games.alhambra.cards import CATEGORIES, CURRENCY, NUMBER, PRICE, VALUE
from sanjuan.games.alhambra.presenting.standings import next_letter
from sanjuan.games.alhambra.rules.scoring import score
from sanjuan.table.flow import answer, refusal
from sanjuan.table.options import AT

GAME = GAMES["alhambra"]
TABLES = [(seats, {}) for seats in GAME.seats]


def facts(after, id):
    """Return the facts of the last answer of a kind."""
    return [fact for fact in GAME.facts_of(after, None) if fact["id"] == id]


def scored(state, owner, building):
    """Return what the scoring to come would bring every owner in the category of a building that one has more."""
    state = GAME.copy(state)
    state.palaces = [[*palace, building] if at == owner else list(palace) for at, palace in enumerate(state.palaces)]
    row, state.facts = CATEGORIES[NUMBER[building]], []
    score(state, next_letter(state))
    mine = [fact for fact in facts(state, "scored") if fact["category"] == row.name]
    return [sum(fact["points"] for fact in mine if fact["seat"] == at) for at in range(len(state.palaces))]


def turn(before, told, chosen, after):
    """Check the prices, whether one can be paid exactly, and the points of a building."""
    seat, option = before.ask.seat, chosen[0]
    if AT not in option:
        yield "money", sum(told["prices"][card] for card in chosen), sum(VALUE[card] for card in chosen)
        return
    building, currency = option.split(AT)
    ways = [fact for fact in bought(before, after) if fact["building"] == building]
    yield "price", told["prices"][option], ways[0]["price"]
    exact = [fact for fact in ways if fact["over"] == 0]
    yield "exact", told["table"]["purse"][currency]["exact"], bool(exact)
    row = CATEGORIES[NUMBER[building]]
    would = told["table"]["would"].get(row.name)
    yield "points", would["points"] if would else 0, scored(before, seat, building)[seat]


def bought(before, after):
    """Return the facts of every way to pay for the chosen building."""
    if after.ask is None or after.ask.kind != "pay":
        return facts(after, "bought")
    found = []
    for count in range(1, len(after.ask.options) + 1):
        for cards in {tuple(sorted(cards)) for cards in combinations(after.ask.options, count)}:
            if sum(VALUE[card] for card in cards) == PRICE[after.yard[after.slot]] or count == len(after.ask.options):
                paying = GAME.copy(after)
                if refusal(paying, cards) is None:
                    answer(paying, cards)
                    found += facts(paying, "bought")
    return found


def pay(before, told, chosen, after):
    """Check the amount overpaid, the building and its currency, and whether the seat acts again."""
    over = sum(told["prices"][card] for card in chosen) - told["args"]["price"]
    [fact] = facts(after, "bought")
    yield "paid too much", over, fact["over"]
    yield "acts again", over == 0, bool(facts(after, "again")) or asked_again(before, after)
    yield "building", (told["args"]["building"], told["args"]["currency"]), (fact["building"], fact["currency"])
    yield "currency", {told["args"]["currency"]}, {CURRENCY[card] for card in chosen}


def asked_again(before, after):
    """Return whether a gift, which is asked first, goes on to another action."""
    return after.ask is not None and after.ask.kind == "gift" and after.ask.then[-1] is True


def gift(before, told, chosen, after):
    """Check the points and the number of buildings that every owner would have in the category."""
    owner = len(before.palaces) - 1 if chosen else before.ask.seat
    shown = told["gives"][chosen[0] if chosen else ""]
    yield "points", list(shown["points"]), scored(before, owner, before.bought)
    owned = [sum(NUMBER[card] == NUMBER[before.bought] for card in palace) for palace in before.palaces]
    owned[owner] += 1
    yield "buildings", list(shown["owned"]), owned


BROUGHT = {"turn": turn, "pay": pay, "gift": gift}
RARE: set[str] = set()
UNSAID = ()
