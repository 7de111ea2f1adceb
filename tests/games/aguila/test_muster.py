"""Army lists of Águila: what chapters 12 and 14 refuse, lists as text, and whom a scenario lets meet."""

from __future__ import annotations

from contextlib import nullcontext

import msgspec
import pytest
from msgspec.structs import replace

from maestre.games.aguila.armies.army import army_points
from maestre.games.aguila.armies.army_text import from_text, to_text
from maestre.games.aguila.armies.army_validation import legal, problems
from maestre.games.aguila.data import ArmyList, BrigadeEntry, Nation, OfficerEntry, Scenario, Tier, UnitEntry
from maestre.games.aguila.game import game
from maestre.games.aguila.scenarios.opening import check_armies, check_defence, defence_of, spare
from maestre.miniatures.lists import to_json
from maestre.miniatures.sides import Side
from maestre.play import LONGEST_LIST, Flawed, PlayError, Refused
from tests.games.aguila.figures import FIGURES, FORCES, LISTS, UNITS

SPANISH, ENGLISH = game.speaker("es"), game.speaker("en")
GENERAL = OfficerEntry(id="g", rank="brigade_general")
DIVISION = OfficerEntry(id="g", rank="division_general")
COMANDANTE = OfficerEntry(id="c", rank="comandante")
BASIC = ("basic line_12", "basic novice_12")


def unit(words: str, nation: str = "france") -> UnitEntry:
    """A unit written ``"basic line_12"``, with ``@c`` for another officer than the general."""
    tier, name, *officer = words.split()
    full = name if name in UNITS else f"{nation}_{name}"
    return UnitEntry(unit=full, tier=tier, officer=officer[0][1:] if officer else "g")


def brigade(*units: str, nation: str = "france", officers: tuple[OfficerEntry, ...] = ()) -> BrigadeEntry:
    """A brigade; without officers it has none."""
    return BrigadeEntry(nation=nation, officers=officers, units=tuple(unit(one, nation) for one in units))


def army(*units: str, nation: str = "france", **fields: object) -> ArmyList:
    """An army of one brigade under a brigade general and a comandante, who has the first unit."""
    first, *rest = units
    main = brigade(f"{first} @c", *rest, nation=nation, officers=(GENERAL, COMANDANTE))
    return replace(ArmyList(name="A", limit=3000, general="g", brigades=(main,)), **fields)


def flaws(one: ArmyList) -> list[tuple[str, str]]:
    """The rules and keys of what is grave about a list; all of it can be said in both languages."""
    found = problems(FIGURES, one)
    for flaw in found:
        for speaker in (SPANISH, ENGLISH):
            assert speaker.say(flaw.message)
            assert speaker.say(flaw.remedy)
    return [(flaw.rule, flaw.message.key.removeprefix("muster-")) for flaw in found if flaw.grave]


# ------------------------------------------------------------------------------------------------------------- brigades


@pytest.mark.rule("14.01")
def test_the_french_line_brigade_has_three_tiers() -> None:
    assert all(LISTS.row[Nation.FRANCE].choices(tier) for tier in Tier)
    assert [tier.value for tier in Tier] == ["basic", "support", "elite"]
    assert flaws(army(*BASIC)) == []


@pytest.mark.rule("14.01")
@pytest.mark.parametrize(
    ("units", "key"),
    [
        ((*BASIC, "basic nobody_12"), "no-unit"),
        ((*BASIC, "main line_12"), "no-tier"),
        ((*BASIC, "basic hussars_5"), "not-in-tier"),
    ],
)
def test_a_list_has_units_that_exist_in_their_tier(units: tuple[str, ...], key: str) -> None:
    assert ("14.01", key) in flaws(army(*units))


@pytest.mark.rule("14.02")
@pytest.mark.parametrize(("lines", "fits"), [(0, False), (1, True), (2, True), (3, False)])
def test_numbers_before_an_entry_are_its_least_and_its_most(lines: int, fits: bool) -> None:
    found = flaws(army("basic novice_12", "basic novice_12", *["basic line_12"] * lines))
    assert found == ([] if fits else [("14.02", "too-few-units" if not lines else "too-many-units")])


@pytest.mark.rule("14.03")
@pytest.mark.parametrize(("basic", "fits"), [(3, False), (4, True)])
def test_two_basic_units_allow_one_of_support(basic: int, fits: bool) -> None:
    units = ("basic line_12", "basic novice_12", "basic line_12", "basic novice_12")[:basic]
    found = flaws(army(*units, "support line_12", "support novice_12"))
    assert found == ([] if fits else [("14.03", "much-support")])


@pytest.mark.rule("14.04")
@pytest.mark.parametrize(("elite", "fits"), [(1, True), (2, False)])
def test_a_support_unit_allows_one_of_elite(elite: int, fits: bool) -> None:
    found = flaws(army(*BASIC, "support light_12", *("elite lancers_5", "elite guard_12")[:elite]))
    assert found == ([] if fits else [("14.04", "much-elite")])


@pytest.mark.rule("14.05")
@pytest.mark.parametrize(("guns", "fits"), [(3, True), (4, False)])
def test_guns_are_no_more_than_large_units_of_line_and_horse(guns: int, fits: bool) -> None:
    units = (
        "basic line_24",
        "basic novice_24",
        "support hussars_10",
        "support gun_light_horse",
        "support gun_light_horse",
    )
    more = ("basic gun_light_foot",) * 2
    one = army(*units, *more[: guns - 2], "basic line_12", "basic novice_12", *["basic gun_medium_foot"] * 0)
    found = [flaw for flaw in flaws(one) if flaw[0] == "14.05"]
    assert found == ([] if fits else [("14.05", "many-guns")])


@pytest.mark.rule("14.06")
@pytest.mark.parametrize(("second", "fits"), [("support hussars_5", True), ("support hussars_10", False)])
def test_a_large_support_unit_needs_a_basic_one_of_its_size(second: str, fits: bool) -> None:
    basic = ("basic line_24", "basic novice_24", "basic line_12", "basic novice_12", "basic gun_light_foot")
    units = (*basic, "basic gun_light_foot", "support line_24", "support dragoons_10", second)
    assert flaws(army(*units)) == ([] if fits else [("14.06", "unmatched-size")])


@pytest.mark.rule("14.07")
def test_the_example_of_the_french_line_brigade_is_legal_with_small_units() -> None:
    assert flaws(army("basic line_12", "basic novice_12", "support dragoons_5", "elite cuirassiers_5")) == []


@pytest.mark.rule("11.44")
@pytest.mark.parametrize(("gun", "fits"), [("gun_light_foot", True), ("gun_medium_foot", False)])
def test_only_a_light_foot_gun_is_regimental(gun: str, fits: bool) -> None:
    one = army("basic line_24", "basic novice_12")
    (main,) = one.brigades
    regimental = UnitEntry(unit=f"france_{gun}", tier="basic", officer="g", regimental=True)
    found = flaws(replace(one, brigades=(replace(main, units=(*main.units, regimental)),)))
    assert found == ([] if fits else [("11.44", "not-regimental")])


@pytest.mark.rule("13.01")
@pytest.mark.parametrize(
    ("bought", "key"),
    [(("fast",), ""), (("fast", "elan"), "many-abilities"), (("piercing",), "no-ability"), (("x",), "no-ability")],
)
def test_one_ability_may_be_bought_for_a_unit(bought: tuple[str, ...], key: str) -> None:
    one = army(*BASIC)
    (main,) = one.brigades
    first, second = main.units
    better = replace(one, brigades=(replace(main, units=(first, replace(second, abilities=bought))),))
    assert flaws(better) == ([("13.01", key)] if key else [])
    if not key:
        assert army_points(FIGURES, better) == army_points(FIGURES, one) + 10


# ---------------------------------------------------------------------------------------------------------------- staff


@pytest.mark.rule("12.20")
@pytest.mark.parametrize(("count", "fits"), [(0, False), (1, True), (3, True), (4, False)])
def test_an_army_has_from_one_to_three_comandantes(count: int, fits: bool) -> None:
    staff = [OfficerEntry(id=f"c{number}", rank="comandante") for number in range(count)]
    units = [f"basic line_12 @{one.id}" for one in staff] + ["basic novice_12"]
    one = ArmyList(name="A", limit=3000, general="g", brigades=(brigade(*units, officers=(GENERAL, *staff)),))
    assert (("12.20", "comandantes") in flaws(one)) is not fits


@pytest.mark.rule("12.02", "12.20")
def test_a_comandante_does_not_command_an_army() -> None:
    assert ("12.20", "chief-no-general") in flaws(replace(army(*BASIC), general="c"))
    assert ("12.20", "no-general") in flaws(replace(army(*BASIC), general="nobody"))


@pytest.mark.rule("12.22")
def test_each_officer_has_a_unit() -> None:
    one = army(*BASIC)
    (main,) = one.brigades
    units = tuple(replace(each, officer="g") for each in main.units)
    assert flaws(replace(one, brigades=(replace(main, units=units),))) == [("12.22", "officer-without-unit")]


def two(chief: OfficerEntry, *others: OfficerEntry, nation: str = "spain", main: str = "spain") -> ArmyList:
    """Two brigades: the second is led by the last officer."""
    units = {"spain": ("basic line_12", "basic provincial_12"), "britain": ("basic line_12",) * 2, "france": BASIC}
    *near, last = others
    first = brigade(*units[main], nation=main, officers=(chief, *near))
    extra = tuple(UnitEntry(unit=f"{main}_line_12", tier="basic", officer=one.id) for one in near)
    first = replace(first, units=(*first.units, *extra))
    second = brigade(*(f"{one} @{last.id}" for one in units[nation]), nation=nation, officers=(last,))
    return ArmyList(name="A", limit=3000, general="g", brigades=(first, second))


BRIGADIER = OfficerEntry(id="b", rank="brigade_general")


@pytest.mark.rule("12.21", "14.08", "14.10")
def test_several_brigades_need_a_division_general_and_a_brigade_general() -> None:
    assert flaws(two(DIVISION, COMANDANTE, BRIGADIER)) == []
    assert ("12.21", "chief-too-low") in flaws(two(GENERAL, COMANDANTE, BRIGADIER))
    without = two(DIVISION, COMANDANTE, replace(COMANDANTE, id="d"))
    assert flaws(without) == [("14.10", "no-brigade-general")]


@pytest.mark.rule("14.08")
def test_each_brigade_keeps_its_own_ratios() -> None:
    one = two(DIVISION, COMANDANTE, BRIGADIER)
    first, second = one.brigades
    more = replace(second, units=(*second.units, *[unit("support light_12 @b", "spain")] * 2))
    assert flaws(replace(one, brigades=(first, more))) == [("14.03", "much-support")]


@pytest.mark.rule("14.09")
def test_one_brigade_may_be_led_by_a_brigade_general() -> None:
    assert flaws(army(*BASIC)) == []


@pytest.mark.rule("14.11")
def test_a_unit_is_under_an_officer_of_its_own_brigade_or_the_division_general() -> None:
    one = two(DIVISION, COMANDANTE, BRIGADIER)
    first, second = one.brigades
    mine, other = second.units
    for officer, found in (("c", [("14.11", "other-officer")]), ("g", [])):
        swapped = replace(second, units=(mine, replace(other, officer=officer)))
        assert flaws(replace(one, brigades=(first, swapped))) == found


@pytest.mark.rule("12.22", "14.11")
@pytest.mark.parametrize("name", ["france_1500", "france_allies_1500"])
def test_a_unit_is_under_somebody(name: str) -> None:
    """Whether a division general leads the army, who may lead anybody, or a brigade general."""
    one = FORCES[name].army("es")
    first = one.brigades[0]
    *units, last = first.units
    alone = replace(first, units=(*units, replace(last, officer="")))
    assert ("14.11", "other-officer") in flaws(replace(one, brigades=(alone, *one.brigades[1:])))


@pytest.mark.rule("14.12")
def test_allied_brigades_come_after_one_of_the_army_under_its_division_general() -> None:
    assert flaws(two(DIVISION, COMANDANTE, BRIGADIER, nation="britain")) == []
    barred = two(DIVISION, COMANDANTE, BRIGADIER, nation="britain", main="france")
    assert ("14.12", "ally-barred") in flaws(barred)
    led = two(DIVISION, COMANDANTE, BRIGADIER, nation="britain")
    first, second = led.brigades
    swapped = replace(led, brigades=(replace(second), replace(first)))
    assert ("14.12", "chief-elsewhere") in flaws(swapped)


@pytest.mark.rule("14.13")
def test_units_of_a_single_ally_may_be_elite() -> None:
    basic = ("basic line_12",) * 3 + ("basic portuguese_12",)
    guests = ("elite spain_lancers_5", "elite prussia_uhlans_5", "elite france_lancers_5")
    support = ("support light_12", "support rifles_12")
    assert flaws(army(*basic, *support, guests[0], nation="britain")) == []
    assert ("14.13", "two-allies") in flaws(army(*basic, *support, *guests[:2], nation="britain"))
    assert ("14.13", "ally-barred") in flaws(army(*basic, *support, guests[2], nation="britain"))
    assert ("14.13", "guest-not-elite") in flaws(army(*basic, "support spain_light_12", nation="britain"))


@pytest.mark.rule("12.16", "11.41")
@pytest.mark.parametrize(("fields", "rule"), [({"aides": 2}, ""), ({"aides": 3}, "12.16"), ({"sappers": 2}, "11.41")])
def test_aides_and_sappers_have_limits(fields: dict[str, int], rule: str) -> None:
    assert [found[0] for found in flaws(replace(army(*BASIC), **fields))] == ([rule] if rule else [])


def test_an_army_keeps_to_its_limit() -> None:
    one = army(*BASIC)
    assert flaws(replace(one, limit=army_points(FIGURES, one))) == []
    assert flaws(replace(one, limit=army_points(FIGURES, one) - 1)) == [("14.01", "over-limit")]
    assert flaws(replace(one, limit=0)) == [("14.01", "no-limit")]


# ----------------------------------------------------------------------------------------------------------------- text


@pytest.mark.rule("14.01")
@pytest.mark.parametrize("name", FORCES)
def test_every_ready_force_is_legal_and_can_be_brought_as_a_list(name: str) -> None:
    for speaker in (SPANISH, ENGLISH):
        assert legal(FIGURES, FORCES[name].army("en"))
        found = game.own_list(game.write_list(name, speaker))
        assert found.flaws == ()
        assert (found.points, found.limit) == (FORCES[name].total, FORCES[name].limit)
        assert len(found.kept) < LONGEST_LIST
        assert game.own_list(found.kept) == found, "as it is kept it is read again"
        assert game.write_list(found.kept, speaker) == game.write_list(name, speaker)


def test_a_list_with_guests_and_bought_things_is_read_as_it_was_written() -> None:
    one = army("basic line_24", "basic line_12", "support light_12", "elite spain_lancers_5", nation="britain")
    (main,) = one.brigades
    gun = UnitEntry(unit="britain_gun_light_foot", tier="basic", officer="g", regimental=True, abilities=("elan",))
    officers = (replace(GENERAL, abilities=("hold", "form_up")), COMANDANTE)
    one = replace(one, aides=1, sappers=1, brigades=(replace(main, officers=officers, units=(*main.units, gun)),))
    for speaker in (SPANISH, ENGLISH):
        read = from_text(FIGURES, to_text(FIGURES, one, speaker))
        assert read.problems == ()
        assert to_text(FIGURES, read.army, speaker) == to_text(FIGURES, one, speaker)
    assert msgspec.json.decode(to_json(one), type=ArmyList) == one


def test_a_list_tells_what_it_does_not_understand() -> None:
    text = "Mine\nLimit: 500\nBrigade: France\nWhat is this\nGeneral: Brigade general = 999\n- Basic: Line infantry 12"
    found = game.own_list(text)
    keys = [flaw.message.key for flaw in found.flaws]
    assert "muster-line-unread" in keys
    assert "muster-points-differ" in keys
    with pytest.raises(PlayError):
        game.own_list("{ nothing")
    with pytest.raises(Flawed):
        game.resolve_options({"blue_army": text})


# ------------------------------------------------------------------------------------------------------- who meets whom


@pytest.mark.rule("16.01")
def test_armies_have_the_same_points_and_period() -> None:
    france, spain = FORCES["france_1500"].army("en"), FORCES["spain_1500"].army("en")
    check_armies(FIGURES, {Side.BLUE: france, Side.RED: spain}, any_period=False)
    with pytest.raises(Refused) as refused:
        check_armies(FIGURES, {Side.BLUE: france, Side.RED: replace(spain, limit=1600)}, any_period=False)
    assert refused.value.rule == "16.01"


@pytest.mark.rule("16.34")
@pytest.mark.parametrize(("points", "fits"), [(750, True), (760, False)])
def test_the_defender_of_a_village_has_half_the_points(points: int, fits: bool) -> None:
    assert spare(FIGURES, Scenario.DEFEND_VILLAGE, 1500) == 750
    one = FORCES["france_750"].army("en")
    (main,) = one.brigades
    chief, *others = main.officers
    dearer = replace(chief, abilities=(*chief.abilities, *(() if fits else ("form_up",))))
    one = replace(one, limit=points, brigades=(replace(main, officers=(dearer, *others)),))
    assert army_points(FIGURES, one) == points
    with nullcontext() if fits else pytest.raises(Refused, match="defence-too-large"):
        check_defence(FIGURES, Scenario.DEFEND_VILLAGE, to_json(one), 1500)


@pytest.mark.rule("16.15")
def test_the_defender_of_a_position_has_an_army_that_leaves_enough_for_works() -> None:
    assert spare(FIGURES, Scenario.ASSAULT_POSITION, 1500) == 1100
    nations = dict.fromkeys(force.nation for force in FORCES.values())
    assert len(nations) == 6
    for nation in nations:
        main = FORCES[f"{nation}_1500"].army("en")
        assert defence_of(FIGURES, Scenario.ASSAULT_POSITION, "own_nation", main) == f"{nation}_1125"
        assert defence_of(FIGURES, Scenario.DEFEND_VILLAGE, "own_nation", main) == f"{nation}_750"
    with pytest.raises(Refused):
        check_defence(FIGURES, Scenario.ASSAULT_POSITION, "france_1500", 1500)


@pytest.mark.rule("16.19")
@pytest.mark.parametrize("name", [name for name, force in FORCES.items() if force.limit == 1500])
@pytest.mark.parametrize("scenario", ["defend_farm", "battle_for_bridge"])
def test_every_full_force_can_be_divided(name: str, scenario: str) -> None:
    other = "spain_1500" if name != "spain_1500" else "france_1500"
    game.setup(scenario, game.resolve_options({"blue_army": name, "red_army": other}))
