"""Situations told by answers, as at a real table: their odds are those of the same situation in a digital game."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from random import Random
from typing import Any

import pytest

from maestre.games.mistral.game import game as mistral
from maestre.games.mistral.table.state import Phase
from maestre.play import Foresight, Message, Order, PlayError, Table, find
from maestre.situations import Figure, Form, Kind, Posed, figured, kind_of, kinds_of
from tests.games.at_the_table import TOLD
from tests.games.mistral.tables import at_table
from tests.games.situations import situations

GAMES = tuple(TOLD)
MEASURED = ("tercios", "aguila")
"""Here what holds of every position holds of small tables too; the others count all pieces of a whole scenario."""
MOST = 700
"""How many positions of a situation are followed in a test; most end within these."""
SAMPLES = 20
SEED = 1
UNITS = 12
"""Of how many kinds of unit each kind of situation is tried."""
CHANGES = 20
"""How many forms are tried before a question counts as one that changes nothing."""
OPPOSITE = {"B1": "R1", "R1": "B1", "B1-1": "R1-1", "R1-1": "B1-1"}

Exact = tuple[dict[frozenset[Message], Fraction], Fraction]
"""What has come to an end, with its exact part of all, and how much is still open."""


def followed(table: Table[Any], seat: str, answer: object) -> Exact:
    """Follow so many positions of what may come of an answer; what then is left to chance is taken off again."""
    inquiry = Foresight(table, seat, answer, Random(SEED)).inquiry
    assert inquiry is not None
    inquiry.follow(60, MOST)
    inquiry.sample(60, SAMPLES)
    found = inquiry.odds()
    rows: dict[frozenset[Message], Fraction] = {}
    for changes, chance in found.chances.items():
        sure = chance - (found.open * Fraction(found.counts.get(changes, 0), found.samples) if not found.exact else 0)
        row = frozenset(change for change in changes if not is_of_a_leader(change))
        rows[row] = rows.get(row, Fraction(0)) + sure
    return {row: chance for row, chance in rows.items() if chance}, found.open


def is_of_a_leader(change: Message) -> bool:
    """Whether a line tells of somebody who stood by in the digital game, and is lost with the last of his army."""
    return change.key == "change-lost" and dict(change.args).get("what") in {"Maestre", "Sargento"}


def turned(exact: Exact) -> Exact:
    """The same with both sides exchanged."""
    rows, left = exact
    return {frozenset(map(other_way, row)): chance for row, chance in rows.items()}, left


def other_way(message: Message) -> Message:
    args = (
        (name, other_way(arg) if isinstance(arg, Message) else OPPOSITE.get(str(arg), arg))
        for name, arg in message.args
    )
    return Message(message.key, tuple(args))


def posed(key: str, kind: str, answers: dict[str, str]) -> Posed[Any]:
    game = find(key)
    return kind_of(game, kind).posed(game, Form(answers))


EVERY = [(key, name) for key in GAMES for name in TOLD[key] if key != "mistral"]


@pytest.mark.parametrize(("key", "name"), EVERY, ids=[f"{key}: {name}" for key, name in EVERY])
def test_odds_at_the_table_are_those_of_the_same_situation_in_a_digital_game(key: str, name: str) -> None:
    kind, answers = TOLD[key][name]
    here = followed(*posed(key, kind, answers))
    there = followed(*situations(key)[name]())
    assert here == (turned(there) if key == "aguila" and kind == "reaction" else there)
    assert here[0]


@cache
def first_search() -> tuple[Table[Any], str, object]:
    """The first Search by a Formation in a campaign that is played by chance."""
    rng = Random(SEED)
    table = Table.new(mistral, "1744", seed=rng.randbytes(32))
    while True:
        seat = table.waiting()[0]
        ask, answer = table.asked(seat), next(table.proposals(seat, rng))
        assert ask is not None
        if type(ask.about).__name__ == "FormationSearches" and answer:
            return table, seat, answer
        table.say(seat, answer)


def test_a_search_at_the_table_is_as_likely_to_find_as_in_a_campaign() -> None:
    here, _ = followed(*posed("mistral", "search", {"mine": "british"}))
    there, _ = followed(*first_search())
    assert sorted(here.values()) == sorted(there.values())


BATTLES = {
    "two lines": ({"mine": "british-sol", "enemy": "spanish-sol"}, "B1 B2", "S1 S2"),
    "one against one": (
        {"mine": "british-sol", "enemy": "spanish-sol", "mine_squadrons": "1", "enemy_squadrons": "1"},
        "B1",
        "S1",
    ),
    "with Leaders": (
        {"mine": "british-sol", "enemy": "spanish-sol", "mine_leader": "rowley", "enemy_leader": "navarro"},
        "B1 B2 @rowley",
        "S1 S2 @navarro",
    ),
    "a Flagship": (
        {"mine": "british-sol", "enemy": "spanish-sol", "mine_flagship": "namur", "mine_leader": "mathews"},
        "B1 B2 namur @mathews",
        "S1 S2",
    ),
    "worn": (
        {"mine": "british-sol", "enemy": "spanish-sol", "mine_dp": "3", "enemy_sail": "3"},
        "B1/dp=3 B2/dp=3",
        "S1/sail=3 S2/sail=3",
    ),
    "small ships": (
        {"mine": "british-sold", "enemy": "spanish-sold", "mine_sail": "2", "enemy_sail": "2"},
        "BD1 BD2",
        "SD1 SD2",
    ),
    "caught": (
        {"mine": "british-sol", "enemy": "spanish-sol", "mine_came": "catch", "enemy_came": "against"},
        "came=catch : B1 B2",
        "came=against : S1 S2",
    ),
}


@pytest.mark.parametrize("name", BATTLES)
def test_a_battle_at_the_table_is_that_of_a_written_position(name: str) -> None:
    answers, british, spanish = BATTLES[name]
    lines = (
        f"{stack} s12 spotted {'' if ':' in of else ': '}{of}"
        for stack, of in (("british_flag_A", british), ("spanish_flag_D", spanish))
    )
    table = at_table(*lines, phase=Phase.BATTLES)
    here = followed(*posed("mistral", "battle", answers))
    assert here == followed(table, "british", Order("attack", "british_flag_A", ("spanish_flag_D",)))


# ------------------------------------------------------------------------------------------------------------- presets

KINDS = [(key, kind) for key in GAMES for kind in kinds_of(find(key))]


def form_of(key: str, kind: str, answers: dict[str, str]) -> Form:
    """A form as it stands after some answers; what is refused is refused by a rule or a sentence."""
    game, form = find(key), Form(answers, lenient=True)
    kind_of(game, kind).posed(game, form)
    return form


def first_two(key: str, kind: str) -> list[dict[str, str]]:
    """Some choices of the first question, each with one of the second, as chance has them."""
    first = form_of(key, kind, {}).questions[0]
    rng = Random(f"{key} {kind}")
    found: list[dict[str, str]] = []
    for one in rng.sample(first.choices, min(UNITS, len(first.choices))):
        alone = {first.id: one.value}
        second = next((each for each in form_of(key, kind, alone).questions if each.id == "enemy"), None)
        found.append(alone if second is None else alone | {second.id: rng.choice(second.choices).value})
    return found


@pytest.mark.parametrize(("key", "kind"), KINDS)
def test_two_answers_are_enough_and_all_presets_are_legal(key: str, kind: str) -> None:
    for answers in first_two(key, kind):
        form = form_of(key, kind, answers)
        assert not form.unfit, answers
        assert all(form.answers[name] == said for name, said in answers.items())
        table, seat, answer = posed(key, kind, form.answers)
        table.check(seat, answer)
        if key in MEASURED:
            table.game.invariants(table.state)


def other(question: Any, rng: Random) -> str:
    """Another answer to a question, by chance."""
    if question.takes == "number":
        return str(rng.randint(int(question.least), int(question.most)))
    value = rng.choice(question.choices).value
    return str(value)


@pytest.mark.parametrize(("key", "kind"), KINDS)
def test_every_question_changes_something(key: str, kind: str) -> None:
    rng = Random(f"{key} {kind}")
    waiting: dict[str, None] = {}
    moved: dict[str, None] = {}
    starts = first_two(key, kind)
    for _ in range(CHANGES):
        answers = dict(rng.choice(starts))
        form = form_of(key, kind, answers)
        waiting |= dict.fromkeys(question.id for question in form.questions if len(question.choices) != 1)
        for question in form.questions:
            if question.id not in moved and changes(key, kind, form, question, rng):
                moved[question.id] = None
        if list(waiting) == [name for name in waiting if name in moved]:
            break
    assert [name for name in waiting if name not in moved] == []


def changes(key: str, kind: str, form: Form, question: Any, rng: Random) -> bool:
    """Whether another answer lays another table or asks for something else there."""
    answers = {**form.answers, question.id: other(question, rng)}
    before = posed(key, kind, form.answers)
    assert question.id in form.answers
    game, form = find(key), Form(answers, lenient=True)
    try:
        after = kind_of(game, kind).posed(game, form)
    except PlayError:
        return False
    return (before.table.fingerprint(), before.answer) != (after.table.fingerprint(), after.answer)


@pytest.mark.parametrize(("key", "kind"), KINDS)
def test_everything_about_a_situation_can_be_said_in_both_languages(key: str, kind: str) -> None:
    game = find(key)
    speakers = [game.speaker(language) for language in ("en", "es")]
    rng = Random(kind)
    for answers in rng.sample(first_two(key, kind), 2):
        figure = figured(game, kind_of(game, kind), Form(answers), seconds=0.2)
        for message in (Message(f"situation-{kind}"), *said_in(figure)):
            for speaker in speakers:
                assert speaker.say(message)
    assert list(said_in(figure))


def said_in(figure: Figure) -> Iterator[Message]:
    """All that a figure says."""
    for question in figure.questions:
        yield question.words
        yield from (choice.words for choice in question.choices)
        yield from (choice.of for choice in question.choices if choice.of is not None)
    for row in figure.rows:
        yield from row.changes
    yield from figure.assumed
    yield from (each.words for each in figure.reckoned)


def test_a_figure_tells_how_likely_each_row_is_and_what_the_numbers_rest_on() -> None:
    game = find("lepanto")
    figure = figured(game, kind_of(game, "guns"), Form({}))
    assert [(row.chance, row.likely) for row in figure.rows] == [("2/3", 2 / 3), ("1/3", 1 / 3)]
    assert figure.exact
    (guns,) = figure.reckoned
    assert (guns.tally.whole, guns.tally.changes[0].rule) == (2, "7.1.b")


def test_modifiers_are_told_with_their_rules() -> None:
    game = find("tercios")
    figure = figured(game, kind_of(game, "shot"), Form({"mine": "tercio", "enemy": "tercio", "ground": "bosque"}))
    (courage,) = [each.tally for each in figure.reckoned if each.words.key == "reckoned-volley-courage"]
    assert [(change.amount, change.rule) for change in courage.changes[1:]] == [(2, "4.28")]


def kinds() -> list[Kind[Any]]:
    return [kind_of(find(key), kind) for key, kind in KINDS]


def test_every_game_has_kinds_of_situation() -> None:
    assert {key for key, _ in KINDS} == set(GAMES)
    assert len(kinds()) == len(KINDS)


def test_who_has_nothing_to_react_with_is_told_so() -> None:
    with pytest.raises(PlayError) as refused:
        posed("aguila", "reaction", {"mine": "russia_opolchenie_36"})
    assert refused.value.message.key == "situation-no-reaction"
