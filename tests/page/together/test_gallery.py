"""People who look on, at their pages and the host's: by a link, by the word; what they are shown, in every game."""

import asyncio
import importlib
import random
from unittest.mock import MagicMock

import pytest

from page.screen import layout
from page.state import Ui
from page.together import looking_on, seating
from sanjuan.games import GAMES
from sanjuan.words.bundles import words
from sanjuan.words.languages import LANGUAGES
from tests.page.drawing import FIRST, Elements, load, screen, speak
from tests.page.screen.test_whole_games import drawn, ui_of
from tests.page.together.pages import MOMENT, STEPS, chosen, meet, page, until
from tests.page.together.test_asking import switch
from tests.worker.together.test_watching import begun
from worker.together import watching

EVERY = 7
"""So many frames from one that is drawn to the next."""


def hosting():
    """Return the host's lines."""
    return importlib.import_module("page.together.hosting").HOSTING[0]


async def allowed(browser, game):
    """Return the pages of a host, who lets others look on, a guest, and somebody who looks on."""
    part = importlib.import_module("page.together.part")
    host, guest = await meet(browser, game)
    assert importlib.import_module("page.together.gallery").free(hosting()) is None
    switch(host, "watch")
    await until(lambda: host.ui.together["allows"]["watch"])
    await part.invite_watch(host, None)
    browser.address = host.ui.together["gallery"]["code"].partition("org/")[2]
    watcher = page(next(iter(GAMES)))
    await part.join(watcher)
    await hosting().accept(watcher.ui.together["reply"])
    await until(lambda: watcher.frame is not None)
    return host, guest, watcher


async def played(browser, game):
    """Return the same after a whole game."""
    host, guest, watcher = await allowed(browser, game)
    record, rng = host.link.host.record, random.Random(1)
    for _ in range(STEPS):
        for one in (host, guest):
            if one.state() == "your-turn" and one.frame["ask"]:
                one.answer(chosen(record, one.frame["ask"], rng))
        assert watcher.state() != "your-turn"
        if host.state() == guest.state() == watcher.state() == "over":
            break
        await asyncio.sleep(MOMENT)
    return host, guest, watcher


@pytest.mark.parametrize("game", GAMES)
def test_somebody_looks_on_at_a_whole_game_and_keeps_nothing_of_it(browser, game):
    host, guest, watcher = asyncio.run(played(browser, game))
    assert watcher.frame["over"]["scores"] == host.frame["over"]["scores"]
    assert watcher.ui.together["watches"] and watcher.ui.together["record"] is False
    assert watcher.link.record == watcher.link.save == ""
    kept = " ".join(watcher.link.line.kept)
    assert str(host.link.host.record.seed) not in kept and "sanjuan.1." not in kept
    assert [one["seat"] for one in host.ui.together["watchers"]] == [seating.FIRST]
    assert len(guest.ui.together["watching"]) == 1


async def sent_away(browser):
    """Return the pages of a host and of somebody who looks on, after that is allowed no longer."""
    host, _, watcher = await allowed(browser, FIRST)
    await until(lambda: host.ui.together["watchers"])
    switch(host, "watch")
    await until(lambda: watcher.ui.together["wrong"])
    await until(lambda: not host.ui.together["watchers"])
    return host, watcher


def test_who_looks_on_is_told_when_that_is_allowed_no_longer(browser):
    host, watcher = asyncio.run(sent_away(browser))
    assert watcher.ui.together["wrong"] == watcher.ui.note == "together-no_watch"
    assert seating.FIRST not in hosting().lines and host.ui.together["gallery"] == seating.nobody()


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_table_of_nobodys_seat_has_its_words_and_asks_nothing(game):
    table, rng = begun(game), random.Random(5)
    person, log, missing, cards = table.people[watching.FIRST], [], set(), {}
    while not table.over():
        frame = person.frame
        log, cards = log[: frame["log_from"]] + frame["log"], frame.get("cards", cards)
        if len(table.host.record.answers) % EVERY == 0:
            missing |= {*drawn(frame | {"cards": cards}, GAMES[game], log, "de")}
        table.step(rng)
    end = person.frame | {"cards": cards}
    missing |= {*drawn(end, GAMES[game], log, "fr"), *drawn(end, GAMES[game], log, "fr", dialog="score")}
    assert missing == set()


@pytest.mark.parametrize("name", GAMES)
def test_where_nobodys_hand_is_shown_nothing_is_said_of_one(browser, name):
    frame, t = begun(name).people[watching.FIRST].frame, words("en", name)
    together = seating.table(False) | {"watches": True}
    html = "".join(layout.pieces(frame, ui_of(frame, GAMES[name], frame["log"], together=together), t))
    assert frame["table"]["hand"] == [] and t("table-hand-empty") not in html
    assert t("table-hand-empty") in "".join(layout.pieces(frame, ui_of(frame, GAMES[name], frame["log"]), t))


@pytest.mark.parametrize("watches", [True, False])
def test_the_document_of_who_looks_on_has_no_seat(browser, monkeypatch, watches):
    marks = importlib.import_module("page.together.marks")
    html = MagicMock()
    monkeypatch.setattr(marks, "document", MagicMock(documentElement=html))
    together = seating.table(False) | {"watches": watches, "seat": None if watches else 1}
    marks.put(MagicMock(ui=Ui(together=together), frame=None))
    assert html.dataset.link == "guest"
    assert html.removeAttribute.called is watches
    assert watches or html.dataset.seat == "1"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_looks_on_is_listed(lang):
    t = words(lang, FIRST)
    together = seating.table(True) | {"allows": {"hints": False, "watch": True}}
    together["watchers"] = [{"seat": 8, "name": "Zoë <b>"}, {"seat": 9, "name": ""}]
    html = looking_on.at_host(Ui(together=together), t, "")
    assert "Zoë &lt;b&gt;" in html and t("together-somebody") in html and "⟦" not in html
    guest = Ui(together=seating.table(False) | {"watching": ["Ada", ""]})
    assert "Ada" in looking_on.line(guest, t) and "⟦" not in looking_on.line(guest, t)
    assert looking_on.line(Ui(together=seating.table(False)), t) == ""


def test_the_numbers_of_host_and_worker_agree():
    assert (seating.FIRST, seating.MOST) == (watching.FIRST, watching.MOST)
    assert seating.looks_on(8) and not seating.looks_on(7) and not seating.looks_on(16)


@pytest.mark.parametrize("game", GAMES)
def test_an_invitation_says_which_game_is_played_and_whether_there_is_a_chair(game):
    for seat in (3, 9):
        bits = seating.place(game, seat)
        assert [*GAMES][(bits >> 3 & 7) - 1] == game and bits < 128
        assert bits & 7 | (bits & 64) >> 3 == seat


def test_the_score_of_a_game_has_no_rematch_for_who_looks_on(browser):
    ending = importlib.import_module("page.together.ending")
    ui = Ui(together=seating.table(False) | {"watches": True, "up": True})
    html = ending.again(ui, words("en", FIRST), "btn") + ending.for_guest(ui, words("en", FIRST))
    acts = [one["attrs"].get("data-act") for one in Elements(html).all if "data-act" in one["attrs"]]
    assert acts == ["home"]


@pytest.mark.usefixtures("browser")
def test_a_place_that_is_watched_bears_the_name_of_its_player():
    state = load("citadels-turn-5")
    ways = ({}, {"together": seating.table(False) | {"watches": True}})
    own, watched = (Elements(screen(state["frame"], state["ui"] | way, speak(state, "en"))) for way in ways)
    [mine], [theirs] = ([one for one in page.all if one["attrs"].get("class") == "name"] for page in (own, watched))
    assert theirs["text"] == state["ui"]["names"][0] != mine["text"]
