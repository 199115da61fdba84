"""The loops of a batch over its games; each works on slices of arrays, so that several cores can share a batch."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from maquignon.knowledge.purses import begin_knowing
from maquignon.rules.schedule import next_to_act
from maquignon.rules.scoring import score, wins
from maquignon.rules.state import MOST_SEATS, OVER, State
from maquignon.turbo.codec import ACTIONS, Draft, forget
from maquignon.turbo.dice import Dice, roll
from maquignon.turbo.driver import SILENCE, play_on
from maquignon.turbo.observation import observe


class Games(NamedTuple):
    """The arrays of a batch, or of one thread's part of it: a row for every game."""

    states: NDArray[np.void]
    drafts: NDArray[np.void]
    known: NDArray[np.void]
    tempers: NDArray[np.float32]
    dice: Dice
    starts: NDArray[np.void]
    seats: NDArray[np.int8]
    masks: NDArray[np.bool_]
    observations: NDArray[np.float32]
    decisions: NDArray[np.int32]
    finished: NDArray[np.bool_]
    truncated: NDArray[np.bool_]
    scores: NDArray[np.int32]
    winners: NDArray[np.bool_]


class Asking(NamedTuple):
    """When a seat is asked, and what it is offered."""

    skip_forced: bool
    sober: bool
    limit: int


def play_games(
    symbols: NDArray[np.int64],
    games: Games,
    blank: NDArray[np.void],
    found: NDArray[np.int64],
    fresh: bool,
    ask: Asking,
) -> None:
    """One symbol in every game and on to its next choice; a game that ends, or every `fresh` one, begins anew."""
    # one by one: the whole tuple handed on would count the references of all its arrays anew in every game
    states, drafts, known, tempers, dice = games.states, games.drafts, games.known, games.tempers, games.dice
    starts, seats, masks, observations = games.starts, games.seats, games.masks, games.observations
    decisions, finished, truncated = games.decisions, games.finished, games.truncated
    scores, winners = games.scores, games.winners
    for place in range(len(states)):
        s: State = states[place]
        d: Draft = drafts[place]
        symbol = symbols[place]
        begins = fresh
        if not fresh:
            decisions[place] += 1
            finished[place] = False
            truncated[place] = False
        while True:
            if begins:
                begin_game(states, drafts, known, dice, starts, blank, place)
                decisions[place] = 0
                symbol = SILENCE
            number = play_on(s, d, known[place], tempers, dice, place, symbol, ask.skip_forced, ask.sober, found)
            over = s.phase == OVER
            if not over and (begins or ask.limit == 0 or decisions[place] < ask.limit):
                break
            if not begins:  # a game without a single choice has no result that anybody waits for
                finished[place] = over
                truncated[place] = not over
                tally(s, scores[place], winners[place])
            begins = True
        seat = next_to_act(s)
        seats[place] = seat
        show_symbols(masks[place], found, number)
        if len(known[place]) > 0:
            observe(s, d, known[place][seat], seat, observations[place])


def begin_game(
    states: NDArray[np.void],
    drafts: NDArray[np.void],
    known: NDArray[np.void],
    dice: Dice,
    starts: NDArray[np.void],
    blank: NDArray[np.void],
    place: int,
) -> None:
    """D2 a first player by the dice; everybody knows what everybody starts with."""
    states[place] = starts[place]
    s: State = states[place]
    s.active = roll(dice, place, s.players)
    forget(drafts[place])
    for observer in range(len(known[place])):
        known[place][observer] = blank[0]
        begin_knowing(known[place][observer], s.players, s.purse[0])


def tally(s: State, scores: NDArray[np.int32], winners: NDArray[np.bool_]) -> None:
    """R6 the result as it stands."""
    for seat in range(MOST_SEATS):
        scores[seat] = score(s, seat) if seat < s.players else 0
        winners[seat] = seat < s.players and wins(s, seat)


def show_symbols(mask: NDArray[np.bool_], found: NDArray[np.int64], number: int) -> None:
    for symbol in range(ACTIONS):
        mask[symbol] = False
    for choice in range(number):
        mask[found[choice]] = True


def observe_games(
    states: NDArray[np.void],
    drafts: NDArray[np.void],
    known: NDArray[np.void],
    seats: NDArray[np.int8],
    observations: NDArray[np.float32],
) -> None:
    """What any one seat of each game knows, whoever's choice it is; it has said nothing yet."""
    for place in range(len(states)):
        observe(states[place], drafts[0], known[place][seats[place]], seats[place], observations[place])
