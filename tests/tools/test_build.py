"""The parts of the build, each on a small tree of its own."""

import ast
import json
import re
import subprocess
import zipfile
from pathlib import Path

import pytest

import imports
import precache
import prepare
import vendor
from console import Stop
from runtime import page_files, stdlib, worker_files
from runtime.bundle import bundle
from tests.reading import nodes

ROOT = Path(__file__).resolve().parents[2]


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


def test_what_is_imported_for_types_only_is_not_needed(tmp_path):
    main = "if TYPE_CHECKING:\n  import shapes\nimport near"
    write(tmp_path, {"web/main.py": main, "web/shapes.py": "", "web/near.py": ""})
    assert imports.closure(tmp_path, tmp_path / "web" / "main.py") == [tmp_path / "web" / "near.py"]


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


def test_modules_come_after_what_they_import_and_what_functions_import_comes_with_the_rest(tmp_path):
    write(
        tmp_path,
        {"web/main.py": "import a\ndef f():\n  import late", "web/a.py": "import b, c", "web/b.py": "import c"},
    )
    write(tmp_path, {"web/c.py": "", "web/late.py": "import a, later", "web/later.py": ""})
    assert imports.order(tmp_path, tmp_path / "web" / "main.py", deep=False) == ["c", "b", "a"]
    assert imports.order(tmp_path, tmp_path / "web" / "main.py", deep=True) == ["c", "b", "a", "later", "late"]


def test_vendor_folders_get_their_versions():
    text = 'import "../../vendor/pyscript/core.js"; url(../vendored/x)'
    assert vendor.versioned(text, {"pyscript": "pyscript-1.2"}) == text.replace("pyscript/", "pyscript-1.2/")


def test_a_vendored_script_names_no_source_map(tmp_path):
    write(tmp_path, {"a.js": "run();\n//# sourceMappingURL=a.js.map\n"})
    vendor.copy_file(tmp_path / "a.js", tmp_path / "b.js")
    assert (tmp_path / "b.js").read_text() == "run();\n"


def test_micropython_waits_by_a_clock_that_nobody_sets(tmp_path):
    script = tmp_path / "micropython.mjs"
    script.write_text("x={mp_js_ticks_ms:()=>Date.now()-MP_JS_EPOCH}")
    vendor.copy_file(script, tmp_path / "out.js")
    assert (tmp_path / "out.js").read_text() == "x={mp_js_ticks_ms:()=>performance.now()}"
    script.write_text("x={mp_js_ticks_ms:()=>somethingElse()}")
    with pytest.raises(ValueError, match="look how this version measures time"):
        vendor.copy_file(script, tmp_path / "out.js")


def test_the_version_of_a_site_follows_from_its_files(tmp_path):
    template = "@VERSION@;@RUNTIME@;{/*@FILES@*/}"
    site = {"index.html": "@VERSION@", "vendor/a.js": "1", "vendor/LICENSE": "free", "sw.js": "old", "web/b.py": "2"}

    def stamped(**changed):
        write(tmp_path, site | {name.replace("_", "/", 1).replace("_", "."): text for name, text in changed.items()})
        version, runtime, files = precache.stamp(template, tmp_path).split(";")
        assert (tmp_path / "index.html").read_text() == version
        assert list(json.loads(files)) == ["index.html", "vendor/a.js", "web/b.py"]
        return version, runtime

    version, runtime = stamped()
    assert stamped() == (version, runtime)
    assert stamped(web_b_py="3")[0] != version and stamped(web_b_py="3")[1] == runtime, "the runtime stays"
    assert version not in stamped(vendor_a_js="2") and runtime not in stamped(vendor_a_js="2")


def test_the_library_is_trimmed_of_what_no_page_imports(tmp_path):
    with zipfile.ZipFile(tmp_path / "lib.zip", "w") as archive:
        for name in ["json/__init__.py", "unittest/mock.py", "pdb.py", "random.py", "pdbx.py"]:
            archive.writestr(name, "pass")
    (tmp_path / "small.zip").write_bytes(stdlib.trimmed(tmp_path / "lib.zip"))
    with zipfile.ZipFile(tmp_path / "small.zip") as archive:
        assert archive.namelist() == ["json/__init__.py", "random.py", "pdbx.py"]


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


def test_before_it_begins_the_build_says_how_many_steps_follow(tmp_path, monkeypatch, capsys):
    for name, path in ("ROOT", tmp_path), ("VENV", tmp_path / ".venv"):
        monkeypatch.setattr(prepare, name, path)
    prepare.plan()
    told = capsys.readouterr().out
    assert "4 steps, about" in told and told.rstrip().endswith("4. the site served on this machine")
    write(tmp_path, {".venv/.build": "", "node_modules/.ready": ""})
    prepare.plan()
    assert "2 steps: 1. the site" in capsys.readouterr().out


def test_a_wheel_needs_no_packages_of_the_development():
    made = subprocess.run(["make", "-n", "-B", "wheel"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    groups = re.findall(r"prepare\.py (\w+)", made)
    assert set(groups) == {"build", "npm", "wheel"}
    locks = [(ROOT / "tools" / "locks" / f"{group}.txt").read_text("utf-8") for group in ("build", "wheel")]
    assert sum(len(re.findall("(?m)^[^ #]+==", lock)) for lock in locks) < 15


def test_an_old_python_is_told_what_to_do(monkeypatch):
    monkeypatch.setattr(prepare, "PYTHON_AT_LEAST", (9, 0))
    with pytest.raises(Stop, match="(?s)too old.*make PYTHON="):
        prepare.main([])


def test_without_apt_a_missing_browser_is_named(monkeypatch, tmp_path):
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(Stop, match="(?s)Chromium.*apt-get install chromium"):
        prepare.chromium()


def test_a_chromium_with_windows_will_do_where_the_other_cannot_be_installed(monkeypatch, tmp_path, capsys):
    (tmp_path / "chromium").write_text("#!/bin/sh\n")
    (tmp_path / "chromium").chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    prepare.chromium()
    assert "chromium-headless-shell cannot be installed" in capsys.readouterr().out


def test_nothing_is_installed_where_there_is_no_apt(monkeypatch, tmp_path):
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: pytest.fail("nothing may be run"))
    assert prepare.apt("chromium") is False


def test_the_pages_modules_are_one_file_of_byte_code(tmp_path):
    write(tmp_path, {"near.py": "x = 1", "pack/inner.py": "def f():\n    return 2"})
    made = page_files.modules_of({"near.py": tmp_path / "near.py", "pack/inner.py": tmp_path / "pack" / "inner.py"})
    length = int.from_bytes(made[:4], "little")
    names, sizes = zip(*json.loads(made[4 : 4 + length]), strict=True)
    assert names == ("near.mpy", "pack/inner.mpy") and len(made) == 4 + length + sum(sizes)
    assert made[4 + length :].startswith(b"M\x06"), "byte code of version 6, which MicroPython 1.28 reads"


def test_a_package_that_says_nothing_is_only_a_folder_to_the_page(tmp_path):
    write(tmp_path, {"told/__init__.py": '"""A folder."""', "kept/__init__.py": "x = 1", "told/inner.py": ""})
    made = page_files.modules_of(
        {name: tmp_path / name for name in ("told/__init__.py", "kept/__init__.py", "told/inner.py")}
    )
    length = int.from_bytes(made[:4], "little")
    assert [name for name, _ in json.loads(made[4 : 4 + length])] == ["kept/__init__.mpy", "told/inner.mpy"]


def test_a_part_has_what_the_page_has_not_and_the_page_knows_nothing_of_it(tmp_path):
    far = "import near, wide\nimport pack.x"
    write(tmp_path, {page_files.MAIN: "import near", "web/near.py": "", "web/page/far/part.py": far})
    write(tmp_path, {"web/wide.py": "", "pack/__init__.py": "", "pack/x.py": ""})
    [(name, paths)] = page_files.parts(tmp_path).items()
    assert name == "far"
    assert set(page_files.named(tmp_path, paths)) == {"page/far/part.py", "wide.py", "pack/__init__.py", "pack/x.py"}
    assert list(page_files.named(tmp_path, imports.closure(tmp_path, tmp_path / page_files.MAIN))) == ["near.py"]


def test_a_module_that_is_no_python_stops_the_build(tmp_path):
    write(tmp_path, {"bad.py": "def ("})
    with pytest.raises(Stop, match="bad.py"):
        page_files.modules_of({"bad.py": tmp_path / "bad.py"})


def test_the_library_of_the_image_has_stubs_for_what_no_engine_needs(tmp_path):
    with zipfile.ZipFile(tmp_path / "lib.zip", "w") as archive:
        for name in ["json/__init__.py", "ast.py", "asyncio/__init__.py", "asyncio/tasks.py", "pyodide/code.py"]:
            archive.writestr(name, "whole")
    (tmp_path / "bare.zip").write_bytes(stdlib.with_stubs((tmp_path / "lib.zip").read_bytes()))
    with zipfile.ZipFile(tmp_path / "bare.zip") as archive:
        assert "asyncio/tasks.py" not in archive.namelist(), "nothing is left of a package that is a stub"
        whole = {name for name in archive.namelist() if archive.read(name) == b"whole"}
    assert whole == {"json/__init__.py"}
    assert {"ast", "asyncio", "traceback"} <= set(stdlib.empty())
    assert not {"pyodide", "pyodide.code"} & set(stdlib.empty())


def test_no_module_of_the_engine_imports_a_shell():
    stubs = set(stdlib.empty())
    for name, path in worker_files.files_of(worker_files.HERE.parents[1]).items():
        if name.endswith(".py"):
            for node in nodes(path):
                modules = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
                modules += [node.module] if isinstance(node, ast.ImportFrom) and node.module else []
                assert not set(modules) & stubs, f"{name} needs a module that the image lacks"


def test_the_engine_takes_the_networks_along(tmp_path):
    host = "import game.bot\ndef rare():\n    import lesson"
    write(tmp_path, {"web/worker/engine.py": "import host", "web/host.py": host, "web/lesson.py": ""})
    write(tmp_path, {"game/__init__.py": "", "game/bot.py": "", "game/net.bin": "weights", "game/other.py": ""})
    files = worker_files.files_of(tmp_path)
    game = ["game/__init__.py", "game/bot.py"]
    assert list(files) == [*game, "host.py", "lesson.py", "worker/engine.py", "game/net.bin"]
    assert set(worker_files.modules(tmp_path)[""]) == {"game", "game.bot", "host", "worker.engine"}, (
        "lessons come later"
    )
    packed = bundle({name: path.read_bytes() for name, path in files.items()})
    assert packed.endswith(b"weights") and b'["game/net.bin", 7]' in packed
