"""What the tools know of San Juan: its pictures, the states that are looked at, the mutants of its rules."""
