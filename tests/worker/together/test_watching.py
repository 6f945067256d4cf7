"""People who look on: they see what everybody sees over whole games, and nothing else; they answer nothing."""

import json
from random import Random

import pytest

from sanjuan.games import GAMES
from tests.worker.together.guests import Person, Table
from worker.together.guest import MOST_BAD
from worker.together.watching import FIRST, MOST, Watcher

GAME = next(iter(GAMES))
EVERY = 7
"""Of so many positions one is looked at with all that is hidden dealt otherwise."""
SEATS = ["human", "elsewhere", "elsewhere"]


def watched(game=GAME, count=1, who=SEATS):
    """Return a table at which people look on, in the lobby."""
    table = Table(game, who)
    table.command("allow", allows={"watch": True})
    for chair in range(FIRST, FIRST + count):
        table.people[chair] = Person(chair)
        table.send(chair, table.people[chair].hello())
    return table


def guests(table):
    """Return the people at chairs."""
    return [person for chair, person in table.people.items() if chair < FIRST]


def begun(game=GAME, count=1, who=SEATS):
    """Return the same, dealt."""
    table = watched(game, count, who)
    for person in guests(table):
        table.send(person.seat, person.hello())
    assert table.frame
    return table


def play(table, rng, each=lambda: None):
    """Play a whole game; look at it by `each` before every answer."""
    while not table.over():
        each()
        table.step(rng)


def seen(table):
    """Return all that somebody who looks on may see of the position, as a page that comes receives it."""
    return json.dumps(Watcher(table.host.room, FIRST).frame(table.host.room.number), sort_keys=True)


def dealt_otherwise(table, rng):
    """Return the same with everything that not everybody sees dealt differently."""
    record = table.host.record
    here, game = record.state, record.game
    record.state = game.guess(game.view(here, None), rng)
    try:
        return seen(table)
    finally:
        record.state = here


@pytest.mark.parametrize("game", GAMES)
def test_who_looks_on_sees_in_a_whole_game_nothing_that_is_hidden_from_anybody(game):
    table, rng = begun(game), Random(6)
    looked = []

    def look():
        if len(table.host.record.answers) % EVERY == 0:
            assert dealt_otherwise(table, rng) == seen(table)
            looked.append(1)

    play(table, rng, look)
    assert len(looked) > 5
    ends = [json.loads(text)["table"] for text in (dealt_otherwise(table, rng), seen(table))]
    assert ends[0] == ends[1]  # the scores count what is hidden, the table does not show it
    person = table.people[FIRST]
    text = json.dumps(person.got)
    assert str(table.host.record.seed) not in text and '"save"' not in text and '"seed"' not in text
    assert {message["do"] for message in person.got} <= {"welcome", "watched", "frame", "there"}
    assert all(message["frame"]["ask"] is None for message in person.got if message["do"] == "frame")
    assert all(message["frame"]["table"]["me"] is None for message in person.got if message["do"] == "frame")
    assert person.frame["over"]["scores"] == table.frame["over"]["scores"]
    assert person.frame["over"]["reached"] == []


@pytest.mark.parametrize("game", GAMES)
def test_no_hand_of_anybody_is_in_what_is_received_over_a_whole_game(game):
    """Looks at the cards in hand alone: of the table as it is shown nothing but the number of them is known."""
    table, rng = begun(game), Random(7)

    def look():
        assert table.people[FIRST].frame["table"].get("hand", []) == []

    play(table, rng, look)


def test_nothing_that_somebody_says_who_looks_on_moves_the_game():
    table = begun()
    person, before = table.people[FIRST], table.host.record.to_json()
    person.frame["number"] = table.host.room.number
    option = table.host.record.state.ask.options[0]
    for do, more in (("answer", {"chosen": [option]}), ("check", {"chosen": [option]}), ("undo", {}), ("advise", {})):
        table.send(FIRST, person.says(do, **more))
        assert person.got[-1] == {"do": "hello"} and not person.replies
    for message in ({"do": "say", "phrase": 1}, {"do": "want"}, {"do": "commit", "round": 0, "commit": "0" * 64}):
        table.send(FIRST, message)
        assert person.got[-1] == {"do": "hello"}
    assert table.host.record.to_json() == before


def test_a_flood_of_somebody_who_looks_on_is_cut_off():
    table = begun()
    for _ in range(MOST_BAD - 1):
        assert table.send(FIRST, "{")["shut"] == []
    assert table.send(FIRST, "{")["shut"] == [FIRST]
    assert table.people[FIRST].got[-1] == {"do": "closed", "why": "flood"}


def test_nobody_looks_on_unless_the_host_allows_it():
    table = Table(GAME, SEATS)
    table.people[FIRST] = person = Person(FIRST)
    assert table.send(FIRST, person.hello())["shut"] == [FIRST]
    assert person.got == [{"do": "closed", "why": "watch"}]


def test_who_looks_on_leaves_when_the_host_allows_it_no_longer():
    table = begun(count=2)
    assert table.command("allow", allows={"watch": False})["shut"] == [FIRST, FIRST + 1]
    assert table.people[FIRST].got[-1] == {"do": "closed", "why": "watch"}
    assert table.command("post")["room"]["watchers"] == []
    assert table.people[1].got[-1] == {"do": "watched", "names": []} | numbers(table.people[1].got[-1])


def numbers(message):
    """Return the numbers of a message."""
    return {key: message[key] for key in ("to", "nth")}


def test_everybody_is_told_who_looks_on():
    table = begun(count=2)
    names = [f"Guest {FIRST}", f"Guest {FIRST + 1}"]
    for person in table.people.values():
        assert [one["names"] for one in person.got if one["do"] == "watched"][-1] == names
    table.command("lost", seat=FIRST)
    assert table.command("post")["room"]["watchers"] == [{"seat": FIRST + 1, "name": names[1]}]
    assert table.people[1].got[-1]["names"] == names[1:]


def test_there_is_room_for_so_many():
    table = watched(count=MOST)
    assert len(table.command("post")["room"]["watchers"]) == MOST
    assert table.send(FIRST + MOST, Person(FIRST + MOST).hello())["shut"] == [FIRST + MOST]


def test_who_looks_on_hinders_no_deal_and_no_rematch():
    table, rng = watched(count=1), Random(2)
    for person in guests(table):
        table.send(person.seat, person.hello())
    assert table.frame
    play(table, rng)
    table.command("again")
    assert not table.over() and table.people[FIRST].frame["over"] is None
    assert "cards" in [one["frame"] for one in table.people[FIRST].got if one["do"] == "frame"][-1]


def test_who_comes_in_the_middle_of_a_game_or_comes_back_sees_all_that_is_seen_by_then():
    table, rng = begun("citadels"), Random(3)
    for _ in range(40):
        table.step(rng)
    first = len(table.people[FIRST].got)
    for chair in (FIRST, FIRST + 1):
        person = table.people.setdefault(chair, Person(chair))
        table.send(chair, person.hello())
    late = [one["frame"] for one in table.people[FIRST + 1].got if one["do"] == "frame"]
    back = [one["frame"] for one in table.people[FIRST].got[first:] if one["do"] == "frame"]
    assert late == back == [json.loads(seen(table))]


@pytest.mark.parametrize("game", GAMES)
def test_who_looks_on_may_look_back_at_what_everybody_saw(game):
    table, rng = begun(game), Random(4)
    for _ in range(20):
        table.step(rng)
    person = table.people[FIRST]
    shown = [one["frame"] for one in person.got if one["do"] == "frame"]
    for frame in shown[-5:]:
        table.send(FIRST, person.says("past", at=frame["answers"]))
        past = person.replies[person.count]
        assert past["table"] == frame["table"] and past["past"]["hands"] is None
