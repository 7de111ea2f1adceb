"""What is told of a position, and what a seat must hold for possible."""
