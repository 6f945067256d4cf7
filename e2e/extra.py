"""Screens that no frame of tests/page/frames draws: parts that are fetched later, pages that are made by the build."""

import functools
import json
import re
import sys
from functools import partial
from random import Random
from types import SimpleNamespace

import rulebook
from page.browser.store import named
from page.catalog import games, settings
from page.history import draw as history
from page.kit.window import under
from page.learn import draw as learning
from page.offline import draw_offline
from page.setup import fields, form
from page.state import Ui
from page.strength.estimate import estimate
from sanjuan.games import GAMES
from sanjuan.words.bundles import words
from tests.page.drawing import FIRST, load, speak
from tests.page.learn.test_draw import TAUGHT, ui_of, variant
from tests.page.storage.test_parked_games import LOOK
from tests.worker.test_tasks import call
from worker.host import Host

SET_UP = load("setup")
fields.READY[:] = GAMES  # what a game itself says on the form has come
sys.modules.setdefault("pyscript", SimpleNamespace(fetch=None))  # what says how strong one plays has come
ARTICLE = re.compile(r'<section class="rules alone".*</section>', re.DOTALL)
PUZZLES_DONE = {"1": [True, True], "2": [False, True]}


def told(game, lang):
    """Return the words of a game in its usual options."""
    return words(lang, game, variant(game))


def set_up(game, lang, full=False):
    """Return the form, ready for a game; if it is `full`, with all seats, every switch on and an even game proposed."""
    row = games.of(game)
    setup = settings.new_setup(row)
    if full:
        setup |= {option["name"]: True for option in row["options"] if games.is_switch(option)}
        setup["seats"] = max(row["seats"])
    even = {game: games.characters(row)[2]} if full else {}
    return Ui(**SET_UP["ui"] | {"lang": lang, "bots": games.characters(row), "setup": setup, "even": even})


def missing(lang):
    """Return the message that is shown when a file does not arrive."""
    return draw_offline.missing(speak(SET_UP, lang)).replace("\ufffd", "web/page/start.py")


def lessons(game, lang):
    """Return the place to learn a game, some of it done."""
    ids = [one["lesson"]["id"] for one in TAUGHT[game]["lessons"]]
    kept = {"lessons": ids[:1], "puzzles": PUZZLES_DONE}
    learn = {"view": "list", "game": game, "ids": ids, "count": len(TAUGHT[game]["puzzles"]), "today": 3, "kept": kept}
    return learning.place(Ui(learn=learn), told(game, lang))


def task(game, frame, kind, lang, page=None):
    """Return a table with a task on it."""
    ui = ui_of(frame, game, kind, 2, len(TAUGHT[game][f"{kind}s"]), page)
    return "".join(learning.table(frame, ui.but(lang=lang), told(game, lang)))


def lesson(game, lang, page=None, state=None):
    """Return the first lesson: on a page of its introduction, while it is played, or when it is missed or solved."""
    one = TAUGHT[game]["lessons"][0]
    frame = call(Host(), do="lesson", lesson=one)
    if state:
        why = one["miss"][0]["id"] if state == "missed" else ""
        frame["task"], frame["ask"] = frame["task"] | {"state": state, "why": why}, None
    return task(game, frame, "lesson", lang, page)


def puzzle(game, lang, nth=None):
    """Return the first puzzle: open, or after the best answer (0) or a worse one."""
    one, host = TAUGHT[game]["puzzles"][0], Host()
    frame = call(host, do="puzzle", puzzle=one)
    if nth is not None:
        frame = call(host, do="answer", chosen=one["advice"][nth]["answer"]) | {"cards": frame["cards"]}
    return task(game, frame, "puzzle", lang)


@functools.cache
def advised(game):
    """Return the first question of the first game, and what speaks for its best answer."""
    host = Host()
    frame = call(host, **TAUGHT[game]["course"]["first"] | {"seed": 5})
    while frame["ask"] is None:
        frame = call(host, do="bot") | {"cards": frame["cards"]}
    why = GAMES[game].adviser.advise(GAMES[game].view(host.record.state, 0), Random(1))[0].reasons
    return frame, why


def coached(game, lang):
    """Return the first game at a question, with a long word on the answer before."""
    frame, why = advised(game)
    ask = frame["ask"]
    made = {"at": frame["coached"], "good": False, "ask": ask, "best": ask["options"][:1], "reasons": why[:1]}
    ui = ui_of(frame | {"task": {"id": ""}}, game, "lesson", 1, 1).but(lang=lang, learn=None, coach=made)
    return "".join(learning.coached(frame, ui, told(game, lang)))


def played(game, number):
    """Return a game of the list of those played."""
    bots = ["", *GAMES[game].characters[2:4]]
    kept = {"id": str(number), "game": game, "date": f"2026-11-{number:02}", "me": 0, "bots": bots}
    return kept | {"scores": [20 + number, 24, 19], "winners": [0 if number > 4 else 1], "deal": "", "rounds": 14}


def returning(game, lang, tab):
    """Return a tab of the window of games played, over the set-up."""
    medals = [named(name, game) for name in GAMES[game].achiever.medals]
    look = {"tab": tab, "games": [played(game, number) for number in range(1, 13)], "can": ["11", "12"]}
    look |= {"today": "2026-11-12", "note": "", "game": game, "names": list(TAUGHT), "bots": GAMES[game].characters}
    look |= {"known": list(GAMES[game].achiever.medals), "words": told(game, lang), "kept": []}
    look |= {"medals": dict.fromkeys(medals[:4], "2026-11-05")}
    levels = dict(GAMES[game].ratings)
    look |= {"strength": {"levels": levels, "found": estimate(look["games"], levels)}}
    t, ui = told(game, lang), set_up(game, lang)
    return under(form.setup(ui, t), history.draw(None, ui.but(returning=look), t))


def kept(game, lang):
    """Return the window of games played with unfinished games of every kind, one of them about to be deleted."""
    t, ui = told(game, lang), set_up(game, lang)
    look = LOOK | {"game": "", "names": list(TAUGHT), "asked": "2a"}
    return under(form.setup(ui, t), history.draw(None, ui.but(returning=look), t))


@functools.cache
def rules(game, lang):
    """Return the rules as their page holds them."""
    return ARTICLE.search(rulebook.page(GAMES[game], lang))[0]


def beside(game, lang):
    """Return the rules beside (or over) the table, as web/lazy/rules.js puts them there."""
    panel = rules(game, lang).replace('class="rules alone" role="main"', 'class="rules panel" role="dialog"', 1)
    return puzzle(game, lang) + panel


def poster(game, lang):
    """Return the element of other people's pages before it is clicked."""
    element = f"<san-juan-game game={json.dumps(game)} language={json.dumps(lang)}></san-juan-game>"
    return f"<main><h1>{GAMES[game].name}</h1>{element}</main>"


def of_game(game):
    """By name, a function of the language that draws a screen of a game."""
    makers = {
        "set-up": lambda lang: form.setup(set_up(game, lang), told(game, lang)),
        "set-up-full": lambda lang: form.setup(set_up(game, lang, full=True), told(game, lang)),
        "lessons": partial(lessons, game),
        "lesson-begun": partial(lesson, game, page=1),
        "lesson-open": partial(lesson, game),
        "lesson-missed": partial(lesson, game, state="missed"),
        "lesson-solved": partial(lesson, game, state="solved"),
        "coached": partial(coached, game),
        "puzzle-open": partial(puzzle, game),
        "puzzle-right": partial(puzzle, game, nth=0),
        "puzzle-wrong": partial(puzzle, game, nth=1),
        "figures": partial(returning, game, tab="figures"),
        "games": partial(returning, game, tab="games"),
        "kept": partial(kept, game),
        "medals": partial(returning, game, tab="medals"),
        "rules-beside": partial(beside, game),
        "poster": partial(poster, game),
    }
    return {f"{game}-{name}": (game, make) for name, make in makers.items()}


EXTRA = {"missing": (FIRST, missing)}
"""By name, the game of a screen and a function of the language that returns its HTML."""
for name in TAUGHT:
    EXTRA |= of_game(name)
