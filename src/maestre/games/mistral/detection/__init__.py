"""IC.7 Detection: Searches, Dummies, Blockades and Interdictions."""
