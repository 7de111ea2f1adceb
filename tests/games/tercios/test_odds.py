"""Odds shown before an order is given: exact, the same as what happens, in time, and from what the seat may know."""

from collections import Counter
from math import sqrt
from random import Random
from time import perf_counter

import pytest

from maestre.games.tercios.game import game
from maestre.games.tercios.table.rolls import Blows, Damage, Shot, Struck
from maestre.play import EFFORT, Order, Reading, Table, fingerprint, foreseen, view
from maestre.play.chance.dice import spread
from maestre.play.chance.readings import Successes
from maestre.server.pools.questions import chances
from tests.games.situations import resolved
from tests.games.tercios.fields import field
from tests.games.tercios.positions import action
from tests.games.tercios.situations import SITUATIONS, real
from tests.games.tercios.situations import charge as about_to_charge

RESOLUTIONS = 150
SIGMAS = 4.5
"""With fixed seeds: what no honest row of a few hundred would pass."""
SLOW = 8
"""A machine under load may take so many times as long as a quiet one."""


@pytest.mark.parametrize("name", SITUATIONS)
def test_exact_odds_are_the_frequencies_of_what_happens(name: str) -> None:
    table, seat, answer = SITUATIONS[name]()
    found = foreseen(table, seat, answer, seconds=60)
    assert found is not None
    assert found.odds.exact
    assert sum(found.odds.chances.values()) == 1
    chance = Random(name)
    seen = Counter(resolved(table, seat, answer, chance) for _ in range(RESOLUTIONS))
    assert set(seen) <= set(found.odds.chances)
    for row, p in found.odds.chances.items():
        sigma = sqrt(RESOLUTIONS * p * (1 - p))
        assert abs(seen[row] - RESOLUTIONS * p) <= SIGMAS * sigma + 1, row


def test_there_are_thirty_situations_with_dice_of_many_kinds() -> None:
    assert len(SITUATIONS) >= 30
    tables = {name: make()[0] for name, make in SITUATIONS.items()}
    assert len({fingerprint(table.state) for table in tables.values()}) == len(SITUATIONS)


@pytest.mark.parametrize(("name", "seconds"), [("muskets at a tercio", 0.5), ("tercio against tercio", 2.5)])
def test_exact_odds_come_in_time(name: str, seconds: float) -> None:
    table, seat, answer = SITUATIONS[name]()
    start = perf_counter()
    found = foreseen(table, seat, answer, seconds=60)
    assert found is not None
    assert perf_counter() - start < seconds * SLOW


def test_odds_of_a_charge_say_what_they_assume() -> None:
    found = foreseen(*about_to_charge(blue="pike_company"))
    assert found is not None
    assert [words.key for words in found.assumed] == ["assume-no-reaction", "assume-no-more"]


@pytest.mark.parametrize("name", ["foot against pikes", "tercio against tercio", "horse against pikes"])
def test_the_table_of_a_charge_can_be_read(name: str) -> None:
    found = foreseen(*SITUATIONS[name]())
    assert found is not None
    assert len(found.odds.chances) <= 20
    likely = sorted(found.odds.chances.values(), reverse=True)[:8]
    assert sum(likely) > 0.75


def test_odds_do_not_depend_on_the_cards_of_the_other_side() -> None:
    rows = []
    for card in ("atencion", "fuego", "atacad"):
        table = action(real(field("B1-1 30,20 0", "R1-1 30,24 180")), "B1-1=atacad", f"R1-1={card}")
        rows.append(chances(game, view(table, "blue"), Order("act", "B1-1"), len(EFFORT) - 1))
    assert rows[0] == rows[1] == rows[2]
    assert rows[0].exact
    assert len(rows[0].rows) > 1


# ------------------------------------------------------------------------------------------------------------- readings


def brute(reading: Reading[object]) -> dict[object, int]:
    """How often each value falls, by listing every throw die by die."""
    found: Counter[object] = Counter()
    ahead: list[tuple[int, ...]] = [()]
    size = max(len(reading.needs(())) + len(reading.needs((6,) * len(reading.needs(())))), 1)
    while ahead:
        faces = ahead.pop()
        dice = reading.needs(faces)
        if not dice:
            found[reading.matters(faces)] += 6 ** (size - len(faces))
            continue
        stage: list[tuple[int, ...]] = [()]
        for sides in dice:
            stage = [(*one, face) for one in stage for face in range(1, sides + 1)]
        ahead += [faces + one for one in stage]
    return dict(found)


@pytest.mark.rule("4.12", "4.15", "5.16", "5.17", "6.91")
@pytest.mark.parametrize(
    "reading",
    [Blows(2, 4, 3, 5), Blows(3, 2, 1, 6), Shot(2, 5, 2, 4), Shot(2, 3, 2, 6, ones=True), Successes(4, 5, 2)],
)
def test_two_stages_of_one_throw_have_the_chances_of_all_their_faces(reading: Reading[object]) -> None:
    listed = spread(reading, 1000)
    assert listed is not None
    ways = {reading.matters(faces): weight for faces, weight in listed}
    total, all_of = sum(ways.values()), brute(reading)
    assert {value: weight * sum(all_of.values()) for value, weight in ways.items()} == {
        value: count * total for value, count in all_of.items()
    }


@pytest.mark.rule("5.16", "5.17", "5.18")
def test_nobody_resists_what_has_not_hit() -> None:
    blows = Blows(3, 4, 2, 5)
    assert blows.needs((1, 2, 3)) == ()
    assert blows.needs((1, 2, 4)) == (6, 6)
    assert blows.read((1, 2, 3)) == Damage(0, helpless=False)
    assert blows.read((4, 4, 4, 5, 1)) == Damage(2, helpless=False)
    assert blows.read((4, 4, 4, 4, 4)) == Damage(3, helpless=True)


@pytest.mark.rule("4.14", "6.91")
def test_a_shot_tells_its_ones_only_where_they_matter() -> None:
    assert Shot(2, 4, 1, 4).read((1, 4, 4)) == Struck(0, helpless=False, hit=True)
    assert Shot(2, 4, 1, 4, ones=True).read((1, 1)) == Struck(0, helpless=False, hit=False, ones=2)


# -------------------------------------------------------------------------------------------------------- cheap forks


def test_a_fork_of_a_fork_stands_where_its_table_stands_and_goes_on_as_it_does() -> None:
    rng, table = Random(3), Table.new(game, "learning", seed=bytes(32))
    for number in range(60):
        seat = table.waiting()[0]
        answer = next(table.proposals(seat, rng))
        if number % 4 == 0:
            near = table.fork(table.key)
            for one in (near, near.fork(table.key)):
                assert (one.request, one.sequence) == (table.request, table.sequence)
                one.say(seat, answer)
        table.say(seat, answer)
        if number % 4 == 0 and not table.sealed:
            assert fingerprint(near.state) == fingerprint(table.state)
