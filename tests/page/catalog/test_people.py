"""Tests of the people at the table: faces, names and strengths."""

from random import Random

import pytest

import site_games
from page.catalog import games
from page.catalog.people import cast, faces, full_name, names, strength
from page.state import Ui
from page.table import player
from sanjuan.games import GAMES
from sanjuan.words.bundles import wording_of, words
from tests.page.drawing import load, speak

BOTS = ["apprentice", "hoarder", "trader", "builder", "governor"]
T = speak(load("setup"))


@pytest.fixture
def built():
    """The games as the built site knows them."""
    before = games.rows()
    site_games.known()
    yield
    games.know(before)


def person(name=""):
    return {"name": name, "who": "human", "bot": "trader"}


def bot(id, name=""):
    return {"name": name, "who": "bot", "bot": id}


def test_every_character_has_a_face_and_a_name_of_its_own():
    players = [person(), bot("trader"), bot("governor")]
    assert faces(players, BOTS) == ["me", "trader", "governor"]
    assert names(players, BOTS, T) == ["You", "Mateo", "Aurelia"]
    assert full_name("governor", T) == "Doña Aurelia"
    assert cast(players, BOTS) == ["", "trader", "governor"]


@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if game.characters])
def test_computer_players_are_as_many_people_as_there_are_seats(name, built):
    """This holds for any characters and any number of persons among them."""
    game, most = GAMES[name], max(GAMES[name].seats)
    t = words("en", name, wording_of(name).variant({}))
    for few in (1, 2, len(game.characters)):
        for human in range(most):
            bots = [bot(game.characters[at % few]) for at in range(most - human)]
            players = [person()] * human + bots
            assert len({*faces(players, game.characters)}) == most
            assert len({*names(players, game.characters, t)}) == most


def pages(seated, bots):
    """Return the players as the host's page and each guest's have them; a seat is "here", "elsewhere" or a bot."""
    own = {"here": "human", "elsewhere": "elsewhere"}
    host = [{"name": "", "who": own.get(one, "bot"), "bot": one if one in bots else bots[0]} for one in seated]
    yield host
    for guest in [seat for seat, one in enumerate(seated) if one == "elsewhere"]:
        others = [one | {"who": "bot" if one["who"] == "bot" else "elsewhere"} for one in host]
        if "here" in seated:
            others[seated.index("here")]["host"] = True
        others[guest]["who"] = "human"
        yield others


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if game.characters])
def test_every_page_of_a_table_calls_people_without_names_the_same(name, seats, built):
    rng, game, t = Random(seats), GAMES[name], words("en", name, wording_of(name).variant({}))
    bots = list(game.characters)
    for _ in range(60):
        seated = ["here", "elsewhere", *rng.choices(["here", "elsewhere", bots[0], bots[-1]], k=seats - 2)]
        rng.shuffle(seated)
        found: dict[int, set[str]] = {}
        for players in pages(seated, bots):
            assert len({*names(players, bots, t)}) == len({*faces(players, bots)}) == seats
            for seat, called in enumerate(names(players, bots, t)):
                if faces(players, bots)[seat] != "me":
                    found.setdefault(seat, set()).add(called)
        assert [called for called in found.values() if len(called) > 1] == [], seated


def test_who_plays_like_somebody_at_the_table_is_somebody_else(built):
    players = [person(), bot("governor"), bot("governor"), bot("trader"), bot("governor")]
    assert faces(players, BOTS) == ["me", "governor", "elena", "trader", "bruno"]
    assert names(players, BOTS, T) == ["You", "Aurelia", "Elena", "Mateo", "Bruno"]
    assert cast(players, BOTS) == ["", "governor", "governor", "trader", "governor"]


def test_a_guest_who_is_there_sits_in_for_nobody(built):
    players = [*[person()] * 4, bot("governor"), bot("governor"), bot("governor"), bot("governor")]
    assert faces(players, BOTS)[:4] == ["me", "rosalia", "tomas", "lucia"]
    assert len({*faces(players, BOTS)}) == 8


def test_players_of_old_games_are_guests():
    players = [person(), bot("greedy"), bot("greedy", "Inés"), bot("builder")]
    assert faces(players, BOTS) == ["me", "rosalia", "tomas", "builder"]
    assert names(players, BOTS, T) == ["You", "Rosalía", "Inés", "Carmen"]
    assert [strength(id, BOTS) for id in cast(players, BOTS)] == [0, 0, 0, 4]


def test_only_a_person_is_you():
    assert names([bot("greedy"), person(), bot("greedy")], BOTS, T) == ["Rosalía", "You", "Tomás"]
    assert names([bot("greedy"), bot("greedy")], BOTS, T) == ["Rosalía", "Tomás"]
    assert len(set(names([bot("greedy")] * 8, BOTS, T))) == 8


def test_you_is_nobodys_name_where_several_people_play():
    assert names([person(), person(), bot("hoarder")], BOTS, T) == ["Player 1", "Rosalía", "Inés"]
    assert names([bot("hoarder"), person(), person("Ana")], BOTS, T) == ["Inés", "Player 2", "Ana"]
    assert names([bot("hoarder"), person()], BOTS, T) == ["Inés", "You"]
    assert names([person("Ana"), person()], BOTS, T) == ["Ana", "Rosalía"]


def test_strengths_go_from_one_upwards():
    assert [strength(id, BOTS) for id in BOTS] == [1, 2, 3, 4, 5]


def test_a_player_of_whom_no_style_is_told_has_a_strength_all_the_same():
    """A game without characters seats players that nobody has described."""
    told = player.style(Ui(cast=["", "random"], bots=["random"]), 1, T)
    assert told == T("label-strength", n=1, of=1) and T.missing == []
