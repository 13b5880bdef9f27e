"""The game of intrigue in the lab."""
