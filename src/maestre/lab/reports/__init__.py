"""A study as a page that stands alone: what it asks, what came of it, and how to play it again."""

from maestre.lab.reports.page import Report, charts, page, report

__all__ = ["Report", "charts", "page", "report"]
