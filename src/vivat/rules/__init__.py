"""The rules of the games, one folder a family: plain typed Python on ints.

Nothing here draws a random number, reads a clock, keeps a secret or speaks to anybody. The layer
above (`vivat.game`) is what a program meets; `vivat.fast` compiles these very functions.
"""
