"""Liber Militum: Tercios, 1496-1698: a tabletop of oriented bases, hidden order cards and leaders."""
