"""One order to many ships: everybody who can follow does, and whoever cannot hears why."""

from __future__ import annotations

import pytest

from maestre.games.lepanto import game
from maestre.games.lepanto.data import Side
from maestre.games.lepanto.table.reserve import held
from maestre.games.lepanto.table.state import Phase, State
from maestre.games.lepanto.turn.squadrons import advances
from maestre.play import Ask, Order, PlayError, Refused, Table, Tries
from maestre.play.written.messages import LANGUAGES
from tests.games.lepanto.figures import FIGURES, GRID
from tests.games.lepanto.positions import at, combat, do, order, position, ship
from tests.games.lepanto.wandering import opened


def mustered(table: Table[State], words: str, *pieces: str) -> tuple[Tries, ...]:
    assert isinstance(table.request, Ask)
    verb, *objects = words.split()
    mine = pieces or tuple(one.id for one in table.state.ships.values() if one.side is table.state.side)
    return game.plan_group_order(table.state, table.request, mine, Order(verb, "", tuple(objects)))


def obeyed(table: Table[State], plan: tuple[Tries, ...]) -> int:
    """Let each ship take the first of its tries that is allowed; those held up try again once others have gone."""
    left, given = list(plan), 0
    while left:
        again = [tries for tries in left if not any(_said(table, answer) for answer in tries)]
        given += len(left) - len(again)
        if len(again) == len(left):
            break
        left = again
    return given


def _said(table: Table[State], answer: object) -> bool:
    try:
        table.say(table.state.side.value, answer)
    except PlayError:
        return False
    return True


def refusal(table: Table[State], words: str, *pieces: str) -> Refused:
    with pytest.raises(Refused) as caught:
        mustered(table, words, *pieces)
    for language in LANGUAGES:
        assert game.speaker(language).say(caught.value.message)
    return caught.value


# ---------------------------------------------------------------- movement


@pytest.mark.parametrize("side", list(Side))
def test_one_order_brings_a_whole_fleet_forward_without_tiring_anybody(side: Side) -> None:
    table = opened("battle", 1)
    if side is Side.ISLAMIC:
        do(table, "end", "end", "end")
    before = dict(table.state.ships)
    free = [one for one in before.values() if one.side is side and not held(table.state, one)]
    obeyed(table, mustered(table, "advance"))
    moved = [one for one in free if ship(table, one.id).cell != one.cell]
    assert len(moved) >= 0.9 * len(free)
    assert not any(one.exhausted for one in table.state.ships.values())


def test_rowing_hard_goes_farther_and_exhausts() -> None:
    table = position("A C galley 20,20 4", "B C galley 19,20 4")
    hard = table.fork(None)
    assert obeyed(table, mustered(table, "advance")) == 2
    assert (at(table, "A"), at(table, "B")) == ((23, 20), (22, 20))
    assert obeyed(hard, mustered(hard, "advance hard")) == 2
    assert (at(hard, "A"), at(hard, "B")) == ((24, 20), (23, 20))
    assert ship(hard, "A").exhausted == hard.state.turn


@pytest.mark.rule("6.2.b")
def test_ways_ahead_come_longest_first_and_row_least() -> None:
    assert advances(FIGURES, 1) == (("oar", "sail", "sail"), ("sail", "sail"), ("oar", "sail"), ("sail",), ("oar",))
    assert advances(FIGURES, 0) == (("sail", "sail"), ("sail",))


@pytest.mark.parametrize(
    ("words", "there", "facing"),
    [
        ("head 4", (23, 20), 4),
        ("head 5", (21, 18), 5),
        ("head 3", (21, 22), 3),
        ("head 6", (21, 18), 5),
        ("head 1", (20, 20), 5),
        ("head 5 hard", (21, 17), 5),
    ],
)
@pytest.mark.rule("6.2.h")
def test_ships_turn_towards_a_heading_and_go_on(words: str, there: tuple[int, int], facing: int) -> None:
    table = position("A C galley 20,20 4")
    assert obeyed(table, mustered(table, words)) == 1
    assert (at(table, "A"), ship(table, "A").facing) == (there, facing)


def test_the_same_steps_for_all_are_given_foremost_first() -> None:
    table = position("B C galley 19,20 4", "A C galley 20,20 4")
    plan = mustered(table, "steps oar sail")
    assert plan == ((order("move A oar sail"),), (order("move B oar sail"),))


@pytest.mark.rule("6.1.a", "6.1.c")
def test_a_towed_galleass_comes_along_and_needs_no_order() -> None:
    table = position("G C galleass 19,20 4", "T C galley 20,20 4", "U C galley 18,20 4", tows={"G": "T"})
    plan = mustered(table, "advance", "G", "T", "U")
    assert [getattr(tries[0], "piece", "") for tries in plan] == ["T", "U"]
    assert obeyed(table, plan) == 2
    assert at(table, "G") == (22, 20)


def test_who_has_moved_is_passed_over_unless_nobody_else_was_meant() -> None:
    table = do(position("A C galley 20,20 4", "B C galley 20,25 4"), "move A sail")
    assert len(mustered(table, "advance", "A", "B")) == 1
    plan = mustered(table, "advance", "A")
    assert len(plan) == 1
    assert obeyed(table, plan) == 0


# ---------------------------------------------------------------- combat and reorientation


@pytest.mark.rule("7.1.d", "7.1.e")
def test_all_guns_fire_each_at_its_best_target_and_a_galleass_by_every_arc() -> None:
    table = combat("A C galley 20,20 4", "B I galley 21,20 1", "D I galley 22,20 1")
    assert mustered(table, "fire", "A") == ((order("guns A B"), order("guns A D")),)
    assert mustered(table, "fire D", "A") == ((order("guns A D"),),)
    arcs = combat("G C galleass 20,20 4", "B I galley 21,20 1", "D I galliot 20,19 1", "E I galley 19,20 1")
    assert {tries[0] for tries in mustered(arcs, "fire")} == {order(f"guns G {name}") for name in "BDE"}


def test_the_next_ship_chooses_another_target_when_the_first_is_sunk() -> None:
    table = combat("A C galley 20,20 4", "F C galley 22,18 2", "B I galley 21,20 1", "D I galley 22,20 1")
    plan = mustered(table, "fire", "A", "F")
    assert plan[0] == (order("guns F B"),), "who has one target fires first"
    do(table, "guns F B", dice=[1])
    assert _said(table, plan[1][1])


@pytest.mark.rule("7.2.j")
def test_small_arms_fire_at_one_enemy_each() -> None:
    table = combat("A C galley 20,20 4", "B I galley 22,20 1", "O I galliot 20,19 1")
    assert mustered(table, "volley", "A")[0][0] == order("arms A O")
    assert mustered(table, "volley B", "A") == ((order("arms A B"),),)
    far = combat("A C galley 20,20 4", "F C galley 5,5 4", "B I galley 22,20 1")
    assert mustered(far, "volley", "A", "F") == ((order("arms A B"),),), "who reaches nobody is passed over"


@pytest.mark.rule("7.4.f")
def test_all_who_may_board_together() -> None:
    table = combat("A C galley 20,20 5", "E C galley 22,20 5", "X C galley 30,30 5", "B I galley 21,20 1")
    assert mustered(table, "board B", "A", "E", "X") == ((order("board B A E"),),)
    (tries,) = mustered(table, "board B", "X")
    with pytest.raises(Refused) as caught:
        table.check("christian", tries[0])
    assert caught.value.rule == "7.4.a"


@pytest.mark.rule("5.4.a")
def test_a_squadron_turns_its_bows() -> None:
    table = position("A C galley 20,20 4", "B C galley 20,25 5", phase=Phase.REORIENTATION)
    assert mustered(table, "face 5") == ((order("face A 5"),),)


# ---------------------------------------------------------------- what cannot be ordered


@pytest.mark.rule("5.2.a", "5.3.a", "5.4.b", "6.2.h", "7.1.a", "7.2.a", "7.4.f")
@pytest.mark.parametrize(
    ("phase", "words", "key"),
    [
        (Phase.MOVEMENT, "dance", "no-such-command"),
        (Phase.MOVEMENT, "fire", "no-such-command"),
        (Phase.COMBAT, "advance", "no-such-command"),
        (Phase.COMBAT, "fire", "nobody-can-fire"),
        (Phase.COMBAT, "volley", "nobody-can-volley"),
        (Phase.COMBAT, "board", "board-whom"),
        (Phase.COMBAT, "board A", "board-whom"),
        (Phase.COMBAT, "board nobody", "board-whom"),
        (Phase.COMBAT, "board B B", "board-whom"),
        (Phase.REORIENTATION, "advance", "no-such-command"),
        (Phase.REORIENTATION, "face 7", "no-such-facing"),
        (Phase.MOVEMENT, "head", "no-such-facing"),
    ],
)
def test_what_cannot_be_ordered_to_many_is_refused_with_a_next_step(phase: Phase, words: str, key: str) -> None:
    table = position("A C galley 20,20 4", "B I galley 40,40 1", phase=phase)
    assert refusal(table, words).message.key == key


def test_only_own_ships_in_play_take_orders() -> None:
    table = position("A C galley 20,20 4", "B I galley 40,40 1")
    assert refusal(table, "advance", "A", "B").message.key == "not-yours"
    assert refusal(table, "advance", "A", "Z").message.key == "no-such-ship"


def test_tows_come_before_any_other_order() -> None:
    table = position("T C galley 20,20 4", "G C galleass 19,20 4", phase=Phase.OPENING)
    table.show((1,))
    assert refusal(table, "advance", "T").message.key == "no-such-command"
    assert GRID.offset(ship(table, "T").cell) == (20, 20)
