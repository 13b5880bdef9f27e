"""Intrigue among the results: its statistics and achievement cards."""
