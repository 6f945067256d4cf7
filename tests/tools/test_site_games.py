"""Tests of what the owner of a site names in site.toml."""

import json
from pathlib import Path

import pytest

import shell
import site_games
from console import Stop
from sanjuan.games import GAMES

INDEX = (Path(__file__).resolve().parents[2] / "index.html").read_text("utf-8")


def test_a_site_names_no_servers_unless_its_owner_does():
    assert site_games.ice_servers(site_games.SITE) == []


def test_servers_are_handed_over_as_they_are_named():
    named = [{"urls": "stun:stun.example.org:3478"}]
    named += [{"urls": "turns:turn.example.org", "username": "guest", "credential": "secret"}]
    assert site_games.ice_servers({"ice": named}) == named


@pytest.mark.parametrize(
    "wrong",
    [
        "stun:stun.example.org",
        [{"url": "stun:stun.example.org"}],
        [{"urls": "https://stun.example.org"}],
        [{"urls": "turn:turn.example.org", "password": "secret"}],
        [{"urls": ["stun:stun.example.org"]}],
        {"urls": "stun:stun.example.org"},
    ],
)
def test_a_server_that_cannot_be_used_stops_the_build(wrong):
    with pytest.raises(Stop, match="no STUN or TURN server"):
        site_games.ice_servers({"ice": wrong})


def test_a_site_names_no_relay_unless_its_owner_does():
    assert site_games.relay(site_games.SITE) == ""


@pytest.mark.parametrize(
    "named",
    [
        "https://relay.example.org/",
        "https://relay.example.org:8443/tables/of-ours/",
        "http://localhost:8000/",
        "http://127.0.0.1/",
    ],
)
def test_a_relay_is_handed_over_as_it_is_named(named):
    assert site_games.relay({"relay": named}) == named


@pytest.mark.parametrize(
    "wrong",
    [
        "",
        "relay.example.org/",
        "https://relay.example.org",
        "https://relay.example.org/tables",
        "http://relay.example.org/",
        "http://localhost.example.org/",
        "wss://relay.example.org/",
        "https://guest:secret@relay.example.org/",
        "https://relay.example.org/?room=1/",
        "https://relay.example.org/#a/",
        "https://relay.example.org/;script-src */",
        'https://relay.example.org/"/',
        "https://relay.example.org/\n",
        ["https://relay.example.org/"],
        True,
    ],
)
def test_a_relay_that_cannot_be_used_stops_the_build(wrong):
    with pytest.raises(Stop, match="not the address of a relay"):
        site_games.relay({"relay": wrong})


def test_a_page_names_its_relay_and_may_connect_to_that_alone():
    page = shell.relayed(INDEX, "https://relay.example.org:8443/tables/")
    assert '<meta name="relay" content="https://relay.example.org:8443/tables/">' in page
    allowed = shell.policy(page, "https://relay.example.org:8443/tables/")
    assert "connect-src 'self' https://relay.example.org:8443 wss://relay.example.org:8443; " in allowed
    assert "connect-src 'self' http://localhost:8000 ws://localhost:8000; " in shell.policy(
        "", "http://localhost:8000/"
    )


def test_a_page_without_a_relay_says_nothing_of_one():
    page = shell.relayed(INDEX, "")
    assert "relay" not in page
    assert "connect-src 'self'; " in shell.policy(page)


def test_a_page_that_has_no_place_for_a_relay_is_reported():
    with pytest.raises(ValueError, match="relay"):
        shell.relayed("<html>", "")


def test_the_strengths_of_the_levels_are_not_in_the_page_but_in_a_file_of_their_own():
    assert not [row for row in site_games.known() if "ratings" in row]
    assert json.loads(site_games.ratings()) == {name: dict(game.ratings) for name, game in GAMES.items()}
