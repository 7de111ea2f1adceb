"""What lists and tables print, figure by figure: profiles, what may be bought, elements, distances, ready forces.

The book has no profiles. Those here were read a second time from the army builder that `troops.toml` cites, not from
our tables; of options it prints two slips, which ours mend (the Discipline of veteran haiduks and plastuns).
"""

from __future__ import annotations

import pytest

from maestre.games.tercios.armies.army import equipped
from maestre.games.tercios.data import INCH, Element, OrderKind, Quality, Scale, own_figures
from maestre.games.tercios.data.forces import CommandEntry
from tests.games.tercios.lists import force, unit

FIGURES = own_figures()
Pair = tuple[int, int]

PROFILES = """
tercio                4 4 3/2 5 4 5  4 5 4 3  140
classic_squadron      4 4 3/2 4 4 4  4 5 4 3  110
reformed_battalion    4 4 4/2 4 4 4  4 5 4 4  125
modern_squadron       4 3 4/4 4 4 3  4 5 4 4  110
battalion             4 4 3/2 3 4 4  4 5 4 3  100
levies                4 2 2/2 2 3 4  4 4 4 3   50
streltsi              5 4 3/3 4 4 3  4 4 4 4  100
fusilier_battalion    4 3 5/5 4 4 3  4 4 4 4  130
shot_company          5 2 3/3 3 3 2  3 3 4 4   50
pike_company          4 3 0/0 3 3 3  4 5 4 4   60
melee_company         5 3 0/0 3 3 3  4 4 4 4   50
haiduks               5 3 3/3 3 3 3  3 3 4 4   70
plastuns              6 3 2/2 2 3 2  3 3 4 4   70
grenadier_company     5 3 3/3 4 4 2  4 4 4 4  100
cuirassiers           7 4 2/2 3 4 3  4 4 3 4  100
mounted_arquebusiers  8 3 3/3 3 3 3  4 3 3 4   65
light_horse           8 3 2/2 2 3 2  4 3 4 5   50
dragoons              8 3 3/3 3 3 3  4 3 3 4   75
modern_cavalry        8 4 0/0 3 3 3  4 4 3 4   85
jinetes               8 3 2/2 2 3 2  4 3 4 5   50
heavy_hussars         7 4 0/0 4 4 3  4 4 4 4  115
lisowczycy            8 3 2/2 2 3 2  4 3 4 5   55
cossacks              8 3 2/2 2 3 2  4 3 4 5   55
tartars               8 3 2/2 2 3 2  4 3 4 5   65
boyars                6 3 0/0 3 4 3  4 4 3 4   70
reitar                7 3 3/3 3 3 3  4 4 3 4   70
light_gun             2 2 1/1 3 2 1  3 3 5 5   60 6
medium_gun            0 2 1/1 3 2 1  3 3 5 5   70 5
heavy_gun             0 2 1/1 3 2 1  3 3 5 5   85 4
superheavy_gun        0 2 1/1 3 2 1  3 3 5 5   95 0
"""
"""Speed, Combat, Fire, Discipline, Courage, Endurance; defences against infantry, cavalry, volleys and guns; points."""

OPTIONS = """
tercio: squares 10; viejo 45 courage=5 combat=5; modernised 15 fire=4/3; depleted -15 endurance=4; swordsmen 5;
    halberds 5
classic_squadron: halberds 5; raw -10 discipline=3; veteran 10 discipline=5; large 20 endurance=5; modernised 15
    fire=4/3; musket_only 5 fire=3/3; hesitant -15 courage=3; mercenaries -10; greatswords 5
reformed_battalion: halberds 5; hesitant -15 courage=3; mercenaries -10; greatswords 5; veteran 10 discipline=5; raw
    -10 discipline=3; modernised 10 fire=4/4
modern_squadron: hesitant -15 courage=3; mercenaries -10; veteran 25 discipline=5 combat=4; raw -10 discipline=3;
    reinforced 20 fire=5/5; salvas 10
battalion: halberds 5; mercenaries -10; greatswords 5; large 20 endurance=5; modernised 20 fire=4/4; raw -15
    courage=3; german 0 discipline=4
levies: tabor 15; gulyay_gorod 25 courage=4; pospolite 25 combat=3 courage=4; large 15 endurance=5; obedient 10
    discipline=3; mob 10 combat=3
streltsi: large 0 discipline=3 endurance=4; gulyay_gorod 10; muskets 10; pikes 5
shot_company: veteran 10 discipline=4; mercenaries -5; large 20 fire=4/4 endurance=3; muskets 10; flintlocks 20;
    archers 0 fire=2/2; crossbows 5; brigade 5; skirmishers -10 courage=2; sheltered 5
pike_company: halberds 5; greatswords 5; veteran 10 discipline=4; mercenaries -5; swordsmen 5
melee_company: halberds 5; greatswords 5; veteran 10 discipline=4; mercenaries -5; brave 30 combat=4 courage=4; mob
    15 endurance=4; light 0; bardiches 5; highlanders 5
haiduks: halberds 5; veteran 10 discipline=4; flintlocks 10; arquebuses -10; scarce -10 combat=2 endurance=2;
    pistols 5
plastuns: large 10 fire=3/3 endurance=3; veteran 10 discipline=3; tabor 10; muskets 10; pistols 5
cuirassiers: mercenaries -10; veteran 10 discipline=4; large 10 endurance=4; fearless 20 combat=5; full_armour 25
    courage=5 speed=6; caracole 5; lances 5
mounted_arquebusiers: veteran 10 discipline=4; pistols 5; large 20 fire=4/4 endurance=4; crossbows 0
light_horse: mercenaries -5; caracole 5; arquebus 5; veteran 10 discipline=3; fearless 10 combat=4; archers 0
    combat=2
dragoons: veteran 10 discipline=4; small -15 combat=2 endurance=2; flintlocks 10; arquebuses -10
modern_cavalry: mercenaries -10; veteran 10 discipline=4; demi_cuirassiers 10 courage=4; determined 20 combat=5;
    gendarmes 30 speed=7 combat=5 discipline=5; pistoliers 10 fire=2/2
heavy_hussars: large 15 endurance=4; husarska 25 courage=5; pancerna 10 combat=5; petyhorcy 20 combat=5; lekka 5
    speed=8 fire=2/2
lisowczycy: pistols 5; arquebus 5; organised 15 discipline=3
cossacks: mercenaries -5; lances 5; arquebus 5; veteran 10 discipline=3; armoured 15 courage=4; large 10 fire=3/3
    endurance=3; archers 5; zaporozhian 15 combat=4; don 10 speed=9
tartars: pistols 5; lances 5; arquebus 5; raiders 10 speed=9 fire=3/3; veteran 5 discipline=3
boyars: heavy_lances 5; archers 5 fire=2/2
reitar: arquebus 5
light_gun: veteran 5 discipline=4; grand_battery 35 fire=2/2 endurance=2; integrated 15; leather -5; horses 5
medium_gun: veteran 5 discipline=4; grand_battery 40 fire=2/2 endurance=2; mortar 5; fortified 10; horses 5
heavy_gun: veteran 5 discipline=4; grand_battery 40 fire=2/2 endurance=2; mortar 5; fortified 10; horses 10
"""
"""What may be bought for each profile, at which price, and the values that it gives."""


@pytest.mark.rule("1.07", "1.20", "8.01")
@pytest.mark.parametrize("line", PROFILES.strip().splitlines(), ids=lambda line: line.split()[0])
def test_a_profile_has_the_values_and_the_price_of_its_list(line: str) -> None:
    name, *values = line.split()
    one, points = equipped(FIGURES, unit(name)), FIGURES.profiles[name].points
    four = one.defences
    printed = [one.speed, one.combat, "/".join(map(str, one.fire)), one.discipline, one.courage, one.endurance]
    printed += [four.infantry, four.cavalry, four.volley, four.artillery, points]
    printed += [] if one.limbered is None else [one.limbered]
    assert list(map(str, printed)) == values


def bought(text: str) -> dict[str, dict[str, tuple[int, dict[str, str]]]]:
    """Read the prices and values above."""
    found: dict[str, dict[str, tuple[int, dict[str, str]]]] = {}
    for entry in text.strip().replace("\n    ", " ").splitlines():
        profile, _, options = entry.partition(": ")
        rows = [option.split() for option in options.split("; ")]
        found[profile] = {
            name: (int(cost), dict(value.split("=", 1) for value in values)) for name, cost, *values in rows
        }
    return found


LISTED = bought(OPTIONS)


@pytest.mark.rule("1.07", "8.01", "8.13")
@pytest.mark.parametrize("profile", LISTED)
def test_what_may_be_bought_for_a_profile_has_its_price_and_gives_its_values(profile: str) -> None:
    assert list(FIGURES.options[profile]) == list(LISTED[profile])
    plain = equipped(FIGURES, unit(profile))
    for name, (cost, values) in LISTED[profile].items():
        assert FIGURES.options[profile][name].cost == cost
        one = equipped(FIGURES, unit(profile, name))
        for value in ("speed", "combat", "fire", "discipline", "courage", "endurance"):
            given = getattr(one, value)
            told = "/".join(map(str, given)) if value == "fire" else str(given)
            assert told == values[value] if value in values else given == getattr(plain, value), (name, value)


@pytest.mark.rule("8.01", "8.05")
def test_every_profile_is_in_the_lists_above() -> None:
    assert list(FIGURES.profiles) == [line.split()[0] for line in PROFILES.strip().splitlines()]
    assert [name for name, options in FIGURES.options.items() if options] == list(LISTED)


# ---------------------------------------------------------------------------------------------------------- the tables


@pytest.mark.rule("7.30", "7.50", "7.53", "7.54")
def test_an_action_needs_a_5_except_nine_that_need_a_6_and_automatic_ones_no_die() -> None:
    hard = ("avizor", "companero", "conspirador", "diligente", "frio", "honorable", "intrigante", "provocador", "sagaz")
    automatic = (
        *("abnegado", "acaudalado", "agresivo", "apasionado", "bravo", "cartografo", "cauteloso", "diplomatico"),
        *("dispuesto", "elegante", "experto", "flematico", "gallardo", "imperturbable", "respetable", "tranquilo"),
    )
    needed = {quality.value: row.number for quality, row in FIGURES.leaders.qualities.items()}
    assert needed == {
        quality.value: 6 if quality.value in hard else 0 if quality.value in automatic else 5 for quality in Quality
    }


@pytest.mark.rule("7.02")
def test_a_leader_has_virtues_and_qualities_and_a_price_by_his_level() -> None:
    levels = [(row.virtues, row.qualities, row.commander, row.subordinate) for row in FIGURES.leaders.levels]
    assert levels == [
        (0, 0, None, 5),
        (0, 1, None, 10),
        (1, 1, 0, 25),
        (1, 2, 25, 50),
        (2, 2, 100, 100),
        (2, 3, 150, None),
    ]


ELEMENTS = [
    ("camino", 1, (1, 6), (2, 9)),
    ("colina", 1, (6, 12), (9, 18)),
    ("colina_grande", 2, (12, 18), (18, 27)),
    ("colina_escarpada", 2, (0, 12), (0, 18)),
    ("bosque", 1, (6, 12), (9, 18)),
    ("bosque_grande", 2, (12, 18), (18, 27)),
    ("cultivo", 1, (0, 12), (0, 18)),
    ("valla", 1, (0, 24), (0, 36)),
    ("muro", 2, (0, 24), (0, 36)),
    ("puente", 1, (0, 0), (0, 0)),
    ("vado", 0, (0, 6), (0, 9)),
    ("edificio_pequeno", 1, (0, 0), (0, 0)),
    ("edificio_grande", 2, (0, 0), (0, 0)),
    ("rocas", 2, (0, 12), (0, 18)),
    ("lago_pequeno", 2, (0, 12), (0, 18)),
    ("lago_grande", 3, (12, 18), (18, 24)),
    ("rio", 3, (0, 0), (0, 0)),
    ("cienaga", 2, (0, 12), (0, 18)),
    ("zona_urbana", 3, (0, 12), (0, 18)),
]


@pytest.mark.rule("9.13", "9.14", "9.15", "9.18", "9.20", "9.22", "9.25", "9.26", "9.35")
@pytest.mark.parametrize(("name", "cost", "small", "large"), ELEMENTS, ids=[row[0] for row in ELEMENTS])
def test_an_element_has_its_price_and_the_size_that_the_book_gives_at_each_scale(
    name: str, cost: int, small: tuple[int, int], large: tuple[int, int]
) -> None:
    """Least and most, in inches; 0 where nothing is said."""
    row = FIGURES.terrain.elements[Element(name)]
    assert (row.cost, row.mm15_in, row.mm28_in) == (cost, small, large)


@pytest.mark.rule("3.18", "3.22", "4.28", "5.43", "5.44", "9.45")
def test_no_ground_changes_fire() -> None:
    assert {row.steps.fire for row in FIGURES.terrain.grounds.values()} == {0}


@pytest.mark.rule("9.30", "9.36")
def test_rivers_and_buildings_have_our_sizes() -> None:
    sizes = FIGURES.terrain.sizes
    assert sizes.river_width_in == {Scale.MM15: 3, Scale.MM28: 4}
    assert sizes.small_building_in == {Scale.MM15: (4, 4), Scale.MM28: (6, 6)}
    assert sizes.large_building_in == {Scale.MM15: (6, 6), Scale.MM28: (9, 9)}


@pytest.mark.rule("1.28", "2.31", "3.08", "4.04", "7.68", "9.09", "9.16", "9.38")
@pytest.mark.parametrize(
    ("scale", "inches"), [(Scale.MM15, (72, 48, 3, 3, 6, 6, 12)), (Scale.MM28, (96, 60, 4, 4, 9, 9, 18))]
)
def test_what_depends_on_the_scale_grows_with_it(scale: Scale, inches: tuple[int, ...]) -> None:
    one = FIGURES.scales[scale]
    measured = (*one.table, one.reaction, one.corridor, one.scenery_gap, one.cartographer_shift)
    assert (*measured, one.river_crossing_edge) == tuple(inch * INCH for inch in inches)


@pytest.mark.rule("1.06", "2.42", "3.11", "3.13", "4.28", "5.23", "5.26", "5.32", "7.09", "7.12", "7.46", "9.47")
def test_other_distances_are_the_same_at_both_scales() -> None:
    one = FIGURES.distances
    assert (one.exclusion, one.command, one.command_presence) == (INCH, 6 * INCH, 9 * INCH)
    assert (one.leader_move, one.leader_move_brio) == (6 * INCH, 9 * INCH)
    assert (one.disengage, one.consolidate, one.winner_step_back) == (3 * INCH, 3 * INCH, INCH)
    assert (one.infantry_countercharge_max, one.step_aside, one.line_cover) == (INCH, INCH, INCH)
    assert (one.deployment_from_centre_line, one.deployment_from_leader) == (12 * INCH, 6 * INCH)
    assert (one.correction, one.correction_turn) == (INCH, 1500)


@pytest.mark.rule("1.27", "2.18", "2.20", "2.21", "2.22", "2.23", "2.40", "2.45", "2.47", "2.49")
@pytest.mark.parametrize(
    ("order", "steps", "most", "reacting"),
    [
        (OrderKind.ATTENTION, (0, 0, -1, 0), 2, (0, 0, -1, 0)),
        (OrderKind.ATTACK, (1, 1, 0, 0), 1, (1, 1, 0, 0)),
        (OrderKind.RUN, (2, 0, 0, 0), 1, (2, 0, 0, 0)),
        (OrderKind.FIRE, (0, 0, 0, 0), 1, (0, 0, 0, 0)),
        (OrderKind.RESIST, (0, 0, 0, 0), 1, (0, 0, 0, 1)),
    ],
)
def test_a_card_gives_its_steps_of_speed_combat_fire_and_courage(
    order: OrderKind, steps: tuple[int, ...], most: int, reacting: tuple[int, ...]
) -> None:
    card = FIGURES.orders[order]
    for given, printed in ((card.steps, steps), (card.reaction_steps, reacting)):
        assert (given.speed, given.combat, given.fire, given.courage) == printed
    assert card.max_actions == most


@pytest.mark.rule("8.07", "8.08", "8.09", "8.15", "8.16", "8.17")
@pytest.mark.parametrize(
    ("chart", "infantry", "cavalry", "battery", "companies"),
    [
        ("standard", (1, 4), (0, 3), (0, 2), (0, 1)),
        ("cavalry", (0, 2), (2, 6), (0, 1), (0, 2)),
        ("companies", (0, 2), (0, 3), (0, 1), (2, 6)),
    ],
)
def test_a_chart_has_its_least_and_most_of_every_command_and_one_elite_unit_at_most(
    chart: str, infantry: Pair, cavalry: Pair, battery: Pair, companies: Pair
) -> None:
    row = FIGURES.organisation.charts[chart]
    assert [*row.commands.values()] == [infantry, cavalry, battery, companies]
    assert row.elite == (0, 1)


# --------------------------------------------------------------------------------------------------- what is made ready


@pytest.mark.rule("8.04", "9.02", "9.10")
def test_the_ready_table_has_a_hill_in_the_middle_and_a_wood_and_a_fence_on_each_half() -> None:
    laid = [(one.element, one.size, one.across, one.along) for one in FIGURES.ready.elements]
    assert laid == [(Element.HILL, 2, 50, 50), (Element.WOOD, 1, 22, 42), (Element.FENCE, 1, 75, 38)]


READY = {
    "spain_1000": """1000 1000 3+shot_company: 2 tercio tercio shot_company,
        1 cuirassiers mounted_arquebusiers light_horse, 1 shot_company pike_company, - medium_gun""",
    "sweden_1000": """1000 995 4+shot_company: 2 3*modern_squadron,
        1 2*modern_cavalry shot_company, - light_gun, - light_gun""",
    "france_1000": """1000 1000 3+dragoons: 2 reformed_battalion reformed_battalion shot_company,
        1 2*reformed_battalion, 2 modern_cavalry cuirassiers, - medium_gun""",
    "empire_1000": """1000 1000 3+mounted_arquebusiers: 2 tercio classic_squadron classic_squadron,
        2 2*cuirassiers light_horse, - heavy_gun shot_company""",
    "poland_1000": """1000 1000 4+lisowczycy: 2 3*heavy_hussars, 1 2*lisowczycy, 1 haiduks haiduks, - light_gun""",
    "cossacks_1000": """1000 1000 3+cossacks: 1 3*plastuns, 1 plastuns melee_company,
        1 2*cossacks cossacks, 1 tartars tartars, - medium_gun""",
    "muscovy_1000": """1000 1000 3: 1 2*streltsi levies, 1 2*streltsi,
        1 2*boyars reitar, 0 2*melee_company, - superheavy_gun""",
    "learning_spain": """500 500 3: 1 tercio tercio, 0 cuirassiers light_horse, - light_gun""",
    "learning_sweden": """500 500 3: 1 modern_squadron modern_squadron,
        0 modern_cavalry mounted_arquebusiers, - light_gun""",
}
"""Limit, points, the Commander's level and the elite unit; then each command: its leader's level, and its units."""


def commanded(entry: CommandEntry) -> str:
    units = (f"{one.count}*{one.profile}" if one.count > 1 else one.profile for one in entry.units)
    return " ".join((str(entry.leader.level) if entry.leader else "-", *units))


@pytest.mark.rule("8.01", "8.11", "8.13")
@pytest.mark.parametrize("name", READY)
def test_a_ready_force_is_made_up_as_it_is_told(name: str) -> None:
    one, total = force(name), FIGURES.forces[name].total
    head = "+".join((*(str(each.level) for each in one.commanders), *(each.profile for each in one.elite)))
    assert f"{one.limit} {total} {head}: {', '.join(map(commanded, one.commands))}" == " ".join(READY[name].split())
    assert one.century == 17
    assert list(FIGURES.forces) == list(READY)
