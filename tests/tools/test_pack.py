"""Tests of the README in the wheel (tools/pack.py): an index of packages shows it alone."""

import tomllib
from pathlib import Path

import pack


def test_a_document_alone_has_no_pictures_and_no_links_to_files():
    text = "# A\n\n![pic](docs/a.webp)\n\nSee [this](docs/b.md#c), [that](#a) and [there](https://example.org).\n"
    assert pack.standalone(text) == "# A\n\nSee this, [that](#a) and [there](https://example.org).\n"


def test_the_readme_alone_has_no_link_to_a_file():
    text = pack.standalone((Path(__file__).parents[2] / "README.md").read_text("utf-8"))
    assert text.startswith("# ") and "](docs/" not in text and "](CO" not in text


def test_the_address_of_the_site_becomes_a_link_of_the_package():
    project = (Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8")
    made = tomllib.loads(pack.addressed(project, "https://games.example/"))["project"]
    assert made.pop("urls") == {"Homepage": "https://games.example/"}
    assert made == tomllib.loads(pack.addressed(project, ""))["project"]
