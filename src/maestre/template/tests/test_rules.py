"""Tests of each rule, by its id in rules.toml."""

from fractions import Fraction

import pytest
from contraband import Pass, game

from maestre.play import Order, Refused, Table
from maestre.testing import table

BESIDE = {"mule-1": "a1", "mule-2": "c3", "mule-3": "e1", "patrol-1": "c4", "patrol-2": "e4"}


def loaded(active: str = "smuggler", **at: str) -> Table[Pass]:
    """A table on which the second mule carries the silver, with some pieces elsewhere."""
    moved = {piece.replace("_", "-"): cell for piece, cell in at.items()}
    return table(game, at=BESIDE | moved, silver="mule-2", active=active)


def orders(now: Table[Pass], seat: str) -> list[Order]:
    return [offer.answer for offer in now.offers(seat)]


@pytest.mark.rule("1")
def test_only_the_smuggler_knows_where_the_silver_is() -> None:
    now = table(game, said=[("smuggler", "mule-2")])
    assert now.view("smuggler").now.silver == "mule-2"
    assert now.view("guard").now.silver == "?"
    assert now.view().now.silver == "?"


@pytest.mark.rule("2")
def test_a_mule_never_turns_back() -> None:
    with pytest.raises(Refused, match="not-an-option"):
        loaded().say("smuggler", Order("step", "mule-2", ("c2",)))


@pytest.mark.rule("2")
def test_a_mule_steps_on_no_rock_and_on_nobody() -> None:
    steps = [order.objects[0] for order in orders(loaded(), "smuggler") if order.piece == "mule-2"]
    assert steps == []  # rocks on both sides, a patrol ahead, and never back


@pytest.mark.rule("2")
@pytest.mark.parametrize(("mule", "winner"), [("mule-2", "smuggler"), ("mule-1", None)])
def test_all_see_what_gets_across(mule: str, winner: str | None) -> None:
    now = loaded(**{mule.replace("-", "_"): "a5"})
    now.say("smuggler", Order("step", mule, ("a6",)))
    assert (now.outcome and now.outcome.winner) == winner
    assert (mule in now.state.at) == (winner is not None)


@pytest.mark.rule("3")
def test_a_search_is_offered_only_beside_a_mule() -> None:
    searches = [order for order in orders(loaded("guard"), "guard") if order.verb == "search"]
    assert searches == [Order("search", "patrol-1", ("mule-2",))]


@pytest.mark.rule("3")
def test_after_the_twentieth_turn_the_guard_wins() -> None:
    now = table(game, at=dict(BESIDE), silver="mule-2", turn=20, active="guard")
    now.say("guard", Order("wait"))
    assert now.outcome is not None
    assert (now.outcome.winner, now.outcome.reason) == ("guard", "ending-late")


@pytest.mark.rule("4")
@pytest.mark.parametrize(("second", "chance"), [("e4", Fraction(2, 6)), ("d2", Fraction(2, 6)), ("c2", Fraction(3, 6))])
def test_a_second_patrol_makes_a_search_one_easier(second: str, chance: Fraction) -> None:
    odds = loaded("guard", patrol_2=second).odds("guard", Order("search", "patrol-1", ("mule-2",)))
    assert odds is not None
    assert odds.chances[()] == 1 - chance


@pytest.mark.rule("4")
@pytest.mark.parametrize(("mule", "winner"), [("mule-2", "guard"), ("mule-1", None)])
def test_silver_that_is_found_wins_and_cork_is_out(mule: str, winner: str | None) -> None:
    here = {"mule_2": "a1", mule.replace("-", "_"): "c3"}
    now = table(game, at=dict(loaded(**here).state.at), silver="mule-2", active="guard", typed=True)
    now.say("guard", Order("search", "patrol-1", (mule,)))
    now.show((5,))
    assert mule not in now.state.at
    assert (now.outcome and now.outcome.winner) == winner
