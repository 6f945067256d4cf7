"""The name and installation of this program: the words of its help and of its advice."""

import sys
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parents[1]


def program() -> str:
    """Return the name to call the program by: `sanjuan` where it is installed, else `python -m sanjuan`."""
    return "sanjuan" if Path(sys.argv[0]).stem == "sanjuan" else "python -m sanjuan"


def install(extra: str) -> str:
    """Return the command that installs the package with an extra: from the checkout, or from an index."""
    package = "." if (CHECKOUT / "pyproject.toml").exists() else "sanjuan"
    return f"pip install '{package}[{extra}]'"


def installed() -> str:
    """Return the version of the package; a checkout has none that is installed."""
    try:
        return version("sanjuan")
    except PackageNotFoundError:
        return "(a checkout)"
