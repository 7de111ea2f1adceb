"""T.cdt.b, T.cdt.c, IC.8.33, IC.8.25, 2.221.c Building Combats."""

from __future__ import annotations

import pytest

from maestre.games.mistral.battle.engaged import sails_under
from maestre.games.mistral.battle.pairing import Pairing, arrayed, free
from maestre.games.mistral.data.words import Command, Intensity
from maestre.games.mistral.table.state import SquadronId
from maestre.games.mistral.table.subjects import Combat
from maestre.play import Each, Order
from tests.matters import about

from .battles import engagement, ids
from .positions import BOURBON, BRITISH, asked, refused, run, sea

DONE = Order("done")


def pair(own: str, foe: str) -> Order:
    """Two Squadrons in a Combat."""
    return Order("pair", own, (foe,))


def join(own: str, number: int) -> Order:
    """A Squadron joins a Combat."""
    return Order("join", own, (str(number),))


def combat(british: str, bourbon: str) -> Combat:
    """A Combat by the names of its Squadrons."""
    return Combat(ids(*british.split()), ids(*bourbon.split()))


THREE_TO_TWO = ("british_flag_A s12 spotted : B1 B2 B3", "spanish_flag_D s12 spotted : S1 S2")


@pytest.mark.rule("T.cdt.b", "IC.8.33", "IC.8.33.b", "T.cdt.c")
def test_three_against_two_make_two_combats_and_at_light_the_third_does_not_fight() -> None:
    state = sea(*THREE_TO_TWO)
    battle = engagement(state, intensity=Intensity.LIGHT)
    first = asked(arrayed(state, battle))
    assert (first.seat, first.rule) == ("british", "IC.8.33")
    second = asked(arrayed(state, battle), pair("B2", "S2"))
    assert second.seat == "bourbon"
    assert about(second, Pairing).battle.combats == (combat("B2", "S2"),)
    done = run(arrayed(state, battle), pair("B2", "S2"), pair("S1", "B3"))
    assert done.combats == (combat("B2", "S2"), combat("B3", "S1"))
    assert free(state, done, BRITISH) == ("B1",)


@pytest.mark.rule("T.cdt.b", "IC.8.33")
def test_the_side_to_windward_pairs_first() -> None:
    state = sea(*THREE_TO_TWO)
    assert asked(arrayed(state, engagement(state, gauge=BOURBON))).seat == "bourbon"
    assert asked(arrayed(state, engagement(state, gauge=BOURBON)), pair("S1", "B1")).seat == "british"


@pytest.mark.rule("IC.8.33")
def test_only_free_squadrons_are_paired() -> None:
    state = sea(*THREE_TO_TWO)
    battle = engagement(state)
    refused(arrayed(state, battle), pair("S1", "B1"), rule="IC.8.33", key="pair-not-free")
    refused(arrayed(state, battle), Order("pair", "B1"), rule="IC.8.33", key="pair-not-free")
    refused(arrayed(state, battle), pair("B1", "S1"), pair("S2", "B1"), rule="IC.8.33", key="pair-not-free")


@pytest.mark.rule("T.cdt.c", "IC.8.33.b")
@pytest.mark.parametrize(("intensity", "extra"), [(Intensity.LIGHT, 0), (Intensity.MEDIUM, 1), (Intensity.HEAVY, 2)])
def test_squadrons_that_join_a_combat_are_limited_by_the_intensity(intensity: Intensity, extra: int) -> None:
    state = sea("british_flag_A s12 spotted : B1 B2 B3 B4", "spanish_flag_D s12 spotted : S1")
    battle = engagement(state, intensity=intensity)
    joins = [join(name, 1) for name in ("B2", "B3", "B4")]
    done = run(arrayed(state, battle), pair("B1", "S1"), *joins[:extra])
    assert done.combats == (combat(" ".join(("B1", "B2", "B3", "B4")[: 1 + extra]), "S1"),)


@pytest.mark.rule("T.cdt.c")
def test_a_third_squadron_is_refused_at_medium() -> None:
    state = sea("british_flag_A s12 spotted : B1 B2 B3 B4", "spanish_flag_D s12 spotted : S1 S2")
    battle = engagement(state)
    built = (pair("B1", "S1"), pair("S2", "B2"))
    refused(arrayed(state, battle), *built, join("B3", 1), join("B4", 1), rule="T.cdt.c", key="join-full")
    done = run(arrayed(state, battle), *built, join("B3", 1), join("B4", 2))
    assert done.combats == (combat("B1 B3", "S1"), combat("B2 B4", "S2"))


@pytest.mark.rule("IC.8.33.b")
def test_free_squadrons_may_be_held_back_and_combats_must_be_there() -> None:
    state = sea(*THREE_TO_TWO)
    built = (pair("B1", "S1"), pair("S2", "B2"))
    assert run(arrayed(state, engagement(state)), *built, DONE).combats == (combat("B1", "S1"), combat("B2", "S2"))
    for number in ("0", "3", "x"):
        refused(
            arrayed(state, engagement(state)),
            *built,
            Order("join", "B3", (number,)),
            rule="IC.8.33.b",
            key="join-no-combat",
        )
    refused(arrayed(state, engagement(state)), *built, join("B1", 2), rule="IC.8.33.b", key="pair-not-free")


# ------------------------------------------------------------------------------------------------ Flagships


@pytest.mark.rule("2.221.c", "T.cdt.c")
def test_a_flagship_comes_with_its_companion_even_at_light() -> None:
    state = sea("british_flag_A s12 spotted : B3 namur", "spanish_flag_D s12 spotted : S1")
    battle = run(arrayed(state, engagement(state, intensity=Intensity.LIGHT)))
    assert battle.combats == (combat("B3 namur", "S1"),)
    assert battle.companions == (("namur", "B3"),)


@pytest.mark.rule("2.221.c")
def test_a_flagship_is_no_extra_squadron() -> None:
    state = sea("british_flag_A s12 spotted : B1 B2 namur", "spanish_flag_D s12 spotted : S1")
    battle = engagement(state)
    done = run(arrayed(state, battle), {"namur": "B1"}, pair("B1", "S1"), join("B2", 1))
    assert done.combats == (combat("B1 namur B2", "S1"),)


@pytest.mark.rule("IC.8.33", "2.221.c")
def test_the_companion_is_of_its_formation_and_contingent() -> None:
    state = sea(
        "british_flag_A s12 spotted : B1 B2 namur",
        "british_flag_B s12 spotted : B3",
        "bourbon_flag_A s12 spotted : S1 F1 F2 terrible/french",
    )
    ask = asked(arrayed(state, engagement(state)))
    assert ask.choice == Each((("namur", ("B1", "B2")),))
    later = asked(arrayed(state, engagement(state)), {"namur": "B2"})
    assert (later.seat, later.choice) == ("bourbon", Each((("terrible", ("F1", "F2")),)))


@pytest.mark.rule("2.221.c", "IC.8.33")
def test_two_flagships_do_not_share_a_companion_while_another_is_free() -> None:
    state = sea("british_grand s12 spotted : B1 B2 namur marlborough", "spanish_flag_D s12 spotted : S1")
    battle = engagement(state)
    refused(arrayed(state, battle), {"namur": "B1", "marlborough": "B1"}, rule="2.221.c", key="companion-taken")
    ask = asked(arrayed(state, battle), {"namur": "B1", "marlborough": "B2"})
    assert about(ask, Pairing).battle.companions == (("namur", "B1"), ("marlborough", "B2"))


@pytest.mark.rule("IC.8.33.b")
def test_a_flagship_without_companion_is_placed_in_any_combat_of_its_side() -> None:
    state = sea("british_grand s12 spotted : B1 namur marlborough", "spanish_flag_D s12 spotted : S1")
    battle = engagement(state, intensity=Intensity.LIGHT)
    refused(arrayed(state, battle), {"namur": "alone", "marlborough": "alone"}, rule="IC.8.33", key="companion-spare")
    done = run(arrayed(state, battle), {"namur": "B1", "marlborough": "alone"})
    assert done.combats == (combat("B1 namur marlborough", "S1"),)


@pytest.mark.rule("IC.8.33.b")
def test_it_may_not_be_left_out_where_there_is_a_choice() -> None:
    state = sea(
        "british_grand s12 spotted : B1 namur marlborough",
        "british_flag_A <british_grand spotted : B2",
        "spanish_flag_D s12 spotted : S1 S2",
    )
    battle = engagement(state, intensity=Intensity.LIGHT)
    built = ({"namur": "B1", "marlborough": "alone"}, pair("B1", "S1"))
    refused(arrayed(state, battle), *built, DONE, rule="IC.8.33.b", key="join-flagship")
    assert run(arrayed(state, battle), *built, join("marlborough", 2)).combats[1] == combat("B2 marlborough", "S2")


@pytest.mark.rule("IC.8.33")
def test_flagships_left_without_any_squadron_are_paired_themselves() -> None:
    state = sea("british_flag_A s12 spotted : namur", "spanish_flag_D s12 spotted : S1")
    assert run(arrayed(state, engagement(state))).combats == (combat("namur", "S1"),)


# ------------------------------------------------------------------------------------------------ Commands


@pytest.mark.rule("IC.8.25", "2.312.b")
def test_a_combat_side_holds_squadrons_of_one_command() -> None:
    state = sea("british_flag_A s12 spotted : B1", "bourbon_flag_A s12 spotted : S1 S2 F1 F2")
    battle = engagement(state)
    built = (pair("B1", "S1"),)
    refused(arrayed(state, battle), *built, join("F1", 1), rule="IC.8.25", key="join-command")
    assert run(arrayed(state, battle), *built, join("S2", 1)).combats == (combat("B1", "S1 S2"),)


@pytest.mark.rule("IC.8.25")
def test_a_guest_fights_under_the_command_of_its_formation() -> None:
    state = sea("british_flag_A s12 spotted : B1", "french_flag_B s12 spotted : F1 S9")
    assert sails_under(state, SquadronId("S9")) is Command.FRENCH
    battle = run(arrayed(state, engagement(state)), pair("B1", "F1"), join("S9", 1))
    assert battle.combats == (combat("B1", "F1 S9"),)
    joint = sea("bourbon_flag_A s12 spotted : F1 S9")
    assert sails_under(joint, SquadronId("S9")) is Command.SPANISH
