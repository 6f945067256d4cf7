"""Words: message ids and what the engine tells, as sentences of a language."""
