"""Every state at every size: what the faults of a drawn state are, looked for in one open page without an engine.

Windows of one kind are walked through in one evaluation each: all states one after the other, their faults returned.
"""

from pathlib import Path

import drawn

FINGER = [
    (360, 640), (390, 844), (640, 360), (667, 375), (740, 360), (844, 390), (820, 1180), (1024, 768), (360, 780),
]  # fmt: skip
MOUSE = [(720, 450), (960, 595), (1280, 720), (1366, 768), (1440, 900), (1920, 1080)]
"""The sizes of phones and tablets; a laptop at 200 %, a frame on somebody's page, laptops, a large screen."""
FAULTS = (Path(__file__).parent / "faults.js").read_text("utf-8")
ABOVE = ".hint, .overlist > div, .tray, .q:has(.lone), .q-coach"
"""Windows over the table, open until they are closed."""
LISTS = {
    "still": ".q",
    "mute": ".sr, .log *, .deed, .ghost, .lot1 .ln, .overlist > div, :has(> .hint) > :not(.hint)",
    "above": ABOVE,
    "under": ".nothing",
    "through": "[id^=chip-]",
    "unpressed": "#log mark, svg .hit, svg .pin, "  # a curve is swept over, buttons below it go step by step
    ".opp:has(.seatbtn) .card, .overlist > div *, :has(> .hint) > :not(.hint) *",
    "looked": ".opp .card, .rw.opp .pl, .ranks .card:not([data-option])",
    "words": "#rules :is(p, th) a, mark",
    "needed": ".su-go .btn, .scorev .tabw > .btns .btn, #ask [data-act], [data-option]:not(#dialog *), "
    "[data-act=lift], .overlist summary",
    "named": {
        ".card:is(.c-hand, .c-lot, .c-mini)": ".ttl",
        ".role": "b",
        ".opp .head": ".who b",
        ".rw.opp": ".who b",
        ".bc": ".ttl",
        ".hand .dc": ".ttl",
        ".cc": ".ttl",
        ".table[data-l=ranks] .rank": ".nm",
    },
}
"""Selectors of what is judged otherwise, by how."""
SCALED = """async scale => {
  (await import("/web/js/size.js")).scale(scale);
  return document.documentElement.currentCSSZoom ?? 1;
}"""
WALK = """
([states, options]) => {
  const root = document.documentElement, app = document.getElementById("app"), out = {};
  for (const [name, html, lang, table, game] of states) {
    root.lang = lang; root.dataset.game = game;
    if (root.dataset.table !== table) {
      root.dataset.table = table;
      for (const link of document.querySelectorAll("link[data-table]")) {
        link.media = link.dataset.table === table ? "all" : "not all";
      }
    }
    app.innerHTML = html;
    const rules = document.getElementById("rules");
    root.classList.toggle("with-rules", rules !== null);
    const zoom = root.currentCSSZoom ?? 1, wide = innerWidth >= 1280 * zoom && innerHeight >= 600 * zoom;
    if (rules && !wide) app.querySelector("main").inert = true;
    const found = faults(options);
    if (found.length) out[name] = found;
  }
  return out;
}
"""
CALM = "*, ::before, ::after { pointer-events: auto !important; transition: none !important; "
CALM += "animation: none !important; }"


def lists(height):
    """Return the selectors of what is judged otherwise; in a window the sheets call low, news have one line."""
    one_line = LISTS["mute"] + ", .since span"
    return LISTS | {"mute": one_line} if height < 500 else LISTS


def ready(page, theme="day"):
    """Prepare an empty page for the walk."""
    page.add_script_tag(content=FAULTS)
    page.add_style_tag(content=CALM)
    page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
    page.evaluate("document.fonts.load('600 20px Grenze').then(() => document.fonts.load('500 13px Figtree'))")


def walk(page, size, wanted, touch, scale="normal"):
    """The faults of (state, language) at a size, all drawn at a scale, by the name of the state with its language."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    zoom = page.evaluate(SCALED, scale)
    states = [[f"{name} {lang}", drawn.drawing(name, lang), lang, *drawn.place(name)] for name, lang in wanted]
    return page.evaluate(WALK, [states, {"touch": touch, "lists": lists(size[1] / zoom)}])
