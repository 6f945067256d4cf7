"""The parts of every drawing: elements, controls, windows, words, effects; and the cache of drawings."""
