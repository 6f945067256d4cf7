"""The example of docs/scenarios.md holds, and its table names everything that may be expected."""

import re
import tomllib
from pathlib import Path

from sanjuan.games import GAMES
from sanjuan.scenario import expect
from sanjuan.scenario.load import scenario
from sanjuan.scenario.play import play
from sanjuan.scenario.stand import stand

GUIDE = (Path(__file__).resolve().parents[2] / "docs" / "scenarios.md").read_text(encoding="utf-8")
(EXAMPLE,) = [scenario(tomllib.loads(text)) for text in re.findall(r"```toml\n(.*?)```", GUIDE, re.DOTALL)]


def test_the_example_holds():
    assert play(EXAMPLE, GAMES) == []


def test_all_names_are_listed():
    listed = set(re.findall(r"`([a-zA-Z.]+)`", GUIDE.partition("| name under")[2]))
    assert set(expect.names(stand(EXAMPLE, GAMES))) <= listed
