"""The table of San Juan."""
