"""A battle on a real table: positions stay there, and Maestre is told what it must know of them."""
