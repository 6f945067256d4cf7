"""Running code: one way is enough."""

from _pyodide._base import eval_code

__all__ = ["eval_code"]
