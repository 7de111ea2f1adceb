"""All four games in a real terminal: a turn by typed orders, Ctrl-C and back, and the rest by the machine."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Final

import pytest

from tests.terminal.players import SCENARIOS, SIZES, Player, kept, look, position, started, turn
from tests.terminal.tmux import MAESTRE, Terminal

MOST_ORDERS: Final = 40


@pytest.mark.parametrize("size", SIZES, ids=["80x24", "120x40"])
@pytest.mark.parametrize("key", SCENARIOS)
def test_a_game_is_played_in_a_terminal_to_its_end(key: str, size: tuple[int, int], tmp_path: Path) -> None:
    with started(key, tmp_path, size) as terminal:
        screen = terminal.ready()
        assert terminal.says("kept in ~/games/terminal/")
        player, orders = Player(key), 0
        while orders < MOST_ORDERS and turn(tmp_path) == 1:
            screen = terminal.type(player.order(screen))
            orders += 1
            look(terminal, tmp_path)
        terminal.type("auto turn")
        look(terminal, tmp_path)
        before = position(tmp_path)
        assert turn(tmp_path) >= 2
        terminal.press("C-c")
        terminal.wait_for(lambda: terminal.says("Ctrl-C once more leaves"))
        terminal.ready()
        look(terminal, tmp_path)
        terminal.press("C-c")
        terminal.wait_for(lambda: terminal.over)
        assert terminal.code == 130
        assert terminal.says("To go on with it: maestre play")
    with Terminal((str(MAESTRE), "play"), tmp_path, *size) as terminal:
        assert f"1: {key}, {SCENARIOS[key]}" in terminal.ready()
        terminal.press("Enter")
        terminal.wait_for(lambda: terminal.says("kept in"))
        terminal.ready()
        look(terminal, tmp_path)
        assert position(tmp_path).fingerprint() == before.fingerprint()
        terminal.type("auto game")
        terminal.wait_for(lambda: terminal.over)
        assert terminal.code == 0
        assert terminal.says(f"maestre replay ~/games/terminal/{kept(tmp_path).name}")
        assert terminal.says(f"maestre verify ~/games/terminal/{kept(tmp_path).name}")
        assert terminal.screen().split() == terminal.unbroken().split()
    assert position(tmp_path).outcome is not None
    assert subprocess.run([MAESTRE, "verify", kept(tmp_path)], check=False, capture_output=True).returncode == 0
