from pyscript import document, js_modules, window

RUNNING_IN_WORKER: bool

__all__ = ["RUNNING_IN_WORKER", "document", "js_modules", "window"]
