"""The parts of the build, each on a small tree of its own."""

import subprocess
import zipfile

import imports
import precache
import prepare
import pytest
import serve
import stdlib
import vendor
from say import Stop


def write(root, files):
    """Write {path: text} under a folder."""
    for name, text in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, "utf-8")


def fake(folder, name, script):
    """Put an executable shell script in a folder."""
    (folder / name).write_text(f"#!/bin/sh\n{script}\n", "utf-8")
    (folder / name).chmod(0o755)


def test_a_page_gets_the_modules_it_imports_and_those_they_import(tmp_path):
    write(
        tmp_path,
        {"web/main.py": "import near", "web/near.py": "from far import x", "web/far.py": "", "web/other.py": ""},
    )
    found = imports.closure(tmp_path, tmp_path / "web" / "main.py")
    assert imports.places(tmp_path, found) == {"./web/far.py": "./far.py", "./web/near.py": "./near.py"}


def test_a_module_of_the_package_comes_with_the_packages_it_lies_in(tmp_path):
    write(
        tmp_path, {"web/main.py": "def late():\n  from pack.inner import leaf", "web/json.py": "", "pack/other.py": ""}
    )
    write(tmp_path, {"pack/__init__.py": "", "pack/inner/__init__.py": "", "pack/inner/leaf.py": "import json"})
    found = imports.closure(tmp_path, tmp_path / "web" / "main.py")
    names = ["pack/__init__.py", "pack/inner/__init__.py", "pack/inner/leaf.py", "web/json.py"]
    assert [path.relative_to(tmp_path).as_posix() for path in found] == names


def test_imports_in_a_circle_end(tmp_path):
    write(tmp_path, {"web/main.py": "import a", "web/a.py": "import b", "web/b.py": "import a, main"})
    assert len(imports.closure(tmp_path, tmp_path / "web" / "main.py")) == 2


def test_vendor_folders_get_their_versions():
    text = 'import "../../vendor/pyscript/core.js"; url(../vendored/x)'
    assert vendor.versioned(text, {"pyscript": "pyscript-1.2"}) == text.replace("pyscript/", "pyscript-1.2/")


def test_a_vendored_script_names_no_source_map(tmp_path):
    write(tmp_path, {"a.js": "run();\n//# sourceMappingURL=a.js.map\n"})
    vendor.copy_file(tmp_path / "a.js", tmp_path / "b.js")
    assert (tmp_path / "b.js").read_text() == "run();\n"


def test_the_version_of_a_site_follows_from_its_files(tmp_path):
    template = 'const VERSION = "@VERSION@"; const FILES = {/*@FILES@*/};'
    write(tmp_path, {"index.html": "one", "vendor/LICENSE": "free", "sw.js": "old"})
    one = precache.service_worker(template, tmp_path)
    assert list(precache.manifest(tmp_path)) == ["index.html"] and one == precache.service_worker(template, tmp_path)
    write(tmp_path, {"index.html": "two"})
    assert precache.service_worker(template, tmp_path).split(";")[0] != one.split(";")[0]


def test_the_library_is_trimmed_of_what_no_page_imports(tmp_path):
    with zipfile.ZipFile(tmp_path / "lib.zip", "w") as archive:
        for name in ["json/__init__.py", "unittest/mock.py", "pdb.py", "random.py", "pdbx.py"]:
            archive.writestr(name, "pass")
    (tmp_path / "small.zip").write_bytes(stdlib.trimmed(tmp_path / "lib.zip"))
    with zipfile.ZipFile(tmp_path / "small.zip") as archive:
        assert archive.namelist() == ["json/__init__.py", "random.py", "pdbx.py"]


def test_a_busy_port_gives_way_to_the_next():
    with serve.listen(18_000) as first, serve.listen(first.server_port) as second:
        assert second.server_port > first.server_port


def test_an_old_node_is_passed_over(tmp_path, monkeypatch):
    fake(tmp_path, "node", "echo v18.20.0")
    fake(tmp_path, "npm", "exit 0")
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(prepare, "VENV", tmp_path / "none")
    assert prepare.find_node() is None
    fake(tmp_path, "node", "echo v20.1.0")
    assert prepare.find_node() == str(tmp_path)


def test_without_a_network_the_build_says_so(tmp_path, monkeypatch):
    fake(tmp_path, "node", "echo v22.0.0")
    fake(tmp_path, "npm", "exit 1")
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    with pytest.raises(Stop, match="(?s)npm could not fetch.*check the network"):
        prepare.npm()


def test_an_old_python_is_told_what_to_do(monkeypatch):
    monkeypatch.setattr(prepare, "PYTHON_AT_LEAST", (9, 0))
    with pytest.raises(Stop, match="(?s)too old.*make PYTHON="):
        prepare.main([])


def test_without_apt_a_missing_browser_is_named(monkeypatch, tmp_path):
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(Stop, match="(?s)Chromium.*apt-get install chromium"):
        prepare.chromium()


def test_nothing_is_installed_where_there_is_no_apt(monkeypatch, tmp_path):
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: pytest.fail("nothing may be run"))
    assert prepare.apt("chromium") is False
