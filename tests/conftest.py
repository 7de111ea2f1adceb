import atexit
import os
import shutil
import signal
import tempfile
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import HealthCheck, settings

from maestre.play.pure import forget

# On a build machine every run tries the same examples, so that a red build is about the change it names.
CI = bool(os.environ.get("CI"))

settings.register_profile(
    "fast", max_examples=25, deadline=None, derandomize=CI, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("deep", settings.get_profile("fast"), max_examples=2_000)
# Games at the terminal keep themselves: those of the tests in a folder of their own.
os.environ["MAESTRE_FOLDER"] = tempfile.mkdtemp(prefix="maestre-games-")
atexit.register(shutil.rmtree, os.environ["MAESTRE_FOLDER"], ignore_errors=True)

# Whoever starts the tests in the background has Ctrl-C ignored, and so would the programs that they start.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

settings.load_profile(os.environ.get("MAESTRE_HYPOTHESIS", "fast"))


@pytest.fixture(autouse=True)
def _nothing_kept() -> None:
    """Let no test find what another has worked out: some put other rules or data in place."""
    forget()


@pytest.fixture(autouse=CI)
def _seeds_by_name(request: pytest.FixtureRequest) -> Iterator[None]:
    """Let the seeds of games that name none follow from the name of their test, in every run the same."""
    chance = Random(request.node.nodeid)
    with pytest.MonkeyPatch.context() as patch:  # of its own: that of a test is undone in the order of its fixtures
        for module in ("maestre.play.table", "maestre.server.postgres.seals"):
            patch.setattr(f"{module}.token_bytes", chance.randbytes)
        yield
