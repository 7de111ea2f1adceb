"""What the exit code of a command says."""

from __future__ import annotations

from typing import Final

DONE: Final = 0
"""It is done, or checked and found right."""
NOT_SO: Final = 1
"""It was checked and found wrong: a record that does not hold, a list that cannot be played, a machine with a fault."""
USER_ERROR: Final = 2
"""It could not be done as it was typed, or with what is reachable from here; a sentence on stderr says what to do."""
INTERRUPTED: Final = 130
"""Somebody pressed Ctrl-C."""

CODES: Final[dict[str, int]] = {"done": DONE, "not-so": NOT_SO, "user-error": USER_ERROR, "interrupted": INTERRUPTED}
"""All of them, by the name under which Fluent explains them: `code-<name>`."""
