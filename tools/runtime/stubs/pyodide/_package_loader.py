"""No packages: only their places, which a start asks for, and the object that a snapshot expects here."""

from site import getsitepackages

from pyodide_js import loadedPackages  # type: ignore[import-not-found]

__all__ = ["loadedPackages"]


class Place:
    """A folder by its name."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __str__(self) -> str:
        return self.name


SITE_PACKAGES = Place(getsitepackages()[0])
DSO_DIR = Place("/usr/lib")


def init_loaded_packages() -> None:
    """Note no packages."""
