"""Tests that the type stubs of the scripts name what the scripts export."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
STUB = ast.parse((ROOT / "typings" / "pyscript" / "js_modules.pyi").read_text("utf-8"))
SCRIPTS = {
    node.name.lower(): [one.name for one in node.body if isinstance(one, ast.FunctionDef)]
    for node in STUB.body
    if isinstance(node, ast.ClassDef)
}


@pytest.mark.parametrize("name", SCRIPTS)
def test_every_function_is_exported(name):
    [script] = [path.read_text("utf-8") for path in (ROOT / "web").glob(f"*/{name}.js")]
    exported = re.findall(r"^export (?:async )?(?:function|const) (\w+)", script, re.M)
    exported += re.findall(r"^export { (\w+) } from", script, re.M)
    assert set(SCRIPTS[name]) <= set(exported)


def test_every_script_has_a_name():
    named = [node.target.id for node in STUB.body if isinstance(node, ast.AnnAssign)]
    assert named == list(SCRIPTS)
