### What has a name.

## Animals: one, several, and their gender

-rooster = { $number ->
    [one] haan
   *[other] hanen
}
    .gender = common
-goose = { $number ->
    [one] gans
   *[other] ganzen
}
    .gender = common
-cat = { $number ->
    [one] kat
   *[other] katten
}
    .gender = common
-dog = { $number ->
    [one] hond
   *[other] honden
}
    .gender = common
-sheep = { $number ->
    [one] schaap
   *[other] schapen
}
    .gender = neuter
-goat = { $number ->
    [one] geit
   *[other] geiten
}
    .gender = common
-donkey = { $number ->
    [one] ezel
   *[other] ezels
}
    .gender = common
-pig = { $number ->
    [one] varken
   *[other] varkens
}
    .gender = neuter
-cow = { $number ->
    [one] koe
   *[other] koeien
}
    .gender = common
-horse = { $number ->
    [one] paard
   *[other] paarden
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
    .boursicocotte-original = Boursicocotte, het origineel
    .koehandel = Koehandel
    .boursikocotte = Boursikocotte
    .bluff = Bluff (eerste editie)
variants =
    .coup-double = Coup double
    .finie-la-plaisanterie = Finie la plaisanterie
    .super-marchandage = Super-marchandage

## Bots

bots =
    .easy = Nieuweling
    .medium = Stamgast
    .hard = Oude rot
    .expert = Meester
    .miser = Vrek
    .gambler = Gokker
    .talker = Kletskous
    .random = Warhoofd
    .thrifty = Spaarder
    .merchant = Koopman
    .haggler = Pingelaar
levels =
    .easy = makkelijk
    .medium = gemiddeld
    .hard = moeilijk
    .expert = het sterkst
    .miser = gemiddeld
    .gambler = gemiddeld
    .talker = gemiddeld

bot-abouts =
    .easy = Speelt als een nieuweling aan tafel, fouten inbegrepen.
    .medium = Let op ieders geld en wil families; hij laat zich te slim af zijn.
    .hard = Heeft geleerd door tegen zichzelf te spelen; soms droomt hij weg.
    .expert = Wat hij heeft geleerd, met volle aandacht; hij kijkt vooruit.
    .miser = Laat eerst de anderen betalen en drijft dan koehandel met de volste beurs.
    .gambler = Biedt wat hij niet heeft en zet af en toe alles in.
    .talker = Heeft overal een woord voor en op elke kavel een bod.
    .random = Doet alles wat mag, op goed geluk.
    .thrifty = Weet wat een familie waard is en biedt nooit geld dat hij niet heeft.
    .merchant = Rekent uit wat elk dier uitmaakt en bewaart geld voor koehandel.
    .haggler = Een koopman die bij koehandel rekent in plaats van gokt.