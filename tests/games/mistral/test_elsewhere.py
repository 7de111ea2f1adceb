"""2.24, 2.243: ships by name, and Battles that are fought elsewhere and whose result both players type in."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

from maestre.games.mistral.battle.elsewhere import FoughtElsewhere
from maestre.games.mistral.battle.engaged import is_flagship, leaders_of, squadrons_of
from maestre.games.mistral.battle.intensity import ChosenIntensity
from maestre.games.mistral.data import own_figures
from maestre.games.mistral.data.words import Class, Contingent, Fleet
from maestre.games.mistral.fleets.squadrons import class_of
from maestre.games.mistral.game import game
from maestre.games.mistral.reinforcement.entries import named_sail
from maestre.games.mistral.table.asking import Plan
from maestre.games.mistral.table.formations import damage_rating, enemy
from maestre.games.mistral.table.state import Captain, LeaderId, Squadron, SquadronId, State
from maestre.games.mistral.turn.opening import opened
from maestre.play import PlayError, Table, view

WHOLE = True
FIGURES = own_figures()
SEATS = game.seats
SEED = 2
"""With it fleets meet in the first Turn."""


def played(**options: str) -> Iterator[Table[State]]:
    """A year by chance, before each answer."""
    rng = Random(SEED)
    table = Table.new(game, "1744", options=options, seed=bytes([SEED] * 32))
    while table.waiting():
        yield table
        seat = table.waiting()[0]
        table.say(seat, next(table.proposals(seat, rng)))


@pytest.fixture(scope="module")
def first() -> Table[State]:
    """A year by chance that has come to a Battle with a Flagship in it, fought elsewhere."""
    return next(table for table in played(battles="elsewhere") if _has_a_flagship(table))


def _has_a_flagship(table: Table[State]) -> bool:
    return isinstance(about(table), FoughtElsewhere) and any(
        is_flagship(one) for fleet in Fleet for one in squadrons(table, fleet)
    )


@pytest.fixture
def table(first: Table[State]) -> Table[State]:
    """That Battle, to be settled in one way or another."""
    return first.fork(bytes(32))


def about(table: Table[State]) -> object:
    ask = table.asked(table.waiting()[0])
    assert ask is not None
    return ask.about


def question(table: Table[State], seat: str = SEATS[0]) -> FoughtElsewhere:
    ask = table.asked(seat)
    assert ask is not None
    assert isinstance(ask.about, FoughtElsewhere)
    return ask.about


def nothing(table: Table[State]) -> Plan:
    """The result of a Battle in which nothing happened."""
    return {key: options[0] for key, options in question(table).open_to}


def settle(table: Table[State], **changed: str) -> State:
    """Have both say the same: nothing happened but this."""
    plan = nothing(table) | changed
    for seat in SEATS:
        table.say(seat, plan)
    return table.state


def squadrons(table: Table[State], fleet: Fleet) -> tuple[Squadron, ...]:
    return squadrons_of(table.state, question(table).battle, fleet)


def plain(table: Table[State], fleet: Fleet = Fleet.BRITISH) -> Squadron:
    """A Squadron of a side that is no Flagship."""
    return next(one for one in squadrons(table, fleet) if not is_flagship(one))


@pytest.mark.rule("2.243")
def test_both_are_asked_at_once_of_every_squadron_ship_and_leader_engaged(table: Table[State]) -> None:
    assert sorted(table.waiting()) == sorted(SEATS)
    british, bourbon = (question(table, seat) for seat in SEATS)
    assert replace(british, fleet=bourbon.fleet) == bourbon
    keys = [key for key, _ in british.open_to]
    expected = ["intensity"]
    for fleet in Fleet:
        there = squadrons(table, fleet)
        expected += [one.id for one in there]
        expected += [ship for one in there if not is_flagship(one) for ship in one.ships]
        expected += leaders_of(table.state, british.battle, fleet)
    assert sorted(keys) == sorted(expected)


@pytest.mark.rule("2.243")
def test_a_squadron_takes_twice_its_damage_rating_at_most(table: Table[State]) -> None:
    one = plain(table)
    most = 2 * damage_rating(FIGURES, one).whole
    table.check(SEATS[0], nothing(table) | {one.id: str(most)})
    with pytest.raises(PlayError):
        table.check(SEATS[0], nothing(table) | {one.id: str(most + 1)})
    with pytest.raises(PlayError):
        table.check(SEATS[0], nothing(table) | {"intensity": "furious"})


@pytest.mark.rule("2.243")
def test_neither_sees_what_the_other_says_before_both_have_spoken(table: Table[State]) -> None:
    one = plain(table)
    before = view(table, SEATS[1]).now
    table.say(SEATS[0], nothing(table) | {one.id: "7"})
    assert view(table, SEATS[1]).now == before
    assert table.waiting() == (SEATS[1],)


@pytest.mark.rule("2.243")
def test_if_the_two_differ_both_are_asked_again_and_know_what_the_other_said(table: Table[State]) -> None:
    one, before = plain(table), plain(table).dp
    mine, yours = nothing(table) | {one.id: "3"}, nothing(table) | {one.id: "4"}
    table.say(SEATS[0], mine)
    table.say(SEATS[1], yours)
    assert table.state.squadrons[one.id].dp == before
    assert [dict(question(table, seat).theirs) for seat in SEATS] == [yours, mine]
    assert [question(table, seat).apart for seat in SEATS] == [(one.id,)] * 2
    assert "elsewhere-differ" in [heard.told.message.key for heard in table.told]
    for seat in SEATS:
        table.say(seat, mine)
    assert table.state.squadrons[one.id].dp == before + 3


@pytest.mark.rule("2.243")
def test_whoever_plays_by_chance_says_what_the_other_said_when_asked_again(table: Table[State]) -> None:
    one = plain(table)
    mine = nothing(table) | {one.id: "9"}
    table.say(SEATS[0], mine)
    table.say(SEATS[1], next(table.proposals(SEATS[1], Random(1))))
    assert next(table.proposals(SEATS[1], Random(2))) == mine


@pytest.mark.rule("2.243")
@pytest.mark.parametrize("points", [0, 1, 5])
def test_damage_points_that_both_say_are_added(table: Table[State], points: int) -> None:
    one = plain(table, Fleet.BOURBON)
    state = settle(table, **{one.id: str(points)})
    assert state.squadrons[one.id].dp == one.dp + points


@pytest.mark.rule("2.243", "IC.8.44")
@pytest.mark.parametrize("fleet", list(Fleet))
@pytest.mark.parametrize(("fate", "prize"), [("sunk", False), ("struck", True)])
def test_a_ship_is_sunk_or_strikes_as_both_say(table: Table[State], fleet: Fleet, fate: str, prize: bool) -> None:
    one = plain(table, fleet)
    ship = one.ships[0]
    before = table.state.books[enemy(fleet)].sail
    state = settle(table, **{ship: fate})
    assert ship not in [ship for each in state.squadrons.values() for ship in each.ships]
    assert ship in state.lost
    assert (ship in state.prizes.get(enemy(fleet), ())) is prize
    assert state.books[enemy(fleet)].sail == before + 1


@pytest.mark.rule("2.243", "IC.12.4")
@pytest.mark.parametrize("fate", ["sunk", "struck"])
def test_a_flagship_is_one_ship_and_is_lost_or_takes_damage(table: Table[State], fate: str) -> None:
    fleets = [fleet for fleet in Fleet if any(is_flagship(one) for one in squadrons(table, fleet))]
    flagship = next(one for one in squadrons(table, fleets[0]) if is_flagship(one))
    options = dict(question(table).open_to)[flagship.id]
    assert options[-3:] == (str(2 * damage_rating(FIGURES, flagship).whole), "sunk", "struck")
    before = table.state.books[enemy(fleets[0])].flagships
    state = settle(table, **{flagship.id: fate})
    assert flagship.id not in state.squadrons
    assert state.books[enemy(fleets[0])].flagships == before + 1


@pytest.mark.rule("2.243", "IC.3.47")
@pytest.mark.parametrize(
    ("fate", "then"),
    [
        ("unhurt", Captain.SERVING),
        ("wounded", Captain.WOUNDED),
        ("captured", Captain.CAPTURED),
        ("killed", Captain.GONE),
    ],
)
def test_a_leader_suffers_what_both_say(table: Table[State], fate: str, then: Captain) -> None:
    battle = question(table).battle
    leader = next(one for fleet in Fleet for one in leaders_of(table.state, battle, fleet))
    assert settle(table, **{leader: fate}).leaders[LeaderId(leader)].fate is then


@pytest.mark.rule("2.243", "IC.8.45")
@pytest.mark.parametrize(("intensity", "disordered"), [("light", False), ("medium", True), ("heavy", True)])
def test_its_intensity_says_whether_a_battle_leaves_disorder(
    table: Table[State], intensity: str, disordered: bool
) -> None:
    settle(table, intensity=intensity)
    told = [heard.told.message.key for heard in table.told if heard.at >= table.sequence - 2]
    assert ("disorganised" in told) is disordered


@pytest.mark.rule("2.243")
def test_a_squadron_that_loses_all_its_ships_is_gone(table: Table[State]) -> None:
    one = plain(table)
    state = settle(table, **dict.fromkeys(one.ships, "sunk"))
    assert SquadronId(one.id) not in state.squadrons


@pytest.mark.rule("2.243")
def test_without_the_agreement_battles_are_fought_by_the_charts() -> None:
    asked = (about(table) for table in played())
    assert isinstance(next(one for one in asked if isinstance(one, ChosenIntensity | FoughtElsewhere)), ChosenIntensity)


# ------------------------------------------------------------------------------------------------ named ships


@pytest.mark.rule("2.24")
def test_new_sail_are_ships_by_name_in_their_order_if_players_have_agreed() -> None:
    state = opened(FIGURES, "1744", {"named_ships": True})
    assert named_sail(state, Contingent.BRITISH, Class.SOL, 2) == ("Monmouth", "Captain")
    assert named_sail(state, Contingent.BRITISH, Class.SOLD, 1) == ("Antelope",)
    assert named_sail(state, Contingent.FRENCH, Class.SOL, 1) == ("Magnanime",)
    assert named_sail(state, Contingent.SPANISH, Class.SOL, 1) == ("León",)


@pytest.mark.rule("2.24")
def test_without_the_agreement_new_sail_are_called_by_their_turn() -> None:
    state = opened(FIGURES, "1744", {})
    state.turns = 3
    assert named_sail(state, Contingent.BRITISH, Class.SOL, 2) == ("B+3-sol1", "B+3-sol2")


@pytest.mark.rule("2.24")
def test_a_name_is_used_once_whatever_has_become_of_the_ship() -> None:
    state = opened(FIGURES, "1744", {"named_ships": True})
    state.lost["Monmouth"] = Contingent.BRITISH
    state.waiting[Contingent.BRITISH] = ("Captain",)
    state.prizes[Fleet.BOURBON] = ("Hampton Court",)
    b1 = state.squadrons[SquadronId("B1")]
    state.squadrons[b1.id] = replace(b1, ships=("Suffolk",))
    assert named_sail(state, Contingent.BRITISH, Class.SOL, 1) == ("Kent",)


@pytest.mark.rule("2.24")
def test_when_all_names_are_used_sail_are_called_by_their_turn_again() -> None:
    state = opened(FIGURES, "1744", {"named_ships": True})
    known = tuple(FIGURES.reinforcement.ships["spanish", Class.SOLD])
    state.lost |= dict.fromkeys(known[1:], Contingent.SPANISH)
    assert named_sail(state, Contingent.SPANISH, Class.SOLD, 3) == (known[0], "S+1-sold1", "S+1-sold2")


@pytest.mark.rule("2.24")
def test_ships_that_come_by_name_have_their_subclass_and_are_in_no_scenario() -> None:
    listed = [ship.name for host in FIGURES.scenarios.forces.values() for row in host.squadron for ship in row.ships]
    listed += [ship.name for host in FIGURES.scenarios.forces.values() for row in host.auxiliary for ship in row.ships]
    for (_, kind), ships in FIGURES.reinforcement.ships.items():
        assert ships
        for ship in ships:
            assert class_of(FIGURES, ship) is kind
            assert ship not in listed
