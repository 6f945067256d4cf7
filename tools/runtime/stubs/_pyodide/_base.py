"""Python's code from scripts, without syntax trees: the value of the last expression in a line is the answer."""

from importlib import import_module
from typing import Any


def eval_code(code: str, globals: dict[str, Any] | None = None, locals: Any = None, **options: object) -> Any:
    """Run a program; return the value of a line that is, or ends in, an expression."""
    code = code.strip()
    head, _, last = ("", "", code) if "\n" in code else code.rpartition(";")
    exec(head, globals, locals)
    try:
        expression = compile(last.strip(), "<exec>", "eval")
    except SyntaxError:
        return exec(last.strip(), globals, locals)
    return eval(expression, globals, locals)


def pyimport_impl(path: str) -> Any:
    """Return a module, or what it has under the last part of the path."""
    stem, _, name = path.rpartition(".")
    return getattr(import_module(stem), name, None) or import_module(path) if stem else import_module(path)
