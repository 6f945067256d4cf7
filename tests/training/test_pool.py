"""The pools: the same results in the same order wherever the work is done, and clear words where it cannot be done."""

import importlib
import os
import subprocess
import sys
from functools import partial
from itertools import count, islice

import pytest
from distributed import Client

from sanjuan.__main__ import main
from sanjuan.measure.arena import Match, play_one
from sanjuan.measure.cluster import client as dask
from sanjuan.measure.pieces import chunks, in_order
from sanjuan.measure.pool import Here
from tests.training.cluster import cluster
from training.__main__ import main as train
from training.pool import NoPool, open_pool

MATCH = Match("san_juan", 3, ("greedy", "random"), 12, options={"new_buildings": True, "events": True})


@pytest.fixture(scope="module")
def local():
    return [play_one(MATCH, number) for number in range(MATCH.games)]


@pytest.mark.slow
def test_processes_play_what_one_process_plays(local):
    with open_pool(2) as pool:
        assert pool.workers == 2
        assert list(pool.map(partial(play_one, MATCH), range(MATCH.games), chunk=3)) == local


def test_work_is_handed_out_as_results_are_asked_for():
    with open_pool(2) as pool:
        results = pool.map(abs, count(-5), chunk=2)
        assert list(islice(results, 7)) == [5, 4, 3, 2, 1, 0, 1]
        results.close()


def test_only_a_few_pieces_are_taken_ahead():
    taken = []

    class Done:
        def __init__(self, function, *arguments):
            self.value = partial(function, *arguments)

        def result(self, timeout):
            return self.value()

        def cancel(self):
            taken.append("cancelled")

    def items():
        for item in count():
            taken.append(item)
            yield item

    results = in_order(Done, abs, items(), 2, 3)
    assert next(results) == 0 and taken == list(range(8))
    results.close()
    assert taken[8:] == ["cancelled"] * 3


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_an_item_raises_is_raised_here(jobs):
    with open_pool(jobs) as pool, pytest.raises(ValueError, match="rough"):
        list(pool.map(int, ["1", "rough", "3"]))


def test_a_process_that_dies_is_told():
    with pytest.raises(NoPool, match="a process of the pool has ended before its work"), open_pool(2) as pool:
        list(pool.map(os._exit, [3]))


def test_pieces_hold_all_items_in_order():
    assert list(chunks(range(5), 2)) == [[0, 1], [2, 3], [4]]
    assert list(Here().map(abs, [-1, 2])) == [1, 2]


def test_a_pool_of_no_process_is_refused():
    with pytest.raises(NoPool, match="at least 1 process, not 0"), open_pool(0):
        pass


def test_a_scheduler_out_of_reach_is_named(monkeypatch):
    monkeypatch.setattr(dask, "SECONDS", 0.5)
    with pytest.raises(NoPool, match="no Dask scheduler answers at '127.0.0.1:9'.*dask scheduler"):
        with open_pool(1, "127.0.0.1:9"):
            pass


@pytest.mark.slow
def test_two_dask_workers_play_what_one_process_plays(address, local):
    """The workers are processes of their own that cannot import our code: it is sent to them."""
    with open_pool(1, address) as pool:
        assert pool.workers == 2
        assert list(pool.map(partial(play_one, MATCH), range(MATCH.games), chunk=2)) == local


@pytest.mark.slow
def test_the_arena_plays_on_a_cluster(address, capsys):
    asked = "arena --bots greedy,random --games 8 --seed 2 --json".split()
    assert main(asked) == main([*asked, "--scheduler", address]) == 0
    here, there = capsys.readouterr().out.splitlines()
    assert here == there


@pytest.mark.slow
def test_training_on_a_cluster_comes_to_the_same_weights(address, tmp_path):
    asked = "learn --seats 2 --generations 1 --first-games 40 --jobs 1 --folder".split()
    for place, more in ("here", []), ("there", ["--scheduler", address]):
        assert train([*asked, str(tmp_path / place), *more]) == 0
    here, there = ((tmp_path / place / "seats_2" / "network.bin").read_bytes() for place in ("here", "there"))
    assert here == there


@pytest.mark.slow
def test_what_is_raised_on_a_worker_is_raised_here(address):
    with open_pool(1, address) as pool, pytest.raises(ValueError, match="rough"):
        list(pool.map(int, ["1", "rough"]))


SHIPPED = """
import os, time
NAME = {version!r}
def where(number):
    time.sleep(0.1)
    return NAME, os.getpid()
"""


@pytest.mark.slow
def test_every_worker_gets_the_newest_code(address, tmp_path, monkeypatch):
    monkeypatch.syspath_prepend(tmp_path)
    for version in "one", "second":
        (tmp_path / "shipped_player.py").write_text(SHIPPED.format(version=version))
        importlib.invalidate_caches()
        where = importlib.import_module("shipped_player").where
        with dask.open_cluster(address, ["shipped_player"]) as pool:
            found = set(pool.map(where, range(8)))
        assert {name for name, _ in found} == {version}
        assert len(found) == 2 and os.getpid() not in {pid for _, pid in found}


@pytest.mark.slow
def test_a_worker_of_another_python_is_refused(address, monkeypatch):
    monkeypatch.setattr(Client, "run", lambda client, function: {"tcp://w:1": ("2", "7", "18")})
    with pytest.raises(NoPool, match="worker tcp://w:1 runs Python 2.7"), open_pool(1, address):
        pass


@pytest.mark.slow
def test_a_cluster_that_goes_is_told(tmp_path):
    with cluster(tmp_path, workers=1) as address, Client(address, set_as_default=False) as other:
        with pytest.raises(NoPool, match="the cluster has gone"), open_pool(1, address) as pool:
            for _ in pool.map(abs, count()):
                other.shutdown()


@pytest.mark.slow
def test_an_arena_that_loses_its_scheduler_prints_results_and_a_sentence(tmp_path):
    with cluster(tmp_path, workers=1) as address, Client(address, set_as_default=False) as other:
        asked = ["--bots", "random", "--games", "1000000", "--scheduler", address, "--csv", str(tmp_path / "games.csv")]
        command = [sys.executable, "-m", "sanjuan", "arena", *asked]
        match = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        while not (tmp_path / "games.csv").exists() or not (tmp_path / "games.csv").stat().st_size:
            assert match.poll() is None
        other.shutdown()
        out, err = match.communicate(timeout=60)
    assert match.returncode == 1 and "cut short: worker lost" in out
    assert "the cluster has gone" in err and "Traceback" not in err


@pytest.mark.slow
def test_a_cluster_whose_workers_do_not_come_is_named(address, monkeypatch):
    wait = Client.wait_for_workers
    monkeypatch.setattr(Client, "wait_for_workers", lambda client, count, timeout: wait(client, 3, timeout=0.3))
    with pytest.raises(NoPool, match="has no workers; start some with: dask worker"), open_pool(1, address):
        pass
