"""The strength of the person at this device, and the level that makes an even game."""
