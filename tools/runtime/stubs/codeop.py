"""Stands for the module that a console needs."""
