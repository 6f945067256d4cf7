"""Training of San Juan's players."""
