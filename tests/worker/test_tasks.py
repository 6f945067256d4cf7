"""Tests of lessons, puzzles and the game with comments in the worker: opened, answered, decided, continued."""

import json
from pathlib import Path

import pytest

import learn_files
from page.catalog import people
from sanjuan.games import GAMES
from sanjuan.words.bundles import words
from worker.commands.tasks import sitting
from worker.host import Host

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "sanjuan" / "games" / "san_juan"
LESSONS = {path.stem[3:]: learn_files.lesson(path) for path in sorted((FOLDER / "lessons").glob("*.toml"))}
PUZZLES = [json.loads(path.read_text("utf-8")) for path in sorted((FOLDER / "puzzles").glob("*.json"))]


def call(host, **command):
    """Give a command and return the frame."""
    return json.loads(host.call(json.dumps(command)))


def answered(host, frame, *answers):
    """Answer in turn, letting the others move in between; return the last frame."""
    for chosen in answers:
        while frame["turn"]["who"] == "bot":
            frame = call(host, do="bot")
        frame = call(host, do="answer", chosen=list(chosen))
        assert frame["error"] is None, (chosen, frame)
    return frame


@pytest.fixture
def build():
    """A host at the lesson about building, and its first frame."""
    host = Host()
    return host, call(host, do="lesson", lesson=LESSONS["build"])


def test_a_lesson_opens_like_a_game_that_is_kept_nowhere(build):
    _, frame = build
    told = frame["task"]
    assert (told["kind"], told["id"], told["state"], told["points"]) == ("lesson", "build", "open", ["hand", "roles"])
    assert frame["save"] == "" and frame["hints"] is False and frame["ask"]["kind"] == "role"
    assert [player["who"] for player in frame["players"]] == ["human", "bot"]


def test_a_wrong_try_is_told_and_asks_nothing_more(build):
    host, frame = build
    frame = answered(host, frame, ["builder"], [])
    assert (frame["task"]["state"], frame["task"]["why"]) == ("missed", "pass")
    assert frame["ask"] is None and frame["turn"]["who"] == "none" and frame["over"] is None


def test_the_order_of_keys_does_not_matter_for_the_page_keeps_none(build):
    turned = json.loads(json.dumps(LESSONS["build"]), object_pairs_hook=lambda pairs: dict(reversed(pairs)))
    assert call(Host(), do="lesson", lesson=turned)["task"] == build[1]["task"]


def test_nothing_is_chosen_beforehand_in_a_lesson(build):
    host, frame = build
    frame = answered(host, frame, ["builder"], ["silver_smelter"])
    assert frame["ask"]["kind"] == "pay" and frame["proposal"] == []
    frame = answered(host, frame, ["tower", "well", "smithy", "crane"])
    assert frame["task"]["state"] == "solved"


def test_the_others_do_in_a_lesson_what_the_lesson_says():
    host = Host()
    frame = call(host, do="lesson", lesson=LESSONS["engine"])
    frame = answered(host, frame, ["builder"], ["trading_post"], ["archive"], ["tobacco_storage@1", "coffee_roaster@2"])
    assert frame["task"]["state"] == "solved"
    assert ["trader"] in [list(chosen) for chosen in frame["task"]["answers"]]


def test_a_try_is_stood_up_again_in_a_new_worker(build):
    host, frame = build
    frame = answered(host, frame, ["builder"], ["silver_smelter"])
    again = call(Host(), do="lesson", lesson=LESSONS["build"], answers=frame["task"]["answers"])
    assert again["ask"] == frame["ask"] and again["table"] == frame["table"]


def test_what_a_lesson_s_position_has_nothing_for_is_refused(build):
    host, _ = build
    for do in ("export", "deal", "rematch", "go_on"):
        assert call(host, do=do)["error"]["id"] == "bad_command"


@pytest.mark.parametrize("lesson", [None, {}, {"game": "chess"}, LESSONS["build"] | {"goal": [{"fact": 1}]}])
def test_what_is_no_lesson_is_refused(lesson):
    assert call(Host(), do="lesson", lesson=lesson)["error"]["id"] in ("bad_command", "bad_setup")


def test_answers_that_do_not_fit_a_lesson_are_refused():
    for answers in (["builder"], [["palace"]], [[1]], 7):
        frame = call(Host(), do="lesson", lesson=LESSONS["build"], answers=answers)
        assert frame["error"]["id"] == "bad_setup"


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle["id"])
def test_a_puzzle_is_judged_and_not_played(puzzle):
    host = Host()
    frame = call(host, do="puzzle", puzzle=puzzle)
    assert frame["task"]["state"] == "open" and frame["save"] == "" and "advice" not in frame["task"]
    best = call(host, do="answer", chosen=puzzle["advice"][0]["answer"])
    assert best["task"]["state"] == "solved" and best["table"] == frame["table"]
    assert best["ask"] is None and best["asked"] == frame["ask"]
    assert call(host, do="answer", chosen=puzzle["advice"][0]["answer"])["error"]


def test_a_wrong_answer_to_a_puzzle_is_named_and_the_game_can_be_played_on():
    host, puzzle = Host(), PUZZLES[-1]
    call(host, do="puzzle", puzzle=puzzle)
    assert call(host, do="answer", chosen=["crane"])["error"], "what is not offered is no answer"
    frame = call(host, do="answer", chosen=["silver_smelter"])
    assert (frame["task"]["state"], frame["task"]["why"]) == ("missed", "silver_smelter")
    frame = call(host, do="go_on")
    assert "task" not in frame and frame["save"] and frame["ask"]["kind"] == "build"
    assert call(Host(), do="resume", save=frame["save"])["table"] == frame["table"]


EVERY = [(name, puzzle) for name, game in GAMES.items() for puzzle in learn_files.files(game).get("puzzles", [])]


@pytest.mark.parametrize(("name", "puzzle"), EVERY, ids=lambda value: value if isinstance(value, str) else value["id"])
def test_a_puzzle_begins_clean_and_nothing_before_it_can_be_taken_back(name, puzzle):
    host = Host()
    frame = call(host, do="puzzle", puzzle=puzzle)
    assert not frame["undo"] and not frame["fresh"] and call(host, do="undo")["error"]["id"] == "no_undo"
    call(host, do="answer", chosen=puzzle["advice"][0]["answer"])
    frame = call(host, do="go_on")
    assert not frame["undo"] and call(host, do="undo")["error"]["id"] == "no_undo"


@pytest.mark.parametrize(("name", "puzzle"), EVERY, ids=lambda value: value if isinstance(value, str) else value["id"])
def test_at_a_puzzle_only_the_person_at_the_device_is_called_you(name, puzzle):
    frame = call(Host(), do="puzzle", puzzle=puzzle)
    me, bots = frame["table"]["me"], [*GAMES[name].characters]
    called = people.names(frame["players"], bots, words("en", name))
    assert called[me] == "You" and called.count("You") == 1 and len(set(called)) == len(called)
    assert people.faces(frame["players"], bots)[me] == "me"


@pytest.mark.parametrize("puzzle", [None, {}, {"record": 1, "players": []}, PUZZLES[0] | {"players": ["nobody"]}])
def test_what_is_no_puzzle_is_refused(puzzle):
    assert call(Host(), do="puzzle", puzzle=puzzle)["error"]


def test_a_game_with_comments_says_what_it_thinks_of_the_last_answer():
    host = Host()
    players = [{"name": "", "who": "human"}, {"name": "", "who": "bot", "bot": "apprentice"}]
    frame = call(
        host, do="start", game="san_juan", seats=2, seed=5, options={"edition": 2}, players=players, coach=True
    )
    assert frame["coached"] == -1 and call(host, do="comment")["error"]
    said = []
    while len(said) < 3:
        if frame["turn"]["who"] == "bot":
            frame = call(host, do="bot")
            continue
        ask = frame["ask"]
        worth = ask["kind"] in ("role", "build")
        frame = call(host, do="answer", chosen=ask["options"][-ask["least"] :] if ask["least"] else [])
        made = call(host, do="comment")["comment"]
        assert made is None or worth and made["at"] == frame["coached"]
        said += [made] if made else []
    assert all(one["reasons"] is not None and one["best"] and one["ask"]["kind"] for one in said)
    assert call(Host(), do="resume", save=frame["save"])["coached"] == frame["coached"], "it stays one when resumed"


def test_other_games_have_no_comments():
    host = Host()
    players = [{"name": "", "who": "human"}, {"name": "", "who": "bot", "bot": "greedy"}]
    frame = call(host, do="start", game="san_juan", seats=2, seed=5, options={}, players=players)
    assert frame["coached"] is None and call(host, do="comment")["error"]["id"] == "bad_command"


def tasks(game):
    """Return the command that opens each lesson and puzzle of a game."""
    found = learn_files.files(game)
    lessons = [{"do": "lesson", "game": game.name, "lesson": one} for one in found["lessons"]]
    return lessons + [{"do": "puzzle", "game": game.name, "puzzle": one} for one in found["puzzles"]]


@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if game.lessons])
def test_the_people_of_its_own_game_sit_with_the_learner(name):
    game = GAMES[name]
    for command in tasks(game):
        frame = call(Host(), **command)
        others = [player["bot"] for player in frame["players"] if player["who"] == "bot"]
        assert others and set(others) <= set(game.characters), command
        assert len(set(others)) == min(len(others), len(game.characters)), "nobody twice while others are free"


def test_who_is_on_offer_nowhere_gives_the_chair_to_somebody_who_does_not_sit_there_yet():
    first, second, third, *_ = GAMES["alhambra"].characters
    assert sitting(["greedy", first, "greedy"], GAMES["alhambra"]) == [second, first, third]
