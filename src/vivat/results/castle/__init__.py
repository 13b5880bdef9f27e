"""The castle games among the results: their statistics and achievement cards."""
