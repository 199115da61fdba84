# The grammar of Dutch: what the sentences of the other files are made of. What is called `so-many` here is the function
# SO-MANY there: `$it` is what stands in its brackets, `$animal` and `$number` what that consists of. Every language has
# the functions it needs, so this file is its own and like no other.

# Een, twee en drie.
and = { $others } en { $last }
item = { $it }

numeral = { $it ->
    [0] nul
    [1] één
    [2] twee
    [3] drie
    [4] vier
   *[other] { $it }
}
ordinal = { $it ->
    [1] eerste
    [2] tweede
    [3] derde
   *[4] vierde
}

## Names

# Who gets the lot, and whom the hammer falls for; whoever reads it is spoken to.
gets = { $me ->
    [seat] Je krijgt
   *[other] { $seat } krijgt
}
leading = { $me ->
    [leader] jou
   *[other] { $leader }
}
took = { $me ->
    [winner] je wint { SO-MANY($stake) } van { $loser }
    [loser] { $winner } wint { SO-MANY($stake) } van jou
   *[other] { $winner } wint { SO-MANY($stake) } van { $loser }
}

## Animals

# Een koe, twee koeien.
so-many = { $number ->
    [1] een { WORD($animal, 1) }
   *[other] { NUMERAL($number) } { WORD($animal, $number) }
}
# Twee koeien en een ezel.
animals = { LIST($it, each: "so-many") }
# Alle dieren van een soort.
family = { WORD($it, 2) }
valued = { FAMILY($animal) } { $value }
pair = { FAMILY($one) } + { FAMILY($other) }
the = { TRAIT($it, "gender") ->
    [neuter] het { WORD($it, 1) }
   *[common] de { WORD($it, 1) }
}
# De koe, 2 koeien.
the-animals = { $number ->
    [1] { THE($animal) }
   *[other] { $number } { WORD($animal, $number) }
}
# Wat iemand bij het delen kreeg.
hand = { $mine ->
    [yes] je krijgt { ANIMALS($animals) }
   *[no] { $name } krijgt { ANIMALS($animals) }
}

## Notes

# 1 geldkaart, 3 geldkaarten.
notes = { $it ->
    [one] 1 geldkaart
   *[other] { $it } geldkaarten
}
held-notes = { $it ->
    [0] geen geldkaarten
   *[other] { NOTES($it) }
}
# 10 × 0, 20 × 10.
notes-by-kind = { COUNT($it) ->
    [0] –
   *[other] { LIST($it, each: "notes-of-kind") }
}
notes-of-kind = { $count } × { $note }
# Eén geldkaart, of 3 geldkaarten (10, 10, 50) voor wie ze mag kennen.
some-notes = { $count ->
    [0] niets
    [one] één geldkaart{ listed }
   *[other] { $count } geldkaarten{ listed }
}
listed = { KNOWN($notes) ->
    [yes] { " " }({ JOIN($notes) })
   *[no] { "" }
}
laid = { $count ->
    [0] legt niets neer
    [one] legt één geldkaart gedekt neer{ listed }
   *[other] legt { $count } geldkaarten gedekt neer{ listed }
}
shown = { COUNT($notes) ->
    [0] laat een lege hand zien
   *[other] laat al het geld zien, samen { SUM($notes) }{ listed }
}
# Wat er aan beide kanten lag, voor wie het mag weten.
sums = { KNOWN($offer) ->
    [yes] , { SUM($offer) } tegen { SUM($counter) }
   *[no] { "" }
}
tie-goes = { $even ->
    [yes] { " " }Bij gelijke stand wint de uitdager.
   *[no] { "" }
}
these-notes = { COUNT($notes) ->
    [0] niets
   *[other] { JOIN($notes) }
}

## Reasons

only = { $worth ->
    [0] bijna niets
   *[other] maar ongeveer { $worth }
}
lie-left = { $left ->
    [one] zit nog één dier
   *[other] zitten nog { $left } dieren
}
notes-are = { $count ->
    [one] Eén geldkaart is
   *[other] { $count } geldkaarten zijn
}
zeros-laid = { $count ->
    [0] Je legt niets
   *[other] Je legt alleen nullen
}

## The count

score = { $mine ->
    [yes] Jij: { $score } punten
   *[no] { $name }: { $score } punten
}
victory = { COUNT($winners) ->
    [1] { $me ->
        [winner] Je wint
       *[other] { LIST($winners) } wint
    }
   *[other] { $me ->
        [winner] Je deelt de overwinning met { LIST($partners) }
       *[other] { LIST($winners) } delen de overwinning
    }
}

# Why the game is over.
ending = { $why ->
    [circles] { stage-ended.circles }
    [standstill] { stage-ended.standstill }
   *[complete] Alle families zijn compleet: het spel is afgelopen.
}

## The rules

# Who runs an auction, as the edition calls them.
auctioneer = { $edition ->
    [bluff] verkoper
   *[other] veilingmeester
}
