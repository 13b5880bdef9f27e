"""Circles: friends, a club, a class that play together for weeks, what their games come to, and their campaigns."""
