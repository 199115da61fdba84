"""The loops of a batch over its games; each works on slices of arrays, so that several cores can share a batch."""

from typing import Any

from maquignon.knowledge.purses import begin_knowing
from maquignon.rules.schedule import next_to_act
from maquignon.rules.scoring import score, wins
from maquignon.rules.state import MOST_SEATS, OVER
from maquignon.turbo.codec import ACTIONS, forget
from maquignon.turbo.dice import roll
from maquignon.turbo.driver import SILENCE, play_on
from maquignon.turbo.observation import observe


def play_games(
    symbols: Any, states: Any, drafts: Any, known: Any, tempers: Any, dice: Any, starts: Any, seats: Any, masks: Any,
    observations: Any, decisions: Any, finished: Any, truncated: Any, scores: Any, winners: Any,
    blank: Any, found: Any, fresh: bool, skip_forced: bool, sober: bool, limit: int,
) -> None:  # fmt: skip
    """One symbol in every game and on to its next choice; a game that ends, or every `fresh` one, begins anew."""
    for place in range(len(states)):
        s, d = states[place], drafts[place]
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
            number = play_on(s, d, known[place], tempers, dice, place, symbol, skip_forced, sober, found)
            over = s.phase == OVER
            if not over and (begins or limit == 0 or decisions[place] < limit):
                break
            if not begins:  # a game without a single choice has no result that anybody waits for
                finished[place] = over
                truncated[place] = not over
                tally(s, scores[place], winners[place])
            begins = True
        seats[place] = next_to_act(s)
        show_symbols(masks[place], found, number)
        if len(known[place]) > 0:
            observe(s, d, known[place][seats[place]], seats[place], observations[place])


def begin_game(states: Any, drafts: Any, known: Any, dice: Any, starts: Any, blank: Any, place: int) -> None:
    """D2 a first player by the dice; everybody knows what everybody starts with."""
    states[place] = starts[place]
    s = states[place]
    s.active = roll(dice, place, s.players)
    forget(drafts[place])
    for observer in range(len(known[place])):
        known[place][observer] = blank[0]
        begin_knowing(known[place][observer], s.players, s.purse[0])


def tally(s: Any, scores: Any, winners: Any) -> None:
    """R6 the result as it stands."""
    for seat in range(MOST_SEATS):
        scores[seat] = score(s, seat) if seat < s.players else 0
        winners[seat] = seat < s.players and wins(s, seat)


def show_symbols(mask: Any, found: Any, number: int) -> None:
    for symbol in range(ACTIONS):
        mask[symbol] = False
    for choice in range(number):
        mask[found[choice]] = True


def observe_games(states: Any, drafts: Any, known: Any, seats: Any, observations: Any) -> None:
    """What any one seat of each game knows, whoever's choice it is; it has said nothing yet."""
    for place in range(len(states)):
        observe(states[place], drafts[0], known[place][seats[place]], seats[place], observations[place])
