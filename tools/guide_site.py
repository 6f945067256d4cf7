"""Make a site of the guides, with a search and a reference of the Python modules (`make docs`).

Sphinx reads a copy of the documents in build/guides/ and writes build/docs/. A warning, such as a link to a document or
heading that does not exist, ends it with an error. The site loads nothing from other servers.
"""

import re
import shutil
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
COPY, SITE, CACHE = (ROOT / "build" / name for name in ("guides", "docs", "docs-cache"))
FOLDERS = ("docs", "docs/reference", "docs/reports", "bench")
CHAPTERS = {
    "Use the games": [
        "docs/playing-together", "docs/hosting", "docs/embedding", "docs/access", "docs/screenshots",
    ],
    "Players and research": [
        "docs/researchers", "docs/bot-protocol", "docs/opponents", "docs/review", "docs/reference/*",
    ],
    "Work on the games": [
        "CONTRIBUTING", "docs/scenarios", "docs/lessons", "docs/languages", "docs/decisions", "docs/start",
        "docs/mutation", "api",
    ],
    "Measurements": ["docs/reports/*", "bench/*"],
    "About": ["CHANGELOG", "CREDITS"],
}  # fmt: skip
"""The documents of each chapter of the menu, without `.md`. Sphinx reports one that is in no chapter."""
PACKAGES = ("table", "bots", "measure", "review", "scenario", "lessons", "words", "env")
"""The packages of `sanjuan` in the reference: those that know no game."""
OPTIONAL = ["distributed", "fluent", "gymnasium", "numpy", "pettingzoo", "rich"]
"""Packages that need not be installed to read the docstrings."""
SETTINGS: dict[str, Any] = {
    "project": "Sun Tables",
    "extensions": ["myst_parser", "sphinx.ext.autodoc"],
    "root_doc": "index",
    "html_theme": "furo",
    "html_title": "Sun Tables",
    "html_copy_source": False,
    "html_show_sphinx": False,
    "myst_heading_anchors": 4,
    "autodoc_mock_imports": OPTIONAL,
    "autodoc_member_order": "bysource",
    "autodoc_typehints": "signature",
    "suppress_warnings": ["misc.highlighting_failure", "autodoc.mocked_object"],
}
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)#:\s]+)(#[^)\s]*)?\)")


def documents() -> list[Path]:
    """Return the documents that become pages; of the top folder those in capitals: commands write others there."""
    return [*sorted(ROOT.glob("[A-Z]*.md")), *[path for name in FOLDERS for path in sorted((ROOT / name).glob("*.md"))]]


def linked(text: str, place: Path, pages: set[Path]) -> str:
    """Return a document of a place in which only pages and pictures are links; other files of the project have none.

    A link to something that does not exist stays, so that Sphinx reports it.
    """

    def link(found: re.Match[str]) -> str:
        target = (place / found[3]).resolve()
        if target == ROOT / "README.md":
            return found[0].replace("README.md", "index.md")
        return found[0] if found[1] or target in pages or not target.exists() else found[2]

    return LINK.sub(link, text)


def menu() -> str:
    """Return the chapters as Sphinx's directives, for the first page."""
    parts = [
        "\n".join([f"```{{toctree}}\n:hidden:\n:glob:\n:caption: {name}\n", *pages, "```\n"])
        for name, pages in CHAPTERS.items()
    ]
    return "\n" + "\n".join(parts)


def modules(package: str) -> list[str]:
    """Return the names of the modules in a package of `sanjuan`."""
    files = sorted((ROOT / "sanjuan" / package).glob("*.py"))
    names = [f"sanjuan.{package}.{file.stem}".removesuffix(".__init__") for file in files]
    return sorted(names, key=lambda name: name.count("."))


def reference() -> dict[str, str]:
    """Return the pages of the reference: {name: text}."""
    listed = "".join(f"api/{package}\n" for package in PACKAGES)
    text = "Written from the docstrings. The guides say what the modules are for.\n"
    pages = {"api": f"# Python modules\n\n{text}\n```{{toctree}}\n{listed}```\n"}
    for package in PACKAGES:
        members = "```{{eval-rst}}\n.. automodule:: {name}\n   :members:\n```\n"
        entries = [f"## {name}\n\n{members.format(name=name)}" for name in modules(package)]
        pages[f"api/{package}"] = f"# sanjuan.{package}\n\n" + "\n".join(entries)
    return pages


def copied() -> None:
    """Write the documents, their pictures and the reference into the copy that Sphinx reads."""
    shutil.rmtree(COPY, ignore_errors=True)
    for folder in FOLDERS:
        (COPY / folder).mkdir(parents=True, exist_ok=True)
        for picture in (path for ending in ("svg", "webp") for path in (ROOT / folder).glob(f"*.{ending}")):
            shutil.copy(picture, COPY / folder)
    shutil.copytree(ROOT / "docs" / "screenshots", COPY / "docs" / "screenshots")
    pages = documents()
    for path in pages:
        text = linked(path.read_text("utf-8"), path.parent, set(pages))
        text = text if text.startswith("# ") else f"# {path.stem.capitalize()}\n\n{text}"
        first = path == ROOT / "README.md"
        target = COPY / ("index.md" if first else path.relative_to(ROOT))
        target.write_text(text + (menu() if first else ""), "utf-8")
    (COPY / "api").mkdir()
    for name, text in reference().items():
        (COPY / f"{name}.md").write_text(text, "utf-8")


def plain(lines: list[str]) -> None:
    """Change the lines of a docstring: `code` is code, and no other character has a meaning."""

    def part(found: re.Match[str]) -> str:
        return f"\\ ``{found[1]}``\\ " if found[1] else "\\" + found[0]

    text = re.sub(r"`([^`\s](?:[^`]*[^`\s])?)`|[*_|\\`]", part, "\n".join(lines))
    lines[:] = text.split("\n")


def build() -> None:
    """Build the site. Errors: SystemExit where Sphinx warns."""
    from sphinx.application import Sphinx

    sys.path.insert(0, str(ROOT))
    sphinx = Sphinx(COPY, None, SITE, CACHE, "html", SETTINGS, warningiserror=True)
    sphinx.connect("autodoc-process-docstring", lambda app, what, name, thing, options, lines: plain(lines))
    sphinx.build()
    if sphinx.statuscode:
        sys.exit("The documents have faults: see the warnings above.")


if __name__ == "__main__":
    copied()
    build()
    print(f"The guides are in {SITE.relative_to(ROOT)}/index.html")
