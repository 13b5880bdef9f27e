"""Intrigue in the lab."""
