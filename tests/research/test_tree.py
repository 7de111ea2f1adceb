from __future__ import annotations

import subprocess
import sys
from collections import Counter
from fractions import Fraction
from random import Random

import pytest

from maestre.opponents import Player, agent
from maestre.play import Table, find, view
from maestre.research import CHANCE, ENVIRONMENTS, TERMINAL, Node, root

ids = pytest.mark.parametrize("name", ENVIRONMENTS)


def begun(name: str, seed: int = 1) -> Node:
    return root(ENVIRONMENTS[name].game, ENVIRONMENTS[name].scenario, seed=seed)


def drawn(node: Node, rng: Random) -> int:
    """An action by chance: where chance moves, as likely as it says."""
    if not node.is_chance_node():
        return rng.choice(node.legal_actions()[:3])
    outcomes = node.chance_outcomes()
    return rng.choices([action for action, _ in outcomes], [float(chance) for _, chance in outcomes])[0]


@ids
def test_a_game_goes_from_its_root_to_returns_that_cancel_out(name: str) -> None:
    node, rng = begun(name), Random(1)
    movers = set()
    while not node.is_terminal():
        movers.add(node.current_player())
        if node.is_chance_node():
            assert sum(chance for _, chance in node.chance_outcomes()) == 1
        action = drawn(node, rng)
        assert action in node.legal_actions()
        assert node.action_to_string(action)
        node.apply_action(action)
    assert movers == {CHANCE, 0, 1}
    assert node.current_player() == TERMINAL
    assert node.legal_actions() == []
    assert sum(node.returns()) == 0


@ids
def test_a_clone_goes_its_own_way_and_the_same_way_comes_to_the_same(name: str) -> None:
    node, rng = begun(name), Random(2)
    for step in range(120):
        if node.is_terminal():
            break
        action = drawn(node, rng)
        if step % 10 == 0:
            before = node.table.fingerprint()
            child, again = node.child(action), node.clone()
            again.apply_action(action)
            assert node.table.fingerprint() == before
            assert child.table.fingerprint() == again.table.fingerprint()
            assert child.current_player() == again.current_player()
            if child.current_player() >= 0:
                assert child.candidates() == again.candidates()
                assert child.information_state_string() == again.information_state_string()
        node.apply_action(action)


def test_dice_fall_with_the_chances_that_the_table_throws_them() -> None:
    node, rng = begun("lepanto_v0"), Random(3)
    while not node.is_chance_node():
        node.apply_action(drawn(node, rng))
    chances: dict[str, Fraction] = {}
    for action, chance in node.chance_outcomes():
        come = node.child(action).table.fingerprint()
        chances[come] = chances.get(come, Fraction(0)) + chance
    fallen: Counter[str] = Counter()
    for number in range(600):
        table = node.table.fork(number.to_bytes(32, "big"))
        entry = table._by_itself()
        assert entry is not None
        table.enter(entry)
        fallen[table.fingerprint()] += 1
    assert len(chances) > 1
    assert fallen.keys() == chances.keys()
    for one, chance in chances.items():
        assert abs(fallen[one] / 600 - chance) < Fraction(8, 100)


def test_what_cannot_be_listed_is_sampled_by_the_node_itself_and_says_so() -> None:
    node, rng = begun("tercios_v0"), Random(4)
    while not node.is_sampled():
        node.apply_action(drawn(node, rng))
    assert node.chance_outcomes() == [(0, Fraction(1))]
    same = {node.child(0).table.fingerprint() for _ in range(3)}
    assert len(same) == 1
    others = set()
    for seed in range(6):
        node._rng = Random(seed)
        others.add(node.child(0).table.fingerprint())
    assert len(others) > 1


def test_what_a_seat_lays_in_secret_does_not_change_what_the_other_knows() -> None:
    node, rng = begun("tercios_v0"), Random(5)
    while node.is_chance_node() or not node.table.asked(node.table.waiting()[0]).secret:  # type: ignore[union-attr]
        node.apply_action(drawn(node, rng))
    mover = node.current_player()
    other = 1 - mover
    one, two = node.child(0), node.child(1)
    assert one.table.fingerprint() != two.table.fingerprint() or one.table.sealed != two.table.sealed
    assert one.information_state_string(other) == two.information_state_string(other)
    assert one.information_state_string(mover) != two.information_state_string(mover)
    assert one.current_player() == two.current_player() == other
    assert one.candidates() == two.candidates()


def test_nodes_that_were_reached_by_other_answers_are_told_apart() -> None:
    node = begun("lepanto_v0")
    found = {node.child(action).information_state_string(0) for action in node.legal_actions()}
    assert len(found) == len(node.legal_actions())


def test_a_veteran_finds_its_way_in_the_tree_as_at_a_table() -> None:
    node, rng = begun("lepanto_v0", seed=8), Random(6)
    who = Player(agent("veteran", find("lepanto")), 1)
    agreed = asked = 0
    while not node.is_terminal():
        if not node.is_chance_node():
            answers = [one.answer for one in node.candidates()]
            agreed += who.answer(view(node.table, node.table.waiting()[0])) in answers
            asked += 1
        node.apply_action(drawn(node, rng))
    assert asked > 100
    assert agreed > asked * 0.7


def test_nodes_and_candidates_need_none_of_the_extra() -> None:
    code = "import sys, maestre.research as r\nr.root()\nprint({'numpy', 'pettingzoo', 'gymnasium'} & set(sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "set()\n"


def test_the_root_of_a_game_throws_nothing_by_itself() -> None:
    node = begun("aguila_v0")
    assert node.table.key is None
    assert isinstance(node.table, Table)
