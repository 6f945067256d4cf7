"""Visits of a guest over a slow line: bytes and time before the table, whoever is asked first at it."""

import shutil
import tempfile
from pathlib import Path
from typing import Any, TypedDict

from playwright.sync_api import Playwright

from bench.line.hosts import over_http1, packed
from bench.line.visits import PHONE
from bench.line.wire import Profile, slow_line
from bench.start import FLAGS, PATIENCE, SETTLING
from bench.together import meeting

WATCH = """
window.seen = {};
const noted = new Set(), now = () => performance.timeOrigin + performance.now();
const painted = name => {
  if (!noted.has(name)) requestAnimationFrame(() => setTimeout(() => { window.seen[name] ??= now(); }));
  noted.add(name);
};
const Peer = window.RTCPeerConnection;
window.RTCPeerConnection = class extends Peer {
  createDataChannel(...given) {
    const channel = super.createDataChannel(...given);
    channel.addEventListener("open", () => { window.seen.link ??= now(); });
    return channel;
  }
};
new MutationObserver(() => {
  if (document.querySelector("[data-reply]")) painted("reply");
  if (document.querySelector("main.table:not([aria-busy])")) painted("table");
}).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-state"] });
"""
"""Notes when the reply and the table are painted, and when the link is up."""


class Visit(TypedDict):
    """The figures of a guest's visit: seconds from the address to the reply, others from the link; kB until then."""

    reply: float
    connected: float
    table: float
    kilobytes: float


def visit(playwright: Playwright, site: Path, game: str, profile: Profile) -> Visit:
    """Bring a guest to a host's table over a line."""
    browser = playwright.chromium
    path = shutil.which("chromium")
    with (
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder,
        over_http1(packed(site, Path(folder) / "site")) as served,
        slow_line(profile, served.port) as line,
    ):
        own = browser.launch(executable_path=path, args=FLAGS)
        host = own.new_context(service_workers="block").new_page()
        link = meeting.invited(host, f"http://127.0.0.1:{served.port}/", game, 1)
        context = browser.launch_persistent_context(
            Path(folder) / "profile", executable_path=path, args=FLAGS, locale="en-GB", **PHONE
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(WATCH)
        guest = context.new_page()
        guest.wait_for_timeout(SETTLING)
        context.new_cdp_session(guest).send("Emulation.setCPUThrottlingRate", {"rate": profile.slower})
        guest.goto(link.replace(f":{served.port}/", f":{line.port}/"), wait_until="commit")
        reply = meeting.reply(guest)
        accepted = meeting.accept(host, reply)
        guest.wait_for_function("() => window.seen.table", polling=100)
        seen: Any = guest.evaluate("({ ...window.seen, began: performance.timeOrigin })")
        found = Visit(
            reply=(seen["reply"] - seen["began"]) / 1000, connected=(seen["link"] - accepted) / 1000,
            table=(seen["table"] - seen["link"]) / 1000, kilobytes=line.until(seen["table"] / 1000) / 1000,
        )  # fmt: skip
        context.close()
        own.close()
        return found
