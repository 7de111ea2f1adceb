"""The odds that are shown before an attack are those of the charts, and dice bear them out."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import sqrt

import pytest

from maestre.games.lepanto.data import ShipId
from maestre.games.lepanto.table.state import Phase, State
from maestre.play import Table, Throw, fingerprint, odds
from tests.games.lepanto.positions import combat, order, position
from tests.games.lepanto.situations import ATTACKS

RESOLUTIONS = 3_000
SIGMAS = 4


def fate(table: Table[State]) -> str:
    """What has become of the ships with one-letter names: ``-`` lost, ``r`` repulsed, ``i`` immobilised."""
    lost = [f"{name}-" for name in table.state.lost]
    marked = [
        f"{each.id}{'r' if each.repulsed else 'i'}"
        for each in table.state.ships.values()
        if each.repulsed or each.immobilised
    ]
    return " ".join(sorted([*lost, *marked]))


def settled(table: Table[State]) -> bool:
    return not isinstance(table.request, Throw)


ROLLED = (
    "guns at factor 3, a broadside at two hexes",
    "small arms at three galliots",
    "Christian small arms on turn 20",
    "two galleys board",
    "a ram after 2 hexes",
)


@pytest.mark.parametrize("name", ATTACKS)
def test_the_exact_odds_of_an_attack_are_those_of_the_chart(name: str) -> None:
    situation = ATTACKS[name]
    expected = situation.expected()
    assert sum(expected.values()) == 1
    table = situation.table()
    before = fingerprint(table.state), table.sequence, fate(table)
    about_to_roll = table.fork(None)
    about_to_roll.say(table.state.side.value, order(situation.words))
    found = odds(about_to_roll, fate, settled, seconds=60)
    assert found.exact
    assert found.chances == expected
    assert (fingerprint(table.state), table.sequence, fate(table)) == before


@pytest.mark.parametrize("name", ROLLED)
def test_real_resolutions_come_out_as_the_odds_say(name: str) -> None:
    situation = ATTACKS[name]
    table = situation.table()
    side, attack = table.state.side.value, order(situation.words)
    seen: Counter[str] = Counter()
    for number in range(RESOLUTIONS):
        one = table.fork(number.to_bytes(32, "big"))
        one.say(side, attack)
        assert settled(one)
        seen[fate(one)] += 1
    expected = situation.expected()
    assert set(seen) == set(expected)
    for result, chance in expected.items():
        p = float(chance)
        assert abs(seen[result] - RESOLUTIONS * p) <= SIGMAS * sqrt(RESOLUTIONS * p * (1 - p)), (result, seen)


def test_odds_over_several_attacks_follow_a_stated_policy() -> None:
    """A fires its guns at X; while X is afloat B fires too, and then A tries its small arms."""
    table = combat("A C galley 20,20 4", "B C galley 23,20 1", "X I galley 21,20 1")
    plan = ("guns A X", "guns B X", "arms A X")

    def policy(one: Table[State]) -> tuple[str, object]:
        fired = [deed for ship in "AB" for deed in one.state.done.get(ShipId(ship), ())]
        return "christian", order(plan[len(fired)])

    def over(one: Table[State]) -> bool:
        return settled(one) and (ShipId("X") in one.state.lost or "arms" in one.state.done.get(ShipId("A"), ()))

    found = odds(table, fate, over, policy, seconds=60)
    missed = Fraction(4, 6) * Fraction(5, 6)
    assert found.exact
    assert found.chances == {
        "X-": 1 - missed + missed / 6,
        "A- X-": missed / 6,
        "Ar": missed * 4 / 6,
    }


def test_odds_out_of_time_are_sampled_and_say_how_sure_they_are() -> None:
    situation = ATTACKS["small arms at two galliots"]
    table = situation.table()
    table.say("christian", order(situation.words))
    found = odds(table, fate, settled, seconds=0)
    assert not found.exact
    for result, chance in situation.expected().items():
        assert abs(float(found.chances[result] - chance)) <= 2 * max(found.margin(result), 1e-9)


def test_the_end_of_the_game_ends_the_odds() -> None:
    table = position("A C galley 20,20 4", "X I galley 21,20 1", phase=Phase.COMBAT)
    table.say("christian", order("guns A X"))
    found = odds(table, lambda one: one.outcome.winner if one.outcome else "", settled, seconds=60)
    assert found.chances == {"christian": Fraction(2, 6), "": Fraction(4, 6)}
