"""The parts of the seed on a guest's page: their hashes, and whether what is shown is what was promised."""

import binascii
import hashlib

HOST = "host"
"""The name of the host's part; those of guests are called by their seats."""


def of(who: str, part: str) -> str:
    """Return the hash that binds somebody to a part, as the host's worker makes it."""
    return binascii.hexlify(hashlib.sha256((who + ":" + part).encode()).digest()).decode()


def kept(promised: "dict[str, str]", parts: "dict[str, str]") -> bool:
    """Return whether all have shown the parts that they were bound to."""
    if len(promised) != len(parts):
        return False
    return not [who for who in promised if who not in parts or of(who, parts[who]) != promised[who]]
