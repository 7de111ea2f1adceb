"""The rules of the walkers, so that the tiny game is a game."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from maestre.play import Journey, Leg, Order, Refused, Spot, Table, fingerprint
from tests.play.tiny import walk
from tests.play.tiny.playing import at, ground, placed, seed


@pytest.mark.rule("w.1")
@pytest.mark.parametrize(("x", "allowed"), [(0, True), (2000, True), (2001, False), (-1, False)])
def test_a_walker_starts_in_its_own_zone(x: int, allowed: bool) -> None:
    table = Table.new(walk.game, seed=seed(1))
    if allowed:
        table.say("east", Spot("east-1", x, 0))
    else:
        with pytest.raises(Refused) as refusal:
            table.say("east", Spot("east-1", x, 0))
        assert (refusal.value.rule, refusal.value.proof) == ("w.1", ("zone 0 0 2000 10000",))


@pytest.mark.rule("w.2")
@pytest.mark.parametrize(
    ("legs", "allowed"), [((3000,), True), ((3001,), False), ((2000, 1000), True), ((2000, 1001), False)]
)
def test_a_walker_goes_its_pace_and_no_further(legs: tuple[int, ...], allowed: bool) -> None:
    table = placed()
    journey = Journey("east-1", tuple(Leg("forward", amount) for amount in legs))
    if allowed:
        table.say("east", journey)
        assert table.state.walkers[walk.WalkerId("east-1")].x == 2000 + sum(legs)
    else:
        with pytest.raises(Refused) as refusal:
            table.say("east", journey)
        assert refusal.value.rule == "w.2"
        assert str(refusal.value.proof[0]).startswith("line ")


@pytest.mark.rule("w.3")
@pytest.mark.parametrize("legs", [(Leg("turn", 45),), (Leg("turn", -90), Leg("forward", 1001))])
def test_a_walker_turns_by_quarters_and_stays_on_the_table(legs: tuple[Leg, ...]) -> None:
    with pytest.raises(Refused) as refusal:
        placed().say("east", Journey("east-1", legs))
    assert refusal.value.rule == "w.3"


@pytest.mark.rule("w.4")
@pytest.mark.parametrize(("gap", "allowed"), [(4000, True), (4001, False)])
def test_a_strike_reaches_so_far(gap: int, allowed: bool) -> None:
    table = at(walk.game, ground(**{"east-1": (1000, 0), "west-1": (1000 + gap, 0)}))
    table.say("east", Journey("east-1", ()))
    if allowed:
        table.check("east", Order("strike", "east-1", ("west-1",)))
    else:
        with pytest.raises(Refused) as refusal:
            table.check("east", Order("strike", "east-1", ("west-1",)))
        assert (refusal.value.rule, refusal.value.proof) == ("w.4", ("pair east-1 west-1",))


@pytest.mark.rule("w.5")
@pytest.mark.parametrize(
    ("faces", "wounds"), [((1, 1, 1, 1, 1), 0), ((4, 4, 1, 3), 2), ((6, 6, 3, 6), 3), ((6, 6, 6), 3)]
)
def test_two_misses_may_be_thrown_again_and_three_wounds_take_a_walker_off(faces: tuple[int, ...], wounds: int) -> None:
    table = at(walk.game, ground(**{"east-1": (1000, 0), "west-1": (2000, 0), "west-2": (9000, 0)}))
    table.typed = True
    table.say("east", Journey("east-1", ()))
    table.say("east", Order("strike", "east-1", ("west-1",)))
    table.show(faces)
    struck = table.state.walkers.get(walk.WalkerId("west-1"))
    assert (struck.wounds if struck else 3) == wounds


@given(st.lists(st.tuples(st.sampled_from(("forward", "turn")), st.integers(-4000, 4000)), max_size=5))
def test_what_passed_the_check_is_stored_as_it_was_checked(legs: list[tuple[str, int]]) -> None:
    """Quantise, then check, then store: what the check saw is what stands, on whole units and on the table."""
    table = placed()
    journey = Journey("east-1", tuple(Leg(how, amount) for how, amount in legs))
    before = table.fingerprint()
    try:
        table.check("east", journey)
    except Refused:
        with pytest.raises(Refused):
            table.say("east", journey)
        assert table.fingerprint() == before
    else:
        expected = walk.gone(table.state.walkers[walk.WalkerId("east-1")], journey)
        table.say("east", journey)
        assert table.state.walkers[walk.WalkerId("east-1")] == expected
        walk.game.invariants(table.state)
        assert fingerprint(table.state) == table.fingerprint()
