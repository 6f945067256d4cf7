"""CHANGELOG.md: released versions with dates, the newest first; it is the version of the package."""

import re
import tomllib
from datetime import date
from pathlib import Path

import sanjuan

ROOT = Path(__file__).resolve().parents[2]
HEADINGS = re.findall(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
RELEASES = [heading.split(" - ") for heading in HEADINGS[1:]]


def test_what_is_not_released_is_first():
    assert HEADINGS[0] == "Unreleased"


def test_releases_have_dates_and_the_newest_is_first():
    known = [([int(part) for part in version.split(".")], date.fromisoformat(day)) for version, day in RELEASES]
    assert len(known) > 3
    assert known == sorted(known, reverse=True)


def test_the_newest_release_is_the_version_of_the_package():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert RELEASES[0][0] == project["version"] == sanjuan.__version__
