"""Somebody who plays at a terminal by what he reads there, and by nothing else."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random


class Reader:
    """Somebody who knows nothing but what stands on the terminal: types numbers off the list, or words of the help."""

    def __init__(self, words: tuple[str, ...], read: Callable[[], str]) -> None:
        self.words = words
        self.read = read
        self.seen = ""
        self.listed: list[str] = []
        self.asked = 0
        self.chance = Random(2)

    def __call__(self, prompt: str = "") -> str:
        shown = self.read()
        self.seen += shown + prompt
        self.asked += 1
        self.listed = re.findall(r"^(\d+(?:\.\d+)?): \S", shown, re.MULTILINE) or self.listed
        if self.asked % 40 == 0:
            return self.words[0]
        if self.listed and self.chance.random() < 0.8:
            return self.chance.choice(self.listed)
        return self.chance.choice(self.words)
