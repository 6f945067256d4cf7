"""`python -m sanjuan play`: the built site on this machine; and where it says that it cannot."""

import urllib.error
import urllib.request
from threading import Thread

import pytest

from sanjuan import __main__, hosting


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "index.html").write_text("<p>hello")
    (tmp_path / "a.wasm").write_bytes(b"\0asm")
    return tmp_path


def test_a_busy_port_gives_way_to_the_next(folder):
    with hosting.listen(folder, 18_000) as first, hosting.listen(folder, first.server_port) as second:
        assert second.server_port > first.server_port


def test_files_come_under_the_types_that_browsers_insist_on(folder):
    with hosting.listen(folder, 18_100) as server:
        Thread(target=server.handle_request, daemon=True).start()
        with urllib.request.urlopen(f"http://127.0.0.1:{server.server_port}/a.wasm") as answer:
            assert answer.headers["content-type"] == "application/wasm" and answer.read() == b"\0asm"


@pytest.mark.parametrize("name", ["%00", "web/"])
def test_what_no_file_is_and_folders_are_not_there(folder, name):
    (folder / "web").mkdir()
    with hosting.listen(folder, 8200) as server:
        Thread(target=server.handle_request).start()
        with pytest.raises(urllib.error.HTTPError, match="404"):
            urllib.request.urlopen(f"http://127.0.0.1:{server.server_port}/{name}")


def test_nothing_is_said_of_a_visitor_who_leaves(folder, capsys):
    with hosting.listen(folder, 8200) as server:
        for fault in (BrokenPipeError(), KeyError("ours")):
            try:
                raise fault
            except (BrokenPipeError, KeyError):
                server.handle_error(None, ("127.0.0.1", 1))
    said = capsys.readouterr().err
    assert "KeyError" in said and "BrokenPipe" not in said


def test_without_a_built_site_it_says_how_to_get_one(monkeypatch, capsys, tmp_path):
    monkeypatch.setattr(hosting, "PLACES", (tmp_path,))
    assert __main__.main(["play", "--no-browser"]) == 1
    assert "make build" in capsys.readouterr().err


def test_the_browser_is_opened_unless_it_is_not_wanted(monkeypatch, folder):
    opened, served = [], []
    monkeypatch.setattr(hosting, "PLACES", (folder,))
    monkeypatch.setattr(hosting.webbrowser, "open", opened.append)
    monkeypatch.setattr(hosting.http.server.ThreadingHTTPServer, "serve_forever", lambda server: served.append(server))
    assert __main__.main(["play", "--port", "18200"]) == 0 and opened[0].startswith("http://localhost:18")
    assert __main__.main(["play", "--port=18200", "--no-browser"]) == 0 and len(opened) == 1 and len(served) == 2


@pytest.mark.parametrize("arguments", ["--terminal", "--seats 3", "--terminal --lang fr", "--resume game.json"])
def test_the_terminal_is_reached_by_its_name_and_by_its_own_options(monkeypatch, arguments):
    asked = []
    monkeypatch.setattr("sanjuan.terminal.run", lambda options: asked.append(options) or 0)
    assert __main__.main(["play", *arguments.split()]) == 0
    assert [(one.seats, one.humans) for one in asked] == [(3, 1)]


def test_options_of_browser_and_terminal_do_not_go_together(capsys):
    with pytest.raises(SystemExit, match="2"):
        __main__.main(["play", "--port", "8001", "--seats", "3"])
    assert "--port is for the browser, --seats for the terminal" in capsys.readouterr().err
