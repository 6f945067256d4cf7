"""San Juan, the card game by Andreas Seyfarth (2004; second edition 2014)."""
