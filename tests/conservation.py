"""Nothing is lost and nothing comes from nowhere: all cards of a game, counted."""

from operator import mul

from maquignon.rules.cards import KINDS_OF_ANIMALS, NOTES, count_notes
from maquignon.rules.game import Game
from maquignon.rules.state import State


def animals_there(s: State) -> list[int]:
    """Animals in the pile, on offer and before the players, by kind."""
    there = [sum(kind) for kind in zip(s.pile, *s.herd, strict=True)]
    for animal in s.lot[: s.lot_count]:
        there[animal] += 1
    return there


def notes_there(s: State) -> list[int]:
    """Notes in all hands and on the table, by kind."""
    return [sum(kind) for kind in zip(s.offer, s.paid, *s.purse, strict=True)]


def notes_paid_out(game: Game) -> list[int]:
    """Notes that have left the box: the start of every player, and the donkeys so far."""
    paid = count_notes([*game.edition.start_notes, *game.edition.donkey_payments[: game.state.donkeys]])
    return [count * game.state.players for count in paid]


def money_there(s: State) -> int:
    return sum(map(mul, NOTES, notes_there(s)))


def assert_all_cards_are_there(game: Game) -> None:
    """Every animal and every note of a game that began by its edition."""
    s = game.state
    assert animals_there(s) == [s.family_size] * KINDS_OF_ANIMALS
    assert sum(s.pile) == s.pile_left
    assert notes_there(s) == notes_paid_out(game)
    assert money_there(s) == s.money_in_play
    assert min(map(min, (*s.purse, *s.herd, s.pile, s.offer, s.paid))) >= 0
