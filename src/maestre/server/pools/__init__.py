"""Processes that answer questions for which no player may wait."""
