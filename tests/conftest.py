import atexit
import os
import shutil
import tempfile

from hypothesis import HealthCheck, settings

# On a build machine every run tries the same examples, so that a red build is about the change it names.
CI = bool(os.environ.get("CI"))

settings.register_profile(
    "fast", max_examples=25, deadline=None, derandomize=CI, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("deep", settings.get_profile("fast"), max_examples=2_000)
# Games at the terminal keep themselves: those of the tests in a folder of their own.
os.environ["MAESTRE_FOLDER"] = tempfile.mkdtemp(prefix="maestre-games-")
atexit.register(shutil.rmtree, os.environ["MAESTRE_FOLDER"], ignore_errors=True)

settings.load_profile(os.environ.get("MAESTRE_HYPOTHESIS", "fast"))
