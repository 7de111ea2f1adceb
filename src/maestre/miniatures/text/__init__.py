"""A measured table for who reads and types: a map of letters, places and lengths in words, answers by their names."""
