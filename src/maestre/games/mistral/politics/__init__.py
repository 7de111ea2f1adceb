"""2.3, 2.4 Spain and France: what they may do before the war and in it."""
