"""Stands for syntax trees, which only Pyodide's own evaluation and hints that cannot be resolved would make."""


class AST:
    """A node of any kind, with nothing in it: what an annotation says as a tree is never asked for."""

    def __init__(self, *content: object, **named: object) -> None:
        """Forget what is in the node."""


def __getattr__(name: str) -> type[AST]:
    """Every kind of node is the same here."""
    if name.startswith("__"):
        raise AttributeError(name)
    return AST
