# The grammar of English: what the sentences of the other files are made of. What is called `so-many` here is the function
# SO-MANY there: `$it` is what stands in its brackets, `$animal` and `$number` what that consists of. Every language has
# the functions it needs, so this file is its own and like no other.

# One, two and three.
and = { $others } and { $last }
item = { $it }

numeral = { $it ->
    [0] zero
    [1] one
    [2] two
    [3] three
    [4] four
   *[other] { $it }
}
ordinal = { $it ->
    [1] first
    [2] second
    [3] third
   *[4] fourth
}

## Names

# Who gets the lot, and whom the hammer falls for; whoever reads it is spoken to.
gets = { $me ->
    [seat] You get
   *[other] { $seat } gets
}
leading = { $me ->
    [leader] you
   *[other] { $leader }
}
took = { $me ->
    [winner] you win { SO-MANY($stake) } from { $loser }
    [loser] { $winner } wins { SO-MANY($stake) } from you
   *[other] { $winner } wins { SO-MANY($stake) } from { $loser }
}

## Animals

# A cow, two cows.
so-many = { $number ->
    [1] a { WORD($animal, 1) }
   *[other] { NUMERAL($number) } { WORD($animal, $number) }
}
# Two cows and a donkey.
animals = { LIST($it, each: "so-many") }
# All animals of a kind.
family = { WORD($it, 2) }
valued = { FAMILY($animal) } { $value }
pair = { FAMILY($one) } + { FAMILY($other) }
the = the { WORD($it, 1) }
# The cow, 2 cows.
the-animals = { $number ->
    [1] { THE($animal) }
   *[other] { $number } { WORD($animal, $number) }
}
# What each seat was dealt.
hand = { $mine ->
    [yes] you get { ANIMALS($animals) }
   *[no] { $name } gets { ANIMALS($animals) }
}

## Notes

# 1 note, 3 notes.
notes = { $it ->
    [one] 1 note
   *[other] { $it } notes
}
held-notes = { $it ->
    [0] no notes
   *[other] { NOTES($it) }
}
# 10 × 0, 20 × 10.
notes-by-kind = { COUNT($it) ->
    [0] –
   *[other] { LIST($it, each: "notes-of-kind") }
}
notes-of-kind = { $count } × { $note }
# One note, or 3 notes (10, 10, 50) for whoever may know them.
some-notes = { $count ->
    [0] nothing
    [one] one note{ listed }
   *[other] { $count } notes{ listed }
}
listed = { KNOWN($notes) ->
    [yes] { " " }({ JOIN($notes) })
   *[no] { "" }
}
laid = { $me ->
    [challenger] { $count ->
        [0] lay down nothing
        [one] lay one note face down{ listed }
       *[other] lay { $count } notes face down{ listed }
    }
   *[other] { $count ->
        [0] lays down nothing
        [one] lays one note face down{ listed }
       *[other] lays { $count } notes face down{ listed }
    }
}
shown = { $me ->
    [seat] { COUNT($notes) ->
        [0] show an empty hand
       *[other] show everything, { SUM($notes) } in all{ listed }
    }
   *[other] { COUNT($notes) ->
        [0] shows an empty hand
       *[other] shows everything, { SUM($notes) } in all{ listed }
    }
}
# How much lay on both sides, for whoever may know it.
sums = { KNOWN($offer) ->
    [yes] , { SUM($offer) } against { SUM($counter) }
   *[no] { "" }
}
tie-goes = { $even ->
    [yes] { " " }A tie goes to the challenger.
   *[no] { "" }
}
these-notes = { COUNT($notes) ->
    [0] nothing
   *[other] { JOIN($notes) }
}

## Reasons

only = { $worth ->
    [0] almost nothing
   *[other] only about { $worth }
}
there-are-left = { $left ->
    [one] there is still one animal
   *[other] there are still { $left } animals
}
notes-are = { $count ->
    [one] One note is
   *[other] { $count } notes are
}
zeros-laid = { $count ->
    [0] You lay nothing
   *[other] You lay only zeros
}

## The count

score = { $mine ->
    [yes] You: { $score } points
   *[no] { $name }: { $score } points
}
victory = { COUNT($winners) ->
    [1] { $me ->
        [winner] You win
       *[other] { LIST($winners) } wins
    }
   *[other] { $me ->
        [winner] You share the victory with { LIST($partners) }
       *[other] { LIST($winners) } share the victory
    }
}

# Why the game is over.
ending = { $why ->
    [circles] { stage-ended.circles }
    [standstill] { stage-ended.standstill }
   *[complete] Every family is complete: the game is over.
}

## The rules

# Who runs an auction, as the edition calls them.
auctioneer = { $edition ->
    [bluff] seller
   *[other] auctioneer
}
# What lies between two traders: a pair only where families have four.
stake = { $pairs ->
    [yes] the animals at stake
   *[no] the animal at stake
}
