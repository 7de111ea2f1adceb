"""3 Movement: how far, where to, and by which way."""
