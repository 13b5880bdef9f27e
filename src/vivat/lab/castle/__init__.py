"""The castle games in the lab."""
