"""Abilities on profiles that lists have, allied brigades and two lists of a nation: as players can write them."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from maestre.games.aguila.armies.army_text import from_text, to_text
from maestre.games.aguila.data import Ability, BrigadeEntry, Formation, Nation, OfficerEntry, Tier
from maestre.games.aguila.game import game
from maestre.games.aguila.scenarios.opening import same_period
from maestre.games.aguila.table.state import Phase, UnitId
from maestre.miniatures.sides import Side
from maestre.play import Ask, Order, Table
from tests.games.aguila.figures import FIGURES, FORCES, LISTS, UNITS
from tests.games.aguila.marching import told
from tests.games.aguila.positions import Position, keys, refused, roll, unit
from tests.games.aguila.preparing import armies, opened
from tests.games.aguila.tables import asked, charged, due, fall, laid, met, upto
from tests.games.aguila.test_muster import DIVISION, ENGLISH, SPANISH, flaws
from tests.games.aguila.test_muster import army as army_of
from tests.games.aguila.test_muster import unit as entry

ALLIES, BRIGADES = "france_allies_1500", "france_brigades_1500"
RARE = {
    Ability.EXPERT_FIGHTERS: "naples_guard_12",
    Ability.CRUEL: "france_foreign_12",
    Ability.HARDY: "poland_line_12",
    Ability.ELAN: "france_voltigeurs_12",
    Ability.HOME_GROUND: "france_national_guard_12",
    Ability.MANOEUVRABLE: "naples_light_12",
    Ability.FAST: "poland_vistula_lancers_5",
    Ability.VANGUARD: "poland_krakus_5",
}


# ------------------------------------------------------------------------------------------------------------- profiles


@pytest.mark.rule("13.01")
@pytest.mark.parametrize("ability", Ability)
def test_every_ability_stands_on_a_profile_of_a_list(ability: Ability) -> None:
    kinds = {
        (row.nation, kind)
        for row in LISTS.row.values()
        for tier in Tier
        for choice in row.choices(tier)
        for kind in choice.types
    }
    have = [one for one in UNITS.values() if ability in one.abilities]
    assert any((one.nation, one.kind) in kinds for one in have)


@pytest.mark.rule("13.01", "14.12", "14.08")
@pytest.mark.parametrize(("ability", "profile"), RARE.items())
def test_what_was_on_no_profile_is_in_an_army_that_is_ready_to_play(ability: Ability, profile: str) -> None:
    assert ability in UNITS[profile].abilities
    found = [
        name
        for name in (ALLIES, BRIGADES)
        for brigade in FORCES[name].army("en").brigades
        if profile in [one.unit for one in brigade.units]
    ]
    assert found
    assert FIGURES.provenance[f"units_{UNITS[profile].nation}.{UNITS[profile].kind}"].provenance == "reconstructed"


@pytest.mark.rule("13.03")
@pytest.mark.parametrize(("profile", "has"), [("naples_guard_12", True), ("prussia_grenadiers_12", False)])
def test_the_guard_of_naples_fights_better_once(profile: str, has: bool) -> None:
    table = upto(charged(f"B1-1 {profile} 20,20 0", "R1-1 line_12 20,24 180"), "13.03", "9.10")
    assert (due(table) == "13.03") is has
    if has:
        table.say("blue", "use")
    assert unit(fall(table, 3, 6), "R1-1").damage == (6 if has else 0)


@pytest.mark.rule("13.05")
@pytest.mark.parametrize(("profile", "wounds"), [("foreign_12", 1), ("line_12", 0)])
def test_a_foreign_battalion_throws_a_failure_to_wound_again(profile: str, wounds: int) -> None:
    table = met(f"B1-1 {profile} 20,20 0", "R1-1 line_12 20,24 180")
    assert unit(fall(table, 6, 1, 6), "R1-1").damage == wounds


@pytest.mark.rule("13.07")
@pytest.mark.parametrize(("profile", "left"), [("poland_line_12", 4), ("line_12", 5)])
def test_the_polish_line_recovers_one_more(profile: str, left: int) -> None:
    lines = (f"B1-1 {profile} 20,20 0 damage=5", "B1 general 20,16", "R1-1 line_12 20,25 180")
    table = laid(*lines, phase=Phase.REORGANISATION)
    table.say("blue", Order("rally", "B1", ("B1-1",)))
    assert unit(fall(table, 1), "B1-1").damage == left


@pytest.mark.rule("13.08")
@pytest.mark.parametrize(
    ("profile", "again"), [("voltigeurs_12", True), ("poland_vistula_12", True), ("light_12", False)]
)
def test_voltigeurs_and_the_vistula_legion_repeat_a_test_under_defensive_fire(profile: str, again: bool) -> None:
    table = charged(f"B1-1 {profile} 20,20 0", "R1-1 line_12 20,24 180", reaction="fire/B1-1")
    fall(upto(table, "7.17"), 6)
    roll(upto(table, "10.07"), 2, 3)
    assert (asked(table) == ("blue", "13.08")) is again
    if again:
        table.say("blue", "use")
        roll(table, 1, 1)
    assert bool(unit(table, "B1-1").stunned) is not again


@pytest.mark.rule("13.18")
def test_the_national_guard_is_put_elsewhere_after_deployment() -> None:
    table = opened(armies(Phase.DEPLOYMENT, first=Side.BLUE, forces=(BRIGADES, "britain_1500")))
    while due(table) == "16.04":
        table.say(asked(table)[0], "array")
    assert asked(table) == ("blue", "12.29")
    guards = [name for name, one in table.state.units.items() if one.entry.unit == RARE[Ability.HOME_GROUND]]
    assert len(guards) == 2
    line = next(name for name, one in table.state.units.items() if one.entry.unit == "france_line_24")
    refused(table, "blue", Order("redeploy", line), "12.29", "redeploy-not-for")
    table.say("blue", Order("redeploy", guards[0]))


@pytest.mark.rule("13.19")
@pytest.mark.parametrize(("profile", "again"), [("naples_light_12", True), ("light_12", False)])
def test_the_light_infantry_of_naples_repeats_a_change_of_formation(profile: str, again: bool) -> None:
    table = laid(f"B1-1 {profile} 20,20 0", "R1-1 line_12 20,25 180")
    fall(upto(told(table, "formation", "attack_column"), "5.04"), 1)
    if again:
        assert asked(table) == ("blue", "13.19")
        table.say("blue", "use")
        fall(table, 6)
    assert (unit(upto(table, "3.01"), "B1-1").formation is Formation.ATTACK_COLUMN) is again


@pytest.mark.rule("13.23")
@pytest.mark.parametrize(
    ("profile", "gap", "reaches"),
    [("poland_vistula_lancers_5", 12.9, True), ("poland_vistula_lancers_5", 13.1, False), ("lancers_5", 12.9, False)],
)
def test_the_vistula_lancers_charge_an_inch_farther(profile: str, gap: float, reaches: bool) -> None:
    table = laid(
        *(f"B1-1 {profile} 20,10 0", f"R1-1 line_12 20,{10 + gap} 180"),
        *("B1-2 line_12 40,10 0", "R1-2 line_12 40,14 180"),
        phase=Phase.CHARGES,
    )
    if not reaches:
        refused(table, "blue", Order("charge", "B1-1", ("R1-1",)), "8.07")
        return
    table.say("blue", Order("charge", "B1-1", ("R1-1",)))
    assert "charge-declared" in keys(table)


@pytest.mark.rule("13.29")
def test_krakus_go_ahead_before_the_first_turn() -> None:
    table = battle(ALLIES)
    assert asked(table) == ("blue", "13.30")
    assert isinstance(table.request, Ask)
    (krakus,) = (name for name, one in table.state.units.items() if one.entry.unit == RARE[Ability.VANGUARD])
    table.say("blue", krakus)


def battle(blue: str, **options: Any) -> Position:
    """A battle of Britain against an army, on a table that is found ready."""
    chosen = {"blue_army": blue, "red_army": "britain_1500", **options}
    table = Table.new(game, "pitched_battle", options=chosen, seed=bytes(32))
    table.settle()
    return table


# ------------------------------------------------------------------------------------------------------ allied brigades


@pytest.mark.rule("14.12")
def test_french_polish_and_neapolitan_brigades_make_an_army() -> None:
    one = FORCES[ALLIES].army("en")
    assert [brigade.nation for brigade in one.brigades] == ["france", "poland", "naples"]
    assert flaws(one) == []
    main, *others = one.brigades
    (chief,) = main.officers
    lower = replace(main, officers=(replace(chief, rank="brigade_general"),))
    assert ("12.21", "chief-too-low") in flaws(replace(one, brigades=(lower, *others)))
    poland, naples = others
    general = replace(poland.officers[0], rank="division_general")
    led = replace(one, general=general.id, brigades=(main, replace(poland, officers=(general,)), naples))
    assert ("14.12", "chief-elsewhere") in flaws(led)
    state = battle(ALLIES).state
    assert {one.brigade for one in state.units.values() if one.side is Side.BLUE} == {0, 1, 2}


@pytest.mark.rule("14.12")
@pytest.mark.parametrize(("nation", "fits"), [("poland", True), ("naples", True), ("spain", False), ("austria", False)])
def test_france_has_the_allies_of_the_books_example(nation: str, fits: bool) -> None:
    assert (nation in LISTS.row["france"].allies) is fits
    assert (nation in LISTS.row["france_light"].allies) is fits


@pytest.mark.rule("14.13")
def test_a_french_brigade_may_have_vistula_lancers_as_elite() -> None:
    basic = ("basic line_12", "basic novice_12", "support light_12")
    assert flaws(army_of(*basic, "elite poland_vistula_lancers_5")) == []
    assert ("14.13", "guest-not-elite") in flaws(army_of(*basic[:2], "support poland_vistula_lancers_5"))
    two = army_of(*("basic line_12", "basic novice_12") * 2, "support light_12", "support line_12")
    (main,) = two.brigades
    guests = tuple(entry(words) for words in ("elite poland_vistula_lancers_5", "elite naples_guard_12"))
    assert ("14.13", "two-allies") in flaws(replace(two, brigades=(replace(main, units=(*main.units, *guests)),)))


# ------------------------------------------------------------------------------------------------ two lists of a nation


@pytest.mark.rule("14.08")
def test_brigades_of_two_lists_of_a_nation_make_an_army() -> None:
    one = FORCES[BRIGADES].army("en")
    assert [(brigade.nation, brigade.listed) for brigade in one.brigades] == [
        ("france", "france"),
        ("france", "france_light"),
    ]
    assert flaws(one) == []
    line, light = one.brigades
    assert ("14.01", "not-in-tier") in flaws(replace(one, brigades=(line, replace(light, list="")))), "of another list"
    assert ("14.01", "not-in-tier") in flaws(replace(one, brigades=(replace(line, list="france_light"), light)))


@pytest.mark.rule("14.08")
@pytest.mark.parametrize(("nation", "name"), [("france", "france_heavy"), ("spain", "france_light")])
def test_a_brigade_is_of_a_list_of_its_nation(nation: str, name: str) -> None:
    one = army_of("basic line_12", "basic novice_12")
    (main,) = one.brigades
    assert ("14.08", "no-list") in flaws(replace(one, brigades=(replace(main, nation=nation, list=name),)))


@pytest.mark.rule("14.08")
@pytest.mark.parametrize("name", [ALLIES, BRIGADES])
def test_several_brigades_are_read_as_they_are_written(name: str) -> None:
    for speaker, words in ((ENGLISH, "France, light infantry"), (SPANISH, "Francia, infantería ligera")):
        text = to_text(FIGURES, FORCES[name].army(speaker.language), speaker)
        assert (words in text) is (name == BRIGADES)
        read = from_text(FIGURES, text)
        assert read.problems == ()
        assert to_text(FIGURES, read.army, speaker) == text
        assert not game.own_list(text).grave


@pytest.mark.rule("16.01")
def test_the_years_of_every_brigade_count() -> None:
    allies, spain = FORCES[ALLIES].army("en"), FORCES["spain_1500"].army("en")
    assert same_period(FIGURES, allies, spain)
    years = [LISTS.row[brigade.listed].years for brigade in allies.brigades]
    assert years == [(1813, 1814), (1812, 1814), (1812, 1814)]


def test_every_nation_has_a_list_of_its_name() -> None:
    assert {row.nation for row in LISTS.row.values()} == set(Nation)
    assert all(LISTS.row[nation].nation is nation for nation in Nation)


@pytest.mark.rule("14.11")
def test_allied_units_obey_officers_of_their_brigade_and_the_division_general() -> None:
    state = battle(ALLIES).state
    for one in state.units.values():
        if one.side is Side.BLUE:
            assert state.officers[one.officer].brigade == one.brigade
    assert DIVISION.rank == state.officers[state.units[UnitId("B1-1")].officer].entry.rank


def test_a_list_that_nobody_knows_is_named_in_both_languages() -> None:
    brigade = BrigadeEntry(nation="france", list="nowhere", officers=(OfficerEntry(id="g", rank="brigade_general"),))
    assert brigade.listed == "nowhere"
    one = replace(army_of("basic line_12", "basic novice_12"), brigades=(brigade,))
    assert ("14.08", "no-list") in flaws(one)
