"""The page's list of what its files contain: whole, and of these very files."""

import base64
import hashlib
import json
import re

import pytest

import integrity

PAGE = (
    '<script>whole = "@WHOLE@"</script><!--importmap--><link rel="stylesheet" href="a.css">'
    '<link rel="modulepreload" href="./web/js/a.js"><link rel="modulepreload" href="vendor/b-1/b.js">'
    '<link rel="preload" as="fetch" crossorigin href="page.json"><link rel="preload" as="fetch" href="p.gz">'
    '<script type="mpy" src="web/page.py" config="page.json"></script>'
)
FILES = ["a.css", "web/js/a.js", "web/js/late/b.js", "sw.js", "vendor/b-1/b.js", "page.json", "p.gz", "locales/en.ftl"]
FILES += ["web/page.py", "web/other.py", "web/art/a.webp", "sbom.cdx.json"]
FILES += ["vendor/pyscript-1/core.js", "vendor/pyscript-1/core.css"]
FILES += ["rules.en.html", "about.en.html", "web/lazy/rules.css"]


@pytest.fixture
def site(tmp_path):
    for name in FILES:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(f"this is {name}")
    return tmp_path


def digest(name):
    return "sha256-" + base64.b64encode(hashlib.sha256(f"this is {name}".encode()).digest()).decode()


def test_every_script_of_ours_is_in_the_map_and_of_the_libraries_those_of_the_start(site):
    [found] = re.findall(r'<script type="importmap">(.*?)</script>', integrity.guarded(PAGE, site))
    names = ["vendor/pyscript-1/core.js", "web/js/a.js", "web/js/late/b.js"]
    assert json.loads(found) == {"integrity": {f"./{name}": digest(name) for name in names}}


def test_what_the_page_fetches_unpacked_is_in_the_table(site):
    [found] = re.findall(r"whole = (\{.*?\})<", integrity.guarded(PAGE, site))
    names = ("page.json", "locales/en.ftl", "web/page.py", "rules.en.html", "web/lazy/rules.css")
    assert json.loads(found) == {name: digest(name) for name in names}


def test_links_say_what_they_bring_where_it_is_known(site):
    links = re.findall(r'href="([^"]+)"(?: integrity="([^"]+)")?', integrity.guarded(PAGE, site))
    assert dict(links) == {
        "a.css": digest("a.css"), "./web/js/a.js": digest("web/js/a.js"), "vendor/b-1/b.js": "",
        "page.json": digest("page.json"), "p.gz": "",
    }  # fmt: skip


def test_a_page_says_nothing_of_what_only_another_one_fetches(site):
    others = ["embed.json", "web/css/guests.css", "web/css/page.css", "learn/x/course.json", "locales/en.learn.ftl"]
    for name in others:
        (site / name).parent.mkdir(parents=True, exist_ok=True)
        (site / name).write_text("other")
    usual, guests = (
        {name for name in others if name in integrity.texts(site, PAGE, which)}
        for which in (integrity.OF_GUESTS, integrity.OF_HOME)
    )
    assert usual == {"web/css/page.css", "learn/x/course.json", "locales/en.learn.ftl"}
    assert guests == {"web/css/guests.css"}
    assert "embed.json" in integrity.texts(site, PAGE.replace("page.json", "embed.json"), integrity.OF_GUESTS)


@pytest.mark.parametrize("place", [integrity.MAP, integrity.TABLE])
def test_a_page_without_a_place_for_them_stops_the_build(site, place):
    with pytest.raises(ValueError, match="is expected to hold"):
        integrity.guarded(PAGE.replace(place, ""), site)
