"""`sanjuan play --lan` where it cannot serve: it says why."""

import sys

import pytest

from sanjuan import hosting, lan
from sanjuan.__main__ import main
from sanjuan.lan import command


def test_without_the_extra_it_says_how_to_get_it(monkeypatch, capsys, tmp_path):
    monkeypatch.setattr(hosting, "site", lambda: tmp_path)
    monkeypatch.delattr(lan, "server", raising=False)
    monkeypatch.setitem(sys.modules, "sanjuan.lan.server", None)  # as where it cannot be imported
    assert main(["play", "--lan"]) == 1
    assert capsys.readouterr().err.strip() == command.NO_EXTRA


def test_without_a_site_it_says_how_to_build_it(monkeypatch, capsys):
    monkeypatch.setattr(hosting, "site", lambda: None)
    assert main(["play", "--lan"]) == 1
    assert capsys.readouterr().err.strip() == hosting.NO_SITE


def test_without_a_free_port_it_says_so(monkeypatch, capsys, tmp_path):
    monkeypatch.setattr(hosting, "site", lambda: tmp_path)
    monkeypatch.setattr(hosting, "PORTS_TRIED", 0)
    assert main(["play", "--lan", "--port", "8000"]) == 1
    assert "no free port" in capsys.readouterr().err


def test_the_network_is_not_for_the_terminal(capsys):
    with pytest.raises(SystemExit) as ended:
        main(["play", "--lan", "--seats", "2"])
    assert ended.value.code == 2 and "--lan" in capsys.readouterr().err
