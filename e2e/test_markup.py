"""Every page of the site is HTML without a fault, by the W3C's own checker; where there is no Java, that is said."""

import json
import subprocess

import pytest

import prepare

CHECKER = prepare.VENV / "markup/node_modules/vnu-jar/build/dist/vnu.jar"
OURS_MAY_BE_ASKED = "-Dnu.validator.servlet.allow-forbidden-hosts=true"
"""The checker asks no host of this machine otherwise."""
PYSCRIPT = '<script type="mpy"'
"""PyScript's own tag, which no standard knows."""
UNHASHED = "Inline script violates Content Security Policy"
"""Said of every inline script: the checker takes no hash for an answer. Browsers do, or nothing would start."""


def found(addresses):
    """Yield the findings of the checker on pages as (file, message, extract)."""
    # A page with the form in four languages has no one language to be guessed.
    options = ["--format", "json", "--stdout", "--exit-zero-always", "--no-langdetect"]
    command = ["java", OURS_MAY_BE_ASKED, "-jar", CHECKER, *options, *addresses]
    told = subprocess.run(command, capture_output=True, text=True, check=True)
    for message in json.loads(told.stdout)["messages"]:
        extract = message.get("extract", "")
        if PYSCRIPT not in extract and not message["message"].startswith(UNHASHED):
            yield message["url"].rsplit("/", 1)[-1], message["message"], extract


@pytest.fixture
def checker():
    """Go on only with a Java, and then with the checker."""
    if prepare.java_version() < prepare.JAVA_AT_LEAST:
        pytest.skip(f"NOT CHECKED: the pages' HTML; the W3C's checker needs Java >= {prepare.JAVA_AT_LEAST}")
    assert CHECKER.exists(), "no checker: run python3 tools/prepare.py markup"


def test_no_page_has_a_fault(checker, site, dist):
    pages = sorted(path.relative_to(dist).as_posix() for path in dist.rglob("*.html"))
    assert {"index.html", "embed.html", "rules.en.html", "about.es.html", "rules.citadels.de.html"} <= set(pages)
    assert list(found([site.url + page for page in pages])) == []


def test_a_fault_is_noticed(checker, tmp_path):
    (tmp_path / "a.html").write_text('<!doctype html><html lang="en"><title>A</title><dl><div><dd>b</dd></div></dl>')
    [(name, what, _)] = found([str(tmp_path / "a.html")])
    assert name == "a.html" and "dt" in what
