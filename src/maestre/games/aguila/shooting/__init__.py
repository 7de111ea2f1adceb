"""7, 11 Shooting: aim, cover, guns, and what a volley does."""
