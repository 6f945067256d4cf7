"""Scenarios and position texts of San Juan."""
