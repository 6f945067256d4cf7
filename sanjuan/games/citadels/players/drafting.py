"""The worth of a character to a seat: exactly to oneself, about to another one."""

from sanjuan.games.citadels.characters import CHARACTERS, Character
from sanjuan.games.citadels.players.reading import Reading
from sanjuan.games.citadels.players.rows import BEARINGS, CARGO, DRAWS, PLAIN
from sanjuan.games.citadels.rules.gathering import gathered_gold
from sanjuan.games.citadels.rules.income import income
from sanjuan.games.citadels.rules.moving import SMALL_TABLE, price_of
from sanjuan.games.citadels.state import State

RICH_ARCHITECT, NEARLY = 4, 3
""""Never let a leader with >= 4 gold, >= 1 card and goal - 3 or more districts have the Architect"."""
SAFE = 1.6
"""The worth of a city that rank 8 cannot touch, close to its completion."""
TURN = 2.5
"""The worth of any turn: gold or a card, and a district."""
DANGEROUS = (1, 2)
"""Ranks that name others."""
HARMFUL, STOPPING = (1, 2, 8), (1, 8)
"""Ranks that harm others, and those that can keep a city from its completion."""
DENIED = 0.35
"""The weight, in taking a character, of its worth to the later seat that wants it most."""


def own_worth(reading: Reading, name: str) -> float:
    """Return what a character is worth to the seat that reads, with its hand and its gold."""
    row, view, seat = CHARACTERS[name], reading.view, reading.seat
    count = income(view, seat, row)
    gold = reading.gold + gathered_gold(reading.city) + row.extra
    cards = float(DRAWS.get(name, 0))
    if count and row.income_gold:
        gold += count
    elif count:
        cards += count
    if name in CARGO:
        return _of_cargo(reading, gold, CARGO[name])
    gain, built = reading.builds(gold, row.permits, row.unlimited)
    left = gold - sum([price_of(card, reading.city) for card in built])
    if row.refunds:
        left = gold
    gain += reading.coins(left) - reading.coins(reading.gold)
    held = max(len(reading.playable()) - len(built), 0)
    return gain + reading.of_cards(cards, held) + _of_loans(reading, row) + _of_rows(reading, row) + power(reading, row)


def _of_cargo(reading: Reading, gold: int, cargo: int) -> float:
    """Return what the better of `cargo` gold or `cargo` cards is worth to a seat that cannot build this turn."""
    before = reading.coins(reading.gold)
    coins, rich = reading.coins(gold), reading.coins(gold + cargo)
    return max(rich, coins + reading.of_cards(cargo)) - before - (reading.style.tempo if reading.last else 0.0)


def _of_loans(reading: Reading, row: Character) -> float:
    """Return what borrowing is worth: useless cards become gold."""
    return 0.6 * min(len(reading.useless()), 3) if row.borrows else 0.0


def _of_rows(reading: Reading, row: Character) -> float:
    """Return what crown, shield and neighbours bring."""
    worth = 0.0
    if row.takes_crown:
        worth += reading.style.crown + (4.0 * reading.late if "statue" in reading.city else 0.0)
    if row.shields:
        worth += SAFE if reading.left <= 2 else 0.3
    if row.neighbour:
        worth += row.neighbour * reading.coin * 2 / (len(reading.view.gold) - 1)
    if row.untaxed:
        worth += reading.view.pot * reading.coin + 0.4
    return worth


def power(reading: Reading, row: Character) -> float:
    """Return what the power is worth, by what the others have."""
    bearing, view, seat = BEARINGS.get(row.name, PLAIN), reading.view, reading.seat
    worth = bearing.worth
    if bearing.by_gold:
        worth += bearing.by_gold * max([gold for other, gold in enumerate(view.gold) if other != seat])
    if bearing.by_cards:
        fullest = max([len(hand) for other, hand in enumerate(view.hands) if other != seat])
        worth += bearing.by_cards * max(fullest - len(reading.playable()), 0) * (0.2 if reading.last else 1.0)
    if row.rank in HARMFUL:
        worth += reading.style.raids
    if row.rank in STOPPING:
        worth += _against_the_leader(reading)
    return worth


def _against_the_leader(reading: Reading) -> float:
    """Return what it is worth to be able to stop a seat that is about to complete its city."""
    sizes = [size for other, size in enumerate(reading.sizes) if other != reading.seat]
    left = reading.goal - max(sizes)
    return reading.style.deny * (0.4 if left == 1 else 0.12 if left == 2 else 0.0)


def others_worth(view: State, seat: int, name: str, goal_left: int) -> float:
    """Return about what a character is worth to another seat, by what is open."""
    row, gold, cards = CHARACTERS[name], view.gold[seat], len(view.hands[seat])
    count = income(view, seat, row)
    worth = TURN + row.extra * 0.8 + count * (0.8 if row.income_gold else 1.1)
    more = min(row.permits - 1, cards - 1, (gold + 2) // 3)
    worth += 1.6 * more + 0.8 * DRAWS.get(name, 0) + 0.5 * CARGO.get(name, 0)
    if row.permits > 2 and gold >= RICH_ARCHITECT and cards and goal_left <= NEARLY:
        worth += 4.0
    if row.refunds:
        worth += 0.5 * min(gold + 2, 5) if cards else 0.0
    if row.shields:
        worth += SAFE if goal_left <= 2 else 0.3
    if row.takes_crown:
        worth += 0.8
    if row.neighbour:
        worth += 1.5
    bearing = BEARINGS.get(name, PLAIN)
    worth += bearing.worth
    if bearing.by_gold:
        worth += bearing.by_gold * max(view.gold)
    if bearing.by_cards:
        worth += bearing.by_cards * max(max([len(hand) for hand in view.hands]) - cards, 0)
    return worth


def best_character(reading: Reading, options: tuple[str, ...], misjudged: dict[str, float]) -> str:
    """Return which of the characters handed on to take."""
    later = _later_seats(reading.view, reading.seat)
    return max(options, key=lambda name: score(reading, name, later) + misjudged.get(name, 0.0))


def score(reading: Reading, name: str, later: list[int]) -> float:
    """Return how much a seat wants a character: its worth, less the risk of being named, and its worth to others."""
    worth = own_worth(reading, name)
    row, view = CHARACTERS[name], reading.view
    if row.rank not in DANGEROUS:
        standing = reading.standing()
        leads = standing[reading.seat] >= max(standing)
        worth -= reading.style.caution * max(worth, 0.0) * (1.5 if leads else 1.0)
        worth -= 0.5 * reading.style.caution * reading.gold * reading.coin
    denied = [
        reading.weight(other) * (others_worth(view, other, name, reading.goal - reading.sizes[other]) - TURN)
        for other in later
    ]
    return worth + DENIED * max(denied, default=0.0)


def _later_seats(view: State, seat: int) -> list[int]:
    """Return the seats that still have to choose after this one."""
    each = 2 if len(view.gold) <= SMALL_TABLE else 1
    return [other for other, held in enumerate(view.held) if other != seat and len(held) < each]


def least_wanted(reading: Reading, options: tuple[str, ...]) -> str:
    """Return the character to put face down: the one worth most to another seat."""
    later = _later_seats(reading.view, reading.seat)
    if not later:
        return options[0]
    return max(
        options,
        key=lambda name: max(
            [others_worth(reading.view, other, name, reading.goal - reading.sizes[other]) for other in later]
        ),
    )
