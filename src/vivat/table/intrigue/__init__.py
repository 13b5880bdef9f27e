"""Intrigue at a table: what a view shows of it."""
