"""A whole game told in sentences."""

from collections.abc import Iterable, Iterator, Sequence

from maquignon.notation.header import Header
from maquignon.notation.record import steps
from maquignon.notation.sentences import NARRATORS
from maquignon.notation.words import Language
from maquignon.rules.actions import Action
from maquignon.rules.audience import seen_by
from maquignon.rules.events import Event, TurnBegan
from maquignon.rules.game import Game, to_act
from maquignon.rules.state import HOUSE, OVER, PHASES


def sentence(event: Event, names: Sequence[str], language: Language) -> str:
    """What happened, as far as this event tells it: `events.seen_by` makes it safe for a viewer."""
    return NARRATORS[language].tell(event, names)


def sentence_for(viewer: int | None, event: Event, names: Sequence[str], language: Language) -> str:
    """What happened, as this viewer may know it; None is a spectator."""
    return sentence(seen_by(event, viewer), names, language)


def transcript(header: Header, actions: Iterable[tuple[int, Action]], language: Language) -> Iterator[str]:
    """Line by line, all secrets told, an empty line before each turn; a `RecordError` where the record goes wrong."""
    narrator = NARRATORS[language]
    game = header.start()
    yield narrator.opening(header.edition, header.variants, header.players, header.first)
    for step in steps(game, actions):
        for event in step.events:
            if isinstance(event, TurnBegan):
                yield ""
            yield sentence(event, header.players, language)
    if game.state.phase != OVER:
        yield ""
        yield _waiting(game, header.players, language)


def _waiting(game: Game, names: Sequence[str], language: Language) -> str:
    awaited = [names[seat] for seat in to_act(game) if seat != HOUSE]
    return NARRATORS[language].waiting(awaited, PHASES[game.state.phase])
