"""Scenario texts to vary, and a way to ask what is wrong with one."""

import pytest

from sanjuan.cli.scenario import run_file


@pytest.fixture
def problems(tmp_path):
    """Return what is wrong with a scenario, given as text."""

    def run(text):
        path = tmp_path / "scenario.toml"
        path.write_text(text, encoding="utf-8")
        return run_file(path)

    return run
