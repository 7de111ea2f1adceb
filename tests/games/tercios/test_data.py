"""The tables of Tercios: what the book says of them, where the rest comes from, and that a broken one is refused."""

from collections.abc import Callable
from importlib.resources import files

import pytest

from maestre.games.tercios.armies.army import equipped
from maestre.games.tercios.data import (
    INCH,
    Ability,
    Arm,
    Body,
    Element,
    Footing,
    Ground,
    OrderKind,
    Quality,
    Scale,
    Virtue,
    Weapon,
    own_figures,
)
from maestre.games.tercios.data.battle import read_battle
from maestre.games.tercios.data.equipment import read_abilities, read_weapons
from maestre.games.tercios.data.forces import read_forces
from maestre.games.tercios.data.leaders import read_leaders
from maestre.games.tercios.data.measures import survey
from maestre.games.tercios.data.orders import read_orders
from maestre.games.tercios.data.organisation import Sold, read_organisation
from maestre.games.tercios.data.scenarios import read_scenarios
from maestre.games.tercios.data.terrain import read_terrain
from maestre.games.tercios.data.troops import read_options, read_troops
from maestre.play import Catalogue, Message
from maestre.play.written.catalogue import Text
from maestre.play.written.messages import problems
from tests.games.tercios.lists import ENGLISH, MESSAGES, SPANISH, unit
from tests.miniatures.figures import refuse_broken, unread, unsourced

ABILITIES = own_figures().abilities
BATTLE = own_figures().battle
FORCES = own_figures().forces
LEADERS = own_figures().leaders
OPTIONS = own_figures().options
ORGANISATION = own_figures().organisation
PROFILES = own_figures().profiles
WEAPONS = own_figures().weapons

BASES = own_figures().bases
DISTANCES = own_figures().distances
ORDERS = own_figures().orders
PROVENANCE = own_figures().provenance
SCALES = own_figures().scales
TERRAIN = own_figures().terrain

CATALOGUE = Catalogue.load(files("maestre.games.tercios") / "rules.toml")

# ------------------------------------------------------------------------------------------------------------ catalogue


def test_the_catalogue_has_all_505_rules() -> None:
    assert len(CATALOGUE.rules) == 505
    assert CATALOGUE.game == "tercios"
    chapters = {rule.partition(".")[0] for rule in CATALOGUE.rules}
    assert chapters == set("123456789")


def test_every_rule_that_a_table_names_is_in_the_catalogue() -> None:
    named = [rule for source in PROVENANCE.values() for rule in source.rules]
    named += [rule for weapon in WEAPONS.row.values() for rule in weapon.rules]
    named += [rule for ability in ABILITIES.row.values() for rule in ability.rules]
    named += [rule for quality in LEADERS.qualities.values() for rule in quality.rules]
    named += [virtue.rule for virtue in LEADERS.virtues.values()]
    named += [order.rule for order in ORDERS.values()]
    named += [ground.rule for ground in TERRAIN.grounds.values()]
    assert [rule for rule in named if rule not in CATALOGUE.rules] == []


def test_every_table_says_where_it_comes_from() -> None:
    assert unsourced(PROVENANCE) == []
    assert PROVENANCE["troops.profile.tercio"].provenance == "public"
    assert PROVENANCE["troops.profile.jinetes"].reason
    assert own_figures().citations["tercio_builder"].address


# ----------------------------------------------------------------------------------------------------- scales and bases


@pytest.mark.rule("1.02", "1.03")
@pytest.mark.parametrize(
    ("footing", "mm15", "mm28"),
    [
        (Footing.SQUADRONED_TERCIO, (12, 12), (18, 18)),
        (Footing.OTHER_FORMATION, (12, 6), (18, 9)),
        (Footing.CAVALRY, (8, 4), (12, 4)),
        (Footing.LARGE_CAVALRY, (8, 8), (12, 8)),
        (Footing.COMPANY, (8, 4), (12, 6)),
        (Footing.ARTILLERY, (4, 4), (6, 8)),
        (Footing.GRAND_BATTERY, (8, 4), (12, 8)),
    ],
)
def test_bases_are_those_that_the_book_recommends(
    footing: Footing, mm15: tuple[int, int], mm28: tuple[int, int]
) -> None:
    assert BASES[Scale.MM15][footing] == (mm15[0] * 1000, mm15[1] * 1000)
    assert BASES[Scale.MM28][footing] == (mm28[0] * 1000, mm28[1] * 1000)


@pytest.mark.rule("1.02")
def test_a_company_of_15_mm_is_3_2_by_1_6_inches() -> None:
    assert BASES[Scale.MM15][Footing.COMPANY] == (32 * INCH // 10, 16 * INCH // 10)


@pytest.mark.rule("1.03")
def test_every_formation_but_the_squadroned_tercio_stands_on_the_same_base() -> None:
    formations = [profile for profile in PROFILES.values() if profile.body is Body.FORMATION]
    assert {profile.base for profile in formations if profile.id != "tercio"} == {Footing.OTHER_FORMATION}


@pytest.mark.rule("1.28")
def test_the_table_is_72_by_48_inches_or_96_by_60() -> None:
    assert SCALES[Scale.MM15].table == (72 * INCH, 48 * INCH)
    assert SCALES[Scale.MM28].table == (96 * INCH, 60 * INCH)
    assert SCALES[Scale.MM15].table == (180_000, 120_000)


@pytest.mark.rule("7.05")
def test_leaders_stand_on_discs() -> None:
    radii = [(scale.commander_radius, scale.subordinate_radius) for scale in SCALES.values()]
    assert radii == [(2000, 1250), (3000, 2000)]
    assert SCALES[Scale.MM15].subordinate_radius * 2 == INCH


def test_distances_are_in_units_of_a_hundredth_of_a_millimetre() -> None:
    assert (DISTANCES.exclusion, DISTANCES.command, DISTANCES.command_presence) == (INCH, 6 * INCH, 9 * INCH)
    assert [scale.reaction for scale in SCALES.values()] == [3 * INCH, 4 * INCH]
    assert DISTANCES.correction_turn == 1500


# --------------------------------------------------------------------------------------------- orders, weapons, terrain


@pytest.mark.rule("1.27")
def test_there_are_five_order_cards() -> None:
    assert list(ORDERS) == list(OrderKind)
    assert len(OrderKind) == 5
    run, attack = ORDERS[OrderKind.RUN], ORDERS[OrderKind.ATTACK]
    assert (run.steps.speed, run.steps.combat) == (2, 0)
    assert (attack.steps.speed, attack.steps.combat) == (1, 1)
    assert ORDERS[OrderKind.ATTENTION].steps.fire == -1


@pytest.mark.rule("4.10", "6.116", "6.120", "6.121", "6.123", "6.129")
def test_weapons_reach_as_far_as_the_book_says() -> None:
    reach = {weapon.value: row.reach // INCH for weapon, row in WEAPONS.row.items() if row.kind != "melee"}
    assert reach == {
        "arco": 12,
        "arco_largo": 16,
        "arcabuz": 8,
        "arcabuz_mosquete": 12,
        "ballesta": 12,
        "canon_ligero": 18,
        "canon_medio": 24,
        "canon_pesado": 36,
        "canon_superpesado": 42,
        "jabalina": 6,
        "mosquete": 12,
        "mosquete_chispa": 12,
        "pistola": 4,
    }
    assert (WEAPONS.flintlock_increase_within, WEAPONS.arquebus_step) == (6 * INCH, 8 * INCH)
    assert not WEAPONS.row[Weapon.CROSSBOW].firearm
    assert WEAPONS.row[Weapon.CROSSBOW].reaction


@pytest.mark.rule("9.45")
def test_what_ground_does_to_values() -> None:
    steps = {
        ground.value: (row.steps.speed, row.steps.combat, row.steps.courage) for ground, row in TERRAIN.grounds.items()
    }
    assert steps == {
        "dificil": (-1, 0, 0),
        "muy_dificil": (-1, 0, 0),
        "intransitable": (0, 0, 0),
        "facil": (1, 0, 0),
        "oculto": (0, 0, 0),
        "cubierto": (0, 0, 1),
        "altura": (0, 1, 0),
        "protegido": (0, 0, 1),
    }


@pytest.mark.rule("9.13", "9.14", "9.15")
def test_what_elements_cost() -> None:
    by_cost = {
        cost: [element.name for element, row in TERRAIN.elements.items() if row.cost == cost and row.for_sale]
        for cost in (1, 2, 3)
    }
    assert by_cost[1] == ["ROAD", "HILL", "WOOD", "CROP_FIELD", "FENCE", "BRIDGE", "SMALL_BUILDING"]
    assert sorted(by_cost[2]) == [
        "LARGE_BUILDING",
        "LARGE_HILL",
        "LARGE_WOOD",
        "ROCKS",
        "SMALL_LAKE",
        "STEEP_HILL",
        "SWAMP",
        "WALL",
    ]
    assert sorted(by_cost[3]) == ["LARGE_LAKE", "RIVER", "URBAN_AREA"]
    assert not TERRAIN.elements[Element.FORD].for_sale
    assert TERRAIN.elements[Element.WOOD].qualities == (Ground.VERY_DIFFICULT, Ground.COVERED, Ground.HIDDEN)


@pytest.mark.rule("9.53")
def test_what_losses_are_worth() -> None:
    victory = BATTLE.victory
    assert [victory.of(body) for body in Body] == [2, 1, 1, 1]
    assert (victory.commander, victory.subordinate) == (3, 0)
    assert [(spell.turn, spell.lead) for spell in BATTLE.duration] == [(5, 5), (6, 3), (7, 1), (8, 0)]


# --------------------------------------------------------------------------------------------------- leaders and Troops


def test_there_are_eleven_virtues_and_62_qualities() -> None:
    assert (len(Virtue), len(Quality)) == (11, 62)
    lendable = [virtue for virtue, row in LEADERS.virtues.items() if row.lendable]
    assert len(lendable) == 7
    by_rule = [row.rules[0] for row in LEADERS.qualities.values()]
    assert by_rule == sorted(by_rule, key=lambda rule: int(rule.partition(".")[2]))
    assert [name for name, row in LEADERS.qualities.items() if row.commander] == [Quality.CARTOGRAPHER]


def test_what_is_automatic_in_the_tables_is_so_in_the_catalogue() -> None:
    marked = {name.value for name, row in LEADERS.qualities.items() if "(a)" in CATALOGUE.rules[row.rules[0]].title.es}
    automatic = {name.value for name, row in LEADERS.qualities.items() if row.automatic}
    assert automatic - marked == {"agresivo", "cartografo", "experto"}
    assert marked <= automatic


@pytest.mark.rule("1.20", "1.21")
def test_defences_are_four_and_no_option_changes_them() -> None:
    tercio = equipped(own_figures(), unit("tercio", "viejo", "squares"))
    four = tercio.defences
    assert (four.infantry, four.cavalry, four.volley, four.artillery) == (4, 5, 4, 3)
    assert all(
        equipped(own_figures(), unit(name, one)).defences == PROFILES[name].defences
        for name in OPTIONS
        for one in OPTIONS[name]
    )


@pytest.mark.rule("1.22")
def test_pike_blocks_are_strong_against_cavalry_and_weak_against_artillery() -> None:
    pikes = [one for one in PROFILES.values() if Weapon.PIKES in one.weapons and one.body is Body.FORMATION]
    assert len(pikes) > 4
    assert all(one.defences.cavalry >= one.defences.infantry for one in pikes)
    assert all(one.defences.artillery <= one.defences.volley for one in pikes)


@pytest.mark.rule("6.02", "6.03")
def test_formations_and_companies_are_infantry() -> None:
    bodies = {profile.body: profile.arm for profile in PROFILES.values()}
    assert bodies == {
        Body.FORMATION: Arm.INFANTRY,
        Body.COMPANY: Arm.INFANTRY,
        Body.CAVALRY: Arm.CAVALRY,
        Body.ARTILLERY: Arm.ARTILLERY,
    }


@pytest.mark.rule("6.04", "6.104")
def test_a_unit_has_the_rules_and_weapons_that_its_list_gives_it() -> None:
    plain, bought = (
        equipped(own_figures(), unit("tercio")),
        equipped(own_figures(), unit("tercio", "squares", "halberds")),
    )
    assert plain.abilities == (Ability.NUMEROUS,)
    assert bought.abilities == (Ability.NUMEROUS, Ability.SQUARES, Ability.EXTENDED_ARC)
    assert plain.weapons == (Weapon.PIKES, Weapon.ARQUEBUS_MUSKET)
    assert bought.weapons == (Weapon.PIKES, Weapon.ARQUEBUS_MUSKET, Weapon.HALBERDS)


@pytest.mark.rule("6.49", "6.82")
def test_cavalry_and_artillery_have_rules_by_default() -> None:
    horse, gun = equipped(own_figures(), unit("cuirassiers")), equipped(own_figures(), unit("light_gun"))
    assert horse.abilities == (Ability.MOBILITY, Ability.EVASION, Ability.PURSUIT)
    assert gun.abilities == (Ability.BUILT_IN_COMMAND, Ability.CREW_DEFENCE, Ability.NO_ESCAPE)
    assert equipped(own_figures(), unit("pike_company")).abilities == ()


@pytest.mark.rule("8.18")
def test_options_change_the_original_values_and_the_elite_point_adds_to_discipline() -> None:
    elite = equipped(own_figures(), unit("shot_company", "veteran", "muskets", elite=True, discipline=True))
    assert (elite.discipline, PROFILES["shot_company"].discipline) == (5, 3)
    assert elite.abilities == (Ability.LIGHT, Ability.ELITE)
    assert elite.weapons == (Weapon.MUSKET,)
    large = equipped(own_figures(), unit("shot_company", "large"))
    assert (large.fire, large.endurance, large.abilities) == ((4, 4), 3, ())
    assert equipped(own_figures(), unit("cuirassiers", "large")).base is Footing.LARGE_CAVALRY
    assert equipped(own_figures(), unit("medium_gun", "grand_battery")).base is Footing.GRAND_BATTERY


# -------------------------------------------------------------------------------------------------------- broken tables


def _troops(text: str) -> object:
    return read_troops(text, WEAPONS, ABILITIES)


def _options(text: str) -> object:
    return read_options(text, PROFILES)


def _organisation(text: str) -> object:
    return read_organisation(text, Sold(PROFILES, OPTIONS, ABILITIES))


@pytest.mark.rule(
    "1.02", "1.07", "1.20", "1.27", "6.02", "6.104", "7.02", "7.53", "8.02", "8.05", "9.13", "9.24", "9.53"
)
@pytest.mark.parametrize(
    ("file", "read", "right", "wrong", "said"),
    [
        ("measures.toml", survey, "[scale.mm28]", "[scale.mm20]", "mm20"),
        ("measures.toml", survey, "compania = ", "company = ", "company"),
        ("measures.toml", survey, "inch = 2500", "inch = 2540", "inches of 2500"),
        ("orders.toml", read_orders, "max_actions = 2", "max_actions = 5", "there are 4 actions"),
        ("weapons.toml", read_weapons, "range_in = 4,", "range_in = 0,", "only what is shot"),
        ("weapons.toml", read_weapons, "pistola = ", "# pistola = ", "pistola.*it is missing"),
        ("abilities.toml", read_abilities, '"movilidad", "evasion"', '"horda", "evasion"', "rule of armies"),
        ("leaders.toml", read_leaders, "5 = { virtues", "6 = { virtues", "without a gap"),
        (
            "leaders.toml",
            read_leaders,
            "automatic = true, number = 0",
            "automatic = true, number = 5",
            "one or the other",
        ),
        ("terrain.toml", read_terrain, "d6 = [3, 4, 5]", "d6 = [3, 4]", "each of 1 to 6 once"),
        ("terrain.toml", read_terrain, "for_sale = false", "for_sale = true", "vado"),
        ("battle.toml", read_battle, "turn = 7", "turn = 9", "does not follow"),
        ("battle.toml", read_battle, "points = 500", "points = 5000", "put small battles first"),
        ("scenarios.toml", read_scenarios, "ours = false", "ours = true", "one of the book's"),
        (
            "scenarios.toml",
            read_scenarios,
            "[option.preparation.ready]",
            "[option.preparation.full]",
            "lacks its one table",
        ),
        ("troops.toml", _troops, 'arm = "cavalry"', 'arm = "infantry"', "mend arm or body"),
        ("troops.toml", _troops, "limbered = 6\n", "", "behind horses"),
        ("troops.toml", _troops, "abilities = []", 'abilities = ["horda"]', "whole arm or army"),
        ("troops.toml", _troops, 'abilities = ["caballeria_pesada"', 'abilities = ["movilidad"', "whole arm or army"),
        ("troops.toml", _troops, "fire = [0, 0]", "fire = [1, 1]", "those who shoot"),
        (
            "troops.toml",
            _troops,
            'provenance = "reconstructed"\nreason',
            'provenance = "reconstructed"\n# ',
            "without a reason",
        ),
        ("options.toml", _options, "[option.tercio]", "[option.tertio]", "no such profile"),
        ("options.toml", _options, 'not_with = ["modernised"], ', "", "both sides"),
        (
            "options.toml",
            _options,
            'lose_weapons = ["arcabuz_mosquete"]',
            'lose_weapons = ["arco"]',
            "which the profile lacks",
        ),
        (
            "options.toml",
            _options,
            "set = { endurance = 4 }, provenance",
            "set = { courage = 3 }, provenance",
            "exclude each other",
        ),
        ("organisation.toml", _organisation, "infantry = [1, 4]", "infantry = [4, 1]", "smaller number first"),
        ("organisation.toml", _organisation, 'troops = ["tercio"', 'troops = ["tertio"', "no profile tertio"),
        ("organisation.toml", _organisation, '["horda"]', '["elite"]', "rule of units"),
        ("forces.toml", read_forces, "total = 995", "total = 1005", "exceed 1000"),
    ],
)
def test_a_broken_table_is_refused_with_what_to_mend(
    file: str, read: Callable[[str], object], right: str, wrong: str, said: str
) -> None:
    refuse_broken("maestre.games.tercios.data", file, read, (right, wrong), said)


# ------------------------------------------------------------------------------------------------------------- messages


def test_messages_are_whole_in_both_languages() -> None:
    assert problems(MESSAGES) == ()


def _named() -> list[tuple[str, Text]]:
    names = [(f"faction-{one.id}", one.name) for one in ORGANISATION.factions.values()]
    names += [(f"chart-{one.id}", one.name) for one in ORGANISATION.charts.values()]
    names += [(f"command-{one.id}", one.name) for one in ORGANISATION.commands.values()]
    names += [(f"profile-{one.id}", one.name) for one in PROFILES.values()]
    names += [(f"option-{profile}-{one.id}", one.name) for profile in OPTIONS for one in OPTIONS[profile].values()]
    names += [(f"order-{one.id}", one.name) for one in ORDERS.values()]
    names += [(f"weapon-{one.id}", one.name) for one in WEAPONS.row.values()]
    names += [(f"ability-{one.id}", one.name) for one in ABILITIES.row.values()]
    names += [(f"virtue-{one.id}", one.name) for one in LEADERS.virtues.values()]
    names += [(f"quality-{one.id}", one.name) for one in LEADERS.qualities.values()]
    names += [(f"ground-{one.id}", one.name) for one in TERRAIN.grounds.values()]
    return names + [(f"element-{one.id}", one.name) for one in TERRAIN.elements.values()]


def test_everything_is_called_in_messages_as_in_the_tables() -> None:
    differing = [
        key for key, name in _named() if (SPANISH.say(Message(key)), ENGLISH.say(Message(key))) != (name.es, name.en)
    ]
    assert differing == []


def test_the_names_of_qualities_are_those_of_the_catalogue() -> None:
    for row in LEADERS.qualities.values():
        title = CATALOGUE.rules[row.rules[0]].title
        assert title.es.removesuffix(" (a)").partition(":")[0] == row.name.es
        assert title.en.removesuffix(" (a)").partition(":")[0] == row.name.en


def test_data_files_are_all_read() -> None:
    assert unread("maestre.games.tercios.data", PROVENANCE) == set()
    assert len(FORCES) == 9


def test_what_the_book_leaves_open_and_what_we_decided_are_told_in_both_languages() -> None:
    rules = CATALOGUE.rules.values()
    assert [rule.id for rule in rules if bool(rule.gap) != bool(rule.gap_es)] == []
    assert [rule.id for rule in rules if bool(rule.ruling) != bool(rule.ruling_es)] == []
    assert all(rule.ruling_in("es") != rule.ruling_in("en") for rule in rules if rule.ruling)
