"""The exact chances of dice, tried against every face that they could show."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from maestre.games.tercios.data import OrderKind, own_figures
from maestre.games.tercios.fighting.charge import reachable
from maestre.games.tercios.fighting.melee import pools
from maestre.games.tercios.shooting.shots import volleys
from maestre.games.tercios.table.chances import Strike, damage, fought, holds, shot, strikes
from maestre.games.tercios.table.rolls import Blows, Damage
from maestre.games.tercios.table.state import UnitId
from maestre.play.chance.readings import passes, successes
from tests.games.tercios.fields import field

ONE = UnitId("B1-1")
FACES = range(1, 7)


def test_successes_are_binomial() -> None:
    assert successes(2, 5) == (Fraction(4, 9), Fraction(4, 9), Fraction(1, 9))
    assert passes(3, 5) == 1 - Fraction(2, 3) ** 3
    assert holds(4, 2, 6) == 1 - Fraction(5, 6) ** 4 - 4 * Fraction(1, 6) * Fraction(5, 6) ** 3
    assert holds(1, 2, 6) == 0


@pytest.mark.parametrize(("dice", "number", "courage", "resist"), [(2, 4, 2, 5), (1, 3, 3, 4), (3, 5, 1, 6)])
def test_damage_has_the_chances_of_all_faces(dice: int, number: int, courage: int, resist: int) -> None:
    reading = Blows(dice, number, courage, resist)
    counted: Counter[Damage] = Counter()
    for struck in product(FACES, repeat=dice):
        for resisted in product(FACES, repeat=courage):
            faces = struck + resisted if reading.needs(struck) else struck
            counted[reading.read(faces)] += 1
    assert damage(dice, number, courage, resist) == {
        done: Fraction(count, 6 ** (dice + courage)) for done, count in counted.items()
    }


def test_a_shot_is_weighed_by_its_own_dice() -> None:
    table = field("B1-1 30,20 0", "R1-1 30,26 180", blue="shot_company")
    (volley,) = volleys(table.state, ONE, OrderKind.FIRE)
    assert shot(volley) == damage(3, 4, 3, 4)
    assert sum(shot(volley).values()) == 1


def test_a_round_is_that_of_both_sides_at_once() -> None:
    table = field("B1-1 30,20 0", "R1-1 30,24 180")
    (charge,) = reachable(table.state, ONE)
    blows = strikes(pools(table.state, charge, 1))
    assert blows == (Strike(4, 4, 3), Strike(3, 4, 3))
    rounds = fought(*blows, own_figures().targets.resist_combat)
    assert sum(rounds.values()) == 1
    wins = sum(chance for end, chance in rounds.items() if end.lead > 0)
    losses = sum(chance for end, chance in rounds.items() if end.lead < 0)
    assert wins > losses, "the charger has a die more"
