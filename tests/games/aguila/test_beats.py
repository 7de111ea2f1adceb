"""What lines of the log tell a board: who shot, struck, tested or charged, what the dice needed, what came of it."""

from functools import partial

import pytest

from maestre.games.aguila.game import game
from tests.games import shown
from tests.games.aguila.positions import Position, roll
from tests.games.aguila.situations import (
    FOE,
    HORSE,
    LINE,
    SITUATIONS,
    Situation,
    charge,
    rallied,
    reaction,
    shot,
    steadied,
)
from tests.games.aguila.test_courage import shaken

MINUS = "\N{MINUS SIGN}"
CHARGED = "R1-1 line_24 20,28 180"
dids, did, beside = partial(shown.dids, game), partial(shown.did, game), partial(shown.beside, game)


def said(situation: Situation) -> Position:
    """Say what is about to be said."""
    table, seat, answer = situation
    table.say(seat, answer)
    return table


# --------------------------------------------------------------------------------------------------------------- shots


@pytest.mark.rule("7.17", "7.28")
@pytest.mark.parametrize(
    ("hits", "wounded", "wounds", "tone", "words"),
    [
        ((4,) * 12, (), 0, "plain", ("no effect", "sin efecto")),
        ((5, 5, *(4,) * 10), (3, 3), 0, "plain", ("no effect", "sin efecto")),
        ((5, 5, *(4,) * 10), (4, 4), 2, "good", (f"{MINUS}2", f"{MINUS}2")),
    ],
    ids=["misses", "hits that do not wound", "wounds"],
)
def test_a_shot_tells_whom_it_hits_on_what_and_its_wounds(
    hits: tuple[int, ...], wounded: tuple[int, ...], wounds: int, tone: str, words: tuple[str, ...]
) -> None:
    table = roll(said(shot(LINE, FOE)), *hits, *wounded)
    assert did(table, "shot") == ("shot", ("B1-1",), ("R1-1",), "5+", wounds, tone)
    assert beside(table, "shot") == words
    assert [one.amount for one in dids(table, "damage-taken")] == [wounds] * (wounds > 0)


@pytest.mark.rule("7.30")
def test_damage_is_told_beside_whoever_takes_it_with_all_that_it_has() -> None:
    table = roll(said(shot(LINE, f"{FOE} damage=1")), 5, 5, *(4,) * 10, 4, 4)
    assert did(table, "damage-taken") == ("loss", (), ("R1-1",), "", 2, "good")
    assert beside(table, "damage-taken") == ("damage 3", "daño 3")


@pytest.mark.rule("1.27", "11.28")
def test_a_shot_at_a_house_points_at_the_house_and_a_one_never_hits() -> None:
    table = roll(said(SITUATIONS["ball at a house"]()), 2, 3)
    assert did(table, "house-shot") == ("shot", ("B1-1",), ("H1",), "2+", 3, "good")
    assert did(table, "structure-lost") == ("loss", (), ("H1",), "", 3, "good")


# --------------------------------------------------------------------------------------------------------------- tests


@pytest.mark.rule("10.07", "10.08", "10.09")
@pytest.mark.parametrize(
    ("faces", "tone", "words"),
    [
        ((4, 5), "good", ("steady", "aguanta")),
        ((5, 5), "bad", ("stunned", "se aturde")),
        ((6, 6), "bad", ("routed", "huye")),
    ],
    ids=["nine", "ten", "twelve"],
)
def test_a_test_of_courage_tells_which_sums_hold_and_what_came(
    faces: tuple[int, ...], tone: str, words: tuple[str, ...]
) -> None:
    table = roll(shaken("line_24 30,30 damage=6"), *faces)
    assert did(table, "courage-tested") == ("check", ("R1-1",), (), "2-9", 0, tone)
    assert beside(table, "courage-tested") == words
    assert bool(dids(table, "unit-stunned")) is (words[0] == "stunned")
    assert bool(dids(table, "piece-lost")) is (words[0] == "routed")


@pytest.mark.rule("10.16", "10.17")
@pytest.mark.parametrize(("damage", "needs"), [(3, "2-11"), (14, "2")], ids=["double six", "double one"])
def test_a_double_six_never_holds_and_a_double_one_always_does(damage: int, needs: str) -> None:
    table = roll(shaken(f"line_24 30,30 damage={damage}"), 1, 1)
    assert dids(table, "courage-tested")[-1].needs == needs


@pytest.mark.rule("5.07", "5.68")
@pytest.mark.parametrize(
    ("face", "key", "tone", "words"),
    [
        (5, "test-failed", "bad", ("test failed", "chequeo fallado")),
        (6, "test-passed", "good", ("test passed", "chequeo superado")),
    ],
)
def test_a_test_of_discipline_tells_the_face_that_it_needs_with_what_is_added(
    face: int, key: str, tone: str, words: tuple[str, ...]
) -> None:
    table = said(reaction("square", HORSE, CHARGED))
    table.say("red", "none")
    roll(table, face)
    assert did(table, key) == ("check", ("R1-1",), (), "6+", 0, tone)
    assert beside(table, key) == words
    assert bool(dids(table, "reaction-square-failed")) is (tone == "bad")


@pytest.mark.rule("12.11")
def test_an_officer_who_steadies_a_test_lowers_what_it_needs() -> None:
    table = roll(said(steadied()), 2)
    assert did(table, "officer-steadies") == ("gain", ("B1",), ("B1-1",), "", 2, "good")
    assert did(table, "test-passed") == ("check", ("B1-1",), (), "2+", 0, "good")


# -------------------------------------------------------------------------------------------------- charges and rallies


@pytest.mark.rule("2.10", "8.24")
def test_a_charge_tells_who_charges_whom_and_how_it_is_met() -> None:
    table = said(charge(HORSE, CHARGED))
    assert did(table, "charge-declared") == ("move", ("B1-1",), ("R1-1",), "", 0, "plain")
    assert beside(table, "charge-declared") == ("charges!", "¡carga!")
    table.say("red", "hold")
    assert did(table, "reaction-holds") == ("mark", ("R1-1",), (), "", 0, "plain")
    assert did(table, "charge-contact") == ("move", ("B1-1",), ("R1-1",), "", 0, "plain")


@pytest.mark.rule("12.14")
@pytest.mark.parametrize(
    ("faces", "count", "tone", "words"),
    [
        ((3, 3, 3, 3), 0, "plain", ("no recovery", "no se repone")),
        ((4, 4, 3, 3), 2, "good", ("recovers +2", "se repone +2")),
    ],
    ids=["three", "four"],
)
def test_a_rally_tells_who_rallies_whom_and_how_much_comes_back(
    faces: tuple[int, ...], count: int, tone: str, words: tuple[str, ...]
) -> None:
    table = roll(said(rallied()), *faces)
    assert did(table, "unit-rallies") == ("gain", ("B1",), ("B1-1",), "4+", count, tone)
    assert beside(table, "unit-rallies") == words
