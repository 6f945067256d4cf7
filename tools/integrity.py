"""Files of one version only: the page says what its scripts, style sheet and texts contain, the browser sees to it.

A site may be replaced while somebody's first visit is loading it, before a service worker keeps it. Then a file that
is of another version must be reported like one that is missing; two versions must never be mixed.
"""

import base64
import hashlib
import json
import re
from pathlib import Path

LINK = re.compile(r'<link rel="(?:stylesheet|modulepreload|preload)"[^>]* href="([^"]+)"')
NO_MODULES = {"sw.js", "embed.js"}
TEXTS = {".json", ".ftl", ".py"}
"""Files that are fetched as they are. Packed files have their hashes in the scripts that unpack them."""
LATER = re.compile(r"rules\.\w+\.html|web/lazy/\w+\.css|web/css/\w+\.css")
"""Files that the page fetches on demand, beside scripts and texts."""
OF_HOME = re.compile(r"learn/.*|locales/.*\.(?:learn|prepared)\.ftl|web/css/page\.css")
OF_GUESTS = re.compile(r"web/css/guests\.css")
"""Files that a guest's page never fetches, and those that only it fetches."""
CONFIGS = {"pyscript.json", "embed.json"}
"""Configurations, of which a page names its own."""
ASKED = re.compile(r'"(web/[\w/]+\.py)"')
STARTING = re.compile(r"vendor/(?:pyscript|micropython)-[^/]+/[\w-]+\.js")
"""The libraries with which the page's Python starts: one that comes damaged must not be run either."""
MAP = "<!--importmap-->"
TABLE = '"@WHOLE@"'


def digest(path: Path) -> str:
    """The content of a file as browsers want it told."""
    return "sha256-" + base64.b64encode(hashlib.sha256(path.read_bytes()).digest()).decode()


def own(site: Path) -> list[tuple[str, Path]]:
    """(path in the site, file) of everything but the libraries, which lie under their versions; some start the page."""
    found = ((path.relative_to(site).as_posix(), path) for path in sorted(site.rglob("*")) if path.is_file())
    return [(name, path) for name, path in found if not name.startswith("vendor/") or STARTING.fullmatch(name)]


def modules(site: Path) -> dict[str, str]:
    """{address: digest} of our scripts and those that start the page's Python, as an import map has them."""
    return {f"./{name}": digest(path) for name, path in own(site) if path.suffix == ".js" and name not in NO_MODULES}


def texts(site: Path, html: str, others: re.Pattern[str]) -> dict[str, str]:
    """{path: digest} of what this page fetches: words, configurations, its own first modules, the rules.

    Those of `others` it never fetches.
    """
    named = set(ASKED.findall(html))
    left_out = {name for name in CONFIGS if f'"{name}"' not in html}
    return {
        name: digest(path)
        for name, path in own(site)
        if name not in left_out
        and not others.fullmatch(name)
        and (
            LATER.fullmatch(name)
            or (path.suffix in TEXTS and (name in named or path.suffix != ".py") and "sbom" not in name)
        )
    }


def guarded(html: str, site: Path, others: re.Pattern[str] = OF_GUESTS) -> str:
    """The page with the contents of its files written down, but for `others`.

    Errors: ValueError where the page has no place for that.
    """
    for place in MAP, TABLE:
        if html.count(place) != 1:
            raise ValueError(f"index.html is expected to hold {place!r} once")
    scripts, found = modules(site), texts(site, html, others)

    def linked(link: re.Match[str]) -> str:
        name = link[1].removeprefix("./")
        known = found.get(name) or scripts.get(f"./{name}") or (digest(site / name) if name.endswith(".css") else "")
        return f'{link[0]} integrity="{known}"' if known else link[0]

    html = LINK.sub(linked, html).replace(TABLE, json.dumps(found))
    return html.replace(MAP, f'<script type="importmap">{json.dumps({"integrity": scripts})}</script>')
