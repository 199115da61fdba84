"""What a bot remembers: all it was told, made into knowledge about everybody's notes when it is asked for."""

from collections.abc import Sequence

from maquignon.knowledge.hearsay import Listener
from maquignon.knowledge.purses import Knowledge
from maquignon.rules.audience import seen_by
from maquignon.rules.events import Event
from maquignon.rules.views import View


class Memory:
    """One seat's; the edition is known from the first look on, and what was heard before is taken in then."""

    def __init__(self) -> None:
        self._story: list[Event] = []
        self._own = _Ear(public=False)
        self._public = _Ear(public=True)

    def notice(self, events: Sequence[Event]) -> None:
        self._story += events

    def own(self, view: View) -> Knowledge:
        """What this seat knows."""
        return self._own.take_in(self._story, view)

    def public(self, view: View) -> Knowledge:
        """What anybody knows who looks on: the least that the others know of this seat."""
        return self._public.take_in(self._story, view)


class _Ear:
    def __init__(self, *, public: bool) -> None:
        self._public = public
        self._listener: Listener | None = None
        self._heard = 0

    def take_in(self, story: Sequence[Event], view: View) -> Knowledge:
        if self._listener is None:
            self._listener = Listener(view.edition, view.players)
        news = story[self._heard :]
        self._heard = len(story)
        self._listener.hear([seen_by(event, None) for event in news] if self._public else news)
        return self._listener.knowledge
