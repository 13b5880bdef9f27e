"""Search: what a seat believes, worlds that fit what it has seen, and a tree over its own decisions in them.

Everything here starts from an observation. The states it builds are guesses; none is ever the game's own.
"""
