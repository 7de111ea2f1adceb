"""2.14-2.148, IC.2.1-IC.2.3 Ports: whose they are, to whom they are friendly, who may lie in their harbours."""

from __future__ import annotations

import pytest

from maestre.games.mistral.data import own_figures
from maestre.games.mistral.data.words import Contingent, Flag, Fleet, PlaceKind, PortClass, Stance, Status
from maestre.games.mistral.detection import searching
from maestre.games.mistral.harbours.passage import enter_harbour
from maestre.games.mistral.harbours.repair import emergency_rolls, rolls_at
from maestre.games.mistral.table.ports import flag, has_harbour, is_dock, may_harbour, owner
from maestre.games.mistral.table.state import FormationId

from .positions import BOURBON, BRITISH, formation, run, sea, squadron

FIGURES = own_figures()

PORTS = [place for place in FIGURES.places.values() if place.is_port]


@pytest.mark.rule("2.14")
def test_every_port_has_an_owner_and_is_key_or_minor() -> None:
    assert len(PORTS) == 27
    assert all(owner(FIGURES, port.id) is port.owner for port in PORTS)
    assert {port.port for port in PORTS} == {PortClass.KEY, PortClass.MINOR}
    assert owner(FIGURES, "cadiz") is Contingent.SPANISH
    assert owner(FIGURES, "villefranche") is Contingent.SAVOY


@pytest.mark.rule("2.14.b", "IC.2.1")
def test_coastal_spaces_are_neutral_minor_ports() -> None:
    state = sea(turn=5)
    for place in (one.id for one in FIGURES.places.values() if one.kind is PlaceKind.COASTAL):
        assert has_harbour(FIGURES, place)
        for fleet in Fleet:
            assert flag(state, place, fleet) is Flag.NEUTRAL
            assert may_harbour(state, place, fleet)
            assert emergency_rolls(state, place, fleet) == 1
    assert not has_harbour(FIGURES, "s13")


@pytest.mark.rule("IC.2.1")
def test_ports_follow_the_stance_of_their_contingent() -> None:
    state = sea(war=False)
    british = {name: flag(state, name, BRITISH) for name in ("villefranche", "genoa", "cadiz", "leghorn", "valetta")}
    assert british == {
        "villefranche": Flag.FRIENDLY,
        "genoa": Flag.NEUTRAL,
        "cadiz": Flag.ENEMY,
        "leghorn": Flag.NEUTRAL,
        "valetta": Flag.NEUTRAL,
    }
    assert flag(state, "villefranche", BOURBON) is Flag.ENEMY
    state.stances[Contingent.GENOESE] = Stance.ACTIVE
    assert (flag(state, "genoa", BRITISH), flag(state, "genoa", BOURBON)) == (Flag.ENEMY, Flag.FRIENDLY)


@pytest.mark.rule("IC.2.1.b")
def test_before_the_war_a_british_formation_is_spotted_before_toulon_and_kept_out() -> None:
    state = sea("british_flag_A toulon : B1", war=False)
    run(searching.entered(state, FormationId("british_flag_A")))
    assert formation(state, "british_flag_A").spotted
    assert not may_harbour(state, "toulon", BRITISH)


@pytest.mark.rule("IC.2.1.c")
def test_in_limited_neutrality_neapolitan_ports_are_friendly_to_the_bourbons_and_enemy_to_the_british() -> None:
    state = sea("british_flag_A naples : B1")
    state.stances[Contingent.NEAPOLITAN] = Stance.LIMITED
    assert (flag(state, "naples", BRITISH), flag(state, "naples", BOURBON)) == (Flag.ENEMY, Flag.FRIENDLY)
    run(searching.entered(state, FormationId("british_flag_A")))
    assert formation(state, "british_flag_A").spotted
    state.stances[Contingent.NEAPOLITAN] = Stance.NEUTRAL
    assert flag(state, "naples", BRITISH) is Flag.NEUTRAL


@pytest.mark.rule("2.142")
@pytest.mark.parametrize("base", FIGURES.corsairs.pirates.bases)
def test_pirate_bases_are_enemy_ports_to_both_and_repair_nobody(base: str) -> None:
    state = sea(turn=5)
    for fleet in Fleet:
        assert flag(state, base, fleet) is Flag.ENEMY
        assert not may_harbour(state, base, fleet)
        assert emergency_rolls(state, base, fleet) == 0


@pytest.mark.rule("2.316")
def test_spanish_squadrons_go_in_ordinary_at_toulon_before_the_french_war() -> None:
    state = sea("spanish_flag_D toulon : S1", war=False)
    assert may_harbour(state, "toulon", BOURBON)
    run(enter_harbour(state, FormationId("spanish_flag_D")))
    assert (squadron(state, "S1").status, squadron(state, "S1").at) == (Status.IN_ORDINARY, "toulon")


@pytest.mark.rule("IC.2.2")
def test_a_neutral_key_port_shelters_either_fleet_and_repairs_neither() -> None:
    state = sea(turn=5)
    assert all(may_harbour(state, "genoa", fleet) for fleet in Fleet)
    assert [rolls_at(state, "genoa", fleet) for fleet in Fleet] == [0, 0]
    state.stances[Contingent.GENOESE] = Stance.ACTIVE
    assert [rolls_at(state, "genoa", fleet) for fleet in Fleet] == [0, 1]


@pytest.mark.rule("IC.2.3")
def test_a_port_that_was_watched_for_eight_turns_is_still_its_owners() -> None:
    state = sea("british_flag_A cartagena spotted duty=blockade : B1 B2", turns=14, turn=14)
    assert owner(FIGURES, "cartagena") is Contingent.SPANISH
    assert (flag(state, "cartagena", BOURBON), flag(state, "cartagena", BRITISH)) == (Flag.FRIENDLY, Flag.ENEMY)


@pytest.mark.rule("1.303")
def test_palermo_and_palma_are_key_ports_without_a_dock() -> None:
    assert [port.id for port in PORTS if port.is_key and not is_dock(FIGURES, port.id)] == ["palma", "palermo"]
    assert is_dock(FIGURES, "toulon")
    assert not is_dock(FIGURES, "malaga")
