"""What the chapters stand on: the position, the clock, the die, who has seen what, and what all questions share."""
