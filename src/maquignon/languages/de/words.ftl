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
