"""`python -m sanjuan review`: the curve and the costliest decisions in words, and what it says to mistakes."""

import json
import re

import pytest

import sanjuan.terminal
from sanjuan.__main__ import main
from sanjuan.games import GAMES
from sanjuan.table.record import Record
from tests.bots.judges import Judged
from tests.bots.test_review import answers_of


def trader_is_wrong(view, chosen):
    """Judge by one thing only: taking the trader costs 40 % of the win."""
    return 0.1 if chosen == ("trader",) else 0.5


@pytest.fixture
def path(tmp_path, monkeypatch):
    """A game of two, the first of them a person, as a file; reviewed by the judge above."""
    monkeypatch.setitem(GAMES, "san_juan", Judged(trader_is_wrong))
    return written(tmp_path, {"seat0": "Ada", "plays0": "human", "plays1": "greedy"})


def written(folder, tags):
    record = Record(GAMES["san_juan"], 2, 5, {}, tags)
    for chosen in answers_of(2):
        record.answer(chosen)
    file = folder / "game.json"
    file.write_text(record.to_json(), encoding="utf-8")
    return file


def told(capsys, *arguments):
    """Return the output of the command."""
    assert main(["review", *map(str, arguments)]) == 0
    return capsys.readouterr().out


def test_it_draws_the_chances_round_by_round(path, capsys):
    lines = told(capsys, path, "--lang", "en").splitlines()
    assert "Chances of winning" in lines[0] and "█ Ada" in lines[1] and "▓ Player 2" in lines[1]
    rounds = [line for line in lines if re.match(r" *\d+ +\d+% +\d+% ", line)]
    assert len(rounds) >= 10
    for line in rounds:
        first, second = map(int, re.findall(r"(\d+)%", line))
        assert 99 <= first + second <= 101
        assert line.count("█") + line.count("▓") == 40 and abs(line.count("█") - 0.4 * first) <= 1
    end = next(line for line in lines if line.lstrip().startswith("The end"))
    assert sorted(re.findall(r"(\d+)%", end)) == ["0", "100"]


def test_it_tells_the_costliest_decisions_of_the_person(path, capsys):
    """Reasons are the messages `advice-<id>`; that of the judge has no text, which shows as its id."""
    text = " ".join(told(capsys, path, "--lang", "en").split())
    assert "The costliest decisions 1. Round" in text
    told_of = r"Ada chose: Trader \(10% to win\)\. Better: \w+ \(50% to win\)\. ⟦advice-because⟧"
    assert re.search(r"1\. Round \d+ · .*" + told_of, text)
    assert "4. Round" not in text


def test_it_speaks_french(path, capsys):
    text = " ".join(told(capsys, path, "--lang", "fr").split())  # splits at spaces that do not break, too
    assert "Chances de gagner" in text and "Ada a choisi : Marchand (10 % de chances de gagner)." in text


def test_who_made_no_mistake_is_told_so(path, capsys, monkeypatch):
    monkeypatch.setitem(GAMES, "san_juan", Judged(lambda view, chosen: 0.5))
    assert "No decision cost much." in told(capsys, path, "--lang", "en")


def test_the_seats_to_be_judged_can_be_named(path, capsys):
    assert json.loads(told(capsys, path, "--json"))["of"] == [0]
    assert json.loads(told(capsys, path, "--json", "--seat", 1))["of"] == [1]
    assert json.loads(told(capsys, path, "--json", "--seat", 1, "--seat", 0))["of"] == [0, 1]


def test_where_no_person_played_all_are_judged(path, capsys, tmp_path):
    written(tmp_path, {"plays0": "greedy", "plays1": "greedy"})
    assert json.loads(told(capsys, path, "--json"))["of"] == [0, 1]


@pytest.mark.parametrize(("arguments", "sentence"), [
    (["--seat", "2"], "--seat: seats are 0 to 1, not 2"),
    (["--seconds", "0"], "--seconds is more than 0, not 0"),
])  # fmt: skip
def test_arguments_that_cannot_be_used_are_named(path, capsys, arguments, sentence):
    assert main(["review", str(path), *arguments]) == 2
    assert f"review: {sentence}" in capsys.readouterr().err


def test_a_file_that_is_no_record_is_named(tmp_path, capsys):
    assert main(["review", str(tmp_path / "nothing.json")]) == 2
    assert "nothing.json: the file cannot be read" in capsys.readouterr().err


def test_missing_packages_are_named(monkeypatch, capsys):
    monkeypatch.setattr(sanjuan.terminal, "find_spec", lambda name: None)
    assert main(["review", "game.json"]) == 2
    assert "pip install '.[terminal]'" in capsys.readouterr().err
