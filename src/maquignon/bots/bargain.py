"""The trade as a game of its own, solved: which offers and answers nobody can exploit.

The challenger knows their purse and lays an offer of which the target sees only the number of notes; the target knows
their purse and accepts or lays a counter-offer. What one gains the other loses, so regret matching with positive
regrets (CFR+) converges to mixed strategies that no other strategy beats; `gap` says how far they still are from that.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from maquignon.rules.cards import Purse, size, worth
from maquignon.rules.payment import subsets

Array = npt.NDArray[np.float64]
Mask = npt.NDArray[np.bool_]

ACCEPT: Final = -1
"""The answer that is no counter-offer."""


@dataclass(frozen=True, slots=True)
class Stakes:
    """What the trade is about, all in points: the animals won or lost, and what a unit of money is worth."""

    win: float
    lose: float
    money: float
    may_accept: bool = True
    winner_pays: bool = False

    def payoffs(self, offers: Array, answers: Array) -> Array:
        """What the challenger gains by each offer (a row) against each answer; a tie is the challenger's."""
        offer, answer = offers[:, None], answers[None, :]
        won = offer >= answer
        paid = np.where(won, offer, -answer) if self.winner_pays else offer - answer
        fought = np.where(won, self.win, -self.lose) - self.money * paid
        return np.where(answer == ACCEPT, self.win - self.money * offer, fought)


@dataclass(frozen=True, slots=True)
class Offering:
    """An offer as it matters: how many notes the target sees, and what they are worth."""

    count: int
    value: int


@dataclass(frozen=True, slots=True)
class Bargain:
    """Mixed strategies for every purse that either side may hold."""

    offerings: tuple[Offering, ...]
    answers: tuple[int, ...]
    counts: tuple[int, ...]
    offer_mix: Array  # challenger's purse × offering
    answer_mix: Array  # target's purse × count seen × answer
    value: float  # to the challenger
    gap: float  # what the two best replies to these strategies would gain together

    def offers(self, purse: int) -> dict[Offering, float]:
        """How often the challenger with this purse lays which offer."""
        return {o: float(p) for o, p in zip(self.offerings, self.offer_mix[purse], strict=True) if p > 0}

    def replies(self, purse: int, count: int) -> dict[int, float]:
        """How often the target with this purse answers so many notes with what."""
        row = self.answer_mix[purse, self.counts.index(count)]
        return {answer: float(p) for answer, p in zip(self.answers, row, strict=True) if p > 0}


def offerings_of(purse: Purse, least: int = 1) -> set[Offering]:
    """D14 everything that can be laid from a purse, alike where number and worth are."""
    if size(purse) < least:
        least = 0
    return {Offering(size(notes), worth(notes)) for notes in subsets(purse) if size(notes) >= least}


def solve(
    challengers: Sequence[tuple[Purse, float]],
    targets: Sequence[tuple[Purse, float]],
    stakes: Stakes,
    rounds: int = 400,
) -> Bargain:
    """Equilibrium strategies for purses believed in with these weights."""
    theirs = [offerings_of(purse) for purse, _ in challengers]
    offerings = tuple(sorted(set().union(*theirs), key=lambda o: (o.count, o.value)))
    counters = [{o.value for o in offerings_of(purse)} for purse, _ in targets]
    answers = (*((ACCEPT,) if stakes.may_accept else ()), *sorted(set().union(*counters)))
    counts = tuple(sorted({o.count for o in offerings}))
    game = _Game(
        payoff=stakes.payoffs(np.array([o.value for o in offerings]), np.array(answers)),
        alike=[_span(offerings, count) for count in counts],
        may_offer=np.array([[o in laid for o in offerings] for laid in theirs]),
        may_answer=np.array([[answer == ACCEPT or answer in laid for answer in answers] for laid in counters]),
        challenger_weights=_shares([weight for _, weight in challengers]),
        target_weights=_shares([weight for _, weight in targets]),
    )
    offer_mix, answer_mix = game.train(rounds)
    return Bargain(offerings, answers, counts, offer_mix, answer_mix, *game.judge(offer_mix, answer_mix))


def _span(offerings: Sequence[Offering], count: int) -> slice:
    """Where the offerings of this count lie: they are sorted by it."""
    first = bisect_left(offerings, count, key=lambda o: o.count)
    return slice(first, bisect_right(offerings, count, key=lambda o: o.count))


def _shares(weights: Sequence[float]) -> Array:
    array: Array = np.asarray(weights, dtype=float)
    shares: Array = array / array.sum()
    return shares


@dataclass(frozen=True, slots=True)
class _Game:
    payoff: Array  # offering × answer
    alike: list[slice]  # the offerings of each count, which the target cannot tell apart
    may_offer: Mask  # challenger's purse × offering
    may_answer: Mask  # target's purse × answer
    challenger_weights: Array
    target_weights: Array

    def worth_of_offers(self, answer_mix: Array) -> Array:
        """What each offering brings against the answers to its count, over all the target's purses."""
        faced = np.tensordot(self.target_weights, answer_mix, 1)
        return np.concatenate([self.payoff[span] @ mix for span, mix in zip(self.alike, faced, strict=True)])

    def worth_of_answers(self, offer_mix: Array) -> Array:
        """What each answer to each count costs the challenger, over all the challenger's purses."""
        reach = self.challenger_weights @ offer_mix
        return -np.stack([reach[span] @ self.payoff[span] for span in self.alike])

    def train(self, rounds: int) -> tuple[Array, Array]:
        """CFR+: regrets never below zero, later strategies weigh more in the average."""
        offer_regret = np.zeros(self.may_offer.shape)
        answer_regret = np.zeros((len(self.may_answer), len(self.alike), self.payoff.shape[1]))
        may_answer = np.broadcast_to(self.may_answer[:, None, :], answer_regret.shape)
        offer_total, answer_total = np.zeros_like(offer_regret), np.zeros_like(answer_regret)
        answer_mix = _match(answer_regret, may_answer)
        for number in range(1, rounds + 1):
            offer_mix = _match(offer_regret, self.may_offer)
            _regret(offer_regret, offer_mix, self.worth_of_offers(answer_mix)[None, :])
            offer_mix = _match(offer_regret, self.may_offer)
            _regret(answer_regret, answer_mix, self.worth_of_answers(offer_mix)[None, :, :])
            answer_mix = _match(answer_regret, may_answer)
            offer_total += number * offer_mix
            answer_total += number * answer_mix
        return _normal(offer_total, self.may_offer), _normal(answer_total, may_answer)

    def judge(self, offer_mix: Array, answer_mix: Array) -> tuple[float, float]:
        """The value to the challenger, and what the best replies of both sides gain over it together."""
        offers = self.worth_of_offers(answer_mix)
        value = float(self.challenger_weights @ (offer_mix @ offers))
        best_offer = self.challenger_weights @ np.where(self.may_offer, offers, -np.inf).max(axis=1)
        answers = self.worth_of_answers(offer_mix)
        best_answers = np.where(self.may_answer[:, None, :], answers[None], -np.inf).max(axis=2).sum(axis=1)
        return value, float(best_offer + self.target_weights @ best_answers)


def _regret(regret: Array, mix: Array, values: Array) -> None:
    np.maximum(regret + values - (mix * values).sum(axis=-1, keepdims=True), 0, out=regret)


def _match(regret: Array, allowed: Mask) -> Array:
    return _normal(np.where(allowed, regret, 0.0), allowed)


def _normal(weights: Array, allowed: Mask) -> Array:
    """Shares of the whole; even ones where nothing weighs."""
    total = weights.sum(axis=-1, keepdims=True)
    even = allowed / allowed.sum(axis=-1, keepdims=True)
    return np.where(total > 0, weights / np.where(total > 0, total, 1.0), even)
