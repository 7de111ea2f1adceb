"""Dice, what they mean, and what may come of them."""
