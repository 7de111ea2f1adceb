"""Odds shown before an answer is given: exact, the same as what happens, in time, and short enough to read."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from math import sqrt
from random import Random
from time import process_time

import pytest

from maestre.games.aguila.charging.figures import shaken_by
from maestre.games.aguila.game import Aguila, game
from maestre.games.aguila.morale.chances import ends, expected, nerves, passed, wounds
from maestre.games.aguila.morale.discipline import test_of as due
from maestre.games.aguila.shooting.shots import reading_of, volley
from maestre.games.aguila.table.rolls import Strikes
from maestre.games.aguila.table.state import State, UnitId
from maestre.games.aguila.table.subjects import Result
from maestre.play import EFFORT, Message, Table, fingerprint, foreseen, view
from maestre.play.chance.odds import Foreseen
from maestre.server.pools.questions import chances
from tests.games.aguila import situations
from tests.games.aguila.positions import HEADER, placed
from tests.games.aguila.shots import aim
from tests.games.aguila.situations import SITUATIONS, charge, reaction
from tests.games.situations import resolved

RESOLUTIONS = 40
SIGMAS = 4.5
"""With fixed seeds: what no honest row of a few hundred would pass."""
SLOW = 4
"""A machine under load may take so many times as long as a quiet one."""
PATIENCE = 2.5
SPEAKERS = (game.speaker("en"), game.speaker("es"))


@cache
def told(name: str) -> Foreseen:
    """The odds of a situation, however long they take."""
    found = foreseen(*SITUATIONS[name](), seconds=60)
    assert found is not None
    return found


def share(found: Foreseen, key: str, unit: str = "R1-1") -> Fraction:
    """How likely something befalls a unit."""
    rows = found.odds.chances.items()
    return sum((chance for row, chance in rows if any(_is(one, key, unit) for one in row)), Fraction(0))


def _is(message: Message, key: str, unit: str) -> bool:
    names = (arg for name, arg in message.args if name in {"unit", "what"} and isinstance(arg, Message))
    return message.key == key and any(dict(name.args).get("id") == unit for name in names)


@pytest.mark.parametrize("name", SITUATIONS)
def test_exact_odds_are_the_frequencies_of_what_happens(name: str) -> None:
    table, seat, answer = SITUATIONS[name]()
    found = told(name)
    assert found.odds.exact
    assert sum(found.odds.chances.values()) == 1
    chance = Random(name)
    seen = Counter(resolved(table, seat, answer, chance) for _ in range(RESOLUTIONS))
    assert set(seen) <= set(found.odds.chances)
    for row, p in found.odds.chances.items():
        sigma = sqrt(RESOLUTIONS * p * (1 - p))
        assert abs(seen[row] - RESOLUTIONS * p) <= SIGMAS * sigma + 1, row


def test_there_are_thirty_situations_and_no_two_are_the_same() -> None:
    assert len(SITUATIONS) >= 30
    places = [(fingerprint(table.state), str(answer)) for table, _, answer in (make() for make in SITUATIONS.values())]
    assert len(set(places)) == len(SITUATIONS)


@pytest.mark.parametrize("name", SITUATIONS)
def test_every_row_and_every_assumption_can_be_said_in_both_languages(name: str) -> None:
    found = told(name)
    for speaker in SPEAKERS:
        assert all(speaker.say(message) for row in found.odds.chances for message in row)
        assert all(speaker.say(message) for message in found.assumed)


WHOLE = (
    *(f"B2-{place} line_24 {3 + 5.2 * place},3 0" for place in range(1, 13)),
    *(f"R2-{place} line_24 {3 + 5.2 * place},45 180" for place in range(1, 13)),
)
"""Two whole armies behind the units that matter."""


@pytest.mark.parametrize("name", ["muskets at a line", "column against line", "horse counter-charges"])
def test_exact_odds_come_in_time_with_whole_armies_on_the_table(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(situations, "FAR", WHOLE)
    table, seat, answer = SITUATIONS[name]()
    assert len(table.state.units) == 26
    start = process_time()
    found = foreseen(table, seat, answer, seconds=60)
    assert found is not None
    assert process_time() - start < PATIENCE * SLOW


@pytest.mark.parametrize("name", ["column against line", "horse against line", "two columns together"])
def test_the_table_of_a_charge_can_be_read(name: str) -> None:
    chances = told(name).odds.chances
    assert len(chances) <= 20
    assert sum(sorted(chances.values(), reverse=True)[:6]) > 0.9


class Plodding(Aguila):
    """The game, but for what makes odds of a charge quick."""

    def merge_equivalent(self, before: State, after: State) -> State:
        return after


@pytest.mark.parametrize("name", ["column against a line that has fired", "two columns together"])
def test_positions_that_are_likened_lead_to_the_same_odds(name: str) -> None:
    table, seat, answer = SITUATIONS[name]()
    found = foreseen(Table(Plodding(), HEADER, table.state), seat, answer, seconds=60)
    assert found is not None
    assert found.odds.chances == told(name).odds.chances


@pytest.mark.parametrize("name", ["muskets at a line", "skirmishers evade", "horse against a square"])
def test_whoever_asks_the_server_gets_the_same_odds(name: str) -> None:
    table, seat, answer = SITUATIONS[name]()
    found = chances(game, view(table, seat), answer, len(EFFORT) - 1)
    assert found.exact
    assert {row.changes: row.chance for row in found.rows} == {
        row: float(chance) for row, chance in told(name).odds.chances.items()
    }


# ------------------------------------------------------------------------------------------------- what is taken for so


def test_a_charge_takes_for_granted_that_who_can_fire_fires() -> None:
    found = told("column against line")
    assert [message.key for message in found.assumed] == ["assume-reaction", "assume-stands"]
    assert share(found, "change-stunned", "B1-1") > share(
        told("column against a line that has fired"), "change-stunned", "B1-1"
    )


def test_odds_of_a_charge_leave_it_to_the_charger_what_he_does_before_a_square() -> None:
    found = told("square before horse")
    formed = [row for row in found.odds.chances if any(message.key == "change-formed" for message in row)]
    assert len(formed) == 1
    assert found.odds.chances[formed[0]] == Fraction(1, 6)


def test_no_more_charges_are_assumed_where_others_could_charge_too() -> None:
    found = foreseen(
        *charge(
            *("B1-1 line_24 20,20 0 column", "R1-1 line_24 20,25 180 fired"),
            *("B1-2 line_24 30,20 0", "R1-2 line_24 30,25 180"),
        )
    )
    assert found is not None
    assert "assume-no-more-charges" in [message.key for message in found.assumed]


def test_odds_of_a_shot_end_with_the_part_of_its_side() -> None:
    for name in ("muskets at a line", "two lines at one"):
        for row in told(name).odds.chances:
            assert {message.key for message in row} <= {"change-damaged", "change-stunned", "change-lost"}


# ------------------------------------------------------------------------------------ figures beside what odds work out


@pytest.mark.rule("7.31", "10.08", "10.09")
@pytest.mark.parametrize("name", ["muskets at a line", "muskets at a worn column", "muskets in the flank", "canister"])
def test_the_figures_of_a_shot_are_those_of_its_odds(name: str) -> None:
    table, _, _ = SITUATIONS[name]()
    kind = "canister" if name == "canister" else ""
    shot = aim(table.state, kind=kind)
    found, figures = told(name), shaken_by(table.state, shot, reading_of(volley(table.state, shot)))
    assert figures[Result.ROUTED] == share(found, "change-lost")
    assert figures[Result.STUNNED] == share(found, "change-stunned")
    assert 1 - figures[None] == share(found, "change-damaged") + share(found, "change-lost")


@pytest.mark.rule("8.15")
def test_the_figures_of_defensive_fire_are_those_of_its_odds() -> None:
    table, _, _ = reaction("fire/B1-1", "B1-1 cuirassiers_10 20,20 0", "R1-1 line_24 20,28 180")
    shot = aim(table.state, "R1-1", "B1-1", reaction=True)
    figures = shaken_by(table.state, shot, reading_of(volley(table.state, shot)))
    plain = ends(table.state, UnitId("B1-1"), reading_of(volley(table.state, shot)), "shooting")
    assert figures[Result.STUNNED] > plain[Result.STUNNED]
    assert sum(figures.values()) == 1


def test_wounds_have_the_chances_of_all_faces() -> None:
    found = wounds(Strikes(2, 5, 4))
    assert found == {0: Fraction(25, 36), 1: Fraction(10, 36), 2: Fraction(1, 36)}
    assert expected(Strikes(2, 5, 4)) == Fraction(1, 3)


@pytest.mark.rule("10.07", "10.16", "10.17")
def test_courage_has_the_chances_of_two_dice() -> None:
    assert nerves(0, 11, 13) == {
        Result.STEADY: Fraction(33, 36),
        Result.STUNNED: Fraction(3, 36),
        Result.ROUTED: Fraction(0),
    }
    assert nerves(20, 11, 13)[Result.STEADY] == Fraction(1, 36), "a double one always passes"


@pytest.mark.rule("5.05", "5.67")
@pytest.mark.parametrize(("y", "chance"), [(30, Fraction(1, 2)), (27, Fraction(1, 3)), (23, Fraction(1, 6))])
def test_a_test_is_passed_less_often_with_an_enemy_near(y: int, chance: Fraction) -> None:
    state = placed("B1-1 line_24 20,20 0", f"R1-1 line_24 20,{y} 180")
    assert passed(due(state, "B1-1", "formation")) == chance
