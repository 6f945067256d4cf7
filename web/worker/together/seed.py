"""The seed that nobody chooses: everybody brings a part, and shows its hash before any part is shown.

By then nobody can change a part, whatever the others turn out to be; the seed is the hash of all parts. It has 128
bits: of a shorter one a guest could try them all, until one deals the cards that it sees.
"""

import os
from collections.abc import Mapping

try:  # as `random` does: `hashlib` alone would bring the whole library into the browser
    from _sha2 import sha256
except ImportError:
    from hashlib import sha256

WAITING, SHOWING, PLAYING = "waiting", "showing", "playing"
"""The stages: hashes of the parts of the seed are awaited, then the parts, then it is played."""
HOST = "host"
"""The name of the host's part; those of guests are called by their seats."""
BITS = 128


def fresh() -> str:
    """Return a part: 32 bytes of chance, in hexadecimal."""
    return os.urandom(32).hex()


def commitment(who: str, part: str) -> str:
    """Return the hash that binds somebody to a part before it is shown."""
    return sha256(f"{who}:{part}".encode()).hexdigest()


def of(parts: Mapping[str, str]) -> int:
    """Return the seed of all parts, by who has brought them."""
    text = ";".join(f"{who}:{parts[who]}" for who in sorted(parts))
    return int(sha256(text.encode()).hexdigest()[: BITS // 4], 16)
