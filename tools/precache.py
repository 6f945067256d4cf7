"""The service worker of a built site: its list of files with their hashes, and the versions that follow from them."""

import hashlib
import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

VERSION = "@VERSION@"
SHARED = "// @ZSTD@"
LEFT_OUT = ("sw.js", "web/shots/", "laid/")
"""Files that are not kept for offline play: the service worker itself, pictures that only an app store shows, and
tables that are prepared for a first visit."""
TOGETHER = re.compile(
    r"guests\.gz|web/css/guests\.css|parts/together\.gz|join\.html|locales/.*\.together\.|vendor/(qr|socketio)-"
    r"|web/(lazy/(line|relay|scan|together)[.-]|page/together/)"
)
"""The files of playing with people elsewhere, which nobody needs who plays alone."""


def kept(dist: Path) -> Iterator[tuple[str, bytes]]:
    """Yield (path, bytes) of every file that is kept for offline play; licences of libraries are left out."""
    for path in sorted(path for path in dist.rglob("*") if path.is_file()):
        name = path.relative_to(dist).as_posix()
        if not name.startswith(LEFT_OUT) and not TOGETHER.match(name) and not path.name.startswith("LICENSE"):
            yield name, path.read_bytes()


def manifest(dist: Path) -> dict[str, list[int | str]]:
    """{path: [size, sha256]} of every file that is kept."""
    return {name: [len(data), hashlib.sha256(data).hexdigest()] for name, data in kept(dist)}


def digest(*texts: str) -> str:
    """Version that follows from some texts."""
    return hashlib.sha256("\0".join(texts).encode()).hexdigest()[:16]


def runtime(files: Mapping[str, list[int | str]]) -> str:
    """Version of the interpreters and libraries, which lie under vendor/."""
    return digest(json.dumps({name: entry for name, entry in files.items() if name.startswith("vendor/")}))


def joined(template: str, shared: str) -> str:
    """Return the service worker with the script that it shares with the pages: not every browser has it import any."""
    if template.count(SHARED) != 1:
        raise ValueError(f"sw.js is expected to hold {SHARED!r} once")
    return template.replace(SHARED, shared.replace("export ", ""))


def stamp(template: str, dist: Path) -> str:
    """Write the site's version into its pages, and return the text of sw.js for it.

    Equal files give equal texts, so that no needless update starts. The version is that of the site before it is
    written into the page.
    """
    version = digest(template, json.dumps(manifest(dist)))
    for page in dist.glob("*.html"):
        page.write_text(page.read_text("utf-8").replace(VERSION, version), "utf-8")
    files = manifest(dist)
    text = template.replace(VERSION, version).replace("@RUNTIME@", runtime(files))
    return text.replace("{/*@FILES@*/}", json.dumps(files, indent=0))
