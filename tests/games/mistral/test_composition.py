"""What a Formation may hold."""

from __future__ import annotations

import pytest

from maestre.games.mistral.data import own_figures
from maestre.games.mistral.data.words import Command, Contingent, Event, Fleet, Kind, OrderKind, Stance
from maestre.games.mistral.fleets.composition import broken, flaw, free_counters, is_joint, may_sail_alone
from maestre.games.mistral.moving.movement import PHASES as MOVES
from maestre.games.mistral.table.formations import (
    command_of,
    damage_rating,
    enemy,
    is_independent,
    movement_allowance,
    over,
    squadrons_in,
    stacks,
)
from maestre.games.mistral.table.state import FormationId, Mark, Phase, State

from .positions import BOURBON, BRITISH, asked, formation, sea, squadron

FIGURES = own_figures()


def wrong(state: State, name: str) -> str:
    """The rule that a Formation breaks, or nothing."""
    found = flaw(state, FormationId(name))
    return found.refusal.rule if found is not None else ""


def after_philip(*lines: str) -> State:
    state = sea(*lines)
    state.events[Event.PHILIP_DIES] = Mark(times=1)
    return state


# ------------------------------------------------------------------------------------------------ Fleets and Commands


@pytest.mark.rule("2.11")
def test_two_players_have_a_fleet_each_and_the_bourbon_places_the_markers() -> None:
    assert [enemy(fleet) for fleet in Fleet] == [BOURBON, BRITISH]
    state = sea("spanish_flag_D s13 : S1", "british_flag_A s12 : B1", phase=Phase.MARKING)
    assert asked(MOVES[Phase.MARKING](state)).seat == "bourbon"


@pytest.mark.rule("2.31", "2.318", "2.112")
@pytest.mark.parametrize(
    ("squadrons", "command"),
    [
        ("N1", Command.SPANISH),
        ("V1", Command.FRENCH),
        ("G1", Command.FRENCH),
        ("F1 S1", Command.SPANISH),
        ("F1", Command.FRENCH),
    ],
)
def test_every_bourbon_force_is_of_the_spanish_or_the_french_command(squadrons: str, command: Command) -> None:
    state = sea(f"bourbon_flag_A s13 : {squadrons}")
    assert command_of(state, FormationId("bourbon_flag_A")) is command
    assert {FIGURES.formations.commands[one] for one in Contingent if one in FIGURES.formations.commands} == set(
        Command
    )


@pytest.mark.rule("2.121.b", "T.damage", "2.121")
@pytest.mark.parametrize(
    ("who", "thirds", "is_over"),
    [("S1/dp=9", 2, False), ("S1/dp=10", 2, True), ("F1/dp=9", 2, True), ("F1/dp=3", 1, False), ("F1/dp=4", 1, True)],
)
def test_thirds_are_those_of_the_squadrons_own_rating_in_a_joint_flotilla_too(
    who: str, thirds: int, is_over: bool
) -> None:
    state = sea(f"bourbon_grand s13 : {who}")
    assert over(FIGURES, squadrons_in(state, FormationId("bourbon_grand")), thirds) is is_over


@pytest.mark.rule("2.122", "2.226.b", "2.223.b")
def test_a_flagship_has_a_rating_and_damage_of_its_own() -> None:
    state = sea("bourbon_grand s13 : F1/dp=4 Terrible/french/dp=7 S1 Felipe/spanish")
    assert damage_rating(FIGURES, squadron(state, "Terrible")).whole == 12
    assert damage_rating(FIGURES, squadron(state, "Felipe")).whole == 16
    assert (squadron(state, "F1").dp, squadron(state, "Terrible").dp) == (4, 7)


@pytest.mark.rule("T.damage.d")
@pytest.mark.parametrize(("second", "allowance"), [("B2", 3), ("B2/dp=9", 3)])
def test_of_several_damaged_squadrons_only_the_worst_slows_a_formation(second: str, allowance: int) -> None:
    state = sea(f"british_flag_A s13 : B1/dp=9 {second}")
    assert movement_allowance(state, FormationId("british_flag_A")).whole == allowance


# ------------------------------------------------------------------------------------------------ kinds


@pytest.mark.rule("IC.3.3", "IC.3.3.b")
@pytest.mark.parametrize(
    ("squadrons", "rule"), [("B1", ""), ("B1 B2", ""), ("B1 B2 B3", "IC.3.3"), ("B1 neptune", "IC.3.3.b")]
)
def test_a_detachment_holds_one_or_two_regular_squadrons_and_no_flagship(squadrons: str, rule: str) -> None:
    assert wrong(sea(f"british_detachment_1 s13 : {squadrons}"), "british_detachment_1") == rule


@pytest.mark.rule("IC.3.3.c", "2.221.b", "2.223.a")
@pytest.mark.parametrize(
    ("squadrons", "rule"),
    [
        ("S1 Felipe/spanish", ""),
        ("S1 Felipe/spanish Isabel/spanish", "2.223.a"),
        ("S1 S2 Felipe/spanish Isabel/spanish", ""),
        ("S1 SD1 Felipe/spanish Isabel/spanish", ""),
        ("S1 Terrible/french", "2.221.b"),
        ("S1 F1 Terrible/french", ""),
        ("Felipe/spanish", "IC.3.3.c"),
        ("S1 S2 S3 S4 S5 F1 F2 F3", ""),
    ],
)
def test_a_flag_has_a_regular_squadron_of_its_contingent_for_every_flagship(squadrons: str, rule: str) -> None:
    assert wrong(sea(f"bourbon_flag_A s13 : {squadrons}"), "bourbon_flag_A") == rule


@pytest.mark.rule("2.221.a", "2.2.U")
@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("british_detachment_1 s13 : B1 namur", "IC.3.3.b"),
        ("alone:B1 s13 : B1 namur/british", "2.125.a"),
        ("alone:B1 s13 homeward : B1 namur/british", ""),
        ("convoy:british_supply s13 : B1 namur/british", "2.221.a"),
        ("british_flag_A s13 : B1 namur", ""),
    ],
)
def test_flagships_belong_to_flotillas_unless_they_are_cut_off_and_bound_for_home(line: str, rule: str) -> None:
    assert wrong(sea(line), line.split(maxsplit=1)[0]) == rule


@pytest.mark.rule("2.124.b", "IC.3.3.c", "IC.3.3.d")
@pytest.mark.parametrize(
    ("superior", "lower", "rule"),
    [
        ("bourbon_grand", "french_flag_B", ""),
        ("bourbon_flag_A", "french_flag_B", "2.124.b"),
        ("bourbon_flag_A", "french_detachment_1", ""),
        ("french_flag_C", "french_flag_B", "IC.3.3.c"),
        ("french_detachment_2", "french_detachment_1", "IC.3.3.c"),
    ],
)
def test_only_a_grand_flag_holds_flags(superior: str, lower: str, rule: str) -> None:
    assert wrong(sea(f"{superior} s13 : F1", f"{lower} <{superior} : F2"), superior) == rule


@pytest.mark.rule("IC.3.3.e")
def test_formations_that_meet_stay_separate_stacks() -> None:
    state = sea(*(f"british_flag_{letter} cA : B{number}" for number, letter in enumerate("ABC", 1)))
    assert [one.id for one in stacks(state, "cA", BRITISH)] == [f"british_flag_{letter}" for letter in "ABC"]


@pytest.mark.rule("IC.3.3.f")
def test_counters_that_are_out_cannot_be_used_twice() -> None:
    state = sea("french_detachment_1 toulon/harbour : F1")
    assert free_counters(state, BOURBON, Kind.DETACHMENT, Command.FRENCH) == ("french_detachment_2",)
    state = sea("french_detachment_1 toulon/harbour : F1", "french_detachment_2 toulon/harbour : F2")
    assert free_counters(state, BOURBON, Kind.DETACHMENT, Command.FRENCH) == ()


@pytest.mark.rule("2.125.a", "2.125.b")
@pytest.mark.parametrize(
    ("marker", "kind", "alone"),
    [
        ("goal=gibraltar", None, True),
        ("", OrderKind.ESCORT, True),
        ("", OrderKind.CRUISE, False),
        ("", None, False),
        ("homeward", None, True),
    ],
)
def test_a_squadron_is_independent_only_under_a_rendezvous_or_escort_order(
    marker: str, kind: OrderKind | None, alone: bool
) -> None:
    chits = [f"chit {one} issued alone:B1" for one, row in FIGURES.orders.chits.items() if row.kind is kind]
    state = sea(f"alone:B1 s13 {marker} : B1", *chits[:1])
    assert may_sail_alone(state, FormationId("alone:B1")) is alone
    assert wrong(state, "alone:B1") == ("" if alone else "2.125.a")


@pytest.mark.rule("2.125.b")
def test_an_escort_is_independent_only_until_it_joins_its_convoy() -> None:
    state = sea("convoy:british_supply s13", "alone:BD1 s13 : BD1", "alone:B2 <convoy:british_supply : B2")
    assert is_independent(formation(state, "alone:BD1"))
    assert not is_independent(formation(state, "alone:B2"))
    assert movement_allowance(state, FormationId("convoy:british_supply")).whole == 3


# ------------------------------------------------------------------------------------------------ mixing


@pytest.mark.rule("2.124.a", "2.315")
@pytest.mark.parametrize("name", ["bourbon_grand", "bourbon_flag_A"])
def test_the_joint_flags_hold_any_mix_of_both_commands(name: str) -> None:
    state = sea(f"{name} s13 : F1 F2 S1 S2", f"spanish_detachment_1 <{name} : S3")
    assert is_joint(FIGURES, FormationId(name))
    assert wrong(state, name) == ""


@pytest.mark.rule("2.312.a")
@pytest.mark.parametrize(("squadrons", "rule"), [("F1 S1", ""), ("F1 F2 S1 S2", "2.312.a"), ("F1 F2 S1 N1", "2.312.a")])
def test_a_formation_of_one_command_has_at_most_one_guest(squadrons: str, rule: str) -> None:
    assert not is_joint(FIGURES, FormationId("french_flag_B"))
    assert wrong(sea(f"french_flag_B s13 : {squadrons}"), "french_flag_B") == rule


@pytest.mark.rule("2.162", "2.165.c")
@pytest.mark.parametrize(("stance", "rule"), [(Stance.ACTIVE, ""), (Stance.LIMITED, "2.165.c")])
def test_active_neapolitans_join_any_flotilla_and_those_in_limited_neutrality_none(stance: Stance, rule: str) -> None:
    state = sea("bourbon_flag_A s13 : S1", "spanish_detachment_1 <bourbon_flag_A : N1", "spanish_detachment_2 s13 : N2")
    state.stances[Contingent.NEAPOLITAN] = stance
    assert wrong(state, "bourbon_flag_A") == rule
    assert wrong(state, "spanish_detachment_2") == ""


@pytest.mark.rule("2.321.c", "2.321.d", "2.321.e")
@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("french_flag_B s13 : F1 S1", "2.321.c"),
        ("french_flag_B s13 : F1 F2", ""),
        ("bourbon_grand s13 : S1", "2.321.d"),
        ("bourbon_flag_A s13 : F1 S1", "2.321.e"),
        ("bourbon_flag_A s13 : F1 F2", ""),
        ("bourbon_flag_A s13 : S1 S2", ""),
        ("british_grand s13 : B1", ""),
    ],
)
def test_after_philip_v_the_commands_do_not_mix_and_there_is_no_grand_flotilla(line: str, rule: str) -> None:
    state = after_philip(line)
    assert wrong(state, line.split(maxsplit=1)[0]) == rule
    assert wrong(sea(line), line.split(maxsplit=1)[0]) == ""
    assert [one for fleet in Fleet for one, _ in broken(state, fleet)] == ([line.split(maxsplit=1)[0]] if rule else [])
