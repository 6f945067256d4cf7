"""Stands for the module that finds the encoding of a source: those of the engine are UTF-8."""
