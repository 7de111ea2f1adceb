"""Tables that cannot be used are refused with what is wrong, and those that just can are not."""

from __future__ import annotations

import pytest

from maestre.games.mistral.data import DataError, own_figures
from maestre.play.written.datatables import written

FIGURES = own_figures()
PACKAGE = "maestre.games.mistral.data"

REFUSED = [
    ("calendar", "fall = [13, 16]", "fall = [13, 17]", "Turn 17 is not free"),
    ("calendar", "fall = [13, 16]", "fall = [13, 15]", "give every Turn one Season"),
    ("calendar", "quarterly = [1, 5, 9, 13]", "quarterly = [1, 5, 9, 13, 14]", "every Season one Quarterly Turn"),
    ("calendar", ', "december"', "", "15 names"),
    ("calendar", "[1, 2, 3, 4]]", "[1, 2, 3, 5]]", "an Impulse has 4 increments"),
    ("waters", "x = 925", "x = 1001", "ionian_sea]: it lies off the frame"),
    ("waters", "y = 618", "y = 701", "tripoli]: it lies off the frame"),
    ("waters", "gibraltar = 4", "ceuta = 4", "victualled.port.ceuta]: no such place"),
    ("waters", "cJ = { from", "cK = { from", "coast.row.cK]: no such place"),
    ("squadrons", "sail = 2\nfleet50", "sail = 5\nfleet50", "SOL(D) are fewer than SOL"),
    ("squadrons", "movement = 3\nsail = 1", "movement = 3\nsail = 3", "a Flagship is one Sail"),
    ("battle", "frigate_share = [1, 2]\ndamaged = 1", "frigate_share = [1, 2]\ndamaged = 2", "reinforcement.damaged"),
    ("battle", "medium = 1, heavy = 2 }", "medium = 1 }", "each Intensity its extra Squadrons"),
    ("battle", "A = -1, R = -1 }", "A = -1 }", "each personality its DRM"),
    ("battle", "per_sail = 2", "per_sail = 3", "no die can hit a full Squadron"),
    ("battle", "levels = [0, 1,", "levels = [1, 0,", "Damage Levels from 0 on"),
    ("battle", '  ["0", "0", "0", "1", "1", "2", "2", "3", "3"],\n', "", "give each face a row"),
    ("battle", "roll = [5, 9], fate", "roll = [6, 9], fate", "the die's [5] stand in no row"),
    ("auxiliaries", '"galley", "light"]\nfleet = ', '"light", "galley"]\nfleet = ', "the order of the matrix"),
    ("auxiliaries", 'galley = ["yes", "yes", "yes", "partial"]', 'galley = ["yes", "yes", "yes"]', "screening.galley"),
    ("auxiliaries", '["no", "no", "yes", "no"]', '["no", "no", "yes"]', "give each Screener one cell"),
    ("auxiliaries", "[0, 1], [0, 3]]", "[0, 1]]", "give each printed range and DRM one label"),
    ("auxiliaries", "drms = [-2, -1, -1]", "drms = [-2, -1]", "give each printed range and DRM one label"),
    ("auxiliaries", '"fireship", "bomb"]\nseasons', '"fireship", "mortar"]\nseasons', "bomb has no range; give"),
    ("auxiliaries", ", bomb = 0 }", " }", "bomb has no range and is not unlimited"),
    ("convoys", '"s14", "s13", "s12", "cB"],\n  ["barcelona", "s14", "s13"', '"s14", "s99"],\n  ["s13"', "s14 and s99"),
    ("convoys", 'port = "barcelona"', 'port = "tarragona"', "tarragona is no place"),
    ("convoys", 'to = "toulon"', 'to = "antibes"', "antibes is no place"),
    ("convoys", 'at = "maltese_roads", turn = 13', 'at = "maltese_roads", turn = 17', "a Year has 16 Turns"),
    ("corsairs", 'bases = ["sale", "algiers", "tunis", "tripoli"]', 'bases = ["sale"]', "not the Ports of pirates"),
    ("orders", 'bases = ["sale", "algiers"', 'bases = ["sale", "naples"', "naples is no Pirate Base"),
    ("orders", "turns = [9, 16]", "turns = [9, 17]", "Turns [9, 17] are none of a Year"),
    ("orders", "turns = [9, 16]", "turns = [9, 8]", "Turns [9, 8] are none of a Year"),
    ("orders", "years = [1740, 1744]", "years = [1739, 1744]", "the Years [1739, 1744] are none of the game"),
    ("orders", "years = [1740, 1744]", "years = [1744, 1743]", "the Years [1744, 1743] are none of the game"),
    ("orders", "years = [1745, 1748]", "years = [1745, 1749]", "the Years [1745, 1749] are none of the game"),
    (
        "formations",
        'grand", commands = ["british"]',
        'grand", commands = ["british", "french"]',
        "only Bourbon Commands",
    ),
    ("formations", "savoy = { fleet = 0, ", "knights = { fleet = 0, ", "limits.auxiliary"),
    ("formations", ", savoy = { sol = 0, sold = 0 }", "", "limits.squadron"),
    ("events", "year = 1743, turn = 1", "year = 1739, turn = 1", "it begins in no Turn"),
    ("events", "year = 1743, turn = 1", "year = 1749, turn = 1", "it begins in no Turn"),
    ("events", "year = 1743, turn = 1", "year = 1743, turn = 17", "it begins in no Turn"),
    ("events", 'opens = ["po_valley", "apennines"]', 'opens = ["po_valley"]', "open and end it disagree"),
    ("events", "ajaccio = { stage", "calvi = { stage", "calvi is no place"),
    ("events", 'place = "bastia", value = -1', 'place = "calvi", value = -1', "calvi is no place"),
    ("events", "turns = [5, 9, 13]", "turns = [5, 9, 14]", "resolved in Quarterly Turns"),
    ("events", "restart = 1", "restart = 2", "resolved in Quarterly Turns"),
    ("events", "roll = [7, 9], move = 1", "roll = [8, 9], move = 1", "campaigns.row"),
    ("upkeep", "winter = 2, ", "", "give each Season its DPs"),
    ("prestige", "orders = 3, prestige", "orders = 7, prestige", "the steps do not rise"),
    ("prestige", "[relief]\nturn = 1", "[relief]\nturn = 2", "they come in Quarterly Turns"),
    ("prestige", "year = 1747\nturn = 5", "year = 1747\nturn = 6", "they come in Quarterly Turns"),
    ("prestige", 'show = ["O.show_of_force"]', "", "an important kind has no rolls"),
    ("weather", ', ["bora"]]', "]", "give each Wind one die"),
    ("scenarios", 'formation = "british_flag_B", dp = 5 }', 'formation = "", dp = 5 }', "a Ready Squadron belongs to"),
    ("scenarios", 'at = "naples"', 'at = "capri"', "capri is no place; mend at"),
    ("scenarios", "dp = 4, shift = 1", "dp = 4", "Flagships bear a shift"),
    (
        "scenarios",
        'formation = "", dp = 3 },\n  { id = "namur"',
        'formation = "", dp = 3, shift = 1 },\n  { id = "namur"',
        "no other",
    ),
    ("scenarios", '"sold", ships = [["Retiro", 54]]', '"sold", ships = []', "0 Sail are none or too many"),
    ("scenarios", '["Retiro", 54]', '["Retiro", 54], ["Fuerte", 54], ["Pez", 54]', "3 Sail are none or too many"),
    ("scenarios", '"light", port = "palermo"', '"light", port = "s21"', "s21 is no Port"),
    ("scenarios", '"light", port = "palermo"', '"light", port = "trapani"', "trapani is no Port"),
    ("scenarios", '"fleet", formation = "bourbon_grand"', '"fleet", formation = "grand"', "grand is no counter"),
    (
        "scenarios",
        '"british", kind = "bomb"',
        '"savoy", kind = "bomb"',
        "1 savoy bomb are more than there are counters",
    ),
    (
        "scenarios",
        'contingent = "venetian", squadrons = [',
        'contingent = "genoese", squadrons = [',
        "3 genoese sol Squadrons",
    ),
    ("scenarios", 'control = 2, formation = "british_detachment_2"', 'control = 2, formation = "third"', "third is no"),
    ("scenarios", "last_turn = 16", "last_turn = 17", "it runs from Turn 1 to 17"),
    ("scenarios", "first_turn = 1\nlast_turn = 4", "first_turn = 5\nlast_turn = 4", "it runs from Turn 5 to 4"),
    ("scenarios", 'setup = "1747"', 'setup = "1757"', "it has no set-up '1757'"),
    (
        "scenarios",
        'setup = ""\nfirst_turn = 1\nlast_turn = 0',
        'setup = ""\nfirst_turn = 1\nlast_turn = 16',
        "leave it 0",
    ),
    ("scenarios", "year = 1742", "year = 1743", "give each Year from 1740 to 1748 one set-up"),
    ("scenarios", 'forces = "1742"', 'forces = "1752"', "it has no forces '1752'"),
    ("scenarios", ', neapolitan = "limited" }', " }", "give each Contingent of the Fleets its stance"),
    ("scenarios", 'bourbon = "navarro" }', 'bourbon = "cordova" }', "cordova is no Leader of it"),
    ("scenarios", "repair_points = { gibraltar = 2", "repair_points = { cadiz = 2", "cadiz keeps no Repair Points"),
    ("scenarios", 'based_on = "1744"', 'based_on = "1754"', "no forces '1754' are written out"),
    ("scenarios", '"mathews", "lestock", "bFire2"]', '"mathews", "lestock", "bFire9"]', "there is no bFire9"),
    ("scenarios", "rowley = { formation", "medley = { formation", "there is no medley in forces 1744"),
]

ALLOWED = [
    ("waters", "x = 925", "x = 1000"),
    ("waters", "y = 618", "y = 700"),
    ("squadrons", "sail = 2\nfleet50", "sail = 4\nfleet50"),
    ("squadrons", "movement = 3\nsail = 1", "movement = 3\nsail = 2"),
    ("convoys", 'at = "maltese_roads", turn = 13', 'at = "maltese_roads", turn = 16'),
    ("orders", "turns = [9, 16]", "turns = [16, 16]"),
    ("orders", "years = [1740, 1744]", "years = [1740, 1740]"),
    ("orders", "years = [1745, 1748]", "years = [1748, 1748]"),
    ("orders", 'places = ["naples"]', 'places = ["toulon"]'),
    ("orders", 'command = "spanish", places = ["gibraltar"]', 'command = "spanish", places = ["toulon"]'),
    ("events", "year = 1743, turn = 1", "year = 1740, turn = 16"),
    ("events", "year = 1743, turn = 1", "year = 1748, turn = 1"),
    ("scenarios", "first_turn = 1\nlast_turn = 4", "first_turn = 4\nlast_turn = 4"),
    ("scenarios", '"light", port = "palermo"', '"light", port = "naples"'),
    ("scenarios", '"light", port = "palermo"', '"light", formation = "bourbon_grand"'),
]


def broken(file: str, right: str, wrong: str) -> dict[str, str]:
    """Give the text of a file with something else in one place."""
    text = written(PACKAGE, f"{file}.toml")
    assert right in text
    return {f"{file}.toml": text.replace(right, wrong, 1)}


@pytest.mark.rule("1.2", "1.41", "2.22", "2.72", "T.counters", "S.01", "SC.list", "IC.5.21", "E.campaigns")
@pytest.mark.parametrize(("file", "right", "wrong", "says"), REFUSED)
def test_a_table_that_cannot_be_used_is_refused(file: str, right: str, wrong: str, says: str) -> None:
    with pytest.raises(DataError) as refused:
        FIGURES.anew(broken(file, right, wrong))
    assert str(refused.value).startswith(f"{file}.toml")
    assert says in str(refused.value)


@pytest.mark.rule("1.2", "1.41", "2.22", "2.72", "T.counters", "S.01", "SC.list", "IC.5.21", "E.campaigns")
@pytest.mark.parametrize(("file", "right", "wrong"), ALLOWED)
def test_a_table_that_can_just_be_used_is_read(file: str, right: str, wrong: str) -> None:
    assert FIGURES.anew(broken(file, right, wrong)).digest


@pytest.mark.rule("1.2", "1.41", "2.22", "2.72", "T.counters", "S.01", "SC.list", "IC.5.21", "E.campaigns")
def test_the_games_own_tables_are_read_again() -> None:
    again = type(FIGURES)(FIGURES.origin)
    assert (again.scenarios, again.waters.places, again.battle) == (FIGURES.scenarios, FIGURES.places, FIGURES.battle)
    assert (again.auxiliaries, again.weather, again.events) == (FIGURES.auxiliaries, FIGURES.weather, FIGURES.events)
    assert (again.squadrons, again.calendar, again.orders) == (FIGURES.squadrons, FIGURES.calendar, FIGURES.orders)
    assert (again.waters.victualled, again.waters.lanes) == (FIGURES.waters.victualled, FIGURES.waters.lanes)
    assert (again.waters.coast, again.convoys, again.corsairs) == (
        FIGURES.waters.coast,
        FIGURES.convoys,
        FIGURES.corsairs,
    )
    assert (again.reinforcement, again.detection) == (FIGURES.reinforcement, FIGURES.detection)
    assert (again.prestige, again.formations, again.upkeep) == (FIGURES.prestige, FIGURES.formations, FIGURES.upkeep)
