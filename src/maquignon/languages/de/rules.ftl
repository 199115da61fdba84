### The rules in plain words; which of them are said, and in what order, is the rulebook's part.

## Words

rule-example = Beispiel:
rule-differs = Sätze mit * weichen von der gedruckten Ausgabe ab.
rule-decisions = D1 bis { $last } sind unsere Entscheidungen, wo ein gedruckter Text schweigt, beschädigt oder unklar ist.
rule-chapters =
    .cards = Die Karten
    .set-up = Vor dem Spiel
    .turn = Dein Zug
    .auction = Die Versteigerung
    .trade = Der Kuhhandel
    .end = Familien, Ende, Punkte
rule-aim =
    .boursicocotte-2025 =
        Schnapp dir den Holzhammer und sammle Tierfamilien, so wertvoll wie möglich: in hitzigen Versteigerungen und im
        Kuhhandel, bei dem das Geld verdeckt liegt und jedes Angebot ein Bluff sein kann. Am Ende zählen nur
        vollständige Familien. Wer die meisten Punkte hat, gewinnt.
    .boursicocotte-original =
        Sammle Tierfamilien, so wertvoll wie möglich, in Versteigerungen und im Kuhhandel mit verdeckten Angeboten, so
        wie es seit mehr als vierzig Jahren gespielt wird. Am Ende zählen nur vollständige Familien. Wer die meisten
        Punkte hat, gewinnt.
    .koehandel =
        Sammle Tierquartette, so wertvoll wie möglich: Ersteigere sie oder hol sie dir im Kuhhandel, bei dem du bluffen
        darfst. Wer am Ende die meisten Punkte hat, gewinnt.
    .boursikocotte =
        Bring ganze Familien zusammen, in Versteigerungen und im Kuhhandel mit verdeckten Angeboten. Es zählt, was deine
        Familien wert sind, und auch, wie viele es sind: Wer auf die meisten Punkte kommt, gewinnt.
    .bluff =
        Sei gerissen im Geschäft und bluffe: Ersteigere Tiere so günstig wie möglich oder gewinne sie im Kuhhandel,
        verdecktes Angebot gegen verdecktes Gegenangebot. Erst wer alle vier Karten eines Tiers hat, ist vor den anderen
        sicher. Und am Ende ist das Geld auf einmal nichts mehr wert: Es zählen nur die Punkte deiner Tiere.
rule-for = Für drei bis fünf Personen ab zehn Jahren. Eine Partie dauert etwa eine Dreiviertelstunde.
rule-box =
    .boursicocotte-2025 =
        In der Schachtel: 40 Tierkarten mit goldener Rückseite (10 Familien zu 4), 55 Geldkarten mit blauer Rückseite
        ({ NOTES-BY-KIND($notes) }), zwei Rahmen für die Tiere, die zum Verkauf stehen, und ein Holzhammer.
    .boursicocotte-original =
        In der Schachtel: 40 Tierkarten mit goldener Rückseite (10 Familien zu 4), 55 Geldkarten mit blauer Rückseite
        ({ NOTES-BY-KIND($notes) }), zwei Rahmen für die Tiere, die zum Verkauf stehen, und ein Holzhammer.
    .koehandel = In der Schachtel: 40 Tierkarten (10 Quartette) und 55 Geldkarten ({ NOTES-BY-KIND($notes) }).
    .boursikocotte = In der Schachtel: 40 Tierkarten und 55 Geldkarten ({ NOTES-BY-KIND($notes) }).
    .bluff =
        In der Schachtel: 40 Tierkarten (4 von jedem Tier), 55 Geldkarten ({ NOTES-BY-KIND($notes) }) und die Taube,
        eine Prämienkarte.
rule-sources =
    .boursicocotte-2025 =
        Nach der Anleitung von Boursicocotte, Ravensburger 2025. Autor: Rüdiger Koltze · Redaktion: St. Brück ·
        Illustrationen: César Vergara · Künstlerische Leitung: Sophie Wegwart, Chiara Bellavite · Anleitung: KniffDesign
        · © 1999, 2009, 2016, 2025 Ravensburger Verlag GmbH.
    .boursicocotte-original =
        Nach der Variante „Le Boursicocotte original“ in der Anleitung von Boursicocotte, Ravensburger 2025. Autor:
        Rüdiger Koltze · Redaktion: St. Brück · Illustrationen: César Vergara · Künstlerische Leitung: Sophie Wegwart,
        Chiara Bellavite · Anleitung: KniffDesign · © 1999, 2009, 2016, 2025 Ravensburger Verlag GmbH.
    .koehandel = Ein Spiel von Rüdiger Koltze. Nach der Anleitung von Koehandel, die niemanden nennt.
    .boursikocotte = Ein Spiel von Rüdiger Koltze. Nach der Anleitung von Boursikocotte, die niemanden nennt.
    .bluff =
        Nach der Anleitung von Bluff, Ravensburger Spiel Nr. 01 081 3, die wir die erste Ausgabe nennen. Autor: Rüdiger
        Koltze · Gestaltung: Josef Blaumeiser.

## R1 cards

rule-families = Es gibt zehn Tierfamilien mit je { NUMERAL($size) } Karten: { $cards } Tierkarten.
rule-set-aside = In der Schachtel sind von jedem Tier vier; lasst von jedem { NUMERAL($aside) } in der Schachtel.
rule-value-of-family =
    Die Zahl auf einem Tier ist der Wert der ganzen Familie, sobald sie vollständig ist:
    { JOIN($families, each: "valued") }.
rule-value-example = Alle { NUMERAL($size) } Kühe zusammen sind { $value } Punkte wert, nicht { $wrong }.
rule-money-box = In der Bank liegen { NOTES-BY-KIND($notes) }.

## R2 set-up

rule-pile = Mischt die Tiere und legt sie verdeckt als Stapel hin. Niemand kennt die Reihenfolge.
rule-start-money =
    Alle bekommen aus der Bank { NOTES-BY-KIND($notes) }: zusammen { $total }. Halte dein Geld verdeckt in der Hand. Was
    es wert ist, bleibt dein Geheimnis; wie viele Geldkarten es sind, dürfen alle zählen.
rule-deal = { $number ->
    [1] Vor dem ersten Zug bekommen alle ein Tier offen, im Uhrzeigersinn ab der Person, die beginnt.
   *[other] Vor dem ersten Zug bekommen alle { NUMERAL($number) } Tiere offen, eins nach dem anderen, im Uhrzeigersinn
        ab der Person, die beginnt.
}
rule-deal-donkey = Ein Esel darunter bringt sofort allen Geld, wie bei einer Versteigerung.
rule-open-herds = Deine Tiere liegen offen vor dir.
rule-first-player =
    .boursicocotte-2025 = Wer das schwerste Tier besitzt, beginnt. Ihr könnt euch auch einigen oder losen.
    .boursicocotte-original = Wer das schwerste Tier besitzt, beginnt. Ihr könnt euch auch einigen oder losen.
    .koehandel = Einigt euch, wer beginnt, oder lost es aus.
    .boursikocotte = Lost aus, wer beginnt, oder einigt euch.
    .bluff = Einigt euch, wer beginnt, oder lost es aus.
rule-clockwise = Dann geht es im Uhrzeigersinn weiter.

## R3 a turn

rule-choice = In deinem Zug tust du eins von beidem: Du versteigerst oder schlägst einen Kuhhandel vor.
rule-when-auction = Versteigern darfst du, solange Tiere im Stapel sind.
rule-when-trade = Einen Kuhhandel darfst du vorschlagen, wenn du und jemand anders Tiere derselben Familie habt.
rule-at-first-auctions = Am Anfang wird also nur versteigert.
rule-auction-after-trade =
    Coup double: Wer einen Kuhhandel macht, muss im selben Zug auch noch versteigern, solange Tiere im Stapel sind.
rule-empty-pile =
    Ist der Stapel leer, gibt es nur noch Kuhhandel, und der ist dann Pflicht. Wer nur vollständige Familien hat oder
    gar kein Tier, wird übersprungen.

## R4 auction

rule-lot = { $lot ->
    [1] Du leitest die Versteigerung. Decke das oberste Tier vom Stapel auf: Das ist das Los.
   *[other] Du leitest die Versteigerung. Decke die obersten { NUMERAL($lot) } Tiere vom Stapel auf: Sie werden zusammen
        verkauft, als ein Los. Sind es weniger, ist das Los kleiner.
}
rule-donkey =
    Ein Esel bringt Geld! Bevor jemand bietet, bekommen alle, auch die Auktionsleitung, eine Geldkarte aus der Bank:
    { LIST($payments, each: "rule-donkey-payment") }. Danach wird der Esel versteigert wie jedes andere Tier.
rule-donkey-payment = { $number ->
    [1] { $note } beim ersten Esel des Spiels
    [2] { $note } beim zweiten
    [3] { $note } beim dritten
   *[4] { $note } beim vierten
}
rule-two-donkeys = Mehrere Esel in einem Los zahlen nacheinander.
rule-bids-many = Alle außer der Auktionsleitung dürfen bieten, in beliebiger Reihenfolge und so oft sie wollen.
rule-bids-one =
    Alle außer der Auktionsleitung dürfen bieten, in beliebiger Reihenfolge, aber in jeder Versteigerung nur einmal.
    Also erst überlegen!
rule-bid-step =
    Gebote sind Vielfache von zehn. Das erste beträgt mindestens { $step }, jedes weitere mindestens { $step } mehr als
    das letzte.
rule-own-raise = Auch dein eigenes Gebot darfst du erhöhen.
rule-no-own-raise = Dein eigenes Gebot darfst du nicht erhöhen.
rule-bluff-allowed =
    Du darfst mehr bieten, als du hast. Das ist ein Bluff, und was er kostet, steht in R4.7. Aber niemand darf mehr
    bieten als alles Geld im Spiel, das jeder zusammenzählen kann: das Startgeld und das Eselgeld aller zusammen.
rule-must-afford = Du darfst nicht mehr bieten, als du hast.
rule-calls =
    .boursicocotte-2025 =
        Wenn niemand mehr bietet, ruft die Auktionsleitung etwa „130 zum Ersten … 130 zum Zweiten … 130 zum Dritten,
        verkauft!“ und lässt den Hammer fallen. Ein neues Gebot dazwischen, und sie zählt von vorn.
    .boursicocotte-original =
        Wenn niemand mehr bietet, ruft die Auktionsleitung etwa „130 zum Ersten … 130 zum Zweiten … 130 zum Dritten,
        verkauft!“ und lässt den Hammer fallen. Ein neues Gebot dazwischen, und sie zählt von vorn.
    .koehandel =
        Wenn niemand mehr bietet, ruft die Auktionsleitung: „Zum Ersten, zum Zweiten, verkauft!“ Ein neues Gebot
        dazwischen, und sie zählt von vorn.
    .boursikocotte =
        Wenn niemand mehr bietet, ruft die Auktionsleitung: „Zum Ersten, zum Zweiten, verkauft!“ Ein neues Gebot
        dazwischen, und sie zählt von vorn.
    .bluff =
        Wenn niemand mehr bietet, ruft die Auktionsleitung: „Zum Ersten, zum Zweiten, verkauft!“ Ein neues Gebot
        dazwischen, und sie zählt von vorn.
rule-hammer-leader =
    Wer das höchste Gebot hat, ruft es selbst dreimal: „30 zum Ersten, 30 zum Zweiten, 30 zum Dritten!“ Bietet jemand
    dazwischen mehr, zählt nun diese Person. Bietet niemand, ruft die Auktionsleitung ebenso dreimal das Tier aus: „eine
    Gans zum Ersten, eine Gans zum Zweiten, eine Gans zum Dritten!“
rule-passing =
    Du darfst „passe“ sagen: Zu diesem Preis kommt von dir nichts mehr. Nach einem neuen Gebot dürfen alle wieder
    bieten.
rule-passing-hammer = { $edition ->
    [boursicocotte-2025] Haben alle anderen gepasst, darf der Hammer sofort fallen.
    [boursicocotte-original] Haben alle anderen gepasst, darf der Hammer sofort fallen.
   *[other] Haben alle anderen gepasst, darf sofort zugeschlagen werden.
}
rule-passing-leader = Haben alle anderen gepasst, braucht niemand weiterzuzählen: Der Handel gilt.
rule-no-bid = Hat niemand geboten, bekommt die Auktionsleitung das Los umsonst.
rule-no-bid-named =
    Hat niemand geboten, ruft die Auktionsleitung die Tiere dreimal aus; gibt es noch immer kein Gebot, bekommt sie das
    Los umsonst.
rule-preemption =
    .match =
        Sonst entscheidet die Auktionsleitung. Verkaufen: Wer am meisten geboten hat, bekommt das Los und zahlt ihr das
        Gebot. Oder das Vorkaufsrecht: Sie behält das Los und zahlt der Person mit dem höchsten Gebot diese Summe. Das
        geht nur, wenn ihr Geld dafür reicht.
    .double =
        Sonst zahlt, wer am meisten geboten hat, das Gebot an die Auktionsleitung. Die lässt es dabei, und das Los ist
        verkauft. Oder sie kauft zurück: Sie gibt genau die erhaltenen Geldkarten zurück, legt aus ihren anderen die
        Summe noch einmal dazu und behält das Los, zum doppelten Preis. Dafür müssen ihre anderen Geldkarten reichen.
    .none = Sonst bekommt das Los, wer am meisten geboten hat, und zahlt der Auktionsleitung das Gebot.
rule-auction-example =
    Ana leitet die Versteigerung, ein Schwein liegt offen. Ben bietet 30, Cleo 40, Ben 60. Niemand bietet mehr.
rule-preemption-example =
    .match = Ana gibt Ben das Schwein und nimmt seine 60, oder sie behält das Schwein und zahlt Ben 60.
    .double =
        Ben zahlt Ana 60. Sie lässt es dabei, oder sie gibt Ben seine 60 zurück, zahlt ihm noch einmal 60 und behält das
        Schwein.
    .none = Ben bekommt das Schwein und zahlt Ana 60.
rule-insolvent =
    Wer zahlen muss und nicht kann, legt sein ganzes Geld offen auf den Tisch. Dieselbe Auktionsleitung versteigert
    dasselbe Los noch einmal, von null an.
rule-insolvent-again =
    Die ertappte Person darf mitbieten, aber höchstens so viel, wie sie hat. Ein Esel zahlt kein zweites Mal.
rule-insolvent-hidden = Nutzt die Auktionsleitung das Vorkaufsrecht, kommt der Bluff nie heraus.
rule-insolvent-one-bid = Dabei darf jeder wieder einmal bieten.
rule-insolvent-never = So kann niemandem das Geld fehlen.
rule-no-change = Wechselgeld gibt es nie. Wer zahlt, sucht die Geldkarten aus.
rule-pay-exactly =
    Kannst du genau zahlen, dann tust du es. Sonst zahlst du mehr, aber ohne eine Karte, die man weglassen könnte. Eine
    0 ist also nie dabei.
rule-pay-freely = Alle Geldkarten, die den Preis decken, sind erlaubt, auch mehr als nötig, auch mit einer 0 dabei.
rule-who-sees-payment = Alle kennen den Preis und die Zahl der Geldkarten. Welche es waren, wisst nur ihr beide.
rule-pay-example = Dan muss 60 zahlen. Er hat eine 0, eine 50 und eine 100.
rule-pay-exactly-example =
    Er zahlt die 100 und bekommt nichts zurück. Mit einer 10 in der Hand würde er 10 und 50 zahlen.
rule-pay-freely-example = Er zahlt die 100 oder die 50 und die 100, mit oder ohne die 0, und bekommt nichts zurück.

## R5 trade

rule-challenge = Du forderst heraus. Nenne eine andere Person und ein Tier, das ihr beide habt. Sie muss mitmachen.
rule-stake-pair = Habt ihr beide genau zwei davon, geht es um das Paar. Sonst geht es um ein Tier.
rule-stake-one = Es geht immer um ein Tier.
rule-offer =
    Lege beliebige von deinen Geldkarten verdeckt auf den Tisch: dein Angebot. Es dürfen Nullen dabei sein, auch nur
    Nullen. Alle sehen, wie viele Karten es sind, niemand, was sie wert sind.
rule-offer-one-note = Es muss mindestens eine Karte sein, es sei denn, deine Hand ist leer.
rule-offer-nothing = Du darfst sogar gar keine hinlegen.
rule-answer-optional =
    Die andere Person nimmt an, steckt deine Karten ein und gibt dir, worum es geht. Oder sie legt ein Gegenangebot hin,
    verdeckt wie du.
rule-answer-obligatory = Die andere Person muss ein Gegenangebot hinlegen, verdeckt wie du. Annehmen kann sie nicht.
rule-swap-in-secret =
    Dann tauscht ihr die beiden Haufen, und jeder zählt heimlich. Wer mehr geboten hat, bekommt vom anderen, worum es
    geht. Beide behalten das erhaltene Geld, egal wer gewonnen hat.
rule-swap-openly =
    Dann werden beide Haufen für alle sichtbar aufgedeckt, und ihr tauscht sie. Wer mehr geboten hat, bekommt vom
    anderen, worum es geht. Beide behalten das erhaltene Geld, egal wer gewonnen hat.
rule-winner-pays-in-secret =
    Dann zeigt ihr einander eure Haufen und niemandem sonst. Wer mehr geboten hat, bekommt vom anderen, worum es geht,
    und bezahlt es: Die Karten des Gewinners gehen an den Verlierer, außer den Nullen. Der Verlierer nimmt seinen
    eigenen Haufen zurück.
rule-winner-pays-openly =
    Dann werden beide Haufen zugleich aufgedeckt, für alle sichtbar. Wer mehr geboten hat, bekommt vom anderen, worum es
    geht, und bezahlt es: Die Karten des Gewinners gehen an den Verlierer, außer den Nullen. Der Verlierer nimmt seinen
    eigenen Haufen zurück.
rule-tie-challenger = { $pays ->
    [yes] Sind beide Haufen gleich viel wert, gewinnt, wer herausgefordert hat, und zahlt das eigene Angebot.
   *[no] Sind beide Haufen gleich viel wert, gewinnt, wer herausgefordert hat.
}
rule-tie-again =
    Sind beide Haufen gleich viel wert, gibt es eine zweite Runde: Wer herausgefordert hat, legt ein neues Angebot hin,
    und die andere Person antwortet auf dieselbe Weise.
rule-tie-again-counter =
    Sind beide Haufen gleich viel wert, gibt es eine zweite Runde: Zuerst legt, wer herausgefordert hat, ein neues
    Angebot hin, dann die andere Person ein neues Gegenangebot. Annehmen kann sie diesmal nicht.
rule-tie-piles-swapped = Die ersten beiden Haufen bleiben getauscht.
rule-tie-piles-back = Vorher nehmt ihr beide euren eigenen Haufen zurück.
rule-second-tie = { $pays ->
    [yes] Sind sie wieder gleich viel wert, gewinnt, wer herausgefordert hat, und zahlt das eigene Angebot.
   *[no] Sind sie wieder gleich viel wert, gewinnt, wer herausgefordert hat.
}
rule-known-to-traders =
    Nur ihr beide wisst, was in den Haufen lag. Die anderen wissen, wie viele Karten es waren und wer gewonnen hat.
rule-known-to-all = Ein angenommenes Angebot bleibt verdeckt: Nur ihr beide wisst, was darin lag.
rule-trade-example = Ana und Ben haben je eine Kuh. Ana legt drei Karten hin: 0, 0 und 10. Ben antwortet mit einer: 50.
rule-swap-example = Sie tauschen. Ben hat mehr geboten und bekommt Anas Kuh. Ana behält die 50, Ben die 0, 0 und 10.
rule-winner-pays-example =
    Ben hat mehr geboten: Er bekommt Anas Kuh und zahlt ihr die 50. Ana nimmt ihre drei Karten zurück.

## R6 families, dove, end, score

rule-complete = Eine vollständige Familie ist sicher: Niemand kann mehr um sie handeln.
rule-dove =
    Die Taube ist { $points } Punkte wert. Wer zuerst zwei vollständige Familien besitzt, die zusammengehören, darf sie
    nehmen: { JOIN($pairs, each: "pair") }.
rule-dove-at-once =
    Nimm sie sofort, bevor im nächsten Zug Versteigerung oder Kuhhandel gewählt ist, sonst verfällt dein Recht; dann ist
    sie für den Nächsten, der so ein Paar zusammenbringt. Endet das Spiel mit diesem Zug, kommt sie von selbst.
rule-end =
    Das Spiel endet, wenn alle Familien vollständig sind. Es endet auch, wenn es sich im Kreis dreht: wenn, sobald der
    Stapel leer ist, ein Zug zum dritten Mal mit denselben Tieren bei allen, gleich vielen Geldkarten in jeder Hand und
    derselben Person am Zug beginnt und dazwischen keine Familie vollständig wurde; oder nach zweihundert Kuhhändeln in
    Folge, die keine vollständig machen. Unvollständige Familien zählen dann für niemanden.
rule-score-families = Zähle die Werte deiner Familien zusammen und nimm die Summe mal die Zahl deiner Familien.
rule-score-sum = Zähle die Werte deiner Familien zusammen.
rule-score-dove = Die Taube bringt { $points } dazu.
rule-money-worthless = Geld ist jetzt nichts mehr wert.
rule-winner = Wer die meisten Punkte hat, gewinnt.
rule-tie-break-money = Bei Gleichstand gewinnt, wer mehr Geld übrig hat; ist auch das gleich, teilt ihr euch den Sieg.
rule-tie-break-shared = Bei Gleichstand teilt ihr euch den Sieg.
rule-scoring = { $factor ->
    [1] { $player }: { LIST($families, each: "valued") }. Das sind { $points } Punkte.
   *[other] { $player }: { LIST($families, each: "valued") }. Das sind { $factor } × { $sum } = { $points } Punkte.
}
rule-scoring-dove = { $factor ->
    [1] { $player }: { LIST($families, each: "valued") }, dazu die Taube. Das sind { $sum } + { $dove } =
        { $points } Punkte.
   *[other] { $player }: { LIST($families, each: "valued") }, dazu die Taube. Das sind { $factor } × { $sum } +
        { $dove } = { $points } Punkte.
}
rule-another-game = In einem anderen Spiel,

## R7 variants and house rules

rule-variants-title = Varianten
rule-variants-intro =
    Eine Variante kommt zu einer Ausgabe dazu. `maquignon rules AUSGABE --variants NAME --lang de` gibt die
    vollständigen Regeln mit ihr aus. Diese Sätze ändern sich.
rule-variants =
    .coup-double = { $name } (Doppelzug): aus der Anleitung von Boursicocotte, 2025; für jede Ausgabe.
    .finie-la-plaisanterie =
        { $name } (Schluss mit lustig): aus der Anleitung von Boursicocotte, 2025; für jede Ausgabe.
    .super-marchandage =
        { $name } (Superhandel): aus der Anleitung von Bluff; für Bluff, wo die Haufen nicht ohnehin
        getauscht werden.
rule-house-rules-title = Hausregeln
rule-house-rules-intro =
    Jeder Tisch darf davon ersetzen, was er will. `maquignon rules AUSGABE --house-rule SCHLÜSSEL=WERT --lang de` gibt
    die vollständigen Regeln damit aus. Zu jedem Wert steht hier, was die Regeln von { $edition } dann sagen. Was man
    nicht spielen kann, etwa ein Startgeld, das die Bank nicht hat, wird mit einem Satz abgelehnt, der sagt, warum.
rule-house-rules =
    .family_size = Wie viele Karten eine Familie hat
    .lot_size = Wie viele Tiere zusammen versteigert werden
    .start_notes = Womit alle beginnen
    .money_box = Was in der Bank liegt
    .donkey_payments = Was jeder Esel bringt
    .bid_step = Um wie viel ein Gebot steigen muss
    .bids = Ob man mehr bieten darf, als man hat
    .own_raise = Ob man das eigene Gebot erhöhen darf
    .payment = Wie genau ein Preis bezahlt wird
    .empty_offers = Ob man gar nichts anbieten darf
    .opening_deal = Wie viele Tiere vor dem Spiel verteilt werden
    .hammer = Wer das Gebot dreimal ruft
    .preemption = Was die Auktionsleitung nach dem Bieten darf
    .trade_money = Was mit dem Geld eines Kuhhandels geschieht
    .trade_reveal = Wer die Haufen eines Kuhhandels sieht
    .counter = Ob man ein Angebot annehmen darf
    .tie = Was geschieht, wenn beide gleich viel bieten
    .multiplier = Wie die Punkte gezählt werden
    .dove = Ob es die Taube gibt
    .tie_break = Wer bei Gleichstand gewinnt
rule-values = Werte: { $values }.
rule-then = Mit `{ $rule }`:
rule-whole-numbers = eine ganze Zahl von { $least } bis { $most }
rule-tens = ein Vielfaches von zehn, höchstens { 1000 }
rule-some-notes = eine Liste von Geldkarten, zum Beispiel `[0, 0, 10, 10, 50]`
rule-some-box = wie viele von jeder Geldkarte, zum Beispiel `{ "{" }"0": 10, "10": 20{ "}" }`
rule-index-title = Die Regeln in unseren Worten
rule-index-intro =
    Ein Spiel, fünf gedruckte Anleitungen. Sie unterscheiden sich, und zwar so. Kapitel und Nummern (R1 bis R7) sind in
    jeder Ausgabe dieselben; die Tests und Kommentare des Projekts nennen sie.
rule-index-decisions = Was wir entschieden haben, wo ein Text schweigt, beschädigt oder unklar ist (D1 bis { $last })
