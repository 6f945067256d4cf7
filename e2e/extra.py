"""Screens that no frame of tests/page/frames draws: parts that are fetched later, pages that are made by the build."""

import functools
import json
import re

import rulebook
from page.draw.window import under
from page.history import draw as history
from page.learn import draw as learning
from page.settings import draw_offline
from page.setup import form
from page.state import Ui
from sanjuan.games import GAMES
from sanjuan.games.san_juan.people.achievements import ACHIEVEMENTS
from sanjuan.words.bundles import words
from tests.page.drawing import load, screen, speak
from tests.page.test_draw_learn import BOTS, ui_of
from tests.page.test_learning import LESSONS, PUZZLES, call
from worker.host import Host

SET_UP = load("setup")
ARTICLE = re.compile(r'<section class="rules alone".*</section>', re.DOTALL)
KEPT = {"lessons": ["round"], "puzzles": {"1": [True, True], "2": [False, True]}}


def missing(lang):
    """What is said where a file does not arrive."""
    return draw_offline.missing(speak(SET_UP, lang)).replace("\ufffd", "web/page/start.py")


def lessons(lang):
    """The place to learn, some of it done."""
    learn = {"view": "list", "ids": list(LESSONS), "count": len(PUZZLES), "today": 3, "kept": KEPT}
    return learning.place(Ui(learn=learn), words(lang, "san_juan", "ed2"))


def task(frame, kind, lang, page=None):
    """A table with a task on it, as it stands."""
    return "".join(
        learning.table(frame, ui_of(frame, kind, 2, 10, page).but(lang=lang), words(lang, "san_juan", "ed2"))
    )


def lesson(lang, page=None, **told):
    """The lesson of building: on a page of its introduction, while it is played, or when it is over."""
    frame = call(Host(), do="lesson", lesson=LESSONS["build"])
    if told:
        frame["task"], frame["ask"] = frame["task"] | told, None
    return task(frame, "lesson", lang, page)


def puzzle(lang, nth=None):
    """The first puzzle: open, or after the best answer (0) or a worse one."""
    one, host = PUZZLES[0], Host()
    frame = call(host, do="puzzle", puzzle=one)
    if nth is not None:
        frame = call(host, do="answer", chosen=one["advice"][nth]["answer"]) | {"cards": frame["cards"]}
    return task(frame, "puzzle", lang)


def played(number):
    """A game of the list of those played."""
    kept = {"id": str(number), "date": f"2026-11-{number:02}", "edition": 2, "me": 0, "bots": ["", "trader", "builder"]}
    return kept | {"scores": [20 + number, 24, 19], "winners": [0 if number > 4 else 1], "deal": "", "rounds": 14}


def returning(lang, tab):
    """A leaf of the window of what was played, over the set-up."""
    games = [played(number) for number in range(1, 13)]
    look = {"tab": tab, "games": games, "can": ["11", "12"], "today": "2026-11-12", "note": ""}
    look |= {"game": "san_juan", "names": ["san_juan"], "bots": BOTS}
    look |= {"known": list(ACHIEVEMENTS), "medals": dict.fromkeys(list(ACHIEVEMENTS)[:4], "2026-11-05")}
    t = speak(SET_UP, lang)
    window = history.draw(None, Ui(bots=BOTS, returning=look), t)
    return under(form.setup(Ui(**SET_UP["ui"] | {"lang": lang}), t), window)


@functools.cache
def rules(lang):
    """The rules as their page holds them."""
    return ARTICLE.search(rulebook.page(GAMES["san_juan"], lang))[0]


def beside(lang, name="role-4"):
    """The rules beside (or over) the table, as web/later/rules.js puts them there."""
    state = load(name)
    table = screen(state["frame"], state["ui"] | {"lang": lang}, speak(state, lang))
    panel = rules(lang).replace('class="rules alone" role="main"', 'class="rules panel" role="dialog"', 1)
    return table + panel


def poster(lang):
    """The element of other people's pages before it is clicked."""
    return f"<main><h1>San Juan</h1><san-juan-game language={json.dumps(lang)}></san-juan-game></main>"


EXTRA = {
    "missing": missing,
    "lessons": lessons,
    "lesson-begun": lambda lang: lesson(lang, 1),
    "lesson-open": lesson,
    "lesson-missed": lambda lang: lesson(lang, state="missed", why="role"),
    "lesson-solved": lambda lang: lesson(lang, state="solved", why=""),
    "puzzle-open": puzzle,
    "puzzle-right": lambda lang: puzzle(lang, 0),
    "puzzle-wrong": lambda lang: puzzle(lang, 1),
    "figures": lambda lang: returning(lang, "figures"),
    "games": lambda lang: returning(lang, "games"),
    "medals": lambda lang: returning(lang, "medals"),
    "rules-beside": beside,
    "poster": poster,
}
"""By name, a function of the language that returns the HTML."""
