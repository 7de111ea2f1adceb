"""The forces and set-ups of Mistral, ship by ship and Year by Year: a second statement of what `scenarios.toml` says.

The scenario booklets are not in our sources. Names and guns are those of the public order of battle of Toulon; damage,
ratings and set-ups are ours. Whoever changes one has to mean it.
"""

from __future__ import annotations

import pytest

from maestre.games.mistral.data import Campaign, Class, Fleet, FrontEntry, own_figures
from maestre.games.mistral.data.scenarios import AuxiliaryEntry, SquadronEntry

SCENARIOS = own_figures().scenarios

SHIPS = """
B1: sol Stirling Castle 70, Nassau 70, Berwick 70, Princess Caroline 80
B2: sol Warwick 60, Kingston 60, Chichester 80, Boyne 80
B3: sol Bedford 70, Somerset 80, Norfolk 80, Dorsetshire 80
B4: sol Dragon 60, Princessa 70, Essex 70, Rupert 60
B5: sol Royal Oak 70, Cambridge 80, Torbay 80, Russell 80
B6: sol Dunkirk 60, Buckingham 70, Elizabeth 70, Revenge 70
BD1: sold Oxford 50, Guernsey 50
BD2: sold Salisbury 50, Romney 50
F1: sol Borée 64, Toulouse 60, Éole 64
F2: sol Sérieux 64, Ferme 74, Solide 64
F3: sol Duc d'Orléans 74, Trident 64, Furieux 60
FD1: sold Alcyon 54, Tigre 50
FD2: sold Diamant 50, Aquilon 48
S1: sol Oriente 60, América 60, Neptuno 60
S2: sol Poder 60, Constante 70, Hércules 64
S3: sol Brillante 60, San Fernando 64, Soberbio 60
SD1: sold Retiro 54
N1: sol San Filippo 64, Partenope 60
namur: flagship Namur 90
marlborough: flagship Marlborough 90
neptune: flagship Neptune 90
barfleur: flagship Barfleur 90
terrible: flagship Terrible 74
saint_esprit: flagship Saint-Esprit 74
esperance: flagship Espérance 74
real_felipe: flagship Real Felipe 112
santa_isabel: flagship Santa Isabel 80
"""
"""Squadrons and Flagships of 1744, each ship with her guns."""

AUXILIARIES = """
bFleet1: fleet Faversham 44
bFleet2: fleet Diamond 40
bFleet3: fleet Winchelsea 20
bFleet50a: fleet50 Nonsuch 50, Chatham 50
bFire1: fireship Anne Galley 0
bFire2: fireship Mercury 0
"""
"""Auxiliaries that stand for ships with a name."""

YEARS = ["1740", "1742", "1743", "1744", "1745", "1746", "1747", "1748"]
DAMAGE = """
B1: 2 3 2 4 4 4 4 4
B2: 2 3 2 3 4 4 4 4
B3: 3 2 3 5 5 5 5 5
B4: - 2 3 5 4 4 4 4
B5: - - 3 5 4 4 4 4
B6: - - - 4 4 - - -
BD1: 2 2 2 2 2 2 2 2
BD2: 2 2 2 2 2 2 2 2
F1: 8 6 5 6 5 5 5 5
F2: 8 6 5 6 5 5 5 5
F3: 9 7 6 7 5 5 5 5
FD1: 6 5 5 5 3 3 3 3
FD2: 7 7 7 7 5 5 5 5
S1: 2 3 5 5 4 4 4 4
S2: 2 3 5 5 5 5 5 5
S3: 3 4 6 6 5 5 5 5
SD1: 2 3 4 4 3 3 3 3
N1: 3 3 3 3 3 3 3 3
namur: - - 4 4 5 5 5 5
marlborough: - 3 - 5 6 6 6 6
neptune: 2 2 4 4 - - - -
barfleur: 2 2 4 4 4 4 4 4
terrible: 7 5 5 5 6 6 6 6
saint_esprit: 7 6 6 6 7 7 7 7
esperance: 7 6 6 6 6 6 6 6
real_felipe: 2 3 4 4 6 6 6 6
santa_isabel: 2 3 5 5 5 5 5 5
"""
"""DPs with which each begins, by the forces of the Years above; those of 1741 are those of 1740."""

LEADERS = """
mathews: A 3 3 6
lestock: T 2 3 4
rowley: A 3 3 4
osborn: C 3 2 2
long: C 2 2 2
court: C 3 3 5
gabaret: C 2 2 3
piosin: C 2 3 3
caylus: A 3 2 2
navarro: C 3 2 4
geraldin: A 3 2 2
alvarez: A 3 1 2
haddock: C 2 3 5
medley: A 3 3 5
byng: C 2 3 4
"""
"""Personality, Leadership, Strategy and Control of every Leader."""


def told(entry: SquadronEntry | AuxiliaryEntry) -> str:
    """Write what a counter stands for as above."""
    ships = ", ".join(f"{ship.name} {ship.guns}" for ship in entry.ships)
    return f"{entry.id}: {entry.kind.value} {ships}"


@pytest.mark.rule("SC.1744.b", "T.counters", "2.22", "SC.years")
def test_every_squadron_has_the_ships_of_the_order_of_battle() -> None:
    assert [told(entry) for entry in SCENARIOS.forces["1744"].squadron] == SHIPS.strip().splitlines()
    named = [told(entry) for entry in SCENARIOS.forces["1744"].auxiliary if entry.ships]
    assert named == AUXILIARIES.strip().splitlines()


@pytest.mark.rule("SC.years", "2.22")
@pytest.mark.parametrize("year", YEARS)
def test_a_year_has_the_ships_of_1744_but_for_the_poder_lost_off_toulon(year: str) -> None:
    stated = dict(line.split(": ", 1) for line in SHIPS.strip().splitlines())
    if year >= "1745":
        stated["S2"] = "sol Constante 70, Hércules 64"
    assert all(told(entry) == f"{entry.id}: {stated[entry.id]}" for entry in SCENARIOS.forces[year].squadron)


@pytest.mark.rule("SC.years", "SC.1744.b", "2.22", "2.521")
@pytest.mark.parametrize(("column", "year"), list(enumerate(YEARS)))
def test_each_squadron_begins_a_year_with_its_damage(column: int, year: str) -> None:
    rows = [line.split() for line in DAMAGE.strip().splitlines()]
    stated = {name.rstrip(":"): cells[column] for name, *cells in rows if cells[column] != "-"}
    assert {entry.id: str(entry.dp) for entry in SCENARIOS.forces[year].squadron} == stated


@pytest.mark.rule("SC.1744.b", "T.counters", "2.22", "2.224.c")
@pytest.mark.parametrize("year", YEARS)
def test_flagships_alone_bear_a_shift_and_it_is_one(year: str) -> None:
    for entry in SCENARIOS.forces[year].squadron:
        assert entry.shift == (1 if entry.kind is Class.FLAGSHIP else 0), entry.id


@pytest.mark.rule("SC.years", "SC.1744.b", "2.22", "2.521")
def test_every_leader_has_his_ratings_in_all_years_and_navarro_is_promoted_in_march_1744() -> None:
    stated = LEADERS.strip().splitlines()
    for forces in SCENARIOS.forces.values():
        for one in forces.leader:
            ratings = f"{one.personality.value} {one.leadership} {one.strategy} {one.control}"
            assert f"{one.id}: {ratings}" in stated
            if one.id == "navarro":
                assert one.promotion is not None
                assert (one.promotion.rank.value, one.promotion.year, one.promotion.turn) == ("VA", 1744, 4)
            else:
                assert one.promotion is None
    assert list(SCENARIOS.leaders) == [line.split(":")[0] for line in stated]


@pytest.mark.rule("SC.1744.b", "2.22", "2.521", "T.counters")
def test_genoa_would_bring_a_squadron_of_two_sail_and_venice_two_of_four() -> None:
    for forces in SCENARIOS.forces.values():
        found = {pool.contingent.value: [(one.id, one.sail) for one in pool.squadrons] for pool in forces.pool}
        assert found == {"genoese": [("G1", 2)], "venetian": [("V1", 4), ("V2", 4)]}


SETUPS = {year: f"{1740 if year == 1741 else year}" for year in range(1740, 1749)}
"""The forces of each Year."""


@pytest.mark.rule("SC.years", "SC.1744.d", "IC.12.1")
@pytest.mark.parametrize(("year", "forces"), SETUPS.items())
def test_a_year_begins_with_ten_prestige_each_and_five_repair_points(year: int, forces: str) -> None:
    setup = SCENARIOS.setups[str(year)]
    assert (setup.year, setup.forces) == (year, forces)
    assert setup.prestige == {Fleet.BRITISH: 10, Fleet.BOURBON: 10}
    assert setup.repair_points == {"gibraltar": 2, "port_mahon": 3}


@pytest.mark.rule("SC.years", "SC.1744.d", "IC.12.1")
@pytest.mark.parametrize("year", SETUPS)
def test_campaigns_begin_with_the_victories_of_earlier_years(year: int) -> None:
    alps = FrontEntry(bourbon=1) if year >= 1746 else FrontEntry()
    po_valley = FrontEntry(austrian=1) if year >= 1747 else FrontEntry()
    apennines = FrontEntry(ended=year >= 1747)
    assert SCENARIOS.setups[str(year)].campaigns == {
        Campaign.PO_VALLEY: po_valley,
        Campaign.ALPS: alps,
        Campaign.APENNINES: apennines,
    }
    assert (alps.marker, alps.austrian, po_valley.bourbon, apennines.marker) == (0, 0, 0, 0)


LENGTHS = {"campaign": 0, "1747": 0, "winter-1744": 4} | {str(year): 16 for year in range(1740, 1747)}
"""The last Turn of each scenario; 0 of those that end by a roll."""


@pytest.mark.rule("SC.list", "SC.campaign", "SC.1747", "SC.years", "SC.1744", "SC.winter", "1.5", "2.72", "2.721")
@pytest.mark.parametrize(("name", "last"), LENGTHS.items())
def test_a_scenario_begins_with_turn_1_and_two_draws_and_ends_with_its_last_turn(name: str, last: int) -> None:
    row = SCENARIOS.row[name]
    assert (row.first_turn, row.last_turn, row.first_draws, row.first_orders_checked) == (1, last, 2, False)
    assert row.levant_figure is (name != "winter-1744")
    assert set(SCENARIOS.row) == set(LENGTHS)
