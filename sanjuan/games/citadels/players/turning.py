"""The next action of a turn: rules by hand, asked one after the other until one of them has an answer."""

from collections.abc import Callable, Sequence

from sanjuan.games.citadels.cards import COST
from sanjuan.games.citadels.characters import CHARACTERS
from sanjuan.games.citadels.players import magic, targets
from sanjuan.games.citadels.players.reading import Reading
from sanjuan.games.citadels.players.rows import BEARINGS, BEFORE_BUILDING, FIRST, LAST
from sanjuan.games.citadels.rules.building import SCAFFOLDS
from sanjuan.games.citadels.rules.gathering import KEEPING, gathered_cards, gathered_gold
from sanjuan.games.citadels.rules.income import PAYING, income
from sanjuan.games.citadels.rules.moving import price_of, size
from sanjuan.games.citadels.rules.powers.rank8 import destructible, seizable
from sanjuan.games.citadels.rules.uniques import BOUGHT_CARDS, SCRAP_GOLD, SMITHY_PRICE, armory_targets
from sanjuan.table.options import card_of, place_of

GOLD, CARDS, INCOME, POWER = "gold", "cards", "income", "power"
CHOICE = 0.25
"""The worth of each further card to choose from, as a share of a card's worth."""
SPARE = 3
"""The gold that the Artist keeps for building."""
Options = Sequence[str]


def turn(reading: Reading, options: Options) -> tuple[str, ...]:
    """Return what to do next, () to end the turn."""
    for rule in RULES:
        option = rule(reading, options)
        if option:
            return (option,)
    return ()


def _power(reading: Reading, options: Options, when: str) -> str:
    """Return "power" if it is time for the character's power and that is worth using, else ""."""
    acting = reading.view.acting
    if POWER not in options or BEARINGS[acting].when != when:
        return ""
    return POWER if wanted(reading) else ""


def wanted(reading: Reading) -> bool:
    """Return whether the power of the character that acts brings anything."""
    acting = reading.view.acting
    return acting not in WANTED or WANTED[acting](reading)


def gather(reading: Reading, options: Options) -> str:
    """Return gold or cards, whichever brings more."""
    if GOLD not in options:
        return ""
    if not targets.stops(reading) and targets.stops(reading, gathered_gold(reading.city)):
        return GOLD
    return CARDS if CARDS in options and of_cards(reading) > of_gold(reading) else GOLD


def of_gold(reading: Reading) -> float:
    """Return what gathering gold is worth: what can be built with it now or later."""
    return _plan(reading, gathered_gold(reading.city))


def of_cards(reading: Reading) -> float:
    """Return what gathering cards is worth: cards, and what can be built without the gold."""
    count = gathered_cards(reading.city)
    if KEEPING.isdisjoint(reading.city):
        more = reading.of_cards(1) * (1.0 + CHOICE * (count - 1))
    else:
        more = reading.of_cards(count)
    return _plan(reading, 0) + more


def _plan(reading: Reading, gathered: int) -> float:
    """Return what the turn is worth with `gathered` gold, the gold left after it included."""
    row = CHARACTERS[reading.view.acting]
    gold = reading.gold + gathered + coming(reading)
    gain, built = reading.builds(gold, row.permits, row.unlimited)
    spent = sum([price_of(card, reading.city) for card in built])
    left = gold if row.refunds else gold - spent
    wanted = [price_of(card, reading.city) for card in reading.playable() if card not in built]
    useful = min(left, sum(wanted[:2]) if wanted else 3)
    return gain + reading.coin * useful + 0.5 * (reading.coins(left) - reading.coins(useful))


def coming(reading: Reading) -> int:
    """Return how much gold the character still brings this turn."""
    view = reading.view
    row = CHARACTERS[view.acting]
    gold = income(view, reading.seat, row) if row.income_gold and not view.did & 2 else 0
    return gold + row.extra * (not view.did & 1)


def early_income(reading: Reading, options: Options) -> str:
    """Take the income, unless a district that pays too can be built before."""
    if INCOME not in options:
        return ""
    row = CHARACTERS[reading.view.acting]
    return "" if _first_build(reading, options) in PAYING[row.income] else INCOME


def late_income(reading: Reading, options: Options) -> str:
    """Take the income that was waited for."""
    return INCOME if INCOME in options else ""


def _first_build(reading: Reading, options: Options) -> str:
    """Return the card to be built next of those that can be, "" if none is worth its price."""
    row = CHARACTERS[reading.view.acting]
    built = reading.builds(reading.gold, row.permits - reading.view.built, row.unlimited)[1]
    ready = [card for card in built if card in options]
    if ready:
        types = PAYING.get(row.income, frozenset())
        return max(ready, key=lambda card: (card in types, COST[card], card))
    return _by_other_means(reading, options)


def strike_first(reading: Reading, options: Options) -> str:
    """Use the power of rank 8 on a city that lacks one district before the gold is spent, unless the own one will be
    complete."""
    if POWER not in options or not targets.stops(reading):
        return ""
    row = CHARACTERS[reading.view.acting]
    built = reading.builds(reading.gold, row.permits - reading.view.built, row.unlimited)[1]
    return "" if size([*reading.city, *built]) >= reading.goal else POWER


def _by_other_means(reading: Reading, options: Options) -> str:
    """Return a card that gold alone cannot pay and that is worth what is given for it."""
    cards = [card for card in options if card in COST and price_of(card, reading.city) > reading.gold]
    if not cards:
        return ""
    best = max(cards, key=lambda card: (reading.worth(card), card))
    return best if reading.worth(best) > given_for(reading, best) else ""


def given_for(reading: Reading, card: str) -> float:
    """Return what a card costs that gold alone cannot pay: a Framework, a district, cards."""
    missing = price_of(card, reading.city) - reading.gold
    prices = [missing * 0.9 + reading.gold * reading.coin] if missing <= len(reading.hand) - 1 else []
    if not SCAFFOLDS.isdisjoint(reading.city):
        prices.append(COST["framework"] + reading.style.tempo + 0.5)
    if card == "necropolis" and reading.city:
        prices.append(min([COST[own] for own in reading.city]) + reading.style.tempo)
    return min(prices, default=reading.worth(card))


def build(reading: Reading, options: Options) -> str:
    """Build the best card."""
    return _first_build(reading, options)


def draw_first(reading: Reading, options: Options) -> str:
    """Buy cards with the Smithy before building, where the hand has nothing to build."""
    enough = reading.gold >= SMITHY_PRICE + 2 and not reading.last
    return _with(options, "smithy") if enough and not reading.playable() else ""


def smithy(reading: Reading, options: Options) -> str:
    """Buy cards with gold left over."""
    spare = reading.of_cards(BOUGHT_CARDS) > SMITHY_PRICE * reading.coin
    return _with(options, "smithy") if spare and len(reading.playable()) < 3 else ""


def laboratory(reading: Reading, options: Options) -> str:
    """Turn a card into gold that is worth less."""
    option = _with(options, "laboratory")
    if not option:
        return ""
    worst = reading.worst(reading.hand)[0]
    spare = worst in reading.useless() or len(reading.playable()) > 3
    gain = reading.builds(reading.gold + SCRAP_GOLD, 1)[0] - reading.builds(reading.gold, 1)[0]
    return option if spare or gain > SCRAP_GOLD * reading.coin + 0.5 and len(reading.hand) > 1 else ""


def museum(reading: Reading, options: Options) -> str:
    """Put a card that will hardly be built under the Museum."""
    option = _with(options, "museum")
    spare = option and (reading.useless() or len(reading.playable()) > 2 or reading.last)
    return option if spare else ""


def armory(reading: Reading, options: Options) -> str:
    """Destroy the Armory with a district whose loss is worth more."""
    option = _with(options, "armory")
    if not option:
        return ""
    found = armory_targets(reading.view, reading.seat, place_of(option))
    return option if max([targets.blast(reading, target) for target in found]) > 0 else ""


def _with(options: Options, card: str) -> str:
    return next((option for option in options if "@" in option and card_of(option) == card), "")


def _beautifies(reading: Reading) -> bool:
    """Return whether a coin is better on a district than in the stash: late, or with gold to spare."""
    return reading.last or reading.gold > SPARE or reading.late > 0.8


def _destroys(reading: Reading) -> bool:
    found = destructible(reading.view, reading.seat)
    return max([targets.destruction(reading, option) for option in found]) > 0


def _seizes(reading: Reading) -> bool:
    found = seizable(reading.view, reading.seat)
    return max([targets.seizure(reading, option) for option in found]) > 0


WANTED: dict[str, Callable[[Reading], bool]] = {
    "magician": magic.wanted,
    "warlord": _destroys,
    "marshal": _seizes,
    "diplomat": lambda reading: targets.best_exchange(reading)[0] > 0,
    "artist": _beautifies,
}
"""The tests whether to use a power, for those that are not always worth it."""
RULES: tuple[Callable[[Reading, Options], str], ...] = (
    lambda reading, options: _power(reading, options, FIRST),
    gather,
    armory,
    early_income,
    laboratory,
    draw_first,
    lambda reading, options: _power(reading, options, BEFORE_BUILDING),
    strike_first,
    build,
    late_income,
    lambda reading, options: _power(reading, options, LAST),
    museum,
    smithy,
)
