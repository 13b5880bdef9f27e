"""The intrigue family: Long Live the King, the card game of secret roles."""
