"""IC.6.14, T.aux.c Operational Range."""

from __future__ import annotations

import pytest

from maestre.games.mistral.auxiliaries.ranges import can_shadow_in, check_range, closed, is_in_range, origin
from maestre.games.mistral.table.state import AuxiliaryId
from maestre.play import Refused
from tests.games.mistral.positions import auxiliary, sea


def reaches(line: str, place: str, *others: str) -> bool:
    """Whether the Auxiliary of a line reaches a location."""
    state = sea(*others, f"aux {line}")
    return is_in_range(state, AuxiliaryId(line.split(maxsplit=1)[0]), place)


@pytest.mark.rule("IC.6.14")
@pytest.mark.parametrize(
    ("line", "near", "far"),
    [
        ("sLight1 barcelona", "s13", "s12"),
        ("bFleet1 port_mahon", "s2", "s1"),
        ("sGalley1 barcelona", "s12", "s11"),
        ("algiers_pirate algiers", "s16", "s15"),
    ],
)
def test_a_task_lies_within_the_operational_range_of_its_class(line: str, near: str, far: str) -> None:
    assert reaches(line, near)
    assert not reaches(line, far)


@pytest.mark.rule("IC.6.14")
def test_who_is_out_of_range_is_told_how_far_it_is() -> None:
    state = sea("aux sLight1 barcelona")
    with pytest.raises(Refused) as refused:
        check_range(state, AuxiliaryId("sLight1"), "s12")
    assert refused.value.rule == "IC.6.14"
    assert dict(refused.value.message.args)["spaces"] == 3
    assert dict(refused.value.message.args)["reach"] == 2


@pytest.mark.rule("IC.6.14")
def test_a_sea_zone_counts_as_two_spaces() -> None:
    assert reaches("sLight1 port_mahon", "golfe_du_lion")
    assert reaches("sLight1 port_mahon", "golfe_du_lion:in")
    assert not reaches("sLight1 port_mahon", "s12")


@pytest.mark.rule("IC.6.14")
@pytest.mark.parametrize("line", ["bFleet50_1 gibraltar", "sPriv1 gibraltar"])
def test_fleet_50_and_privateers_have_no_limit(line: str) -> None:
    assert reaches(line, "s12")


@pytest.mark.rule("IC.6.14.b")
def test_range_is_counted_from_the_location_of_the_formation() -> None:
    state = sea("british_grand s13 : B1", "british_flag_A <british_grand : B2", "aux bFleet1 british_flag_A")
    assert origin(state, AuxiliaryId("bFleet1")) == "s13"
    assert not is_in_range(state, AuxiliaryId("bFleet1"), "s2")
    assert is_in_range(state, AuxiliaryId("bFleet1"), "s5")


@pytest.mark.rule("IC.6.14.b", "T.aux.c")
def test_a_galley_may_not_go_through_a_gale_space() -> None:
    assert reaches("pGalley1 villefranche", "s11")
    assert not reaches("pGalley1 villefranche", "s11", "gale mistral f8 s12")
    state = sea("gale mistral f8 s12", "aux pGalley1 villefranche")
    with pytest.raises(Refused) as refused:
        check_range(state, AuxiliaryId("pGalley1"), "s11")
    assert refused.value.rule == "T.aux.c"


@pytest.mark.rule("T.aux.c")
def test_a_galley_may_not_go_into_a_sea_zone_but_one_of_corsairs_may() -> None:
    assert not reaches("pGalley1 villefranche", "golfe_du_lion")
    assert reaches("tunis_pirate tunis", "sicilian_channel")


@pytest.mark.rule("T.aux.c")
def test_light_auxiliaries_shun_gales_and_fleet_ones_do_not() -> None:
    gale = "gale mistral f8 s14"
    assert reaches("sLight1 barcelona", "s14")
    assert not reaches("sLight1 barcelona", "s14", gale)
    assert reaches("sLight1 barcelona", "s5", gale)
    assert reaches("sFleet1 barcelona", "s14", gale)


@pytest.mark.rule("T.aux.c")
def test_a_gale_closes_every_place_that_it_reaches() -> None:
    assert reaches("sLight1 barcelona", "s13", "gale mistral f8 s6")
    assert not reaches("sLight1 barcelona", "s14", "gale mistral f9 s6")
    assert not reaches("sLight1 port_mahon", "golfe_du_lion:in", "gale mistral f9 s13")
    assert reaches("sLight1 port_mahon", "golfe_du_lion:in", "gale mistral f8 s13")


@pytest.mark.rule("T.aux.c")
def test_sea_zones_are_closed_to_galleys_of_a_navy_alone() -> None:
    state = sea("aux pGalley1 villefranche", "aux sLight1 barcelona", "aux tunis_pirate tunis")
    assert "golfe_du_lion" in closed(state, AuxiliaryId("pGalley1"))
    assert closed(state, AuxiliaryId("sLight1")) == ()
    assert closed(state, AuxiliaryId("tunis_pirate")) == ()


@pytest.mark.rule("T.aux.d")
def test_nobody_shadows_in_a_gale_space_nor_a_galley_in_a_sea_zone() -> None:
    state = sea("gale mistral f8 s12", "aux sFleet1 toulon", "aux sGalley1 toulon", "aux sLight1 toulon")
    fleet, galley, light = (auxiliary(state, name) for name in ("sFleet1", "sGalley1", "sLight1"))
    assert not any(can_shadow_in(state, one, "s12") for one in (fleet, galley, light))
    assert all(can_shadow_in(state, one, "s13") for one in (fleet, galley, light))
    assert not can_shadow_in(state, galley, "golfe_du_lion:in")
    assert can_shadow_in(state, light, "golfe_du_lion:in")
