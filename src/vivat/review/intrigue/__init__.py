"""Reviews of the card game: chances, turning points and decisions, but for trades and looks."""
