"""7.01-7.54 Leaders: whom they reach, how they move, what they do and what befalls them."""
