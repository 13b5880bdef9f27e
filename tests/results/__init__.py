"""Finished games: what they come to."""
