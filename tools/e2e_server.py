"""A whole server for the end-to-end tests of the client: two web nodes and two workers on a database of their own.

Usage: ``python tools/e2e_server.py``; it prints the addresses of the web nodes as one line of JSON, and takes
everything down when its standard input closes.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Final

from maestre.server.stack import stack

POSTGRES: Final = os.environ.get("MAESTRE_TEST_POSTGRES", "postgresql://root@127.0.0.1:5432")
NATS: Final = os.environ.get("MAESTRE_TEST_NATS", "nats://127.0.0.1:4222")
LIMITS: Final = ("guests", "rooms", "sockets", "requests", "links", "chat", "accounts", "sign_ins", "frames", "lists")
PACE: Final = ",".join(f"{what}=100000/minute" for what in LIMITS)
"""All browsers of the tests come from one address: what is fair for a person would stop them."""
SHOWN: Final = 4000
SCRIPTED: Final = Path(__file__).parent / "scripted"
"""What gives a game the dice that its script knows."""


def main() -> None:
    """Serve until nobody listens any more."""
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, (str(SCRIPTED), os.environ.get("PYTHONPATH"))))
    with stack(POSTGRES, NATS, webs=2, workers=2, pace=PACE) as running:
        ports = [process.port for name, process in running.processes.items() if name.startswith("web")]
        sys.stdout.write(json.dumps([f"http://127.0.0.1:{port}" for port in ports]) + "\n")
        sys.stdout.flush()
        sys.stdin.read()
        failed = [name for name, process in running.processes.items() if _failed(name, process.log.read_text())]
    sys.exit(1 if failed else 0)


def _failed(name: str, log: str) -> bool:
    """Say whether a process met what it did not expect, and show it."""
    place = log.find("Traceback")
    if place >= 0:
        sys.stderr.write(f"{name} failed:\n{log[place : place + SHOWN]}\n")
    return place >= 0


if __name__ == "__main__":
    main()
