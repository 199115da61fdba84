"""The end of a game, counted family by family."""

from collections.abc import Iterator

from maquignon.notation.rulebook.scoring import count_up
from maquignon.rules.views import View
from maquignon.terminal.telling import sorted_herd
from maquignon.terminal.voice import Voice


def final_count(view: View, voice: Voice) -> Iterator[str]:
    """A line for each player, the best first; and the rule that breaks a tie, where there is one at the top."""
    yield voice.say("terminal-count-title")
    for seat in sorted(range(view.players), key=lambda seat: (-view.scores[seat], seat not in view.winners)):
        _, families = sorted_herd(seat, view)
        if families:
            yield count_up(voice.names[seat], families, view.edition, seat == view.dove, voice.say)
        else:
            yield voice.say("terminal-no-family", player=voice.names[seat])
    if view.scores.count(max(view.scores)) > 1:
        by_money = view.edition.tie_break == "money"
        yield voice.say("rule-tie-break-money" if by_money else "rule-tie-break-shared")
