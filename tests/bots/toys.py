"""Two toy games with as much of the protocol as searching players ask for."""

from dataclasses import dataclass

from sanjuan.table.flow import Table, ask, step


@dataclass(slots=True, kw_only=True)
class Pile(Table):
    stones: int = 0
    last: int = 0


@step("tests.bots.toys.turn")
def turn(table, seat):
    ask(table, seat, "take", ("1", "2", "3")[: table.stones], 1, 1, (took, seat), always=True)


@step("tests.bots.toys.took")
def took(table, seat, chosen):
    table.stones -= int(chosen[0])
    table.last = seat
    if table.stones:
        table.todo.append((turn, 1 - seat))


class Nim:
    """Two seats take 1 to 3 stones in turn; who takes the last one wins. So leave a multiple of 4."""

    @staticmethod
    def new(stones):
        table = Pile(stones=stones)
        turn(table, 0)
        return table

    def copy(self, table):
        return Pile(ask=table.ask, todo=table.todo[:], stones=table.stones, last=table.last)

    def guess(self, view, rng):
        return self.copy(view)

    def scores(self, table):
        return [int(table.last == seat) for seat in (0, 1)]

    def winners(self, table):
        return [table.last]


@dataclass(slots=True, kw_only=True)
class Table3(Table):
    cups: str = ""
    won: bool = False


@step("tests.bots.toys.lifted")
def lifted(table, chosen):
    table.won = table.cups[int(chosen[0])] == "b"


class Cups:
    """Seat 0 lifts one of three cups, which nobody sees through; three of four times the ball is under the last."""

    @staticmethod
    def new(cups):
        table = Table3(cups=cups)
        ask(table, 0, "lift", "012", 1, 1, (lifted,))
        return table

    def copy(self, table):
        return Table3(ask=table.ask, cups=table.cups, won=table.won)

    def view(self, table, seat):
        seen = self.copy(table)
        seen.cups = "???"
        return seen

    def guess(self, view, rng):
        table = self.copy(view)
        table.cups = ("b..", "..b", "..b", "..b")[int(4 * rng.random())]
        return table

    def scores(self, table):
        return [int(table.won), int(not table.won)]

    def winners(self, table):
        return [0 if table.won else 1]
