"""Ratings of all bots of an arena on one scale, by OpenSkill's Plackett–Luce model."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from maquignon.play.arena.games import Outcome


@dataclass(frozen=True, slots=True)
class Rating:
    """`skill` with the uncertainty that is left; a bot that has not played has 25 ± 8."""

    skill: float
    uncertainty: float


def ratings(outcomes: Sequence[Outcome], seed: int) -> dict[str, Rating]:
    """The games in one shuffled order, so that no contest counts as the latest."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known = {bot: model.rating() for outcome in outcomes for bot in outcome.bots}
    order = list(outcomes)
    Random(seed).shuffle(order)
    for outcome in order:
        if len(set(outcome.bots)) > 1:
            # a rating for each chair: of one that sits on two, the model would add up what both have learned
            chairs = [[model.rating(mu=known[bot].mu, sigma=known[bot].sigma)] for bot in outcome.bots]
            after = model.rate(chairs, ranks=_ranks(outcome))
            for bot in set(outcome.bots):
                own = [team[0] for name, team in zip(outcome.bots, after, strict=True) if name == bot]
                # several chairs of one bot learn as one
                mu, sigma = (sum(values) / len(own) for values in zip(*((r.mu, r.sigma) for r in own), strict=True))
                known[bot] = model.rating(mu=mu, sigma=sigma)
    return {bot: Rating(rating.mu, rating.sigma) for bot, rating in known.items()}


def _ranks(outcome: Outcome) -> list[float]:
    """First the winners, then by score."""
    seats = outcome.tally.seats
    standing = [(-seat.wins, -seat.score) for seat in seats]
    order = sorted(set(standing))
    return [float(order.index(place)) for place in standing]
