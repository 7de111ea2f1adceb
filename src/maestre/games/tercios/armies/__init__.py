"""8.01-8.19 Army lists: what they come to, whether they are legal, and their text."""
