"""Vivat: one home for the "long live the King" games."""
