"""What the chapters stand on: the position, places, sight, values, moments, and what all questions share."""
