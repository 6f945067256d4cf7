"""Tests of a table prepared by the build: answered while the engine is still loading, which then takes it over."""

import asyncio
import json
from copy import deepcopy

import pytest

import tables
from first_screen import first_tables
from page.catalog import games
from page.play.choice import Choice
from page.state import Ui
from page.storage import saves
from sanjuan.games import GAMES
from tests.page.hosted import do
from tests.page.laid_table import browser as browser
from tests.page.laid_table import few as few
from tests.page.laid_table import kept, seated, some_answer, table_of
from tests.page.laid_table import toy as toy
from tests.page.play.test_bot_driver import until
from tests.toys.house import NAME as TOY
from worker.host import Host

ALL = [*GAMES, TOY]


@pytest.mark.parametrize("name", ALL)
def test_openings_are_what_the_worker_makes_of_their_record(name, few):
    for seats in games.of(name)["seats"][:: len(games.of(name)["seats"]) - 1 or 1]:
        made = first_tables.laid("en", games.of(name), [*first_tables.openings(games.of(name), seats)])
        assert len(made["openings"]) == len(made["drawings"]) == 3
        for one in made["openings"]:
            frame = do(Host(), "resume", save=json.dumps(one["record"]))
            assert {"cards": made["cards"], **one["frame"]} | {"save": frame["save"]} == frame
            assert frame["ask"] and frame["turn"]["who"] == "human" and frame["curtain"] is None
            assert len(one["frame"]["players"]) == seats and "save" not in one["frame"]


@pytest.mark.parametrize("name", ALL)
def test_openings_differ_from_each_other_and_not_from_build_to_build(name, few):
    game = games.of(name)
    made = [list(first_tables.openings(game, game["seats"][0])) for _ in range(2)]
    assert made[0] == made[1]
    assert len({one["record"]["seed"] for one in made[0]}) == 3


@pytest.mark.parametrize("name", ALL)
def test_a_laid_table_is_answered_and_the_engine_goes_on_with_it(name, browser):
    async def story():
        play, command = seated(browser, name)
        assert await play.open(command) is None
        assert play.state() == "your-turn" and play.link.done == []
        chosen, before = some_answer(play), len(play.frame["log"])
        play.choice.take(chosen)
        play.answer(chosen)
        await until(lambda: play.ui.given is not None)
        assert play.state() == "thinking" and play.ui.given == chosen and play.choice.answer() == chosen
        assert kept(play)[-1:] == [tuple(chosen)], "a page that is loaded again has lost nothing"
        play.link.gate.set()
        await until(lambda: "answer" in play.link.done and not play.sending)
        assert play.first_table.laid is None and play.ui.given is None and play.frame["log_from"] >= before
        assert tuple(chosen) in play.link.host.record.answers
        await until(lambda: play.state() in ("your-turn", "over"))

    asyncio.run(story())


def test_what_is_not_answered_when_the_engine_comes_is_answered_then(browser):
    async def story():
        play, command = seated(browser, "san_juan")
        await play.open(command)
        frame, save = play.frame, play.frame["save"]
        play.link.gate.set()
        await until(lambda: play.first_table.laid is None)
        assert play.frame is frame and play.frame["save"] != save, "the engine's save, not the bare record"
        assert saves.text(play.store, "san_juan") == play.frame["save"]
        chosen = some_answer(play)
        play.answer(chosen)
        await until(lambda: "answer" in play.link.done and not play.sending)
        assert tuple(chosen) in play.link.host.record.answers

    asyncio.run(story())


def other_hand(dealt):
    """Return the same table with another hand on show, as an engine of another version might deal it."""
    dealt["frame"]["table"]["hand"] = dealt["frame"]["table"]["hand"][1:]
    return dealt


def no_record(dealt):
    """Return a table with a record that no engine takes."""
    return dealt | {"record": json.dumps(json.loads(dealt["record"]) | {"rules": 10**6})}


@pytest.mark.parametrize("change", [other_hand, no_record])
def test_where_the_engine_lays_another_table_it_counts_and_the_question_is_asked_again(browser, change):
    async def story():
        play, command = seated(browser, "san_juan", change)
        await play.open(command)
        laid = deepcopy(play.frame)
        play.answer(play.frame["ask"]["options"][:1])
        await until(lambda: play.ui.given is not None)
        play.link.gate.set()
        await until(lambda: play.first_table.laid is None and play.state() == "your-turn")
        assert play.frame["table"]["hand"] != laid["table"]["hand"] or play.frame["save"] != laid["save"]
        proposed = Choice(play.frame["ask"], play.frame["proposal"]).marks
        assert play.ui.note == "msg-laid" and play.ui.given is None and play.choice.marks == proposed
        assert "answer" not in play.link.done
        assert play.link.host.record.state.ask.seat == 0

    asyncio.run(story())


def test_an_answer_that_waits_can_be_taken_back(browser):
    async def story():
        play, command = seated(browser, "san_juan")
        await play.open(command)
        (first, second), before = play.frame["ask"]["options"][:2], kept(play)
        for chosen in (first, second):
            play.answer([chosen])
            await until(lambda: play.ui.given is not None)
            if chosen == first:
                assert play.first_table.take_back()
                assert play.state() == "your-turn" and play.ui.given is None and kept(play) == before
                await asyncio.sleep(0.1)
        play.link.gate.set()
        await until(lambda: "answer" in play.link.done and not play.sending)
        assert play.link.done.count("answer") == 1 and play.link.host.record.answers[len(before)] == (second,)

    asyncio.run(story())


def test_a_laid_table_can_be_left_with_an_answer_waiting(browser):
    async def story():
        play, command = seated(browser, "san_juan")
        await play.open(command)
        play.answer(play.frame["ask"]["options"][:1])
        await until(lambda: play.ui.given is not None)
        play.leave()
        assert play.state() == "setup" and play.ui.given is None and play.first_table.laid is None
        play.link.gate.set()
        await until(lambda: not play.sending)
        play.link.up = True
        await play.open(command | {"seed": 5})
        assert play.link.host.record.seed == 5 and play.state() == "your-turn"

    asyncio.run(story())


def named(command):
    """Return the same table with a name for the person."""
    return command | {"players": [command["players"][0] | {"name": "Ana 🌞"}, *command["players"][1:]]}


def test_a_person_may_have_a_name_at_a_laid_table(browser):
    async def story():
        play, command = seated(browser, "san_juan")
        await play.open(named(command))
        assert play.players[0]["name"] == "Ana 🌞" and play.first_table.laid is not None
        play.link.gate.set()
        await until(lambda: play.first_table.laid is None)
        assert play.ui.note == "" and play.link.host.players[0]["name"] == "Ana 🌞"

    asyncio.run(story())


DIFFERENT = {
    "a deal by its name": lambda command: command | {"seed": "4711"},
    "another option": lambda command: command | {"options": command["options"] | {"edition": 1}},
    "another opponent": lambda command: command | {
        "players": [command["players"][0], *(one | {"bot": "random"} for one in command["players"][1:])]
    },
    "two people": lambda command: command | {"players": [one | {"who": "human"} for one in command["players"]]},
    "comments": lambda command: command | {"coach": True},
    "a record": lambda command: {"do": "import", "record": "{}"},
}  # fmt: skip


@pytest.mark.parametrize("what", DIFFERENT)
def test_any_other_table_waits_for_the_engine(browser, what):
    async def story():
        play, command = seated(browser, "san_juan")
        opening = asyncio.create_task(play.open(DIFFERENT[what](command)))
        await asyncio.sleep(0.1)
        assert play.frame is None and play.first_table.laid is None and not opening.done()
        play.link.gate.set()
        await opening

    asyncio.run(story())


def test_who_was_here_before_or_has_the_engine_gets_a_deal_of_chance(browser):
    async def story():
        for at, gone in (("visitor", False), ("up", True)):
            play, command = seated(browser, "san_juan")
            browser.visitor = lambda at=at: at != "visitor"
            play.link.up, play.link.coming = gone, not gone
            play.ui.engine_ready = True
            play.link.gate.set()
            await play.open(command)
            assert play.first_table.laid is None and play.link.done == ["start"]
            assert play.link.host.record.seed != 4711

    asyncio.run(story())


def test_what_was_chosen_at_a_painted_table_is_the_answer_also_when_the_engine_is_there_by_now(browser):
    async def story():
        play, command = seated(browser, "san_juan")
        browser.isPainted = lambda game, seats: (game, seats) == (command["game"], command["seats"])
        frame = json.loads(browser.dealt[command["game"], command["seats"]])["frame"]
        wanted, saved = frame["ask"]["options"][-1], []
        browser.painted.saved = lambda: saved.append(True)
        play.screen.painted = lambda: until(lambda: play.first_table.laid is None)
        browser.painted.taken = lambda: json.dumps({"marks": [[wanted, 0]], "sent": True})
        play.link.up, play.link.coming = True, False
        play.ui.engine_ready = True
        play.link.gate.set()
        await play.open(command)
        while play.sending or play.first_table.laid is not None:
            await asyncio.sleep(0)
        assert play.link.host.record.answers[-1] == (wanted,) and saved

    asyncio.run(story())


def test_what_was_marked_at_a_painted_table_is_marked_and_what_was_pressed_last_is_pressed(browser):
    async def story():
        play, command = seated(browser, "alhambra")
        frame, pressed = json.loads(browser.dealt[command["game"], command["seats"]])["frame"], []
        marks = [[option, 0] for option in frame["ask"]["options"][:1]]
        browser.painted.taken = lambda: json.dumps({"marks": marks, "sent": False, "other": 7})
        browser.painted.press = pressed.append
        await play.open(command)
        assert play.choice.marks == marks and pressed == [7] and not play.sending

    asyncio.run(story())


def test_the_deal_of_a_laid_table_is_told_without_the_engine(browser):
    async def story():
        play, command = seated(browser, "citadels", seats=3)
        await play.open(command)
        told = play.first_table.laid.deal()
        play.link.gate.set()
        await until(lambda: play.first_table.laid is None)
        assert told == do(play.link.host, "deal")["deal"]

    asyncio.run(story())


def test_the_tables_of_all_games_can_be_drawn_with_an_answer_waiting(browser):
    from page.table.panel import ask
    from sanjuan.words.bundles import words

    for name in GAMES:
        command, text = table_of(name)
        frame, t = json.loads(text)["frame"], words("en", name)
        ui = Ui(cards=frame["cards"], names=["You", "Ana", "Bo"], given=frame["ask"]["options"][:1])
        t.seats = ui.names
        html = ask(frame, ui, t)
        assert 'data-act="undo"' in html and 'role="progressbar"' in html and "data-hurry" in html
        assert 'data-act="confirm"' not in html and tables.at(frame)
