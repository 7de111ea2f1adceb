"""How games show themselves at the terminal: within its width, with a question that says what is asked, short help."""

from __future__ import annotations

import re
from itertools import cycle
from textwrap import wrap
from typing import Final

import pytest

from maestre.cli.frame.voice import Voice
from maestre.cli.terminal.text import text_of
from maestre.play import Message, Refused, find
from maestre.play.written.messages import LANGUAGES
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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("key", "reasons"),
    [
        ("lepanto", ("fleet-lost", "turns-over")),
        ("tercios", ("ending-duration", "ending-swept", "ending-none-left")),
        ("aguila", ("ending-time", "ending-swept")),
        ("mistral", ("time-is-up", "peace")),
    ],
)
def test_how_a_game_ended_does_not_say_again_who_has_won(key: str, reasons: tuple[str, ...], language: str) -> None:
    speaker = Voice(language, find(key)).speaker
    for reason in reasons:
        for winner, lead, turn in (("blue", 3, 5), ("red", 1, 8), ("nobody", 0, 8)):
            said = speaker.say(Message.of(reason, winner=winner, lead=lead, turn=turn, margin=lead))
            assert not re.search(r"\b(wins?|won|draw|gan[ao]|ganado|empate|tablas)\b", said, re.IGNORECASE)


@pytest.mark.parametrize(("language", "typed"), [("en", "all forward hard"), ("es", "todos adelante fuerte")])
def test_an_order_to_all_that_has_to_wait_is_refused_by_the_words_that_were_typed(language: str, typed: str) -> None:
    game = find("lepanto")
    text, speaker = text_of(game), Voice(language, game).speaker
    known, ask = next((known, ask) for known, ask in asks(game, "learning", 400) if known.phase == "combat")
    with pytest.raises(Refused) as refused:
        text.parse(known, ask, tuple(typed.split()))
    assert typed.partition(" ")[2] in speaker.say(refused.value.message)
