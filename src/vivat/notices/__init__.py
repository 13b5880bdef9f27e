"""Notices to people who are not there: a game waits for them, or is over."""
