"""San Juan in the terminal: `python -m sanjuan play`."""
