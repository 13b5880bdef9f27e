"""The coach of the card game."""
