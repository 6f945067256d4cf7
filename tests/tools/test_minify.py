"""Tests of what the build leaves out of scripts and style sheets: what only readers need, and what no page uses."""

import re
from pathlib import Path

import pytest

import minify
import vendor
from console import Stop

ROOT = Path(__file__).resolve().parents[2]
MODULES = ROOT / "node_modules"
PYSCRIPT = next((MODULES / "@pyscript/core/dist").glob("core-*.js"))


def test_a_script_keeps_its_exports_and_its_licence() -> None:
    made = minify.minified(b"/*! MIT, A. Person */\n// why\nexport const long = (name) => name + 1;\n", ".js", MODULES)
    assert b"MIT, A. Person" in made and b"export const long" in made and b"why" not in made and b"name" not in made


def test_a_style_sheet_keeps_its_rules_in_their_order() -> None:
    made = minify.minified(
        b"/* why */\n.a { color: red; }\n.b { --x: 1px  2px; }\n.a { color: blue; }\n", ".css", MODULES
    )
    assert made.strip() == b".a{color:red}.b{--x: 1px 2px}.a{color:blue}"


def test_what_is_no_script_stops_the_build() -> None:
    with pytest.raises(Stop, match="esbuild"):
        minify.minified(b"export const = 1;", ".js", MODULES)


def test_pyscript_has_the_modules_of_its_library_that_the_page_uses() -> None:
    data = PYSCRIPT.read_bytes()
    made = vendor.with_less_library(data)
    named = [found[1].decode() for found in vendor.MODULE.finditer(made)]
    assert sorted(named) == sorted({"__init__", *vendor.LIBRARY}) and len(made) < len(data) - 20_000
    outside = [re.sub(vendor.MODULE, b"", one) for one in (data, made)]
    assert outside[0] == outside[1]


def test_another_version_of_pyscript_stops_the_build() -> None:
    with pytest.raises(ValueError, match="look how this version keeps its library"):
        vendor.with_less_library(b'wo({"__init__.py":"","context.py":""})')
