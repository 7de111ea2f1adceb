"""15 The country: terrain that is chosen and laid, and the weather."""
