## Reviews of finished games

review-unfinished = Cette partie n’est pas encore terminée. Elle pourra être analysée ensuite.
review-no-family = Les parties de ce genre ne peuvent pas encore être analysées.
