"""The players of Alhambra."""
