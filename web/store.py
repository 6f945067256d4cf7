"""Where saves and settings are kept: the browser's storage, or memory where that is denied or full."""


class Store:
    """Texts by key. `storage` is localStorage, anything with its methods, or None; `lasting` tells whether it works."""

    def __init__(self, storage, prefix="sanjuan."):
        self.storage = storage
        self.prefix = prefix
        self.memory = {}
        self.lasting = storage is not None

    def get(self, key):
        """Return the text of a key, None where there is none."""
        if key in self.memory:
            return self.memory[key]
        if self.storage is None:
            return None
        try:
            return self.storage.getItem(self.prefix + key)
        except Exception:  # JavaScript's SecurityError has no class of its own in Python
            self.lasting = False
            return None

    def put(self, key, text):
        """Keep a text; returns whether it will outlive the page."""
        try:
            if self.storage is None:
                raise OSError("no storage")
            self.storage.setItem(self.prefix + key, text)
        except Exception:  # denied or full: kept in memory, and said so by the answer
            self.memory[key] = text
            self.lasting = False
            return False
        self.memory.pop(key, None)
        self.lasting = True
        return True

    def drop(self, key):
        """Forget a key."""
        self.memory.pop(key, None)
        if self.storage is None:
            return
        try:
            self.storage.removeItem(self.prefix + key)
        except Exception:  # denied: there was nothing to forget
            self.lasting = False
