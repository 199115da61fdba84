# The grammar of French: what the sentences of the other files are made of. What is called `so-many` here is the function
# SO-MANY there: `$it` is what stands in its brackets, `$animal` and `$number` what that consists of. Every language has
# the functions it needs, so this file is its own and like no other.

# Un, deux et trois.
and = { $others } et { $last }
item = { $it }

numeral = { $it ->
    [0] zéro
    [1] un
    [2] deux
    [3] trois
    [4] quatre
   *[other] { $it }
}
ordinal = { $it ->
    [1] premier
    [2] deuxième
    [3] troisième
   *[4] quatrième
}

## Names

# De Ben, mais d’Ana et d’Ève.
of = { INITIAL($it) ->
    [vowel] d’{ $it }
   *[other] de { $it }
}

# Who gets the lot, and whom the hammer falls for; whoever reads it is spoken to.
gets = { $me ->
    [seat] Vous recevez
   *[other] { $seat } reçoit
}
leading = { $me ->
    [leader] vous
   *[other] { $leader }
}
took = { $me ->
    [winner] vous prenez { SO-MANY($stake) } à { $loser }
    [loser] { $winner } vous prend { SO-MANY($stake) }
   *[other] { $winner } prend { SO-MANY($stake) } à { $loser }
}

## Animals

# Une vache, deux vaches.
so-many = { $number ->
    [1] { TRAIT($animal, "gender") ->
        [feminine] une { WORD($animal, 1) }
       *[masculine] un { WORD($animal, 1) }
    }
   *[other] { NUMERAL($number) } { WORD($animal, $number) }
}
# Deux vaches et un âne.
animals = { LIST($it, each: "so-many") }
# Tous les animaux d’une sorte.
family = { WORD($it, 2) }
valued = { FAMILY($animal) } { $value }
pair = { FAMILY($one) } + { FAMILY($other) }
# La vache, le coq, l’âne.
the = { INITIAL(WORD($it, 1)) ->
    [vowel] l’{ WORD($it, 1) }
   *[other] { TRAIT($it, "gender") ->
        [feminine] la { WORD($it, 1) }
       *[masculine] le { WORD($it, 1) }
    }
}
# La vache, 2 vaches.
the-animals = { $number ->
    [1] { THE($animal) }
   *[other] { $number } { WORD($animal, $number) }
}
# Ce que chacun a reçu à la donne.
hand = { $mine ->
    [yes] vous recevez { ANIMALS($animals) }
   *[no] { $name } reçoit { ANIMALS($animals) }
}

## Notes

# 1 carte Argent, 3 cartes Argent.
notes = { $it ->
    [one] { $it } carte Argent
   *[other] { $it } cartes Argent
}
held-notes = { $it ->
    [0] aucune carte Argent
   *[other] { NOTES($it) }
}
# 10 × 0, 20 × 10.
notes-by-kind = { COUNT($it) ->
    [0] –
   *[other] { LIST($it, each: "notes-of-kind") }
}
notes-of-kind = { $count } × { $note }
# Une carte Argent, ou 3 cartes Argent (10, 10, 50) pour qui peut le savoir.
some-notes = { $count ->
    [0] rien du tout
    [one] une carte Argent{ listed }
   *[other] { $count } cartes Argent{ listed }
}
listed = { KNOWN($notes) ->
    [yes] { " " }({ JOIN($notes) })
   *[no] { "" }
}
laid = { $me ->
    [challenger] { $count ->
        [0] ne posez rien
        [one] posez une carte Argent face cachée{ listed }
       *[other] posez { $count } cartes Argent face cachée{ listed }
    }
   *[other] { $count ->
        [0] ne pose rien
        [one] pose une carte Argent face cachée{ listed }
       *[other] pose { $count } cartes Argent face cachée{ listed }
    }
}
shown = { $me ->
    [seat] { COUNT($notes) ->
        [0] dévoilez une main vide
       *[other] dévoilez tout votre argent, soit { SUM($notes) }{ listed }
    }
   *[other] { COUNT($notes) ->
        [0] dévoile une main vide
       *[other] dévoile tout son argent, soit { SUM($notes) }{ listed }
    }
}
# Ce qui était posé des deux côtés, pour qui peut le savoir.
sums = { KNOWN($offer) ->
    [yes] , { SUM($offer) } contre { SUM($counter) }
   *[no] { "" }
}
tie-goes = { $even ->
    [yes] { " " }À égalité, le demandeur l’emporte.
   *[no] { "" }
}
these-notes = { COUNT($notes) ->
    [0] rien
   *[other] { JOIN($notes) }
}

## Reasons

only = { $worth ->
    [0] presque rien
   *[other] qu’environ { $worth }
}
there-are-left = il reste { $left ->
    [one] un animal
   *[other] { $left } animaux
}
notes-are = { $count ->
    [one] Une carte Argent vaut
   *[other] { $count } cartes Argent valent
}
zeros-laid = { $count ->
    [0] Vous ne posez rien
   *[other] Vous ne posez que des zéros
}

## The count

points = { $it ->
    [one] { $it } point
   *[other] { $it } points
}
score = { $mine ->
    [yes] Vous : { POINTS($score) }
   *[no] { $name } : { POINTS($score) }
}
victory = { COUNT($winners) ->
    [1] { $me ->
        [winner] Vous gagnez
       *[other] { LIST($winners) } gagne
    }
   *[other] { $me ->
        [winner] Vous partagez la victoire avec { LIST($partners) }
       *[other] { LIST($winners) } se partagent la victoire
    }
}

# Why the game is over.
ending = { $why ->
    [circles] { stage-ended.circles }
    [standstill] { stage-ended.standstill }
   *[complete] Toutes les familles sont complètes : la partie est terminée.
}

## The rules

# Who runs an auction, as the edition calls them.
auctioneer = { $edition ->
    [bluff] vendeur
   *[other] commissaire-priseur
}
# What two players do about an animal.
trade = { $edition ->
    [koehandel] maquignonnage
   *[other] marchandage
}
