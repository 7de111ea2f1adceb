"""5.0 The sequence of play, Doria, one order to many ships, and who has won."""
