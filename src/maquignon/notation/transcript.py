"""A whole game told in sentences."""

from collections.abc import Iterable, Iterator, Sequence

from maquignon.languages import Language, speech
from maquignon.languages.values import Value
from maquignon.notation.header import Header
from maquignon.notation.record import steps
from maquignon.notation.sentences import tell
from maquignon.rules.actions import Action
from maquignon.rules.audience import seen_by
from maquignon.rules.events import Event, TurnBegan
from maquignon.rules.game import Game, to_act
from maquignon.rules.options import options
from maquignon.rules.state import HOUSE, OVER, PHASES, TURN


def sentence_for(viewer: int | None, event: Event, names: Sequence[str], language: Language) -> str:
    """What happened, as this viewer may know it, who is spoken to; None is a spectator."""
    return tell(seen_by(event, viewer), names, language, viewer)


def transcript(header: Header, actions: Iterable[tuple[int, Action]], language: Language) -> Iterator[str]:
    """Line by line, all secrets told, an empty line before each turn; a `RecordError` where the record goes wrong."""
    game = header.start()
    yield opening(header, language)
    for step in steps(game, actions):
        for event in step.events:
            if isinstance(event, TurnBegan):
                yield ""
            yield tell(event, header.players, language)
    if game.state.phase != OVER:
        yield ""
        yield _waiting(game, header.players, language)


def opening(header: Header, language: Language) -> str:
    """What is played, by whom, and who begins."""
    say = speech(language).say
    variants: list[Value] = [say(f"variants.{name}") for name in header.variants]
    players, first = list(header.players), header.players[header.first]
    return say(
        "story-opening", edition=say(f"editions.{header.edition}"), variants=variants, players=players, first=first
    )


def _waiting(game: Game, names: Sequence[str], language: Language) -> str:
    awaited: list[Value] = [names[seat] for seat in to_act(game) if seat != HOUSE]
    phase = speech(language).say(f"phases.{_phase(game)}")
    return speech(language).say("story-waiting", players=awaited, phase=phase)


def _phase(game: Game) -> str:
    """What is decided; a turn by the one thing that is open, where there is no choice."""
    if game.state.phase != TURN:
        return PHASES[game.state.phase]
    open_to = options(game, game.state.active)
    if open_to.find("trade") is None:
        return "must_auction"
    return "turn" if open_to.find("auction") else "must_trade"
