"""San Juan for the tools: its pictures, its states for screenshots, the mutants of its rules."""
