"""3 Movement: Troops on their way."""
