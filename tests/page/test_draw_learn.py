"""What the coach says: words for each page, question, miss and answer of all lessons and puzzles, in every language."""

import pytest

from page.device import parts
from page.draw import layout
from page.learn import draw
from page.setup import people, settings
from page.state import Ui
from sanjuan.games import GAMES
from sanjuan.lessons.load import lesson
from sanjuan.words.bundles import words
from sanjuan.words.languages import LANGUAGES
from tests.page.test_learning import LESSONS, PUZZLES, answered, call
from worker.host import Host

BOTS = GAMES["san_juan"].characters


def ui_of(frame, kind, number, of, page=None):
    """Return a page's state at a task."""
    players = frame["players"]
    learn = {"view": "task", "kind": kind, "id": frame["task"]["id"], "number": number, "of": of, "page": page}
    learn |= {"game": "san_juan", "coach": GAMES["san_juan"].coach}
    return Ui(**{
        "lang": "en", "theme": "day", "speed": "normal", "names": ["You", "Pepe", "Inés", "Mateo"][: len(players)],
        "faces": people.faces(players, BOTS), "cast": people.cast(players, BOTS), "bots": BOTS, "chosen": [],
        "marks": [], "lifted": None, "preferences": settings.preferences(""), "confirm": False, "why": "",
        "dialog": None, "log": [], "fast": False, "cards": frame["cards"], "learn": learn, "review": None,
    })  # fmt: skip


def drawn(frame, ui, lang, monkeypatch):
    """Draw the screen; every word must be there."""
    monkeypatch.setattr(parts, "READY", ["learn"])
    monkeypatch.setattr(layout, "brought", lambda name: draw)
    t = words(lang, "san_juan", "ed2")
    html = "".join(layout.pieces(frame, ui, t))
    assert t.missing == []
    return html, t


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", LESSONS)
def test_every_page_and_every_miss_of_a_lesson_is_said(name, lang, monkeypatch):
    host = Host()
    frame = call(host, do="lesson", lesson=LESSONS[name])
    for page, point in enumerate(frame["task"]["points"]):
        html, t = drawn(frame, ui_of(frame, "lesson", 1, 10, page), lang, monkeypatch)
        assert f'data-point="{point}"' in html and "data-option" not in html
    html, t = drawn(frame, ui_of(frame, "lesson", 1, 10), lang, monkeypatch)
    assert 'data-option="builder"' in html
    told = frame["task"]
    for why in ["", *(row["id"] for row in LESSONS[name]["miss"])]:
        frame["task"], frame["ask"] = told | {"state": "missed", "why": why}, None
        html, t = drawn(frame, ui_of(frame, "lesson", 1, 10), lang, monkeypatch)
        assert t("learn-missed") in html
    frame["task"] = told | {"state": "solved", "why": ""}
    html, t = drawn(frame, ui_of(frame, "lesson", 10, 10), lang, monkeypatch)
    assert t("learn-play") in html


@pytest.mark.parametrize("name", LESSONS)
def test_each_question_on_the_way_to_the_goal_has_a_hint(name, monkeypatch):
    import tomllib

    from tests.lessons.test_lessons import FILES

    host, t = Host(), words("en", "san_juan", "ed2")
    path = next(path for path in FILES if path.stem.endswith(f"_{name}"))
    solution = lesson(tomllib.loads(path.read_text("utf-8"))).solution
    frame = call(host, do="lesson", lesson=LESSONS[name])
    cards = frame["cards"]
    for chosen in solution:
        while frame["turn"]["who"] == "bot":
            frame = call(host, do="bot")
        frame["cards"] = cards
        html, t = drawn(frame, ui_of(frame, "lesson", 1, 10), "en", monkeypatch)
        assert t.has(f"lesson-{name}.hint-{frame['ask']['kind']}"), frame["ask"]["kind"]
        frame = answered(host, frame, chosen)
    assert frame["task"]["state"] == "solved"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle["id"])
def test_every_answer_to_a_puzzle_is_told(puzzle, lang, monkeypatch):
    frame = call(Host(), do="puzzle", puzzle=puzzle)
    drawn(frame, ui_of(frame, "puzzle", 1, 10), lang, monkeypatch)
    for advice in puzzle["advice"]:
        host = Host()
        cards = call(host, do="puzzle", puzzle=puzzle)["cards"]
        frame = call(host, do="answer", chosen=advice["answer"]) | {"cards": cards}
        html, t = drawn(frame, ui_of(frame, "puzzle", 1, 10), lang, monkeypatch)
        assert "data-advice" in html and t(f"puzzle-{puzzle['id']}.why").split(" ")[0] in html


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_place_to_learn_tells_what_was_solved(lang, monkeypatch):
    learn = {"view": "list", "ids": list(LESSONS), "count": 10, "today": 3}
    learn["kept"] = {"lessons": ["round"], "puzzles": {"1": [True, True], "2": [False, True]}}
    html, t = drawn(None, Ui(learn=learn, lang=lang), lang, monkeypatch)
    assert html.count("task solved") == 2 and html.count("task first") == 1 and "today" in html
    assert t("learn-lesson", n=2, of=10) in html and t("learn-score", right=1, of=2) in html
    learn["kept"]["lessons"] = list(LESSONS)
    html, t = drawn(None, Ui(learn=learn, lang=lang), lang, monkeypatch)
    assert t("learn-finished") in html
