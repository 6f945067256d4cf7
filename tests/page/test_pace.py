"""How long the moves of others can be looked at."""

import pace
import pytest
import settings


@pytest.mark.parametrize("speed", settings.PACES)
def test_a_build_is_looked_at_longer_than_its_payment(speed):
    ui = {"speed": speed, "fast": False}
    build, payment = pace.seconds(ui, [{"id": "built"}, {"id": "paid"}]), pace.seconds(ui, [{"id": "paid"}])
    assert payment < build or build == payment == 0


def test_slower_paces_wait_longer():
    waits = [pace.seconds({"speed": speed, "fast": False}, [{"id": "role"}]) for speed in settings.PACES]
    assert waits == sorted(waits, reverse=True) and waits[-1] == 0


def test_skipping_ahead_and_the_instant_pace_do_not_wait():
    assert pace.hurried({"speed": "calm", "fast": True}) and pace.hurried({"speed": "instant", "fast": False})
    assert not pace.hurried({"speed": "fast", "fast": False})
