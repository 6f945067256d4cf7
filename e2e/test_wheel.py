"""Tests of the packages: the wheel in a fresh environment without any index, and the zip for itch.io."""

import re
import subprocess
import sys
import zipfile

import pytest

import pack
from playing import FORM, answer, start, wait_for_state
from user import without_motion


@pytest.fixture(scope="module")
def installed(dist, tmp_path_factory):
    """The program `sanjuan` of a fresh environment that got the wheel and nothing else."""
    folder = tmp_path_factory.mktemp("installed")
    wheel = pack.wheel(folder)
    subprocess.run([sys.executable, "-m", "venv", folder], check=True)
    pip = [folder / "bin" / "python", "-m", "pip", "install", "-q", "--no-index", "--disable-pip-version-check"]
    subprocess.run([*pip, wheel], check=True)
    return folder / "bin" / "sanjuan"


def test_the_installed_package_serves_the_same_site(installed, open_page, tmp_path):
    command = [installed, "play", "--no-browser", "--port", "18300"]
    with subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.PIPE, text=True) as server:
        try:
            address = re.search(r"http://localhost:\d+/", server.stdout.readline())[0]
            page = open_page(address + FORM, before=without_motion)
            start(page)
            for _ in range(3):
                answer(page)
                assert wait_for_state(page, "your-turn", "over", "error") == "your-turn"
        finally:
            server.terminate()  # else leaving the block waits for it for ever


def test_the_wheel_says_what_it_is_and_brings_its_licence(dist, tmp_path):
    with zipfile.ZipFile(pack.wheel(tmp_path)) as archive:
        names = archive.namelist()
        [meta] = [archive.read(name).decode() for name in names if name.endswith("METADATA")]
    assert {name.rpartition("/")[2] for name in names if "/licenses/" in name} == {"LICENSE", "CREDITS.md"}
    assert "License-Expression: MIT" in meta and meta.count("Classifier: ") > 10 and "sanjuan/py.typed" in names


@pytest.mark.wide
def test_the_installed_package_plays_without_the_site_as_well(installed, tmp_path):
    command = [installed, "arena", "--bots", "greedy,random", "--games", "2", "--seed", "1"]
    said = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert "greedy" in said.stdout


def test_the_zip_for_itch_has_its_page_at_the_root_and_keeps_the_limits(dist):
    with zipfile.ZipFile(pack.itch()) as archive:
        names = archive.namelist()
    assert "index.html" in names and len(names) <= 1_000
    assert set(names) == {path.relative_to(dist).as_posix() for path in dist.rglob("*") if path.is_file()}
