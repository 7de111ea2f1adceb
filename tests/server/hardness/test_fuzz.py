"""Bad input, on a server of real processes: whatever comes in, it answers, notes no fault and goes on."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

import pytest

from maestre.server.operating.stack import UNCAPPED, UNPACED, stack
from tests.server.conftest import POSTGRES
from tools.fuzz import SCRIPTED, faults, pelt, try_requests

FRAMES = 3000
EXAMPLES = 3


def test_thousands_of_bad_frames_are_answered_and_do_no_harm(bus: str) -> None:
    with stack(f"{POSTGRES}/test", bus, pace=UNPACED, caps=UNCAPPED, PYTHONPATH=str(SCRIPTED)) as running:
        findings = asyncio.run(pelt(running, FRAMES, seed=1571))
    assert findings.breaches == []
    assert findings.sent >= FRAMES
    assert findings.answers["problem Unreadable"] > FRAMES // 3
    assert findings.readable > FRAMES // 4, "a good third are calls on running games of all four"
    assert findings.answers["answer"] > FRAMES // 10, "many of them are followed"


def test_requests_of_every_kind_get_what_the_description_says(bus: str) -> None:
    program = shutil.which("schemathesis")
    if program is None:
        pytest.skip("schemathesis is not on the path: `make fuzz` installs one of its own and tries far more")
    with stack(f"{POSTGRES}/test", bus, pace=UNPACED, caps=UNCAPPED, PYTHONPATH=str(SCRIPTED)) as running:
        for code, words in try_requests(Path(program), running, EXAMPLES):
            assert code == 0, words
        assert faults(running) == []
