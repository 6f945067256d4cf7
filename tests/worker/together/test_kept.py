"""The chair of somebody elsewhere that a computer player has: its person gets it back, with the same question."""

from random import Random

import pytest

from sanjuan.games import GAMES
from tests.worker.together.guests import VERSION, Person, Table
from worker.save import unpack
from worker.together.guest import MOST_BAD

WHO = ["human", "elsewhere", "elsewhere"]


def chair(table, seat):
    """Return what the host's page shows of a chair."""
    return next(one for one in table.command("post")["room"]["chairs"] if one["seat"] == seat)


def begun(game="san_juan"):
    """Return a table whose guests are there, after some answers."""
    table, rng = Table(game, WHO), Random(1)
    table.arrive()
    for _ in range(8):
        table.step(rng)
    return table


@pytest.mark.parametrize("game", GAMES)
def test_a_chair_is_given_back_in_the_middle_of_a_game(game):
    table, rng = begun(game), Random(2)
    table.command("sit_in", seat=1, bot="random")
    away = table.people.pop(1)
    seen = len(away.got)
    for _ in range(6):
        table.step(rng)
    while table.host.record.state.ask.seat != 1:
        table.step(rng)
    asked = table.host.record.game.view(table.host.record.state, 1).ask
    table.people[1] = away
    table.command("give_back", seat=1)
    assert [message["do"] for message in away.got[seen:]] == ["hello"]
    table.send(1, away.hello())
    assert away.frame["ask"]["kind"] == asked.kind and "cards" in away.frame
    assert table.frame["turn"]["who"] == "elsewhere"
    table.step(rng)
    while not table.over():
        table.step(rng)
    assert all(person.frame["over"] for person in table.people.values())


def test_who_comes_back_waits_and_is_shown_nothing():
    table = begun()
    table.command("lost", seat=1)
    table.command("sit_in", seat=1, bot="random")
    assert (chair(table, 1)["kept"], chair(table, 1)["back"], chair(table, 1)["name"]) == (True, False, "Guest 1")
    back = table.people[1] = Person(1)
    table.send(1, back.hello())
    table.send(1, {"do": "answer", "id": 1, "number": table.host.room.number, "chosen": []})
    if table.host.record.state.ask.seat == 1:
        table.command("bot")
    else:
        table.step(Random(1))
    assert back.got == [{"do": "sits"}] and chair(table, 1)["back"]
    table.command("lost", seat=1)
    assert not chair(table, 1)["back"]


def test_a_chair_is_given_back_in_the_lobby_which_then_waits_again():
    table = Table("san_juan", WHO)
    table.command("sit_in", seat=2, bot="random")
    table.command("give_back", seat=2)
    table.send(1, table.people[1].hello())
    assert table.host.opened is None and not chair(table, 2)["here"]
    table.send(2, table.people[2].hello())
    assert table.host.opened is not None


def test_a_game_that_is_continued_keeps_the_chair():
    table = begun()
    for seat in (1, 2):
        table.command("sit_in", seat=seat, bot="random")
    assert [player.get("kept") for player in unpack(table.frame["save"])[1]] == [None, "Guest 1", "Guest 2"]
    again = Table.__new__(Table)
    again.host, again.frame, again.people = type(table.host)(), None, {1: Person(1)}
    again.command("resume", save=table.frame["save"])
    again.command("meet", version=VERSION)
    again.send(1, again.people[1].hello())
    again.command("give_back", seat=1)
    again.send(1, again.people[1].hello())
    assert again.people[1].frame["number"] == again.host.room.number


def test_a_flood_at_a_kept_chair_is_cut_off_and_another_version_is_told():
    table = begun()
    table.command("sit_in", seat=1, bot="random")
    back = table.people[1] = Person(1)
    table.send(1, back.hello() | {"version": "another"})
    assert back.got == [{"do": "closed", "why": "version"}]
    for _ in range(MOST_BAD):
        reply = table.send(1, "{")
    assert back.got[-1] == {"do": "closed", "why": "flood"} and reply["shut"] == [1]


def test_only_a_chair_that_is_kept_is_given_back():
    table = begun()
    for seat in (0, 1, 7, None):
        reply = table.host.call('{"do": "give_back", "seat": ' + ("null" if seat is None else str(seat)) + "}")
        assert '"bad_command"' in reply


@pytest.mark.parametrize("kept", [False, True])
def test_nothing_is_achieved_where_a_computer_player_has_the_chair_of_somebody(monkeypatch, kept):
    table = Table("san_juan", ["human", "elsewhere"])
    table.arrive()
    table.command("sit_in", seat=1, bot="random")
    table.people.clear()
    if not kept:
        del table.host.players[1]["kept"]
        table.host.room.kept.clear()
    rng = Random(1)
    while not table.over():
        table.step(rng)
    achiever = table.host.record.game.achiever
    monkeypatch.setattr(achiever, "achievements", lambda *which: ["something"])
    assert table.host.frame()["over"]["reached"] == ([] if kept else ["something"])


def nothing(table):
    """Let nothing happen to the chairs of a table."""


def another_page(table):
    """Have another page come to the chair of a guest: another person, perhaps."""
    table.command("lost", seat=0)
    table.people[0] = Person(0)
    table.send(0, table.people[0].hello())


def other_sat_in(table):
    """Have a computer player take the chair of the other guest."""
    table.command("sit_in", seat=1, bot="random")
    del table.people[1]


def sat_in(table):
    """Have a computer player take the chair of a guest for a while."""
    table.command("sit_in", seat=0, bot="random")
    table.command("bot")
    table.command("give_back", seat=0)
    table.send(0, table.people[0].hello())


ALONE, TWO = ["elsewhere", "bot"], ["elsewhere", "elsewhere"]


@pytest.mark.parametrize(
    ("who", "change", "own"),
    [(ALONE, nothing, True), (ALONE, another_page, False), (ALONE, sat_in, False), (TWO, other_sat_in, False)],
)
def test_a_guest_has_achieved_what_its_own_page_has_played_alone_from_the_deal_on(monkeypatch, who, change, own):
    table, rng = Table("san_juan", who), Random(1)
    table.arrive()
    monkeypatch.setattr(table.host.record.game.achiever, "achievements", lambda *which: ["something"])
    change(table)
    while not table.over():
        table.step(rng)
    assert table.people[0].frame["over"]["reached"] == (["something"] if own else [])


def test_a_page_that_greets_again_is_the_same_page(monkeypatch):
    table, rng = Table("san_juan", ALONE), Random(1)
    table.arrive()
    monkeypatch.setattr(table.host.record.game.achiever, "achievements", lambda *which: ["something"])
    table.send(0, table.people[0].hello() | {"id": 2})
    while not table.over():
        table.step(rng)
    assert table.people[0].frame["over"]["reached"] == ["something"]


def test_a_computer_player_takes_a_chair_before_and_during_the_game():
    table = Table("san_juan", ["human", "elsewhere", "elsewhere"])
    table.send(1, table.people[1].hello())
    table.command("sit_in", seat=2, bot="greedy")
    del table.people[2]
    assert table.host.opened is not None
    assert [player["who"] for player in table.host.players] == ["human", "elsewhere", "bot"]
    rng = Random(1)
    for _ in range(10):
        table.step(rng)
    table.command("sit_in", seat=1, bot="greedy")
    assert table.people[1].got[-1] == {"do": "sits"}
    del table.people[1]
    while not table.over():
        table.step(rng)
