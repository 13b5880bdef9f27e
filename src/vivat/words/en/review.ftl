## Reviews of finished games

review-unfinished = This game is not over yet. It can be reviewed once it is.
review-no-family = Games of this kind cannot be reviewed yet.
