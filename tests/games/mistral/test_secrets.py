"""IC.1.7, IC.1.7.b What a seat may not know never shows: positions that differ in all of it look and play the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random

import msgspec
import pytest

from maestre.games.mistral.auxiliaries.screening import spend
from maestre.games.mistral.data import own_figures
from maestre.games.mistral.game import Mistral, game
from maestre.games.mistral.orders.execution import handing_over
from maestre.games.mistral.table.names import name
from maestre.games.mistral.table.state import AuxiliaryId, State
from maestre.play import Order
from maestre.play.checking.conformance import played
from maestre.play.views import masked
from tests.games.mistral.alterations import Disguise
from tests.games.mistral.disguises import AUDIENCES, battles, faults, told_apart
from tests.games.mistral.positions import run, sea
from tests.games.mistral.questions import asked_by, asking_rules, position
from tests.miniatures.disguises import as_it_is

FIGURES = own_figures()

WHOLE = True

POSITIONS = 100
SPREAD = 20
"""One in so many questions is looked at."""

OFTEN = ("counters", "Squadrons", "damage", "Leaders", "Auxiliaries", "Convoys", "Orders", "marks of Formations")
SELDOM = ("Dummies made real", "made Dummies", "markers", "Formations in harbour", "Sail", "Sail that wait")
"""What is changed more than once a position, and what at some."""


@pytest.mark.rule("IC.1.7", "IC.1.7.b", "IC.7.11", "2.343")
def test_nothing_that_a_seat_is_shown_depends_on_what_it_cannot_know() -> None:
    rng, changed = Random(1), Counter[str]()
    for table in islice(battles(1, SPREAD), POSITIONS):
        assert faults(table, rng, changed) == [], (table.state.turn, table.state.phase, table.sequence)
    assert changed["views"] == 3 * POSITIONS
    assert all(changed[kind] > POSITIONS for kind in OFTEN), changed
    assert all(changed[kind] for kind in SELDOM), changed


def fields(one: State, other: State) -> Iterator[str]:
    """The parts of a position in which two differ: fields of the state, and of what is in its dicts under one name."""
    for field in State.__struct_fields__:
        here, there = getattr(one, field), getattr(other, field)
        if here == there:
            continue
        yield field
        if isinstance(here, dict):
            for key in (key for key in here if key in there and isinstance(here[key], msgspec.Struct)):
                for part in here[key].__struct_fields__:
                    if getattr(here[key], part) != getattr(there[key], part):
                        yield f"{field}.{part}"


@pytest.mark.rule("IC.1.7.b")
def test_all_that_is_masked_is_other_in_some_disguise() -> None:
    hidden, disguised = set[str](), set[str]()
    for number, table in enumerate(islice(battles(7, SPREAD), 3 * POSITIONS)):
        audience = AUDIENCES[number % len(AUDIENCES)]
        hidden.update(fields(table.quiet, masked(game, table.quiet, audience)))
        disguised.update(fields(table.quiet, Disguise(table, audience, Random(number)).state))
    assert hidden - disguised == set()
    assert {"formations", "squadrons.dp", "leaders.post", "convoys.route", "chits", "markers", "lost"} <= hidden


@pytest.mark.rule("IC.1.7", "IC.1.7.b")
@pytest.mark.parametrize("rule", tuple(asking_rules()))
def test_what_may_be_answered_is_known_to_the_asked_seat_alone(rule: str) -> None:
    question = asked_by(rule, position())
    shown = question.public()
    assert isinstance(shown, dict)
    hidden = {"open_to"} & set(question.__struct_fields__)
    assert shown.keys() == {"type", *question.__struct_fields__} - hidden
    if question.secret:
        named = question.pieces(position())
        assert not any(one in str(shown) for one in named if one not in _SHOWN.get(rule, ())), shown


_SHOWN = {"T.cdt.l": ("B1", "namur"), "IC.9.38": ("british_flag_A",)}
"""Pieces that fight, which both see."""


@pytest.mark.rule("IC.9.39", "IC.1.7")
def test_who_leaves_his_orders_as_they_are_lays_nothing_open() -> None:
    lines = "british_grand s13 : B1 B2 B3", "chit BR-CR1 issued british_grand"
    for order, shown in ((Order("done"), 0), (Order("fail", "BR-CR1"), 1)):
        state = sea(*lines)
        run(handing_over(state), order, *(() if order.verb == "done" else (("9",),)))
        assert state.reveals == shown, order


@pytest.mark.rule("IC.6.1", "IC.1.7")
@pytest.mark.parametrize(
    ("line", "shown"),
    [("port_mahon", 1), ("interdict=s12", 0), ("escort=british_grand", 1), ("escort=british_flag_A", 0)],
)
def test_an_auxiliary_that_is_spent_lays_open_only_where_it_was_hidden(line: str, shown: int) -> None:
    state = sea("british_grand s13 : B1", "british_flag_A s12 spotted : B2", f"aux bFleet1 {line}")
    spend(state, AuxiliaryId("bFleet1"), "IC.6.1")
    assert state.reveals == shown


def unseen(state: State, audience: str) -> set[str]:
    """Formations and Squadrons of which an audience does not know that they are."""
    known = masked(game, state, audience)
    return {*state.formations, *state.squadrons} - {*known.formations, *known.squadrons}


@pytest.mark.rule("IC.1.7.b", "IC.7.11")
@pytest.mark.parametrize("audience", AUDIENCES)
def test_no_news_name_a_formation_or_squadron_that_is_hidden(audience: str) -> None:
    heard, before = 0, set[str]()
    for table in played(game, "1744", 900, 1000):
        still = before & unseen(table.state, audience)
        names = [name(FIGURES, one) for one in still]
        for told in (each.told for each in table.told[heard:] if each.told.seen is None or audience in each.told.seen):
            said = [value for _, value in told.message.args]
            assert not any(one in said for one in (*still, *names)), told
        heard, before = len(table.told), unseen(table.state, audience)
    assert heard > 1000


@pytest.mark.parametrize("audience", AUDIENCES)
def test_a_view_that_shows_everything_would_be_noticed(audience: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = next(battles(1744))

    def differ() -> list[str]:
        return told_apart(as_it_is(table), Disguise(table, audience, Random(1)).table, audience, Random(1))

    assert differ() == []
    monkeypatch.setattr(Mistral, "secrecy", None)
    assert "what is shown differs" in differ()
