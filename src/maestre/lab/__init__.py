"""Many games at once, and what they show: one small interface, whoever plays them."""

from maestre.lab.batches import Done, Progress
from maestre.lab.league import Fixture, League, Pair, league
from maestre.lab.match import MESSAGES, LabError, Match, Result, play_match, played
from maestre.lab.statistics import Share, wilson
from maestre.lab.study import Plan, Study, study
from maestre.lab.workers import Here, Processes, Workers, workers

__all__ = [
    "MESSAGES",
    "Done",
    "Fixture",
    "Here",
    "LabError",
    "League",
    "Match",
    "Pair",
    "Plan",
    "Processes",
    "Progress",
    "Result",
    "Share",
    "Study",
    "Workers",
    "league",
    "play_match",
    "played",
    "study",
    "wilson",
    "workers",
]
