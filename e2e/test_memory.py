"""Many games in one tab: what a page holds does not grow from game to game.

`make test` plays the ends of games, each begun, left, resumed from a save and played out; `make soak` whole games.
"""

import json
import os

import pytest

from playing import wait_for_state
from positions import late
from user import QUICKEST, act, begin

SETTINGS = json.dumps({"speed": "instant", "preferences": {"confirm": False, "sure": True}})
QUICKLY = f"localStorage.setItem('sanjuan.settings', {json.dumps(SETTINGS)})"
"""An opponent that does not think for long and no click that is not needed: what may grow is the page, not the wait."""
EAGERLY = """
async () => {
  const html = document.documentElement, all = selector => [...document.querySelectorAll(selector)];
  while (!["over", "error"].includes(html.dataset.state)) {
    const free = '[data-option]:not([aria-pressed="true"]):not([aria-disabled="true"])';
    const ways = ['[data-act="confirm"]:enabled', free, '[data-act="pass"]:enabled'];
    if (html.dataset.state === "your-turn") ways.map(all).find(found => found.length)?.[0].click();
    await new Promise(done => setTimeout(done, 0));
  }
  return html.dataset.state;
}
"""
"""Plays to the end by clicks, and builds whatever it can: cards come and go, and the game is soon over."""
GAMES = {"the ends of games": 8, "whole games": int(os.environ.get("SOAK_GAMES", "50"))}
LEFT = 3
"""Questions of mine to the end of a game of which only the end is played."""
PROXIES = "proxy_js_map.size + proxy_js_ref.filter(one => one !== undefined).length"
"""Objects of Python that JavaScript holds and objects of JavaScript that MicroPython holds: its own tables."""
WASM = """
const { Memory, Instance } = WebAssembly;
window.wasmMemories = [];
for (const way of ["instantiate", "instantiateStreaming"]) {
  const real = WebAssembly[way];
  WebAssembly[way] = async (...given) => {
    const made = await real.apply(WebAssembly, given);
    const exports = (made.instance ?? made).exports;
    for (const one of Object.values(exports)) if (one instanceof Memory) window.wasmMemories.push(one);
    return made;
  };
}
"""


WATCH_WORKER = """
() => {
  const decode = TextDecoder.prototype.decode;
  self.wasmBytes = 0;
  TextDecoder.prototype.decode = function (bytes, ...more) {
    if (bytes?.buffer) self.wasmBytes = Math.max(self.wasmBytes, bytes.buffer.byteLength);
    return decode.call(this, bytes, ...more);
  };
}
"""
"""Pyodide turns every answer into a text of JavaScript out of its memory; the size of that memory is noted then."""


def measure(page, devtools):
    """Figures of a page after a collection: bytes of the two heaps, nodes, listeners, proxies."""
    devtools.send("HeapProfiler.collectGarbage")
    devtools.send("HeapProfiler.collectGarbage")
    counters = devtools.send("Memory.getDOMCounters")
    return {
        "heap": devtools.send("Runtime.getHeapUsage")["usedSize"],
        "wasm": page.evaluate("wasmMemories.reduce((sum, memory) => sum + memory.buffer.byteLength, 0)"),
        "nodes": counters["nodes"],
        "listeners": counters["jsEventListeners"],
        "proxies": page.evaluate(PROXIES),
        "worker": page.workers[0].evaluate("wasmBytes"),
    }


def leave_for(page, save):
    """Leave the game for the set-up, and resume a saved one from there."""
    page.keyboard.press("m")
    act(page, "new")
    wait_for_state(page, "setup")
    page.evaluate("save => localStorage.setItem('sanjuan.save', save)", save)
    act(page, "resume")
    wait_for_state(page, "your-turn", "error")


@pytest.fixture(params=["the ends of games", pytest.param("whole games", marks=pytest.mark.soak)])
def figures(request, open_page):
    """The figures after every game of a tab that plays game after game."""
    save = late(2, LEFT) if request.param == "the ends of games" else None
    page = open_page(alone=True, before=lambda page: (page.add_init_script(QUICKLY), page.add_init_script(WASM)))
    begin(page, seats=2, seed=1, bot=QUICKEST)
    page.workers[0].evaluate(WATCH_WORKER)
    devtools = page.context.new_cdp_session(page)
    measured = []
    for number in range(1, GAMES[request.param] + 1):
        if save:
            leave_for(page, save)
        assert page.evaluate(EAGERLY) == "over"
        measured.append(measure(page, devtools))
        if number % 10 == 0:
            print(f"game {number}: {measured[-1]}", flush=True)
        act(page, "rematch")
        wait_for_state(page, "your-turn", "error")
    return measured


ROOM = {"heap": 0.10, "wasm": 0.0, "worker": 0.0, "nodes": 0.15, "listeners": 0.05, "proxies": 0.10}
"""By what share the last games may exceed the first ones after the warm-up."""


@pytest.mark.wide
def test_what_a_page_holds_does_not_grow_from_game_to_game(figures):
    warm = max(4, len(figures) // 5)  # by then every picture and word has been used once
    for name, room in ROOM.items():
        values = [figure[name] for figure in figures]
        early, last = max(values[warm - 2 : warm + 2]), sorted(values[-4:])[1]
        print(f"{name}: {early} about game {warm}, {last} about game {len(values)}")
        assert last <= early * (1 + room), f"{name} grows: {values}"
