"""Chapter 8, and what of chapter 7 concerns buying leaders: which lists are legal, and what is said of the others."""

import pytest
from msgspec.structs import replace

from maestre.games.tercios.armies.army import (
    army_points,
    battle_size,
    boxes,
    classified,
    leader_price,
    leaders,
    unit_price,
)
from maestre.games.tercios.armies.army_validation import legal, matched, problems
from maestre.games.tercios.data import CommandEntry, CommandKind, UnitEntry, own_figures
from maestre.games.tercios.setup.scenario import choose_battle
from maestre.play import Draw
from tests.games.tercios.lists import (
    BATTERY,
    CAVALRY,
    COMMANDER,
    COMPANIES,
    ENGLISH,
    INFANTRY,
    SPANISH,
    army,
    command,
    force,
    found,
    leader,
    led_by,
    unit,
)

FORCES = own_figures().forces
LEADERS = own_figures().leaders
ORGANISATION = own_figures().organisation

# ----------------------------------------------------------------------------------------------------- the ready forces


@pytest.mark.rule("8.01", "8.10")
@pytest.mark.parametrize("name", FORCES)
def test_every_ready_force_is_legal_and_costs_what_it_says(name: str) -> None:
    assert problems(own_figures(), force(name)) == ()
    assert legal(own_figures(), force(name))
    assert army_points(own_figures(), force(name)) == FORCES[name].total


def test_seven_factions_have_a_force_of_1000_points_and_two_a_pair_to_learn_with() -> None:
    full = [entry.faction for entry in FORCES.values() if entry.limit == 1000]
    assert sorted(full) == sorted(ORGANISATION.factions)
    assert [entry.id for entry in FORCES.values() if entry.limit == 500] == ["learning_spain", "learning_sweden"]
    assert {entry.provenance for entry in FORCES.values()} == {"ours"}
    assert all(entry.total >= 0.99 * entry.limit for entry in FORCES.values())


# --------------------------------------------------------------------------------------------------------------- points


@pytest.mark.rule("8.01")
def test_an_army_may_reach_its_limit_but_not_exceed_it() -> None:
    cost = army_points(own_figures(), army())
    assert cost == 25 + 5 + 2 * 140
    assert found(army(limit=cost)) == []
    assert found(army(limit=cost - 5)) == [("8.01", "over-limit")]
    (over,) = problems(own_figures(), army(limit=cost - 5))
    assert dict(over.message.args) == {"total": 310, "limit": 305, "over": 5}
    assert not legal(own_figures(), army(limit=cost - 5))


@pytest.mark.rule("8.02")
@pytest.mark.parametrize(
    ("points", "name"),
    [
        (400, "Pequeña"),
        (500, "Pequeña"),
        (1000, "Mediana"),
        (1499, "Mediana"),
        (1500, "Amplia"),
        (2000, "Grande"),
        (3000, "Enorme"),
    ],
)
def test_battles_are_named_by_their_points(points: int, name: str) -> None:
    assert battle_size(own_figures(), points).name.es == name


@pytest.mark.rule("1.01", "6.01")
def test_units_are_troops_of_three_arms_or_leaders() -> None:
    one = army(INFANTRY, BATTERY)
    assert classified(own_figures(), one) == {"infantry": 2, "cavalry": 0, "artillery": 1, "leaders": 2}


@pytest.mark.rule("8.18")
def test_the_elite_unit_may_buy_the_elite_rule_and_a_point_of_discipline() -> None:
    plain = unit("pike_company", "halberds")
    assert unit_price(own_figures(), plain).whole == 65
    both = replace(plain, elite=True, discipline=True)
    assert unit_price(own_figures(), both).whole == 90
    assert [change.amount for change in unit_price(own_figures(), both).changes] == [60, 5, 15, 10]
    assert found(army(INFANTRY, elite=(both,))) == []
    assert found(army(command("infantry", unit("tercio", count=2), replace(plain, elite=True), led=leader(0)))) == [
        ("8.18", "elite-options")
    ]


# -------------------------------------------------------------------------------------------------------------- leaders


@pytest.mark.rule("7.01")
def test_a_commander_and_the_heads_of_the_commands_are_the_leaders() -> None:
    assert len(list(leaders(army(INFANTRY, CAVALRY, COMPANIES, BATTERY)))) == 4


@pytest.mark.rule("7.01")
def test_every_command_but_a_battery_has_a_leader() -> None:
    assert found(army(replace(INFANTRY, leader=None))) == [("7.01", "no-leader")]
    assert found(army(INFANTRY, led_by(BATTERY, leader(0)))) == [("7.01", "leader-of-battery")]


@pytest.mark.rule("7.02")
@pytest.mark.parametrize(
    ("level", "picks", "commander", "subordinate"),
    [
        (0, (0, 0), None, 5),
        (1, (0, 1), None, 10),
        (2, (1, 1), 0, 25),
        (3, (1, 2), 25, 50),
        (4, (2, 2), 100, 100),
        (5, (2, 3), 150, None),
        (6, None, None, None),
        (-1, None, None, None),
    ],
)
def test_the_table_of_levels(
    level: int, picks: tuple[int, int] | None, commander: int | None, subordinate: int | None
) -> None:
    assert leader_price(own_figures(), leader(level), commander=True) == commander
    assert leader_price(own_figures(), leader(level), commander=False) == subordinate
    if picks:
        assert (LEADERS.levels[level].virtues, LEADERS.levels[level].qualities) == picks


@pytest.mark.rule("7.02")
def test_a_level_that_a_rank_cannot_have_is_reported() -> None:
    assert ("7.02", "commander-level") in found(army(commanders=(leader(1, "bravo"),)))
    low = replace(COMMANDER, level=5, virtues=("destreza", "brio"), qualities=("religioso", "bravo", "audaz"))
    high = leader(5, "heroe", "raudo", "sagaz", virtues=("fama", "brio"))
    assert found(army(led_by(INFANTRY, high), commanders=(low,))) == [("7.02", "subordinate-level")]


@pytest.mark.rule("7.02")
def test_more_picks_than_the_level_has_are_wrong_and_fewer_are_advice() -> None:
    many = leader(2, "heroe", "raudo", virtues=("fama", "brio"))
    assert found(army(led_by(INFANTRY, many))) == [("7.02", "too-many-virtues"), ("7.02", "too-many-qualities")]
    few = army(led_by(INFANTRY, leader(2)))
    assert found(few) == [("7.02", "unused-virtues"), ("7.02", "unused-qualities")]
    assert legal(own_figures(), few)


@pytest.mark.rule("7.03")
@pytest.mark.parametrize(("level", "reported"), [(3, []), (4, [("7.03", "above-commander")])])
def test_nobody_exceeds_the_level_of_the_commander(level: int, reported: list[tuple[str, str]]) -> None:
    virtues = ("fama", "brio")[: LEADERS.levels[level].virtues]
    assert found(army(led_by(INFANTRY, leader(level, "heroe", "raudo", virtues=virtues)))) == reported


@pytest.mark.rule("8.11")
def test_there_is_exactly_one_commander() -> None:
    assert found(army(commanders=())) == [("8.11", "no-commander")]
    other = leader(2, "heroe", virtues=("brio",), name="Otro")
    assert found(army(commanders=(COMMANDER, other))) == [("8.11", "many-commanders")]


@pytest.mark.rule("7.38")
def test_a_virtue_may_be_shared_by_leaders_but_not_doubled_in_one() -> None:
    assert found(army(led_by(INFANTRY, leader(2, "heroe", virtues=("destreza",))))) == []
    high = replace(COMMANDER, level=4, virtues=("brio", "brio"))
    assert found(army(commanders=(high,))) == [("7.38", "virtue-repeated")]
    assert found(army(commanders=(replace(COMMANDER, virtues=("paciencia",)),))) == [("7.38", "no-virtue")]


@pytest.mark.rule("7.53")
def test_no_quality_is_repeated_in_an_army() -> None:
    assert found(army(led_by(INFANTRY, leader(1, "audaz")))) == []
    assert found(army(led_by(INFANTRY, leader(1, "bravo")))) == [("7.53", "quality-repeated")]
    assert found(army(commanders=(replace(COMMANDER, qualities=("audaz", "audaz")),))) == [("7.53", "quality-repeated")]
    assert found(army(led_by(INFANTRY, leader(1, "guapo")))) == [("7.53", "no-quality")]


@pytest.mark.rule("7.67")
def test_only_the_commander_may_be_a_cartographer() -> None:
    assert found(army(commanders=(replace(COMMANDER, qualities=("bravo", "cartografo")),))) == []
    assert found(army(led_by(INFANTRY, leader(1, "cartografo")))) == [("7.67", "quality-of-commander")]


# --------------------------------------------------------------------------------------------------------------- charts


@pytest.mark.rule("8.06")
def test_a_list_has_a_faction_and_one_of_its_charts() -> None:
    assert list(ORGANISATION.charts) == ["standard", "cavalry", "companies"]
    assert found(army(faction="utopia")) == [("8.06", "no-faction")]
    assert found(army(chart="naval")) == [("8.06", "no-chart")]
    cossacks = force("cossacks_1000")
    assert ("8.06", "chart-not-of-faction") in found(replace(cossacks, chart="standard"))


@pytest.mark.rule("8.07", "8.12")
def test_a_standard_army_has_at_least_one_infantry_command_and_at_most_four() -> None:
    assert found(army(CAVALRY)) == [("8.12", "too-few-commands")]
    assert found(army(*[INFANTRY] * 4)) == []
    assert found(army(*[INFANTRY] * 5)) == [("8.07", "too-many-commands")]
    assert (
        found(army(INFANTRY, *[BATTERY] * 3, *[CAVALRY] * 4, *[COMPANIES] * 2))
        == [
            ("8.07", "too-many-commands"),
        ]
        * 3
    )


GUN = command("battery", unit("light_gun", "horses"))


@pytest.mark.rule("8.08", "8.12")
def test_a_cavalry_army_has_more_cavalry_commands_than_of_any_other_kind() -> None:
    def cavalry(*commands: CommandEntry) -> list[tuple[str, str]]:
        return found(army(*commands, chart="cavalry"))

    assert cavalry(CAVALRY, CAVALRY) == []
    assert cavalry(CAVALRY) == [("8.12", "too-few-commands")]
    assert cavalry(CAVALRY, CAVALRY, INFANTRY) == []
    assert cavalry(CAVALRY, CAVALRY, INFANTRY, INFANTRY) == [("8.08", "not-most-numerous")]
    assert cavalry(*[CAVALRY] * 4, *[INFANTRY] * 3) == [("8.08", "too-many-commands")]


@pytest.mark.rule("8.08")
def test_the_guns_of_a_cavalry_army_have_draught_horses() -> None:
    assert found(army(CAVALRY, CAVALRY, GUN, chart="cavalry")) == []
    assert found(army(CAVALRY, CAVALRY, BATTERY, chart="cavalry")) == [("8.08", "gun-needs")]


@pytest.mark.rule("8.09")
def test_a_companies_army_has_two_to_six_company_groups() -> None:
    assert found(army(COMPANIES, COMPANIES, chart="companies")) == []
    assert found(army(COMPANIES, chart="companies")) == [("8.12", "too-few-commands")]
    assert found(army(*[COMPANIES] * 7, chart="companies")) == [("8.09", "too-many-commands")]


@pytest.mark.rule("8.14")
def test_boxes_with_a_minimum_are_mandatory() -> None:
    black = {chart.id: [box.kind for box in boxes(chart) if box.mandatory] for chart in ORGANISATION.charts.values()}
    assert black == {
        "standard": [CommandKind.INFANTRY],
        "cavalry": [CommandKind.CAVALRY],
        "companies": [CommandKind.COMPANIES],
    }


# ------------------------------------------------------------------------------------------------- commands and Troops


@pytest.mark.rule("8.13")
@pytest.mark.parametrize(
    ("formations", "companies", "reported"),
    [
        (1, 0, ["too-few-troops"]),
        (2, 0, []),
        (4, 2, []),
        (5, 0, ["too-many-troops"]),
        (2, 3, ["too-many-troops"]),
        (1, 3, ["too-few-troops", "too-many-troops"]),
    ],
)
def test_an_infantry_command_has_two_to_four_formations_and_up_to_two_companies(
    formations: int, companies: int, reported: list[str]
) -> None:
    troops = [unit("tercio", count=formations), *([unit("pike_company", count=companies)] if companies else [])]
    assert found(army(command("infantry", *troops, led=leader(0)))) == [("8.13", key) for key in reported]


@pytest.mark.rule("8.13")
def test_only_sheltered_shot_companies_ride_along_with_cavalry_and_never_outnumber_it() -> None:
    def along(horse: int, *companies: UnitEntry) -> list[str]:
        troops = [unit("cuirassiers", count=horse), *companies]
        return [key for _, key in found(army(INFANTRY, command("cavalry", *troops, led=leader(0))))]

    sheltered = unit("shot_company", "sheltered")
    assert along(1, sheltered) == []
    assert along(1, unit("shot_company")) == ["company-needs"]
    assert along(1, unit("pike_company")) == ["company-not-there"]
    assert along(1, replace(sheltered, count=2)) == ["companies-outnumber"]
    assert along(5) == ["too-many-troops"]


@pytest.mark.rule("8.13")
def test_a_battery_is_one_gun_with_up_to_two_companies() -> None:
    escorted = command("battery", unit("light_gun"), unit("pike_company", count=2))
    assert found(army(INFANTRY, escorted)) == []
    assert found(army(INFANTRY, command("battery", unit("light_gun", count=2)))) == [("8.13", "too-many-troops")]
    assert found(army(INFANTRY, command("flotilla", unit("light_gun")))) == [("8.13", "no-such-command")]


@pytest.mark.rule("8.10")
@pytest.mark.parametrize(
    ("entry", "reported"),
    [
        (unit("modern_squadron", count=2), ["not-of-faction"]),
        (unit("elefantes", count=2), ["no-profile", "too-few-troops"]),
        (unit("tercio", "gaitas", count=2), ["no-option"]),
        (unit("tercio", "squares", "modernised", count=2), ["options-exclude"]),
        (unit("tercio", "squares", "squares", count=2), ["option-repeated"]),
        (unit("tercio", "viejo", "swordsmen", count=2), []),
        (unit("tercio", count=0), ["no-count", "too-few-troops"]),
    ],
)
def test_troops_and_options_come_from_the_list_of_the_faction(entry: UnitEntry, reported: list[str]) -> None:
    assert [key for _, key in found(army(command("infantry", entry, led=leader(0))))] == reported


@pytest.mark.rule("8.10")
def test_an_option_of_another_faction_is_refused() -> None:
    viejo = command("infantry", unit("tercio", "viejo", count=2), led=leader(0))
    assert found(army(viejo, faction="empire")) == [("8.10", "option-not-of-faction")]


@pytest.mark.rule("8.15", "8.16", "8.17")
@pytest.mark.parametrize(
    ("chart", "profile", "rule"),
    [
        ("standard", "light_gun", "8.15"),
        ("standard", "tercio", ""),
        ("standard", "light_horse", ""),
        ("standard", "pike_company", ""),
        ("cavalry", "light_horse", ""),
        ("cavalry", "pike_company", "8.16"),
        ("companies", "pike_company", ""),
        ("companies", "light_horse", ""),
        ("companies", "tercio", "8.17"),
    ],
)
def test_each_chart_says_who_the_elite_unit_may_be(chart: str, profile: str, rule: str) -> None:
    commands = {"standard": [INFANTRY], "cavalry": [CAVALRY] * 2, "companies": [COMPANIES] * 2}[chart]
    elite = unit(profile, "horses") if profile == "light_gun" else unit(profile)
    assert found(army(*commands, chart=chart, elite=(elite,))) == ([(rule, "elite-kind")] if rule else [])


@pytest.mark.rule("8.15")
def test_there_is_at_most_one_elite_unit() -> None:
    assert found(army(elite=(unit("light_horse", count=2),))) == [("8.15", "many-elite")]
    assert found(army(elite=(unit("light_horse"), unit("cuirassiers")))) == [("8.15", "many-elite")]


# --------------------------------------------------------------------------------------------------- allies and periods


ALLIES = command("infantry", unit("classic_squadron", count=2), led=leader(0), ally="empire")


@pytest.mark.rule("8.19")
def test_allies_need_permission_or_a_historical_battle() -> None:
    assert found(army(INFANTRY, ALLIES)) == [("8.19", "ally-barred")]
    assert found(army(INFANTRY, ALLIES, historical=True)) == []
    assert found(army(INFANTRY, replace(ALLIES, ally="utopia"), historical=True)) == [("8.19", "no-ally")]


IMPERIAL = replace(leader(3, "audaz", "heroe", virtues=("fervor",), name="Generalleutnant"), ally="empire")


@pytest.mark.rule("8.11", "8.21")
def test_an_allied_contingent_may_have_one_commander_of_its_own() -> None:
    both = (COMMANDER, IMPERIAL)
    assert found(army(INFANTRY, ALLIES, historical=True, commanders=both)) == []
    assert found(army(INFANTRY, ALLIES, commanders=both)) == [("8.19", "ally-barred")]
    assert found(army(INFANTRY, historical=True, commanders=both)) == [("8.21", "commander-of-nobody")]
    lost = replace(IMPERIAL, ally="utopia")
    assert found(army(INFANTRY, historical=True, commanders=(COMMANDER, lost))) == [("8.21", "commander-of-nobody")]
    twice = (*both, replace(IMPERIAL, qualities=("tutor", "raudo"), name="Feldmarschall"))
    assert found(army(INFANTRY, ALLIES, historical=True, commanders=twice)) == [("8.21", "allied-commanders")]
    assert found(army(INFANTRY, ALLIES, historical=True, commanders=(IMPERIAL,))) == [("8.11", "no-commander")]


@pytest.mark.rule("8.11", "8.19", "8.21")
def test_nobody_is_an_ally_of_his_own_army_so_that_one_faction_has_one_commander() -> None:
    second = (COMMANDER, replace(IMPERIAL, ally="spain"))
    ours = replace(INFANTRY, leader=leader(0), ally="spain")
    assert found(army(INFANTRY, ours, historical=True, commanders=second)) == [("8.19", "ally-of-itself")]
    assert found(army(INFANTRY, replace(ours, ally=""), historical=True)) == []


@pytest.mark.rule("7.03", "8.21")
@pytest.mark.parametrize(("level", "qualities", "above"), [(2, ("tutor",), False), (3, ("tutor", "raudo"), True)])
def test_nobody_is_above_the_commander_of_his_contingent(level: int, qualities: tuple[str, ...], above: bool) -> None:
    chief = replace(IMPERIAL, level=2, qualities=("audaz",))
    allies = led_by(ALLIES, leader(level, *qualities, virtues=("brio",)))
    one = army(INFANTRY, allies, historical=True, commanders=(COMMANDER, chief))
    assert found(one) == ([("7.03", "above-commander")] if above else [])


@pytest.mark.rule("8.05")
def test_armies_of_different_centuries_may_meet_with_a_warning() -> None:
    old, new = army(century=16), army(century=17)
    assert matched(new, new) == ()
    (warning,) = matched(old, new)
    assert (warning.rule, warning.grave) == ("8.05", False)
    assert "16" in SPANISH.say(warning.message)
    swedes = replace(force("sweden_1000"), century=16)
    assert found(swedes) == [("8.05", "century-not-of-faction")]
    assert legal(own_figures(), swedes)


@pytest.mark.rule("8.04")
def test_the_battle_is_drawn_unless_agreed() -> None:
    drawing = choose_battle(own_figures())
    request = next(drawing)
    assert isinstance(request, Draw)
    assert request.pool == ("fields_of_glory",)
    with pytest.raises(StopIteration) as ended:
        drawing.send((0,))
    assert ended.value.value == "fields_of_glory"
    with pytest.raises(StopIteration) as agreed:
        next(choose_battle(own_figures(), "breda"))
    assert agreed.value.value == "breda"


# --------------------------------------------------------------------------------------------------------- all problems


@pytest.mark.rule("8.10")
def test_every_problem_is_reported_not_only_the_first_each_with_its_place_and_next_step() -> None:
    wrong = army(
        command("infantry", unit("tercio", "gaitas"), led=leader(4, "bravo", "bravo", "x", virtues=("y",))),
        command("battery", unit("pike_company")),
        commanders=(COMMANDER,),
        elite=(unit("light_gun"),),
        limit=10,
    )
    assert found(wrong) == [
        ("7.03", "above-commander"),
        ("7.02", "too-many-qualities"),
        ("7.38", "no-virtue"),
        ("7.53", "no-quality"),
        ("7.53", "quality-repeated"),
        ("7.53", "quality-repeated"),
        ("8.15", "elite-kind"),
        ("8.10", "no-option"),
        ("8.13", "too-few-troops"),
        ("8.13", "too-few-troops"),
        ("8.01", "over-limit"),
        ("7.02", "unused-virtues"),
    ]
    places = {problem.message.key: problem.where for problem in problems(own_figures(), wrong)}
    assert places["muster-no-option"] == "commands.1.units.1"
    assert places["muster-elite-kind"] == "elite.1"
    over = next(problem for problem in problems(own_figures(), wrong) if problem.rule == "8.01")
    assert ENGLISH.say(over.remedy).startswith("Take ")
    assert (
        SPANISH.say(over.message) == f"El ejército suma {army_points(own_figures(), wrong)} puntos y el límite es 10."
    )
