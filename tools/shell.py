"""index.html of the built site: style sheet, content policy, and what is painted before any Python runs.

That is the set-up form in every language, drawn by the very functions that the page draws it with, and the empty table
for who comes back to a saved game.
"""

import base64
import hashlib
import json
import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "web")]

import draw_setup
import settings

from sanjuan.terminal.bundles import words

POLICY = (
    "default-src 'self'; script-src 'self' 'unsafe-eval' {hashes}; worker-src 'self' blob:; connect-src 'self'; "
    "img-src 'self' data:; style-src 'self' 'unsafe-inline'; font-src 'self' data:; object-src 'none'; "
    "base-uri 'none'; form-action 'none'"
)
INLINE = re.compile(r"<script>(.*?)</script>", re.DOTALL)
STYLE = "web/css/page.css"
WORKER = ["worker.json", "web/engine.py"]
TABLE = (
    '<main class="table" aria-busy="true"><div class="opps">'
    + '<section class="opp"></section>' * 2
    + "</div>"
    + "".join(f'<section class="plate {area}"></section>' for area in ["house", "roles", "piles", "log", "mine", "ask"])
    + '<section class="hands"></section></main>'
)


def policy(html):
    """The content policy as a meta element: own files only, our inline scripts by their hash."""
    digests = [hashlib.sha256(script.encode()).digest() for script in INLINE.findall(html)]
    hashes = " ".join(f"'sha256-{base64.b64encode(digest).decode()}'" for digest in digests)
    return f'<meta http-equiv="Content-Security-Policy" content="{POLICY.format(hashes=hashes)}">'


def style(web):
    """All style sheets of web/css as one text, in the order of their names."""
    return "\n".join(path.read_text("utf-8") for path in sorted((web / "css").glob("*.css")))


def early(site):
    """Hints to fetch at once and side by side what the page would come upon step by step."""
    config = json.loads((site / "pyscript.json").read_text("utf-8"))
    found = [*(site / "vendor").glob("pyscript-*/core*.js"), *(site / "vendor").glob("fluent-*/*.js")]
    scripts = [
        *sorted(path.relative_to(site).as_posix() for path in found),
        config["interpreter"],
        *config["js_modules"]["main"],
    ]
    texts = [config["interpreter"].replace(".mjs", ".wasm"), "pyscript.json", "web/main.py", *config["files"], *WORKER]
    hints = [f'<link rel="modulepreload" href="{name}">' for name in scripts]
    return "\n".join(hints + [f'<link rel="preload" as="fetch" crossorigin href="{name}">' for name in texts])


def form(lang):
    """The set-up form as a first visitor sees it, in one language."""
    ui = {"lang": lang, "theme": "day", "setup": settings.new_setup(), "engine_ready": False, "resume": False}
    return draw_setup.setup(ui, words(lang, ui["setup"]["edition"]))


def templates():
    """One template element for each thing that may have to be painted first."""
    shells = {lang: form(lang) for lang in settings.LANGUAGES} | {"table": TABLE}
    return "\n".join(f'<template id="shell-{name}">{html}</template>' for name, html in shells.items())


def silent(root):
    """A configuration for Pyodide, which has no script on the main thread: none of PyScript's plugins for it either."""
    plugins = tomllib.loads((root / "pyscript.toml").read_text("utf-8"))["plugins"]
    return f'<py-config hidden type="json">{json.dumps({"plugins": plugins})}</py-config>'


def page(html, site):
    """Fill index.html: the text of the source file and the site so far -> the text of the built page."""
    html = html.replace("<!--css-->", f'<link rel="stylesheet" href="{STYLE}">').replace("<!--early-->", early(site))
    html = html.replace("<!--shell-->", templates()).replace("<!--py-config-->", silent(ROOT))
    return html.replace("<!--csp-->", policy(html))
