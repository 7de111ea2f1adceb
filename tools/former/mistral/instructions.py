"""What an admiral does with each question that he is asked."""

from __future__ import annotations

from typing import Final

from maestre.play import Answer, ByQuestion
from tools.former.mistral.outlook import Outlook

INSTRUCTIONS: Final = ByQuestion[Outlook, Answer]()
