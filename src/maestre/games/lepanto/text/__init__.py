"""Lepanto in words: a chart of letters, reports and typed orders, for a terminal and for a screen reader."""

from maestre.games.lepanto.text.chart import STYLES, board
from maestre.games.lepanto.text.orders import parse
from maestre.games.lepanto.text.reports import explain, prompt, question, report

__all__ = ["STYLES", "board", "explain", "parse", "prompt", "question", "report"]
