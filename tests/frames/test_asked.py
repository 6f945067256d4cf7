"""Tests of the requests of other pages, by address and by message: read strictly, refused in clear words."""

import json

import pytest

import learn_files
import site_games
from page.catalog import games, settings
from page.embedded import address, protocol, setup_request
from sanjuan.games import GAMES
from sanjuan.words.bundles import words
from sanjuan.words.languages import LANGUAGES


@pytest.fixture(autouse=True)
def _two_players():
    """Two computer players are on offer, ten lessons and ten puzzles, whatever the game has."""
    known = games.rows()
    games.know([known[0] | {"characters": ["greedy", "trader"], "lessons": 10, "puzzles": 10}])
    yield
    games.know(known)


def of(address_text):
    """Return an address as (name, value) pairs."""
    return [tuple(part.split("=", 1)) for part in address_text.split("&") if part]


def told(error, lang="en"):
    """Return an error in words."""
    from sanjuan.words.telling import refusal

    return refusal(error, words(lang, "san_juan", "ed2"))


def test_an_address_sets_the_table_up():
    wishes, error = address.read(
        of(
            "lang=fr&theme=night&speed=instant&controls=table&start=1&save=shop-1&origin=https://a.example:8443"
            "&opponents=human,greedy&names=Ana,Bo&edition=1&options=start_hand,events&seed=42"
        )
    )
    assert error is None
    setup = wishes.pop("setup")
    assert wishes == {
        "lang": "fr", "theme": "night", "speed": "instant", "controls": "table", "start": "1", "task": "",
        "save": "shop-1", "origin": "https://a.example:8443",
    }  # fmt: skip
    command = settings.command(setup)
    assert command["seats"] == 3 and command["seed"] == "42"
    assert [player["who"] for player in command["players"]] == ["human", "human", "bot"]
    assert [player["name"] for player in command["players"]] == ["Ana", "Bo", ""]
    assert command["options"] == {"edition": 1, "start_hand": True, "new_buildings": False, "events": True}


def test_an_empty_address_is_the_usual_table():
    assert address.read([]) == (address.nothing() | {"setup": settings.new_setup(games.usual())}, None)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("seats=9", "Not possible: seats = “9”. Allowed: 2, 3, 4."),
        ("seats=two", "Not possible: seats = “two”. Allowed: 2, 3, 4."),
        ("seats=2&seats=3", "Given twice: “seats”."),
        ("edition=1&deck=112", "Not possible: deck = “112”. Allowed: 110."),
        ("edition=1&options=new_buildings_33", "Not possible: options = “new_buildings_33”. Allowed: edition 2."),
        ("lang=xx", f"Not possible: lang = “xx”. Allowed: {', '.join(LANGUAGES)}."),
        ("opponents=greedy,trader&seats=4", "Not possible: opponents = “2”. Allowed: 1, 3."),
        ("opponents=<b>", "Not possible: opponents = “<b>”. Allowed: greedy, trader, human."),
        ("origin=https://a.example/x", "Not possible: origin = “https://a.example/x”. Allowed: http(s)://host(:port)."),
        ("save=../x y", "Not possible: save = “../x y”. Allowed: 1–40 × a–z 0–9 _ . -."),
        ("seed=" + "1" * 41, "Not possible: seed = “" + "1" * 39 + "…”. Allowed: 0–40."),
        ("names=" + "x" * 3000, "This is too long. Allowed: 2000 characters."),
        ("lesson=11", "Not possible: lesson = “11”. Allowed: 1–10."),
        ("puzzle=one", "Not possible: puzzle = “one”. Allowed: 1–10."),
        ("lesson=1&seats=2", "There is no “seats” here. There are: game, lesson."),
        ("lesson=1&puzzle=1", "There is no “puzzle” here. There are: game, lesson."),
    ],
)
def test_what_is_wrong_with_an_address_is_said(text, sentence):
    _, error = address.read(of(text))
    assert told(error) == sentence
    assert all("$" not in told(error, lang) for lang in LANGUAGES)


def test_what_is_unknown_in_an_address_is_said_with_what_there_is():
    _, error = address.read(of("seets=2&lang=fr"))
    assert told(error).startswith("There is no “seets” here. There are: lang, theme,")


@pytest.mark.parametrize("kind", ["lesson", "puzzle"])
def test_every_lesson_and_puzzle_can_be_asked_for(kind):
    games.know(site_games.known())
    for game in games.rows():
        count = game[kind + "s"]
        assert count == len(learn_files.files(GAMES[game["name"]]).get(kind + "s", []))
        for number in (1, count) if count else ():
            wishes, error = address.read(of(f"game={game['name']}&{kind}={number}"))
            assert error is None and wishes["task"] == f"{kind}:{game['name']}:{number}" and wishes["setup"] is None
            data = {"game": game["name"], kind: number}
            assert command(type="learn", data=data)[2] == wishes["task"]
        for number in (0, count + 1):
            assert address.read(of(f"game={game['name']}&{kind}={number}"))[1]["id"] == "asked_value"


def command(**message):
    """Return the (kind, id, data) of a message, read."""
    kind, id, data = protocol.envelope(json.dumps({"sanjuan": 1, **message}))
    return kind, id, protocol.checked(kind, data)


def test_commands_are_read():
    assert command(type="getState", id="7") == ("getState", "7", {})
    assert command(type="set", data={"theme": "day", "speed": "fast"})[2] == {"theme": "day", "speed": "fast"}
    assert command(type="load", data={"record": "{}"})[2] == {"record": "{}"}
    stands = {"position": "{}", "opponents": ["trader"], "names": ["Ana"]}
    assert command(type="load", data=stands)[2] == stands
    assert command(type="newGame", data={"seats": 2, "seed": 5})[2]["seed"] == "5"


@pytest.mark.parametrize(
    "message",
    [
        {"type": "getState", "sanjuan": 2}, {"type": "getState", "sanjuan": True}, {"type": ["getState"]}, {},
        {"type": "__init__"}, {"type": "getState", "data": {"x": 1}}, {"type": "getState", "data": []},
        {"type": "getState", "id": "<img>"}, {"type": "getState", "id": 5}, {"type": "getState", "more": 1},
        {"type": "set", "data": {"theme": ["day"]}}, {"type": "set", "data": {"__proto__": "day"}},
        {"type": "load", "data": {"record": {}}}, {"type": "load", "data": {}},
        {"type": "load", "data": {"position": ""}},
        {"type": "load", "data": {"position": "{}", "record": "{}"}}, {"type": "load", "data": {"position": 5}},
        {"type": "load", "data": {"position": "{}", "opponents": ["nobody"]}},
        {"type": "load", "data": {"position": "{}", "names": ["a" * 17]}},
        {"type": "newGame", "data": {"seats": 2.5}}, {"type": "newGame", "data": {"seats": True}},
        {"type": "newGame", "data": {"opponents": "greedy"}}, {"type": "newGame", "data": {"options": [["events"]]}},
        {"type": "newGame", "data": {"names": [5]}}, {"type": "newGame", "data": {"seed": None}},
        {"type": "newGame", "data": {"opponents": []}}, {"type": "learn"}, {"type": "learn", "data": {"lesson": "1"}},
        {"type": "learn", "data": {"lesson": True}}, {"type": "learn", "data": {"lesson": 1, "seats": 2}},
    ],
)  # fmt: skip
def test_other_messages_are_refused_with_words(message):
    with pytest.raises(setup_request.Declined) as caught:
        command(**message)
    assert told(caught.value.error()) != told({"id": "nothing like it", "args": {}})


@pytest.mark.parametrize("text", [None, "", "[]", "1", "nonsense", "{", "[" * 100_000, "{}" + " " * 300_000])
def test_what_is_no_message_is_refused(text):
    with pytest.raises(setup_request.Declined):
        protocol.envelope(text)


def test_the_frame_is_as_high_as_its_width_wants():
    heights = [protocol.height(width) for width in range(200, 2000, 10)]
    assert min(heights) >= 400 and max(heights) <= 900
