"""The base game in a compiled copy: hundreds of times faster than the engine, for training and measuring."""
