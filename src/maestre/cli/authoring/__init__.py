"""For whoever writes a game: a package to begin with, its board drawn, and play that begins anew."""
