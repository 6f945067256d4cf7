"""Programs as players: examples that play well, and programs that are slow, die or answer nonsense."""

import json
import shutil
import sys
from pathlib import Path
from random import Random

import psutil
import pytest

from sanjuan.__main__ import main
from sanjuan.bots.external.player import RESTARTS, SLOW_IN_A_ROW, Fault, Outside
from sanjuan.bots.external.program import AHEAD
from sanjuan.bots.safe_answer import turn
from sanjuan.games import GAMES
from sanjuan.measure.arena import Match, play
from sanjuan.table.answers import default

GAME = GAMES["san_juan"]
ROOT = Path(__file__).resolve().parents[2]
PROGRAM = f"{sys.executable} {ROOT / 'tests' / 'bots' / 'programs.py'}"
EXAMPLES = [
    f"{sys.executable} {ROOT / 'examples' / 'bot.py'}",
    *([f"node {ROOT / 'examples' / 'bot.mjs'}"] if shutil.which("node") else []),
]
EXPANDED = ("--option", "new_buildings=true", "--option", "events=true")
VIEW = GAME.view(GAME.new(2, 1), GAME.new(2, 1).ask.seat)
pytestmark = pytest.mark.slow


def arena(capsys, *arguments):
    """Run a match; returns its tally by bots and what was said on standard error."""
    assert main(["arena", "--json", "--seed", "3", *arguments]) == 0
    out, err = capsys.readouterr()
    return json.loads(out)["bots"], err


@pytest.fixture
def program():
    """A program as a player, ended with the test."""
    started = []

    def start(how, seconds=10.0):
        started.append(Outside(f"{PROGRAM} {how}", GAME, seconds))
        return started[-1]

    yield start
    for bot in started:
        bot.stop()


def faults(bot, questions):
    """Return the fault of each answer to the same question, asked several times; "" for a good answer."""
    return [turn(bot, VIEW, Random(0))[1] for _ in range(questions)]


@pytest.mark.parametrize("command", EXAMPLES, ids=lambda command: command.rsplit("/")[-1])
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", ["2", "4"])
def test_the_examples_play_whole_games_of_every_game_without_a_fault(capsys, command, game, seats):
    bots, err = arena(capsys, "--bots", f"cmd:{command},random", "--game", game, "--seats", seats, "--games", "4")
    assert [bot["faults"] for bot in bots] == [0, 0]
    assert err == ""


@pytest.mark.parametrize("command", EXAMPLES, ids=lambda command: command.rsplit("/")[-1])
@pytest.mark.parametrize("options", [(), EXPANDED, ("--game", "alhambra")], ids=" ".join)
def test_the_examples_play_to_win(capsys, command, options):
    bots, err = arena(capsys, "--bots", f"cmd:{command},random", "--games", "6", "--seed", "1", *options)
    assert [bot["faults"] for bot in bots] == [0, 0]
    assert err == ""
    assert bots[0]["wins"] > 3


def test_a_player_of_ours_plays_the_same_games_through_the_protocol():
    served = f"cmd:{sys.executable} -m sanjuan serve-bot greedy"
    inside, outside = (Match("san_juan", 2, (bot, "random"), 4, 3, apart=True) for bot in ("greedy", served))
    assert [result.scores for result in play(inside)] == [result.scores for result in play(outside)]


def test_chance_goes_through_the_protocol_too(capsys):
    served = f"cmd:{sys.executable} -m sanjuan serve-bot random"
    first, _ = arena(capsys, "--bots", f"{served},greedy", "--games", "2")
    again, _ = arena(capsys, "--bots", f"{served},greedy", "--games", "2")
    assert first == again


def test_programs_play_on_several_processes_with_the_same_result(capsys):
    bots = ("--bots", f"cmd:{EXAMPLES[0]},random", "--games", "4")
    assert arena(capsys, *bots, "--jobs", "2") == arena(capsys, *bots)


@pytest.mark.parametrize(
    ("how", "sentence"),
    [
        ("dies", "no answer: it has ended with exit status 3"),
        ("nonsense", "not a message"),
        ("illegal", "illegal answer: 'no_such_option' is not offered"),
        ("gives-up", "the program says: 'no idea'"),
        ("never-greets", "no greeting: it has ended with exit status 7"),
        ("other-protocol", "no greeting: it speaks protocol 2, the table speaks 1"),
    ],
)
def test_the_game_goes_on_and_the_faults_are_counted_and_told(capsys, how, sentence):
    (_, bot), err = arena(capsys, "--bots", f"random,cmd:{PROGRAM} {how}", "--games", "2")
    assert bot["games"] == 2
    assert bot["faults"] > 0
    assert f"lost {bot['faults']} turn" in err
    assert sentence in err


def test_a_program_that_dies_is_restarted_a_few_times_only(program):
    told = faults(program("dies"), 5 * (RESTARTS + 2))
    died = ["exit status 3" in fault for fault in told]
    assert died.count(True) == RESTARTS + 1
    assert told[died.index(True) + 1] == ""
    assert told[-1] == f"no answer: it has ended {RESTARTS + 1} times and is not started again"


def test_a_late_answer_is_not_taken_for_the_next_question(program):
    bot = program("late", 0.25)
    told = faults(bot, 12)
    assert told.count("no answer within 0.25 s") >= 3
    assert set(told) == {"", "no answer within 0.25 s"}


def test_a_silent_program_is_ended_after_a_few_questions(program):
    bot = program("silent", 0.05)
    assert set(faults(bot, SLOW_IN_A_ROW * (RESTARTS + 1))) == {"no answer within 0.05 s"}
    assert faults(bot, 1) == [f"no answer: it has ended {RESTARTS + 1} times and is not started again"]


def test_a_program_that_does_not_listen_does_not_block_us(program):
    bot = program("deaf", 0.01)
    for _ in range(60):
        with pytest.raises(Fault):
            bot(VIEW, Random(0))


def test_an_answer_to_a_question_not_yet_asked_is_nonsense(program):
    assert faults(program("ahead"), 1) == ["an answer to question 2 came, 1 is open"]


def test_the_program_is_told_what_was_wrong_and_what_is_played(program, tmp_path, monkeypatch):
    monkeypatch.setenv("TOLD", str(tmp_path / "told"))
    bot = program("illegal")
    faults(bot, 2)
    bot.stop()
    told = json.loads((tmp_path / "told").read_text("utf-8"))
    assert (told["id"], told["played"]) == (1, list(default(VIEW)))
    assert "'no_such_option' is not offered" in told["error"]


def test_what_a_program_says_is_told_in_short_without_its_control_characters(program):
    (fault,) = faults(program("rude"), 1)
    assert fault.startswith("the program says: '\\ud800\\x1b[31maaa") and len(fault) < 130
    assert faults(program("rude"), 3) == [fault] * 3, "it is told so, and goes on"


def test_a_line_without_an_end_is_the_end_of_the_program(program):
    assert "it has written a line of more than 1000000 bytes" in faults(program("floods"), 1)[0]


def test_a_program_that_never_stops_writing_has_to_wait(program):
    """The lines waiting to be read are limited in number."""
    bot = program("chatters", 0.2)
    assert faults(bot, 1) == ["no answer within 0.2 s"]
    assert bot._program._incoming.qsize() <= AHEAD


def test_what_a_program_has_started_ends_with_it(program):
    bot = program("leaves-children")
    assert faults(bot, 1) == [""]
    guard = psutil.Process(bot._program._process.pid)
    started = guard.children(recursive=True)
    assert "sleep" in [process.name() for process in started]
    bot.stop()
    assert psutil.wait_procs(started, timeout=10)[1] == []


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--bots", "cmd:no-such-program x"], "bot 'cmd:no-such-program x': no program 'no-such-program' is found"),
        (["--bots", "cmd:"], "bot 'cmd:': no program '' is found"),
        (["--bots", "cmd:'x"], 'the command "\'x" cannot be read: No closing quotation'),
        (["--timeout", "0"], "--timeout is more than 0, not 0"),
    ],
)
def test_what_cannot_be_started_is_named_before_the_match(capsys, arguments, sentence):
    assert main(["arena", *arguments]) == 2
    assert sentence in capsys.readouterr().err
