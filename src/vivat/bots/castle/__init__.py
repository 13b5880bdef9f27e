"""Bots of the castle games."""
