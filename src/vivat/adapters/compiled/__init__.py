"""What the adapters need of the compiled rules: a seat's view as numbers, its legal actions, the way to its next turn.

The functions run interpreted too, and hold no rule of the game.
"""
