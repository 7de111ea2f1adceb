"""What the README tells a newcomer to type works."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
BIN = Path(sys.executable).parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
STARTS = [block.strip().splitlines() for block in re.findall(r"^```sh\n(.*?)^```", README, re.MULTILINE | re.DOTALL)]
COMMANDS = [line for line in STARTS[0] if line.startswith(".venv/bin/maestre ")]


def test_the_start_takes_five_lines_and_is_the_same_in_both_languages() -> None:
    assert len(STARTS) == 2
    assert STARTS[0] == STARTS[1]
    assert len(STARTS[0]) == 5
    assert STARTS[0][0] == "make setup"


def test_every_other_line_is_ours() -> None:
    assert len(COMMANDS) == len(STARTS[0]) - 1


@pytest.mark.parametrize("command", COMMANDS)
def test_a_line_of_the_start_runs(command: str) -> None:
    program, *words = shlex.split(command)
    done = subprocess.run(
        [BIN / Path(program).name, *words], cwd=ROOT, input="", capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()
