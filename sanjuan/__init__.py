"""City-building card games as a pure-Python engine: rules, opponents, records."""

__version__ = "1.0.0"
