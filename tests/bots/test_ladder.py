"""The ladder: ratings that are the likeliest ones, intervals that hold them, and the files for the documentation."""

import json
from math import log10
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

from sanjuan.__main__ import main
from sanjuan.bots.known import bots
from sanjuan.games import GAMES
from sanjuan.measure.charts import scatter
from sanjuan.measure.ladder_cli import WRITTEN
from sanjuan.measure.rating import ELO, Pair, elo, intervals

REPORTS = Path(__file__).resolve().parents[2] / "docs" / "reports"


def pair(one, two, wins, games, seats=(1, 1)):
    return Pair((one, two), seats, [(wins, games)])


def test_two_players_are_as_far_apart_as_their_shares_say():
    first, second = elo([pair(0, 1, 7500, 10000)], 2)
    assert first - second == pytest.approx(400 * log10(3), abs=0.1) and first + second == pytest.approx(0)
    assert elo([pair(0, 1, 7500, 10000)], 2, anchor=1)[1] == 0


def test_a_bot_on_two_of_three_seats_needs_two_thirds_of_the_wins_to_be_an_equal():
    assert elo([pair(0, 1, 6000, 9000, (2, 1))], 2) == pytest.approx([0, 0], abs=0.01)


def test_ratings_of_three_fit_all_pairs_at_once():
    """Made from strengths 1, 2 and 6, whose shares are 1/3, 1/7 and 1/4: they come back."""
    games = 840000
    pairs = [pair(0, 1, games / 3, games), pair(0, 2, games / 7, games), pair(1, 2, games / 4, games)]
    weak, middle, strong = elo(pairs, 3)
    assert (middle - weak, strong - weak) == pytest.approx((400 * log10(2), 400 * log10(6)), abs=0.05)


def test_a_clean_sheet_has_a_finite_rating_and_a_wide_interval():
    pairs = [Pair((0, 1), (1, 1), [(2.0, 2)] * 10), Pair((1, 2), (1, 1), [(1.0, 2)] * 10)]
    ratings, bounds = elo(pairs, 3), intervals(pairs, 3)
    assert ratings[0] - ratings[1] == pytest.approx(ELO * 3.045, abs=1)
    assert bounds[0][1] - bounds[0][0] > 100
    assert all(low < rating < high for rating, (low, high) in zip(ratings, bounds, strict=True))


def test_the_intervals_hold_the_truth_in_about_95_of_100_ladders():
    rng, held, truth = Random(3), 0, ELO * 0.4055 / 2  # 60 % are odds of 3 to 2
    for _ in range(60):
        deals = [(float((rng.random() < 0.6) + (rng.random() < 0.6)), 2) for _ in range(100)]
        low, high = intervals([Pair((0, 1), (1, 1), deals)], 2)[0]
        held += low <= truth <= high
    assert held >= 53


@pytest.fixture
def run(capsys):
    def run(*arguments):
        status = main(["ladder", *arguments])
        return status, *capsys.readouterr()

    return run


@pytest.mark.slow
def test_the_ladder_as_json_text_and_files(run, tmp_path):
    asked = "--bots random,greedy,monte_carlo_1i --games 4 --seed 3 --anchor random".split()
    status, out, err = run(*asked, "--json", "--out", str(tmp_path / "docs" / "ladder"))
    found = json.loads(out)
    assert (status, err) == (0, "")
    assert found["games"] == 12 and [pair["games"] for pair in found["pairs"]] == [4] * 3
    names = [bot["name"] for bot in found["bots"]]
    assert names[0] == "greedy" and {bot["name"]: bot["elo"] for bot in found["bots"]}["random"] == 0
    assert all(bot["low"] <= bot["elo"] <= bot["high"] and bot["ms_mean"] > 0 for bot in found["bots"])
    assert json.loads((tmp_path / "docs" / "ladder.json").read_text()) == found
    text = (tmp_path / "docs" / "ladder.md").read_text()
    assert text.startswith("# Ladder: San Juan\n\n12 games at tables of 2, seed 3.")
    assert all(f"| `{name}` |" in text for name in names) and "| `random` – `greedy` | 4 |" in text
    picture = ElementTree.parse(tmp_path / "docs" / "ladder.svg")
    assert [label.text for label in picture.iterfind(".//*[@class='label']")] == names


def test_the_same_seed_gives_the_same_ladder_on_any_number_of_processes(run):
    asked = "--bots random,greedy --games 6 --seats 3 --seed 1 --json".split()
    one, two = (json.loads(run(*asked, "--jobs", jobs)[1]) for jobs in "12")
    assert one["pairs"] == two["pairs"]
    assert [bot["elo"] for bot in one["bots"]] == [bot["elo"] for bot in two["bots"]]


@pytest.mark.parametrize("game", GAMES)
def test_the_documentation_has_a_ladder_of_every_game_as_the_command_writes_it(game):
    found = json.loads((REPORTS / f"ladder-{game}.json").read_text())
    assert found["game"] == game and found["seats"] == 2
    assert {bot["name"] for bot in found["bots"]} >= set(bots(GAMES[game]))
    for end, text in WRITTEN.items():
        assert (REPORTS / f"ladder-{game}{end}").read_text() == text(found)
    guide = (REPORTS.parent / "opponents.md").read_text()
    assert f"reports/ladder-{game}.md" in guide and "--out docs/reports/ladder-GAME" in guide


def deals(file):
    """Return the deals of a ladder by the names of each pair."""
    return {tuple(pair["bots"]): pair["deals"] for pair in json.loads(file.read_text())["pairs"]}


@pytest.mark.parametrize("game", GAMES)
def test_a_ladder_goes_on_from_its_file_as_if_it_had_not_been_stopped(run, tmp_path, game):
    whole, part = tmp_path / "whole.json", tmp_path / "part.json"
    asked = f"--game {game} --bots random,greedy --games 6 --seed 5 --anchor greedy --out".split()
    run(*asked, str(whole))
    run(*asked, str(part), "--games", "4")
    cut = json.loads(part.read_text())
    cut["pairs"][0]["deals"][-1] = [1, 1]  # stopped between the two games of a deal
    part.write_text(json.dumps(cut))
    assert run(*asked, str(part), "--resume")[0] == 0
    assert deals(part) == deals(whole) and json.loads(part.read_text())["seed"] == 5
    written = part.read_text()
    assert run(*asked, str(part), "--resume")[0] == 0
    assert part.read_text() == written, "nothing was missing"


def test_a_ladder_that_goes_on_keeps_pairs_that_were_not_asked_for(run, tmp_path):
    file = tmp_path / "ladder.json"
    run(*"--bots random,greedy --games 2 --seed 5 --out".split(), str(file))
    before = deals(file)
    run(*"--bots random,apprentice --games 2 --resume --out".split(), str(file))
    assert deals(file).items() > before.items() and len(deals(file)) == 2


def test_what_cannot_go_on_is_told(run, tmp_path):
    file, asked = tmp_path / "ladder.json", "--bots random,greedy --games 2 --resume".split()
    assert "--resume needs --out" in run(*asked)[2]
    assert run(*asked, "--seed", "5", "--out", str(file))[0] == 0, "there is nothing yet to go on from"
    for seed, sentence in ((6, "has the deals of seed 6, not 5"), (None, "does not say its seed")):
        file.write_text(json.dumps(json.loads(file.read_text()) | {"seed": seed}))
        written = file.read_text()
        status, _, err = run(*asked, "--seed", "5", "--out", str(file))
        assert status == 2 and sentence in err and file.read_text() == written


@pytest.mark.slow
def test_pairs_may_be_neighbours_or_named_and_stop_after_a_time(run):
    asked = "--bots random,greedy,monte_carlo_1i --json".split()
    pairs = json.loads(run(*asked, *"--games 2 --neighbours 1".split())[1])["pairs"]
    assert [pair["bots"] for pair in pairs] == [["random", "greedy"], ["greedy", "monte_carlo_1i"]]
    pairs = json.loads(run(*asked, *"--games 2 --pair monte_carlo_1i,random --pair random,greedy".split())[1])["pairs"]
    assert [pair["bots"] for pair in pairs] == [["monte_carlo_1i", "random"], ["random", "greedy"]]
    pairs = json.loads(run(*asked, *"--games 400 --minutes 0.0001".split())[1])["pairs"]
    assert all(2 <= pair["games"] <= 40 for pair in pairs)


def test_no_name_in_the_picture_runs_out_of_it():
    names = "monte_carlo_5s", "monte_carlo_0.1s", "a_player_of_the_longest_name_that_anybody_has_thought_of"
    points = [scatter.Point(name, 10.0 ** (2 * at), 100.0 * at, -200, 400) for at, name in enumerate(names)]
    body, width, _ = scatter.scatter(points, "x", "y")
    picture = ElementTree.fromstring(f"<svg>{body}</svg>")
    found = {label.text: float(label.get("x")) for label in picture.iterfind(".//*[@class='label']")}
    assert set(found) == set(names)
    assert all(0 < left and left + scatter.LETTER * len(name) < width for name, left in found.items())


@pytest.mark.slow
def test_ladders_that_were_played_apart_are_rated_together(run, tmp_path):
    whole, *parts = (tmp_path / f"{name}.json" for name in ("whole", "one", "two", "three"))
    bots = "--bots random,greedy,monte_carlo_1i --games 4 --seed 3".split()
    run(*bots, *"--pair random,greedy --pair greedy,monte_carlo_1i --out".split(), str(whole))
    run(*bots, *"--pair random,greedy --games 2 --out".split(), str(parts[0]))
    run(*bots, *"--pair greedy,monte_carlo_1i --out".split(), str(parts[1]))
    found = json.loads(whole.read_text())
    deals = found["pairs"][0]["deals"]
    rest = json.loads(parts[0].read_text())
    rest["pairs"][0]["deals"] = deals[1:]  # what was played on another day
    rest["bots"][0]["ms_max"] += 1
    parts[2].write_text(json.dumps(rest))
    status, out, err = run("--merge", *map(str, parts), "--json", "--anchor", "random")
    together = json.loads(out)
    assert (status, err) == (0, "") and together["games"] == found["games"] == 8
    assert sorted(map(str, together["pairs"])) == sorted(map(str, found["pairs"]))
    elos = [{bot["name"]: bot["elo"] for bot in one["bots"]} for one in (together, found)]
    assert elos[0]["random"] == 0 and elos[0]["greedy"] == pytest.approx(elos[1]["greedy"] - elos[1]["random"], abs=0.2)
    assert all(bot["decisions"] > 20 and bot["ms_mean"] > 0 for bot in together["bots"])


def test_what_cannot_be_rated_together_is_told(run, tmp_path):
    two, three, none = (tmp_path / f"{name}.json" for name in ("two", "three", "none"))
    for seats, file in (2, two), (3, three):
        run(*f"--bots random,greedy --games 2 --seats {seats} --out".split(), str(file))
    none.write_text("{}")
    deep, untimed, infinite, impossible = (tmp_path / f"{n}.json" for n in "deep untimed infinite impossible".split())
    deep.write_text("[" * 100_000)
    written = json.loads(two.read_text())
    untimed.write_text(json.dumps(written | {"bots": [line | {"ms_mean": None} for line in written["bots"]]}))
    pair = written["pairs"][0]
    infinite.write_text(json.dumps(written | {"pairs": [pair | {"deals": [[float("nan"), 2]]}]}))
    impossible.write_text(json.dumps(written | {"pairs": [pair | {"deals": [[3, 2]]}]}))
    for files, sentence in (
        ([two, three], "have nothing in common"),
        ([two, none], "none.json is no ladder: 'bots' is missing"),
        ([two, two], "two.json has the very games of"),
        ([deep], "deep.json is no ladder: lists and objects lie more than 60 deep"),
        ([untimed], "untimed.json is no ladder: 'ms_mean' is not a number from 0 on"),
        ([infinite], "infinite.json is no ladder: NaN is no JSON"),
        ([impossible], "impossible.json is no ladder: a deal of random and greedy has 3 wins in 2 games"),
        ([tmp_path / "missing.json"], "No such file"),
        ([two, "--anchor", "gready"], "--anchor is one of greedy, random, not 'gready'"),
    ):
        status, out, err = run("--merge", *map(str, files))
        assert (status, out) == (2, "") and sentence in err


@pytest.mark.parametrize(
    "arguments, sentence",
    [
        ("--bots greedy", "needs two or more players, each once, not greedy"),
        ("--bots greedy,greedy", "each once, not greedy, greedy"),
        ("--bots gready,random", "did you mean 'greedy'?"),
        ("--anchor gredy --bots greedy,random", "--anchor is one of greedy, random, not 'gredy'"),
        ("--neighbours 0", "--neighbours is at least 1"),
        ("--bots greedy,random --pair greedy,greedy", "--pair is two of greedy, random, as A,B, not 'greedy,greedy'"),
        ("--bots greedy,random --pair greedy", "as A,B, not 'greedy'"),
        ("--bots greedy,random --pair greedy,gready", "not 'greedy,gready'"),
        ("--minutes 0", "--minutes is more than 0"),
        ("--option edition=1,2", "one value of every option"),
        ("--seats 9", "2 to 4 players, not 9"),
        ("--out .", "'.' is a folder"),
        ("--out /proc/x", "--out: '/proc/x.json' cannot be written"),
    ],
)
def test_wrong_arguments_are_named(run, arguments, sentence):
    status, out, err = run(*arguments.split())
    assert (status, out) == (2, "") and sentence in err
