"""Parts of a server die under play, and nothing that was acknowledged is lost, nothing counts twice."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
SHORT = ("--minutes", "0.5", "--kills", "6", "--restarts", "0", "--sittings", "4", "--bots", "1", "--enough", "10")


def test_every_part_of_a_server_is_killed_while_people_play_all_four_games() -> None:
    if not any(Path("/usr/lib/postgresql").glob("*/bin/initdb")) and not shutil.which("initdb"):
        pytest.skip("no initdb on this machine: the drill needs a PostgreSQL of its own")
    if not shutil.which("nats-server") and not Path("/usr/sbin/nats-server").exists():
        pytest.skip("no nats-server on this machine: the drill needs one of its own")
    command = (sys.executable, "-m", "tools.fault", *SHORT)
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300, cwd=ROOT)
    assert done.returncode == 0, done.stdout + done.stderr
    figures = dict(line.split(maxsplit=1) for line in done.stdout.splitlines() if line[:1].isalpha())
    assert figures["kills"] == "6"
    assert figures["breaches"] == "0"
    assert int(figures["acknowledged"]) > 100
    assert int(figures["bot_answers"]) > 0
