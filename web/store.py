"""Where saves and settings are kept: the browser's storage, or memory where that is denied or full."""


class Store:
    """Texts by key. `keep` has read(key), write(key, text) -> whether it worked, and drop(key): web/js/keep.js."""

    def __init__(self, keep, prefix="sanjuan."):
        self.keep = keep
        self.prefix = prefix
        self.memory = {}

    def get(self, key):
        """Return the text of a key, None where there is none."""
        return self.memory.get(key) or self.keep.read(self.prefix + key)

    def put(self, key, text):
        """Keep a text; returns whether it will outlive the page."""
        if self.keep.write(self.prefix + key, text):
            self.memory.pop(key, None)
            return True
        self.memory[key] = text
        return False

    def drop(self, key):
        """Forget a key."""
        self.memory.pop(key, None)
        self.keep.drop(self.prefix + key)
