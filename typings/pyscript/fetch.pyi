from pyscript import fetch

__all__ = ["fetch"]
