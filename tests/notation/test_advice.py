"""Every reason in four languages: one whole sentence, with its facts and its grammar right."""

from typing import get_args

import pytest

from maquignon.notation import why as w
from maquignon.notation.advice import ADVISERS, explain
from maquignon.notation.words import LANGUAGES, Language

ROOSTER, GOOSE, CAT, DOG, SHEEP, GOAT, DONKEY, PIG, COW, HORSE = range(10)
NAMES = ("Ana", "Ben", "Cleo")
ANA, BEN, CLEO = range(3)

# One line per reason: what is said of it in English, French, German and Dutch.
SAID: list[tuple[w.Why, str, str, str, str]] = [
    (
        w.OnlyChoice(),
        "You have no other choice.",
        "Vous n’avez pas d’autre choix.",
        "Etwas anderes bleibt dir nicht.",
        "Iets anders kun je niet doen.",
    ),
    (
        w.ClaimsDove(),
        "The dove is worth 500 points and must be taken at once.",
        "La colombe vaut 500 points, et il faut la prendre tout de suite.",
        "Die Taube ist 500 Punkte wert und muss sofort genommen werden.",
        "De duif is 500 punten waard en moet meteen worden genomen.",
    ),
    (
        w.Completes(COW, 2_600),
        "This would complete your family of cows, which adds 2,600 points.",
        "Cela compléterait votre famille des vaches et ajouterait 2\u202f600 points.",
        "Damit wäre deine Familie der Kühe vollständig, und das bringt 2.600 Punkte.",
        "Daarmee zou je familie van koeien compleet zijn, en dat brengt 2.600 punten.",
    ),
    (
        w.Denies(BEN, DONKEY),
        "Otherwise Ben could complete the family of donkeys.",
        "Sinon, Ben pourrait compléter la famille des ânes.",
        "Sonst könnte Ben die Familie der Esel vollständig machen.",
        "Anders zou Ben de familie van de ezels compleet kunnen maken.",
    ),
    (
        w.Closer(SHEEP, 3, 4),
        "You would then have three of the four sheep.",
        "Vous auriez alors trois des quatre moutons.",
        "Dann hättest du drei der vier Schafe.",
        "Dan zou je drie van de vier schapen hebben.",
    ),
    (
        w.Begins(HORSE, 1_000),
        "You could then trade for more horses, and the family is worth 1,000 points.",
        "Vous pourriez alors marchander d’autres chevaux, et la famille vaut 1\u202f000 points.",
        "Dann könntest du um weitere Pferde handeln, und die Familie ist 1.000 Punkte wert.",
        "Dan zou je koehandel om meer paarden kunnen drijven, en de familie is 1.000 punten waard.",
    ),
    (
        w.Cheap(60, 1_180),
        "It is worth about 1,180 to you and costs only 60.",
        "Cela vaut environ 1\u202f180 pour vous et ne coûte que 60.",
        "Das ist dir etwa 1.180 wert und kostet nur 60.",
        "Dat is jou ongeveer 1.180 waard en kost maar 60.",
    ),
    (
        w.Affordable(60, 230),
        "You can pay 60 and still have 230.",
        "Vous pouvez payer 60, et il vous reste 230.",
        "Du kannst 60 bezahlen und hast dann noch 230.",
        "Je kunt 60 betalen en houdt dan nog 230 over.",
    ),
    (
        w.Affordable(60, 0),
        "You can pay 60 with everything you have.",
        "Vous pouvez payer 60 avec tout ce que vous avez.",
        "Du kannst 60 bezahlen, mit allem, was du hast.",
        "Je kunt 60 betalen, met alles wat je hebt.",
    ),
    (
        w.NobodyToTradeWith(),
        "There is nobody to trade with, so only an auction is left.",
        "Il n’y a personne avec qui marchander : il ne reste que les enchères.",
        "Es gibt niemanden zum Handeln, also bleibt nur die Versteigerung.",
        "Er is niemand om koehandel mee te drijven, dus blijft alleen een veiling over.",
    ),
    (
        w.AuctionDue(),
        "After the trade the auction is due.",
        "Après le marchandage, il faut mettre aux enchères.",
        "Nach dem Kuhhandel ist die Versteigerung fällig.",
        "Na de koehandel moet er worden geveild.",
    ),
    (
        w.NothingToComplete(12),
        "No trade would complete a family for you now, and there are still 12 animals in the pile.",
        "Aucun marchandage ne compléterait une famille pour vous, et il reste 12 animaux dans la pioche.",
        "Kein Kuhhandel würde dir jetzt eine Familie vollständig machen, und im Stapel liegen noch 12 Tiere.",
        "Met geen enkele koehandel maak je nu een familie compleet, en er zitten nog 12 dieren in de stapel.",
    ),
    (
        w.FromThePile(1),
        "There is still one animal in the pile, and an auction brings you animals or money.",
        "Il reste un animal dans la pioche, et des enchères vous rapportent des animaux ou de l’argent.",
        "Im Stapel liegt noch ein Tier, und eine Versteigerung bringt dir Tiere oder Geld.",
        "Er zit nog één dier in de stapel, en een veiling levert je dieren of geld op.",
    ),
    (
        w.Outmatched(BEN, 150, 320),
        "Ben probably has about 320, you only 150: a trade would be risky.",
        "Ben a sans doute autour de 320 et vous seulement 150 : un marchandage serait risqué.",
        "Ben hat wohl um die 320 und du nur 150: Ein Kuhhandel wäre gewagt.",
        "Ben heeft waarschijnlijk rond de 320 en jij maar 150: een koehandel zou gewaagd zijn.",
    ),
    (
        w.Bluffs(120, 90),
        "You have only 90, so 120 is a bluff: it drives the price up, but if the lot is sold to you, you must show all "
        "your money.",
        "Vous n’avez que 90, et 120 est donc un bluff : il fait monter le prix, mais si le lot vous est vendu, vous "
        "devrez dévoiler tout votre argent.",
        "Du hast nur 90, also ist 120 ein Bluff: Er treibt den Preis, aber wird das Los an dich verkauft, musst du "
        "dein ganzes Geld offenlegen.",
        "Je hebt maar 90, dus 120 is bluf: het drijft de prijs op, maar wordt de kavel aan jou verkocht, dan moet je "
        "al je geld laten zien.",
    ),
    (
        w.CannotPay(120, 90),
        "You have only 90 and would need 120.",
        "Vous n’avez que 90, et il faudrait 120.",
        "Du hast nur 90 und bräuchtest 120.",
        "Je hebt maar 90 en zou 120 nodig hebben.",
    ),
    (
        w.TooDear(120, 60),
        "It would cost 120 and is worth only about 60 to you.",
        "Cela coûterait 120 et ne vaut qu’environ 60 pour vous.",
        "Das würde 120 kosten und ist dir nur etwa 60 wert.",
        "Dat zou 120 kosten en is jou maar ongeveer 60 waard.",
    ),
    (
        w.TooDear(10, 0),
        "It would cost 10 and is worth almost nothing to you.",
        "Cela coûterait 10 et ne vaut presque rien pour vous.",
        "Das würde 10 kosten und ist dir fast nichts wert.",
        "Dat zou 10 kosten en is jou bijna niets waard.",
    ),
    (
        w.NoChange(60, 100),
        "You cannot pay exactly 60: it would cost you 100, as no change is given.",
        "Vous ne pouvez pas payer exactement 60 : cela vous coûterait 100, car on ne rend pas la monnaie.",
        "Genau 60 kannst du nicht bezahlen: Es würde dich 100 kosten, denn Wechselgeld gibt es nicht.",
        "Je kunt 60 niet gepast betalen: het zou je 100 kosten, want wisselgeld is er niet.",
    ),
    (
        w.SavesFor(GOAT, 1),
        "Rather keep your money for the goats: you need only one more.",
        "Gardez plutôt votre argent pour les chèvres : il ne vous manque qu’un animal.",
        "Spare dein Geld lieber für die Ziegen: Dir fehlt nur noch ein Tier.",
        "Bewaar je geld liever voor de geiten: je mist er nog maar één.",
    ),
    (
        w.SavesFor(GOAT, 2),
        "Rather keep your money for the goats: you need only two more.",
        "Gardez plutôt votre argent pour les chèvres : il ne vous manque que deux animaux.",
        "Spare dein Geld lieber für die Ziegen: Dir fehlen nur noch zwei Tiere.",
        "Bewaar je geld liever voor de geiten: je mist er nog maar twee.",
    ),
    (
        w.SavesMoney(60, 90),
        "It would take 60 of your 90, which you may need more later.",
        "Cela prendrait 60 de vos 90, qui pourront mieux servir plus tard.",
        "Das würde 60 von deinen 90 kosten, die du später besser brauchen kannst.",
        "Dat zou 60 van je 90 kosten, en die kun je later beter gebruiken.",
    ),
    (
        w.NotWorthKeeping(120, 90),
        "Between getting 120 and paying 120 lie 240, and the lot is worth only about 90 to you.",
        "Entre recevoir 120 et payer 120, il y a 240, et le lot ne vaut qu’environ 90 pour vous.",
        "Zwischen 120 bekommen und 120 zahlen liegen 240, und das Los ist dir nur etwa 90 wert.",
        "Tussen 120 krijgen en 120 betalen zit 240, en de kavel is jou maar ongeveer 90 waard.",
    ),
    (
        w.Income(120, 420),
        "The sale for 120 brings your money to 420.",
        "La vente pour 120 porte votre argent à 420.",
        "Der Verkauf für 120 bringt dein Geld auf 420.",
        "De verkoop voor 120 brengt je geld op 420.",
    ),
    (
        w.PaysExactly(60, fewest=True),
        "That is exactly 60, so nothing is lost, and you keep as many notes as possible.",
        "C’est exactement 60 : rien n’est perdu, et vous gardez le plus de cartes argent possible.",
        "Das ist genau 60, nichts geht verloren, und du behältst so viele Geldkarten wie möglich.",
        "Dat is precies 60, er gaat niets verloren, en je houdt zo veel mogelijk geldkaarten.",
    ),
    (
        w.PaysExactly(60, fewest=False),
        "That is exactly 60, so nothing is lost.",
        "C’est exactement 60 : rien n’est perdu.",
        "Das ist genau 60, nichts geht verloren.",
        "Dat is precies 60, er gaat niets verloren.",
    ),
    (
        w.PaysLeast(60, 40),
        "You cannot pay exactly 60, and this way you lose only 40.",
        "Vous ne pouvez pas payer exactement 60, et ainsi vous ne perdez que 40.",
        "Genau 60 kannst du nicht bezahlen, und so verlierst du nur 40.",
        "Je kunt 60 niet gepast betalen, en zo verlies je maar 40.",
    ),
    (
        w.PaysMore(60, 140),
        "It covers the price of 60, with 140 too much.",
        "Cela couvre le prix de 60, avec 140 de trop.",
        "Das deckt den Preis von 60, mit 140 zu viel.",
        "Dat dekt de prijs van 60, met 140 te veel.",
    ),
    (
        w.WeakPurse(CLEO, 320, 120),
        "You have 320, and Cleo probably only about 120.",
        "Vous avez 320, et Cleo sans doute seulement autour de 120.",
        "Du hast 320 und Cleo wohl nur um die 120.",
        "Jij hebt 320 en Cleo waarschijnlijk maar rond de 120.",
    ),
    (
        w.OnlyTrades(),
        "The pile is empty, so only trades are left.",
        "La pioche est vide : il ne reste que les marchandages.",
        "Der Stapel ist leer, also bleibt nur der Kuhhandel.",
        "De stapel is leeg, dus er blijft alleen koehandel over.",
    ),
    (
        w.ZeroOffer(BEN, DONKEY, 1, count=2, may_accept=True),
        "You lay only zeros: if Ben accepts, you get a donkey for nothing, and if Ben lays money against it, that "
        "money is yours.",
        "Vous ne posez que des zéros : si Ben accepte, vous recevez un âne pour rien, et si Ben pose de l’argent en "
        "face, cet argent est à vous.",
        "Du legst nur Nullen: Nimmt Ben an, bekommst du einen Esel umsonst, und legt Ben Geld dagegen, gehört es dir.",
        "Je legt alleen nullen: neemt Ben het bod aan, dan krijg je een ezel voor niets, en legt Ben er geld "
        "tegenover, dan is dat van jou.",
    ),
    (
        w.ZeroOffer(BEN, COW, 2, count=0, may_accept=False),
        "You lay nothing: you risk no money, and whatever money Ben lays against it is yours.",
        "Vous ne posez rien : vous ne risquez pas d’argent, et tout l’argent que Ben pose en face est à vous.",
        "Du legst nichts: Du setzt kein Geld aufs Spiel, und was Ben an Geld dagegenlegt, gehört dir.",
        "Je legt niets: je waagt er geen geld aan, en wat Ben er aan geld tegenover legt is van jou.",
    ),
    (
        w.EmptyHanded(),
        "You have no notes to lay.",
        "Vous n’avez pas de cartes argent à poser.",
        "Du hast keine Geldkarten, die du legen könntest.",
        "Je hebt geen geldkaarten om neer te leggen.",
    ),
    (
        w.WorthFighting(180, 60),
        "What is at stake is worth about 180 to you, more than the 60 you lay.",
        "L’enjeu vaut environ 180 pour vous, plus que les 60 que vous posez.",
        "Worum es geht, ist dir etwa 180 wert, mehr als die 60, die du legst.",
        "Wat er op het spel staat is jou ongeveer 180 waard, meer dan de 60 die je legt.",
    ),
    (
        w.NoMoney(),
        "You have no money that could beat the offer.",
        "Vous n’avez pas d’argent qui puisse battre l’offre.",
        "Du hast kein Geld, mit dem sich das Angebot schlagen ließe.",
        "Je hebt geen geld waarmee je het bod kunt verslaan.",
    ),
    (
        w.Outbid(4, 200, 90),
        "4 notes are probably worth about 200, and you have only 90.",
        "4 cartes argent valent sans doute autour de 200, et vous n’avez que 90.",
        "4 Geldkarten sind wohl um die 200 wert, und du hast nur 90.",
        "4 geldkaarten zijn waarschijnlijk rond de 200 waard, en jij hebt maar 90.",
    ),
    (
        w.NotWorthBeating(1, 200, 80),
        "One note is probably worth about 200, and what is at stake is worth only about 80 to you.",
        "Une carte argent vaut sans doute autour de 200, et l’enjeu ne vaut qu’environ 80 pour vous.",
        "Eine Geldkarte ist wohl um die 200 wert, und worum es geht, ist dir nur etwa 80 wert.",
        "Eén geldkaart is waarschijnlijk rond de 200 waard, en wat er op het spel staat is jou maar ongeveer 80 waard.",
    ),
    (
        w.TakesOffer(ANA, 4),
        "You keep your own money and get 4 notes from Ana.",
        "Vous gardez votre argent et recevez 4 cartes argent d’Ana.",
        "Du behältst dein Geld und bekommst 4 Geldkarten von Ana.",
        "Je houdt je eigen geld en krijgt 4 geldkaarten van Ana.",
    ),
    (
        w.TakesOffer(BEN, 1),
        "You keep your own money and get one note from Ben.",
        "Vous gardez votre argent et recevez une carte argent de Ben.",
        "Du behältst dein Geld und bekommst eine Geldkarte von Ben.",
        "Je houdt je eigen geld en krijgt één geldkaart van Ben.",
    ),
    (
        w.TakesOffer(BEN, 0),
        "You keep your own money.",
        "Vous gardez votre argent.",
        "Du behältst dein Geld.",
        "Je houdt je eigen geld.",
    ),
    (
        w.Beats(BEN, 60),
        "With 60 you win if Ben has laid less than 60.",
        "Avec 60, vous gagnez si Ben a posé moins de 60.",
        "Mit 60 gewinnst du, wenn Ben weniger als 60 gelegt hat.",
        "Met 60 win je als Ben minder dan 60 heeft gelegd.",
    ),
    (
        w.SecondRound(BEN),
        "Zeros cost nothing, and if Ben has laid only zeros too, there is a second round.",
        "Des zéros ne coûtent rien, et si Ben n’a posé que des zéros aussi, il y a un second tour.",
        "Nullen kosten nichts, und wenn auch Ben nur Nullen gelegt hat, gibt es eine zweite Runde.",
        "Nullen kosten niets, en als ook Ben alleen nullen heeft gelegd, komt er een tweede ronde.",
    ),
    (
        w.GivesUp(BEN),
        "You risk no money on it, and whatever money Ben has laid is yours.",
        "Vous n’y risquez pas d’argent, et tout l’argent que Ben a posé est à vous.",
        "Du setzt kein Geld aufs Spiel, und was Ben an Geld gelegt hat, gehört dir.",
        "Je waagt er geen geld aan, en wat Ben aan geld heeft gelegd is van jou.",
    ),
]


@pytest.mark.parametrize(("why", "en", "fr", "de", "nl"), SAID, ids=[type(line[0]).__name__ for line in SAID])
def test_a_reason_is_told_in_four_languages(why: w.Why, en: str, fr: str, de: str, nl: str) -> None:
    assert explain(why, NAMES, "en") == en
    assert explain(why, NAMES, "fr") == fr
    assert explain(why, NAMES, "de") == de
    assert explain(why, NAMES, "nl") == nl


def test_every_reason_is_told_here() -> None:
    assert {type(line[0]) for line in SAID} == set(get_args(w.Why))
    assert set(ADVISERS) == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_is_one_sentence(language: Language) -> None:
    for line in SAID:
        sentence = explain(line[0], NAMES, language)
        assert sentence.endswith(".")
        assert sentence.rstrip(".").count(". ") == 0
        assert sentence[0].isdigit() or sentence[0].isupper()
