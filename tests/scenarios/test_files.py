"""Every rule example and ruling of every game holds."""

import tomllib
from pathlib import Path

import pytest

from sanjuan.cli.scenario import run_file
from sanjuan.games import GAMES

HERE = Path(__file__).parent
FILES = [path for game in GAMES for path in sorted((HERE / game).glob("*.toml"))]


@pytest.mark.parametrize("path", FILES, ids=[f"{path.parent.name}/{path.stem}" for path in FILES])
def test_scenario_holds(path):
    assert run_file(path) == []


def test_every_scenario_is_of_its_folders_game_and_says_what_it_shows_and_where_that_is_written():
    for path in FILES:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        assert data["game"] == path.parent.name
        assert data["title"] and data["source"], path.name
        assert data.get("step") or data.get("expect"), path.name


def test_titles_are_told_apart():
    titles = [tomllib.loads(path.read_text(encoding="utf-8")) for path in FILES]
    told = {(data["game"], data["title"], data.get("options", {}).get("edition")) for data in titles}
    assert len(told) == len(FILES)
