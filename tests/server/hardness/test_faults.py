"""Parts of a server die under play, and nothing that was acknowledged is lost, nothing counts twice."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

DRILL = Path(__file__).parents[3] / "tools" / "fault.py"
SHORT = ("--minutes", "0.2", "--kills", "4", "--restarts", "0", "--people", "2", "--bots", "1")


def test_a_web_node_an_engine_the_bots_and_nats_are_killed_under_play() -> None:
    if not any(Path("/usr/lib/postgresql").glob("*/bin/initdb")) and not shutil.which("initdb"):
        pytest.skip("no initdb on this machine: the drill needs a PostgreSQL of its own")
    if not shutil.which("nats-server") and not Path("/usr/sbin/nats-server").exists():
        pytest.skip("no nats-server on this machine: the drill needs one of its own")
    done = subprocess.run(
        (sys.executable, str(DRILL), *SHORT), capture_output=True, text=True, check=False, timeout=170
    )
    assert done.returncode == 0, done.stdout + done.stderr
    figures = dict(line.split(maxsplit=1) for line in done.stdout.splitlines() if line[:1].isalpha())
    assert figures["kills"] == "4"
    assert figures["breaches"] == "0"
    assert int(figures["acknowledged"]) > 100
    assert int(figures["bot_answers"]) > 0
