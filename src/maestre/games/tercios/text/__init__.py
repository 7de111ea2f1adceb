"""Tercios in words: a map of letters, reports and typed answers, for a terminal and for a screen reader."""

from maestre.games.tercios.text import told  # noqa: F401 - enters its prompts
from maestre.games.tercios.text.chart import STYLES, board
from maestre.games.tercios.text.orders import parse
from maestre.games.tercios.text.reports import explain, prompt, question, report

__all__ = ["STYLES", "board", "explain", "parse", "prompt", "question", "report"]
