"""dist/ as a folder: whole, and sufficient to itself. No browser needed."""

import hashlib
import json
import re

import pytest

VENDOR = "vendor"
OWN_TEXT = {".html", ".css", ".js", ".json", ".py", ".svg", ".webmanifest", ".ftl"}
ADDRESS = re.compile(r"https?://(?!www\.w3\.org/|localhost|127\.0\.0\.1)[\w.]+")
REFERENCE = re.compile(
    r"""(?:src|href)="([^"#:]+)"|url\(["']?([^"'():#]+)["']?\)|from "(\.[^"]+)"|import\("(\.[^"]+)"\)"""
)


def own_files(dist):
    """The text files of the site that are ours."""
    return [path for path in dist.rglob("*") if path.suffix in OWN_TEXT and VENDOR not in path.relative_to(dist).parts]


def references(path):
    """Every file that a page, a style sheet, a drawing or a script names."""
    found = REFERENCE.findall(path.read_text("utf-8"))
    return ["".join(groups).split("?")[0] for groups in found]


def listed(dist):
    """{path: hash} of the service worker."""
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


def test_no_own_file_names_another_host(dist):
    for path in own_files(dist):
        assert not ADDRESS.findall(path.read_text("utf-8")), path


@pytest.mark.parametrize("name", ["pyscript.json", "worker.json"])
def test_every_configuration_names_its_interpreter_and_files_that_exist(dist, name):
    config = json.loads((dist / name).read_text("utf-8"))
    scripts = config.get("js_modules", {}).get("main", {})
    for path in [config["interpreter"], *config["files"], *scripts]:
        assert path.startswith("./") and (dist / path).exists(), path


def test_the_manifest_names_icons_that_exist(dist):
    manifest = json.loads((dist / "web" / "manifest.webmanifest").read_text("utf-8"))
    assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}
    assert all((dist / "web" / icon["src"]).exists() for icon in manifest["icons"])


def test_the_service_worker_keeps_every_file_under_its_hash(dist):
    files = {path.relative_to(dist).as_posix() for path in dist.rglob("*") if path.is_file()}
    kept = listed(dist)
    assert set(kept) == {name for name in files if name != "sw.js" and "LICENSE" not in name}
    assert all(hashlib.sha256((dist / name).read_bytes()).hexdigest() == digest for name, digest in kept.items())


def test_the_site_is_smaller_than_twenty_megabytes(dist):
    assert sum(path.stat().st_size for path in dist.rglob("*") if path.is_file()) < 20e6
