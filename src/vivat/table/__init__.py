"""One game among people and bots: seats, commands, clocks, chat, the log and its store."""
