"""The table told in sentences, one fact each, for those who hear it rather than see it."""

from collections.abc import Iterator

from maquignon.notation.facts import herd, so_many
from maquignon.rules.cards import ANIMALS, FAMILY_VALUES, worth
from maquignon.rules.views import View
from maquignon.terminal.voice import Voice


def tell_table(view: View, voice: Voice) -> Iterator[str]:
    left = sum(view.pile)
    yield voice.say("terminal-pile", count=left) if left else voice.say("terminal-pile-empty")
    for seat in range(view.players):
        yield from _tell_seat(seat, view, voice)
    if view.active != voice.seat:
        yield voice.say("terminal-turn-of", name=voice.names[view.active])
    yield from tell_business(view, voice)
    if view.viewer is not None:
        yield tell_purse(view, voice)


def _tell_seat(seat: int, view: View, voice: Voice) -> Iterator[str]:
    name = voice.names[seat]
    loose, complete = sorted_herd(seat, view)
    if loose:
        yield voice.say("terminal-herd", name=name, animals=herd(loose))
    for animal in complete:
        yield voice.say("terminal-complete", name=name, animal=ANIMALS[animal], value=FAMILY_VALUES[animal])
    if not loose and not complete:
        yield voice.say("terminal-no-animals", name=name)
    if seat == view.dove:
        yield voice.say("terminal-dove-of", name=name)
    if view.scores[seat]:
        yield voice.say("terminal-points", name=name, points=view.scores[seat])
    if seat != voice.seat:
        yield voice.say("terminal-holds", name=name, count=view.hand_sizes[seat])


def sorted_herd(seat: int, view: View) -> tuple[list[int], list[int]]:
    """Animals of unfinished families one by one, and the complete families, the most valuable first."""
    size = view.edition.family_size
    kinds = [(animal, number) for animal, number in reversed(list(enumerate(view.herds[seat]))) if number]
    loose = [animal for animal, number in kinds if number < size for _ in range(number)]
    return loose, [animal for animal, number in kinds if number == size]


def tell_business(view: View, voice: Voice) -> Iterator[str]:
    """What lies on the table: the lot and its bids, or an offer."""
    names = voice.names
    if view.lot:
        yield voice.say("terminal-lot", animals=herd(view.lot))
        if view.leader is None:
            yield voice.say("terminal-no-bid-yet")
        else:
            yield voice.say("terminal-highest-bid", amount=view.high_bid, name=names[view.leader])
    for seat in range(view.players):
        if view.passed[seat]:
            yield voice.say("terminal-has-passed", name=names[seat])
        shown = view.shown[seat]
        if shown is not None:
            yield voice.say("terminal-has-shown", name=names[seat], notes=voice.notes(shown))
    if view.phase == "answering" and view.target is not None and view.animal is not None:
        yield voice.say(
            "terminal-offer-lies",
            name=names[view.active],
            target=names[view.target],
            count=view.offer_size,
            animals=[so_many(view.animal, view.stake)],
        )


def tell_purse(view: View, voice: Voice) -> str:
    """The notes in one's own hand."""
    if not view.purse or not any(view.purse):
        return voice.say("terminal-your-empty-hand")
    return voice.say("terminal-your-notes", notes=voice.notes(view.purse), total=worth(view.purse))


def tell_values(view: View, voice: Voice) -> Iterator[str]:
    for animal in reversed(range(len(FAMILY_VALUES))):
        name, value = ANIMALS[animal], FAMILY_VALUES[animal]
        yield voice.say("terminal-value", animal=name, value=value, pile=view.pile[animal])
