"""The game in a terminal: people and bots at one keyboard, replays, and the tables of what can be played.

Everything shown comes from `vivat.game`: observations, events, refusals and records. Nothing here knows a rule.
"""
