### What has a name.

## Animals: one, several, and their gender

-rooster = { $number ->
    [one] coq
   *[other] coqs
}
    .gender = masculine
-goose = { $number ->
    [one] oie
   *[other] oies
}
    .gender = feminine
-cat = { $number ->
    [one] chat
   *[other] chats
}
    .gender = masculine
-dog = { $number ->
    [one] chien
   *[other] chiens
}
    .gender = masculine
-sheep = { $number ->
    [one] mouton
   *[other] moutons
}
    .gender = masculine
-goat = { $number ->
    [one] chèvre
   *[other] chèvres
}
    .gender = feminine
-donkey = { $number ->
    [one] âne
   *[other] ânes
}
    .gender = masculine
-pig = { $number ->
    [one] cochon
   *[other] cochons
}
    .gender = masculine
-cow = { $number ->
    [one] vache
   *[other] vaches
}
    .gender = feminine
-horse = { $number ->
    [one] cheval
   *[other] chevaux
}
    .gender = masculine

# As a card shows its name.
card = { CAPITAL(WORD($animal, 1)) }
# As many as there are, where no sentence stands around them.
some-animals = { ANIMALS($animals) }
# All of a kind.
family-name = { FAMILY($animal) }

## What is played

editions =
    .boursicocotte-2025 = Boursicocotte (2025)
    .boursicocotte-original = Le Boursicocotte original
    .koehandel = Koehandel
    .boursikocotte = Boursikocotte
    .bluff = Bluff (première édition)
variants =
    .coup-double = Coup double
    .finie-la-plaisanterie = Finie la plaisanterie
    .super-marchandage = Super-marchandage

## Bots

bots =
    .easy = Novice
    .medium = Habitué
    .hard = Vieux renard
    .expert = Expert
    .miser = Avare
    .gambler = Flambeur
    .talker = Bavard
    .random = Étourdi
    .thrifty = Économe
    .merchant = Marchand
    .haggler = Marchandeur
levels =
    .easy = facile
    .medium = moyen
    .hard = difficile
    .expert = le plus fort
    .miser = moyen
    .gambler = moyen
    .talker = moyen

bot-abouts =
    .easy = Joue comme un nouveau venu, erreurs comprises.
    .medium = Surveille l’argent de chacun et veut des familles ; on peut le rouler.
    .hard = A appris en jouant contre lui-même ; il lui arrive de rêvasser.
    .expert = Tout ce qu’il a appris, sans distraction ; il voit venir les coups.
    .miser = Laisse les autres dépenser, puis marchande avec la bourse la plus pleine.
    .gambler = Offre ce qu’il n’a pas, et pose parfois tout ce qu’il a.
    .talker = A un mot pour tout et une offre pour chaque lot.
    .random = Fait tout ce qui est permis, au petit bonheur.
    .thrifty = Sait ce que vaut une famille et n’offre jamais l’argent qu’il n’a pas.
    .merchant = Calcule ce que change chaque animal et garde de quoi marchander.
    .haggler = Un marchand qui marchande comme le veut le calcul.