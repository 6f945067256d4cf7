"""The worker: the engine behind JSON strings."""

import json
import sys

__export__ = ["ping"]


def ping() -> str:
    """Tell that the engine is up."""
    import sanjuan

    return json.dumps({"python": sys.version.split()[0], "package": sanjuan.__name__})
