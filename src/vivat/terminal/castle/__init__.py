"""The castle games on the terminal: view, moments, moves, drawings."""
