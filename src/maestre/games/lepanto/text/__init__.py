"""Lepanto in words: a chart of letters, reports and typed orders, for a terminal and for a screen reader."""

from importlib.resources import files
from typing import Final

from maestre.games.lepanto.text.chart import STYLES, board
from maestre.games.lepanto.text.orders import parse
from maestre.games.lepanto.text.reports import compare, explain, prompt, report

__all__ = ["MESSAGES", "STYLES", "board", "compare", "explain", "parse", "prompt", "report"]

MESSAGES: Final = (files("maestre.games.lepanto.text") / "ftl",)
"""The folders of what the text board says, beside the game's own."""
