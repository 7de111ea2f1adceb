"""Situations: what is about to be thrown for on a real table, told by a few answers, and what may come of it.

A game lists its kinds as `KINDS` in its package ``situations``. Each is a short script that asks what it must know,
with a preset for all but the first two answers, and lays a small table of the game with the deed about to be done.
"""

from maestre.situations.figures import Figure, LikelyRow, figured, weighed
from maestre.situations.forms import LONGEST_ANSWER, MOST_ANSWERS, Form, FormChoice, FormQuestion, choices
from maestre.situations.kinds import Kind, Posed, Reckoned, kind_of, kinds_of, small

__all__ = [
    "LONGEST_ANSWER",
    "MOST_ANSWERS",
    "Figure",
    "Form",
    "FormChoice",
    "FormQuestion",
    "Kind",
    "LikelyRow",
    "Posed",
    "Reckoned",
    "choices",
    "figured",
    "kind_of",
    "kinds_of",
    "small",
    "weighed",
]
