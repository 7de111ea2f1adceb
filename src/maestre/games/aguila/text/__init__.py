"""Águila in words: a map of letters, reports and typed answers, for a terminal and for a screen reader."""

from maestre.games.aguila.text import told  # noqa: F401 - enters its prompts
from maestre.games.aguila.text.chart import STYLES, board
from maestre.games.aguila.text.orders import parse
from maestre.games.aguila.text.reports import explain, prompt, question, report

__all__ = ["STYLES", "board", "explain", "parse", "prompt", "question", "report"]
