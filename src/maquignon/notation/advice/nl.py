"""Reasons in Dutch."""

from collections.abc import Sequence
from typing import Final, assert_never

from maquignon.notation import why as w
from maquignon.notation.sentences.nl import money, so_many
from maquignon.notation.words.nl import DUTCH
from maquignon.rules.cards import DOVE_VALUE

_NUMBERS: Final = ("", "één", "twee", "drie", "vier")


def explain(why: w.Why, names: Sequence[str]) -> str:
    match why:
        case w.OnlyChoice():
            return "Iets anders kun je niet doen."
        case w.ClaimsDove():
            return f"De duif is {DOVE_VALUE} punten waard en moet meteen worden genomen."
        case w.Completes(animal, points):
            return f"Daarmee zou je familie van {_family(animal)} compleet zijn, en dat brengt {money(points)} punten."
        case w.Denies(rival, animal):
            return f"Anders zou {names[rival]} de familie van de {_family(animal)} compleet kunnen maken."
        case w.Closer(animal, held, full):
            return f"Dan zou je {_NUMBERS[held]} van de {_NUMBERS[full]} {_family(animal)} hebben."
        case w.Begins(animal, value):
            family = f"de familie is {money(value)} punten waard"
            return f"Dan zou je koehandel om meer {_family(animal)} kunnen drijven, en {family}."
        case w.Cheap(price, worth):
            return f"Dat is jou ongeveer {money(worth)} waard en kost maar {money(price)}."
        case w.Affordable(price, left):
            rest = f" en houdt dan nog {money(left)} over" if left else ", met alles wat je hebt"
            return f"Je kunt {money(price)} betalen{rest}."
        case w.NobodyToTradeWith():
            return "Er is niemand om koehandel mee te drijven, dus blijft alleen een veiling over."
        case w.AuctionDue():
            return "Na de koehandel moet er worden geveild."
        case w.NothingToComplete(left):
            pile = _pile(left)
            return f"Met geen enkele koehandel maak je nu een familie compleet, en er {pile} in de stapel."
        case w.Outmatched(target, mine, guess):
            purses = f"{names[target]} heeft waarschijnlijk rond de {money(guess)} en jij maar {money(mine)}"
            return f"{purses}: een koehandel zou gewaagd zijn."
        case w.FromThePile(left):
            return f"Er {_pile(left)} in de stapel, en een veiling levert je dieren of geld op."
        case w.Bluffs(price, purse):
            risk = "het drijft de prijs op, maar wordt de kavel aan jou verkocht, dan moet je al je geld laten zien"
            return f"Je hebt maar {money(purse)}, dus {money(price)} is bluf: {risk}."
        case w.CannotPay(price, purse):
            return f"Je hebt maar {money(purse)} en zou {money(price)} nodig hebben."
        case w.TooDear(price, worth):
            return f"Dat zou {money(price)} kosten en is jou {_only(worth)} waard."
        case w.NoChange(price, cost):
            change = f"het zou je {money(cost)} kosten, want wisselgeld is er niet"
            return f"Je kunt {money(price)} niet gepast betalen: {change}."
        case w.SavesFor(animal, missing):
            return f"Bewaar je geld liever voor de {_family(animal)}: je mist er nog maar {_NUMBERS[missing]}."
        case w.SavesMoney(cost, purse):
            return f"Dat zou {money(cost)} van je {money(purse)} kosten, en die kun je later beter gebruiken."
        case w.NotWorthKeeping(price, worth):
            lot = f"en de kavel is jou {_only(worth)} waard"
            return f"Tussen {money(price)} krijgen en {money(price)} betalen zit {money(2 * price)}, {lot}."
        case w.Income(price, total):
            return f"De verkoop voor {money(price)} brengt je geld op {money(total)}."
        case w.PaysExactly(price, fewest):
            more = ", en je houdt zo veel mogelijk geldkaarten" if fewest else ""
            return f"Dat is precies {money(price)}, er gaat niets verloren{more}."
        case w.PaysLeast(price, loss):
            return f"Je kunt {money(price)} niet gepast betalen, en zo verlies je maar {money(loss)}."
        case w.PaysMore(price, loss):
            return f"Dat dekt de prijs van {money(price)}, met {money(loss)} te veel."
        case w.WeakPurse(target, mine, guess):
            return f"Jij hebt {money(mine)} en {names[target]} waarschijnlijk maar rond de {money(guess)}."
        case w.OnlyTrades():
            return "De stapel is leeg, dus er blijft alleen koehandel over."
        case w.ZeroOffer():
            return _zero_offer(why, names[why.target])
        case w.EmptyHanded():
            return "Je hebt geen geldkaarten om neer te leggen."
        case w.WorthFighting(worth, amount):
            stake = f"Wat er op het spel staat is jou ongeveer {money(worth)} waard"
            return f"{stake}, meer dan de {money(amount)} die je legt."
        case w.NoMoney():
            return "Je hebt geen geld waarmee je het bod kunt verslaan."
        case w.Outbid(count, guess, purse):
            return f"{_notes(count)} waarschijnlijk rond de {money(guess)} waard, en jij hebt maar {money(purse)}."
        case w.NotWorthBeating(count, guess, worth):
            stake = f"en wat er op het spel staat is jou {_only(worth)} waard"
            return f"{_notes(count)} waarschijnlijk rond de {money(guess)} waard, {stake}."
        case w.TakesOffer(challenger, count):
            gain = f" en krijgt {_some_notes(count)} van {names[challenger]}" if count else ""
            return f"Je houdt je eigen geld{gain}."
        case w.Beats(challenger, amount):
            return f"Met {money(amount)} win je als {names[challenger]} minder dan {money(amount)} heeft gelegd."
        case w.SecondRound(challenger):
            also = f"als ook {names[challenger]} alleen nullen heeft gelegd"
            return f"Nullen kosten niets, en {also}, komt er een tweede ronde."
        case w.GivesUp(challenger):
            return f"Je waagt er geen geld aan, en wat {names[challenger]} aan geld heeft gelegd is van jou."
        case _:
            assert_never(why)


def _family(animal: int) -> str:
    return DUTCH.animals[animal][1]


def _pile(left: int) -> str:
    return "zit nog één dier" if left == 1 else f"zitten nog {left} dieren"


def _only(worth: int) -> str:
    return f"maar ongeveer {money(worth)}" if worth else "bijna niets"


def _notes(count: int) -> str:
    return "Eén geldkaart is" if count == 1 else f"{count} geldkaarten zijn"


def _some_notes(count: int) -> str:
    return "één geldkaart" if count == 1 else f"{count} geldkaarten"


def _zero_offer(why: w.ZeroOffer, target: str) -> str:
    laid = "Je legt alleen nullen" if why.count else "Je legt niets"
    if why.may_accept:
        free = f"neemt {target} het bod aan, dan krijg je {so_many(why.animal, why.stake)} voor niets"
        return f"{laid}: {free}, en legt {target} er geld tegenover, dan is dat van jou."
    return f"{laid}: je waagt er geen geld aan, en wat {target} er aan geld tegenover legt is van jou."
