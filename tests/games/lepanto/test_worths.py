"""What the doctrine weighs: the signs of a position, many sound plans of a turn, and what boldness changes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from random import Random

import pytest
from msgspec.structs import replace

from maestre.games.lepanto import game
from maestre.games.lepanto.doctrine import DOCTRINE
from maestre.games.lepanto.doctrine.council import Plan, council
from maestre.games.lepanto.doctrine.signs import signs
from maestre.games.lepanto.table.state import Phase, State
from maestre.opponents import CHARACTERS, SOUND, Idea, Ideas, Memory, Temper, agents_of, weights_of
from maestre.play import Order, View, view
from tests.games.lepanto.figures import SCENARIOS, SMALL_ARMS
from tests.games.lepanto.positions import FAR_AWAY, Position, combat, position
from tests.games.lepanto.wandering import opened

MANY = 12
LAST = SCENARIOS["battle"].last_turn
HALVED = SMALL_ARMS.halved_from_turn
LEVEL = ("A C galley 20,20 4", "I I galley 25,20 1")
EVALUATION = DOCTRINE.evaluation


def captained(seed: int, scenario: str = "learning") -> Iterator[tuple[Position, View[State], Ideas]]:
    """A game between two veterans whenever there is something to choose, with what there is."""
    table, chance = opened(scenario, seed), Random(seed)
    memories = {seat: Memory(f"{seed}{seat}") for seat in game.seats}
    while table.waiting():
        seen = view(table, table.waiting()[0])
        plan = memories[seen.seat].plan(seen.seat, game.turn(seen.now), partial(council, seen, SOUND))
        found = DOCTRINE.counsel(seen, plan)
        if isinstance(found, Ideas):
            yield table, seen, found
        table.say(seen.seat, DOCTRINE.answer(seen, plan, chance))


def begun(seed: int, turn: int = 8) -> Position:
    """A battle at the beginning of a turn."""
    return next(table for table, seen, _ in captained(seed, "left-wings") if seen.now.turn == turn)


def sailed(table: Position, plan: Plan) -> tuple[str, ...]:
    """How a side sails by a plan."""
    fork, phase, said = table.fork(None), table.state.phase, list[str]()
    while fork.state.phase is phase:
        seen = view(fork, fork.waiting()[0])
        answer = DOCTRINE.answer(seen, plan, Random(0))
        fork.say(seen.seat, answer)
        said.append(str(answer))
    return tuple(said)


# ------------------------------------------------------------------------------------------------------------- signs


def swapped(state: State) -> State:
    """The same position with the sides changed."""
    return replace(state, ships={name: replace(ship, side=ship.side.enemy) for name, ship in state.ships.items()})


@pytest.mark.parametrize("seed", [3, 4])
def test_signs_favour_either_side_alike(seed: int) -> None:
    states = [seen.now for _, seen, _ in captained(seed)][::10]
    assert any(signs(state)["points"] for state in states)
    for state in states:
        ours, theirs = signs(state), signs(swapped(state))
        assert ours == pytest.approx({name: -worth for name, worth in theirs.items()})


@pytest.mark.parametrize(
    ("sign", "better", "worse"),
    [
        ("points", "", " repulsed"),
        ("late points", "", " immobilised=ram"),
        ("guns", "", " repulsed"),
        ("repulsed", "", " repulsed"),
        ("stuck", "", " immobilised=ram"),
        ("rested", "", " exhausted=4"),
    ],
)
def test_each_sign_says_who_is_better_off(sign: str, better: str, worse: str) -> None:
    ours, theirs = LEVEL
    assert signs(position(*LEVEL).state)[sign] == 0
    assert signs(position(ours + better, theirs + worse).state)[sign] > 0
    assert signs(position(ours + worse, theirs + better).state)[sign] < 0


@pytest.mark.parametrize(("facing", "bears"), [(4, True), (1, False)])
def test_guns_bear_on_who_lies_before_them(facing: int, bears: bool) -> None:
    found = signs(position(f"A C galley 20,20 {facing}", "I I galley 21,20 4").state)
    assert (found["bearing"] > 0) is bears


def test_more_ships_are_better_odds() -> None:
    ours, theirs = LEVEL
    assert signs(position(ours, "B C galley 19,20 4", theirs).state)["odds"] > 0
    assert signs(position(ours, theirs, "J I galley 26,20 1").state)["odds"] < 0


@pytest.mark.parametrize(("turn", "tells"), [(HALVED - 1, False), (HALVED, True), (LAST - 1, True), (LAST, False)])
def test_the_hour_of_christian_small_arms_passes(turn: int, tells: bool) -> None:
    assert (signs(position(*LEVEL, turn=turn).state)["hour"] > 0) is tells


@pytest.mark.parametrize("turn", [5, LAST])
def test_whoever_is_ahead_is_thought_to_win(turn: int) -> None:
    assert EVALUATION is not None
    ahead = ("B C galley 19,20 4", "D C galley 18,20 4", "E C galley 17,20 4")
    behind = [line.replace(" C ", " I ").replace("19,", "29,") for line in ahead]
    assert EVALUATION.chance(position(*LEVEL, *ahead, turn=turn).state) > 0.5
    assert EVALUATION.chance(position(*LEVEL, *behind, turn=turn).state) < 0.5


def test_each_sign_has_been_weighed() -> None:
    assert weights_of(game.package).keys() == {"side", *signs(position(*LEVEL).state)}


# ------------------------------------------------------------------------------------------------------------- plans


def test_several_draws_are_several_sound_plans() -> None:
    table = begun(1)
    seen = view(table, table.waiting()[0])
    plans = [council(seen, SOUND, Random(number)) for number in range(MANY)]
    assert len({str(plan) for plan in plans}) >= MANY / 2
    assert len({sailed(table, plan) for plan in plans}) >= MANY / 3


def test_the_same_chance_draws_the_same_plan() -> None:
    table = begun(2)
    seen = view(table, table.waiting()[0])
    assert council(seen, SOUND, Random(5)) == council(seen, SOUND, Random(5))


def test_chance_has_several_good_posts_to_choose_from() -> None:
    found = [ideas for _, seen, ideas in captained(5, "left-wings") if seen.now.phase is Phase.MOVEMENT]
    assert sum(len(_as_good(ideas)) > 1 for ideas in found) >= len(found) / 3


def _as_good(ideas: Ideas) -> list[Idea]:
    best = max(one.worth for one in ideas.options)
    return [one for one in ideas.options if one.worth >= best - ideas.slack]


# --------------------------------------------------------------------------------------------------------- characters


def said(table: Position, character: str) -> str:
    """What a captain of some character orders, by the same plan but for that."""
    seen = view(table, table.waiting()[0])
    temper = Temper(boldness=CHARACTERS.get(character, SOUND.boldness))
    told = DOCTRINE.answer(seen, council(seen, temper, Random(0)), Random(0))
    assert isinstance(told, Order)
    return " ".join((told.verb, told.piece, *told.objects)).strip()


def test_it_is_played_at_all_levels_and_in_two_characters() -> None:
    levels = ("recruit", "veteran", "maestre")
    assert agents_of(game) == ("random", *(f"{one}{of}" for one in levels for of in ("", "-bold", "-cautious")))


EVEN = ("A C galley 20,20 1", "I I galley 20,21 4")
THREE = ("A C galley 19,20 5", "B C galley 21,20 5", "D C galley 19,21 4", "I I galley 20,20 1")
AROUND = ("A C galley 19,20 5", "B C galley 21,20 5", "D C galley 19,21 4", "E C galley 20,21 4", "I I galley 20,20 1")


@pytest.mark.parametrize(
    ("ships", "turn", "cautious", "plain", "bold"),
    [
        (EVEN, 5, "end", "arms A I", "arms A I"),
        (THREE, 5, "end", "arms A I", "board I A B D"),
        (EVEN, LAST, "end", "arms A I", "arms A I"),
        (AROUND, 5, "board I A B D E", "board I A B D E", "board I A B D E"),
    ],
)
def test_the_bold_board_where_others_do_not_and_the_cautious_refuse_where_others_fight(
    ships: tuple[str, ...], turn: int, cautious: str, plain: str, bold: str
) -> None:
    told = [said(combat(*ships, turn=turn), one) for one in ("cautious", "", "bold")]
    assert told == [cautious, plain, bold]


def test_the_cautious_fear_more_for_a_post_and_the_bold_less() -> None:
    """The same plan but for its temper: how much is feared for the same ship in the same hex."""
    seen = view(position("A C galley 20,20 4", "I I galley 24,20 1", *FAR_AWAY), "christian")
    feared = []
    for boldness in (CHARACTERS["cautious"], SOUND.boldness, CHARACTERS["bold"]):
        plan = council(seen, Temper(boldness=boldness), Random(1))
        sea, _ = DOCTRINE.mind(seen, plan)
        feared.append(sea.risk(seen.now.ships[next(iter(seen.now.ships))].cell, "christian-centre"))
    assert feared[0] > feared[1] > feared[2] > 0
