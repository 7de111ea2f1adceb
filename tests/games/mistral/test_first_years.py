"""SC.years, SC.campaign, SC.1747: how each Year begins, and the games that last until the peace."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from random import Random
from typing import Any

import pytest

from maestre.games.mistral.data import own_figures
from maestre.games.mistral.data.forces import changed_forces
from maestre.games.mistral.data.words import Campaign, Class, Contingent, Event, Stance, Status
from maestre.games.mistral.fleets.composition import flaw
from maestre.games.mistral.game import game
from maestre.games.mistral.politics.bourbons import doctrine
from maestre.games.mistral.table.formations import at_war_with_france
from maestre.games.mistral.table.state import Berth, Phase, State
from maestre.games.mistral.turn.ending import end_roll, turn_end
from maestre.games.mistral.turn.opening import opened
from maestre.play import Table, view
from maestre.play.written.datatables import DataError

from .positions import run

FIGURES = own_figures()
YEARS = tuple(str(year) for year in range(1740, 1749))
WHOLE = True


def begun(year: str, **options: Any) -> State:
    """The Campaign as it opens with a Year."""
    return opened(FIGURES, "campaign", {"first_year": year, **options})


@pytest.mark.rule("SC.campaign", "2.721")
def test_a_campaign_begins_with_any_year_of_the_game_and_has_no_last_turn() -> None:
    assert game.options["first_year"] == YEARS
    for year in YEARS:
        state = begun(year)
        assert (state.year, state.turn, state.turns, state.last_turn) == (int(year), 1, 1, 0)
    assert opened(FIGURES, "campaign", {}).year == 1740


@pytest.mark.rule("SC.campaign")
def test_the_year_that_is_chosen_changes_no_other_scenario() -> None:
    for name in game.scenarios[:-1]:
        usual, other = opened(FIGURES, name, {}), opened(FIGURES, name, {"first_year": "1748"})
        assert (usual.year, usual.squadrons, usual.events) == (other.year, other.squadrons, other.events)


@pytest.mark.rule("SC.years")
@pytest.mark.parametrize("year", YEARS[:7])
def test_a_year_by_itself_begins_as_a_campaign_from_it_does(year: str) -> None:
    alone, first = opened(FIGURES, year, {}), begun(year)
    assert alone.last_turn == 16
    for field in (
        "year",
        "formations",
        "squadrons",
        "leaders",
        "auxiliaries",
        "events",
        "fronts",
        "stances",
        "waiting",
    ):
        assert getattr(alone, field) == getattr(first, field), field


@pytest.mark.rule("SC.1747", "2.72")
def test_1747_begins_as_a_campaign_from_it_does_and_has_no_last_turn_either() -> None:
    alone, first = opened(FIGURES, "1747", {}), begun("1747")
    assert (alone.last_turn, alone.year, alone.squadrons) == (0, 1747, first.squadrons)


@pytest.mark.rule("SC.1747", "T.endgame")
@pytest.mark.parametrize(("face", "over"), [(5, True), (6, False)])
def test_in_spring_1747_a_5_makes_peace_and_a_6_does_not(face: int, over: bool) -> None:
    state = opened(FIGURES, "1747", {"rerolls": "none"})
    state.turn, state.turns = 5, 5
    run(end_roll(state), face)
    assert bool(state.ended) is over


@pytest.mark.rule("SC.campaign", "SC.1747")
@pytest.mark.parametrize(
    ("scenario", "year", "over"),
    [("campaign", 1743, False), ("1747", 1747, False), ("1747", 1748, True), ("1743", 1743, True)],
)
def test_the_war_goes_on_after_turn_16_until_1748_where_it_has_no_last_turn(
    scenario: str, year: int, over: bool
) -> None:
    state = opened(FIGURES, scenario, {"first_year": "1743"})
    state.year, state.turn, state.turns, state.phase = year, 16, 16, Phase.TURN_END
    run(turn_end(state))
    assert (state.ended == "time-is-up") is over


@pytest.mark.rule("SC.years")
@pytest.mark.parametrize(
    ("contingent", "stances"),
    [
        (Contingent.SAVOY, "neutral neutral neutral neutral active active active active active"),
        (Contingent.NEAPOLITAN, "neutral neutral active limited limited limited limited gone gone"),
        (Contingent.GENOESE, "neutral neutral neutral neutral neutral neutral active active active"),
        (Contingent.VENETIAN, " ".join(["neutral"] * 9)),
        (Contingent.FRENCH, " ".join(["active"] * 9)),
    ],
)
def test_contingents_take_part_from_their_year_on(contingent: Contingent, stances: str) -> None:
    assert [begun(year).stances[contingent].value for year in YEARS] == stances.split()


@pytest.mark.rule("SC.years")
@pytest.mark.parametrize(
    ("event", "first"),
    [
        (Event.WAR_START, 1740),
        (Event.SPAIN_AUSTRIA_WAR, 1742),
        (Event.WORMS_1, 1744),
        (Event.FAMILY_COMPACT, 1744),
        (Event.FRANCE_DECLARES_WAR, 1745),
        (Event.ARANJUEZ_1, 1746),
        (Event.ARANJUEZ_2, 1747),
        (Event.ARANJUEZ_3, 1747),
        (Event.PHILIP_DIES, 1747),
        (Event.WORMS_2, 1749),
        (Event.ARANJUEZ_4, 1749),
        (Event.DESCENT, 1749),
        (Event.CORSICA, 1749),
    ],
)
def test_events_are_in_force_from_their_year_on(event: Event, first: int) -> None:
    assert [bool(begun(year).events[event].times) for year in YEARS] == [int(year) >= first for year in YEARS]


@pytest.mark.rule("SC.years")
def test_no_event_is_in_force_before_its_own_date_or_what_it_requires() -> None:
    for year in YEARS:
        state = begun(year)
        for event in [event for event in Event if state.events[event].times]:
            row = FIGURES.events.row[event]
            assert row.since.year <= int(year), (year, event)
            assert all(state.events[one].times for one in row.requires), (year, event)
        assert at_war_with_france(state) is (int(year) >= 1745)
        assert doctrine(state) is (int(year) >= 1745)


@pytest.mark.rule("SC.years")
def test_campaigns_of_earlier_years_have_left_their_victories() -> None:
    assert [begun(year).fronts[Campaign.ALPS].bourbon for year in ("1745", "1746", "1748")] == [0, 1, 1]
    assert [begun(year).fronts[Campaign.PO_VALLEY].austrian for year in ("1746", "1747")] == [0, 1]
    assert [begun(year).fronts[Campaign.APENNINES].ended for year in ("1746", "1747")] == [False, True]
    assert all(front.marker == 0 for year in YEARS for front in begun(year).fronts.values())


@pytest.mark.rule("SC.years", "2.16", "2.165.a")
def test_forces_of_a_neutral_contingent_wait_and_those_of_one_that_has_gone_are_not_there() -> None:
    early, war, late = begun("1740"), begun("1742"), begun("1747")
    naples = Contingent.NEAPOLITAN
    assert early.waiting[naples] == ("San Filippo", "Partenope")
    assert [early.auxiliaries[name].berth for name in ("nGalley1", "pLight1")] == [Berth.OUT] * 2  # type: ignore[index]  # ids
    assert not early.waiting.get(Contingent.SAVOY)
    assert naples not in war.waiting
    assert [one.ships for one in war.squadrons.values() if one.contingent is naples] == [("San Filippo", "Partenope")]
    assert naples not in late.waiting
    assert not any(one.contingent is naples for one in (*late.squadrons.values(), *early.squadrons.values()))
    assert late.auxiliaries["nGalley1"].berth is Berth.OUT  # type: ignore[index]  # an id


@pytest.mark.rule("SC.years", "2.332.c")
def test_the_french_privateer_is_there_from_1746_on_and_comes_by_itself_in_1745() -> None:
    assert ["fPriv1" in begun(year).auxiliaries for year in ("1744", "1745", "1746", "1748")] == [
        False,
        False,
        True,
        True,
    ]


@pytest.mark.rule("SC.years")
@pytest.mark.parametrize(
    ("year", "sail", "flagships", "admiral"),
    [
        ("1740", 16, 2, "haddock"),
        ("1741", 16, 2, "haddock"),
        ("1742", 20, 3, "haddock"),
        ("1743", 24, 3, "mathews"),
        ("1744", 28, 4, "mathews"),
        ("1745", 28, 3, "rowley"),
        ("1746", 24, 3, "medley"),
        ("1747", 24, 3, "medley"),
        ("1748", 24, 3, "byng"),
    ],
)
def test_the_british_of_each_year(year: str, sail: int, flagships: int, admiral: str) -> None:
    state = begun(year)
    british = [one for one in state.squadrons.values() if one.contingent is Contingent.BRITISH]
    assert sum(len(one.ships) for one in british if one.kind is not Class.FLAGSHIP) == sail
    assert sum(one.kind is Class.FLAGSHIP for one in british) == flagships
    assert [one.value for one in state.fleet_admirals] == ["british", "bourbon"]
    assert next(iter(state.fleet_admirals.values())) == admiral


@pytest.mark.rule("SC.years", "2.311.b")
def test_the_bourbon_fleet_has_a_spanish_admiral_until_the_french_war() -> None:
    assert [[*begun(year).fleet_admirals.values()][1] for year in YEARS] == ["navarro"] * 5 + ["gabaret"] * 4


@pytest.mark.rule("SC.years")
@pytest.mark.parametrize("year", YEARS)
def test_every_formation_of_a_year_is_legal_and_led(year: str) -> None:
    state = begun(year)
    game.invariants(state)
    game.at_rest(state)
    for name in state.formations:
        assert flaw(state, name) is None, name
        assert any(leader.post == name for leader in state.leaders.values()), name
    ready = [one for one in state.squadrons.values() if one.status is Status.READY]
    assert bool(ready) is (year in ("1743", "1744"))


# ------------------------------------------------------------------------------------------------ whole games


def played(scenario: str, seed: int, **options: Any) -> Iterator[Table[State]]:
    """Play by chance and show the table after each answer."""
    rng = Random(seed)
    table = Table.new(game, scenario, options=options, seed=bytes([seed] * 32))
    while table.waiting():
        seat = table.waiting()[0]
        seen = view(table, seat)
        assert seen.ask is not None
        table.say(seat, next(seen.ask.proposals(seen.now, rng)))
        yield table


@pytest.mark.rule("SC.years", "2.161")
def test_the_genoese_of_1746_come_with_the_first_reinforcements() -> None:
    for table in played("1746", 1):
        genoese = [one for one in table.state.squadrons.values() if one.contingent is Contingent.GENOESE]
        if genoese:
            break
    assert (table.state.turn, table.state.phase) <= (1, Phase.REORGANISING)
    assert [len(one.ships) for one in genoese] == [2]
    assert table.state.stances[Contingent.GENOESE] is Stance.ACTIVE


# ------------------------------------------------------------------------------------------------ the data


def test_forces_may_be_told_by_what_they_change() -> None:
    base: dict[str, object] = {
        "squadron": [{"id": "A", "dp": 1}, {"id": "B", "dp": 2}],
        "leader": [{"id": "L"}],
        "pool": [{"contingent": "x"}],
    }
    other: dict[str, object] = {
        "based_on": "1",
        "without": ["A"],
        "changed": {"B": {"dp": 5}},
        "leader": [{"id": "M"}],
        "reason": "why",
    }
    assert changed_forces("f", {"1": base, "2": other})["2"] == {
        "squadron": [{"id": "B", "dp": 5}],
        "auxiliary": [],
        "leader": [{"id": "L"}, {"id": "M"}],
        "pool": [{"contingent": "x"}],
        "reason": "why",
    }


SCENARIOS = (files("maestre.games.mistral.data") / "scenarios.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("now", "then", "said"),
    [
        ('based_on = "1744"', 'based_on = "1739"', "base it on some that are"),
        ('without = ["B6", "marlborough"]', 'without = ["B7"]', "there is no B7 in forces 1744"),
        ('setup = "1740"', 'setup = "1739"', "it has no set-up '1739'"),
        ('[setup.1748]\nforces = "1748"\nyear = 1748', '[setup.1748]\nforces = "1748"\nyear = 1747', "one set-up"),
        ('setup = ""\nfirst_turn = 1\nlast_turn = 0', 'setup = ""\nfirst_turn = 1\nlast_turn = 16', "leave it 0"),
        ("last_turn = 4", "last_turn = 17", "a Year has 16"),
        (
            'control = 5, ensign = "white", formation = "british_flag_A"',
            'control = 6, ensign = "white", formation = "british_flag_A"',
            "a Leader has one counter",
        ),
    ],
)
def test_scenarios_that_cannot_be_played_are_refused_with_what_to_mend(now: str, then: str, said: str) -> None:
    assert now in SCENARIOS
    with pytest.raises(DataError, match=said):
        FIGURES.anew({"scenarios.toml": SCENARIOS.replace(now, then, 1)})
