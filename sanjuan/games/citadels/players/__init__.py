"""The players of Citadels."""
