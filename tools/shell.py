"""index.html of the built site: style sheet, content policy, and what is painted before any Python runs.

That is the set-up form in every language, drawn by the very functions that the page draws it with, and the empty table
for who comes back to a saved game.
"""

import base64
import hashlib
import json
import re
import tomllib
from collections.abc import Container, Iterable, Mapping
from html import escape
from pathlib import Path

import embedding
import integrity
import manifests
import site_games
from first_screen import prerender
from page.offline import draw_offline
from page.rules import about as draw_about
from runtime import page_files
from sanjuan.games import GAMES
from sanjuan.words.bundles import words
from sanjuan.words.languages import BASE, LANGUAGES

ROOT = Path(__file__).resolve().parent.parent

POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval' {hashes}; worker-src 'self'; connect-src 'self'{relay}; "
    "img-src 'self' data:; style-src 'self' 'unsafe-inline'; font-src 'self' data:; object-src 'none'; "
    "base-uri 'none'; form-action 'none'"
)
INLINE = re.compile(r'<script(?: type="importmap")?>(.*?)</script>', re.DOTALL)
MAIN = re.compile(r'<script type="mpy" src="(.+?)" config="(.+?)">')
RELAY = "<!--relay-->\n"
STYLE = "web/css/page.css"
STYLE_OF_GUESTS = "web/css/guests.css"
NOT_FOR_GUESTS = {"24-home.css", "54-learn.css"}
"""The style sheets of what a guest's page never shows."""
FORM = "web/js/form.js"
"""The script of home and the forms."""
PYTHONS = "/micropython.js"
"""The script that brings the page's Python, which the form does without."""
FONTS = ["grenze-600", "figtree-var"]
"""The fonts of all that is painted first."""
FRAMED = {
    'src="web/page/start.py" config="pyscript.json"': 'src="web/page/embed.py" config="embed.json"',
}
OF_GUESTS = {
    f'<script type="module" blocking="render" src="{FORM}"></script>\n': "",
    "<!--shell-->": "<!--shell-->\n<!--script:guest-->",
}
TABLE = (
    '<main class="table" aria-busy="true"><div class="opps">'
    + '<section class="opp"></section>' * 2
    + "</div>"
    + "".join(f'<section class="plate {area}"></section>' for area in ["house", "roles", "piles", "log", "mine", "ask"])
    + '<section class="hands"></section></main>'
)


def policy(html: str, relay: str = "") -> str:
    """The content policy as a meta element: own files only, our inline scripts by their hash, and a relay's address."""
    digests = [hashlib.sha256(script.encode()).digest() for script in INLINE.findall(html)]
    hashes = " ".join(f"'sha256-{base64.b64encode(digest).decode()}'" for digest in digests)
    return f'<meta http-equiv="Content-Security-Policy" content="{POLICY.format(hashes=hashes, relay=sources(relay))}">'


def sources(relay: str) -> str:
    """Return where a page may connect to for a relay: its origin, for requests and for a socket; "" without one."""
    origin = "/".join(relay.split("/")[:3])
    return f" {origin} {origin.replace('http', 'ws', 1)}" if relay else ""


def relayed(html: str, relay: str) -> str:
    """Write the address of the relay into a page, and nothing where there is none.

    Errors: ValueError where the page has no place for it.
    """
    if html.count(RELAY) != 1:
        raise ValueError(f"index.html is expected to hold {RELAY!r} once")
    return html.replace(RELAY, f'<meta name="relay" content="{relay}">\n' if relay else "")


def table_style(name: str) -> str:
    """Return the place of a table's style sheet in the site: beside the other one, where addresses in tokens hold."""
    return f"web/css/{name}.css"


def style(web: Path, without: Container[str] = ()) -> str:
    """All style sheets of a folder's css/ as one text, in the order of their names, but for some by their names."""
    sheets = [path for path in sorted((web / "css").glob("*.css")) if path.name not in without]
    return "\n".join(path.read_text("utf-8") for path in sheets)


def posters(web: Path) -> str:
    """The colours of the games on their posters and forms, which are there before any table is; see CONTRIBUTING."""
    return "\n".join(path.read_text("utf-8") for path in sorted(web.glob("tables/*/poster.css")))


def main_module(html: str) -> tuple[str, str]:
    """The addresses of the page's first Python module and of its configuration; raises ValueError without them."""
    found = MAIN.search(html)
    if not found:
        raise ValueError("index.html names no main module")
    return found[1], found[2]


def early(site: Path, scripts: Iterable[str], python: str = page_files.NAME) -> str:
    """Hints to fetch at once and side by side what the page would come upon step by step.

    First what the form is made of; what its Python needs is in a template that web/js/boot.js takes up when the form
    is seen. What index.html knows the digest of it fetches itself: browsers warn of a preload with one.
    """
    [program] = (site / "vendor").glob("micropython-*/micropython.js")
    libraries = [program, *sorted((site / "vendor").glob("pyscript-*/*.js"))]
    scripts, texts = list(scripts), [program.relative_to(site).as_posix().replace(".js", ".wasm"), python]
    modules = [name for name in scripts if name.endswith(PYTHONS)]
    modules += [path.relative_to(site).as_posix() for path in libraries]
    hints = [f'<link rel="modulepreload" href="{name}">' for name in scripts if name not in modules]
    hints += [f'<link rel="preload" as="font" crossorigin href="web/fonts/{name}.woff2">' for name in FONTS]
    later = [f'<link rel="modulepreload" href="{name}">' for name in modules]
    later += [f'<link rel="preload" as="fetch" crossorigin href="{name}">' for name in texts]
    return "\n".join([*hints, f'<template id="soon">{"".join(later)}</template>'])


def templates(drawn: bool = True) -> str:
    """One template element for each thing that may have to be painted first; `drawn`: home and forms as well."""
    shells = (prerender.templates(LANGUAGES, site_games.NAME) if drawn else {}) | {"shell-table": TABLE}
    shells |= {f"shell-missing-{lang}": draw_offline.missing(words(lang)) for lang in LANGUAGES}
    shells |= {f"shell-boxed-{lang}": draw_offline.boxed(words(lang)) for lang in LANGUAGES}
    return "\n".join(f'<template id="{name}">{html}</template>' for name, html in shells.items())


def no_script() -> str:
    """Return the text for pages without scripts, in every language: the wanted one is not known there."""
    speakers = [words(lang) for lang in LANGUAGES]
    return "".join(f'<p lang="{t.lang}">{t("no-script")}</p>' for t in speakers)


def silent(root: Path) -> str:
    """A configuration for Pyodide, which has no script on the main thread: none of PyScript's plugins for it either."""
    plugins = tomllib.loads((root / "pyscript.toml").read_text("utf-8"))["plugins"]
    return f'<py-config hidden type="json">{json.dumps({"plugins": plugins})}</py-config>'


def known(html: str) -> str:
    """Write down the site's name, its games and languages, for what runs before the engine."""
    html = html.replace("@SITE@", site_games.NAME).replace("@DESCRIPTION@", escape(manifests.about(BASE)))
    html = html.replace("<!--games-->", site_games.script())
    for name, what in {"languages": LANGUAGES, "games": GAMES}.items():
        html = html.replace(f'name="{name}" content=""', f'name="{name}" content="{" ".join(what)}"')
    return html


def framed(html: str) -> str:
    """Make the page for frames out of index.html: another main module, another way to know of a game that begins."""
    return changed(html, FRAMED)


def of_guests(html: str) -> str:
    """Make the page of guests out of index.html: a small script in the place of that of the form."""
    return changed(html, OF_GUESTS)


def changed(html: str, pieces: Mapping[str, str]) -> str:
    """Return a text with some of its pieces replaced. Errors: ValueError where one is not there, or more than once."""
    for here, there in pieces.items():
        if html.count(here) != 1:
            raise ValueError(f"index.html is expected to hold {here!r} once")
        html = html.replace(here, there)
    return html


def about(lang: str, parts: Iterable[tuple[str, str, str]]) -> str:
    """The page about the site in one language; it needs no script."""
    t = words(lang)
    speakers = [words(lang, game) for game in GAMES.values()]
    about_games = [own("about-game") for own in speakers if own.has("about-game")]
    news = [f"{own('title')}: {own('about-game-news')}" for own in speakers if own.has("about-game-news")]
    body = draw_about.about(parts, about_games, news, t)
    head = f'<meta charset="utf-8">{policy("")}<meta name="viewport" content="width=device-width, initial-scale=1">'
    head += f'<title>{t("about-title")}</title><link rel="icon" href="web/icons/icon.svg" type="image/svg+xml">'
    head += f'<link rel="stylesheet" href="{STYLE}">'
    top = f'<!doctype html>\n<html lang="{lang}" data-theme="day"><head>{head}</head>'
    return f'{top}<body class="read">{body}</body></html>\n'


def page(html: str, site: Path, scripts: Iterable[str], drawn: bool = True) -> str:
    """Fill index.html: the text of the source file, the site so far, our scripts -> the text of the built page.

    A guest's page is not `drawn`: an invitation leads to a table, so nobody sees home or a form there.
    """
    relay = site_games.relay(site_games.SITE)
    html = relayed(known(html), relay)
    html = html.replace("<!--css-->", f'<link rel="stylesheet" href="{STYLE if drawn else STYLE_OF_GUESTS}">')
    main, config = main_module(html)
    html = html.replace("<!--early-->", early(site, scripts, page_files.NAME if drawn else page_files.GUESTS))
    files = [file.removeprefix("./") for file in json.loads((site / config).read_text("utf-8"))["files"]]
    html = html.replace("@MAIN@", '", "'.join([main, *files])).replace("@CONFIG@", config)
    html = html.replace("<!--oembed-->", embedding.link())
    title = "" if drawn else f"<h1>{escape(site_games.NAME)}</h1>"  # which home and forms have
    html = html.replace("<!--no-script-->", title + no_script())
    html = html.replace("<!--shell-->", templates(drawn)).replace("<!--py-config-->", silent(ROOT))
    html = integrity.guarded(html, site, integrity.OF_HOME if not drawn else integrity.OF_GUESTS)
    return html.replace("<!--csp-->", policy(html, relay))
