"""Bajo la Sombra del Águila: Napoleonic brigades on a measured table, where formation decides how a unit fights."""
