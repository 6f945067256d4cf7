"""The game in a frame on another page."""
