"""The kernel serves a secret draft: packets of cards are passed around, and each seat sees only its own."""

from copy import deepcopy
from dataclasses import dataclass, field

from sanjuan.table import position
from sanjuan.table.flow import Table, answer, ask, push, run, step

CARDS = ["ant", "bee", "cat", "dog", "eel", "fox", "gnu", "hen", "ibis"]


@dataclass(slots=True, kw_only=True)
class Draft(Table):
    packets: list[list[str]] = field(default_factory=list)
    taken: list[list[str]] = field(default_factory=list)


def new():
    """Three seats with three cards each."""
    table = Draft(packets=[CARDS[0:3], CARDS[3:6], CARDS[6:9]], taken=[[], [], []])
    push(table, (deal_round,))
    run(table)
    return table


@step("tests.table.test_draft.deal_round")
def deal_round(table):
    push(table, *[(pick, seat) for seat in range(3)], (pass_on,))


@step("tests.table.test_draft.pick")
def pick(table, seat):
    ask(table, seat, "pick", table.packets[seat], 1, 1, (picked, seat))


@step("tests.table.test_draft.picked")
def picked(table, seat, chosen):
    table.packets[seat].remove(chosen[0])
    table.taken[seat].append(chosen[0])
    table.facts.append(("picked", seat))


@step("tests.table.test_draft.pass_on")
def pass_on(table):
    table.packets = table.packets[-1:] + table.packets[:-1]
    if table.packets[0]:
        push(table, (deal_round,))


def view(table, seat):
    """Hide the other packets and what the others took."""
    seen = deepcopy(table)
    for other in {0, 1, 2} - {seat}:
        seen.packets[other] = ["?"] * len(table.packets[other])
        seen.taken[other] = ["?"] * len(table.taken[other])
    return seen


def test_each_seat_picks_from_the_packet_it_was_handed():
    table = new()
    for seat, card in enumerate(["bee", "dog", "ibis"]):
        assert table.ask.seat == seat
        answer(table, (card,))
    assert table.packets == [["gnu", "hen"], ["ant", "cat"], ["eel", "fox"]]
    assert table.ask.options == ("gnu", "hen")


def test_the_last_card_of_a_packet_is_taken_without_a_question():
    table = new()
    for card in ["bee", "dog", "ibis", "hen", "cat", "fox"]:
        answer(table, (card,))
    assert table.ask is None
    assert table.taken == [["bee", "hen", "eel"], ["dog", "cat", "gnu"], ["ibis", "fox", "ant"]]


def test_a_view_shows_one_packet_only():
    table = answer(new(), ("bee",))
    assert view(table, 1).packets == [["?", "?"], ["dog", "eel", "fox"], ["?", "?", "?"]]
    assert view(table, 1).taken == [["?"], [], []]
    assert table.facts == [("picked", 0)]


def test_a_draft_can_be_written_down_in_the_middle():
    table = answer(answer(new(), ("bee",)), ("eel",))
    again = position.read(position.write(table), {"Draft": Draft})
    assert again == table
    assert answer(again, ("gnu",)) == answer(table, ("gnu",))
