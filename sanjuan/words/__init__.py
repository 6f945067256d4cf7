"""Words: message ids and facts of the engine, as sentences of a language."""
