"""How games show themselves at the terminal: within its width, with a question that says what is asked, short help."""

from __future__ import annotations

import re
from itertools import cycle
from textwrap import wrap
from typing import Final

import pytest

from maestre.cli.text import text_of
from maestre.cli.voice import Voice
from maestre.play import find
from maestre.play.messages import LANGUAGES
from tests.cli.asking import asks

WIDTHS: Final = (60, 71, 80, 100, 132)
USUAL: Final = 80
HIGHEST: Final = 22
"""How high a board may be on a terminal of 24 lines: the question and the prompt stand below."""
HELP: Final = 14
LISTED: Final = {"lepanto": "kinds"}
GAMES: Final = (
    ("lepanto", "learning", 60),
    ("lepanto", "left-wings", 40),
    ("lepanto", "battle", 20),
    ("tercios", "learning", 80),
    ("tercios", "fields_of_glory", 80),
    ("aguila", "learning", 60),
    *(("aguila", one, 8) for one in find("aguila").scenarios if one != "learning"),
    ("mistral", "winter-1744", 30),
    ("mistral", "1744", 60),
)


@pytest.mark.parametrize(("key", "scenario", "count"), GAMES)
def test_a_game_shows_itself_within_the_terminal_and_says_what_it_asks(key: str, scenario: str, count: int) -> None:
    """Boards of any width, none wider, none cut; questions that begin with a sentence; help of a screen at most."""
    game = find(key)
    text, speakers = text_of(game), [Voice(language, game).speaker for language in LANGUAGES]
    widths = cycle(WIDTHS)
    for known, ask in asks(game, scenario, count):
        for speaker in speakers:
            width = next(widths)
            drawn = text.board(known, speaker, width=width).split("\n")
            assert max(map(len, drawn)) <= width
            assert width != USUAL or len(drawn) <= HIGHEST
            assert max(map(len, text.board(known, speaker, LISTED.get(key, "list"), width=width).split("\n"))) <= width
            first = text.question(ask, known, speaker).split("\n")[0]
            assert re.search(r"[.?!)]$", first), ask
            helped = text.explain(ask, known, speaker).split("\n")
            assert sum(len(wrap(line, USUAL)) for line in helped) <= HELP, ask
