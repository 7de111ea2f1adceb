"""What a wrong list is told: under which rule, of which entry, and with which figures."""

import pytest
from msgspec.structs import replace

from maestre.games.tercios.armies.army_validation import problems
from maestre.games.tercios.data import ArmyList, own_figures
from tests.games.tercios.lists import (
    BATTERY,
    CAVALRY,
    COMMANDER,
    COMPANIES,
    INFANTRY,
    army,
    command,
    found,
    leader,
    led_by,
    unit,
)

FIGURES = own_figures()
IMPERIAL = replace(leader(3, "audaz", "heroe", virtues=("fervor",), name="Generalleutnant"), ally="empire")
ALLIES = command("infantry", unit("classic_squadron", count=2), led=leader(0), ally="empire")


def told(one: ArmyList) -> list[tuple[str, str, dict[str, object]]]:
    """Key, place and whole figures of every problem."""
    return [
        (
            each.message.key.removeprefix("muster-"),
            each.where,
            {name: value for name, value in each.message.args if isinstance(value, int)},
        )
        for each in problems(FIGURES, one)
    ]


@pytest.mark.rule("8.01")
@pytest.mark.parametrize(("limit", "key"), [(0, "no-limit"), (1, "over-limit"), (-1, "no-limit")])
def test_a_limit_is_at_least_a_point(limit: int, key: str) -> None:
    assert found(army(limit=limit)) == [("8.01", key)]


@pytest.mark.rule("8.01")
def test_who_is_over_the_limit_is_told_by_how_much() -> None:
    """Two tercios of 140, a sergeant of 5 and a Commander of 25."""
    assert told(army(limit=310)) == []
    assert told(army(limit=300)) == [("over-limit", "", {"total": 310, "limit": 300, "over": 10})]


@pytest.mark.rule("7.02", "8.01")
def test_a_commander_of_the_second_level_costs_nothing_nor_does_one_of_a_level_that_he_cannot_have() -> None:
    """Two tercios of 140 and a sergeant of 5."""
    second = leader(2, "bravo", virtues=("destreza",), name="Maestre")
    assert told(army(limit=285, commanders=(second,))) == []
    assert told(army(limit=284, commanders=(second,))) == [("over-limit", "", {"total": 285, "limit": 284, "over": 1})]
    none = leader(1, "bravo", name="Maestre")
    assert [key for key, _, _ in told(army(limit=285, commanders=(none,)))] == ["commander-level"]
    assert ("over-limit", "", {"total": 285, "limit": 284, "over": 1}) in told(army(limit=284, commanders=(none,)))


@pytest.mark.rule("7.01", "7.02", "7.53")
def test_what_is_wrong_with_a_leader_is_told_of_his_place() -> None:
    second = led_by(INFANTRY, leader(1, "bravo"))
    assert told(army(INFANTRY, second)) == [("quality-repeated", "commands.2.leader", {})]
    assert told(army(INFANTRY, led_by(INFANTRY, leader(5, "a", "b", "c")))) == [
        ("above-commander", "commands.2.leader", {"level": 5, "commander": 3}),
        ("subordinate-level", "commands.2.leader", {"level": 5}),
        *[("no-quality", "commands.2.leader", {})] * 3,
        ("unused-virtues", "commands.2.leader", {"have": 0, "allowed": 2, "level": 5}),
    ]
    assert told(army(INFANTRY, replace(INFANTRY, leader=None))) == [("no-leader", "commands.2", {"place": 2})]
    assert told(army(INFANTRY, led_by(BATTERY, leader(0)))) == [("leader-of-battery", "commands.2", {"place": 2})]
    assert told(army(INFANTRY, replace(INFANTRY, kind="flotilla", leader=None))) == [
        ("no-such-command", "commands.2", {})
    ]


@pytest.mark.rule("7.02")
@pytest.mark.parametrize(("level", "rank"), [(-1, False), (5, False), (6, False), (-1, True), (1, True), (6, True)])
def test_a_level_out_of_the_table_has_neither_price_nor_picks(level: int, rank: bool) -> None:
    chief = leader(level, "bravo", name="X") if rank else COMMANDER
    one = army(INFANTRY if rank else led_by(INFANTRY, leader(level)), commanders=(chief,))
    key = "commander-level" if rank else "subordinate-level"
    assert (key, "commanders" if rank else "commands.1.leader", {"level": level}) in told(one)
    counted = {key for key, _, _ in told(one)} & {"too-many-qualities", "unused-qualities", "unused-virtues"}
    assert bool(counted) is (0 <= level <= 5 and level != 1)


@pytest.mark.rule("7.02")
def test_too_many_and_too_few_picks_are_told_with_those_of_the_level() -> None:
    many = led_by(INFANTRY, leader(2, "bravo", "audaz", virtues=("brio", "fervor")))
    few = leader(3, "heroe", name="Maestre")
    assert told(army(many, commanders=(few,))) == [
        ("too-many-virtues", "commands.1.leader", {"have": 2, "allowed": 1, "level": 2}),
        ("too-many-qualities", "commands.1.leader", {"have": 2, "allowed": 1, "level": 2}),
        ("unused-virtues", "commanders", {"have": 0, "allowed": 1, "level": 3}),
        ("unused-qualities", "commanders", {"have": 1, "allowed": 2, "level": 3}),
    ]


@pytest.mark.rule("8.11", "8.21")
def test_too_many_commanders_are_counted() -> None:
    second = replace(COMMANDER, qualities=("audaz", "heroe"), name="Otro")
    assert told(army(commanders=(COMMANDER, second))) == [("many-commanders", "commanders", {"count": 2})]
    more = (COMMANDER, IMPERIAL, replace(IMPERIAL, qualities=("tutor", "raudo")))
    one = army(INFANTRY, ALLIES, historical=True, commanders=more)
    assert told(one) == [("allied-commanders", "commanders", {"count": 2})]


@pytest.mark.rule("8.07", "8.08", "8.09", "8.12")
def test_commands_that_are_too_few_or_too_many_are_counted() -> None:
    assert told(army(CAVALRY)) == [("too-few-commands", "commands", {"have": 0, "least": 1})]
    assert told(army(*[INFANTRY] * 5)) == [("too-many-commands", "commands", {"have": 5, "most": 4})]
    assert told(army(CAVALRY, CAVALRY, INFANTRY, INFANTRY, chart="cavalry")) == [
        ("not-most-numerous", "commands", {"have": 2, "others": 2})
    ]
    alone = army(INFANTRY, chart="cavalry")
    assert told(alone) == [
        ("too-few-commands", "commands", {"have": 0, "least": 2}),
        ("not-most-numerous", "commands", {"have": 0, "others": 1}),
    ]
    assert found(army(COMPANIES, COMPANIES, CAVALRY, CAVALRY, chart="companies")) == []


@pytest.mark.rule("8.08")
def test_horses_are_asked_of_every_gun_that_is_known_and_of_no_other_unit() -> None:
    unknown = command("battery", unit("light_gun", "gaitas"))
    assert told(army(CAVALRY, CAVALRY, unknown, chart="cavalry")) == [("no-option", "commands.3.units.1", {})]
    assert [key for key, _, _ in told(army(CAVALRY, CAVALRY, BATTERY, chart="cavalry"))] == ["gun-needs"]


@pytest.mark.rule("8.13")
def test_troops_that_are_too_few_or_too_many_are_told_of_their_command() -> None:
    few, many = (replace(INFANTRY, units=(unit("tercio", count=count),)) for count in (1, 5))
    assert told(army(INFANTRY, few)) == [("too-few-troops", "commands.2", {"place": 2, "have": 1, "least": 2})]
    assert told(army(INFANTRY, many)) == [("too-many-troops", "commands.2", {"place": 2, "have": 5, "most": 4})]
    escorted = replace(CAVALRY, units=(unit("cuirassiers"), unit("shot_company", "sheltered", count=2)))
    assert told(army(INFANTRY, escorted)) == [("companies-outnumber", "commands.2", {"have": 2, "most": 1})]
    astray = replace(CAVALRY, units=(unit("cuirassiers", count=2), unit("pike_company")))
    assert told(army(INFANTRY, astray)) == [("company-not-there", "commands.2.units.2", {})]
    bare = replace(CAVALRY, units=(unit("cuirassiers", count=2), unit("shot_company")))
    assert told(army(INFANTRY, bare)) == [("company-needs", "commands.2.units.2", {})]


@pytest.mark.rule("8.10", "8.18")
def test_what_is_wrong_with_a_unit_is_told_of_its_entry() -> None:
    def second(*options: str, profile: str = "tercio", count: int = 1, **more: bool) -> ArmyList:
        return army(replace(INFANTRY, units=(unit("tercio", count=2), unit(profile, *options, count=count, **more))))

    at = "commands.1.units.2"
    assert told(second()) == []
    assert told(second(count=0)) == [("no-count", at, {"count": 0})]
    assert told(second(profile="elefantes")) == [("no-profile", at, {})]
    assert told(second(profile="modern_squadron")) == [("not-of-faction", at, {})]
    assert told(second("squares", "squares")) == [("option-repeated", at, {})]
    assert told(second("squares", "modernised")) == [("options-exclude", at, {})]
    assert told(second(elite=True)) == [("elite-options", at, {})]
    assert told(second(discipline=True)) == [("elite-options", at, {})]


@pytest.mark.rule("8.15", "8.16", "8.17")
def test_elite_units_are_counted_and_told_of_their_entry() -> None:
    assert told(army(elite=(unit("light_horse"),))) == []
    one = army(elite=(unit("light_horse"), unit("medium_gun")))
    assert told(one) == [("many-elite", "elite", {"have": 2, "most": 1}), ("elite-kind", "elite.2", {})]
    assert told(army(elite=(unit("elefantes"),))) == [("no-profile", "elite.1", {})]


@pytest.mark.rule("8.05", "8.06")
def test_faction_chart_and_century_are_each_told_of_by_itself() -> None:
    assert told(army(faction="utopia")) == [("no-faction", "faction", {})]
    assert told(army(chart="swarm")) == [("no-chart", "chart", {})]
    assert told(army(chart="swarm", faction="utopia")) == [("no-faction", "faction", {}), ("no-chart", "chart", {})]
    assert told(army(century=15)) == [("century-not-of-faction", "century", {"century": 15})]
    assert told(army(century=15, faction="utopia")) == [("no-faction", "faction", {})]


@pytest.mark.rule("8.19")
def test_allies_are_told_of_their_command() -> None:
    assert told(army(INFANTRY, ALLIES)) == [("ally-barred", "commands.2", {})]
    assert told(army(INFANTRY, replace(ALLIES, ally="utopia"))) == [
        ("no-ally", "commands.2", {}),
        ("ally-barred", "commands.2", {}),
    ]
