"""IC.5.3 Winds, and the Gales that they become."""
