"""Search in the castle games."""
