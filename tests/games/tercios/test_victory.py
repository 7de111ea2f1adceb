"""9.03-9.08, 9.52-9.55 Duration, points and who has won."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from maestre.games.tercios.data import Body, own_figures
from maestre.games.tercios.game import game
from maestre.games.tercios.shooting.rout import destroy
from maestre.games.tercios.table.pools import regroup
from maestre.games.tercios.table.state import Agreed, Loss, Phase, Pooled, State, UnitId
from maestre.games.tercios.table.victory import TimeUp, duration, lead, result, score, swept, whose, worth
from maestre.games.tercios.turn.sequence import end_turn
from maestre.miniatures.sides import Side
from maestre.play import Table
from tests.games.tercios.lists import army, command, leader, unit
from tests.games.tercios.positions import start

BATTLE = own_figures().battle

TERCIO = army(
    command("infantry", unit("tercio"), unit("shot_company"), led=leader(1, name="Sargento mayor")),
    command("battery", unit("light_gun")),
)


def battle(turn: int, *, blue: int = 0, red: int = 0) -> State:
    """A position at the end of a turn with a score."""
    state = replace(start(TERCIO, TERCIO), turn=turn, phase=Phase.ACTION)
    state.lost = {"R9-1": Loss(1, "rout", blue), "B9-1": Loss(1, "rout", red)}
    return state


def ended(state: State) -> State:
    """Let the turn end."""
    assert list(duration(state)) == []
    return state


@pytest.mark.rule("9.53")
@pytest.mark.parametrize(("piece", "points"), [("B1-1", 2), ("B1-2", 1), ("B2-1", 1), ("B0", 3), ("B1", 0)])
def test_a_commander_is_worth_three_a_formation_two_and_all_other_troops_one(piece: str, points: int) -> None:
    assert worth(start(TERCIO, TERCIO), piece) == points
    assert BATTLE.victory.of(Body.CAVALRY) == 1


@pytest.mark.rule("9.52", "9.55")
def test_points_come_from_what_the_enemy_has_lost_whatever_the_cause() -> None:
    state = start(TERCIO, TERCIO)
    for piece, how in (("B1-1", "rout"), ("B1-2", "burst"), ("R2-1", "melee")):
        assert list(destroy(state, UnitId(piece), how, None)) == []
    assert (score(state, Side.RED), score(state, Side.BLUE)) == (3, 1)
    assert lead(state) == -2
    assert whose("R2-1") is Side.RED


@pytest.mark.rule("6.39", "6.99")
@pytest.mark.parametrize("kind", [Pooled.FORT, Pooled.INTEGRATED])
def test_the_members_of_a_pool_count_one_by_one(kind: Pooled) -> None:
    state = start(TERCIO, TERCIO)
    regroup(state, kind, (UnitId("B1-1"), UnitId("B2-1")))
    assert [worth(state, piece) for piece in ("B1-1", "B2-1")] == [2, 1]
    assert list(destroy(state, UnitId("B2-1"), "rout", None)) == []
    assert score(state, Side.RED) == 1
    assert list(destroy(state, UnitId("B1-1"), "rout", None)) == []
    assert score(state, Side.RED) == 3


@pytest.mark.rule("9.04", "9.05", "9.06", "9.07")
@pytest.mark.parametrize(
    ("turn", "blue", "red", "over"),
    [
        (4, 9, 0, False),
        (5, 4, 0, False),
        (5, 5, 0, True),
        (5, 1, 6, True),
        (5, 2, 6, False),
        (6, 2, 0, False),
        (6, 3, 0, True),
        (6, 3, 6, True),
        (7, 2, 2, False),
        (7, 2, 3, True),
        (8, 0, 0, True),
        (8, 9, 0, True),
    ],
)
def test_the_lead_that_ends_the_battle_shrinks_turn_by_turn(turn: int, blue: int, red: int, over: bool) -> None:
    state = ended(battle(turn, blue=blue, red=red))
    assert bool(state.ended) is over
    assert (state.phase is Phase.OVER) is over
    assert (game.outcome(state) is None) is not over


@pytest.mark.rule("9.08")
@pytest.mark.parametrize(
    ("turn", "blue", "red", "winner", "english", "spanish"),
    [
        (5, 5, 0, "blue", "decisive", "decisiva"),
        (6, 0, 3, "red", "clear", "clara"),
        (7, 1, 0, "blue", "narrow", "justa"),
        (8, 1, 2, "red", "pyrrhic", "pírrica"),
        (8, 2, 2, None, "level", "igualados"),
    ],
)
def test_the_later_the_end_the_smaller_the_victory(
    turn: int, blue: int, red: int, winner: str | None, english: str, spanish: str
) -> None:
    outcome = result(ended(battle(turn, blue=blue, red=red)))
    assert outcome.winner == winner
    assert outcome.points == (("blue", blue), ("red", red))
    assert english in game.speaker("en").say(outcome.message)
    assert spanish in game.speaker("es").say(outcome.message)


@pytest.mark.rule("9.08")
def test_who_alone_has_troops_left_wins_decisively_whatever_the_score() -> None:
    state = battle(2, blue=0, red=8)
    state.units = {name: one for name, one in state.units.items() if one.side is Side.BLUE}
    swept(state)
    outcome = result(state)
    assert (outcome.winner, state.phase) == ("blue", Phase.OVER)
    assert "decisiva" in game.speaker("es").say(outcome.message)


@pytest.mark.rule("9.08")
def test_when_nobody_has_troops_left_the_score_decides() -> None:
    state = battle(2, blue=1, red=8)
    state.units = {}
    swept(state)
    assert result(state).winner == "red"
    assert "points" in game.speaker("en").say(result(state).message)


def test_a_battle_goes_on_while_both_have_troops() -> None:
    state = battle(2)
    swept(state)
    assert not state.ended


@pytest.mark.rule("9.04")
def test_the_end_of_a_turn_ends_the_battle() -> None:
    table = Table.new(game, "learning", seed=bytes(32))
    state = replace(table.state, turn=5, phase=Phase.ACTION)
    state.lost = {"R9": Loss(1, "rout", 5)}
    assert list(end_turn(state)) == []
    assert state.ended


# --------------------------------------------------------------------------------------------------- limits agreed on


def played(turns: int, **options: str) -> Table[State]:
    """The learning battle by chance until so many turns are over, the battle is, or both are asked about the time."""
    table, rng = Table.new(game, "learning", options=options, seed=bytes(32)), Random(1)
    while table.outcome is None and table.state.turn <= turns:
        (seat, *_) = table.waiting()
        ask = table.asked(seat)
        assert ask is not None
        if isinstance(ask.about, TimeUp):
            break
        table.say(seat, next(table.proposals(seat, rng)))
    return table


@pytest.mark.rule("9.03")
@pytest.mark.parametrize(("length", "over"), [("turns_2", True), ("turns_3", False), ("variable", False)])
def test_an_agreed_limit_of_turns_ends_the_battle_after_its_last(length: str, over: bool) -> None:
    table = played(2, length=length)
    assert (table.outcome is not None) is over
    assert (table.state.turn, table.state.ended) == ((2, "ending-limit") if over else (3, ""))


@pytest.mark.rule("9.03")
@pytest.mark.parametrize(("turn", "blue", "limit", "over"), [(4, 0, 4, True), (3, 9, 4, False), (8, 9, 9, False)])
def test_within_a_limit_no_lead_ends_the_battle_before_it(turn: int, blue: int, limit: int, over: bool) -> None:
    state = battle(turn, blue=blue)
    state.agreed = Agreed(turn_limit=limit)
    assert bool(ended(state).ended) is over


@pytest.mark.rule("9.03")
@pytest.mark.parametrize(
    ("blue", "red", "over"),
    [("time-up", "time-up", True), ("time-up", "play-on", False), ("play-on", "", False)],
)
def test_an_agreed_limit_of_time_is_reached_when_both_say_so(blue: str, red: str, over: bool) -> None:
    table = played(1, length="time")
    assert table.waiting() == ("blue",)
    assert table.state.ended == ""
    game.invariants(table.state)
    table.say("blue", blue)
    if red:
        assert table.waiting() == ("red",)
        table.say("red", red)
    assert (table.outcome is not None) is over
    assert (table.state.turn, table.state.ended) == ((1, "ending-time") if over else (2, ""))


@pytest.mark.rule("9.03", "9.08")
@pytest.mark.parametrize("limit", [Agreed(turn_limit=2), Agreed(time_limit=True)])
@pytest.mark.parametrize(
    ("red", "winner", "english", "spanish"),
    [
        (5, "red", "decisive", "decisiva"),
        (4, "red", "clear", "clara"),
        (3, "red", "clear", "clara"),
        (2, "red", "narrow", "justa"),
        (0, None, "level", "igualados"),
    ],
)
def test_a_victory_within_a_limit_is_called_by_its_lead(
    limit: Agreed, red: int, winner: str | None, english: str, spanish: str
) -> None:
    state = battle(2, red=red)
    state.agreed = limit
    state.ended = "ending-limit" if limit.turn_limit else "ending-time"
    outcome = result(state)
    assert outcome.winner == winner
    assert english in game.speaker("en").say(outcome.message)
    assert spanish in game.speaker("es").say(outcome.message)
