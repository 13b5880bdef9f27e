"""Reviews of the card game: chances and turning points; its decisions are not valued yet."""
