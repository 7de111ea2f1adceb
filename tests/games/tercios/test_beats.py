"""What lines of the log tell a board: who shot, struck, checked or charged, what the dice needed, what came of it."""

from functools import partial

import pytest

from maestre.games.tercios.game import game
from maestre.games.tercios.table.troops import leader_named
from maestre.play import Message
from tests.games import shown
from tests.games.tercios.fields import fought, passing
from tests.games.tercios.positions import Position, act, action, fail, position, roll
from tests.games.tercios.situations import Situation, answered, charge, shot
from tests.games.tercios.test_rout import struck

MINUS_TWO = "\N{MINUS SIGN}2"
dids, did, beside = partial(shown.dids, game), partial(shown.did, game), partial(shown.beside, game)


def said(situation: Situation) -> Position:
    """Say what is about to be said."""
    table, seat, answer = situation
    table.say(seat, answer)
    return table


# -------------------------------------------------------------------------------------------------------------- shots


@pytest.mark.rule("4.12", "4.14")
@pytest.mark.parametrize(
    ("faces", "wear", "tone", "words"),
    [
        ((3, 3, 3), 0, "plain", ("miss", "falla")),
        ((4, 3, 3, 4, 3, 3, 3), 0, "plain", ("resisted", "resiste")),
        ((4, 4, 3, 3, 3, 3, 3), 2, "good", (MINUS_TWO, MINUS_TWO)),
    ],
    ids=["below", "resisted", "hits"],
)
def test_a_shot_tells_whom_it_hits_with_what_and_what_that_did(
    faces: tuple[int, ...], wear: int, tone: str, words: tuple[str, ...]
) -> None:
    table = said(shot("muskets"))
    roll(table, *faces)
    assert did(table, "shot") == ("shot", ("B1-1",), ("R1-1",), "4+", wear, tone)
    assert beside(table, "shot") == words


@pytest.mark.rule("4.18")
def test_wear_is_told_beside_whoever_takes_it() -> None:
    table = said(shot("muskets", wear=1))
    roll(table, 4, 4, 3, 3, 3, 3, 3)
    assert did(table, "wear-taken") == ("loss", (), ("R1-1",), "", 2, "good")
    assert beside(table, "wear-taken") == ("wear 3", "desgaste 3")
    assert did(table, "shot-disorders") == ("loss", (), ("R1-1",), "", 0, "good")


# -------------------------------------------------------------------------------------------------------------- checks


@pytest.mark.rule("4.22", "4.23")
@pytest.mark.parametrize(
    ("faces", "key", "tone", "words"),
    [
        ((6, 6, 1, 1, 1), "rout-passed", "good", ("at the limit", "al límite")),
        ((6, 5, 5, 5, 5), "rout-failed", "bad", ("breaks", "se rompe")),
    ],
    ids=["enough", "too few"],
)
def test_a_rout_check_needs_sixes_and_tells_who_stands_or_breaks(
    faces: tuple[int, ...], key: str, tone: str, words: tuple[str, ...]
) -> None:
    table = struck(2, wear=5)
    roll(table, *faces)
    assert did(table, key) == ("check", ("R1-1",), (), "6+", 0, tone)
    assert beside(table, key) == words
    assert bool(dids(table, "troop-lost")) is (key == "rout-failed")


@pytest.mark.rule("4.25", "9.52")
def test_a_troop_that_is_lost_tells_what_it_was_worth() -> None:
    table = struck(2, wear=5)
    roll(table, 6, 5, 5, 5, 5)
    assert did(table, "troop-lost") == ("loss", (), ("R1-1",), "", 2, "good")


@pytest.mark.rule("2.27")
@pytest.mark.parametrize(
    ("faces", "tone", "words"),
    [((4, 4), "bad", ("no success", "sin éxito")), ((5, 4), "good", ("1 success", "1 éxito"))],
    ids=["four", "five"],
)
def test_a_check_of_orders_needs_a_five(faces: tuple[int, ...], tone: str, words: tuple[str, ...]) -> None:
    table = act(action(position("B1-1 wear=1")), "B1-1")
    roll(table, *faces)
    assert did(table, "check-thrown") == ("check", ("B1-1",), (), "5+", 0, tone)
    assert beside(table, "check-thrown") == words
    assert bool(dids(table, "order-lost")) is (tone == "bad")


@pytest.mark.rule("7.30")
def test_a_leader_is_pointed_at_by_his_id_and_called_by_his_name() -> None:
    table = position()
    chief = next(one for one in table.state.leaders.values() if one.side == "blue")
    action(table)
    line = Message.of("leader-rides", leader=leader_named(table.state, chief.id))
    assert game.names_in(dict(line.args)["leader"]) == (chief.id,)
    assert game.speaker("en").say(line) == f"{chief.name} moves."


# ------------------------------------------------------------------------------------------------------------- charges


@pytest.mark.rule("5.05", "5.08")
@pytest.mark.parametrize(
    ("lines", "key", "words"),
    [
        (("B1-1 30,20 0", "R1-1 30,24 180"), "charge-declared", ("charges!", "¡carga!")),
        (("B1-1 30,20 0", "R1-1 30,24 0"), "charge-flank", ("flank charge!", "¡carga de flanco!")),
    ],
    ids=["front", "flank"],
)
def test_a_charge_tells_who_charges_whom(lines: tuple[str, ...], key: str, words: tuple[str, ...]) -> None:
    table = passing(said(charge(*lines)))
    assert did(table, key) == ("move", ("B1-1",), ("R1-1",), "", 0, "plain")
    assert beside(table, key) == words
    assert did(table, "charge-contact") == ("move", ("B1-1",), ("R1-1",), "", 0, "plain")


@pytest.mark.rule("5.17", "5.20")
def test_blows_tell_what_they_needed_and_the_melee_who_was_beaten() -> None:
    table = passing(said(charge()))
    fought(table, (4, 4, 3, 3), (5, 4, 4), (3, 3, 3))
    assert did(table, "blows-struck") == ("fight", ("R1-1",), ("B1-1",), "4+", 0, "plain")
    assert beside(table, "blows-struck") == ("no harm", "sin daño")
    assert did(table, "combat-won") == ("fight", ("B1-1",), ("R1-1",), "", 0, "good")
    assert beside(table, "combat-won") == ("beaten 1-0", "pierde 0-1")


@pytest.mark.rule("2.35")
def test_a_reaction_that_fails_goes_badly_for_who_tried_it() -> None:
    table = said(answered("resistid"))
    fail(table)
    assert did(table, "reaction-lost") == ("check", ("B1-1",), (), "", 0, "bad")
