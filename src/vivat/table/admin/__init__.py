"""What an operator does on a server: reports, bans, tables and guests that go, each written down with who did it."""
