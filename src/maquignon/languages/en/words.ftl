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

bot-abouts =
    .easy = Plays like somebody new at the table, mistakes included.
    .medium = Minds everybody’s money and wants families; can be outwitted.
    .hard = Has learned by playing against itself; its mind wanders.
    .expert = What it has learned, with full attention; it looks ahead.
    .miser = Lets others spend first, then trades with the longer purse.
    .gambler = Bids what it lacks, and now and then lays all it has.
    .talker = Has a word for everything and a bid for every lot.
    .random = Does anything that is allowed; every legal action has a chance.
    .thrifty = Knows what a family is worth and never bids money it lacks.
    .merchant = Reckons what every animal swings, and keeps cash for trades.
    .haggler = A merchant who trades as the solved trade says.