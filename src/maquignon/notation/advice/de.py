"""Reasons in German."""

from collections.abc import Sequence
from typing import Final, assert_never

from maquignon.notation import why as w
from maquignon.notation.sentences.de import as_object, money
from maquignon.notation.words.de import GERMAN
from maquignon.rules.cards import DOVE_VALUE

_NUMBERS: Final = ("", "ein", "zwei", "drei", "vier")


def explain(why: w.Why, names: Sequence[str]) -> str:
    match why:
        case w.OnlyChoice():
            return "Etwas anderes bleibt dir nicht."
        case w.ClaimsDove():
            return f"Die Taube ist {DOVE_VALUE} Punkte wert und muss sofort genommen werden."
        case w.Completes(animal, points):
            return f"Damit wäre deine Familie der {_family(animal)} vollständig, und das bringt {money(points)} Punkte."
        case w.Denies(rival, animal):
            return f"Sonst könnte {names[rival]} die Familie der {_family(animal)} vollständig machen."
        case w.Closer(animal, held, full):
            return f"Dann hättest du {_NUMBERS[held]} der {_NUMBERS[full]} {_family(animal)}."
        case w.Begins(animal, value):
            family = f"die Familie ist {money(value)} Punkte wert"
            return f"Dann könntest du um weitere {_family(animal)} handeln, und {family}."
        case w.Cheap(price, worth):
            return f"Das ist dir etwa {money(worth)} wert und kostet nur {money(price)}."
        case w.Affordable(price, left):
            rest = f" und hast dann noch {money(left)}" if left else ", mit allem, was du hast"
            return f"Du kannst {money(price)} bezahlen{rest}."
        case w.NobodyToTradeWith():
            return "Es gibt niemanden zum Handeln, also bleibt nur die Versteigerung."
        case w.AuctionDue():
            return "Nach dem Kuhhandel ist die Versteigerung fällig."
        case w.NothingToComplete(left):
            pile = _pile(left)
            return f"Kein Kuhhandel würde dir jetzt eine Familie vollständig machen, und im Stapel {pile}."
        case w.Outmatched(target, mine, guess):
            purses = f"{names[target]} hat wohl um die {money(guess)} und du nur {money(mine)}"
            return f"{purses}: Ein Kuhhandel wäre gewagt."
        case w.FromThePile(left):
            return f"Im Stapel {_pile(left)}, und eine Versteigerung bringt dir Tiere oder Geld."
        case w.Bluffs(price, purse):
            risk = "Er treibt den Preis, aber wird das Los an dich verkauft, musst du dein ganzes Geld offenlegen"
            return f"Du hast nur {money(purse)}, also ist {money(price)} ein Bluff: {risk}."
        case w.CannotPay(price, purse):
            return f"Du hast nur {money(purse)} und bräuchtest {money(price)}."
        case w.TooDear(price, worth):
            return f"Das würde {money(price)} kosten und ist dir {_only(worth)} wert."
        case w.NoChange(price, cost):
            change = f"Es würde dich {money(cost)} kosten, denn Wechselgeld gibt es nicht"
            return f"Genau {money(price)} kannst du nicht bezahlen: {change}."
        case w.SavesFor(animal, missing):
            lack = "fehlt nur noch ein Tier" if missing == 1 else f"fehlen nur noch {_NUMBERS[missing]} Tiere"
            return f"Spare dein Geld lieber für die {_family(animal)}: Dir {lack}."
        case w.SavesMoney(cost, purse):
            return f"Das würde {money(cost)} von deinen {money(purse)} kosten, die du später besser brauchen kannst."
        case w.NotWorthKeeping(price, worth):
            lot = f"und das Los ist dir {_only(worth)} wert"
            return f"Zwischen {money(price)} bekommen und {money(price)} zahlen liegen {money(2 * price)}, {lot}."
        case w.Income(price, total):
            return f"Der Verkauf für {money(price)} bringt dein Geld auf {money(total)}."
        case w.PaysExactly(price, fewest):
            more = ", und du behältst so viele Geldkarten wie möglich" if fewest else ""
            return f"Das ist genau {money(price)}, nichts geht verloren{more}."
        case w.PaysLeast(price, loss):
            return f"Genau {money(price)} kannst du nicht bezahlen, und so verlierst du nur {money(loss)}."
        case w.PaysMore(price, loss):
            return f"Das deckt den Preis von {money(price)}, mit {money(loss)} zu viel."
        case w.WeakPurse(target, mine, guess):
            return f"Du hast {money(mine)} und {names[target]} wohl nur um die {money(guess)}."
        case w.OnlyTrades():
            return "Der Stapel ist leer, also bleibt nur der Kuhhandel."
        case w.ZeroOffer():
            return _zero_offer(why, names[why.target])
        case w.EmptyHanded():
            return "Du hast keine Geldkarten, die du legen könntest."
        case w.WorthFighting(worth, amount):
            return f"Worum es geht, ist dir etwa {money(worth)} wert, mehr als die {money(amount)}, die du legst."
        case w.NoMoney():
            return "Du hast kein Geld, mit dem sich das Angebot schlagen ließe."
        case w.Outbid(count, guess, purse):
            return f"{_notes(count)} wohl um die {money(guess)} wert, und du hast nur {money(purse)}."
        case w.NotWorthBeating(count, guess, worth):
            stake = f"und worum es geht, ist dir {_only(worth)} wert"
            return f"{_notes(count)} wohl um die {money(guess)} wert, {stake}."
        case w.TakesOffer(challenger, count):
            gain = f" und bekommst {_some_notes(count)} von {names[challenger]}" if count else ""
            return f"Du behältst dein Geld{gain}."
        case w.Beats(challenger, amount):
            return f"Mit {money(amount)} gewinnst du, wenn {names[challenger]} weniger als {money(amount)} gelegt hat."
        case w.SecondRound(challenger):
            also = f"wenn auch {names[challenger]} nur Nullen gelegt hat"
            return f"Nullen kosten nichts, und {also}, gibt es eine zweite Runde."
        case w.GivesUp(challenger):
            return f"Du setzt kein Geld aufs Spiel, und was {names[challenger]} an Geld gelegt hat, gehört dir."
        case _:
            assert_never(why)


def _family(animal: int) -> str:
    return GERMAN.animals[animal][1]


def _pile(left: int) -> str:
    return "liegt noch ein Tier" if left == 1 else f"liegen noch {left} Tiere"


def _only(worth: int) -> str:
    return f"nur etwa {money(worth)}" if worth else "fast nichts"


def _notes(count: int) -> str:
    return "Eine Geldkarte ist" if count == 1 else f"{count} Geldkarten sind"


def _some_notes(count: int) -> str:
    return "eine Geldkarte" if count == 1 else f"{count} Geldkarten"


def _zero_offer(why: w.ZeroOffer, target: str) -> str:
    laid = "Du legst nur Nullen" if why.count else "Du legst nichts"
    if why.may_accept:
        free = f"Nimmt {target} an, bekommst du {as_object(why.animal, why.stake)} umsonst"
        return f"{laid}: {free}, und legt {target} Geld dagegen, gehört es dir."
    return f"{laid}: Du setzt kein Geld aufs Spiel, und was {target} an Geld dagegenlegt, gehört dir."
