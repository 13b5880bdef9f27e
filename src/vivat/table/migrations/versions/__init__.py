"""One file a step, each after the one before."""
