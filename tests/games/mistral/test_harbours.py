"""Leaving harbour and entering it."""

from __future__ import annotations

import pytest

from maestre.games.mistral.data import own_figures
from maestre.games.mistral.data.words import Status
from maestre.games.mistral.harbours.passage import bars_entry, bars_sailing, enter_harbour, leave_harbour
from maestre.games.mistral.moving.courses import actions
from maestre.games.mistral.table.moments import HARBOURED, LEFT, SAILED, UNFORMED
from maestre.games.mistral.table.names import name as called
from maestre.games.mistral.table.sightings import note_stack, stacks_seen
from maestre.games.mistral.table.spotting import spot
from maestre.games.mistral.table.state import Came, FormationId, State
from maestre.play import Procedure
from tests.games.mistral.positions import auxiliary, formation, keys, moment, rule_of, run, sea, squadron

FIGURES = own_figures()

FLAG = FormationId("british_flag_A")
FRENCH = FormationId("french_flag_B")


@pytest.mark.rule("S.11")
@pytest.mark.parametrize(("squadrons", "rule"), [("F1", "S.11"), ("F1/fitting", ""), ("F1 F2/fitting", "")])
def test_only_squadrons_fitting_out_leave_harbour(squadrons: str, rule: str) -> None:
    state = sea(f"french_flag_B toulon/harbour : {squadrons}")
    assert rule_of(bars_sailing(state, FRENCH)) == rule
    assert ("sail" in actions(state, FRENCH)) is not bool(rule)


@pytest.mark.rule("2.221.b", "2.223.a")
@pytest.mark.parametrize(
    ("squadrons", "rule"),
    [
        ("F1/fitting Terrible/fitting/french", ""),
        ("F1 Terrible/fitting/french", "2.221.b"),
        ("S1/fitting Terrible/fitting/french", "2.221.b"),
        ("F1/fitting Terrible/fitting/french Espoir/fitting/french", "2.223.a"),
        ("F1/fitting FD1/fitting Terrible/fitting/french Espoir/fitting/french", ""),
    ],
)
def test_a_flagship_does_not_sail_without_a_regular_squadron_of_its_contingent(squadrons: str, rule: str) -> None:
    state = sea(f"bourbon_flag_A toulon/harbour : {squadrons}")
    assert rule_of(bars_sailing(state, FormationId("bourbon_flag_A"))) == rule


@pytest.mark.rule("S.11", "IC.3.27", "IC.5.28")
def test_those_in_ordinary_drop_out_of_a_formation_that_sails_and_stay() -> None:
    state = sea("french_flag_B toulon/harbour : F1/fitting FD1")
    with moment(SAILED) as sailed:
        run(leave_harbour(state, FRENCH))
    assert sailed == [(FRENCH,)]
    one = formation(state, FRENCH)
    assert (one.place, one.harbour, one.came) == ("toulon", False, Came.HARBOUR)
    gone, left = squadron(state, "F1"), squadron(state, "FD1")
    assert (gone.status, gone.at, gone.formation) == (Status.READY, "", FRENCH)
    assert (left.status, left.at, left.formation) == (Status.IN_ORDINARY, "toulon", "")


@pytest.mark.rule("IC.3.27")
def test_a_subordinated_formation_without_ships_to_sail_stays_behind_by_itself() -> None:
    state = sea(
        "british_grand port_mahon/harbour : B1/fitting",
        "british_flag_A <british_grand : B2",
        "british_flag_B <british_grand : B3/fitting",
    )
    run(leave_harbour(state, FormationId("british_grand")))
    left, gone = formation(state, "british_flag_A"), formation(state, "british_flag_B")
    assert (left.superior, left.harbour, squadron(state, "B2").formation) == ("", True, FLAG)
    assert (gone.superior, gone.harbour) == ("british_grand", False)


@pytest.mark.rule("IC.3.25", "IC.6.13.b")
def test_entering_harbour_puts_squadrons_in_ordinary_and_keeps_auxiliaries_assigned() -> None:
    state = sea(
        "british_grand port_mahon spotted committed=s7 duty=blockade : B1 Namur",
        "british_flag_A <british_grand : B2",
        "aux bFleet1 british_grand",
    )
    with moment(LEFT) as left, moment(HARBOURED) as harboured:
        run(enter_harbour(state, FormationId("british_grand")))
    assert left == [("british_grand", "port_mahon")]
    assert harboured == [("british_grand",)]
    assert keys(state) == ["harboured"]
    for name in ("B1", "Namur", "B2"):
        one = squadron(state, name)
        assert (one.status, one.at) == (Status.IN_ORDINARY, "port_mahon")
    for name in ("british_grand", "british_flag_A"):
        counter = formation(state, name)
        assert (counter.harbour, counter.spotted, counter.duty, counter.committed) == (True, False, "", "")
    assert (auxiliary(state, "bFleet1").formation, auxiliary(state, "bFleet1").berth) == ("british_grand", "assigned")


@pytest.mark.rule("IC.3.25", "IC.3.25.b", "IC.2.4")
@pytest.mark.parametrize(
    ("place", "lines", "rule"),
    [
        ("port_mahon", (), ""),
        ("villefranche", (), ""),
        ("cA", (), ""),
        ("leghorn", (), ""),
        ("genoa", (), ""),
        ("s13", (), "IC.3.25"),
        ("elba_straits", (), "IC.3.25"),
        ("the_gut", (), "IC.3.25"),
        ("toulon", (), "IC.3.25.b"),
        ("algiers", (), "IC.3.25.b"),
        ("cA", ("harbour cA : F1",), "IC.2.4"),
        ("leghorn", ("harbour leghorn : S1/fitting",), "IC.2.4"),
        ("cA", ("harbour cA : B2",), ""),
        ("cA", ("french_flag_B cA : F1",), ""),
    ],
)
def test_a_harbour_is_open_unless_it_is_an_enemys_or_a_neutral_one_that_he_uses(
    place: str, lines: tuple[str, ...], rule: str
) -> None:
    state = sea(f"british_flag_A {place} : B1", *lines)
    assert rule_of(bars_entry(state, FLAG)) == rule
    assert ("enter" in actions(state, FLAG)) is not bool(rule)


@pytest.mark.rule("IC.3.25.b")
def test_a_squadron_in_harbour_is_not_spotted() -> None:
    state = sea("british_flag_A port_mahon/harbour : B1")
    run(spot(state, FLAG, "S.15"))
    assert not formation(state, FLAG).spotted


@pytest.mark.rule("IC.7.15")
def test_a_dummy_never_enters_harbour() -> None:
    state = sea("dummy:british:1 port_mahon")
    assert rule_of(bars_entry(state, FormationId("dummy:british:1"))) == "IC.7.15"


@pytest.mark.rule("IC.3.35", "2.222.b")
def test_an_independent_squadron_and_the_flagship_with_it_are_formations_no_longer_in_harbour() -> None:
    state = sea("alone:B1 port_mahon : B1", "alone:Barfleur <alone:B1 : Barfleur/british")
    with moment(UNFORMED) as unformed:
        run(enter_harbour(state, FormationId("alone:B1")))
    assert unformed == [("alone:Barfleur",), ("alone:B1",)]
    assert not state.formations
    for name in ("B1", "Barfleur"):
        one = squadron(state, name)
        assert (one.status, one.at, one.formation) == (Status.IN_ORDINARY, "port_mahon", "")


# ------------------------------------------------------------------------------------------------ handles


@pytest.mark.rule("IC.7.11")
def test_a_counter_that_leaves_harbour_gets_the_lowest_free_handle_whoever_it_is() -> None:
    state = sea("french_flag_B toulon : F1", "french_flag_C s13 : F2")
    run(enter_harbour(state, FRENCH))
    assert formation(state, FRENCH).handle == ""
    state.squadrons["F1"] = squadron(sea("french_flag_B toulon/harbour : F1/fitting"), "F1")  # type: ignore[index]
    note_stack(before := sea("french_flag_D s9 handle=bourbon-1 : F3"), FormationId("french_flag_D"))
    state.memory = before.memory
    run(leave_harbour(state, FRENCH))
    assert formation(state, FRENCH).handle == "bourbon-1"
    assert [one.handle for one in stacks_seen(state, "british")] == [""]


@pytest.mark.rule("IC.7.11")
def test_a_handle_that_a_formation_in_harbour_still_has_is_free() -> None:
    state = sea("french_flag_B toulon/harbour handle=bourbon-1 : F1/fitting")
    run(leave_harbour(state, FRENCH))
    assert formation(state, FRENCH).handle == "bourbon-1"


@pytest.mark.rule("IC.3.25")
def test_a_counter_may_come_to_its_end_in_harbour() -> None:
    def arrived(state: State, name: FormationId) -> Procedure[None]:
        del state.formations[name]
        yield from ()

    state = sea("convoy:british_supply port_mahon")
    with moment(HARBOURED, arrived), moment(UNFORMED) as unformed:
        run(enter_harbour(state, FormationId("convoy:british_supply")))
    assert unformed == []


@pytest.mark.rule("IC.7.11")
def test_counters_that_leave_the_same_harbour_are_mixed() -> None:
    state = sea("french_flag_B toulon/harbour : F1/fitting", "french_flag_C toulon/harbour : F2/fitting")
    run(leave_harbour(state, FRENCH))
    first = formation(state, FRENCH).handle
    run(leave_harbour(state, FormationId("french_flag_C")), ("bourbon-2", "bourbon-1"))
    assert formation(state, FRENCH).handle != first


@pytest.mark.rule("S.11")
def test_the_enemy_hears_of_a_hidden_counter_by_its_handle_alone() -> None:
    state = sea("french_flag_B toulon/harbour : F1/fitting")
    run(leave_harbour(state, FRENCH))
    told = {one.seen: dict(one.message.args)["formation"] for one in state.news}
    assert told == {("bourbon",): called(FIGURES, "french_flag_B"), ("british", ""): called(FIGURES, "bourbon-1")}


@pytest.mark.rule("S.11")
def test_a_counter_that_is_spotted_on_sailing_keeps_its_place() -> None:
    def blockade(state: State, formation: FormationId) -> Procedure[None]:
        yield from spot(state, formation, "IC.7.24")

    state = sea("french_flag_B toulon/harbour : F1/fitting")
    with moment(SAILED, blockade):
        run(leave_harbour(state, FRENCH))
    assert formation(state, FRENCH).spotted
