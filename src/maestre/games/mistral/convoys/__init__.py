"""IC.10 Convoys and the Levant trade."""
