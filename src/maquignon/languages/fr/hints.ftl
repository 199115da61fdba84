## What a good player would do

advice = Conseil d’un bon robot : { $action }
advised =
    .auction = ouvrir des enchères.
    .bid = offrir { $amount }.
    .pass = passer.
    .sell = vendre.
    .preempt = garder le lot.
    .pay = payer avec { these-notes }.
    .let_stand = laisser la vente.
    .buy_back = racheter avec { these-notes }.
    .trade = marchander avec { $target } pour { THE($animal) }, en posant { these-notes }.
    .accept = accepter.
    .counter = contrer avec { these-notes }.
    .offer = offrir { these-notes }.
    .claim_dove = prendre la colombe.

## Why, in one sentence to the player who asks

why-only-choice = Vous n’avez pas d’autre choix.
why-claims-dove = La colombe vaut 500 points, et il faut la prendre tout de suite.
why-completes = Cela compléterait votre famille des { FAMILY($animal) } et ajouterait { $points } points.
why-denies = Sinon, { $rival } pourrait compléter la famille des { FAMILY($animal) }.
why-closer = Vous auriez alors { NUMERAL($held) } des { NUMERAL($full) } { FAMILY($animal) }.
why-begins = Vous pourriez alors marchander d’autres { FAMILY($animal) }, et la famille vaut { $value } points.
why-cheap = Cela vaut environ { $worth } pour vous et ne coûte que { $price }.
why-affordable = { $left ->
    [0] Vous pouvez payer { $price } avec tout ce que vous avez.
   *[other] Vous pouvez payer { $price }, et il vous reste { $left }.
}
why-nobody-to-trade-with = Il n’y a personne avec qui marchander : il ne reste que les enchères.
why-auction-due = Après le marchandage, il faut mettre aux enchères.
why-nothing-to-complete = Aucun marchandage ne compléterait une famille pour vous, et { there-are-left } dans la pioche.
why-outmatched =
    { $target } a sans doute autour de { $guess } et vous seulement { $mine } : un marchandage serait risqué.
why-from-the-pile =
    { CAPITAL(there-are-left) } dans la pioche, et des enchères vous rapportent des animaux ou de l’argent.
why-bluffs =
    Vous n’avez que { $money }, et { $price } est donc un bluff : il fait monter le prix, mais si le lot vous est vendu,
    vous devrez dévoiler tout votre argent.
why-cannot-pay = Vous n’avez que { $money }, et il faudrait { $price }.
why-too-dear = Cela coûterait { $price } et ne vaut { only } pour vous.
why-no-change =
    Vous ne pouvez pas payer exactement { $price } : cela vous coûterait { $cost }, car on ne rend pas la monnaie.
why-saves-for = Gardez plutôt votre argent pour les { FAMILY($animal) } : il ne vous manque { $missing ->
    [1] qu’un animal
   *[other] que { NUMERAL($missing) } animaux
}.
why-saves-money = Cela prendrait { $cost } de vos { $money }, qui pourront mieux servir plus tard.
why-not-worth-keeping =
    Vendre vous rapporte { $price }, garder vous en coûte autant, et le lot ne vaut { only } pour vous.
why-income = La vente pour { $price } porte votre argent à { $total }.
why-pays-exactly = { $fewest ->
    [yes] C’est exactement { $price } : rien n’est perdu, et vous gardez le plus de cartes Argent possible.
   *[no] C’est exactement { $price } : rien n’est perdu.
}
why-pays-least = Vous ne pouvez pas payer exactement { $price }, et ainsi vous ne perdez que { $loss }.
why-pays-more = Cela couvre le prix de { $price }, avec { $loss } de trop.
why-weak-purse = Vous avez { $mine }, et { $target } sans doute seulement autour de { $guess }.
why-only-trades = La pioche est vide : il ne reste que les marchandages.
why-zero-offer = { $may_accept ->
    [yes] { zeros-laid } : si { $target } accepte, vous recevez { SO-MANY($stake) } pour rien, et si
        { $target } pose de l’argent en face, cet argent est à vous.
   *[no] { zeros-laid } : vous ne risquez pas d’argent, et tout l’argent que { $target } pose en face est à
        vous.
}
why-empty-handed = Vous n’avez pas de cartes Argent à poser.
why-worth-fighting = L’enjeu vaut environ { $worth } pour vous, plus que les { $amount } que vous posez.
why-no-money = Vous n’avez pas d’argent qui puisse battre l’offre.
why-outbid = { notes-are } sans doute autour de { $guess }, et vous n’avez que { $money }.
why-not-worth-beating = { notes-are } sans doute autour de { $guess }, et l’enjeu ne vaut { only } pour vous.
why-takes-offer = { $count ->
    [0] Vous gardez votre argent.
   *[other] Vous gardez votre argent et recevez { some-notes } { OF($challenger) }.
}
why-beats = Avec { $amount }, vous gagnez si { $challenger } a posé moins de { $amount }.
why-second-round = Des zéros ne coûtent rien, et si { $challenger } n’a posé que des zéros aussi, il y a une seconde manche.
why-gives-up = Vous n’y risquez pas d’argent, et tout l’argent que { $challenger } a posé est à vous.
