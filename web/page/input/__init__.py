"""Pointer and keyboard."""
