"""What the tools know of Alhambra: its pictures."""
