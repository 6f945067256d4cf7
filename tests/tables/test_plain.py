"""The plain table: a game that nobody has drawn is played on it to its end."""

from collections import Counter
from random import Random

import pytest

from page.catalog import people
from sanjuan.games import GAMES
from sanjuan.words.bundles import words
from tests.page.drawing import Elements, screen
from tests.page.hosted import do, play
from tests.toys import AUCTION
from worker.host import Host


@pytest.fixture
def auction(monkeypatch):
    """Let the toy be played."""
    monkeypatch.setitem(GAMES, "auction", AUCTION)
    return words("en", AUCTION)


def start(seats):
    """Return a game with one person; the host and its first frame."""
    players = [{"name": "", "who": "human" if seat == 0 else "bot", "bot": "greedy"} for seat in range(seats)]
    host = Host()
    return host, do(host, "start", game="auction", seats=seats, seed=1, options={}, players=players)


def ui_of(frame, t, **more):
    """Return the page's state for a frame."""
    dummies = frame["dummies"]
    names = people.names(frame["players"], [], t) + [t("dummy-" + id) for id in dummies]
    faces = people.faces(frame["players"], []) + ["dummy" for _ in dummies]
    cast = ["" for _ in names]
    kept = {"names": names, "faces": faces, "cast": cast, "log": frame["log"], "cards": frame.get("cards", {})}
    return {**kept, "preferences": {"unseen": False, "confirm": True}, **more}


def drawn(frame, t, **more):
    return Elements(screen(frame, ui_of(frame, t, **more), t))


@pytest.mark.parametrize("seats", AUCTION.seats)
def test_every_option_of_every_question_can_be_clicked(auction, seats):
    host, frame = start(seats)
    asked = 0
    for now in play(host, frame, Random(seats)):
        found = drawn(now, auction)
        options = Counter(element["attrs"]["data-option"] for element in found.having("data-option"))
        assert options == Counter(now["ask"]["options"] if now["ask"] else ())
        assert len({element["attrs"]["id"] for element in found.having("id")}) == len(found.having("id"))
        asked += bool(now["ask"])
    assert asked >= 2


def test_marks_show_on_what_was_clicked(auction):
    _, frame = start(5)
    option = frame["ask"]["options"][2]
    found = drawn(frame, auction, chosen=[option], confirm=True)
    [marked] = found.having("aria-pressed", "true")
    assert marked["attrs"]["data-option"] == option
    assert "picked" in marked["attrs"]["class"]


def test_everybody_has_a_panel_and_the_dummy_no_hand(auction):
    _, frame = start(6)
    found = drawn(frame, auction)
    panels = found.having("data-person")
    assert len(panels) == 6
    assert "Martin" in panels[-1]["text"] and "cards in hand" not in panels[-1]["text"]


@pytest.mark.parametrize("dialog", ["city", "zoom", "log", "menu"])
def test_windows_open_over_it(auction, dialog):
    _, frame = start(5)
    found = drawn(frame, auction, dialog=dialog, city=1, zoom=frame["table"]["lots"][0])
    assert found.having("id", "dialog")


def test_the_score_is_told_by_rounds_with_a_column_for_the_dummy(auction):
    host, frame = start(5)
    *_, last = play(host, frame, Random(3))
    found = drawn(last, auction, dialog="score")
    assert len([element for element in found.all if element["attrs"].get("class") == "grp"]) == 2
    heads = [element["text"] for element in found.having("scope", "col")]
    assert len(heads) == 6 and heads[-1] == "Martin"


def test_a_place_and_what_lies_nowhere_is_a_button(auction):
    _, frame = start(5)
    frame["ask"] |= {"options": ["vase@2", "a>b@1", "nobody"], "lies": "seat"}
    found = drawn(frame, auction)
    assert [element["tag"] for element in found.having("data-option")] == ["button"] * 3
