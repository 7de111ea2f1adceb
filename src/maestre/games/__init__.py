"""The games that Maestre plays, one folder each."""
