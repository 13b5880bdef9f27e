"""How long tests wait for what must come."""

PATIENCE = 300
"""Seconds after which what hangs fails. Nothing is measured by it: a machine on which others work as well is slow."""
