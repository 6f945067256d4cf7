"""Tests that a match that is cut short reports the games played, says so, and leaves no process behind."""

import json
import os
import pickle
import signal
import subprocess
import sys
from itertools import islice
from pathlib import Path

import psutil
import pytest

from sanjuan.measure.arena import Match, Result, results
from sanjuan.measure.lab.study import Study
from sanjuan.measure.pool import open_pool
from sanjuan.measure.tally import Tally

HERE = Path(__file__).parent
PATIENCE = 60
SLOW = "--bots outside:slow,random --games 1000 --json".split()
PROGRAM = f"cmd:{sys.executable} {HERE / 'programs.py'}"
pytestmark = pytest.mark.slow


class Run:
    """A command that runs: its output, its processes."""

    def __init__(self, *arguments):
        self.process = subprocess.Popen(
            [sys.executable, "-m", "sanjuan", *arguments],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=HERE,
            preexec_fn=lambda: signal.signal(signal.SIGHUP, signal.SIG_DFL),  # whatever the tests themselves run under
            env=os.environ | {"PYTHONPATH": f"{HERE.parents[1]}{os.pathsep}{HERE}"},
        )  # fmt: skip
        self.all = psutil.Process(self.process.pid)

    def started(self, count, name=""):
        """Wait until so many processes (of this name) have been started below it; returns all below it."""
        while True:
            below = self.all.children(recursive=True)
            if sum(name in " ".join(process.cmdline()) for process in below) >= count:
                return below
            assert self.process.poll() is None, self.process.stderr.read()

    def ended(self):
        """Wait for its end; returns (exit status, output, errors)."""
        out, err = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, out, err


@pytest.fixture
def run():
    started = []

    def run(*arguments):
        started.append(Run(*arguments))
        return started[-1]

    yield run
    for one in started:
        if one.process.poll() is None:
            one.process.kill()
            one.process.communicate()


def gone(processes):
    """Return whether all these processes end by themselves within `PATIENCE` seconds."""
    return not psutil.wait_procs(processes, timeout=PATIENCE)[1]


@pytest.mark.parametrize(
    ("number", "status", "reason"),
    [(signal.SIGINT, 130, "interrupted"), (signal.SIGTERM, 143, "terminated"), (signal.SIGHUP, 129, "hung up")],
)
@pytest.mark.parametrize("command", ["arena", "ladder"])
def test_a_signal_ends_a_match_of_slow_players_at_once(run, command, number, status, reason):
    """A game of theirs takes a minute: nobody waits for those that have been handed out."""
    match = run(command, *SLOW, "--jobs", "2")
    workers = match.started(2)
    match.process.send_signal(number)
    match.process.send_signal(number)
    found, out, err = match.ended()
    assert (found, out) == (status, "") and reason in err and "Traceback" not in err
    assert gone(workers)


def test_what_was_played_until_the_signal_is_told_and_marked(run, tmp_path):
    report = tmp_path / "report.html"
    match = run("arena", *"--bots random --games 100000 --seed 5 --jobs 2 --json --report".split(), str(report))
    workers = match.started(2)
    while not (times := [process.cpu_times().user for process in workers]) or min(times) < 1:
        pass
    match.process.send_signal(signal.SIGTERM)
    status, out, err = match.ended()
    tally = json.loads(out)
    assert (status, tally["cut_short"], tally["seed"]) == (143, "terminated", 5) and 0 < tally["games"] < 100000
    assert "terminated: this is what was played until now" in err and gone(workers)
    assert "<svg" in report.read_text("utf-8")


def test_a_worker_that_is_killed_costs_only_what_it_was_playing(run):
    match = run("arena", *"--bots random --games 100000 --jobs 2 --json".split())
    workers = match.started(2)
    while min(process.cpu_times().user for process in workers) < 1:
        pass
    workers[0].kill()
    status, out, err = match.ended()
    assert (status, json.loads(out)["cut_short"]) == (1, "worker lost")
    assert "a process of the pool has ended before its work" in err and gone(workers)


@pytest.mark.sample(1)
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_nothing_stays_behind_a_parent_that_is_killed(run, jobs):
    match = run("arena", "--bots", f"{PROGRAM} leaves-children,outside:slow", "--games", "1000", "--jobs", jobs)
    below = match.started(int(jobs), "777")
    match.process.kill()
    assert gone(below)


@pytest.mark.parametrize("output", ["/dev/full", "closed"])
def test_a_tally_that_cannot_be_printed_is_told_on_standard_error(output):
    shell = f"{sys.executable} -m sanjuan arena --bots random --games 2 --seed 1 " + (
        ">&-" if output == "closed" else f"> {output}"
    )
    done = subprocess.run(["sh", "-c", shell], stderr=subprocess.PIPE, text=True, cwd=HERE.parents[1])
    assert done.returncode == 1
    assert "2 games of" in done.stderr and "this cannot be printed" in done.stderr and "Traceback" not in done.stderr


def test_an_endless_match_begins_at_once():
    with open_pool() as pool:
        games = list(islice(results([Match("san_juan", 2, ("random",), 10**12)], pool), 2))
    assert [result.deal for _, result in games] == [0, 0]


def finished(number):
    lab = {"rounds": 10 + number % 7, "turns": [0, 1], "owned": [["a"], ["b"]]}
    times = tuple([0.001 * (number % 50 + 1)] * 40 for _ in range(2))
    points = number % 40, number % 30
    return Result(points, (1.0, 0.0), 10, ((0, f"fault {number}"),), number // 2, (0, 1), lab, times)


def test_a_tally_does_not_grow_with_its_games():
    match = Match("san_juan", 2, ("random", "greedy"), 10**6)
    tally, study, sizes = Tally(match), Study([match]), []
    for number in range(8000):
        tally.add(finished(number))
        study.add(match, finished(number))
        if number in (3999, 7999):
            groups = [study.by_bot.by_key, study.by_turn.by_key, study.by_owned.by_key, study.rounds, study.scores]
            sizes.append(len(pickle.dumps([tally, [dict(group) for group in groups[:3]], *groups[3:]])))
    assert sizes[1] < 1.02 * sizes[0]


def test_no_more_processes_than_a_machine_can_bear_are_begun(capsys):
    from sanjuan.__main__ import main

    assert main(["arena", "--jobs", "100000"]) == 2
    assert "--jobs is at most" in capsys.readouterr().err
