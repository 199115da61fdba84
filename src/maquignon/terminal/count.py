"""The end of a game, counted family by family."""

from collections.abc import Iterator

from maquignon.notation.rulebook import WORDINGS
from maquignon.notation.rulebook.scoring import count_up
from maquignon.rules.views import View
from maquignon.terminal.telling import herd
from maquignon.terminal.voice import Voice


def final_count(view: View, voice: Voice) -> Iterator[str]:
    """A line for each player, the best first; and the rule that breaks a tie, where there is one at the top."""
    words = WORDINGS[voice.language]
    yield voice.texts.count_title
    for seat in sorted(range(view.players), key=lambda seat: -view.scores[seat]):
        _, families = herd(seat, view)
        if families:
            yield count_up(voice.names[seat], families, view.edition, seat == view.dove, words)
        else:
            yield voice.texts.no_family.format(player=voice.names[seat])
    if view.scores.count(max(view.scores)) > 1:
        yield words.tie_break_money if view.edition.tie_break == "money" else words.tie_break_shared
