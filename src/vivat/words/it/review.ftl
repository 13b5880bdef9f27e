## Reviews of finished games

review-unfinished = Questa partita non è ancora finita. Si potrà rivedere dopo.
review-no-family = Le partite di questo tipo non si possono ancora rivedere.
