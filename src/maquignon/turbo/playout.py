"""Games played out to the end by scripted players, from any position: what search asks for, many at a call."""

from typing import Any

from maquignon.rules.schedule import next_to_act
from maquignon.rules.state import HOUSE, OVER
from maquignon.turbo.codec import legal
from maquignon.turbo.compiled import entry
from maquignon.turbo.driver import house_moves, speak
from maquignon.turbo.loops import tally
from maquignon.turbo.policies import random_word


def play_out(states: Any, drafts: Any, known: Any, dice: Any, limit: int, scores: Any, winners: Any, found: Any) -> int:
    steps = 0
    for place in range(len(states)):
        s, d = states[place], drafts[place]
        for _ in range(limit):
            if s.phase == OVER:
                break
            steps += 1
            seat = next_to_act(s)
            if seat == HOUSE:
                house_moves(s, d, known, dice, place)
            else:
                number = legal(s, d, seat, found)
                speak(s, d, known, seat, random_word(found, number, dice, place))
        tally(s, scores[place], winners[place])
    return steps


_play_out = entry(play_out)
