"""Tests of what the owner of a site names in site.toml."""

import pytest

import site_games
from console import Stop


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
