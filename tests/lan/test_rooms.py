"""The rooms of the relay: whose a table is, who hears whom, and what a stranger cannot do."""

import pytest

from sanjuan.lan import rooms
from sanjuan.lan.rooms import Rooms, Stray

ROOM, OTHER, OWNER, THIEF = "a" * 32, "b" * 32, "1" * 32, "2" * 32
TABLE = {"room": ROOM, "token": OWNER, "word": "sunny-harbor-27", "game": "alhambra", "free": 2}


class Clock:
    """A clock that is set by hand."""

    def __init__(self):
        self.now = 0.0

    def __call__(self):
        return self.now


@pytest.fixture
def clock():
    """A clock that is set by hand."""
    return Clock()


@pytest.fixture
def relay(clock):
    """A relay with a host, two guests at its table, and a stranger without one."""
    made = Rooms(clock)
    for socket in ("host", "ada", "bo", "stranger"):
        made.came(socket)
    made.open("host", TABLE)
    made.join("ada", {"room": ROOM})
    made.join("bo", {"room": ROOM})
    return made


def test_a_guest_speaks_to_its_host_alone(relay):
    assert relay.say("ada", {"data": b"x", "to": "bo"}) == [("host", "said", {"from": "ada", "data": b"x"})]


def test_a_host_speaks_to_one_of_its_guests(relay):
    assert relay.say("host", {"to": "bo", "data": b"x"}) == [("bo", "said", {"from": "", "data": b"x"})]
    assert relay.say("host", {"to": "stranger", "data": b"x"}) == []


def test_a_host_hears_who_comes_and_goes(relay):
    assert relay.join("stranger", {"room": ROOM})[1] == [("host", "came", {"peer": "stranger"})]
    assert relay.join("stranger", {"room": ROOM})[1] == []
    assert relay.gone("stranger") == [("host", "gone", {"peer": "stranger"})]


def test_a_table_is_its_owners_alone(relay):
    assert relay.open("stranger", TABLE | {"token": THIEF}) == ({"error": "taken"}, [])
    assert relay.say("ada", {"data": b"x"})[0][0] == "host"


def test_a_host_whose_page_was_loaded_again_finds_its_guests(relay):
    assert relay.gone("host") == [(guest, "away", {}) for guest in relay.rooms[ROOM].guests]
    assert relay.say("ada", {"data": b"lost"}) == []
    relay.came("again")
    reply, out = relay.open("again", TABLE)
    assert reply == {"ok": True}
    assert ("ada", "back", {}) in out and ("again", "came", {"peer": "bo"}) in out


def test_who_was_the_host_before_has_no_table_left(relay):
    relay.came("again")
    relay.open("again", TABLE)
    with pytest.raises(Stray):
        relay.say("host", {"to": "ada", "data": b"x"})
    assert relay.gone("host") == []


def test_a_room_waits_half_an_hour_for_its_host(relay, clock):
    relay.gone("host")
    clock.now = rooms.PATIENCE
    assert relay.join("stranger", {"room": ROOM})[0] == {"ok": True, "host": False}
    clock.now += 1
    assert relay.join("stranger", {"room": ROOM})[0] == {"error": "unknown"}


def test_a_table_that_is_over_is_closed_for_everybody(relay):
    assert sorted(relay.close("host")) == [("ada", "closed", {}), ("bo", "closed", {})]
    assert relay.join("ada", {"room": ROOM})[0] == {"error": "unknown"}


def test_a_guest_that_has_no_chair_is_dropped(relay):
    assert relay.drop("host", {"peer": "ada"}) == [("ada", "dropped", {})]
    with pytest.raises(Stray):
        relay.say("ada", {"data": b"x"})
    with pytest.raises(Stray):
        relay.drop("bo", {"peer": "host"})


def test_open_tables_are_listed_on_the_own_network_alone(relay, clock):
    assert relay.tables() == [{"word": "sunny-harbor-27", "game": "alhambra", "free": 2, "watch": False}]
    relay.open("host", TABLE | {"free": 0})
    assert relay.tables() == []
    relay.open("host", TABLE | {"free": 0, "watch": True})
    assert relay.tables() == [{"word": "sunny-harbor-27", "game": "alhambra", "free": 0, "watch": True}]
    relay.open("host", TABLE | {"free": 0, "watch": "yes"})
    assert relay.tables() == []
    relay.open("host", TABLE)
    relay.listed = False
    assert relay.tables() == []


def test_a_page_has_one_table(relay):
    for move in (relay.open, relay.join):
        with pytest.raises(Stray):
            move("host", TABLE | {"room": OTHER})
    relay.open("stranger", TABLE | {"room": OTHER})
    with pytest.raises(Stray):
        relay.join("ada", {"room": OTHER})


def test_there_are_only_so_many_rooms_and_guests(relay):
    for number in range(rooms.MOST_ROOMS):
        relay.came(f"h{number}")
        last = relay.open(f"h{number}", TABLE | {"room": f"{number:032x}"})[0]
    assert last == {"error": "full"}
    for number in range(rooms.MOST_GUESTS):
        relay.came(f"g{number}")
        last = relay.join(f"g{number}", {"room": ROOM})[0]
    assert last == {"error": "full"}


def test_a_flood_is_not_let_through_by_changing_rooms(relay, clock):
    for _ in range(rooms.STORE):
        assert relay.allowed("ada")
        relay.join("ada", {"room": ROOM})
    assert not relay.allowed("ada")
    clock.now += 1
    assert sum(relay.allowed("ada") for _ in range(100)) == rooms.RATE - 1


@pytest.mark.parametrize(
    "message",
    [None, 5, "x", [], {}, {"room": 5, "token": OWNER}, TABLE | {"room": "A" * 32}, TABLE | {"room": "a" * 33}]
    + [TABLE | {"word": "x" * 41}, TABLE | {"word": "ä"}, TABLE | {"free": -1}, TABLE | {"free": True}],
)
def test_what_no_page_would_send_is_refused(relay, message):
    with pytest.raises(Stray):
        relay.open("stranger", message)
    assert list(relay.rooms) == [ROOM]


@pytest.mark.parametrize("message", [None, {}, {"data": "text"}, {"data": bytes(rooms.FROM_GUEST + 1)}])
def test_what_a_guest_may_not_say_is_refused(relay, message):
    with pytest.raises(Stray):
        relay.say("ada", message)


def test_a_socket_is_cut_after_so_many_messages_without_sense(relay):
    assert [relay.strayed("ada") for _ in range(rooms.MOST_STRAY)].index(True) == rooms.MOST_STRAY - 1


def test_words_are_not_found_by_trying(relay):
    tries = 0
    while relay.allowed("stranger"):
        relay.join("stranger", {"room": f"{tries:032x}"})
        tries += 1
    assert tries < 10
