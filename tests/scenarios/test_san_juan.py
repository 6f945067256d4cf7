"""Every rule example and ruling under san_juan/ holds."""

import tomllib
from pathlib import Path

import pytest

from sanjuan.scenario.run import run_file

FILES = sorted((Path(__file__).parent / "san_juan").glob("*.toml"))


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_scenario_holds(path):
    assert run_file(path) == []


def test_every_scenario_says_what_it_shows_and_where_that_is_written():
    for path in FILES:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        assert data["title"] and data["source"], path.name
        assert data.get("step") or data.get("expect"), path.name


def test_titles_are_told_apart():
    titles = [tomllib.loads(path.read_text(encoding="utf-8")) for path in FILES]
    assert len({(data["title"], data["options"]["edition"]) for data in titles}) == len(FILES)
