"""What moves between two drawings."""
