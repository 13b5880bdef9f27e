"""The game of intrigue for the adapters."""
