## What a good player would do

advice = Een goede bot zou { $action }
advised =
    .auction = een veiling openen.
    .bid = { $amount } bieden.
    .pass = passen.
    .sell = verkopen.
    .preempt = het zelf houden.
    .pay = betalen met { these-notes }.
    .let_stand = de verkoop laten doorgaan.
    .buy_back = terugkopen met { these-notes }.
    .trade = koehandel drijven met { $target } om { THE($animal) }, met { these-notes }.
    .accept = aannemen.
    .counter = er { these-notes } tegenover leggen.
    .offer = { these-notes } bieden.
    .claim_dove = de duif nemen.

## Why, in one sentence to the player who asks

why-only-choice = Iets anders kun je niet doen.
why-claims-dove = De duif is 500 punten waard en moet meteen worden genomen.
why-completes = Daarmee zou je familie van { FAMILY($animal) } compleet zijn, en dat levert { $points } punten op.
why-denies = Anders zou { $rival } de familie van de { FAMILY($animal) } compleet kunnen maken.
why-closer = Dan zou je { NUMERAL($held) } van de { NUMERAL($full) } { FAMILY($animal) } hebben.
why-begins = Dan zou je koehandel om meer { FAMILY($animal) } kunnen drijven, en de familie is { $value } punten waard.
why-cheap = Dat is jou ongeveer { $worth } waard en kost maar { $price }.
why-affordable = { $left ->
    [0] Je kunt { $price } betalen, met alles wat je hebt.
   *[other] Je kunt { $price } betalen en houdt dan nog { $left } over.
}
why-nobody-to-trade-with = Er is niemand om koehandel mee te drijven, dus blijft alleen een veiling over.
why-auction-due = Na de koehandel moet er worden geveild.
why-nothing-to-complete = Met geen enkele koehandel maak je nu een familie compleet, en er { lie-left } in de stapel.
why-outmatched =
    { $target } heeft waarschijnlijk rond de { $guess } en jij maar { $mine }: een koehandel zou gewaagd zijn.
why-from-the-pile = Er { lie-left } in de stapel, en een veiling levert je dieren of geld op.
why-bluffs =
    Je hebt maar { $money }, dus { $price } is bluf: het drijft de prijs op, maar wordt de kavel aan jou verkocht, dan
    moet je al je geld laten zien.
why-cannot-pay = Je hebt maar { $money } en zou { $price } nodig hebben.
why-too-dear = Dat zou { $price } kosten en is jou { only } waard.
why-no-change = Je kunt { $price } niet gepast betalen: het zou je { $cost } kosten, want wisselgeld is er niet.
why-saves-for = Bewaar je geld liever voor de { FAMILY($animal) }: je mist er nog maar { NUMERAL($missing) }.
why-saves-money = Dat zou { $cost } van je { $money } kosten, en die kun je later beter gebruiken.
why-not-worth-keeping = Verkopen levert { $price } op, houden kost evenveel, en de kavel is jou { only } waard.
why-income = De verkoop voor { $price } brengt je geld op { $total }.
why-pays-exactly = { $fewest ->
    [yes] Dat is precies { $price }, er gaat niets verloren, en je houdt zo veel mogelijk geldkaarten.
   *[no] Dat is precies { $price }, er gaat niets verloren.
}
why-pays-least = Je kunt { $price } niet gepast betalen, en zo verlies je maar { $loss }.
why-pays-more = Dat dekt de prijs van { $price }, met { $loss } te veel.
why-weak-purse = Jij hebt { $mine } en { $target } waarschijnlijk maar rond de { $guess }.
why-only-trades = De stapel is leeg, dus er blijft alleen koehandel over.
why-zero-offer = { $may_accept ->
    [yes] { zeros-laid }: neemt { $target } het bod aan, dan krijg je { SO-MANY($stake) } voor niets, en legt
        { $target } er geld tegenover, dan is dat van jou.
   *[no] { zeros-laid }: je waagt er geen geld aan, en wat { $target } er aan geld tegenover legt is van jou.
}
why-empty-handed = Je hebt geen geldkaarten om neer te leggen.
why-worth-fighting = Wat er op het spel staat is jou ongeveer { $worth } waard, meer dan de { $amount } die je legt.
why-no-money = Je hebt geen geld waarmee je het bod kunt verslaan.
why-outbid = { notes-are } waarschijnlijk rond de { $guess } waard, en jij hebt maar { $money }.
why-not-worth-beating =
    { notes-are } waarschijnlijk rond de { $guess } waard, en wat er op het spel staat is jou { only } waard.
why-takes-offer = { $count ->
    [0] Je houdt je eigen geld.
   *[other] Je houdt je eigen geld en krijgt { some-notes } van { $challenger }.
}
why-beats = Met { $amount } win je als { $challenger } minder dan { $amount } heeft gelegd.
why-second-round = Nullen kosten niets, en als ook { $challenger } alleen nullen heeft gelegd, komt er een tweede ronde.
why-gives-up = Je waagt er geen geld aan, en wat { $challenger } aan geld heeft gelegd is van jou.
