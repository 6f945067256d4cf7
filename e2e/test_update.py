"""A new version of the site, in a browser that nothing else looks at.

With a debugger attached, as Playwright's is, Chromium keeps an idle service worker alive and puts the change off; so
here a page of the test drives the site in a frame and reports to the server.
"""

import functools
import http.server
import queue
import re
import shutil
import subprocess
import threading
from pathlib import Path
from urllib.parse import unquote

import precache
import pytest
from conftest import FLAGS

ROOT = Path(__file__).resolve().parent.parent
DRIVER = """<iframe src="site/"></iframe><script type="module">
const frame = document.querySelector("iframe");
const pause = time => new Promise(resolve => setTimeout(resolve, time));
const until = async found => { while (!await found()) await pause(100); };
const ready = () => frame.contentDocument?.documentElement?.dataset.state === "setup";
const registration = () => frame.contentWindow.navigator.serviceWorker.getRegistration();
const report = text => fetch("/report?" + encodeURIComponent(text));
await until(async () => ready() && (await registration())?.active);
await fetch("/publish");
await (await registration()).update();
await until(async () => (await registration()).waiting);
await report("open page: " + frame.contentDocument.title);
frame.contentWindow.location.reload();
await until(() => ready() && frame.contentDocument.title === "new");
await report("loaded anew: " + frame.contentDocument.title);
</script>"""


def publish(site):
    """Change the title of a site, and its service worker with it."""
    path = site / "index.html"
    path.write_text(re.sub("<title>.*?</title>", "<title>new</title>", path.read_text("utf-8")), "utf-8")
    template = (ROOT / "web" / "js" / "sw.js").read_text("utf-8")
    (site / "sw.js").write_text(precache.service_worker(template, site), "utf-8")


class Handler(http.server.SimpleHTTPRequestHandler):
    """A static host that can also publish the new version and take the driver's reports."""

    reports: queue.Queue = queue.Queue()

    def log_message(self, *_):
        pass

    def do_GET(self):
        if self.path == "/publish":
            publish(Path(self.directory) / "site")
        elif self.path.startswith("/report?"):
            self.reports.put(unquote(self.path.partition("?")[2]))
        else:
            return super().do_GET()
        self.send_response(204)
        self.end_headers()


@pytest.fixture
def driven(dist, tmp_path):
    """The driver's page open in a Chromium of its own, a copy of dist/ beside it; gives the queue of its reports."""
    shutil.copytree(dist, tmp_path / "host" / "site")
    (tmp_path / "host" / "index.html").write_text(DRIVER, "utf-8")
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


def test_a_new_version_waits_until_the_page_is_loaded_anew(driven):
    assert driven.get(timeout=60) == "open page: San Juan"
    assert driven.get(timeout=60) == "loaded anew: new"
