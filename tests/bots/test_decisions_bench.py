"""The benches of thinking measure every level at every table, and reviews, and point out what is too slow."""

from itertools import count

import pytest

from bench import decisions, hinting, hints, reviews, thinking
from sanjuan.games import GAMES


def test_every_decision_is_timed_by_the_clock_given():
    """A clock that shows a millisecond more each time: every decision takes exactly one."""
    ticks = count()
    found = thinking.decisions("san_juan", "apprentice", "2 seats", lambda: next(ticks) / 1000, most=5)
    assert found == pytest.approx([1.0] * len(found)) and 5 <= len(found) <= 10


def test_the_positions_are_those_of_a_whole_game():
    kinds = [view.ask.kind for view in thinking.asked("san_juan", "2 seats, all options")]
    assert kinds[0] == "start_hand" and {"role", "build", "pay", "sell"} <= set(kinds)
    assert [view.viewer == view.ask.seat for view in thinking.asked("san_juan", "2 seats")].count(False) == 0


def test_an_evaluation_is_the_mean_of_all():
    ticks = count()
    states = len(thinking.asked("san_juan", "4 seats"))
    assert thinking.evaluation(lambda: float(next(ticks)), turns=2) == pytest.approx(1e6 / (8 * states))


@pytest.mark.parametrize(
    ("level", "times", "good"),
    [
        ("governor", [100, 200, 999], True),
        ("governor", [100, 200, 1001], False),
        ("governor", [301, 301, 400], False),
        ("builder", [1, 1, 49], True),
        ("builder", [1, 1, 51], False),
        ("chancellor", [100, 200, 999], True),
        ("chancellor", [301, 301, 400], False),
        ("mason", [1, 1, 51], False),
    ],
)
def test_what_misses_its_aim_is_set_in_bold(level, times, good):
    assert decisions.meets(level, times) is good
    assert decisions.told(level, times).startswith("**") is not good


def test_every_game_with_characters_is_measured():
    assert list(thinking.TABLES) == [name for name, game in GAMES.items() if game.characters]
    kinds = {view.ask.kind for view in thinking.asked("citadels", "4 seats, cunning_agents")}
    assert {"character", "turn", "bewitch", "threats"} <= kinds


def test_the_report_holds_every_level_and_table_of_the_games_asked_for():
    levels = {name: GAMES[name].characters for name in thinking.TABLES}
    keys = [(name, level, table) for name in levels for level in levels[name] for table in thinking.TABLES[name]]
    times = {" | ".join(key): [2.0, 1.0, 40.0] for key in keys}
    text = "\n".join(decisions.lines([("A Python", {"decisions": times, "evaluation": 12.3})], "By the clock."))
    assert text.count("2.0, 40, 40") == len(times)
    assert "## A Python" in text and "12 microseconds" in text and "kB compressed" in text
    some = {"decisions": times, "evaluation": 0.0}
    text = "\n".join(decisions.lines([("A Python", some)], "By the clock.", ["citadels"]))
    assert text.count("2.0, 40, 40") == len(levels["citadels"]) * len(thinking.TABLES["citadels"])
    assert "governor |" not in text and "evaluation" not in text


def test_what_a_browser_needs_is_sent():
    names = set(decisions.library())
    assert {"bench/thinking.py", "sanjuan/games/san_juan/players/neural/base_4.bin"} < names
    assert not any("__pycache__" in name for name in names)


def test_a_review_that_takes_too_long_is_set_in_bold():
    found = [("A Python", {name: 4.25 + 30 * number for number, name in enumerate(reviews.ADVISED)})]
    *_, row = reviews.lines(found)
    assert row == "| A Python | 4.2 | **34.2** | **64.2** |"


@pytest.mark.parametrize("name", ["alhambra", "citadels"])
def test_hints_are_timed_through_the_commands_of_the_worker(name):
    ticks = count()
    found = hinting.hints(name, 2, lambda: next(ticks) / 1000, most=2)
    assert found == pytest.approx([1.0, 1.0])


def test_the_report_of_hints_sets_in_bold_what_misses_its_aim():
    times = {"alhambra | 6": {"hints": [900.0, 1100.0, 1200.0], "review": 25100.0}}
    times["citadels | 2"] = {"hints": [200.0, 300.0, 2000.0], "review": 9000.0}
    text = list(hints.lines("A Python", times))
    assert "| alhambra | 6 | 3 | **1100** | 1200 | 25.1 |" in text
    assert "| citadels | 2 | 3 | 300 | 2000 | 9.0 |" in text
