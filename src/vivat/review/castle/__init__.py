"""Reviews of the castle games."""
