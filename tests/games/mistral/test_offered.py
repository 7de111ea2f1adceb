"""What each question offers in one position of both Fleets, answer by answer with its figures, and to each piece.

`offered.txt` states it: a rule, then under it each answer with what is said of it, then each piece with its answers.
Its chances, ratings and prices were held against the charts; whoever changes what is offered has to mean it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from maestre.games.mistral.table.state import State
from maestre.play import Answer, Message, Order

from .questions import asking_rules, position, question

WHOLE: Final = True
ELSEWHERE: Final = ("2.234", "2.243", "E.calls_elsewhere", "IC.11.12.d")
"""Rules whose answers name every ship, or are stated in a test of their own."""


def stated() -> dict[str, list[str]]:
    """Read the file."""
    rule, found = "", dict[str, list[str]]()
    for line in (Path(__file__).parent / "offered.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("  "):
            found[rule].append(line.strip())
        else:
            rule = line
            found[rule] = []
    return found


def answered(answer: Answer) -> str:
    """Write an answer."""
    if isinstance(answer, str):
        return answer
    if isinstance(answer, Order):
        return " ".join(word for word in (answer.verb, answer.piece, *answer.objects) if word)
    if isinstance(answer, dict):
        return ",".join(f"{key}={value}" for key, value in answer.items())
    assert isinstance(answer, tuple)
    return "+".join(map(str, answer)) or "none"


def told(words: Message | str | int) -> str:
    """Write a message with its figures."""
    if not isinstance(words, Message):
        return str(words)
    inside = " ".join(f"{name}={told(value)}" for name, value in words.args)
    return f"{words.key}({inside})" if inside else words.key


def offered(rule: str, state: State) -> list[str]:
    """Write what a question offers, as the file has it."""
    about = question(rule, state).about
    lines = [f"{answered(one.answer)} | {told(one.words)}" for one in about.offers(state, "")]
    for piece in about.pieces(state):
        answers = "; ".join(answered(one.answer) for one in about.offers(state, piece))
        lines.append(f"{piece}: {answers}".strip())
    return lines


STATED: Final = stated()


@pytest.mark.parametrize("rule", [pytest.param(rule, marks=pytest.mark.rule(rule)) for rule in STATED])
def test_a_question_offers_this_and_no_more(rule: str) -> None:
    assert offered(rule, position()) == STATED[rule]


def test_every_question_is_stated() -> None:
    assert [rule for rule in asking_rules() if rule not in ELSEWHERE] == list(STATED)
