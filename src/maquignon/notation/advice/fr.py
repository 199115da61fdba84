"""Reasons in French."""

from collections.abc import Sequence
from typing import Final, assert_never

from maquignon.notation import why as w
from maquignon.notation.sentences.fr import money, of, so_many
from maquignon.notation.words.fr import FRENCH
from maquignon.rules.cards import DOVE_VALUE

_NUMBERS: Final = ("", "un", "deux", "trois", "quatre")


def explain(why: w.Why, names: Sequence[str]) -> str:
    match why:
        case w.OnlyChoice():
            return "Vous n’avez pas d’autre choix."
        case w.ClaimsDove():
            return f"La colombe vaut {DOVE_VALUE} points, et il faut la prendre tout de suite."
        case w.Completes(animal, points):
            return f"Cela compléterait votre famille des {_family(animal)} et ajouterait {money(points)} points."
        case w.Denies(rival, animal):
            return f"Sinon, {names[rival]} pourrait compléter la famille des {_family(animal)}."
        case w.Closer(animal, held, full):
            return f"Vous auriez alors {_NUMBERS[held]} des {_NUMBERS[full]} {_family(animal)}."
        case w.Begins(animal, value):
            family = f"la famille vaut {money(value)} points"
            return f"Vous pourriez alors marchander d’autres {_family(animal)}, et {family}."
        case w.Cheap(price, worth):
            return f"Cela vaut environ {money(worth)} pour vous et ne coûte que {money(price)}."
        case w.Affordable(price, left):
            rest = f", et il vous reste {money(left)}" if left else " avec tout ce que vous avez"
            return f"Vous pouvez payer {money(price)}{rest}."
        case w.NobodyToTradeWith():
            return "Il n’y a personne avec qui marchander : il ne reste que les enchères."
        case w.AuctionDue():
            return "Après le marchandage, il faut mettre aux enchères."
        case w.NothingToComplete(left):
            return f"Aucun marchandage ne compléterait une famille pour vous, et {_pile(left)} dans la pioche."
        case w.Outmatched(target, mine, guess):
            purses = f"{names[target]} a sans doute autour de {money(guess)} et vous seulement {money(mine)}"
            return f"{purses} : un marchandage serait risqué."
        case w.FromThePile(left):
            pile = _pile(left)
            return f"{pile.capitalize()} dans la pioche, et des enchères vous rapportent des animaux ou de l’argent."
        case w.Bluffs(price, purse):
            risk = "il fait monter le prix, mais si le lot vous est vendu, vous devrez dévoiler tout votre argent"
            return f"Vous n’avez que {money(purse)}, et {money(price)} est donc un bluff : {risk}."
        case w.CannotPay(price, purse):
            return f"Vous n’avez que {money(purse)}, et il faudrait {money(price)}."
        case w.TooDear(price, worth):
            return f"Cela coûterait {money(price)} et ne vaut {_only(worth)} pour vous."
        case w.NoChange(price, cost):
            change = f"cela vous coûterait {money(cost)}, car on ne rend pas la monnaie"
            return f"Vous ne pouvez pas payer exactement {money(price)} : {change}."
        case w.SavesFor(animal, missing):
            lack = "qu’un animal" if missing == 1 else f"que {_NUMBERS[missing]} animaux"
            return f"Gardez plutôt votre argent pour les {_family(animal)} : il ne vous manque {lack}."
        case w.SavesMoney(cost, purse):
            return f"Cela prendrait {money(cost)} de vos {money(purse)}, qui pourront mieux servir plus tard."
        case w.NotWorthKeeping(price, worth):
            lot = f"et le lot ne vaut {_only(worth)} pour vous"
            return f"Entre recevoir {money(price)} et payer {money(price)}, il y a {money(2 * price)}, {lot}."
        case w.Income(price, total):
            return f"La vente pour {money(price)} porte votre argent à {money(total)}."
        case w.PaysExactly(price, fewest):
            more = ", et vous gardez le plus de cartes argent possible" if fewest else ""
            return f"C’est exactement {money(price)} : rien n’est perdu{more}."
        case w.PaysLeast(price, loss):
            return f"Vous ne pouvez pas payer exactement {money(price)}, et ainsi vous ne perdez que {money(loss)}."
        case w.PaysMore(price, loss):
            return f"Cela couvre le prix de {money(price)}, avec {money(loss)} de trop."
        case w.WeakPurse(target, mine, guess):
            return f"Vous avez {money(mine)}, et {names[target]} sans doute seulement autour de {money(guess)}."
        case w.OnlyTrades():
            return "La pioche est vide : il ne reste que les marchandages."
        case w.ZeroOffer():
            return _zero_offer(why, names[why.target])
        case w.EmptyHanded():
            return "Vous n’avez pas de cartes argent à poser."
        case w.WorthFighting(worth, amount):
            return f"L’enjeu vaut environ {money(worth)} pour vous, plus que les {money(amount)} que vous posez."
        case w.NoMoney():
            return "Vous n’avez pas d’argent qui puisse battre l’offre."
        case w.Outbid(count, guess, purse):
            return f"{_notes(count)} sans doute autour de {money(guess)}, et vous n’avez que {money(purse)}."
        case w.NotWorthBeating(count, guess, worth):
            stake = f"et l’enjeu ne vaut {_only(worth)} pour vous"
            return f"{_notes(count)} sans doute autour de {money(guess)}, {stake}."
        case w.TakesOffer(challenger, count):
            gain = f" et recevez {_some_notes(count)} {of(names[challenger])}" if count else ""
            return f"Vous gardez votre argent{gain}."
        case w.Beats(challenger, amount):
            return f"Avec {money(amount)}, vous gagnez si {names[challenger]} a posé moins de {money(amount)}."
        case w.SecondRound(challenger):
            also = f"si {names[challenger]} n’a posé que des zéros aussi"
            return f"Des zéros ne coûtent rien, et {also}, il y a un second tour."
        case w.GivesUp(challenger):
            return f"Vous n’y risquez pas d’argent, et tout l’argent que {names[challenger]} a posé est à vous."
        case _:
            assert_never(why)


def _family(animal: int) -> str:
    return FRENCH.animals[animal][1]


def _pile(left: int) -> str:
    return "il reste un animal" if left == 1 else f"il reste {left} animaux"


def _only(worth: int) -> str:
    return f"qu’environ {money(worth)}" if worth else "presque rien"


def _notes(count: int) -> str:
    return "Une carte argent vaut" if count == 1 else f"{count} cartes argent valent"


def _some_notes(count: int) -> str:
    return "une carte argent" if count == 1 else f"{count} cartes argent"


def _zero_offer(why: w.ZeroOffer, target: str) -> str:
    laid = "Vous ne posez que des zéros" if why.count else "Vous ne posez rien"
    if why.may_accept:
        free = f"si {target} accepte, vous recevez {so_many(why.animal, why.stake)} pour rien"
        return f"{laid} : {free}, et si {target} pose de l’argent en face, cet argent est à vous."
    return f"{laid} : vous ne risquez pas d’argent, et tout l’argent que {target} pose en face est à vous."
