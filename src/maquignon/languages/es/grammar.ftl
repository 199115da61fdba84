# The grammar of Spanish: what the sentences of the other files are made of. What is called `so-many` here is the function
# SO-MANY there: `$it` is what stands in its brackets, `$animal` and `$number` what that consists of. Every language has
# the functions it needs, so this file is its own and like no other.

# Uno, dos y tres; pero Ana e Inés.
and = { INITIAL($last) ->
    [i] { $others } e { $last }
   *[other] { $others } y { $last }
}
item = { $it }

numeral = { $it ->
    [0] cero
    [1] uno
    [2] dos
    [3] tres
    [4] cuatro
   *[other] { $it }
}
# El primer burro, el tercer burro.
ordinal = { $it ->
    [1] primer
    [2] segundo
    [3] tercer
   *[4] cuarto
}

## Names

# Who gets the lot, and whom the hammer falls for; whoever reads it is spoken to.
gets = { $me ->
    [seat] Te llevas
   *[other] { $seat } se lleva
}
leading = { $me ->
    [leader] ti
   *[other] { $leader }
}
took = { $me ->
    [winner] le ganas { SO-MANY($stake) } a { $loser }
    [loser] { $winner } te gana { SO-MANY($stake) }
   *[other] { $winner } le gana { SO-MANY($stake) } a { $loser }
}

## Animals

# Una vaca, dos vacas.
so-many = { $number ->
    [1] { TRAIT($animal, "gender") ->
        [feminine] una { WORD($animal, 1) }
       *[masculine] un { WORD($animal, 1) }
    }
   *[other] { NUMERAL($number) } { WORD($animal, $number) }
}
# Dos vacas y un burro.
animals = { LIST($it, each: "so-many") }
# All animals of a kind.
family = { WORD($it, 2) }
# La familia de las vacas, la familia de los burros.
all-of = { TRAIT($it, "gender") ->
    [feminine] las { WORD($it, 2) }
   *[masculine] los { WORD($it, 2) }
}
# Tres de las cuatro vacas, tres de los cuatro burros.
all-the = { TRAIT($animal, "gender") ->
    [feminine] las { NUMERAL($full) } { WORD($animal, $full) }
   *[masculine] los { NUMERAL($full) } { WORD($animal, $full) }
}
# Otras vacas, otros burros.
others-of = { TRAIT($it, "gender") ->
    [feminine] otras { WORD($it, 2) }
   *[masculine] otros { WORD($it, 2) }
}
valued = { FAMILY($animal) } { $value }
pair = { FAMILY($one) } + { FAMILY($other) }
the = { TRAIT($it, "gender") ->
    [feminine] la { WORD($it, 1) }
   *[masculine] el { WORD($it, 1) }
}
# La vaca, 2 vacas.
the-animals = { $number ->
    [1] { THE($animal) }
   *[other] { $number } { WORD($animal, $number) }
}
# What each seat was dealt.
hand = { $mine ->
    [yes] tú recibes { ANIMALS($animals) }
   *[no] { $name } recibe { ANIMALS($animals) }
}

## Notes

# 1 billete, 3 billetes.
notes = { $it ->
    [one] 1 billete
   *[other] { $it } billetes
}
held-notes = { $it ->
    [0] ningún billete
   *[other] { NOTES($it) }
}
# 10 × 0, 20 × 10.
notes-by-kind = { COUNT($it) ->
    [0] –
   *[other] { LIST($it, each: "notes-of-kind") }
}
notes-of-kind = { $count } × { $note }
# Un billete, o 3 billetes (10, 10, 50) para quien puede saberlo.
some-notes = { $count ->
    [0] nada
    [one] un billete{ listed }
   *[other] { $count } billetes{ listed }
}
listed = { KNOWN($notes) ->
    [yes] { " " }({ JOIN($notes) })
   *[no] { "" }
}
laid = { $me ->
    [challenger] { $count ->
        [0] no pones nada
        [one] pones un billete boca abajo{ listed }
       *[other] pones { $count } billetes boca abajo{ listed }
    }
   *[other] { $count ->
        [0] no pone nada
        [one] pone un billete boca abajo{ listed }
       *[other] pone { $count } billetes boca abajo{ listed }
    }
}
shown = { $me ->
    [seat] { COUNT($notes) ->
        [0] enseñas una mano vacía
       *[other] enseñas todo tu dinero, { SUM($notes) } en total{ listed }
    }
   *[other] { COUNT($notes) ->
        [0] enseña una mano vacía
       *[other] enseña todo su dinero, { SUM($notes) } en total{ listed }
    }
}
# How much lay on both sides, for whoever may know it.
sums = { KNOWN($offer) ->
    [yes] , { SUM($offer) } contra { SUM($counter) }
   *[no] { "" }
}
tie-goes = { $even ->
    [yes] { " " }En caso de empate gana quien propuso el trato.
   *[no] { "" }
}
these-notes = { COUNT($notes) ->
    [0] nada
   *[other] { JOIN($notes) }
}

## Reasons

# No vale casi nada, solo vale unos 90.
only = { $worth ->
    [0] apenas vale nada
   *[other] solo vale unos { $worth }
}
# Quedan 7 animales.
are-left = { $left ->
    [one] queda un animal
   *[other] quedan { $left } animales
}
notes-are = { $count ->
    [one] Un billete valdrá
   *[other] { $count } billetes valdrán
}
zeros-laid = { $count ->
    [0] No pones nada
   *[other] Solo pones ceros
}

## The end

# Why the game is over.
ending = { $why ->
    [circles] { stage-ended.circles }
    [standstill] { stage-ended.standstill }
   *[complete] Todas las familias están completas: la partida ha terminado.
}

## The count

score = { $mine ->
    [yes] Tú: { $score } puntos
   *[no] { $name }: { $score } puntos
}
victory = { COUNT($winners) ->
    [1] { $me ->
        [winner] Ganas
       *[other] Gana { LIST($winners) }
    }
   *[other] { $me ->
        [winner] Compartes la victoria con { LIST($partners) }
       *[other] { LIST($winners) } comparten la victoria
    }
}

## The rules

# Who runs an auction, as the edition calls them.
auctioneer = { $edition ->
    [bluff] vendedor
   *[other] subastador
}
