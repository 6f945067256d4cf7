"""Give the page what it uses of PyScript's library; in the built page it is pyscript/__init__.py."""

from pyscript.context import RUNNING_IN_WORKER, document, js_modules, window
from pyscript.fetch import fetch

__all__ = ["RUNNING_IN_WORKER", "document", "fetch", "js_modules", "window"]
