### What has a name.

## Animals: one, several

-rooster = { $number ->
    [one] rooster
   *[other] roosters
}
-goose = { $number ->
    [one] goose
   *[other] geese
}
-cat = { $number ->
    [one] cat
   *[other] cats
}
-dog = { $number ->
    [one] dog
   *[other] dogs
}
-sheep = { $number ->
    [one] sheep
   *[other] sheep
}
-goat = { $number ->
    [one] goat
   *[other] goats
}
-donkey = { $number ->
    [one] donkey
   *[other] donkeys
}
-pig = { $number ->
    [one] pig
   *[other] pigs
}
-cow = { $number ->
    [one] cow
   *[other] cows
}
-horse = { $number ->
    [one] horse
   *[other] horses
}

# As a card shows its name.
card = { CAPITAL(WORD($animal, 1)) }
# As many as there are, where no sentence stands around them.
some-animals = { ANIMALS($animals) }
# All of a kind.
family-name = { FAMILY($animal) }

## What is played

editions =
    .boursicocotte-2025 = Boursicocotte (2025)
    .boursicocotte-original = Boursicocotte, the original
    .koehandel = Koehandel
    .boursikocotte = Boursikocotte
    .bluff = Bluff (first edition)
variants =
    .coup-double = Coup double
    .finie-la-plaisanterie = Finie la plaisanterie
    .super-marchandage = Super-marchandage

## Bots

bots =
    .easy = Novice
    .medium = Regular
    .hard = Old hand
    .expert = Expert
    .miser = Miser
    .gambler = Gambler
    .talker = Chatterbox
    .random = Scatterbrain
    .thrifty = Thrifty
    .merchant = Merchant
    .haggler = Haggler
levels =
    .easy = easy
    .medium = medium
    .hard = hard
    .expert = strongest
    .miser = medium
    .gambler = medium
    .talker = medium
