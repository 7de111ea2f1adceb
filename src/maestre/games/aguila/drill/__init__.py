"""4.08-4.15, 5.01-5.10 How units are drawn up, and what it means to be in a building."""
