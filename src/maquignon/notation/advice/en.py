"""Reasons in English."""

from collections.abc import Sequence
from typing import Final, assert_never

from maquignon.notation import why as w
from maquignon.notation.sentences.en import money, so_many
from maquignon.notation.words.en import ENGLISH
from maquignon.rules.cards import DOVE_VALUE

_NUMBERS: Final = ("", "one", "two", "three", "four")


def explain(why: w.Why, names: Sequence[str]) -> str:
    match why:
        case w.OnlyChoice():
            return "You have no other choice."
        case w.ClaimsDove():
            return f"The dove is worth {DOVE_VALUE} points and must be taken at once."
        case w.Completes(animal, points):
            return f"This would complete your family of {_family(animal)}, which adds {money(points)} points."
        case w.Denies(rival, animal):
            return f"Otherwise {names[rival]} could complete the family of {_family(animal)}."
        case w.Closer(animal, held, full):
            return f"You would then have {_NUMBERS[held]} of the {_NUMBERS[full]} {_family(animal)}."
        case w.Begins(animal, value):
            return f"You could then trade for more {_family(animal)}, and the family is worth {money(value)} points."
        case w.Cheap(price, worth):
            return f"It is worth about {money(worth)} to you and costs only {money(price)}."
        case w.Affordable(price, left):
            rest = f"and still have {money(left)}" if left else "with everything you have"
            return f"You can pay {money(price)} {rest}."
        case w.NobodyToTradeWith():
            return "There is nobody to trade with, so only an auction is left."
        case w.AuctionDue():
            return "After the trade the auction is due."
        case w.NothingToComplete(left):
            return f"No trade would complete a family for you now, and there {_pile(left)} in the pile."
        case w.Outmatched(target, mine, guess):
            return f"{names[target]} probably has about {money(guess)}, you only {money(mine)}: a trade would be risky."
        case w.FromThePile(left):
            return f"There {_pile(left)} in the pile, and an auction brings you animals or money."
        case w.Bluffs(price, purse):
            risk = "it drives the price up, but if the lot is sold to you, you must show all your money"
            return f"You have only {money(purse)}, so {money(price)} is a bluff: {risk}."
        case w.CannotPay(price, purse):
            return f"You have only {money(purse)} and would need {money(price)}."
        case w.TooDear(price, worth):
            return f"It would cost {money(price)} and is worth {_only(worth)} to you."
        case w.NoChange(price, cost):
            return f"You cannot pay exactly {money(price)}: it would cost you {money(cost)}, as no change is given."
        case w.SavesFor(animal, missing):
            lack = f"you need only {_NUMBERS[missing]} more"
            return f"Rather keep your money for the {_family(animal)}: {lack}."
        case w.SavesMoney(cost, purse):
            return f"It would take {money(cost)} of your {money(purse)}, which you may need more later."
        case w.NotWorthKeeping(price, worth):
            lot = f"and the lot is worth {_only(worth)} to you"
            return f"Between getting {money(price)} and paying {money(price)} lie {money(2 * price)}, {lot}."
        case w.Income(price, total):
            return f"The sale for {money(price)} brings your money to {money(total)}."
        case w.PaysExactly(price, fewest):
            more = ", and you keep as many notes as possible" if fewest else ""
            return f"That is exactly {money(price)}, so nothing is lost{more}."
        case w.PaysLeast(price, loss):
            return f"You cannot pay exactly {money(price)}, and this way you lose only {money(loss)}."
        case w.PaysMore(price, loss):
            return f"It covers the price of {money(price)}, with {money(loss)} too much."
        case w.WeakPurse(target, mine, guess):
            return f"You have {money(mine)}, and {names[target]} probably only about {money(guess)}."
        case w.OnlyTrades():
            return "The pile is empty, so only trades are left."
        case w.ZeroOffer():
            return _zero_offer(why, names[why.target])
        case w.EmptyHanded():
            return "You have no notes to lay."
        case w.WorthFighting(worth, amount):
            return f"What is at stake is worth about {money(worth)} to you, more than the {money(amount)} you lay."
        case w.NoMoney():
            return "You have no money that could beat the offer."
        case w.Outbid(count, guess, purse):
            return f"{_notes(count)} probably worth about {money(guess)}, and you have only {money(purse)}."
        case w.NotWorthBeating(count, guess, worth):
            stake = f"and what is at stake is worth {_only(worth)} to you"
            return f"{_notes(count)} probably worth about {money(guess)}, {stake}."
        case w.TakesOffer(challenger, count):
            gain = f" and get {_some_notes(count)} from {names[challenger]}" if count else ""
            return f"You keep your own money{gain}."
        case w.Beats(challenger, amount):
            return f"With {money(amount)} you win if {names[challenger]} has laid less than {money(amount)}."
        case w.SecondRound(challenger):
            return f"Zeros cost nothing, and if {names[challenger]} has laid only zeros too, there is a second round."
        case w.GivesUp(challenger):
            return f"You risk no money on it, and whatever money {names[challenger]} has laid is yours."
        case _:
            assert_never(why)


def _family(animal: int) -> str:
    return ENGLISH.animals[animal][1]


def _pile(left: int) -> str:
    return "is still one animal" if left == 1 else f"are still {left} animals"


def _only(worth: int) -> str:
    return f"only about {money(worth)}" if worth else "almost nothing"


def _notes(count: int) -> str:
    return "One note is" if count == 1 else f"{count} notes are"


def _some_notes(count: int) -> str:
    return "one note" if count == 1 else f"{count} notes"


def _zero_offer(why: w.ZeroOffer, target: str) -> str:
    laid = "You lay only zeros" if why.count else "You lay nothing"
    if why.may_accept:
        free = f"if {target} accepts, you get {so_many(why.animal, why.stake)} for nothing"
        return f"{laid}: {free}, and if {target} lays money against it, that money is yours."
    return f"{laid}: you risk no money, and whatever money {target} lays against it is yours."
