from __future__ import annotations

import os
import shutil

import pytest


@pytest.fixture(autouse=True)
def tmux() -> None:
    """A build machine has tmux; whoever lacks it at home is told so."""
    if shutil.which("tmux") is None and not os.environ.get("CI"):
        pytest.skip("tmux is not on this machine: install it to try a real terminal")
