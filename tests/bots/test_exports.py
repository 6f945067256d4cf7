"""Tests of the files of an arena: records that can be replayed, and a table with a row for each player."""

import csv
import json

import pytest

from sanjuan.__main__ import main
from sanjuan.games import GAMES
from sanjuan.measure.arena import Match, play
from sanjuan.table.record import read


@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_kept_as_a_record_and_as_rows(name, tmp_path, capsys):
    seats, records, table = max(GAMES[name].seats), tmp_path / "games.jsonl", tmp_path / "games.csv"
    asked = ["--game", name, "--seats", str(seats), "--bots", "greedy,random", "--games", "2", "--seed", "4", "--json"]
    assert main(["arena", *asked, "--records", str(records), "--csv", str(table)]) == 0
    found = [read(line, GAMES) for line in records.read_text("utf-8").splitlines()]
    results = play(Match(name, seats, ("greedy", "random"), 2, 4))
    with table.open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(found) == 2 and len(rows) == 2 * seats
    for number, (record, result) in enumerate(zip(found, results, strict=True)):
        scores = record.game.scores(record.state)
        assert [scores[seat] for seat in result.seats] == list(result.scores)
        mine = rows[number * seats : (number + 1) * seats]
        assert [int(row["score"]) for row in mine] == scores
        assert [row["bot"] for row in mine] == [record.tags[f"plays{seat}"] for seat in range(seats)]
        assert sum(float(row["share"]) for row in mine) == pytest.approx(1, abs=1e-3)
    assert json.loads(capsys.readouterr().out)["games"] == 2


@pytest.mark.parametrize("option", ["--records", "--csv"])
def test_a_file_that_cannot_be_written_is_refused_before_anything_is_played(option, tmp_path, capsys):
    assert main(["arena", "--games", "2", option, str(tmp_path / "nowhere" / "file")]) == 2
    assert f"{option}: " in capsys.readouterr().err


def test_the_table_and_the_report_give_a_player_one_share(tmp_path, capsys):
    report = tmp_path / "report.html"
    asked = "--seats 4 --bots greedy,random --games 8 --seed 4 --json --report".split()
    assert main(["arena", *asked, str(report)]) == 0
    text = report.read_text("utf-8")
    for bot in json.loads(capsys.readouterr().out)["bots"]:
        assert bot["fair"] == 0.5 and f"<td>{round(100 * bot['share'], 1):g}%</td>" in text
