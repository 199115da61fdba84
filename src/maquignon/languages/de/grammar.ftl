# The grammar of German: what the sentences of the other files are made of. What is called `so-many` here is the function
# SO-MANY there: `$it` is what stands in its brackets, `$animal` and `$number` what that consists of. Every language has
# the functions it needs, so this file is its own and like no other.

# Eins, zwei und drei.
and = { $others } und { $last }
item = { $it }

numeral = { $it ->
    [0] null
    [1] eins
    [2] zwei
    [3] drei
    [4] vier
   *[other] { $it }
}
ordinal = { $it ->
    [1] erste
    [2] zweite
    [3] dritte
   *[4] vierte
}

## Names

# Anas, aber Jonas’ und Max’.
whose = { ENDING($it) ->
    [hissing] { $it }’
   *[other] { $it }s
}

# Who gets the lot, and whom the hammer falls for; whoever reads it is spoken to.
gets = { $me ->
    [seat] Du erhältst
   *[other] { $seat } erhält
}
leading = { $me ->
    [leader] dich
   *[other] { $leader }
}
took = { $me ->
    [winner] Du gewinnst { SO-MANY-ACCUSATIVE($stake) } von { $loser }
    [loser] { $winner } gewinnt { SO-MANY-ACCUSATIVE($stake) } von dir
   *[other] { $winner } gewinnt { SO-MANY-ACCUSATIVE($stake) } von { $loser }
}

## Animals

# Eine Kuh, zwei Kühe, ein Esel (und im Akkusativ einen Esel).
so-many = { $number ->
    [1] { A($animal, case: "nominative") } { WORD($animal, 1) }
   *[other] { NUMERAL($number) } { WORD($animal, $number) }
}
so-many-accusative = { $number ->
    [1] { A($animal, case: "accusative") } { WORD($animal, 1) }
   *[other] { NUMERAL($number) } { WORD($animal, $number) }
}
a = { TRAIT($it, "gender") ->
    [feminine] eine
    [neuter] ein
   *[masculine] { $case ->
        [accusative] einen
       *[nominative] ein
    }
}
# Zwei Kühe und ein Esel.
animals = { LIST($it, each: "so-many") }
animals-accusative = { LIST($it, each: "so-many-accusative") }
# Alle Tiere einer Art.
family = { WORD($it, 2) }
valued = { FAMILY($animal) } { $value }
pair = { FAMILY($one) } + { FAMILY($other) }
# Im Akkusativ: um den Esel, um die Kuh, um das Pferd.
the = { TRAIT($it, "gender") ->
    [feminine] die { WORD($it, 1) }
    [neuter] das { WORD($it, 1) }
   *[masculine] den { WORD($it, 1) }
}
# Um die Kuh, um 2 Kühe.
the-animals = { $number ->
    [1] { THE($animal) }
   *[other] { $number } { WORD($animal, $number) }
}
# Was jemand beim Austeilen bekam.
hand = { $mine ->
    [yes] du erhältst { ANIMALS-ACCUSATIVE($animals) }
   *[no] { $name } erhält { ANIMALS-ACCUSATIVE($animals) }
}

## Notes

# 1 Geldkarte, 3 Geldkarten.
notes = { $it ->
    [one] 1 Geldkarte
   *[other] { $it } Geldkarten
}
held-notes = { $it ->
    [0] keine Geldkarten
   *[other] { NOTES($it) }
}
# 10 × 0, 20 × 10.
notes-by-kind = { COUNT($it) ->
    [0] –
   *[other] { LIST($it, each: "notes-of-kind") }
}
notes-of-kind = { $count } × { $note }
# Eine Geldkarte, oder 3 Geldkarten (10, 10, 50) für alle, die es wissen dürfen.
some-notes = { $count ->
    [0] nichts
    [one] eine Geldkarte{ listed }
   *[other] { $count } Geldkarten{ listed }
}
# Der Dativ, nach „mit“; mit nichts wird nie bezahlt.
with-notes = { $count ->
    [one] einer Geldkarte{ listed }
   *[other] { $count } Geldkarten{ listed }
}
listed = { KNOWN($notes) ->
    [yes] { " " }({ JOIN($notes) })
   *[no] { "" }
}
laid = { $me ->
    [challenger] { $count ->
        [0] legst nichts hin
        [one] legst eine Geldkarte verdeckt hin{ listed }
       *[other] legst { $count } Geldkarten verdeckt hin{ listed }
    }
   *[other] { $count ->
        [0] legt nichts hin
        [one] legt eine Geldkarte verdeckt hin{ listed }
       *[other] legt { $count } Geldkarten verdeckt hin{ listed }
    }
}
shown = { $me ->
    [seat] { COUNT($notes) ->
        [0] zeigst eine leere Hand
       *[other] legst alles Geld offen, zusammen { SUM($notes) }{ listed }
    }
   *[other] { COUNT($notes) ->
        [0] zeigt eine leere Hand
       *[other] legt alles Geld offen, zusammen { SUM($notes) }{ listed }
    }
}
# Was auf beiden Seiten lag, für alle, die es wissen dürfen.
sums = { KNOWN($offer) ->
    [yes] , { SUM($offer) } gegen { SUM($counter) }
   *[no] { "" }
}
tie-goes = { $even ->
    [yes] { " " }Bei Gleichstand gewinnt, wer herausgefordert hat.
   *[no] { "" }
}
these-notes = { COUNT($notes) ->
    [0] nichts
   *[other] { JOIN($notes) }
}

## Reasons

only = { $worth ->
    [0] fast nichts
   *[other] nur etwa { $worth }
}
lie-left = { $left ->
    [one] liegt noch ein Tier
   *[other] liegen noch { $left } Tiere
}
notes-are = { $count ->
    [one] Eine Geldkarte ist
   *[other] { $count } Geldkarten sind
}
zeros-laid = { $count ->
    [0] Du legst nichts
   *[other] Du legst nur Nullen
}

## The count

score = { $mine ->
    [yes] Du: { $score } Punkte
   *[no] { $name }: { $score } Punkte
}
victory = { COUNT($winners) ->
    [1] { $me ->
        [winner] Du gewinnst
       *[other] { LIST($winners) } gewinnt
    }
   *[other] { $me ->
        [winner] Du teilst den Sieg mit { LIST($partners) }
       *[other] { LIST($winners) } teilen sich den Sieg
    }
}

# Why the game is over.
ending = { $why ->
    [circles] { stage-ended.circles }
    [standstill] { stage-ended.standstill }
   *[complete] Alle Familien sind vollständig: Das Spiel ist zu Ende.
}
