"""The bench of slow lines notes every moment of a first visit."""

from bench.line import visits
from bench.line.hosts import over_http1
from bench.line.wire import Profile
from playing import FORM

ORDER = ["painted", "usable", "table", "asked", "answered", "taken", "next"]


def test_every_moment_of_a_first_visit_is_noted_in_its_order(chromium, dist, monkeypatch):
    monkeypatch.setattr(visits, "SETTLING", 0)
    with over_http1(dist) as host:
        seen = visits.visit(chromium.browser_type, Profile(100, 10, 1), host, "press", FORM)
    times = seen["times"]
    assert sorted(ORDER, key=times.get) == ORDER and "engine" in times
    assert 0 < seen["bytes"]["usable"] < seen["bytes"]["next"]
    assert seen["shift"] == 0 and seen["curve"][-1][1] >= seen["bytes"]["next"]
