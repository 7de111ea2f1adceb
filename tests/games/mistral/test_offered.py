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

from .questions import asked_by, asking_rules, position, question

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


SECRET: Final = """
S.09 S.10 S.28 S.29 S.33 S.35 2.347.a E.calls_elsewhere T.cdt.l IC.5.15.b IC.6.2.b IC.6.32 IC.7.15 IC.7.15.b IC.8.24
IC.9.35 IC.9.36 IC.9.38 IC.9.39 IC.10.13 IC.11.12 IC.11.12.b IC.11.12.d IC.11.3
"""
"""Questions about what the enemy may not know: courses, Orders, Dummies, and what lies in harbour or is hidden."""


@pytest.mark.rule("IC.1.7", "S.10", "T.cdt.l", "2.347.a", "E.calls_elsewhere")
def test_the_enemy_hears_neither_these_questions_nor_the_answers_and_all_others() -> None:
    state = position()
    found = {rule for rule in asking_rules() if rule != "2.234" and asked_by(rule, state).secret}
    assert found == set(SECRET.split())
    assert all(question(rule, state).secret is (rule in found) for rule in STATED)


def test_every_question_is_stated() -> None:
    assert [rule for rule in asking_rules() if rule not in ELSEWHERE] == list(STATED)
