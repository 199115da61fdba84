"""The results of a simulation as tables of plain text."""

from collections.abc import Iterator
from typing import Final

from maquignon.command.columns import columns
from maquignon.play.bootstrap import Estimate
from maquignon.play.standings import Span, Standing, Standings

HABITS: Final = {
    "auctions": "auctions",
    "lots_free": "lots won free",
    "bids": "bids",
    "bluffs": "bids beyond the purse",
    "insolvencies": "insolvencies",
    "preemptions": "pre-emptions",
    "buy_backs": "buy-backs",
    "spent": "money spent on lots",
    "overpaid": "lost for want of change",
    "absurdities": "payments of more than five times the price",
    "trades": "trades opened",
    "zero_offers": "piles of zeros only",
    "accepted": "offers accepted",
    "countered": "offers countered",
    "ties": "second rounds",
    "doves": "doves",
    "money": "money left at the end",
    "hoards": "half of all money left at the end",
}
"""What is counted of a seat, and the words for it."""


def result_lines(standings: Standings) -> Iterator[str]:
    plan = standings.plan
    games = standings.actions.number
    yield f"{_number(games, 'game')} of {plan.title()}, {len(plan.bots)} players, seed {plan.seed}"
    yield ""
    yield from _ranking(standings)
    yield f"An equal share of the wins would be {1 / len(plan.bots):.1%}; ± holds the true one 95 times in 100."
    yield ""
    yield from _habits(standings)
    yield ""
    yield f"A game took {_span(standings.turns)} turns and {_span(standings.actions)} actions."
    yield f"Shared wins: {standings.shared_wins}."
    if standings.standstills:
        yield f"Games that ended in a standstill, with families left unfinished: {standings.standstills}."
    for standing in standings.by_bot.values():
        yield from standing.complaints.lines(standing.bot)
    if plan.save is not None:
        yield f"The records are in {plan.save}."


def _ranking(standings: Standings) -> list[str]:
    best_first = sorted(standings.by_bot.values(), key=lambda standing: -standing.per_game("wins"))
    rows = [_rank(standing, standings.share_of_wins(standing.bot)) for standing in best_first]
    return columns([["bot", "seats", "wins", "±", "score", "least", "most"], *rows])


def _rank(standing: Standing, wins: Estimate) -> list[str]:
    return [
        standing.bot,
        str(standing.total.games),
        f"{wins.value:.1%}",
        f"{wins.error:.1%}",
        f"{standing.scores.mean:.0f}",
        str(standing.scores.least),
        str(standing.scores.most),
    ]


def _habits(standings: Standings) -> list[str]:
    """Only what happened at all: most editions know no dove and no buy-back."""
    bots = list(standings.by_bot.values())
    rows = [["per seat and game", *(standing.bot for standing in bots)]]
    rows += [
        [words, *(f"{standing.per_game(name):.2f}" for standing in bots)]
        for name, words in HABITS.items()
        if any(standing.per_game(name) for standing in bots)
    ]
    return columns(rows)


def _span(span: Span) -> str:
    return f"{span.mean:.0f} ({span.least} to {span.most})"


def _number(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
