"""The code as syntax trees, read once for all the tests that look at it."""

import ast
from functools import cache


@cache
def tree(path):
    """Return the syntax tree of a file."""
    return ast.parse(path.read_text("utf-8"))


@cache
def nodes(path):
    """Return every node of a file, outer ones first."""
    return tuple(ast.walk(tree(path)))


def for_types_only(node):
    """Return whether a statement is an `if TYPE_CHECKING:` block."""
    return isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING")
