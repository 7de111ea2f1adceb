"""2.33, 2.332, 2.42: France before the war and after."""

from __future__ import annotations

import pytest

from maestre.games.mistral.battle.declaring import contested
from maestre.games.mistral.data import own_figures
from maestre.games.mistral.data.words import Command, Fleet, OrderKind
from maestre.games.mistral.harbours.turns import before_turn
from maestre.games.mistral.politics.bourbons import (
    adopt_doctrine,
    defiance_refused,
    defy,
    doctrine,
    french_watches,
)
from maestre.games.mistral.table.formations import at_war_with_france
from maestre.games.mistral.table.moments import TURN_BEGINS
from maestre.games.mistral.table.state import Book

from .positions import keys, moment, run, sea

FIGURES = own_figures()

BRITISH, BOURBON = Fleet.BRITISH, Fleet.BOURBON


@pytest.mark.rule("2.42.a")
def test_defying_the_french_costs_three_before_anything_else_happens() -> None:
    state = sea(war=False)
    assert not at_war_with_france(state)
    defy(state)
    assert state.books[BRITISH].prestige == 7
    assert [entry.why for entry in state.ledger] == ["defied-french"]


@pytest.mark.rule("2.42.322")
@pytest.mark.parametrize(("have", "rule"), [(3, "2.42.322"), (2, "2.42.322"), (4, "")])
def test_with_three_prestige_or_less_the_french_cannot_be_defied(have: int, rule: str) -> None:
    state = sea(war=False, books={BRITISH: Book(have), BOURBON: Book(10)})
    refusal = defiance_refused(state)
    assert (refusal.rule if refusal else "") == rule


@pytest.mark.rule("2.42.323", "2.42.a")
def test_from_the_defiance_on_the_french_may_be_fought_and_it_is_not_paid_for_again() -> None:
    state = sea(war=False)
    defy(state)
    assert at_war_with_france(state)
    refusal = defiance_refused(state)
    assert refusal is not None
    assert refusal.message.key == "defy-at-war"


@pytest.mark.rule("2.33.a")
@pytest.mark.parametrize(("war", "prestige", "places"), [(False, 3, ()), (False, 4, ("s13",)), (True, 3, ("s13",))])
def test_before_the_war_a_french_flotilla_is_fought_only_if_the_british_can_pay(
    war: bool, prestige: int, places: tuple[str, ...]
) -> None:
    lines = ("british_flag_A s13 spotted : B1 @rowley", "french_flag_B s13 spotted : F1 @gabaret")
    state = sea(*lines, war=war, books={BRITISH: Book(prestige), BOURBON: Book(10)})
    assert contested(state) == places


# ------------------------------------------------------------------------------------------------ Guerre de Course


@pytest.mark.rule("2.332.a", "S.04")
@pytest.mark.parametrize(("year", "turn", "told"), [(1744, 16, False), (1745, 1, True), (1745, 2, False)])
def test_the_doctrine_is_adopted_before_the_first_turn_of_1745(year: int, turn: int, told: bool) -> None:
    state = sea(war=False, year=year, turn=turn)
    with moment(TURN_BEGINS, adopt_doctrine):
        run(before_turn(state))
    assert ("doctrine-adopted" in keys(state)) is told
    assert doctrine(state) is (year >= 1745)


@pytest.mark.rule("2.332.b")
def test_with_the_doctrine_come_two_orders_of_its_own() -> None:
    chits = [row for row in FIGURES.orders.chits.values() if row.kind is OrderKind.GUERRE_DE_COURSE]
    assert [(row.command, row.copies) for row in chits] == [(Command.FRENCH, 2)]
    assert chits[0].years is not None
    first, last = chits[0].years
    assert [doctrine(sea(year=year, turn=1)) for year in (first - 1, first, last)] == [False, True, True]


@pytest.mark.rule("2.332.g")
def test_locations_that_the_french_command_interdicts_count_once_each_and_only_under_the_doctrine() -> None:
    lines = (
        "aux fFleet1 interdict=elba_straits",
        "aux fFleet2 interdict=elba_straits",
        "aux fPriv1 interdict=the_gut",
        "aux sPriv1 interdict=bonifacio",
        "aux fLight1 shadow=s13",
    )
    assert french_watches(sea(*lines, year=1745)) == ("elba_straits", "the_gut")
    assert french_watches(sea(*lines, year=1744)) == ()
