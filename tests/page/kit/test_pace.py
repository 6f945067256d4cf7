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
