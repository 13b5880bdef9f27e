"""Search in the card game of secret roles."""
