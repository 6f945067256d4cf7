"""The arena: fair seats, honest numbers, clear errors."""

import json
import sys
from pathlib import Path

import pytest

from sanjuan.__main__ import main
from sanjuan.games import GAMES
from sanjuan.measure import arena
from sanjuan.measure.arena import Match, play, play_one
from sanjuan.measure.tally import report

HERE = Path(__file__).parent


@pytest.fixture(autouse=True)
def bots_from_here(monkeypatch):
    monkeypatch.chdir(HERE)
    monkeypatch.setattr(sys, "path", [*sys.path, str(HERE)])


@pytest.fixture
def run(capsys):
    def run(*arguments):
        try:
            status = main(["arena", *arguments])
        except SystemExit as stop:
            status = stop.code
        out, err = capsys.readouterr()
        return status, out, err

    return run


def test_the_tally_as_json(run):
    status, out, err = run(*"--game san_juan --seats 2 --bots greedy,random --games 11 --seed 4 --json".split())
    assert (status, err) == (0, "")
    tally = json.loads(out)
    keys = "name games wins share low high mean_score faults fair".split()
    assert [list(bot) for bot in tally["bots"]] == [keys, keys]
    assert [bot["name"] for bot in tally["bots"]] == ["greedy", "random"]
    assert [bot["games"] for bot in tally["bots"]] == [11, 11]
    assert sum(bot["wins"] for bot in tally["bots"]) == pytest.approx(11)
    for bot in tally["bots"]:
        assert bot["share"] == pytest.approx(bot["wins"] / 11, abs=1e-4)
        assert 0 <= bot["low"] <= bot["share"] <= bot["high"] <= 1


def test_bots_stand_in_the_order_given(run):
    _, out, _ = run(*"--bots random,greedy --games 4 --json".split())
    first, second = json.loads(out)["bots"]
    assert first["name"] == "random" and second["share"] > first["share"]


@pytest.mark.slow
def test_the_same_seed_gives_the_same_tally_on_any_number_of_processes(run):
    asked = "--bots greedy,random,greedy --seats 3 --games 9 --seed 8 --json".split()
    assert run(*asked) == run(*asked) == run(*asked, "--jobs", "2")
    assert run(*asked) != run(*asked, "--seed", "9")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_deal_is_played_from_every_rotation(seats, monkeypatch):
    """Seen from the players: each holds each seat of the deal once, with the same opening cards lying there."""
    dealt = []

    def watch(view, rng):
        if view.round == 1 and not view.taken and view.ask.kind == "role":
            dealt.append((view.governor, view.ask.seat, tuple(view.seats[view.ask.seat].hand)))
        return view.ask.options[: view.ask.least]

    monkeypatch.setattr("outside.first", watch)
    match = Match("san_juan", seats, ("outside:first",) * seats, 2 * seats)
    for number in range(2 * seats):
        play_one(match, number)
    assert len({*dealt[:seats]}) == len({*dealt[seats:]}) == 1, "one deal, played from every rotation"
    assert dealt[0] != dealt[-1]


def test_players_that_are_equal_share_the_wins_of_every_deal():
    """Neither plays by chance: the better seat wins, and each player has it once for every deal."""
    match = Match("san_juan", 2, ("greedy", "greedy"), 20)
    tally = report(match, play(match))
    assert [bot["wins"] for bot in tally["bots"]] == [10, 10]


def test_fewer_bots_than_seats_are_repeated_in_order(run):
    status, out, _ = run(*"--seats 4 --bots greedy,random --games 8 --json".split())
    tally = json.loads(out)
    assert status == 0
    assert [bot["name"] for bot in tally["bots"]] == ["greedy", "random"]
    assert sum(bot["wins"] for bot in tally["bots"]) == pytest.approx(8)
    assert tally["bots"][0]["share"] > 0.8


def test_the_text_tells_the_same(run):
    status, out, _ = run(*"--bots greedy,random --games 6".split())
    assert status == 0
    assert "greedy" in out and "random" in out and "6 games of" in out


def test_the_list_names_the_bots_weakest_first(run):
    status, out, _ = run("--list")
    assert status == 0
    assert [line.split()[0] for line in out.splitlines()] == ["random", *GAMES["san_juan"].bots]


def test_a_bot_from_outside(run):
    status, out, err = run(*"--bots greedy,outside:first --games 4 --json".split())
    assert (status, err) == (0, "")
    assert json.loads(out)["bots"][1]["name"] == "outside:first"


@pytest.mark.parametrize(
    "bot, reason",
    [("nonsense", "is not offered"), ("broken", "RuntimeError: out of ideas"), ("leaves", "SystemExit: good bye")],
)
def test_a_bot_that_gives_no_legal_answer_is_named_and_the_match_goes_on(run, bot, reason):
    status, out, err = run("--bots", f"greedy,outside:{bot}", "--games", "2", "--json")
    assert status == 0
    assert json.loads(out)["bots"][0]["games"] == 2
    assert f"bot 'outside:{bot}' lost " in err and reason in err


def test_options_reach_the_game(run):
    asked = "--bots greedy --games 4 --seed 1 --json --option edition=1".split()
    assert run(*asked)[1] != run(*asked, "--option", "start_hand=true")[1]


def test_several_values_of_an_option_play_every_combination(run):
    asked = "--bots greedy --games 2 --json".split()
    _, out, _ = run(*asked, *"--option edition=1,2 --option events=false,true".split())
    assert json.loads(out)["games"] == 8


def test_the_sequential_test_ends_the_match_on_any_number_of_processes(run):
    asked = "--bots greedy,random --games 200 --seed 1 --sprt 0.5,0.7 --json".split()
    status, out, _ = run(*asked)
    tally = json.loads(out)
    assert status == 0 and tally["sprt"]["state"] == "accepted" and tally["games"] == 2 * tally["sprt"]["deals"] < 200
    assert run(*asked, "--jobs", "2")[1] == out
    _, text, _ = run(*"--bots greedy,random --games 6 --seed 1 --sprt 0.5,0.7".split())
    assert "undecided: greedy may win 50.0% or 70.0% (log likelihood ratio +" in text and "after 3 deals" in text


def test_an_interrupted_match_tells_what_was_played(run, monkeypatch):
    def interrupted(numbered):
        if numbered[1] == 4:
            raise KeyboardInterrupt
        return play_one(*numbered)

    monkeypatch.setattr(arena, "play_numbered", interrupted)
    status, out, err = run(*"--bots greedy,random --games 10 --json".split())
    tally = json.loads(out)
    assert (status, tally["games"], tally["cut_short"]) == (130, 4, "interrupted")
    assert "interrupted: this is what was played until now" in err


def test_times_are_told_when_asked_for(run):
    asked = "--bots greedy,random --games 4 --times".split()
    bots = json.loads(run(*asked, "--json")[1])["bots"]
    for bot in bots:
        assert 0 < bot["ms_median"] <= bot["ms_mean"] <= bot["ms_max"] and bot["decisions"] > 40
    assert bots[0]["ms_mean"] > bots[1]["ms_mean"]
    assert "ms: mean" in run(*asked)[1]


@pytest.mark.parametrize(
    "arguments, sentence",
    [
        ("--game sanjuan", "did you mean 'san_juan'?"),
        ("--bots gready,random", "did you mean 'greedy'?"),
        ("--option edtion=1", "did you mean 'edition'?"),
        ("--option edition=3", "option 'edition' is one of 1, 2, not 3"),
        ("--option edition", "NAME=VALUE"),
        ("--seats 5", "2 to 4 players, not 5"),
        ("--seats 2 --bots random,random,random", "3 bots do not fit on 2 seats"),
        ("--games 0", "--games is at least 1"),
        ("--bots nowhere:first", "'nowhere:first' cannot be loaded"),
        ("--bots outside:second", "'outside:second' cannot be loaded"),
        ("--sets 2", "unrecognized arguments"),
        ("--sprt 0.5", "--sprt is written LOW,HIGH"),
        ("--sprt 0.6,0.5", "0 < LOW < HIGH < 1, not 0.6,0.5"),
        ("--option edition=1,3", "option 'edition' is one of 1, 2, not 3"),
        ("--jobs 0", "--jobs is at least 1"),
        ("--option seats=3", "unknown option 'seats'"),
        ("--option seed=3", "unknown option 'seed'"),
    ],
)
def test_wrong_arguments_are_named(run, arguments, sentence):
    status, out, err = run(*arguments.split())
    assert (status, out) == (2, "")
    assert sentence in err
