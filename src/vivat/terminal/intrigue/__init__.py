"""Intrigue on the terminal: view, moments, moves, drawings."""
