"""Beliefs put to the test: games in which every seat is asked what it believes, and how good the answers are."""
