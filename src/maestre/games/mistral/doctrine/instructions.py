"""What an admiral does with each question that he is asked."""

from __future__ import annotations

from typing import Final

from maestre.games.mistral.doctrine.outlook import Outlook
from maestre.opponents import Counsel
from maestre.play import ByQuestion

INSTRUCTIONS: Final = ByQuestion[Outlook, Counsel]()
