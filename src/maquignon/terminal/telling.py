"""The table told in sentences, one fact each, for those who hear it rather than see it."""

from collections.abc import Iterator

from maquignon.rules.cards import FAMILY_VALUES, worth
from maquignon.rules.views import View
from maquignon.terminal.voice import Voice


def tell_table(view: View, voice: Voice) -> Iterator[str]:
    texts = voice.texts
    left = sum(view.pile)
    yield texts.pile.format(count=left) if left else texts.pile_empty
    for seat in range(view.players):
        yield from _tell_seat(seat, view, voice)
    if view.active != voice.seat:
        yield texts.turn_of.format(name=voice.names[view.active])
    yield from tell_business(view, voice)
    yield tell_purse(view, voice)


def _tell_seat(seat: int, view: View, voice: Voice) -> Iterator[str]:
    texts, name = voice.texts, voice.names[seat]
    loose, complete = herd(seat, view)
    if loose:
        yield texts.herd.format(name=name, animals=voice.animals(loose))
    for animal in complete:
        yield texts.complete.format(name=name, family=voice.family(animal), value=FAMILY_VALUES[animal])
    if not loose and not complete:
        yield texts.no_animals.format(name=name)
    if seat == view.dove:
        yield texts.dove_of.format(name=name)
    if view.scores[seat]:
        yield texts.points.format(name=name, points=view.scores[seat])
    if seat != voice.seat:
        yield texts.holds.format(name=name, notes=voice.count(view.hand_sizes[seat]))


def herd(seat: int, view: View) -> tuple[list[int], list[int]]:
    """Animals of unfinished families one by one, and the complete families, the most valuable first."""
    size = view.edition.family_size
    kinds = [(animal, number) for animal, number in reversed(list(enumerate(view.herds[seat]))) if number]
    loose = [animal for animal, number in kinds if number < size for _ in range(number)]
    return loose, [animal for animal, number in kinds if number == size]


def tell_business(view: View, voice: Voice) -> Iterator[str]:
    """What lies on the table: the lot and its bids, or an offer."""
    texts, names = voice.texts, voice.names
    if view.lot:
        yield texts.lot.format(animals=voice.animals(view.lot))
        if view.leader is None:
            yield texts.no_bid_yet
        else:
            yield texts.highest_bid.format(amount=view.high_bid, name=names[view.leader])
    for seat in range(view.players):
        if view.passed[seat]:
            yield texts.has_passed.format(name=names[seat])
        shown = view.shown[seat]
        if shown is not None:
            yield texts.has_shown.format(name=names[seat], notes=voice.notes(shown))
    if view.phase == "answering" and view.target is not None and view.animal is not None:
        yield texts.offer_lies.format(
            name=names[view.active],
            target=names[view.target],
            notes=voice.count(view.offer_size),
            animals=voice.animals([view.animal] * view.stake),
        )


def tell_purse(view: View, voice: Voice) -> str:
    """The notes in one's own hand."""
    if not view.purse or not any(view.purse):
        return voice.texts.your_empty_hand
    return voice.texts.your_notes.format(notes=voice.notes(view.purse), total=worth(view.purse))


def tell_values(view: View, voice: Voice) -> Iterator[str]:
    for animal in reversed(range(len(FAMILY_VALUES))):
        name = voice.family(animal)
        family = name[0].upper() + name[1:]
        yield voice.texts.value.format(family=family, value=FAMILY_VALUES[animal], pile=view.pile[animal])
