"""Many files in one, which packs better than each by itself; web/runtime/bundle.js reads it."""

import json
from collections.abc import Mapping


def bundle(files: Mapping[str, bytes]) -> bytes:
    """Return the bytes of a bundle, not packed yet: length of the list, the list of names and sizes, the files."""
    listed = json.dumps([[name, len(content)] for name, content in files.items()]).encode()
    return len(listed).to_bytes(4, "little") + listed + b"".join(files.values())
