"""What is told of a position: to each seat, to whoever draws it, between two positions."""
