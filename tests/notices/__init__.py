"""Notices to people who are not there."""
