"""The kernel serves a scoring card that comes up while refilling, and a third player who is only imaginary."""

from dataclasses import dataclass, field

from sanjuan.table.flow import Table, answer, ask, push, run, step

ROW = 2
IMAGINARY = 2
DECK = ["tile1", "scoring", "tile3", "tile2", "tile5", "scoring", "tile4", "tile6"]


@dataclass(slots=True, kw_only=True)
class Alley(Table):
    deck: list[str] = field(default_factory=lambda: DECK[::-1])
    row: list[str] = field(default_factory=list)
    tiles: list[list[str]] = field(default_factory=lambda: [[], [], []])
    points: list[int] = field(default_factory=lambda: [0, 0, 0])


def new():
    table = Alley()
    push(table, (refill,), *[(turn, seat) for _ in range(2) for seat in range(3)])
    run(table)
    return table


@step("tests.table.test_scoring_card.refill")
def refill(table):
    """Fill the row; a scoring card interrupts, is carried out, and filling goes on."""
    while len(table.row) < ROW and table.deck:
        card = table.deck.pop()
        if card == "scoring":
            push(table, (score,), (refill,))
            return
        table.row.append(card)
        table.reveals += 1


@step("tests.table.test_scoring_card.score")
def score(table):
    for seat, own in enumerate(table.tiles):
        table.points[seat] += len(own)
    table.facts.append(("scored", *table.points))


@step("tests.table.test_scoring_card.turn")
def turn(table, seat):
    if seat == IMAGINARY:
        took(table, seat, (table.row[0],))
    else:
        ask(table, seat, "take", table.row, 1, 1, (took, seat), always=True)


@step("tests.table.test_scoring_card.took")
def took(table, seat, chosen):
    table.row.remove(chosen[0])
    table.tiles[seat].extend(chosen)
    push(table, (refill,))


def test_scoring_interrupts_the_refilling_and_the_refilling_goes_on():
    table = new()
    assert (table.row, table.points, table.facts) == (["tile1", "tile3"], [0, 0, 0], [("scored", 0, 0, 0)])


def test_the_imaginary_player_takes_part_without_being_asked():
    table = answer(new(), ("tile3",))
    answer(table, ("tile2",))
    assert table.tiles == [["tile3"], ["tile2"], ["tile1"]]
    assert (table.ask.seat, table.points, table.row) == (0, [1, 1, 1], ["tile5", "tile4"])


def test_taking_back_stops_at_a_tile_that_came_up():
    table = new()
    before = table.reveals
    assert answer(table, ("tile3",)).reveals > before
