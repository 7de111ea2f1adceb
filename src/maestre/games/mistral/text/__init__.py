"""Mistral in words: the sea in letters and lists, reports and typed answers, for a terminal and a screen reader."""

from maestre.games.mistral.text.chart import STYLES, board
from maestre.games.mistral.text.orders import parse
from maestre.games.mistral.text.questions import explain, prompt, question
from maestre.games.mistral.text.reports import report

__all__ = ["STYLES", "board", "explain", "parse", "prompt", "question", "report"]
