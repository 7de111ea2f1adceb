"""Squadrons and their Sail: subclasses, Transfer, SOL(D) and Fleet-50, prizes."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from maestre.games.mistral.auxiliaries.tasks import FURTHER as SAID
from maestre.games.mistral.data import own_figures
from maestre.games.mistral.data.words import AuxiliaryClass, Class, Contingent, Role, Status
from maestre.games.mistral.fleets.conversion import FURTHER, check_convert, convert
from maestre.games.mistral.fleets.reorganisation import reorganising
from maestre.games.mistral.fleets.squadrons import class_of, free_squadron, whereabouts
from maestre.games.mistral.table.state import AuxiliaryId, Berth, FormationId, Phase, SquadronId, State
from maestre.games.mistral.table.view import seen
from maestre.games.mistral.turn.opening import opened
from maestre.games.mistral.turn.windows import window
from maestre.play import Order, Orders, Refused

from .positions import BOURBON, BRITISH, asked, auxiliary, keys, proposed, refused, run, sea, squadron
from .reorganised import bourbons, denied, say

FIGURES = own_figures()

DONE = Order("done")


def sail(state: State, name: str) -> int:
    return len(squadron(state, name).ships)


# ------------------------------------------------------------------------------------------------ subclasses


@pytest.mark.rule("2.21", "2.22")
@pytest.mark.parametrize(
    ("ship", "kind"),
    [
        ("Chichester", Class.SOL),
        ("Namur", Class.FLAGSHIP),
        ("Terrible", Class.FLAGSHIP),
        ("Ferme", Class.SOL),
        ("Oxford", Class.SOLD),
        ("Nonsuch", Class.SOLD),
        ("G1-2", Class.SOL),
    ],
)
def test_ships_of_the_line_are_of_three_subclasses(ship: str, kind: Class) -> None:
    assert class_of(FIGURES, ship) is kind


@pytest.mark.rule("2.12", "2.22", "2.234")
def test_only_ships_of_the_line_are_sail_and_each_has_one_role_at_the_start() -> None:
    state = opened(FIGURES, "1744", {})
    kinds = {one.kind for one in state.squadrons.values()}
    assert kinds == {Class.SOL, Class.SOLD, Class.FLAGSHIP} == set(FIGURES.squadrons.most_sail)
    ships = [ship for one in state.squadrons.values() for ship in one.ships]
    paired = [ship for one in state.auxiliaries.values() for ship in one.ships]
    assert paired == ["Nonsuch", "Chatham"]
    assert len({*ships, *paired}) == len(ships) + len(paired)
    assert squadron(state, "real_felipe").ships == ("Real Felipe",)


@pytest.mark.rule("IC.3.2")
def test_a_squadron_is_ready_with_its_formation_or_in_harbour_in_one_of_two_states() -> None:
    state = sea("british_flag_A s13 : B1", "british_flag_B port_mahon/harbour : B2/fitting B3")
    found = [whereabouts(state, squadron(state, name)) for name in ("B1", "B2", "B3")]
    assert found == [("s13", Status.READY), ("port_mahon", Status.FITTING_OUT), ("port_mahon", Status.IN_ORDINARY)]


@pytest.mark.rule("2.211.b", "IC.3.3.f", "2.211.a")
def test_squadron_counters_are_used_again_and_those_of_flagships_never() -> None:
    state = sea("harbour toulon : F1 F2 F3 F4")
    assert free_squadron(state, Contingent.FRENCH, Class.SOL) == "F5"
    del state.squadrons[SquadronId("F2")]
    assert free_squadron(state, Contingent.FRENCH, Class.SOL) == "F2"
    assert free_squadron(state, Contingent.FRENCH, Class.FLAGSHIP) is None
    state.lost[SquadronId("F2")] = Contingent.FRENCH
    assert free_squadron(state, Contingent.FRENCH, Class.SOL) == "F5"
    full = sea("harbour toulon : F1 F2 F3 F4 F5")
    assert free_squadron(full, Contingent.FRENCH, Class.SOL) is None
    assert free_squadron(full, Contingent.FRENCH, Class.SOLD) == "FD1"


# ------------------------------------------------------------------------------------------------ Transfer


@pytest.mark.rule("IC.3.26", "IC.1.2", "T.strategy")
@pytest.mark.parametrize(
    ("giver", "moved", "left", "gone"), [("B1/dp=6", 2, 3, 3), ("B1/dp=7", 2, 4, 3), ("B1/dp=7", 1, 6, 1)]
)
def test_sail_that_move_carry_their_share_of_the_damage_rounded_down(
    giver: str, moved: int, left: int, gone: int
) -> None:
    state = sea(f"harbour port_mahon : {giver} B2/sail=1", "leader mathews")
    say(state, "transfer", "B1", "B2", *(f"B1-{number}" for number in range(1, moved + 1)), dice=(("3",),))
    assert (squadron(state, "B1").dp, squadron(state, "B2").dp) == (left, gone)
    assert (sail(state, "B1"), sail(state, "B2")) == (4 - moved, 1 + moved)
    assert keys(state, "bourbon") == ["fleet-admiral"]


@pytest.mark.rule("IC.3.26", "T.strategy")
def test_a_transfer_that_the_check_denies_is_not_tried_again_in_the_step() -> None:
    state = sea("harbour port_mahon : B1 B2/sail=1", "leader mathews")
    say(state, "transfer", "B1", "B2", "B1-1", dice=(("4",),))
    assert (sail(state, "B1"), sail(state, "B2")) == (4, 1)
    denied(state, "transfer", "B1", "B2", "B1-1", rule="IC.3.26")
    assert seen(state, "bourbon").tried == ()
    assert seen(state, "british").tried == state.tried != ()
    assert not run(reorganising(state), DONE)
    assert run(reorganising(state), DONE)
    assert state.tried == ()


@pytest.mark.rule("T.strategy.b", "IC.3.26")
def test_new_reinforcements_pass_between_squadrons_without_a_check() -> None:
    state = sea("harbour port_mahon : B1 B2/sail=1", fresh=("british/B1-1",))
    say(state, "transfer", "B1", "B2", "B1-1")
    assert sail(state, "B2") == 2
    assert seen(state, "bourbon").fresh == ()
    assert not run(reorganising(state), DONE)
    assert run(reorganising(state), DONE)
    assert state.fresh == ()


@pytest.mark.rule("T.strategy.b")
@pytest.mark.parametrize(("face", "passed"), [(2, True), (3, False)])
def test_inside_the_spanish_command_its_own_admiral_checks(face: int, passed: bool) -> None:
    state = bourbons("bourbon_grand s13 : S1 S2/sail=1 F1 @court", "leader navarro")
    say(state, "transfer", "S1", "S2", "S1-1", dice=((str(face),),))
    assert (sail(state, "S2") == 2) is passed


@pytest.mark.rule("IC.3.26", "IC.3.1", "2.231", "IC.3.2")
@pytest.mark.parametrize(
    ("line", "order", "rule"),
    [
        ("harbour port_mahon : B1 B2", ("B1", "B2", "B1-1"), "IC.3.1"),
        ("harbour port_mahon : BD1 BD2", ("BD1", "BD2", "BD1-1"), "2.231"),
        ("harbour port_mahon : B1 B2/sail=1/fitting", ("B1", "B2", "B1-1"), "IC.3.26"),
        ("harbour port_mahon : B1 BD2/sail=1", ("B1", "BD2", "B1-1"), "IC.3.26"),
        ("harbour port_mahon : B1 F1/sail=1", ("B1", "F1", "B1-1"), "IC.3.26"),
        ("harbour port_mahon : B1 B2/sail=1", ("B1", "B2", "B2-1"), "IC.3.26"),
        ("harbour port_mahon : B1 B2/sail=1", ("B1", "B2"), "IC.3.26"),
        ("harbour port_mahon : B1/sail=3", ("B1", "B1", "B1-1"), "IC.3.26"),
    ],
)
def test_sail_pass_only_between_squadrons_of_one_kind_place_and_state_with_room(
    line: str, order: tuple[str, ...], rule: str
) -> None:
    denied(sea(line), "transfer", *order, rule=rule)


@pytest.mark.rule("IC.3.26")
def test_sail_do_not_pass_between_places() -> None:
    state = sea("harbour port_mahon : B1", "harbour gibraltar : B2/sail=1")
    denied(state, "transfer", "B1", "B2", "B1-1", rule="IC.3.26")


@pytest.mark.rule("IC.3.31", "IC.3.3.f")
def test_a_squadron_is_formed_in_ordinary_in_a_friendly_port_if_a_counter_is_free() -> None:
    state = sea("harbour port_mahon : B1/dp=4", "leader mathews")
    say(state, "transfer", "B1", "new", "B1-1", "B1-2", dice=(("3",),))
    one = squadron(state, "B2")
    assert (one.status, one.at, one.dp, one.ships) == (Status.IN_ORDINARY, "port_mahon", 2, ("B1-1", "B1-2"))
    denied(sea("harbour port_mahon : B1/fitting"), "transfer", "B1", "new", "B1-1", rule="IC.3.31")
    denied(sea("harbour port_mahon : B1"), "transfer", "B1", "new", *(f"B1-{n}" for n in "1234"), rule="IC.3.31")
    denied(sea("harbour port_mahon : BD1 BD2 BD3 BD4"), "transfer", "BD1", "new", "BD1-1", rule="IC.3.3.f")
    denied(sea("harbour cA : B1"), "transfer", "B1", "new", "B1-1", rule="IC.3.31")


@pytest.mark.rule("IC.3.31", "IC.3.3.g")
def test_a_squadron_without_sail_is_unformed_and_its_formation_with_it() -> None:
    state = sea(
        "british_flag_A port_mahon/harbour : B1/sail=1/dp=3", "harbour port_mahon : B2/sail=3", "leader mathews"
    )
    say(state, "transfer", "B1", "B2", "B1-1", dice=(("0",),))
    assert SquadronId("B1") not in state.squadrons
    assert FormationId("british_flag_A") not in state.formations
    assert squadron(state, "B2").dp == 3


# ------------------------------------------------------------------------------------------------ Fleet-50


@pytest.mark.rule("2.235", "2.236.a", "2.236.b", "2.236.c")
def test_two_sold_in_ordinary_from_any_places_make_a_fleet_50_that_is_available() -> None:
    state = sea("harbour port_mahon : BD1/sail=1/dp=4", "harbour gibraltar : BD2/dp=3")
    say(state, "pair", "", "BD1-1", "BD2-2")
    one = auxiliary(state, "bFleet50a")
    assert (one.kind, one.berth, one.ships) == (AuxiliaryClass.FLEET50, Berth.AVAILABLE, ("BD1-1", "BD2-2"))
    assert SquadronId("BD1") not in state.squadrons
    assert (squadron(state, "BD2").ships, squadron(state, "BD2").dp) == (("BD2-1",), 3)
    assert seen(state, "bourbon").auxiliaries[AuxiliaryId("bFleet50a")].ships == ()


@pytest.mark.rule("2.236.c")
def test_a_new_fleet_50_may_be_assigned_to_a_port_at_once() -> None:
    state = sea("harbour port_mahon : BD1")
    denied(state, "pair", "toulon", "BD1-1", "BD1-2", rule="2.236.c")
    say(state, "pair", "port_mahon", "BD1-1", "BD1-2")
    one = auxiliary(state, "bFleet50a")
    assert (one.berth, one.port, one.role) == (Berth.ASSIGNED, "port_mahon", Role.NAVY)


@pytest.mark.rule("2.236.c", "2.131.a")
def test_a_new_fleet_50_may_be_assigned_to_a_formation_that_has_room_for_it() -> None:
    lines = ("harbour port_mahon : BD1", "british_detachment_1 gibraltar/harbour : B1")
    state = sea(*lines)
    say(state, "pair", "british_detachment_1", "BD1-1", "BD1-2")
    one = auxiliary(state, "bFleet50a")
    assert (one.berth, one.port, one.formation) == (Berth.ASSIGNED, "", "british_detachment_1")
    full = sea(*lines, "aux bFleet1 british_detachment_1")
    denied(full, "pair", "british_detachment_1", "BD1-1", "BD1-2", rule="2.131.a")


@pytest.mark.rule("2.235", "2.236.a")
@pytest.mark.parametrize(
    ("line", "ships", "rule"),
    [
        ("harbour port_mahon : BD1", ("BD1-1",), "2.235"),
        ("harbour port_mahon : BD1", ("BD1-1", "BD1-1"), "2.235"),
        ("harbour port_mahon : BD1 BD2", ("BD1-1", "BD1-2", "BD2-1"), "2.235"),
        ("harbour port_mahon : BD1 B1", ("BD1-1", "B1-1"), "2.235"),
        ("harbour port_mahon : BD1/fitting", ("BD1-1", "BD1-2"), "2.236.a"),
    ],
)
def test_a_fleet_50_takes_two_sold_that_are_in_ordinary(line: str, ships: tuple[str, ...], rule: str) -> None:
    denied(sea(line), "pair", "", *ships, rule=rule)


@pytest.mark.rule("2.235")
def test_a_fleet_50_is_of_one_contingent() -> None:
    state = bourbons("harbour toulon : SD1/sail=1 FD1/sail=1", year=1745, turn=1)
    denied(state, "pair", "", "SD1-1", "FD1-1", rule="2.235")


@pytest.mark.rule("2.235")
def test_of_three_sold_one_fleet_50_is_made() -> None:
    state = sea("harbour port_mahon : BD1 BD2/sail=1")
    say(state, "pair", "", "BD1-1", "BD1-2")
    denied(state, "pair", "", "BD2-1", rule="2.235")


@pytest.mark.rule("2.211.a")
def test_there_are_no_more_fleet_50_than_counters() -> None:
    state = sea("harbour port_mahon : BD1", "aux bFleet50a available", "aux bFleet50b recovery")
    denied(state, "pair", "", "BD1-1", "BD1-2", rule="2.211.a")
    again = sea("harbour port_mahon : BD1", "aux bFleet50a available", "aux bFleet50b out")
    say(again, "pair", "", "BD1-1", "BD1-2")
    assert auxiliary(again, "bFleet50b").berth is Berth.AVAILABLE


@pytest.mark.rule("2.239", "2.332.d")
def test_the_french_make_fleet_50_only_under_the_guerre_de_course() -> None:
    denied(bourbons("harbour toulon : FD1"), "pair", "", "FD1-1", "FD1-2", rule="2.239")
    state = bourbons("harbour toulon : FD1", year=1745, turn=1)
    say(state, "pair", "", "FD1-1", "FD1-2")
    assert auxiliary(state, "fFleet50a").contingent is Contingent.FRENCH
    spanish = bourbons("harbour toulon : SD1")
    say(spanish, "pair", "", "SD1-1", "SD1-2")
    assert AuxiliaryId("sFleet50a") in spanish.auxiliaries


def paired(*lines: str, berth: Berth = Berth.AVAILABLE) -> State:
    """A position in which BD1 has become a Fleet-50."""
    state = sea("harbour port_mahon : BD1", *lines)
    say(state, "pair", "", "BD1-1", "BD1-2")
    name = AuxiliaryId("bFleet50a")
    state.auxiliaries[name] = replace(state.auxiliaries[name], berth=berth)
    return state


@pytest.mark.rule("2.237.a", "2.238", "2.235", "2.237.b")
def test_a_fleet_50_becomes_two_sold_again_with_four_dp_each() -> None:
    state = paired()
    say(state, "part", "bFleet50a", "new:port_mahon", "new:port_mahon")
    one = squadron(state, "BD1")
    assert (one.ships, one.dp, one.status, one.at) == (("BD1-1", "BD1-2"), 8, Status.IN_ORDINARY, "port_mahon")
    assert (auxiliary(state, "bFleet50a").berth, auxiliary(state, "bFleet50a").ships) == (Berth.OUT, ())


@pytest.mark.rule("2.237.b", "2.238")
def test_returned_sold_may_fill_squadrons_in_different_ports() -> None:
    state = paired("harbour gibraltar : BD2/sail=1/dp=1")
    say(state, "part", "bFleet50a", "BD2", "new:port_mahon")
    assert (squadron(state, "BD2").dp, sail(state, "BD2")) == (5, 2)
    assert (squadron(state, "BD1").dp, sail(state, "BD1")) == (4, 1)


@pytest.mark.rule("2.237.a", "2.237.b", "2.231", "IC.3.31")
@pytest.mark.parametrize(
    ("line", "berth", "takers", "rule"),
    [
        ("harbour gibraltar : BD2/sail=1", Berth.RECOVERY, ("BD2", "BD2"), "2.237.a"),
        ("harbour gibraltar : BD2/sail=1", Berth.AVAILABLE, ("BD2",), "2.237.a"),
        ("harbour gibraltar : BD2/sail=1", Berth.AVAILABLE, ("BD2", "BD2"), "2.231"),
        ("harbour gibraltar : BD2/sail=1/fitting", Berth.AVAILABLE, ("BD2", "new:gibraltar"), "2.237.b"),
        ("british_flag_A s13 : BD2/sail=1", Berth.AVAILABLE, ("BD2", "new:gibraltar"), "2.237.b"),
        ("harbour gibraltar : B2/sail=1", Berth.AVAILABLE, ("B2", "B2"), "2.237.b"),
        ("harbour gibraltar : B2", Berth.AVAILABLE, ("new:toulon", "new:toulon"), "IC.3.31"),
        ("harbour gibraltar : BD2 BD3 BD4", Berth.AVAILABLE, ("new:gibraltar", "new:port_mahon"), "IC.3.3.f"),
    ],
)
def test_returned_sold_join_only_squadrons_in_ordinary_with_room(
    line: str, berth: Berth, takers: tuple[str, ...], rule: str
) -> None:
    denied(paired(line, berth=berth), "part", "bFleet50a", *takers, rule=rule)


# ------------------------------------------------------------------------------------------------ in Operations


@pytest.mark.rule("IC.6.32", "T.leadership")
@pytest.mark.parametrize(("face", "made"), [(3, True), (4, False)])
def test_in_the_operations_phase_a_conversion_needs_a_leadership_check_in_the_harbour(face: int, made: bool) -> None:
    state = sea("british_flag_A port_mahon/harbour : BD1 @rowley", phase=Phase.FIRST_WINDOW, impulses=2)
    check_convert(state, BRITISH)
    run(convert(state, BRITISH), Order("pair", "", ("BD1-1", "BD1-2")), (str(face),))
    assert (AuxiliaryId("bFleet50a") in state.auxiliaries) is made
    with pytest.raises(Refused):
        check_convert(state, BRITISH)


@pytest.mark.rule("IC.6.32")
def test_a_leader_outside_the_harbour_does_not_check_for_a_conversion() -> None:
    state = sea("harbour port_mahon : BD1", "british_flag_A port_mahon : B1 @rowley")
    run(convert(state, BRITISH), Order("pair", "", ("BD1-1", "BD1-2")), ("1",))
    assert AuxiliaryId("bFleet50a") not in state.auxiliaries


@pytest.mark.rule("IC.6.32")
def test_a_conversion_is_said_in_a_window_of_tasks_and_what_it_is_in_secret() -> None:
    state = sea("harbour port_mahon : BD1", "aux bLight1 port_mahon", phase=Phase.FIRST_WINDOW)
    SAID.update(FURTHER)
    try:
        question = asked(window(state))
        assert isinstance(question.choice, Orders)
        assert "convert" in question.choice.verbs
        hidden = asked(window(state), Order("convert"))
        assert (hidden.secret, hidden.rule) == (True, "IC.6.32")
        run(window(state), Order("convert"), Order("pair", "", ("BD1-1", "BD1-2")), ("0",))
        refused(window(sea("harbour port_mahon : B1", "aux bLight1 port_mahon")), Order("convert"), rule="IC.6.32")
    finally:
        SAID.clear()
    assert auxiliary(state, "bFleet50a").berth is Berth.AVAILABLE
    assert state.acting is BOURBON


@pytest.mark.rule("IC.6.32", "2.236.c")
def test_in_operations_only_what_is_in_ordinary_is_converted_and_not_assigned_at_once() -> None:
    state = sea("harbour port_mahon : BD1 BD2/fitting")
    refused(convert(state, BRITISH), Order("pair", "", ("BD1-1", "BD2-1")), rule="2.236.a")
    refused(convert(state, BRITISH), Order("pair", "port_mahon", ("BD1-1", "BD1-2")), rule="2.236.c")
    offered = list(proposed(state, asked(convert(state, BRITISH)), Random(1)))
    assert offered == [Order("pair", "", ("BD1-1", "BD1-2")), DONE]


# ------------------------------------------------------------------------------------------------ prizes


@pytest.mark.rule("IC.8.44", "2.211.b")
def test_a_prize_joins_a_squadron_of_its_subclass_in_harbour_with_four_dp_and_a_flagship_never() -> None:
    state = sea("harbour port_mahon : B1/sail=3/dp=1", "british_flag_A s13 : B2/sail=1", "harbour gibraltar : B3")
    state.prizes = {BRITISH: ("Poder", "Real Felipe", "Retiro")}
    denied(state, "prize", "Real Felipe", "B1", rule="2.211.b")
    denied(state, "prize", "Poder", "B2", rule="IC.8.44")
    denied(state, "prize", "Retiro", "B1", rule="IC.8.44")
    denied(state, "prize", "Poder", "B3", rule="IC.3.1")
    denied(state, "prize", "Oriente", "B1", rule="IC.8.44")
    say(state, "prize", "Poder", "B1")
    assert (squadron(state, "B1").dp, squadron(state, "B1").ships[-1]) == (5, "Poder")
    assert state.prizes[BRITISH] == ("Real Felipe", "Retiro")
