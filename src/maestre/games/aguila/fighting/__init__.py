"""9 Combat: blows, and what follows them."""
