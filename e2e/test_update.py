"""A new version of the site, in a browser that nothing else looks at: offered between games, never taken in the middle.

With a debugger attached, as Playwright's is, Chromium keeps an idle service worker alive and puts the change off; so
here a page of the test drives the site in a frame and reports to the server.
"""

import functools
import http.server
import json
import queue
import re
import shutil
import subprocess
import threading
from pathlib import Path
from urllib.parse import unquote

import pytest

import precache
from conftest import FLAGS
from positions import late

ROOT = Path(__file__).resolve().parent.parent
DRIVER = """<iframe src="site/#game=san_juan" style="width: 1200px; height: 800px"></iframe><script type="module">
const frame = document.querySelector("iframe");
const pause = time => new Promise(resolve => setTimeout(resolve, time));
const page = () => frame.contentDocument;
const state = () => page()?.documentElement?.dataset.state;
let idle = 0;
const shown = () => `${state()}, ${page()?.title}, ${localStorage["sanjuan.settings"]}: ${page()?.body?.innerText}`;
const tired = most => (idle = ++idle % most) === 0 && report(`nothing moves, ${shown()}`);
const wait = () => state() === "error" ? report(page().body.innerText) : (tired(4000), pause(50));
const until = async found => { while (!await found()) await wait(); };
const find = selector => page()?.querySelector(selector);
const registration = () => frame.contentWindow.navigator.serviceWorker.getRegistration();
const report = text => fetch("/report?" + encodeURIComponent(text));
const kept = () => find('#engine-note[data-offline="kept"]');
const offer = () => find('[data-act="update"]') ? "offered" : "no offer";
const again = async ready => {
  frame.contentWindow.stale = true;
  frame.contentWindow.location.reload();
  await until(() => !frame.contentWindow.stale && ready());
};
const publish = async name => {
  await fetch("/publish?" + name);
  await (await registration()).update();
  await until(async () => (await registration()).waiting);
};
const play = async most => {
  for (let answers = 0; answers < most && state() !== "over"; await pause(5)) {
    tired(40000);
    if (state() !== "your-turn") continue;
    const go = find('[data-act="confirm"]:enabled, [data-act="pass"]:enabled');
    const open = [...page().querySelectorAll('[data-option]:not([aria-disabled="true"])')];
    const free = open.filter(one => one.getAttribute("aria-pressed") !== "true"), among = free.length ? free : open;
    // Any of them, and one back where all are chosen: too many goods are no payment; always the first goes in circles.
    if (go) { go.click(); answers += 1; idle = 0; } else among[Math.floor(Math.random() * among.length)]?.click();
  }
};
"""
STORY = """
localStorage.setItem("sanjuan.settings", '{"speed": "instant"}');
await until(kept);
await publish("second");
await report(`at the set-up, ${offer()}: ${page().title}`);
await again(() => state() === "setup" && page().title !== "Sun Tables");
await report(`loaded anew without a game: ${page().title}`);

await until(kept);
find('[data-act="start"]').click();
await play(3);
await publish("third");
await until(() => state() === "your-turn");
await report(`in mid-game, ${offer()}: ${page().title}`);
localStorage.setItem("sanjuan.save", @LATE@);
await again(() => state() === "your-turn");
await report(`loaded anew in mid-game, ${offer()}: ${page().title}`);
await play(2000);
await until(() => find('[data-act="update"]'));
await report(`at the end, ${offer()}: ${page().title}`);
frame.contentWindow.stale = true;
find('[data-act="update"]').click();
await until(() => !frame.contentWindow.stale && state() === "over");
await report(`taken, ${offer()}: ${page().title}`);
</script>"""
EARLY = """
const settings = () => JSON.parse(localStorage.getItem("sanjuan.settings")).setup;
localStorage.setItem("sanjuan.settings", '{"speed": "instant"}');
await until(kept);
await publish("second:when told");
frame.contentWindow.stale = true;
frame.contentWindow.location.reload();
while (frame.contentWindow.stale) await pause(0);
const { setTimeout: soon } = frame.contentWindow;
frame.contentWindow.setTimeout = (run, time, ...more) => soon(run, time === @PATIENCE@ ? 1e6 : time, ...more);
while (!find("html[data-early] #start")) await pause(0);
const old = page().title;
for (const id of ["set-seats-2", "set-edition-1", "set-new-buildings", "lang-fr"]) find("#" + id).click();
find("#name-0").value = "Ana";
find("#name-0").dispatchEvent(new frame.contentWindow.Event("input", { bubbles: true }));
if (@START@) find("#start").click();
await report(`chosen on ${old}`);
(await registration()).waiting.postMessage("told");
await until(() => page()?.title === "second" && !find("html[data-early]") && ["setup", "your-turn"].includes(state()));
await until(() => settings()?.players[0].name === "Ana");
const { seats, edition, new_buildings } = settings();
await report([page().title, state(), page().documentElement.lang, seats, edition, new_buildings].join(" "));
</script>"""
"""The choices of a person while the page is about to be loaded again for a new version, which takes over when all
is chosen; the page waits for it, even if that takes long on a busy machine."""
[PATIENCE] = re.findall(r"START_PATIENCE = (\d+)", (ROOT / "web" / "js" / "offline.js").read_text("utf-8"))
"""Milliseconds that it would wait."""
TAKEN = "if (alone) await skipWaiting();"
TOLD = """
let told;
const chosen = new Promise(done => { told = done; });
addEventListener("message", ({ data }) => data === "told" && told());
"""


def publish(site, name, when=""):
    """Give a site another title, and thereby another version; with a `when`, it takes over on a message."""
    page = (site / "index.html").read_text("utf-8")
    page = re.sub("<title>.*?</title>", f"<title>{name}</title>", page)
    page = re.sub('(<meta name="version" content=")[0-9a-f]+', rf"\g<1>{precache.VERSION}", page)
    (site / "index.html").write_text(page, "utf-8")
    template = (ROOT / "web" / "js" / "sw.js").read_text("utf-8")
    if when:
        assert template.count(TAKEN) == 1
        template = template.replace(TAKEN, f"if (alone) await chosen;\n  {TAKEN}") + TOLD
    (site / "sw.js").write_text(precache.stamp(template, site), "utf-8")


class Handler(http.server.SimpleHTTPRequestHandler):
    """A static host that can also publish the new version and take the driver's reports."""

    reports: queue.Queue = queue.Queue()

    def log_message(self, *_):
        pass

    def do_GET(self):
        if self.path.startswith("/publish?"):
            publish(Path(self.directory) / "site", *self.path.partition("?")[2].split(":"))
        elif self.path.startswith("/report?"):
            self.reports.put(unquote(self.path.partition("?")[2]))
        else:
            return super().do_GET()
        self.send_response(204)
        self.end_headers()


@pytest.fixture
def driven(request, dist, tmp_path):
    """A story of the driver's page in a Chromium of its own, dist/ copied beside it; gives the queue of its reports."""
    shutil.copytree(dist, tmp_path / "host" / "site")
    (tmp_path / "host" / "index.html").write_text(DRIVER + request.param, "utf-8")
    Handler.reports = queue.Queue()
    handler = functools.partial(Handler, directory=str(tmp_path / "host"))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{server.server_port}/"
        command = [shutil.which("chromium"), "--headless", *FLAGS, f"--user-data-dir={tmp_path / 'profile'}", address]
        browser = subprocess.Popen(command, stderr=subprocess.DEVNULL)
        yield Handler.reports
        browser.terminate()
        browser.wait(timeout=20)
        server.shutdown()


STORY_TOLD = [
    "at the set-up, offered: Sun Tables",
    "loaded anew without a game: second",
    "in mid-game, no offer: second",
    "loaded anew in mid-game, no offer: second",
    "at the end, offered: second",
    "taken, no offer: third",
]


@pytest.mark.parametrize("driven", [STORY.replace("@LATE@", json.dumps(late(2, left=6)))], indirect=True, ids=["story"])
def test_a_new_version_is_offered_between_games_and_never_taken_in_the_middle(driven):
    for event in STORY_TOLD:
        assert driven.get(timeout=300) == event


@pytest.mark.wide
@pytest.mark.parametrize(("driven", "state"), [
    pytest.param(EARLY.replace("@START@", start).replace("@PATIENCE@", PATIENCE), state, marks=marks, id=state)
    for start, state, marks in (("false", "setup", pytest.mark.soak), ("true", "your-turn", ()))
], indirect=["driven"])  # fmt: skip
def test_what_was_chosen_before_python_came_is_handed_to_the_new_version_that_is_taken_then(driven, state):
    assert driven.get(timeout=300) == "chosen on Sun Tables"
    assert driven.get(timeout=300) == f"second {state} fr 2 1 true"
