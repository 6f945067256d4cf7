"""Tests that the kernel allows an interruption of another's turn: a question in between, before the effect."""

from dataclasses import dataclass, field

from sanjuan.table.flow import Table, answer, ask, push, run, step


@dataclass(slots=True, kw_only=True)
class Court(Table):
    gold: list[int] = field(default_factory=lambda: [3, 3, 3])
    stops: list[int] = field(default_factory=lambda: [0, 1, 1])


def new():
    table = Court()
    push(table, *[(turn, seat) for seat in range(3)])
    run(table)
    return table


@step("tests.table.test_interrupt.turn")
def turn(table, seat):
    ask(table, seat, "rob", [f"seat{other}" for other in range(3) if other != seat], 0, 1, (declared, seat))


@step("tests.table.test_interrupt.declared")
def declared(table, thief, chosen):
    for option in chosen:
        victim = int(option[-1])
        others = [(thief + n) % 3 for n in (1, 2)]
        push(table, *[(offer_to_stop, other, thief) for other in others], (robbed, thief, victim))


@step("tests.table.test_interrupt.offer_to_stop")
def offer_to_stop(table, seat, thief):
    if table.stops[seat]:
        ask(table, seat, "stop", ["stop"], 0, 1, (stopped, seat, thief))


@step("tests.table.test_interrupt.stopped")
def stopped(table, seat, thief, chosen):
    if chosen:
        table.stops[seat] -= 1
        table.facts.append(("stopped", seat, thief))
        while table.todo[-1][0] is not robbed:  # nobody else is asked
            table.todo.pop()
        table.todo.pop()


@step("tests.table.test_interrupt.robbed")
def robbed(table, thief, victim):
    table.gold[thief] += 1
    table.gold[victim] -= 1
    table.facts.append(("robbed", thief, victim))


def test_others_are_asked_before_the_deed_is_done():
    table = answer(new(), ("seat1",))
    assert (table.ask.kind, table.ask.seat, table.gold) == ("stop", 1, [3, 3, 3])
    answer(table, ())
    assert (table.ask.kind, table.ask.seat) == ("stop", 2)
    answer(table, ())
    assert table.gold == [4, 2, 3]
    assert (table.ask.kind, table.ask.seat) == ("rob", 1)


def test_an_interruption_undoes_the_deed_and_the_turn_goes_on_to_the_next():
    table = answer(answer(new(), ("seat1",)), ("stop",))
    assert (table.gold, table.stops, table.facts) == ([3, 3, 3], [0, 0, 1], [("stopped", 1, 0)])
    assert (table.ask.kind, table.ask.seat) == ("rob", 1)


def test_who_cannot_interrupt_is_not_asked():
    table = answer(answer(new(), ()), ("seat0",))
    assert (table.ask.kind, table.ask.seat) == ("stop", 2)
    answer(table, ("stop",))
    answer(answer(table, ("seat0",)), ())
    assert table.ask is None
    assert table.gold == [2, 3, 4]
