"""Stands for the module that tells the encoding of a source: those of the engine are UTF-8."""
