"""The lab: bots play many games, and what comes of them is counted."""
