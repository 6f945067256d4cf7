"""dist/ as a folder: whole, and sufficient to itself. No browser needed."""

import hashlib
import json
import re

import pytest

from precache import TOGETHER
from sanjuan.games import GAMES
from sanjuan.words.bundles import words
from sanjuan.words.languages import LANGUAGES

VENDOR = "vendor"
OWN_TEXT = {".html", ".css", ".js", ".json", ".py", ".svg", ".webmanifest", ".ftl"}
ADDRESS = re.compile(r"https?://(?!www\.w3\.org/|localhost|127\.0\.0\.1)[\w.]+")
REFERENCE = re.compile(
    r"""(?:src|href)="([^"#:]+)"|url\(["']?([^"'():#]+)["']?\)|from "(\.[^"]+)"|import\("(\.[^"]+)"\)"""
)


def own_files(dist):
    """Return the text files of the site that are ours."""
    return [path for path in dist.rglob("*") if path.suffix in OWN_TEXT and VENDOR not in path.relative_to(dist).parts]


def references(path):
    """Return every file that a page, a style sheet, a drawing or a script names."""
    found = REFERENCE.findall(path.read_text("utf-8"))
    return ["".join(groups).split("?")[0] for groups in found]


def listed(dist):
    """{path: [size, hash]} of the service worker."""
    text = (dist / "sw.js").read_text("utf-8")
    return json.loads(re.search(r"FILES = (\{.*?\});", text, re.DOTALL)[1])


def test_every_file_that_is_named_exists(dist):
    for path in own_files(dist):
        if path.suffix in {".html", ".css", ".js", ".svg"}:
            for name in references(path):
                assert (path.parent / name).exists(), (path, name)


def test_no_path_starts_at_the_root_of_the_host(dist):
    for path in own_files(dist):
        if path.suffix in {".html", ".css", ".js", ".svg"}:
            assert not [name for name in references(path) if name.startswith("/")], path


def test_nothing_may_be_evaluated_but_programs_of_webassembly(dist):
    for path in dist.glob("*.html"):
        [policy] = re.findall(r'Content-Security-Policy" content="([^"]*)"', path.read_text("utf-8"))
        assert "'wasm-unsafe-eval'" in policy and "'unsafe-eval'" not in policy, path


def test_no_own_file_names_another_host(dist):
    for path in own_files(dist):
        assert not ADDRESS.findall(path.read_text("utf-8")), path


def test_every_script_has_the_ending_that_every_host_knows(dist):
    assert not list(dist.rglob("*.mjs"))
    assert not [path for path in dist.rglob("*.js*") if b"asm.mjs" in path.read_bytes()]


@pytest.mark.parametrize("name", ["pyscript.json", "embed.json"])
def test_every_configuration_names_its_interpreter_and_files_that_exist(dist, name):
    config = json.loads((dist / name).read_text("utf-8"))
    scripts = config.get("js_modules", {}).get("main", {})
    sources = json.loads((dist / "sources.json").read_text("utf-8"))["sources"]
    for path in [config["interpreter"], *sources, *scripts]:
        assert path.startswith("./") and (dist / path).exists(), path


@pytest.mark.parametrize("name", ["manifest", *(f"manifest.{lang}" for lang in LANGUAGES[1:])])
def test_the_manifest_names_icons_that_exist(dist, name):
    manifest = json.loads((dist / "web" / f"{name}.webmanifest").read_text("utf-8"))
    assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}
    pictures = [*manifest["icons"], *manifest["screenshots"], *manifest["shortcuts"][0]["icons"]]
    assert all((dist / "web" / picture["src"]).exists() for picture in pictures)
    assert {shot["form_factor"] for shot in manifest["screenshots"]} == {"wide", "narrow"}
    titles = [words(manifest["lang"], game)("title") for game in GAMES]
    assert [title for title in titles if title not in manifest["description"]] == []


def test_the_description_of_the_site_names_every_game(dist):
    said = re.search(r'<meta name="description" content="(.*?)">', (dist / "index.html").read_text("utf-8"))
    assert [game for game in GAMES if words(LANGUAGES[0], game)("title") not in said[1]] == []


def test_the_service_worker_keeps_every_file_under_its_hash(dist):
    files = {path.relative_to(dist).as_posix() for path in dist.rglob("*") if path.is_file()}
    kept = listed(dist)
    wanted = {name for name in files if name != "sw.js" and "LICENSE" not in name and not TOGETHER.match(name)}
    assert set(kept) == {name for name in wanted if not {"shots", "laid"} & set(name.split("/"))}
    for name, (size, digest) in kept.items():
        data = (dist / name).read_bytes()
        assert (len(data), hashlib.sha256(data).hexdigest()) == (size, digest), name


def test_where_scripts_are_off_every_language_says_so(dist):
    said = (dist / "index.html").read_text("utf-8").partition("<noscript>")[2].partition("</noscript>")[0]
    for lang in LANGUAGES:
        assert f'<p lang="{lang}">{words(lang)("no-script")}</p>' in said


def test_the_site_is_smaller_than_twenty_megabytes(dist):
    assert sum(path.stat().st_size for path in dist.rglob("*") if path.is_file()) < 20e6


def test_the_page_about_the_site_names_every_part_and_its_licence(dist):
    parts = json.loads((dist / "sbom.cdx.json").read_text("utf-8"))["components"]
    for lang in LANGUAGES:
        page = (dist / f"about.{lang}.html").read_text("utf-8")
        for part in parts:
            licences = ", ".join(one["license"]["id"] for one in part["licenses"])
            cells = part["name"], part.get("version", ""), licences
            row = "".join(f"<td>{cell}</td>" for cell in cells)
            assert (row in page) == (part["scope"] == "required"), part


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_about_the_site_says_what_is_new_what_is_kept_and_how_it_serves_everybody(dist, lang):
    page, t = (dist / f"about.{lang}.html").read_text("utf-8"), words(lang)
    for name in ("news", "kept", "access"):
        assert f'<h2 id="{name}">{t(f"about-{name}")}</h2>' in page and page.count("⟦") == 0
    assert t("setup-elsewhere") in t("about-news.line1") and t("about-kept.line3") in page
    assert t("kept-away") in t("about-kept.line2") and t("act-statistics") in t("about-kept.line2")
