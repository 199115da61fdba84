## What a good player would do

advice = Ein guter Bot würde { $action }
advised =
    .auction = versteigern.
    .bid = { $amount } bieten.
    .pass = passen.
    .sell = verkaufen.
    .preempt = behalten.
    .pay = mit { these-notes } zahlen.
    .let_stand = den Verkauf gelten lassen.
    .buy_back = mit { these-notes } zurückkaufen.
    .trade = mit { $target } um { THE($animal) } handeln und { these-notes } legen.
    .accept = annehmen.
    .counter = { these-notes } dagegenlegen.
    .offer = { these-notes } bieten.
    .claim_dove = die Taube nehmen.

## Why, in one sentence to the player who asks

why-only-choice = Etwas anderes bleibt dir nicht übrig.
why-claims-dove = Die Taube ist 500 Punkte wert und muss sofort genommen werden.
why-completes = Damit wäre deine Familie der { FAMILY($animal) } vollständig, und das bringt { $points } Punkte.
why-denies = Sonst könnte { $rival } die Familie der { FAMILY($animal) } vollständig machen.
why-closer = Dann hättest du { NUMERAL($held) } der { NUMERAL($full) } { FAMILY($animal) }.
why-begins = Dann könntest du um weitere { FAMILY($animal) } handeln, und die Familie ist { $value } Punkte wert.
why-cheap = Das ist dir etwa { $worth } wert und kostet nur { $price }.
why-affordable = { $left ->
    [0] Du kannst { $price } bezahlen, mit allem, was du hast.
   *[other] Du kannst { $price } bezahlen und hast dann noch { $left }.
}
why-nobody-to-trade-with = Es gibt niemanden zum Handeln, also bleibt nur die Versteigerung.
why-auction-due = Nach dem Kuhhandel ist die Versteigerung fällig.
why-nothing-to-complete = Kein Kuhhandel würde dir jetzt eine Familie vollständig machen, und im Stapel { lie-left }.
why-outmatched = { $target } hat wohl um die { $guess } und du nur { $mine }: Ein Kuhhandel wäre gewagt.
why-from-the-pile = Im Stapel { lie-left }, und eine Versteigerung bringt dir Tiere oder Geld.
why-bluffs =
    Du hast nur { $money }, also ist { $price } ein Bluff: Er treibt den Preis, aber wird das Los an dich verkauft,
    musst du dein ganzes Geld offenlegen.
why-cannot-pay = Du hast nur { $money } und bräuchtest { $price }.
why-too-dear = Das würde { $price } kosten und ist dir { only } wert.
why-no-change =
    Genau { $price } kannst du nicht bezahlen: Es würde dich { $cost } kosten, denn Wechselgeld gibt es nicht.
why-saves-for = Spare dein Geld lieber für die { FAMILY($animal) }: Dir { $missing ->
    [1] fehlt nur noch ein Tier
   *[other] fehlen nur noch { NUMERAL($missing) } Tiere
}.
why-saves-money = Das würde { $cost } von deinen { $money } kosten, die du später besser brauchen kannst.
why-not-worth-keeping = Verkaufen bringt { $price }, behalten kostet ebenso viel, und das Los ist dir { only } wert.
why-income = Der Verkauf für { $price } bringt dein Geld auf { $total }.
why-pays-exactly = { $fewest ->
    [yes] Das ist genau { $price }, nichts geht verloren, und du behältst so viele Geldkarten wie möglich.
   *[no] Das ist genau { $price }, nichts geht verloren.
}
why-pays-least = Genau { $price } kannst du nicht bezahlen, und so verlierst du nur { $loss }.
why-pays-more = Das deckt den Preis von { $price }, mit { $loss } zu viel.
why-weak-purse = Du hast { $mine } und { $target } wohl nur um die { $guess }.
why-only-trades = Der Stapel ist leer, also bleibt nur der Kuhhandel.
why-zero-offer = { $may_accept ->
    [yes] { zeros-laid }: Nimmt { $target } an, bekommst du { SO-MANY-ACCUSATIVE($stake) } umsonst, und legt
        { $target } Geld dagegen, gehört es dir.
   *[no] { zeros-laid }: Du setzt kein Geld aufs Spiel, und was { $target } an Geld dagegenlegt, gehört dir.
}
why-empty-handed = Du hast keine Geldkarten, die du legen könntest.
why-worth-fighting = Worum es geht, ist dir etwa { $worth } wert, mehr als die { $amount }, die du legst.
why-no-money = Du hast kein Geld, mit dem sich das Angebot schlagen ließe.
why-outbid = { notes-are } wohl um die { $guess } wert, und du hast nur { $money }.
why-not-worth-beating = { notes-are } wohl um die { $guess } wert, und worum es geht, ist dir { only } wert.
why-takes-offer = { $count ->
    [0] Du behältst dein Geld.
   *[other] Du behältst dein Geld und bekommst { some-notes } von { $challenger }.
}
why-beats = Mit { $amount } gewinnst du, wenn { $challenger } weniger als { $amount } gelegt hat.
why-second-round = Nullen kosten nichts, und wenn auch { $challenger } nur Nullen gelegt hat, gibt es eine zweite Runde.
why-gives-up = Du setzt kein Geld aufs Spiel, und was { $challenger } an Geld gelegt hat, gehört dir.
