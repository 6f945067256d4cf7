"""Tests of what the worker refuses: bad answers, commands and set-ups; and of opponents with a fault."""

import json
from random import Random

import pytest

from tests.page.hosted import bots as bots
from tests.page.hosted import do, play, player, setup, step, until_mine
from worker.host import Host


def test_a_refused_answer_says_why_and_changes_nothing():
    host = Host()
    frame = until_mine(host, do(host, setup("human", "bot")), "role")
    for chosen in (["no such option"], [], frame["ask"]["options"][:2]):
        assert do(host, "answer", chosen=chosen)["error"]["id"] in ("no_option", "wrong_count")
        assert do(host, "check", chosen=chosen)["error"]["id"] in ("no_option", "wrong_count")
    assert do(host, "check", chosen=frame["ask"]["options"][:1]) == {"error": None}
    assert do(host, "answer", chosen=frame["ask"]["options"][:1])["error"] is None


@pytest.mark.parametrize("chosen", [None, "builder", [1], {"builder": 1}])
def test_an_answer_that_is_no_list_of_texts_is_refused(chosen):
    host = Host()
    until_mine(host, do(host, setup("human", "bot")))
    assert do(host, "answer", chosen=chosen)["error"]["id"] == "bad_command"


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"do": "cheat"}', '{"do": ["start"]}', "3"])
def test_a_command_that_is_none_is_refused(text):
    assert json.loads(Host().call(text))["error"]["id"] == "bad_command"


@pytest.mark.parametrize("command", ["answer", "check", "bot", "undo", "look", "export"])
def test_without_a_game_there_is_nothing_to_do(command):
    assert do(Host(), command, chosen=[])["error"]["id"] == "no_game"


@pytest.mark.parametrize(
    "wrong",
    [
        {"seats": 3}, {"players": []}, {"players": None}, {"players": [1, 2]}, {"game": "chess"},
        {"options": {"edition": 9}}, {"options": {"unknown": 1}}, {"options": None},
        {"players": [player("human"), player("nobody")]},
        {"players": [player("human")] * 5, "seats": 5},
    ],
)  # fmt: skip
def test_a_wrong_set_up_is_refused_and_the_running_game_goes_on(wrong):
    host = Host()
    frame = do(host, setup("human", "bot"))
    assert do(host, setup("human", "bot") | wrong)["error"]["id"] == "bad_setup"
    assert step(host, frame, Random(1))["error"] is None


def test_an_unknown_opponent_is_refused():
    assert do(Host(), setup("human", "bot", bot="nobody"))["error"] == {"id": "no_bot", "args": {"bot": "nobody"}}


def test_of_a_name_that_is_refused_no_more_is_repeated_than_a_name_may_have():
    for refused in (setup("human", "bot", bot="n" * 9000), {"do": "start", "game": "san_juan" * 900}):
        error = do(Host(), refused)["error"]
        assert error["id"] in ("no_bot", "bad_setup") and len(json.dumps(error)) < 100


def test_a_bot_is_asked_only_when_it_is_its_turn():
    host = Host()
    until_mine(host, do(host, setup("human", "bot")))
    assert do(host, "bot")["error"]["id"] == "no_bot_turn"


@pytest.mark.slow
@pytest.mark.parametrize("bot", ["test_broken", "test_lawless"])
def test_an_opponent_with_a_fault_makes_a_legal_move_and_the_log_tells_it(bot):
    host = Host()
    told = []
    for frame in play(host, do(host, setup("human", "bot", bot=bot, seed=6)), Random(6)):
        told += [fact for fact in frame["log"] if fact["id"] == "stumbled"]
    assert frame["over"] and told and {fact["seat"] for fact in told} == {1}


@pytest.mark.parametrize("wrong", [{}, [], 3, None, "x" * 10_000])
def test_whatever_is_said_of_a_table_is_refused_in_a_few_words(wrong):
    commands = [setup("human", "bot") | {key: wrong} for key in ("game", "seats", "players", "options", "seed")]
    commands += [{"do": "stand", "position": "", key: wrong} for key in ("game", "position", "opponents", "names")]
    commands += [setup("human", "bot", bot=wrong), {"do": "resume", "save": wrong}, {"do": "import", "record": wrong}]
    for command in commands:
        reply = do(Host(), command)
        assert reply["error"] is None or len(str(reply["error"])) < 200, command
