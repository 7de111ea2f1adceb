"""On Ray a worker that is killed costs time, not games. Each test has Ray in a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from socket import socket

import msgspec
import pytest

from maestre.lab import Plan, study

ROOT = Path(__file__).parents[2]
SECONDS = 240
PLAN = Plan("duel", ("veteran", "random"), 400, 9)

pytestmark = pytest.mark.cluster

KILLING = """
import json, os, signal
import msgspec
from maestre.lab import Plan, study, workers

killed, seen = [], []

def kill(done):
    pid = int(done.worker.rpartition(":")[2])
    seen.append(pid)
    if not killed:
        killed.append(pid)
        os.kill(pid, signal.SIGKILL)

found = study(Plan("duel", ("veteran", "random"), 400, 9), workers("ray", count=1), kill)
import ray
print(json.dumps({
    "study": msgspec.to_builtins(found),
    "workers": len(set(seen)),
    "asks for a token": os.environ["RAY_AUTH_MODE"] == "token" and len(os.environ["RAY_AUTH_TOKEN"]) >= 32,
    "still up": ray.is_initialized(),
}))
"""

IMPORTED_FIRST = """
import ray
from maestre.lab import LabError, Plan, study, workers
try:
    study(Plan("duel", ("random",), 4, 9), workers("ray", count=1))
except LabError as error:
    print(error.message.key)
"""

NOBODY = """
from maestre.lab import LabError, Plan, study, workers
try:
    study(Plan("duel", ("random",), 4, 9), workers("ray", address="{address}"))
except LabError as error:
    print(error.message.key)
"""


def run(code: str) -> str:
    clean = {name: value for name, value in os.environ.items() if not name.startswith("RAY_")}
    done = subprocess.run(
        [sys.executable, "-c", code], env=clean, cwd=ROOT, capture_output=True, text=True, timeout=SECONDS, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_a_worker_killed_in_the_middle_costs_no_game(duel: str) -> None:
    """The cluster is ours: it asks for a token, and it ends with the study."""
    found = json.loads(run(KILLING))
    plain = msgspec.to_builtins(study(PLAN))
    assert json.loads(json.dumps(plain | {"seconds": 0})) == found["study"] | {"seconds": 0}
    assert found["workers"] > 1, "the only worker was killed, so another must have played the rest"
    assert found["asks for a token"]
    assert not found["still up"]


def test_where_nobody_listens_that_is_said_at_once(duel: str) -> None:
    with socket() as taken:
        taken.bind(("127.0.0.1", 0))
        assert run(NOBODY.format(address=f"127.0.0.1:{taken.getsockname()[1]}")) == "no-cluster"


def test_ray_without_a_token_is_refused(duel: str) -> None:
    assert run(IMPORTED_FIRST) == "ray-without-token"
