"""Intrigue for the adapters."""
