"""A toy game on the built site: its form, with the words and drawings that the build would have given it.

The engine does not know it; what the form does before and after Python has come can be looked at all the same.
"""

import json
import re

from first_screen import prerender
from page.catalog import games
from sanjuan.games import GAMES
from sanjuan.games.describe import describe
from sanjuan.words.bundles import words as speak
from tests.toys import AUCTION

LISTED = re.compile(r'(<script type="application/json" id="games">)(.*?)(</script>)', re.DOTALL)
NAMES = 'name="games" content="'
FORM = f"#game={AUCTION.name}"


def invite(monkeypatch):
    """Enter the toy into the games that the tests know, until the test is over."""
    row = describe(AUCTION) | {"titles": {"en": ["Auction", "Bid in secret"]}, "poster": "", "table": "plain"}
    monkeypatch.setitem(GAMES, AUCTION.name, AUCTION)
    monkeypatch.setattr(games, "_known", [*games.rows(), row])
    monkeypatch.setattr(prerender, "words", lambda lang, name: speak(lang, GAMES[name]))
    return row


def home(row, html):
    """index.html with the toy among its games."""
    listed = LISTED.search(html)
    told = json.dumps([*json.loads(listed[2]), row])
    html = html[: listed.start(2)] + told + html[listed.end(2) :]
    made = {"shell": prerender.form("en", row), "parts": prerender.parts("en", row)}
    shells = [f'<template id="{id}-en-{AUCTION.name}">{text}</template>' for id, text in made.items()]
    return html.replace("</body>", "".join(shells) + "</body>").replace(NAMES, f"{NAMES}{AUCTION.name} ")


def words():
    """Return the words of the toy, as one file."""
    return "\n".join(file.read_text("utf-8") for file in sorted((AUCTION.locales / "en").glob("*.ftl")))


def serve(page, row, dist):
    """Let the site serve the toy to a page."""
    html = home(row, (dist / "index.html").read_text("utf-8"))
    page.route(re.compile(r"/(index\.html)?$"), lambda route: route.fulfill(body=html, content_type="text/html"))
    page.route(
        f"**/locales/en.{AUCTION.name}*.ftl",
        lambda route: route.fulfill(body=words() if route.request.url.endswith(f".{AUCTION.name}.ftl") else ""),
    )
