"""The kernel serves one seat playing two roles a round: roles are called by number, not seats in turn."""

from dataclasses import dataclass, field

from sanjuan.table import position
from sanjuan.table.flow import Table, answer, ask, push, run, step

ROLES = ["thief", "king", "bishop", "merchant"]


@dataclass(slots=True, kw_only=True)
class Palace(Table):
    roles: list[list[str]] = field(default_factory=lambda: [[], []])
    called: list[tuple[str, int]] = field(default_factory=list)


def new():
    table = Palace()
    push(table, *[(choose, seat) for seat in (0, 1, 0, 1)], *[(call, role) for role in ROLES])
    run(table)
    return table


@step("tests.table.test_two_roles.choose")
def choose(table, seat):
    left = [role for role in ROLES if not any(role in own for own in table.roles)]
    ask(table, seat, "choose", left, 1, 1, (chose, seat))


@step("tests.table.test_two_roles.chose")
def chose(table, seat, chosen):
    table.roles[seat].extend(chosen)


@step("tests.table.test_two_roles.call")
def call(table, role):
    (seat,) = [seat for seat, own in enumerate(table.roles) if role in own]
    ask(table, seat, "act", [f"{role}_gold", f"{role}_card"], 1, 1, (acted, seat, role))


@step("tests.table.test_two_roles.acted")
def acted(table, seat, role, chosen):
    table.called.append((chosen[0], seat))


def test_a_seat_acts_once_for_each_of_its_roles_in_the_order_of_the_roles():
    table = new()
    for role in ["bishop", "king", "thief"]:  # the last role goes to seat 1 without a question
        answer(table, (role,))
    assert table.roles == [["bishop", "thief"], ["king", "merchant"]]
    seats = []
    while table.ask:
        seats.append(table.ask.seat)
        answer(table, table.ask.options[:1])
    assert seats == [0, 1, 0, 1]
    assert table.called == [("thief_gold", 0), ("king_gold", 1), ("bishop_gold", 0), ("merchant_gold", 1)]


def test_it_can_be_written_down_between_two_roles_of_a_seat():
    table = new()
    for role in ["thief", "merchant", "king", "thief_gold"]:
        answer(table, (role,))
    assert (table.ask.seat, table.ask.options) == (0, ("king_gold", "king_card"))
    assert position.read(position.write(table), {"Palace": Palace}) == table
