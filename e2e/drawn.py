"""The page's drawings without the page: any state of tests/page/frames in the true style sheets, in one document.

No engine and no Python in the browser: hundreds of states can be looked at in a minute. A new screen enters every test
that walks over NAMES with one file in tests/page/frames (docs/access.md).
"""

import functools
from pathlib import Path

import pytest

import embedding
import shell
import tables
from extra import EXTRA
from serving import Quiet, Site
from tests.page.drawing import NAMES, game_of, load, screen, speak
from varied import HINTED, VARIED

ROOT = Path(__file__).resolve().parent.parent
STYLES = [*sorted(ROOT.glob("web/css/*")), ROOT / "web/lazy/rules.css"]
TABLES = [path.parent.name for path in sorted(ROOT.glob("web/tables/*/table.py"))]
SHEETS = "".join(f'<link rel="stylesheet" href="/{path.relative_to(ROOT)}">' for path in STYLES)
SHEETS += '<link rel="stylesheet" href="/web/css/posters.css">'
SHEETS += "".join(
    f'<link rel="stylesheet" data-table="{name}" href="/{shell.table_style(name)}">' for name in TABLES
)  # as web/js/parts.js has it
VIEWPORT = '<meta name="viewport" content="width=device-width,initial-scale=1">'
BLANK = f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>San Juan</title>{VIEWPORT}{SHEETS}'
BLANK += '<script type="module" src="/web/js/size.js"></script>'
BLANK += '<script defer src="/embed.js"></script></head><body><div id="app"></div></body></html>'
STATES = [*NAMES, *EXTRA]
MADE = EXTRA | VARIED | HINTED
PUT = """
async ([html, lang, theme, table, game]) => {
  const root = document.documentElement;
  root.lang = lang; root.dataset.theme = theme; root.dataset.motion = "less"; root.dataset.game = game;
  root.dataset.table = table;
  for (const link of document.querySelectorAll("link[data-table]")) {
    const media = link.dataset.table === table ? "all" : "not all";
    if (link.media !== media) link.media = media;
  }
  document.getElementById("app").innerHTML = html;
  const rules = document.getElementById("rules");  // as web/lazy/rules.js has it
  root.classList.toggle("with-rules", rules !== null);
  const zoom = root.currentCSSZoom ?? 1, wide = innerWidth >= 1280 * zoom && innerHeight >= 600 * zoom;
  if (rules && !wide) document.querySelector("main").inert = true;
  for (const image of document.images) image.loading = "eager";  // what words lie on counts
  const coming = [...document.images].filter(image => !image.complete);
  await Promise.all(coming.map(image => new Promise(done => { image.onload = image.onerror = done; })));
  await document.fonts.ready;
  await Promise.all(document.getAnimations().map(motion => motion.finish()));
}
"""
LOOK = """
async ([screens, given]) => {
  const put = @PUT@, looks = [@LOOKS@], seen = [];
  for (const screen of screens) {
    await put(screen);
    const found = [];
    for (const [number, look] of looks.entries()) found.push(await look(given[number]));
    seen.push(found);
  }
  return seen;
}
"""
"""Draws screens, one after the other, and looks at each: in one go, so that nothing is painted that nobody sees."""
AT_ONCE = 20
"""Screens that are sent to the browser together."""


class Blank(Quiet):
    """The files of the repository, an empty page at its root, and embed.js with its words."""

    def do_GET(self):
        """Answer what the repository does not hold as a file."""
        if self.path == "/":
            self.answer("text/html", BLANK)
        elif self.path == "/embed.js":
            self.answer("text/javascript", embedding.element((ROOT / "web/js/embed.js").read_text("utf-8")))
        elif self.path == "/web/css/posters.css":
            self.answer("text/css", shell.posters(ROOT / "web"))
        elif self.path in [f"/{shell.table_style(name)}" for name in TABLES]:
            self.answer("text/css", shell.style(ROOT / "web/tables" / Path(self.path).stem))
        else:
            super().do_GET()

    def answer(self, kind, text):
        """Answer with a text of a kind."""
        body = text.encode()
        self.send_response(200)
        self.send_header("Content-Type", f"{kind}; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


@functools.cache
def drawing(name, lang="en", theme="day"):
    """A state as HTML."""
    if name in MADE:
        return MADE[name][1](lang)
    state = load(name)
    return screen(state["frame"], state["ui"] | {"lang": lang, "theme": theme}, speak(state, lang))


@functools.cache
def place(name):
    """The table whose sheets a state is drawn in, and its game."""
    game = MADE[name][0] if name in MADE else game_of(load(name))
    return [tables.name_of(game), game]


def show(page, name, lang="en", theme="day"):
    """Draw a state into the open document."""
    page.evaluate(PUT, [drawing(name, lang, theme), lang, theme, *place(name)])


def looked_at(page, names, *looks, lang="en", theme="day"):
    """Yield (name, what each look finds) of states in the open document.

    A look is a function of JavaScript and, if it wants one, what it is given: (text, argument).
    """
    text = LOOK.replace("@PUT@", PUT).replace("@LOOKS@", ", ".join(look for look, *_ in looks))
    given = [argument for _, *arguments in looks for argument in arguments or [None]]
    for first in range(0, len(names), AT_ONCE):
        some = names[first : first + AT_ONCE]
        screens = [[drawing(name, lang, theme), lang, theme, *place(name)] for name in some]
        yield from zip(some, page.evaluate(text, [screens, given]), strict=True)


@pytest.fixture(scope="session")
def rooms(chromium):
    """rooms(**context options) -> (a context, the address of the empty page), the same one for the same options.

    A page stays open in it: its process lives on, and with it style sheets, fonts and pictures.
    """
    site, contexts = Site(ROOT, handler=Blank), {}

    def found(**options):
        key = tuple(sorted(options.items()))
        if key not in contexts:
            contexts[key] = chromium.new_context(**options)
            contexts[key].new_page().goto(site.url)
        return contexts[key], site.url

    yield found
    for context in contexts.values():
        context.close()
    site.stop()


@pytest.fixture
def drawings(rooms):
    """drawings(**context options) -> an empty page in which states can be drawn; it is closed after the test."""
    pages = []

    def opened(before=None, viewport=None, **options):
        context, address = rooms(**options)
        page = context.new_page()
        pages.append(page)
        if viewport:
            page.set_viewport_size(viewport)
        if before:
            before(page)
        page.goto(address)
        return page

    yield opened
    for page in pages:
        page.close()
