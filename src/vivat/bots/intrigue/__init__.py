"""Bots of the card game of secret roles."""
