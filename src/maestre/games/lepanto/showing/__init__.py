"""What is told of a position to whoever draws it."""
