"""The workflow that publishes the site calls what is there, and has the rights and parts that GitHub Pages asks for."""

import json
import re
import tomllib
from pathlib import Path

import yaml

ROOT = Path(__file__).resolve().parents[2]
FLOW = yaml.load((ROOT / ".github" / "workflows" / "pages.yml").read_text("utf-8"), yaml.BaseLoader)
[JOB] = FLOW["jobs"].values()
NAMED = {step["uses"].partition("@")[0]: step for step in JOB["steps"] if "uses" in step}


def number(version):
    """Return the numbers of a version: "3.12" is (3, 12)."""
    return tuple(int(part) for part in re.findall(r"\d+", version))


def test_its_commands_are_targets_of_the_makefile():
    [phony] = re.findall(r"^\.PHONY: (.*)$", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    commands = [step["run"].split() for step in JOB["steps"] if "run" in step]
    assert commands and all(command[0] == "make" and set(command[1:]) <= set(phony.split()) for command in commands)


def test_what_is_published_is_the_folder_that_the_build_writes():
    [written] = re.findall(r'^DIST = ROOT / "(\w+)"$', (ROOT / "tools" / "build.py").read_text("utf-8"), re.MULTILINE)
    assert NAMED["actions/upload-pages-artifact"]["with"]["path"] == written


def test_python_and_node_are_new_enough():
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["requires-python"]
    assert number(NAMED["actions/setup-python"]["with"]["python-version"]) >= number(wanted)
    wanted = json.loads((ROOT / "package.json").read_text("utf-8"))["engines"]["node"]
    assert number(NAMED["actions/setup-node"]["with"]["node-version"]) >= number(wanted)


def test_it_may_publish_and_nothing_else_and_a_publication_is_not_cut_short():
    assert FLOW["permissions"] == {"contents": "read", "pages": "write", "id-token": "write"}
    assert FLOW["concurrency"]["cancel-in-progress"] == "false" and FLOW["concurrency"]["group"]
    assert set(FLOW["on"]) == {"push", "workflow_dispatch"}


def test_the_environment_is_that_of_github_pages_and_tells_the_address():
    publishing = NAMED["actions/deploy-pages"]["id"]
    assert JOB["environment"] == {"name": "github-pages", "url": f"${{{{ steps.{publishing}.outputs.page_url }}}}"}
    assert list(NAMED)[-2:] == ["actions/upload-pages-artifact", "actions/deploy-pages"]


def test_what_it_uses_is_named_by_commit_with_the_version_beside_it():
    text = (ROOT / ".github" / "workflows" / "pages.yml").read_text("utf-8")
    used = re.findall(r"uses: (.*)$", text, re.MULTILINE)
    assert len(used) == len(NAMED)
    assert all(re.fullmatch(r"actions/[\w-]+@[0-9a-f]{40}  # v\d+\.\d+\.\d+", one) for one in used), used
