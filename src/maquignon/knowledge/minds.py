"""What another seat would know in a position that somebody imagines."""

from maquignon.knowledge.piles import see_pile
from maquignon.knowledge.purses import OFFERED, Knowledge, learn_purse
from maquignon.rules.cards import NO_NOTES, Purse
from maquignon.rules.state import ANSWERING, BUYING_BACK, NOBODY, State
from maquignon.rules.views import seen_offer, seen_payment


def mind_of(s: State, public: Knowledge, seat: int) -> Knowledge:
    """What anybody knows, this seat's own notes with those it has laid, and the pile that it may look at."""
    mind = public.copy()
    pile, owner = _on_the_table(s)
    if seen_offer(s, seat) is not None or seen_payment(s, seat) is not None:
        see_pile(mind, OFFERED, owner, pile)
    learn_purse(mind, seat, together(s.purse[seat], pile) if seat == owner else s.purse[seat])
    return mind


def _on_the_table(s: State) -> tuple[Purse, int]:
    """What lies there face down, and whose it still is."""
    if s.phase == ANSWERING:
        return s.offer, s.active
    return (s.paid, s.leader) if s.phase == BUYING_BACK else (NO_NOTES, NOBODY)


def together(purse: Purse, pile: Purse) -> list[int]:
    return [held + laid for held, laid in zip(purse, pile, strict=True)]
