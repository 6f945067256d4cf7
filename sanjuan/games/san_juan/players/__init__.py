"""The players of San Juan."""
