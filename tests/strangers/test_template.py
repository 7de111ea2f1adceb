"""The game that `maestre new` copies passes its own tests as it stands."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import contraband
import pytest

import maestre
from maestre.play.checking import conformance

TEMPLATE = Path(maestre.__file__).parent / "template"


def test_the_template_passes_its_own_tests() -> None:
    env = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_", "COV_"))}
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--decisions", "200"],
        cwd=TEMPLATE,
        env=env | {"PYTHONPATH": str(TEMPLATE / "src"), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert " passed" in done.stdout


@pytest.mark.parametrize("masked", [True, False])
def test_a_mask_that_is_taken_off_is_caught(masked: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    if not masked:
        monkeypatch.setattr(contraband.Contraband, "secrecy", None)
    game = contraband.game
    found = (*conformance.no_leak(game, decisions=60), *conformance.keeps_secrets(game, decisions=60))
    assert bool(found) is not masked, found[:3]
