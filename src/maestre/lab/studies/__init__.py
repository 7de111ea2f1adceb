"""Studies: a file says what is to be played, a folder keeps what came of it."""

from maestre.lab.studies.again import again, match_of, row_at
from maestre.lab.studies.calibration import Calibration, Trial, calibrate
from maestre.lab.studies.design import Cell, Design, Grid, Range, Sample, Screen, Stop, Variant
from maestre.lab.studies.folder import Folder, check_parts
from maestre.lab.studies.rows import Row
from maestre.lab.studies.running import Going, run_study
from maestre.lab.studies.summary import Summary, Told, summary
from maestre.lab.studies.values import Value, is_printed, overlay, source_of, value_at, values_of

__all__ = [
    "Calibration",
    "Cell",
    "Design",
    "Folder",
    "Going",
    "Grid",
    "Range",
    "Row",
    "Sample",
    "Screen",
    "Stop",
    "Summary",
    "Told",
    "Trial",
    "Value",
    "Variant",
    "again",
    "calibrate",
    "check_parts",
    "is_printed",
    "match_of",
    "overlay",
    "row_at",
    "run_study",
    "source_of",
    "summary",
    "value_at",
    "values_of",
]
