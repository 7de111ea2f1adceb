"""What numbers of games show, and when they do not show it: pure functions that know no game.

Ratings and bootstrap intervals need NumPy, which they import when they are first called.
"""

from maestre.lab.statistics.intervals import Difference, Share, pair_shares, paired_difference, paired_share, wilson
from maestre.lab.statistics.ratings import POINTS, Met, Rating, Ratings, Unrated, Why, rate
from maestre.lab.statistics.screening import Effect, effects, walks
from maestre.lab.statistics.sequential import Looks, fixed_size, log_evidence
from maestre.lab.statistics.tornado import Swing, tornado
from maestre.lab.statistics.verdict import Band, Finding, Verdict, compare, judge

__all__ = [
    "POINTS",
    "Band",
    "Difference",
    "Effect",
    "Finding",
    "Looks",
    "Met",
    "Rating",
    "Ratings",
    "Share",
    "Swing",
    "Unrated",
    "Verdict",
    "Why",
    "compare",
    "effects",
    "fixed_size",
    "judge",
    "log_evidence",
    "pair_shares",
    "paired_difference",
    "paired_share",
    "rate",
    "tornado",
    "walks",
    "wilson",
]
