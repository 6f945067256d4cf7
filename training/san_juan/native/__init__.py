"""The base game once more, compiled: hundreds of times faster than the engine, for training and measuring."""
