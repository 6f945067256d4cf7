"""The balance report: honest groups, and a page that needs nothing but itself."""

import re
from collections import Counter
from html.parser import HTMLParser
from statistics import median

import pytest

from sanjuan.__main__ import main
from sanjuan.measure.arena import Match, Result, results
from sanjuan.measure.charts.curves import curves
from sanjuan.measure.charts.forest import Row, forest
from sanjuan.measure.charts.marks import number
from sanjuan.measure.charts.scales import linear, logarithmic, powers, ticks
from sanjuan.measure.lab.groups import cases, varied
from sanjuan.measure.lab.page import page
from sanjuan.measure.lab.report import middle
from sanjuan.measure.lab.study import Study
from sanjuan.measure.pool import open_pool

OWNED = [["well", "well"], ["well", "tower"]]


def finished(deal, seats, winner, turns=(0, 1)):
    """Return a game of two players, `seats` their seats, won by the player `winner`."""
    shares = tuple(float(player == winner) for player in (0, 1))
    lab = {"rounds": 12, "turns": list(turns), "owned": OWNED}
    return Result((20, 30), shares, 12, deal=deal, seats=seats, lab=lab)


def test_cases_tell_turn_and_goods_by_the_seat_that_a_player_held():
    match = Match("any", 2, ("a", "b"), 2, lab=True)
    results = finished(0, (0, 1), 0), finished(0, (1, 0), 0, (1, 0))
    found = [case for result in results for case in cases(match, result, 0)]
    assert [(case.bot, case.turn, case.share) for case in found] == [("a", 0, 1), ("b", 1, 0), ("a", 0, 1), ("b", 1, 0)]
    assert [set(case.owned) for case in found] == [{"well"}, {"well", "tower"}, {"well", "tower"}, {"well"}]


def test_groups_count_cases_and_shares():
    match = Match("any", 2, ("a", "b"), 4, lab=True)
    study = Study([match])
    for deal in (0, 1):
        for rotation in (0, 1):
            study.add(match, finished(deal, (rotation, 1 - rotation), 0))
    by_bot, by_owned = study.by_bot.by_key, study.by_owned.by_key
    assert (by_bot["a"].count, by_bot["a"].share, by_bot["a"].fair) == (4, 1.0, 0.5)
    assert (by_owned["well"].count, by_owned["well"].share) == (8, 0.5)
    assert (by_owned["tower"].count, by_owned["tower"].share) == (4, 0.5)
    low, high = by_owned["tower"].interval()
    assert low < 0.5 < high


def test_only_options_that_differ_are_varied():
    matches = [Match("any", 2, ("a",), 2, options={"edition": n, "events": True}) for n in (1, 2)]
    assert varied(matches) == ["edition"]


class Reader(HTMLParser):
    def __init__(self):
        super().__init__()
        self.tags, self.addresses, self.sections = [], [], []

    def handle_starttag(self, tag, attrs):
        given = dict(attrs)
        self.tags.append(tag)
        self.addresses += [given[name] for name in ("src", "href", "xlink:href") if name in given]
        self.sections += [given["id"]] if tag == "section" else []


@pytest.fixture(scope="module")
def played():
    matches = [Match("san_juan", 2, ("greedy", "random"), 8, options={"edition": n}, lab=True) for n in (1, 2)]
    study = Study(matches)
    with open_pool() as pool:
        for match, result in results(matches, pool):
            study.add(match, result)
    return study


@pytest.mark.parametrize(
    "lang, words", [("en", ["First to play", "Edition: Second · greedy"]), ("fr", ["Premier à jouer", "teinturerie"])]
)
def test_the_report_tells_everything_in_words_and_asks_nobody(played, lang, words):
    text = page(played, lang)
    reader = Reader()
    reader.feed(text)
    assert reader.sections == "players turns options owned rounds scores".split()
    assert reader.addresses == [] and "script" not in reader.tags and "url(" not in text and "@import" not in text
    assert "default-src 'none'" in text and "prefers-color-scheme: dark" in text
    assert "⟦" not in text and "indigo_plant" not in text
    assert all(word.lower() in text.lower() for word in words)
    assert len(re.findall("<svg", text)) == 6 and reader.tags.count("td") == 10


def test_the_command_writes_the_report(tmp_path, capsys):
    file = tmp_path / "lab.html"
    assert main(["arena", *"--bots greedy,random --games 2 --report".split(), str(file)]) == 0
    assert "San Juan" in file.read_text("utf-8") and "greedy" in capsys.readouterr().out


@pytest.mark.parametrize(
    "arguments, sentence",
    [
        ("--report nowhere/lab.html", "--report: 'nowhere/lab.html' cannot be written: No such file"),
        ("--report .", "--report: '.' cannot be written: Is a directory"),
        ("--report x.html --lang xx", "de, es, not 'xx'"),
    ],
)
def test_a_report_that_cannot_be_written_is_refused_before_playing(arguments, sentence, capsys):
    assert main(["arena", "--games", "100000", *arguments.split()]) == 2
    assert sentence in capsys.readouterr().err


@pytest.mark.parametrize(
    "low, high, most, expected",
    [(0, 1, 6, [0, 0.2, 0.4, 0.6, 0.8, 1]), (-385, 447, 9, [-200, 0, 200, 400]), (11, 19, 12, list(range(11, 20)))],
)
def test_ticks_are_round_and_inside(low, high, most, expected):
    assert ticks(low, high, most)[-len(expected) :] == pytest.approx(expected)
    assert all(low <= tick <= high for tick in ticks(low, high, most)) and len(ticks(low, high, most)) <= most


def test_scales_and_figures():
    assert linear(0, 10, 100, 200)(5) == 150 and linear(3, 3, 0, 9)(3) == 0
    assert logarithmic(0.1, 10, 0, 100)(1) == pytest.approx(50)
    assert powers(0.02, 50) == [0.1, 1, 10]
    assert [number(value) for value in (0.001, -200, 1e4)] == ["0.001", "\u2212200", "10\u202f000"]


def test_charts_stand_with_a_single_value_and_escape_names():
    body, width, height = forest([Row("<b>", 1.0, 1.0, 1.0, "n", 1.0)], str)
    assert "&lt;b&gt;" in body and width > 0 and height > 0
    assert "NaN" not in curves({"a": [3, 3]}, "x", str)[0]
    wide, _, _ = curves({"a": range(200), "b": [5]}, "x", str)
    assert wide.count("<circle") <= 42, "neighbours are taken together"


def test_the_median_of_values_counted_by_how_often_they_were_seen():
    for values in ([5], [1, 2], [1, 1, 9], [1, 2, 3, 9], [4, 4, 4, 4]):
        assert middle(Counter(values)) == median(values)
