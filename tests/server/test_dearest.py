"""No answer that the schema admits costs an engine more than it may: games are played, and the dearest is looked for.

`make dearest` searches for minutes; this looks at some of it. What a rule is known to cost beyond the limit stands here
with what was measured, and may not grow.
"""

from __future__ import annotations

from typing import Final

import pytest

from maestre.play.asking.bounds import LONGEST_WORD, MOST_NAMED
from tools.dearest import DEEDS, GAMES, LIMIT, Dear, Search

SECONDS: Final = 8.0
SLACK: Final = 1.5
"""A core that others share is slower than the yardstick tells; `make dearest` measures on a quiet machine."""
KNOWN: Final[dict[str, dict[str, float]]] = {"aguila": {"7.01": 145.0, "16.03": 118.0}}
"""By rule, in milliseconds of a core (decision 0020).

7.01: when the last shot opens the charges and a way must be found around others; found once, it is remembered.
16.03: when the order of deployment is known and each side looks for somewhere to hide.
"""


def allowed(dear: Dear) -> float:
    return KNOWN.get(dear.game, {}).get(dear.rule, LIMIT) * SLACK


@pytest.mark.parametrize("key", GAMES)
def test_no_deed_costs_more_than_a_tenth_of_a_second_of_a_core_but_what_is_known(key: str) -> None:
    search = Search(key, 1571)
    try:
        search.search(SECONDS)
    finally:
        search.close()
    deeds = [dear for kind in DEEDS for dear in search.found.get(kind.__name__, ())]
    assert {"Say", "Check"} <= {dear.kind for dear in deeds}
    assert [dear for dear in deeds if dear.ms > allowed(dear)] == []
    assert search.faults == []
    assert search.largest["named"] <= MOST_NAMED // 2
    assert search.largest["word"] <= LONGEST_WORD // 2
