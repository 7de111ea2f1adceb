"""14 Army lists: what they come to, whether they are legal, and their text."""
