"""What the bots choose in the golden games: how often which action, and a digest of all of it in its order."""

import hashlib
import json
from collections import Counter
from pathlib import Path
from random import Random

from maquignon.bots.bot import NOTHING_SEEN
from maquignon.bots.names import EXPERT
from maquignon.bots.roster import ROSTER, make_bot
from maquignon.notation.action import action_to_json
from maquignon.notation.record import read
from maquignon.rules.audience import seen_by
from maquignon.rules.options import options
from maquignon.rules.state import HOUSE
from maquignon.rules.telling import play
from maquignon.rules.views import view
from tests.golden.games import FOLDER, RECORDS, record_of

BOTS = [f"{EXPERT}0" if name == "expert" else name for name in ROSTER]
"""The expert without its imagined worlds, which are dear and have tests of their own."""
DEAR = {"haggler": ("bluff-plain", "koehandel-plain")}
"""Who thinks long is asked in these games only."""
FILE = FOLDER / "choices.json"


def choices(bot: str, game: str) -> list[str]:
    """Whoever may act at a moment of the game is asked what they would do; then the game goes on as it went."""
    header, actions = read(record_of(game))
    table = header.start()
    seats = range(len(header.players))
    bots = [make_bot(bot, Random(f"{bot} {game} {seat}")) for seat in seats]
    chosen = []
    for _, action in actions:
        for seat in seats if action.seat != HOUSE else ():
            if open_to := options(table, seat):
                seen = view(table, seat) if bots[seat].looks else NOTHING_SEEN
                chosen.append(json.dumps(action_to_json(bots[seat].choose(seen, open_to))))
        events = play(table, action)
        for seat in seats:
            if bots[seat].listens:
                bots[seat].notice([seen_by(event, seat) for event in events])
    return chosen


def summary(chosen: list[str]) -> str:
    kinds = Counter(json.loads(line)["do"] for line in chosen)
    counts = ", ".join(f"{number} {kind}" for kind, number in sorted(kinds.items()))
    return f"{counts}: {hashlib.sha256(chr(10).join(chosen).encode()).hexdigest()[:16]}"


def chosen() -> dict[Path, str]:
    """The file that says so of every bot in every game."""
    found = {bot: {game: summary(choices(bot, game)) for game in DEAR.get(bot, RECORDS)} for bot in BOTS}
    return {FILE: json.dumps(found, indent=2) + "\n"}
