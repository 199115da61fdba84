### What has a name.

## Animals: one, several, and their gender

-rooster = { $number ->
    [one] Hahn
   *[other] Hähne
}
    .gender = masculine
-goose = { $number ->
    [one] Gans
   *[other] Gänse
}
    .gender = feminine
-cat = { $number ->
    [one] Katze
   *[other] Katzen
}
    .gender = feminine
-dog = { $number ->
    [one] Hund
   *[other] Hunde
}
    .gender = masculine
-sheep = { $number ->
    [one] Schaf
   *[other] Schafe
}
    .gender = neuter
-goat = { $number ->
    [one] Ziege
   *[other] Ziegen
}
    .gender = feminine
-donkey = { $number ->
    [one] Esel
   *[other] Esel
}
    .gender = masculine
-pig = { $number ->
    [one] Schwein
   *[other] Schweine
}
    .gender = neuter
-cow = { $number ->
    [one] Kuh
   *[other] Kühe
}
    .gender = feminine
-horse = { $number ->
    [one] Pferd
   *[other] Pferde
}
    .gender = neuter

# As a card shows its name.
card = { CAPITAL(WORD($animal, 1)) }
# As many as there are, where no sentence stands around them.
some-animals = { ANIMALS($animals) }
# All of a kind.
family-name = { FAMILY($animal) }

## What is played

editions =
    .boursicocotte-2025 = Boursicocotte (2025)
    .boursicocotte-original = Boursicocotte, das Original
    .koehandel = Koehandel
    .boursikocotte = Boursikocotte
    .bluff = Bluff (erste Ausgabe)
variants =
    .coup-double = Coup double
    .finie-la-plaisanterie = Finie la plaisanterie
    .super-marchandage = Super-marchandage

## Bots

bots =
    .easy = Neuling
    .medium = Stammgast
    .hard = Alter Hase
    .expert = Meister
    .miser = Geizhals
    .gambler = Zocker
    .talker = Plaudertasche
    .random = Wirrkopf
    .thrifty = Sparfuchs
    .merchant = Händler
    .haggler = Feilscher
levels =
    .easy = leicht
    .medium = mittel
    .hard = schwer
    .expert = am stärksten
    .miser = mittel
    .gambler = mittel
    .talker = mittel

bot-abouts =
    .easy = Spielt wie jemand, der neu am Tisch ist, Fehler inbegriffen.
    .medium = Achtet auf das Geld aller und will Familien; lässt sich überlisten.
    .hard = Hat gegen sich selbst gelernt; manchmal träumt er.
    .expert = Was er gelernt hat, mit voller Aufmerksamkeit; er denkt voraus.
    .miser = Lässt erst die anderen zahlen und handelt dann mit dem volleren Beutel.
    .gambler = Bietet, was er nicht hat, und setzt ab und zu alles.
    .talker = Hat zu allem ein Wort und auf jedes Los ein Gebot.
    .random = Tut alles, was erlaubt ist, auf gut Glück.
    .thrifty = Weiß, was eine Familie wert ist, und bietet nie Geld, das ihm fehlt.
    .merchant = Rechnet aus, was jedes Tier bewegt, und spart für den Kuhhandel.
    .haggler = Ein Händler, der beim Kuhhandel rechnet statt zu raten.