"""External players: programs in any language."""
