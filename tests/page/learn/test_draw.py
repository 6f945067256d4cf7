"""Tests that the coach has words for each page, question, miss and answer of all lessons and puzzles."""

import json
import re
import tomllib
from pathlib import Path

import pytest

import learn_files
from page.catalog import people, settings
from page.kit import parts
from page.kit.html import DUMMY
from page.learn import draw
from page.screen import layout
from page.state import Ui
from sanjuan.games import GAMES
from sanjuan.lessons.load import lesson
from sanjuan.table.game_options import resolve
from sanjuan.table.options import card_of
from sanjuan.words.bundles import words
from sanjuan.words.languages import LANGUAGES
from tests.lessons.test_lessons import FILES
from tests.page.drawing import Elements, load, speak
from tests.words.messages import patterns
from tests.worker.test_tasks import answered, call
from worker.host import Host

ROOT = Path(__file__).resolve().parents[3]
TAUGHT = {name: learn_files.files(GAMES[name]) for name in FILES}
LESSONS = [(name, one) for name, files in TAUGHT.items() for one in files["lessons"]]
PUZZLES = [(name, one) for name, files in TAUGHT.items() for one in files["puzzles"]]
SPOKEN = [lang if not number else pytest.param(lang, marks=pytest.mark.slow) for number, lang in enumerate(LANGUAGES)]
"""In `make check` the first language."""


def variant(game):
    """Return the wording of a game's lessons: that of its usual options."""
    return GAMES[game].variant(resolve(GAMES[game].options, {}))


def id_of(value):
    """Return the name of a lesson or puzzle for the names of tests."""
    return value["lesson"]["id"] if "lesson" in value else value["id"] if isinstance(value, dict) else value


def ui_of(frame, game, kind, number, of, page=None):
    """Return a page's state at a task."""
    bots = GAMES[game].characters
    players, nobody = frame["players"], frame.get("dummies", [])
    names = ["You", "Pepe", "Inés", "Mateo", "Carmen"][: len(players) + len(nobody)]
    learn = {"view": "task", "kind": kind, "id": frame["task"]["id"], "number": number, "of": of, "page": page}
    learn |= {"game": game, "coach": GAMES[game].coach}
    return Ui(**{
        "lang": "en", "theme": "day", "speed": "normal", "names": names, "bots": bots, "chosen": [],
        "faces": people.faces(players, bots) + [DUMMY for _ in nobody],
        "cast": people.cast(players, bots) + ["" for _ in nobody],
        "marks": [], "lifted": None, "preferences": settings.preferences(""), "confirm": False, "why": "",
        "dialog": None, "log": [], "fast": False, "cards": frame["cards"], "learn": learn, "review": None,
    })  # fmt: skip


def drawn(frame, ui, lang, monkeypatch, game):
    """Draw the screen; every word must be there."""
    monkeypatch.setattr(parts, "READY", ["learn"])
    monkeypatch.setattr(layout, "brought", lambda name: draw)
    t = words(lang, game, variant(game))
    html = "".join(layout.pieces(frame, ui, t))
    assert t.missing == []
    return html, t


@pytest.mark.parametrize("lang", SPOKEN)
@pytest.mark.parametrize(("game", "one"), LESSONS, ids=id_of)
def test_every_page_and_every_miss_of_a_lesson_is_said(game, one, lang, monkeypatch):
    host = Host()
    frame = call(host, do="lesson", lesson=one)
    first = frame["ask"]["options"][0]
    for page, point in enumerate(frame["task"]["points"]):
        html, t = drawn(frame, ui_of(frame, game, "lesson", 1, 10, page), lang, monkeypatch, game)
        assert f'data-point="{point}"' in html and "data-option" not in html
    assert not t.has(f"lesson-{one['lesson']['id']}.page{page + 2}"), "no page is left out"
    html, t = drawn(frame, ui_of(frame, game, "lesson", 1, 10), lang, monkeypatch, game)
    assert f'data-option="{first}"' in html
    told = frame["task"]
    for why in ["", *(row["id"] for row in one["miss"])]:
        frame["task"], frame["ask"] = told | {"state": "missed", "why": why}, None
        html, t = drawn(frame, ui_of(frame, game, "lesson", 1, 10), lang, monkeypatch, game)
        assert t("learn-missed") in html
    frame["task"] = told | {"state": "solved", "why": ""}
    html, t = drawn(frame, ui_of(frame, game, "lesson", 10, 10), lang, monkeypatch, game)
    assert t("learn-play") in html


@pytest.mark.parametrize(("game", "number"), [(name, at) for name in FILES for at in range(len(FILES[name]))])
def test_each_question_on_the_way_to_the_goal_has_a_hint(game, number, monkeypatch):
    host, t = Host(), words("en", game, variant(game))
    solution = lesson(tomllib.loads(FILES[game][number].read_text("utf-8"))).solution
    frame = call(host, do="lesson", lesson=TAUGHT[game]["lessons"][number])
    cards, id = frame["cards"], frame["task"]["id"]
    for chosen in solution:
        while frame["turn"]["who"] == "bot":
            frame = call(host, do="bot")
        frame["cards"] = cards
        html, t = drawn(frame, ui_of(frame, game, "lesson", 1, 10), "en", monkeypatch, game)
        assert t.has(f"lesson-{id}.hint-{frame['ask']['kind']}"), frame["ask"]["kind"]
        frame = answered(host, frame, chosen)
    while frame["turn"]["who"] == "bot":
        frame = call(host, do="bot")
    assert frame["task"]["state"] == "solved"


@pytest.mark.parametrize("lang", SPOKEN)
@pytest.mark.parametrize(("game", "puzzle"), PUZZLES, ids=id_of)
def test_every_answer_to_a_puzzle_is_told(game, puzzle, lang, monkeypatch):
    frame = call(Host(), do="puzzle", puzzle=puzzle)
    drawn(frame, ui_of(frame, game, "puzzle", 1, 10), lang, monkeypatch, game)
    for advice in puzzle["advice"]:
        host = Host()
        cards = call(host, do="puzzle", puzzle=puzzle)["cards"]
        frame = call(host, do="answer", chosen=advice["answer"]) | {"cards": cards}
        html, t = drawn(frame, ui_of(frame, game, "puzzle", 1, 10), lang, monkeypatch, game)
        assert t(f"puzzle-{puzzle['id']}.why").split(" ")[0] in html


def test_an_answer_that_is_advised_is_marked_at_a_table_of_the_game_s_own(monkeypatch):
    host, (game, puzzle) = Host(), PUZZLES[0]
    cards = call(host, do="puzzle", puzzle=puzzle)["cards"]
    frame = call(host, do="answer", chosen=puzzle["advice"][0]["answer"]) | {"cards": cards}
    html, _ = drawn(frame, ui_of(frame, game, "puzzle", 1, 10), "en", monkeypatch, game)
    assert "data-advice" in html


def test_who_teaches_has_a_face_only_where_the_game_has_a_coach(monkeypatch):
    for game, one in (LESSONS[0], LESSONS[-1]):
        frame = call(Host(), do="lesson", lesson=one)
        html, _ = drawn(frame, ui_of(frame, game, "lesson", 1, 10, 0), "en", monkeypatch, game)
        assert ("p-" + (GAMES[game].coach or "nobody") in html) == bool(GAMES[game].coach)


@pytest.mark.parametrize("lang", SPOKEN)
@pytest.mark.parametrize("game", TAUGHT)
def test_the_place_to_learn_tells_what_was_solved(game, lang, monkeypatch):
    ids = [one["lesson"]["id"] for one in TAUGHT[game]["lessons"]]
    learn = {"view": "list", "game": game, "ids": ids, "count": 10, "today": 3}
    learn["kept"] = {"lessons": ids[:1], "puzzles": {"1": [True, True], "2": [False, True]}}
    html, t = drawn(None, Ui(learn=learn, lang=lang), lang, monkeypatch, game)
    assert html.count("task solved") == 2 and html.count("task first") == 1 and "today" in html
    assert t("learn-lesson", n=2, of=len(ids)) in html and t("learn-score", right=1, of=2) in html
    learn["kept"]["lessons"] = ids
    html, t = drawn(None, Ui(learn=learn, lang=lang), lang, monkeypatch, game)
    assert t("learn-finished") in html


@pytest.mark.parametrize(("game", "one"), LESSONS, ids=id_of)
def test_what_the_coach_points_at_is_marked_on_the_table(game, one):
    sheets = (ROOT / "web" / "tables" / game / "css").glob("*.css")
    marked = "".join([sheet.read_text("utf-8") for sheet in sheets])
    assert all(f'[data-point="{point}"]' in marked for point in one["lesson"]["points"])


def test_what_the_coach_says_of_the_last_answer_stands_apart_from_what_is_asked_now():
    state = load("role-4")
    asked = {"seat": 0, "kind": "build", "options": ["crane"], "least": 0, "most": 1, "args": {}, "prices": {}}
    made = {"at": 7, "good": True, "ask": asked, "yours": ["crane"], "best": ["crane"], "reasons": []}
    frame, t = state["frame"] | {"coached": 7}, speak(state)
    page = Elements("".join(draw.coached(frame, Ui(**state["ui"] | {"coach": made}), t)))
    said = t("coach-good", yours="Crane")
    [before] = page.having("class", "before")
    [status] = page.having("id", "status")
    assert before["text"] == t("coach-before") + " " + said
    assert t("coach-role") in status["text"] and status["text"].count(said) == 1
    later = Elements("".join(draw.coached(frame | {"coached": 8}, Ui(**state["ui"] | {"coach": made}), t)))
    assert not later.having("class", "before") and t("coach-role") in later.having("id", "status")[0]["text"]


@pytest.mark.parametrize("lang", SPOKEN)
@pytest.mark.parametrize(("game", "one"), LESSONS + PUZZLES)
def test_a_text_names_only_who_sits_at_the_table(game, one, lang):
    """The characters of a game have names; a text about another one would be about nobody."""
    t, bots = words(lang, game), [*GAMES[game].characters]
    seated = set(one["lesson"]["others"] if "lesson" in one else one["players"])
    id = f"lesson-{one['lesson']['id']}" if "lesson" in one else f"puzzle-{one['id']}"
    told = [found.texts for key, found in patterns(lang, game).items() if key.split(".")[0] == id]
    said = " ".join(text for texts in told for text in texts)
    away = {t(f"bot-{bot}"): bot for bot in bots if bot not in seated}
    assert [name for name in away if re.search(rf"\b{re.escape(name)}\b", said)] == []


def begun(kind, one):
    """Return the first frame of a lesson or puzzle."""
    return call(Host(), do=kind, **{kind: one})


@pytest.mark.parametrize(("game", "one"), PUZZLES)
def test_a_puzzle_speaks_of_answers_that_there_are_and_of_cards_that_can_be_seen(game, one):
    """A puzzle that takes another one's place needs words of its own."""
    frame, t, id = begun("puzzle", one), words("en", game), f"puzzle-{one['id']}"
    told = {key: " ".join(found.texts) for key, found in patterns("en", game).items() if key.split(".")[0] == id}
    answers = {card_of(option) for option in frame["ask"]["options"]} | {"pass"}
    assert {key.partition(".wrong-")[2] for key in told if ".wrong-" in key} <= answers
    seen = json.dumps([frame["table"], frame["ask"]["options"]])
    named = [card for card in frame["cards"] if re.search(rf"\b{t('card-' + card)}\b", " ".join(told.values()))]
    assert [card for card in named if f'"{card}' not in seen] == []
