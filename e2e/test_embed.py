"""<san-juan-game> on somebody else's page, and a page that means ill."""

import json
from random import Random

import pytest

from hosting import Host, wait_in
from playing import PATIENCE, SEEN, answer, wait_until
from sampling import or_soak
from sanjuan.games import GAMES
from sanjuan.table import position
from sanjuan.table.record import Record
from sanjuan.words.bundles import words
from sanjuan.words.telling import refusal

GAME = GAMES["san_juan"]
NOTE = """
<script>
const told = [];
addEventListener("message", event => told.push([event.origin, event.data]));
for (const name of ["ready", "gamestart", "move", "gameend", "gameerror"])
  document.addEventListener(name, event => told.push([name, JSON.stringify(event.detail)]), true);
</script>
"""
COMMAND = "c => document.querySelector('san-juan-game').command(...c).catch(error => 'refused: ' + error.message)"
HOSTILE = """
async address => {
  const game = document.querySelector("iframe").contentWindow, target = new URL(address).origin;
  const circle = {}; circle.self = circle;
  const command = (type, data, id = "x") => JSON.stringify({ sanjuan: 1, type, id, data });
  const evil = '<img src=x onerror="parent.hit()"><script>hit()</scr' + 'ipt>';
  const odd = [
    null, 5, undefined, [], circle, new Map([[1, 2]]), new ArrayBuffer(1e6),
    "", "{",
    "[" .repeat(200000), "x".repeat(2e6),
    '{"sanjuan":1}', '{"sanjuan":NaN}', '{"sanjuan":1e999}', '{"sanjuan":1,"type":"constructor"}',
    command("toString", {}),
    '{"sanjuan":1,"__proto__":{"type":"getRecord"},"type":"getState"}',
    command("getRecord", {}), command("answer", { chosen: [] }),
    command("newGame", { seats: 1e300 }), command("newGame", { names: [evil] }),
    command("newGame", { seed: evil + evil }),
    command("newGame", { opponents: ["__proto__"] }), command("newGame", { opponents: ["nobody"] }),
    command("load", { record: evil }),
    command("load", { record: "[".repeat(100000) }), command("load", { record: '{"format":1e400}' }),
    command("set", { theme: evil }),
    command("set", { language: "../../x" }), command("getState", {}, evil),
    { sanjuan: 1, type: "getState", id: "object", data: {} },
  ];
  for (const message of odd) {
    game.postMessage(message, target);
    await new Promise(done => setTimeout(done, 30));
  }
  for (let n = 0; n < 3000; n += 1) game.postMessage(command("getState", {}, "flood-" + n), target);
}
"""
LAST = """
origin => {
  frames[0].postMessage('{"sanjuan":1,"type":"getState","id":"last"}', origin);
  return told.some(([_, text]) => text.includes?.('"last"'));
}
"""
HIGH = """
async (html, height) => { while (innerHeight !== height) await new Promise(done => setTimeout(done, 20)); }
"""
"""Waits until a frame is as high as that: what is around it and the frame are drawn one after the other."""
POSITION = "text => document.querySelector('san-juan-game').setAttribute('position', text)"
SPOOF = """
<script>
// A third party in a frame of its own: neither the page around the game nor of its origin.
const game = parent.frames[0];
game.postMessage(JSON.stringify({ sanjuan: 1, type: "newGame", id: "spoof", data: { names: ["SPOOFED"] } }), "*");
</script>
"""


@pytest.fixture
def host(tmp_path):
    """A site of somebody else's."""
    served = Host(tmp_path)
    yield served
    served.stop()


def told(page, name):
    """Return the messages under a name that the page has got, once there is at least one: they take a while."""
    wait_until(page, "name => told.some(([said]) => said === name)", name)
    return [json.loads(text) for said, text in page.evaluate("told") if said == name]


def test_the_element_shows_a_poster_then_plays_and_does_as_it_is_told(open_page, site, host):
    element = '<san-juan-game seats="2" seed="7" language="fr" speed="instant" controls="table"></san-juan-game>'
    address = host.write(f'{NOTE}<script src="{site.url}embed.js"></script>{element}')
    asked = []
    page = open_page(address, lambda page: page.on("request", lambda asks: asked.append(asks.url)), [site.origin])
    page.get_by_role("button", name="Jouer").wait_for()
    assert [url.split("/")[-1] for url in asked if url.startswith(site.origin)] == ["embed.js", "poster.webp"]
    page.get_by_role("button", name="Jouer").click()
    frame = page.frame_locator("san-juan-game iframe")
    assert wait_in(frame, "your-turn", "error") == "your-turn"
    assert frame.locator("html").get_attribute("lang") == "fr"
    assert frame.locator('[data-act="menu"]:visible').count() == 0
    assert told(page, "ready") == [{"version": 1, "language": "fr", "resumed": False}]
    assert len(told(page, "gamestart")[0]["players"]) == 2
    wait_until(page, "() => document.querySelector('san-juan-game').offsetHeight >= 400")
    height = page.locator("san-juan-game").bounding_box()["height"]
    frame.locator("html").evaluate(HIGH, height)

    state = page.evaluate(COMMAND, ["getState", {}])
    assert state["table"]["hand"] and all(isinstance(player["hand"], int) for player in state["table"]["players"])
    page.evaluate(SEEN)
    answer(frame)
    wait_in(frame, "your-turn")
    assert told(page, "move")
    page.evaluate("document.querySelector('san-juan-game').setAttribute('language', 'en')")
    frame.locator('html[lang="en"]').wait_for(state="attached")
    page.evaluate("document.querySelector('san-juan-game').setAttribute('seats', '4')")
    frame.locator(".opp").nth(2).wait_for()
    page.evaluate("document.querySelector('san-juan-game').setAttribute('seats', '<b>9</b>')")
    page.wait_for_function("told.some(([name]) => name === 'gameerror')")
    assert told(page, "gameerror")[0]["id"] == "asked_value"
    refused = page.evaluate(COMMAND, ["newGame", {"opponents": ["nobody"]}])
    assert refused.startswith("refused: Not possible: opponents = “nobody”. Allowed: ")
    stands_at_a_position(page, frame)


def stands_at_a_position(page, frame):
    """Check that a position as attribute is played from the seat to answer, and that an unreadable one is reported."""
    record, rng = Record(GAME, 3, 5, {"edition": 1}), Random(1)
    while record.state.round < 3:
        record.answer(GAME.bots["greedy"](GAME.view(record.state, record.state.ask.seat), rng))
    page.evaluate(POSITION, position.write(record.state))
    frame.locator(".opp").nth(1).wait_for()
    frame.locator(".opp").nth(2).wait_for(state="detached")
    state = page.evaluate(COMMAND, ["getState", {}])
    assert (state["table"]["round"], state["ask"]["seat"]) == (3, record.state.ask.seat)
    page.evaluate(POSITION, '{"is": "Palace"}')
    page.wait_for_function("told.filter(([name]) => name === 'gameerror').length === 2")
    assert told(page, "gameerror")[1]["id"] == "position" and "did you mean" in told(page, "gameerror")[1]["text"]
    assert page.evaluate(COMMAND, ["getState", {}]) == state
    page.evaluate("document.querySelector('san-juan-game').setAttribute('language', 'fr')")
    frame.locator('html[lang="fr"]').wait_for(state="attached")
    page.evaluate(POSITION, '{"is": "Palast"}')
    page.wait_for_function("told.filter(([name]) => name === 'gameerror').length === 3")
    french = refusal(error_of('{"is": "Palast"}'), words("fr", "san_juan", "ed2"))
    assert told(page, "gameerror")[2]["text"] == french and "élément inconnu" in french


def error_of(text):
    """Return the error of the worker for a text that is not a position."""
    with pytest.raises(position.Unreadable) as fault:
        position.read(text, GAME.parts())
    return {"id": "position", "args": {"reason": fault.value.id, **fault.value.words}}


@pytest.mark.parametrize("name", or_soak(*list(GAMES)[1:]))
def test_an_element_shows_the_poster_and_the_table_of_the_game_that_it_names(open_page, site, host, name):
    element = f'<san-juan-game game="{name}" seats="2" language="fr"></san-juan-game>'
    address = host.write(f'<script src="{site.url}embed.js"></script>{element}')
    page = open_page(address, also=[site.origin])
    page.get_by_role("button", name="Jouer").wait_for()
    assert page.locator("san-juan-game img").get_attribute("src").endswith(f"poster-{name}.webp")
    page.locator("san-juan-game img").click(position={"x": 8, "y": 8})  # the whole poster is the button
    frame = page.frame_locator("san-juan-game iframe")
    assert wait_in(frame, "your-turn", "error") == "your-turn"
    assert frame.locator("html").get_attribute("data-game") == name
    game = GAMES[name]
    record, rng = Record(game, 3, 5, {}), Random(1)
    while len(record.answers) < 30:
        record.answer(game.bots["greedy"](game.view(record.state, record.state.ask.seat), rng))
    page.evaluate(POSITION, position.write(record.state))
    frame.locator("#opp-2, #head-2").first.wait_for()
    state = page.evaluate(COMMAND, ["getState", {}])
    assert (state["table"]["game"], state["table"]["seats"]) == (name, 3)
    assert state["ask"]["seat"] == record.state.ask.seat, "a position is one of the game that is named"


def test_a_hostile_page_gets_nothing_out_and_nothing_in(open_page, site, host):
    host.write(SPOOF, "spoof.html")
    game = f"{site.url}embed.html?start=1&lang=en&speed=instant&seats=2&origin={host.origin}"
    other = host.origin.replace("localhost", "127.0.0.1")
    body = f'<iframe title="game" width="1100" height="740" src="{game}"></iframe>'
    address = host.write(f"{NOTE}<script>function hit() {{ console.error('hit'); }}</script>{body}")
    page = open_page(address, also=[site.origin, other])
    frame = page.frame_locator('iframe[title="game"]')
    wait_in(frame, "your-turn")
    page.evaluate(f"document.body.insertAdjacentHTML('beforeend', '<iframe src={other}/spoof.html></iframe>')")
    before, scripts = frame.locator("#hand").inner_text(), frame.locator("script").count()
    page.evaluate(HOSTILE, site.url)
    page.wait_for_timeout(1000)
    page.wait_for_function(LAST, arg=site.origin, polling=500, timeout=PATIENCE)

    said = [json.loads(text) for origin, text in page.evaluate("told") if origin == site.origin]
    assert {message["type"] for message in said} <= {"ready", "resize", "gameStart", "move", "reply", "error"}
    assert not [text for _, text in page.evaluate("told") if '"seed"' in text or "sanjuan.1." in text]
    assert [m for m in said if m.get("id") == "x" and m["data"]["ok"]] == []
    assert len([m for m in said if m["type"] == "error"]) < 60
    assert frame.locator("img[src='x'], script").count() == scripts
    if frame.locator('[data-act="close"]').count():
        frame.locator('[data-act="close"]').first.click()
    assert wait_in(frame, "your-turn") == "your-turn"
    assert frame.locator("#hand").inner_text() == before
    assert "SPOOFED" not in frame.locator("body").inner_text()


def test_an_address_that_asks_for_nonsense_is_told_and_the_form_can_be_used(open_page, site):
    page = open_page(f"{site.url}embed.html?seats=9&lang=en")
    page.get_by_text("Not possible: seats = “9”. Allowed: 2, 3, 4.").wait_for()
    page.locator('[data-act="close"]').click()
    assert page.locator('[data-act="start"]').is_enabled()
    assert page.get_by_role("link", name="Open the full game").get_attribute("href") == "./index.html?lang=en&theme=day"


BLOCKED = ["blocked by CORS policy", "net::ERR_FAILED", "Subresource Integrity", "cannot be accessed from origin"]
"""Parts of a browser's messages about a frame that is of no origin."""


def test_a_frame_in_which_no_file_of_the_game_may_be_read_says_so_and_leads_out(open_page, site, host):
    source = f"{site.url}embed.html?start=1&amp;lang=en"
    frame = f'<iframe title="game" sandbox="allow-scripts allow-popups" src="{source}"></iframe>'
    page = open_page(host.write(frame), also=[site.origin], excused=BLOCKED)
    boxed = page.frame_locator('iframe[title="game"]')
    boxed.get_by_text("lacks “allow-same-origin”").wait_for()
    with page.expect_popup() as popup:
        boxed.get_by_role("link", name="Open the game in a tab").click()
    assert popup.value.url == site.url
