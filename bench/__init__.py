"""Measurements: what is fast, against what, side by side in one run (`make bench`)."""
