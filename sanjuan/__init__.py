"""City-building card games as a pure-Python engine: rules, opponents, records."""

__version__ = "0.1.0"
