"""The tables of Mistral: what must hold between them, where each comes from, and that a broken one is refused."""

from collections import Counter
from collections.abc import Callable
from importlib.resources import files
from itertools import pairwise

import pytest

from maestre.games.mistral.data import (
    AuxiliaryClass,
    Campaign,
    Class,
    Command,
    Contingent,
    DataError,
    Event,
    Fleet,
    Kind,
    OrderKind,
    PlaceKind,
    PortClass,
    Role,
    Season,
    Stance,
    Status,
    Wind,
    own_figures,
)
from maestre.games.mistral.data.auxiliaries import AUXILIARIES_FILE, read_auxiliaries
from maestre.games.mistral.data.battle import BATTLE_FILE
from maestre.games.mistral.data.calendar import CALENDAR_FILE
from maestre.games.mistral.data.convoys import CONVOYS_FILE
from maestre.games.mistral.data.corsairs import CORSAIRS_FILE
from maestre.games.mistral.data.detection import DETECTION_FILE, read_detection
from maestre.games.mistral.data.events import EVENTS_FILE
from maestre.games.mistral.data.formations import FORMATIONS_FILE
from maestre.games.mistral.data.orders import ORDERS_FILE
from maestre.games.mistral.data.prestige import PRESTIGE_FILE
from maestre.games.mistral.data.reinforcement import REINFORCEMENT_FILE
from maestre.games.mistral.data.scenarios import SCENARIOS_FILE
from maestre.games.mistral.data.squadrons import SQUADRONS_FILE
from maestre.games.mistral.data.upkeep import UPKEEP_FILE, read_upkeep
from maestre.games.mistral.data.waters import WATERS_FILE
from maestre.games.mistral.data.weather import WEATHER_FILE
from maestre.play.written.catalogue import Catalogue
from maestre.play.written.datatables import written
from maestre.space.network import onward_to, reached

FIGURES = own_figures()

PACKAGE = "maestre.games.mistral.data"
CATALOGUE = Catalogue.load(files("maestre.games.mistral") / "rules.toml")
FORCES = FIGURES.scenarios.forces_of("1744")

# ------------------------------------------------------------------------------------------------------ provenance


def test_every_rule_that_a_table_names_is_in_the_catalogue() -> None:
    named = [(name, rule) for name, source in FIGURES.provenance.items() for rule in source.rules]
    assert [entry for entry in named if entry[1] not in CATALOGUE.rules] == []


def test_every_table_says_which_rules_it_serves_but_the_frame_of_our_own_drawing() -> None:
    assert [name for name, source in FIGURES.provenance.items() if not source.rules] == ["waters.frame"]


@pytest.mark.rule("1.2")
@pytest.mark.parametrize(
    "name",
    [
        "waters.places",
        "waters.lanes.rebuilt",
        "formations.counters",
        "orders.chits",
        "events.steps",
        "reinforcement.tables",
        "scenarios.scenario.1744",
        "scenarios.forces.1744",
        "weather.symbols",
        "auxiliaries.recovery_labels",
    ],
)
def test_what_stands_for_missing_components_is_marked_as_reconstructed(name: str) -> None:
    assert FIGURES.provenance[name].provenance == "reconstructed"


@pytest.mark.parametrize("name", ["battle.combat_damage", "weather.gales", "convoys.routes", "prestige.ranks"])
def test_printed_charts_are_marked_with_their_page(name: str) -> None:
    assert FIGURES.provenance[name].provenance.startswith("rulebook: charts p.")


# -------------------------------------------------------------------------------------------------------- calendar


@pytest.mark.rule("S.01", "S.02", "S.03")
def test_a_year_is_four_seasons_of_a_quarterly_turn_and_three_months() -> None:
    assert (FIGURES.calendar.turns, FIGURES.calendar.impulses) == (16, 4)
    assert FIGURES.calendar.quarterly == (1, 5, 9, 13)
    assert [FIGURES.calendar.seasons[turn] for turn in (1, 4, 5, 8, 9, 12, 13, 16)] == [
        season for season in (Season.WINTER, Season.SPRING, Season.SUMMER, Season.FALL) for _ in range(2)
    ]
    assert (FIGURES.calendar.names[1], FIGURES.calendar.names[3]) == ("turn-winter-quarter", "turn-february")
    assert [FIGURES.calendar.quarter(turn) for turn in (1, 4, 5, 12, 16)] == [1, 1, 2, 3, 4]


# ------------------------------------------------------------------------------------------------------------- map


def test_the_map_has_every_place_and_lane() -> None:
    assert Counter(place.kind.value for place in FIGURES.places.values()) == {
        "port": 27,
        "large": 32,
        "coastal": 12,
        "strait": 4,
        "sea_zone": 8,
    }
    assert len(FIGURES.waters.lanes) == 160


@pytest.mark.rule("T.routes")
def test_the_48_adjacencies_of_the_convoy_routes_are_the_lanes_taken_from_the_chart() -> None:
    legs = {frozenset(leg) for routes in FIGURES.convoys.routes.values() for route in routes for leg in pairwise(route)}
    printed = {frozenset((lane.a, lane.b)) for lane in FIGURES.waters.file.lanes["routes"].row}
    assert len(legs) == 48
    assert legs == printed


@pytest.mark.rule("T.gale_tracks.c")
def test_lanes_that_other_rules_ask_for_are_there() -> None:
    assert "toulon" in FIGURES.network.neighbours("marseilles")
    assert "toulon" in FIGURES.network.neighbours("s13")
    assert "ionian_sea" in FIGURES.network.neighbours("cF")


@pytest.mark.rule("1.301")
def test_lettered_spaces_are_a_to_j_and_all_coastal_spaces_have_their_stretch() -> None:
    assert "".join(place.letter for place in FIGURES.places.values() if place.letter) == "ABCDEFGHIJ"
    assert sorted(FIGURES.waters.coast) == sorted(FIGURES.waters.of_kind(PlaceKind.COASTAL))


def test_numbered_spaces_are_one_to_thirty() -> None:
    assert [place.number for place in FIGURES.places.values() if place.number] == list(range(1, 31))


@pytest.mark.rule("2.14", "2.146")
def test_every_port_is_key_or_minor_and_flies_a_flag() -> None:
    ports = [FIGURES.places[name] for name in FIGURES.waters.of_kind(PlaceKind.PORT)]
    assert all(port.owner is not None and port.port in tuple(PortClass) for port in ports)
    assert Counter(port.owner for port in ports)[Contingent.BRITISH] == 2
    assert (FIGURES.places["toulon"].blockade, FIGURES.places["toulon"].repair) == (2, 1)


@pytest.mark.rule("2.114")
@pytest.mark.parametrize("port", ["naples", "palermo", "messina", "syracuse"])
def test_ports_of_both_sicilies_are_neapolitan(port: str) -> None:
    assert FIGURES.places[port].owner is Contingent.NEAPOLITAN
    assert FIGURES.formations.contingent_called("Naples") is Contingent.NEAPOLITAN


def test_only_docks_make_repair_rolls_and_palermo_and_palma_are_key_ports_without_one() -> None:
    assert [place.id for place in FIGURES.places.values() if place.is_key and not place.dock] == ["palma", "palermo"]
    assert all(bool(place.repair) is place.dock for place in FIGURES.places.values())
    assert [place.id for place in FIGURES.places.values() if place.period == "quarter"] == ["gibraltar", "port_mahon"]
    assert not any(place.repair for place in FIGURES.places.values() if place.is_minor)


@pytest.mark.rule("2.144.a", "2.144.b")
def test_every_port_wears_its_blockaders_and_no_coastal_space_does() -> None:
    assert all(FIGURES.places[name].blockade > 0 for name in FIGURES.waters.of_kind(PlaceKind.PORT))
    assert all(FIGURES.places[name].blockade == 0 for name in FIGURES.waters.of_kind(PlaceKind.COASTAL))
    assert all(
        FIGURES.places[name].is_minor and FIGURES.places[name].has_harbour
        for name in FIGURES.waters.of_kind(PlaceKind.COASTAL)
    )


def test_gibraltar_holds_four_repair_points_and_port_mahon_any_number() -> None:
    assert FIGURES.waters.victualled == {"gibraltar": 4, "port_mahon": None}


@pytest.mark.rule("IC.5.27")
def test_the_map_is_left_from_three_sea_zones() -> None:
    assert {place.id: place.edge for place in FIGURES.places.values() if place.edge} == {
        "the_gut": "west",
        "maltese_roads": "east",
        "ionian_sea": "east",
    }


def test_every_place_is_drawn_where_its_longitude_and_latitude_say() -> None:
    frame = FIGURES.waters.file.frame
    (west, east), (south, north) = frame.lon, frame.lat
    for place in FIGURES.places.values():
        assert abs(place.x * (east - west) - (place.lon - west) * frame.width) <= east - west, place.id
        assert abs(place.y * (north - south) - (north - place.lat) * frame.height) <= north - south, place.id


@pytest.mark.rule("1.302")
def test_a_lane_without_prevailing_wind_has_seasonal_ones_and_a_number_to_catch() -> None:
    for lane in FIGURES.waters.lanes:
        link = FIGURES.places[lane.a].is_zone or FIGURES.places[lane.b].is_zone
        assert link or bool(lane.prevailing) is (lane.catch is None), lane
        assert lane.prevailing or lane.seasonal, lane


# ----------------------------------------------------------------------------------------------------------- gales


def _heads(wind: Wind, a: str, b: str) -> bool:
    """Tell whether going from one place to another is in a heading of the Wind's Gales."""
    east, south = FIGURES.places[b].x - FIGURES.places[a].x, FIGURES.places[b].y - FIGURES.places[a].y
    tests = {"east": east > 0, "west": east < 0, "south": south > 0, "north": south < 0}
    return any(tests[heading] for heading in FIGURES.weather.tracks[wind].headings)


def _onward(wind: Wind, place: str) -> tuple[str, ...]:
    """Give the lanes that a Gale may use from a place, read from the chart without the code that moves Gales."""
    track = FIGURES.weather.tracks[wind]
    own = FIGURES.network.upwind(place, wind) if track.upwind else FIGURES.network.downwind(place, wind)
    prevailing = FIGURES.network.prevailing_from(place, wind) if track.prevailing else ()
    steps = (*own, *(end for end in prevailing if _heads(wind, place, end)))
    if not track.goals:
        steps = tuple(end for end in steps if _heads(wind, place, end))
    return tuple(end for end in steps if end not in track.avoid)


STARTS = [
    (wind, start)
    for wind, track in FIGURES.weather.tracks.items()
    for start in track.starts
    if track.stays is None and (wind, start) != (FIGURES.weather.crossing.wind, FIGURES.weather.crossing.start)
]


@pytest.mark.rule("T.gale_tracks", "IC.5.33.c")
@pytest.mark.parametrize(("wind", "start"), STARTS)
def test_a_gale_can_step_from_each_of_its_starts(wind: Wind, start: str) -> None:
    track = FIGURES.weather.tracks[wind]
    if not track.goals:
        assert _onward(wind, start)
    elif track.one_step:
        open_here = [goal for goal in track.goals if track.only_from.get(goal, start) == start]
        assert [goal for goal in open_here if goal in _onward(wind, start)]
    else:
        there = [goal for goal in track.goals if goal in reached(start, lambda place: _onward(wind, place))]
        assert there
        assert all(onward_to(start, goal, lambda place: _onward(wind, place)) or goal == start for goal in there)


@pytest.mark.rule("T.gale_tracks.c")
def test_only_from_coastal_space_f_does_a_bora_reach_the_ionian_sea() -> None:
    assert "ionian_sea" in _onward(Wind.BORA, "cF")
    assert [
        start for start in FIGURES.weather.tracks[Wind.BORA].starts if "ionian_sea" in _onward(Wind.BORA, start)
    ] == [
        "cF",
        "dalmatia_s",
    ]
    assert FIGURES.weather.tracks[Wind.BORA].only_from == {"ionian_sea": "cF"}


def test_every_wind_of_the_wind_table_blows_on_some_lane() -> None:
    assert {wind for lane in FIGURES.waters.lanes for wind, _ in lane.seasonal} == set(Wind)


# ------------------------------------------------------------------------------------------- contingents, squadrons


@pytest.mark.rule("1.1", "2.112", "2.112.b")
def test_seven_contingents_belong_to_two_fleets_and_three_commands() -> None:
    assert {command: [one.value for one in FIGURES.formations.of_command(command)] for command in Command} == {
        Command.BRITISH: ["british", "savoy"],
        Command.FRENCH: ["french", "genoese", "venetian"],
        Command.SPANISH: ["spanish", "neapolitan"],
    }
    assert [one.value for one in Contingent if one not in FIGURES.formations.contingents] == [
        "knights",
        "pirate",
        "neutral",
    ]
    never = [one.value for one, belonging in FIGURES.formations.contingents.items() if not belonging.neutral]
    assert never == ["british", "spanish"]


@pytest.mark.rule("2.113")
@pytest.mark.parametrize("name", ["Savoy", "Sabaudian", "Piedmont", "Piedmont-Sardinia"])
def test_all_names_of_savoy_mean_one_contingent(name: str) -> None:
    assert FIGURES.formations.contingent_called(name) is Contingent.SAVOY
    assert FIGURES.formations.contingent_called("Tuscany") is None


RATINGS = {"british": 10, "french": 10, "spanish": 14, "venetian": 10, "genoese": 10, "neapolitan": 14}


@pytest.mark.rule("2.121", "2.122", "2.226.b")
@pytest.mark.parametrize(("contingent", "rating"), RATINGS.items())
def test_damage_ratings_are_those_of_the_rules_and_two_more_for_flagships(contingent: str, rating: int) -> None:
    own = Contingent(contingent)
    assert [FIGURES.squadrons.rating(own, kind) for kind in (Class.SOL, Class.SOLD, Class.FLAGSHIP)] == [
        rating,
        rating,
        rating + 2,
    ]


@pytest.mark.rule("2.226.a", "T.counters")
def test_squadrons_hold_four_ships_two_of_50_guns_or_one_flagship() -> None:
    assert [FIGURES.squadrons.most_sail[kind] for kind in (Class.SOL, Class.SOLD, Class.FLAGSHIP)] == [4, 2, 1]
    assert [FIGURES.squadrons.movement[kind] for kind in (Class.SOL, Class.SOLD, Class.FLAGSHIP)] == [4, 4, 3]
    assert (FIGURES.squadrons.fleet50_cost, FIGURES.squadrons.unformed_dp) == (2, 4)


@pytest.mark.rule("2.224.d", "2.232.a", "2.227")
def test_shifts_of_counters() -> None:
    assert [FIGURES.squadrons.flagship_shift(1, dp) for dp in (0, 10, 11)] == [1, 1, 0]
    assert [FIGURES.squadrons.printed_shift(Class.SOLD, sail) for sail in (1, 2)] == [-1, 0]
    assert FIGURES.squadrons.printed_shift(Class.SOL, 1) == 0
    assert [FIGURES.squadrons.spared(one) for one in (Contingent.SPANISH, Contingent.FRENCH)] == [1, 0]


def test_counters_of_formations() -> None:
    kinds = (Kind.GRAND, Kind.FLAG, Kind.DETACHMENT, Kind.DUMMY)
    assert [len(FIGURES.formations.of_kind(Fleet.BRITISH, kind)) for kind in kinds] == [1, 3, 4, 4]
    assert [len(FIGURES.formations.of_kind(Fleet.BOURBON, kind)) for kind in kinds] == [1, 5, 4, 4]
    assert [name for name, counter in FIGURES.formations.counters.items() if counter.joint] == [
        "bourbon_grand",
        "bourbon_flag_A",
    ]
    holders = [kind for kind, row in FIGURES.formations.kinds.items() if Kind.FLAG in row.holds]
    assert holders == [Kind.GRAND]
    detachment = FIGURES.formations.kinds[Kind.DETACHMENT]
    assert (detachment.most, detachment.flagships) == (2, False)


@pytest.mark.rule("IC.3.43")
def test_ranks_that_formations_ask_for_and_the_notional_leader() -> None:
    assert [FIGURES.formations.kinds[kind].rank.value for kind in (Kind.GRAND, Kind.FLAG, Kind.DETACHMENT)] == [
        "VA",
        "RA",
        "C",
    ]
    notional = FIGURES.formations.notional
    assert (notional.leadership, notional.strategy, notional.control, notional.personality.value) == (0, 0, 2, "T")


@pytest.mark.rule("IC.6.14")
def test_operational_ranges() -> None:
    navy = [FIGURES.auxiliaries.reach(kind, Role.NAVY) for kind in AuxiliaryClass]
    assert dict(zip((kind.value for kind in AuxiliaryClass), navy, strict=True)) == {
        "fleet": 4,
        "fleet50": None,
        "galley": 3,
        "light": 2,
        "fireship": 0,
        "bomb": 0,
    }
    assert FIGURES.auxiliaries.reach(AuxiliaryClass.LIGHT, Role.PIRATE) == 3
    assert FIGURES.auxiliaries.reach(AuxiliaryClass.GALLEY, Role.KNIGHTS) is None
    assert FIGURES.auxiliaries.reach(AuxiliaryClass.FLEET, Role.PRIVATEER) is None


# ------------------------------------------------------------------------------------------------------- scenarios


@pytest.mark.rule("1.5", "SC.1744", "SC.winter", "SC.list")
def test_1744_and_its_winter_begin_with_the_same_forces() -> None:
    rows = FIGURES.scenarios.row
    assert {
        name: (rows[name].setup, rows[name].first_turn, rows[name].last_turn) for name in ("1744", "winter-1744")
    } == {
        "1744": ("1744", 1, 16),
        "winter-1744": ("1744", 1, 4),
    }
    assert FIGURES.scenarios.forces_of("winter-1744") is FORCES


@pytest.mark.rule("SC.1744.d", "IC.12.1")
def test_the_state_of_the_world_in_1744() -> None:
    row = FIGURES.scenarios.setups["1744"]
    assert row.events == (Event.WAR_START, Event.SPAIN_AUSTRIA_WAR, Event.WORMS_1, Event.FAMILY_COMPACT)
    assert [one.value for one, stance in row.stances.items() if stance is Stance.NEUTRAL] == ["genoese", "venetian"]
    assert row.stances[Contingent.NEAPOLITAN] is Stance.LIMITED
    assert {front.marker for front in row.campaigns.values()} == {FIGURES.events.campaigns.start}
    assert all(setup.prestige == {Fleet.BRITISH: 10, Fleet.BOURBON: 10} for setup in FIGURES.scenarios.setups.values())


@pytest.mark.rule("SC.1744.b")
def test_the_fleets_of_toulon_have_their_ships() -> None:
    sail = Counter((entry.contingent.value, entry.kind.value) for entry in FORCES.squadron for _ in entry.ships)
    assert sail == {
        ("british", "sol"): 24,
        ("british", "sold"): 4,
        ("british", "flagship"): 4,
        ("french", "sol"): 9,
        ("french", "sold"): 4,
        ("french", "flagship"): 3,
        ("spanish", "sol"): 9,
        ("spanish", "sold"): 1,
        ("spanish", "flagship"): 2,
        ("neapolitan", "sol"): 2,
    }


@pytest.mark.rule("2.22", "T.counters")
def test_the_real_felipe_is_one_ship_of_112_guns_with_a_shift() -> None:
    flagship = next(entry for entry in FORCES.squadron if entry.id == "real_felipe")
    assert (flagship.kind, flagship.ships, flagship.shift) == (Class.FLAGSHIP, (("Real Felipe", 112),), 1)
    assert FIGURES.squadrons.rating(flagship.contingent, flagship.kind) == 16


def test_counters_of_neutral_and_small_contingents_are_just_those_of_the_scenario() -> None:
    small = [
        one
        for one in FIGURES.formations.contingents
        if one not in (Contingent.BRITISH, Contingent.FRENCH, Contingent.SPANISH)
    ]
    squadrons = Counter((entry.contingent, entry.kind) for entry in FORCES.squadron)
    auxiliaries = Counter((entry.contingent, entry.kind) for entry in FORCES.auxiliary)
    for pool in FORCES.pool:
        squadrons.update((pool.contingent, squadron.kind) for squadron in pool.squadrons)
        auxiliaries.update((pool.contingent, kind) for kind in pool.auxiliaries)
    for one in small:
        for kind in (Class.SOL, Class.SOLD):
            assert FIGURES.formations.most_squadrons(one, kind) == squadrons[one, kind], (one, kind)
        for auxiliary in AuxiliaryClass:
            assert FIGURES.formations.most_auxiliaries(one, auxiliary) == auxiliaries[one, auxiliary], (one, auxiliary)


@pytest.mark.parametrize("contingent", [Contingent.BRITISH, Contingent.FRENCH, Contingent.SPANISH])
def test_great_navies_have_counters_in_reserve(contingent: Contingent) -> None:
    used = Counter(entry.kind for entry in FORCES.squadron if entry.contingent is contingent)
    assert all(used[kind] < FIGURES.formations.most_squadrons(contingent, kind) for kind in (Class.SOL, Class.SOLD))


@pytest.mark.rule("SC.1744.b", "2.223.a")
def test_every_formation_of_the_scenario_is_legal() -> None:
    for name in dict.fromkeys(entry.formation for entry in FORCES.squadron if entry.formation):
        counter = FIGURES.formations.counters[name]
        inside = [entry for entry in FORCES.squadron if entry.formation == name]
        assert len({(entry.at, entry.status) for entry in inside}) == 1
        commands = {FIGURES.formations.contingents[entry.contingent].command for entry in inside}
        assert commands <= set(counter.commands)
        regular = Counter(entry.contingent for entry in inside if entry.kind is not Class.FLAGSHIP)
        flagships = Counter(entry.contingent for entry in inside if entry.kind is Class.FLAGSHIP)
        assert all(flagships[one] <= regular[one] for one in flagships)
        row = FIGURES.formations.kinds[counter.kind]
        assert row.flagships or not flagships
        assert not row.most or regular.total() <= row.most
        leader = next(one for one in FORCES.leader if one.formation == name)
        ranks = FIGURES.formations.ranks
        assert ranks.index(leader.rank) <= ranks.index(row.rank) + FIGURES.formations.posts.acting


def test_ships_in_harbour_lie_where_there_is_one() -> None:
    for entry in FORCES.squadron:
        assert entry.status is Status.READY or FIGURES.places[entry.at].has_harbour


@pytest.mark.rule("2.521")
def test_each_pirate_base_has_its_pirate_of_the_galley_or_light_class() -> None:
    pirates = {entry.port: entry.kind for entry in FORCES.auxiliary if entry.role is Role.PIRATE}
    assert sorted(pirates) == sorted(FIGURES.corsairs.pirates.bases)
    assert pirates["tunis"] is AuxiliaryClass.GALLEY
    assert Counter(pirates.values())[AuxiliaryClass.LIGHT] == 3
    knights = next(entry for entry in FORCES.auxiliary if entry.role is Role.KNIGHTS)
    assert (knights.port, knights.kind) == (FIGURES.corsairs.knights_base, AuxiliaryClass.GALLEY)


@pytest.mark.rule("2.234")
def test_each_ship_of_50_guns_begins_in_one_of_its_two_roles() -> None:
    squadrons = [ship.name for entry in FORCES.squadron if entry.kind is Class.SOLD for ship in entry.ships]
    pairs = [entry.ships for entry in FORCES.auxiliary if entry.kind is AuxiliaryClass.FLEET50]
    assert [[ship.name for ship in pair] for pair in pairs] == [["Nonsuch", "Chatham"]]
    assert not [ship.name for pair in pairs for ship in pair if ship.name in squadrons]


def test_leaders_have_their_ratings_and_navarro_his_promotion() -> None:
    assert len(FIGURES.scenarios.leaders) == 15
    mathews, navarro = FIGURES.scenarios.leaders["mathews"], FIGURES.scenarios.leaders["navarro"]
    assert (mathews.leadership, mathews.strategy, mathews.control, mathews.personality.value) == (3, 3, 6, "A")
    assert navarro.promotion is not None
    assert (navarro.rank.value, navarro.promotion.rank.value, navarro.promotion.turn) == ("RA", "VA", 4)


# ---------------------------------------------------------------------------------------- orders, events, the rest

WHERE = {
    OrderKind.INTERDICTION: {PlaceKind.STRAIT},
    OrderKind.BLOCKADE: {PlaceKind.PORT},
    OrderKind.SHOW_OF_FORCE: {PlaceKind.PORT},
    OrderKind.CRUISE: {PlaceKind.LARGE, PlaceKind.COASTAL, PlaceKind.ZONE},
    OrderKind.ARMY_SUPPORT: {PlaceKind.COASTAL, PlaceKind.PORT},
}


@pytest.mark.parametrize("kind", list(WHERE))
def test_chits_name_places_of_the_kind_that_their_order_is_about(kind: OrderKind) -> None:
    chits = [chit for chit in FIGURES.orders.chits.values() if chit.kind is kind]
    assert chits
    for chit in chits:
        assert {FIGURES.places[place].kind for place in chit.places} <= WHERE[kind], chit.id


def test_the_pools_have_their_chits() -> None:
    many = Counter(
        (chit.fleet.value, chit.kind.value) for chit in FIGURES.orders.chits.values() for _ in range(chit.copies)
    )
    assert {kind: many["british", kind] for kind in OrderKind} == {
        "cruise": 4,
        "escort": 3,
        "interdiction": 4,
        "blockade": 6,
        "show_of_force": 7,
        "army_support": 3,
        "rendezvous": 0,
        "guerre_de_course": 0,
    }
    assert {kind: many["bourbon", kind] for kind in OrderKind} == {
        "cruise": 4,
        "escort": 3,
        "interdiction": 3,
        "blockade": 4,
        "show_of_force": 7,
        "army_support": 3,
        "rendezvous": 0,
        "guerre_de_course": 2,
    }


@pytest.mark.rule("2.42.321")
def test_chits_wait_for_their_event_year_and_turn() -> None:
    chits = FIGURES.orders.chits
    assert [name for name, chit in chits.items() if chit.requires is Event.FRANCE_DECLARES_WAR] == [
        "BR-BL4",
        "BR-BL5",
        "BO-BL3",
        "BO-BL4",
    ]
    french = [chit for chit in chits.values() if chit.command is Command.FRENCH]
    ended = [chit for chit in french if chit.kind in (OrderKind.CRUISE, OrderKind.INTERDICTION)]
    assert [(chit.timely(1744, 16), chit.timely(1745, 1)) for chit in ended] == [(True, False)] * 3
    course = chits["BO-GC1"]
    assert (course.timely(1744, 16), course.timely(1745, 1)) == (False, True)
    assert [turn for turn in range(1, 17) if chits["BO-ES1"].timely(1744, turn)] == list(range(5, 13))


def test_draws_of_orders() -> None:
    assert (FIGURES.orders.drawn(Fleet.BRITISH), FIGURES.orders.drawn(Fleet.BOURBON)) == (2, 3)
    assert [FIGURES.orders.sets(FIGURES.calendar, turn) for turn in (1, 2, 5, 16)] == [2, 1, 2, 1]


@pytest.mark.rule("T.strategy")
@pytest.mark.parametrize(("dp", "drm"), [(0, 0), (3, 0), (4, -1), (11, -2), (12, -3)])
def test_failing_an_order_is_easier_for_worn_formations(dp: int, drm: int) -> None:
    assert FIGURES.orders.failing_drm(dp) == drm


@pytest.mark.rule("1.41", "1.41.L8", "1.41.L9")
def test_the_flow_charts_hold_fifteen_events_and_three_campaigns() -> None:
    assert list(FIGURES.events.row) == list(Event)
    assert list(FIGURES.events.campaign) == list(Campaign)
    assert (FIGURES.events.campaigns.start, FIGURES.events.campaigns.victory, FIGURES.events.campaigns.turns) == (
        0,
        2,
        (5, 9, 13),
    )
    assert FIGURES.events.campaign[Campaign.APENNINES].ended_by is Event.PHILIP_DIES
    assert [FIGURES.events.moved(rolled) for rolled in (-1, 2, 3, 6, 7, 11)] == [-1, -1, 0, 0, 1, 1]


@pytest.mark.rule("1.41.L4")
def test_yellow_events_require_nothing_and_all_others_something() -> None:
    yellow = [event.value for event, row in FIGURES.events.row.items() if row.yellow]
    assert len(yellow) == 7
    assert all(bool(row.requires) is not row.yellow for row in FIGURES.events.row.values())


@pytest.mark.rule("1.41.L7")
def test_events_keep_their_dates_bases_and_delays() -> None:
    compact, aranjuez = FIGURES.events.row[Event.FAMILY_COMPACT], FIGURES.events.row[Event.ARANJUEZ_3]
    assert (compact.timely(1742, 16), compact.timely(1743, 1)) == (False, True)
    assert (aranjuez.base, aranjuez.delay, aranjuez.timely(1746, 1)) == (3, 1, True)
    descent = FIGURES.events.row[Event.DESCENT]
    assert (descent.timely(1746, 16), descent.timely(1747, 1)) == (True, False)
    assert FIGURES.events.row[Event.PHILIP_DIES].timely(1746, 8) is False


def test_events_that_require_each_other_never_turn_in_a_circle() -> None:
    for event in Event:
        assert (
            event
            not in reached(event, lambda name: (one.value for one in FIGURES.events.row[Event(name)].requires))[1:]
        )


@pytest.mark.rule("2.61.b")
def test_reinforcements_are_asked_for_and_come_in_as_the_rules_say() -> None:
    british, french, spanish = (
        FIGURES.reinforcement.use[one] for one in (Command.BRITISH, Command.FRENCH, Command.SPANISH)
    )
    assert [
        (use.due(FIGURES.calendar, 6), use.due(FIGURES.calendar, 9), use.prestige) for use in (british, french, spanish)
    ] == [
        (True, True, 0),
        (False, True, 1),
        (False, True, 0),
    ]
    assert [FIGURES.reinforcement.atlantic_dp(season) for season in (Season.SUMMER, Season.WINTER)] == [1, 2]
    assert [command.value for command, entry in FIGURES.reinforcement.entry.items() if entry.atlantic] == [
        "british",
        "spanish",
    ]


def test_convoys_come_and_go_as_the_rules_say() -> None:
    assert FIGURES.convoys.arrival_number == 1
    assert [FIGURES.convoys.arrival_drm(failed) for failed in (0, 1, 3)] == [0, -1, -3]
    troops = FIGURES.convoys.troops
    assert [troops.leaves(rolled) for rolled in (0, 1, 2)] == [True, True, False]
    assert (troops.scatters_dp, troops.counters, troops.port) == (12, 2, "barcelona")


@pytest.mark.rule("2.332.a")
def test_the_guerre_de_course_begins_with_1745() -> None:
    doctrine = FIGURES.corsairs.doctrine
    assert (doctrine.holds(1744, 16), doctrine.holds(1745, 1), doctrine.stay) == (False, True, 4)


# ------------------------------------------------------------------------------------------------- broken tables


def anew(file: str) -> Callable[[str], object]:
    """Read all figures with another text for a file."""
    return lambda text: FIGURES.anew({file: text})


BROKEN: list[tuple[Callable[[str], object], str, str, str, str]] = [
    (anew(CALENDAR_FILE), CALENDAR_FILE, "spring = [5, 8]", "spring = [4, 8]", "seasons.spring"),
    (anew(CALENDAR_FILE), CALENDAR_FILE, "quarterly = [1, 5, 9, 13]", "quarterly = [1, 5, 9, 14]", "must be Quarterly"),
    (anew(WATERS_FILE), WATERS_FILE, 'a = "ajaccio", b = "s11"', 'a = "ajaccio", b = "s99"', "s99"),
    (
        anew(WATERS_FILE),
        WATERS_FILE,
        'owner = "british", port = "key", blockade = 2',
        "blockade = 2",
        "places.row.gibraltar",
    ),
    (anew(WATERS_FILE), WATERS_FILE, "catch_ab = 3, catch_ba = 7", "catch_ab = 3", "lanes"),
    (anew(SQUADRONS_FILE), SQUADRONS_FILE, "over = 1,", "over = 2,", "damage_effects"),
    (anew(FORMATIONS_FILE), FORMATIONS_FILE, 'order = ["A", "VA", "RA", "C"]', 'order = ["A", "VA", "RA"]', "ranks"),
    (
        read_auxiliaries,
        AUXILIARIES_FILE,
        'fleet = ["yes", "partial", "no", "no"]',
        'fleet = ["yes"]',
        "screening.fleet",
    ),
    (read_auxiliaries, AUXILIARIES_FILE, "[classes.row.bomb]", "[classes.row.mortar]", "mortar"),
    (anew(BATTLE_FILE), BATTLE_FILE, '"2S*", "SS*", "SS*"]', '"2S*", "SS*"]', "combat_damage.row[0]"),
    (anew(BATTLE_FILE), BATTLE_FILE, '"2S*"', '"S2*"', "'S2*' is no result"),
    (anew(BATTLE_FILE), BATTLE_FILE, "roll = [3, 4], percent", "roll = [3, 5], percent", "stands in two rows"),
    (anew(BATTLE_FILE), BATTLE_FILE, "heavy = [8, 7, 7", "heavy = [8, 7", "intensity.heavy"),
    (anew(BATTLE_FILE), BATTLE_FILE, "damaged = -1", "damaged = -2", "gauge.damaged"),
    (anew(WEATHER_FILE), WEATHER_FILE, "vendavales = { spring = [7, 9]", "vendavales = { spring = [3, 9]", "overlap"),
    (anew(WEATHER_FILE), WEATHER_FILE, 'goals = ["s14"]', 'goals = ["s41"]', "s41 is no place"),
    (anew(WEATHER_FILE), WEATHER_FILE, '"8 7 6 4"', '"8 7 6"', "effects.row.f10"),
    (read_detection, DETECTION_FILE, "roll = [6, 9]", "roll = [7, 9]", "[6] stand in no row"),
    (read_upkeep, UPKEEP_FILE, "roll = [7, 9], dp = 0", "roll = [7, 8], dp = 0", "[9] stand in no row"),
    (anew(CONVOYS_FILE), CONVOYS_FILE, '"s28", "s29"', '"s28", "s12"', "no lane joins s28 and s12"),
    (anew(CORSAIRS_FILE), CORSAIRS_FILE, 'active = ["tunis"]', 'active = ["naples"]', "naples is no Pirate Base"),
    (anew(ORDERS_FILE), ORDERS_FILE, 'places = ["strait_gibraltar"]', 'places = ["hellespont"]', "chits.row.BR-IN1"),
    (
        anew(ORDERS_FILE),
        ORDERS_FILE,
        'places = ["toulon"], requires = "france_declares_war"',
        'places = ["toulon"]',
        "BR-BL4",
    ),
    (anew(ORDERS_FILE), ORDERS_FILE, "copies = 4", "copies = 3", "chits.row.BR-SFP"),
    (anew(EVENTS_FILE), EVENTS_FILE, 'ends = ["alps"]', "ends = []", "campaign.alps"),
    (anew(EVENTS_FILE), EVENTS_FILE, "automatic = true", "automatic = true\nbase = 2", "event.war_start"),
    (
        anew(EVENTS_FILE),
        EVENTS_FILE,
        'why = "tries", value',
        'why = "show", value',
        "a DRM for show names fleet, place",
    ),
    (anew(WEATHER_FILE), WEATHER_FILE, 'removed = ["- - - 8"]', 'removed = ["- - - 8x"]', "effects.row.f8"),
    (anew(WEATHER_FILE), WEATHER_FILE, 'removed = ["- - - 8"]', 'removed = ["- - - -8"]', "a number, - or A"),
    (anew(REINFORCEMENT_FILE), REINFORCEMENT_FILE, "roll = [5, 7] }", "roll = [5, 6] }", "tables.british"),
    (anew(PRESTIGE_FILE), PRESTIGE_FILE, "figures = [3, 2, 1, 0]", "figures = [3, 2, 1]", "levant"),
    (
        anew(SCENARIOS_FILE),
        SCENARIOS_FILE,
        'formation = "british_flag_A"',
        'formation = "british_flag_Z"',
        "british_flag_Z",
    ),
    (anew(SCENARIOS_FILE), SCENARIOS_FILE, '["Nassau", 70]', '["Berwick", 70]', "Berwick is there 2 times"),
    (anew(SCENARIOS_FILE), SCENARIOS_FILE, '["Nonsuch", 50], ', "", "a Fleet-50 is made of 2 SOL(D)"),
    (anew(SCENARIOS_FILE), SCENARIOS_FILE, '["Nonsuch", 50]', '["Romney", 50]', "Romney is there 2 times"),
    (
        anew(SCENARIOS_FILE),
        SCENARIOS_FILE,
        'kind = "galley", role = "pirate"',
        'kind = "bomb", role = "pirate"',
        "tunis_pirate",
    ),
    (anew(SCENARIOS_FILE), SCENARIOS_FILE, 'british = "mathews"', 'british = "byng"', "byng is no Leader"),
]


@pytest.mark.rule("1.2", "2.22", "T.counters", "S.01", "SC.list", "IC.5.21", "E.campaigns", "O.blockade")
@pytest.mark.parametrize(("reader", "file", "right", "wrong", "says"), BROKEN)
def test_a_broken_table_is_refused_with_the_file_and_the_row(
    reader: Callable[[str], object], file: str, right: str, wrong: str, says: str
) -> None:
    text = written(PACKAGE, file)
    assert right in text
    with pytest.raises(DataError) as refused:
        reader(text.replace(right, wrong, 1))
    assert str(refused.value).startswith(file)
    assert says in str(refused.value)


@pytest.mark.parametrize("origin", ["inferred", "reconstructed"])
def test_a_table_of_our_own_without_a_reason_is_refused(origin: str) -> None:
    text = written(PACKAGE, DETECTION_FILE)
    with pytest.raises(DataError, match="without a reason"):
        read_detection(text.replace('provenance = "rulebook: charts p.2"', f'provenance = "{origin}"', 1))
