"""Tests of the pauses in which the moves of others can be seen."""

import pytest

from page.catalog import settings
from page.kit import pace
from page.state import Ui
from tables.san_juan.effects import EFFECTS


@pytest.mark.parametrize("speed", settings.PACES)
def test_a_build_is_looked_at_longer_than_its_payment(speed):
    ui = Ui(speed=speed)
    build, payment = (pace.seconds(ui, [{"id": id} for id in ids], EFFECTS) for ids in (("built", "paid"), ("paid",)))
    assert payment < build or build == payment == 0


def test_slower_paces_wait_longer():
    waits = [pace.seconds(Ui(speed=speed, fast=False), [{"id": "role"}], EFFECTS) for speed in settings.PACES]
    assert waits == sorted(waits, reverse=True) and waits[-1] == 0


def test_skipping_ahead_and_the_instant_pace_do_not_wait():
    assert pace.hurried(Ui(speed="calm", fast=True)) and pace.hurried(Ui(speed="instant", fast=False))
    assert not pace.hurried(Ui(speed="fast", fast=False))


def move(bots, **fact):
    """Return a frame in which one of so many computer players has built, beside one person."""
    players = [{"who": "human"}, *[{"who": "bot"}] * bots]
    return {"players": players, "table": {"me": 0}, "log": [{"id": "built", "seat": 1, **fact}]}


def waits(bots, moves, speed=settings.PACES[1]):
    """Return how long each of so many moves until the next decision is looked at."""
    found = []
    for _ in range(moves):
        found.append(pace.between(Ui(speed=speed), move(bots), EFFECTS, sum(found)))
    return found


@pytest.mark.parametrize("bots", range(1, 8))
def test_the_next_decision_comes_within_eight_seconds_and_every_move_is_seen(bots):
    for moves in (10, 20, 30):
        found = waits(bots, moves)
        assert sum(found) <= 8 and min(found) >= pace.GLIMPSE / 1000
        assert found == sorted(found, reverse=True)


def test_a_few_moves_at_a_small_table_have_full_pauses():
    full = pace.full(Ui(speed="normal"))
    assert waits(pace.FEW, 3) == [full] * 3
    assert waits(7, 1)[0] < full / 2
    assert sum(waits(7, 25, "calm")) > 2 * sum(waits(7, 25, "fast")) and sum(waits(7, 25, "instant")) == 0


def test_what_is_done_to_the_reader_has_a_full_pause_at_any_table():
    ui = Ui(speed="normal")
    assert pace.between(ui, move(7, other=0), EFFECTS, 100) == pace.full(ui) > pace.between(ui, move(7), EFFECTS, 0)
