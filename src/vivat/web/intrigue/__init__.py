"""Intrigue for a client: what does not change in a game."""
