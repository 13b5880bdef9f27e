"""What is counted while games are played: drivers that are compiled together with the rules of a family.

They hold no rule: what happened is read from the events that the rules tell.
"""
