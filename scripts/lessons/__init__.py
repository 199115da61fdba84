"""The lessons of the browser game, as they are written down."""

from lessons.first import FIRST
from lessons.scoring import SCORING
from lessons.trades import TRADES

LESSONS = {"first": FIRST, "trades": TRADES, "scoring": SCORING}
