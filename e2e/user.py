"""A person at the page: what is clicked, dragged and typed in the tests of play."""

import json

from playing import BACK, wait_for_state, wait_until
from sanjuan.games import GAMES

QUICKEST = GAMES["san_juan"].characters[0]
"""The opponent that thinks least: for whole games in which it does not matter who plays."""

AT_ONCE = (
    "localStorage.getItem('sanjuan.settings') || localStorage.setItem('sanjuan.settings', '{\"speed\":\"instant\"}')"
)


def at_once(page):
    """Let the other players move without pauses (the choice a person has in the menu), from the first visit on."""
    page.add_init_script(AT_ONCE)


def without_motion(page):
    """As `at_once`, with reduced motion: for tests of what is stored, said or loaded.

    Drawing frames that nobody looks at is a fifth of the work of playing on.
    """
    at_once(page)
    page.emulate_media(reduced_motion="reduce")


def resumed(open_page, save, speed="instant", **options):
    """Open the page at a saved game in which the others move at a speed; it then shows its question, or its end.

    A test that wants no other speed and looks at nothing that a start does sits down at a `table` (kept_page.py).
    """

    def before(page):
        page.add_init_script(AT_ONCE.replace("instant", speed))
        page.add_init_script(f"localStorage.setItem('sanjuan.save', {json.dumps(save)})")

    page = open_page(at=BACK, before=before, **options)
    wait_for_state(page, "your-turn", "over")
    return page


NOTE_WORKER = """{
  const Real = Worker, often = window.setInterval;
  window.ticks = 1;
  window.Worker = class extends Real {
    constructor(...given) {
      super(...given);
      window.lastWorker = this; window.ticks = 1;
      this.addEventListener("message", () => { this.heard = true; }, { once: true });
    }
  };
  window.setInterval = (run, time, ...more) => often(run, time / window.ticks, ...more);
}"""
CLOSED = """() => {
  const own = window === top && document.documentElement.dataset.state !== 'home' ? 1 : 0;
  return document.getElementById('dialog') === null && (history.state?.open ?? 0) === own;
}"""
KILL = "lastWorker.terminate(); ticks = 10"
"""Ends the engine's worker as the browser may, even while it thinks; the page must be `mortal`.

The ticks in which the page waits for a sign of life go faster until there is another worker: twelve seconds are long.
"""

REPLACED = "() => ticks === 1"
"""Returns whether there is another worker; the line about it lasts only until a repeated answer is taken."""


def mortal(page):
    """Note the worker that the page starts, so that it can be killed."""
    page.add_init_script(NOTE_WORKER)


def sit(page, seat, bot=None):
    """Let a person, or a computer player, sit down on a chair: by the tray that a tap on it opens."""
    who = f"players.{seat}.who:" + (f"bot players.{seat}.bot:{bot}" if bot else "human")
    page.click(f"#chair-{seat}")
    page.click(f'#tray-{seat} [data-set="{who}"]')
    page.click(f"#tray-{seat} header button")


def call(page, seat, name):
    """Write the name of a person at the table."""
    page.click(f"#chair-{seat}")
    page.fill(f"#name-{seat}", name)
    page.click(f"#tray-{seat} header button")


def speak(page, lang):
    """Choose a language, in the corner of the set-up or of home."""
    page.click("#lang-open")
    page.click(f"#lang-{lang}")


def rule(page, change):
    """Press what sets a rule of the table ("events:true"), which is folded away."""
    if page.locator(".fold:not([open])").count():
        page.click("#table-rules")
    page.click(f'.fold [data-set="{change}"]')


def set_up(page, seats=2, people=1, edition=2, seed=None, start_hand=False, bot=None):
    """Fill in the set-up form; `bot` sits at all seats that nobody else has, None for those that are offered."""
    wait_for_state(page, "setup")
    page.click(f'[data-set="seats:{seats}"]')
    page.click(f'[data-set="edition:{edition}"]')
    for seat in range(1, seats):
        if seat < people or bot:
            sit(page, seat, None if seat < people else bot)
    if start_hand:
        rule(page, "start_hand:true")
    if seed is not None:
        page.fill('[data-field="seed"]', str(seed))


def begin(page, **table):
    """Set a table up and start; returns at the first question."""
    set_up(page, **table)
    page.click('[data-act="start"]')
    return wait_for_state(page, "your-turn")


def kind(page):
    """Return the kind of the open question, as the table names it."""
    return page.locator("#table").get_attribute("data-ask")


def title(page):
    """Return the open question in words."""
    return page.locator("#ask h1").inner_text()


def save_of(page):
    """Return the text of the saved game."""
    return page.evaluate("localStorage.getItem('sanjuan.save')")


def city(page):
    """Return the names of my buildings."""
    return page.eval_on_selector_all("#mine [data-place]", "all => all.map(one => one.dataset.card)")


def hand(page):
    """Return the names of my cards in hand."""
    return page.eval_on_selector_all("#hand [data-hand]", "all => all.map(one => one.dataset.card)")


def closed(page):
    """Wait until no window is open and the history knows it: a load races with the step back that takes its entry."""
    wait_until(page, CLOSED)


def act(page, name):
    """Click the first button of an act that can be seen."""
    page.locator(f'[data-act="{name}"]:visible').first.click()


def middle(page, selector):
    """Return the middle of the first element of a selector."""
    box = page.locator(selector).first.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def touch(client, kind, points):
    """Send a touch event with these points."""
    at = [{"x": x, "y": y} for x, y in points]
    client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})


def drag_by_touch(page, card, see=lambda x, y: None):
    """Drag a card of the hand to its lot with a finger; `see` gets its position, on the way and over the lot."""
    client = page.context.new_cdp_session(page)
    x, y = middle(page, f'#hand [data-option="{card}"]')
    touch(client, "touchStart", [(x, y)])
    for step in range(1, 6):
        touch(client, "touchMove", [(x, y - 8 * step)])
    page.wait_for_selector(f'[data-drop="{card}"]')
    see(x, y - 40)
    left, top = middle(page, f'[data-drop="{card}"]')
    for step in range(1, 9):
        touch(client, "touchMove", [(x + (left - x) * step / 8, y - 40 + (top - y + 40) * step / 8)])
    see(left, top)
    touch(client, "touchEnd", [])


MONKEY = """
async ([seed, most]) => {
  let state = seed;
  const random = () => (state = (state * 48271) % 2147483647) / 2147483647;
  const shuffled = list => list.map(one => [random(), one]).sort(([a], [b]) => a - b).map(([, one]) => one);
  const html = document.documentElement;
  const open = element => {
    if (element.disabled || element.getAttribute("aria-disabled") === "true") return false;
    element.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = element.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return box.width > 0 && top !== null && (element.contains(top) || top.contains(element));
  };
  const all = selector => [...document.querySelectorAll(selector)];
  const any = selector => shuffled(all(selector)).find(open);
  const settled = () => ["your-turn", "over", "error"].includes(html.dataset.state);
  const tick = () => new Promise(done => setTimeout(done, 5));
  const patience = async (ready, what) => {
    const end = performance.now() + 180000;
    while (!ready()) {
      if (performance.now() > end) throw new Error(`the monkey waits for ${what}: ${document.body.innerText}`);
      await tick();
    }
  };
  const still = () => Promise.all(document.getAnimations().map(motion => motion.finish()));
  let clicks = 0, tries = 0;
  const press = element => { clicks += 1; tries += 1; element.click(); };
  const something = () => !settled() || any('[data-act="confirm"], [data-act="pass"], [data-option]');
  for (let answers = 0; answers < most; answers += 1) {
    await patience(settled, "a question or the end");
    if (html.dataset.state !== "your-turn") return { state: html.dataset.state, answers, clicks };
    await still();
    for (tries = 0; html.dataset.state === "your-turn";) {
      if (tries > 60) throw new Error(`the monkey is stuck: ${document.querySelector("#ask").innerText}`);
      const confirm = any('[data-act="confirm"]'), free = all('[data-option]:not([disabled], [aria-disabled="true"])');
      const chosen = free.filter(one => one.getAttribute("aria-pressed") === "true");
      // Like a person who is told that a full choice will not do (too many goods in a payment): begin it again.
      if (chosen.length && chosen.length === free.length && !confirm) chosen.filter(open).forEach(press);
      else if (confirm && random() < 0.6) press(confirm);
      else {
        // Mostly choosing, sometimes thinking better of it: a blind walk may miss the one full payment for hours.
        const more = random() < 0.8 && any('[data-option]:not([aria-pressed="true"])');
        const wanted = (random() < 0.15 && any('[data-act="pass"]')) || more || any("[data-option]");
        if (wanted) press(wanted); else await patience(something, "something to press");
      }
      await tick();
    }
  }
  return { state: "still playing", answers: most, clicks };
}
"""


def monkey(page, seed, most=600):
    """Let a monkey play to the end: it clicks options that it can see and reach; returns how it ended."""
    return page.evaluate(MONKEY, [seed, most])


def changed_save(page, change):
    """Damage the saved game: `change` makes a text of a text."""
    text = change(save_of(page))
    page.evaluate(f"localStorage.setItem('sanjuan.save', {json.dumps(text)})")
