### The rules in plain words; which of them are said, and in what order, is the rulebook's part.

## Words

rule-example = Voorbeeld:
rule-differs = Zinnen met een * wijken af van de gedrukte editie.
rule-decisions = D1 tot en met { $last } zijn onze beslissingen waar een gedrukte tekst zwijgt, beschadigd of onduidelijk is.
rule-chapters =
    .cards = De kaarten
    .set-up = Voor het spel
    .turn = Jouw beurt
    .auction = De veiling
    .trade = De koehandel
    .end = Families, einde en punten
rule-aim =
    .boursicocotte-2025 =
        Grijp de houten hamer en verzamel dierenfamilies, zo waardevol mogelijk: in verhitte veilingen, en in koehandel
        waarbij het geld verborgen ligt en elk bod bluf kan zijn. Aan het eind tellen alleen complete families. Wie de
        meeste punten heeft, wint.
    .boursicocotte-original =
        Verzamel dierenfamilies, zo waardevol mogelijk, op veilingen en in koehandel met verborgen biedingen, zoals het
        al meer dan veertig jaar wordt gespeeld. Aan het eind tellen alleen complete families. Wie de meeste punten
        heeft, wint.
    .koehandel =
        Verzamel kwartetten van dieren, zo waardevol mogelijk: koop ze op de veiling, of krijg ze door koehandel,
        waarbij je mag bluffen. Wie aan het eind de meeste punten heeft, wint.
    .boursikocotte =
        Breng hele families bijeen, op veilingen en in koehandel met verborgen biedingen. De waarde van je families
        telt, en hun aantal ook: wie op de meeste punten uitkomt, wint.
    .bluff =
        Wees sluw in zaken, en bluf: koop dieren op de veiling, zo goedkoop mogelijk, of win ze in koehandel, verborgen
        bod tegen verborgen tegenbod. Pas wie alle vier de kaarten van een dier heeft, is veilig voor de anderen. En aan
        het eind is geld opeens niets meer waard: alleen de punten van je dieren tellen.
rule-for = Voor drie tot vijf spelers vanaf tien jaar. Een partij duurt ongeveer drie kwartier.
rule-box =
    .boursicocotte-2025 =
        In de doos: 40 dierenkaarten met gouden achterkant (10 families van 4), 55 geldkaarten met blauwe achterkant
        ({ NOTES-BY-KIND($notes) }), twee lijsten voor de dieren die te koop staan, en een houten hamer.
    .boursicocotte-original =
        In de doos: 40 dierenkaarten met gouden achterkant (10 families van 4), 55 geldkaarten met blauwe achterkant
        ({ NOTES-BY-KIND($notes) }), twee lijsten voor de dieren die te koop staan, en een houten hamer.
    .koehandel = In de doos: 40 dierenkaarten (10 kwartetten) en 55 geldkaarten ({ NOTES-BY-KIND($notes) }).
    .boursikocotte = In de doos: 40 dierenkaarten en 55 geldkaarten ({ NOTES-BY-KIND($notes) }).
    .bluff =
        In de doos: 40 dierenkaarten (4 van elk dier), 55 geldkaarten ({ NOTES-BY-KIND($notes) }) en de duif, een
        premiekaart.
rule-sources =
    .boursicocotte-2025 =
        Naar het boekje van Boursicocotte, Ravensburger 2025. Auteur: Rüdiger Koltze · Redactie: St. Brück ·
        Illustraties: César Vergara · Artdirection: Sophie Wegwart, Chiara Bellavite · Spelregels: KniffDesign · © 1999,
        2009, 2016, 2025 Ravensburger Verlag GmbH.
    .boursicocotte-original =
        Naar de variant ‘Le Boursicocotte original’ in het boekje van Boursicocotte, Ravensburger 2025. Auteur: Rüdiger
        Koltze · Redactie: St. Brück · Illustraties: César Vergara · Artdirection: Sophie Wegwart, Chiara Bellavite ·
        Spelregels: KniffDesign · © 1999, 2009, 2016, 2025 Ravensburger Verlag GmbH.
    .koehandel = Een spel van Rüdiger Koltze. Naar de regels van Koehandel, die niemand noemen.
    .boursikocotte = Een spel van Rüdiger Koltze. Naar de regels van Boursikocotte, die niemand noemen.
    .bluff =
        Naar de regels van Bluff, Ravensburger-spel nr. 01 081 3, dat wij de eerste editie noemen. Auteur: Rüdiger
        Koltze · Ontwerp: Josef Blaumeiser.

## R1 cards

rule-families = Er zijn tien dierenfamilies van elk { NUMERAL($size) } kaarten: { $cards } dierenkaarten.
rule-set-aside = In de doos zitten er vier van elk dier; laat er van elk { NUMERAL($aside) } in de doos.
rule-value-of-family =
    Het getal op een dier is de waarde van de hele familie, zodra die compleet is: { JOIN($families, each: "valued") }.
rule-value-example = Alle { NUMERAL($size) } de koeien samen zijn { $value } punten waard, niet { $wrong }.
rule-money-box = In de bank zitten { NOTES-BY-KIND($notes) }.

## R2 set-up

rule-pile = Schud de dieren en leg ze gedekt op een stapel. Niemand kent de volgorde.
rule-start-money =
    Iedereen krijgt uit de bank { NOTES-BY-KIND($notes) }: samen { $total }. Houd je geld verborgen in je hand. Wat het
    waard is, blijft jouw geheim; hoeveel geldkaarten het zijn, mag iedereen tellen.
rule-deal = { $number ->
    [1] Voor de eerste beurt krijgt iedereen één dier open, met de klok mee vanaf de eerste speler.
   *[other] Voor de eerste beurt krijgt iedereen { NUMERAL($number) } dieren open, één voor één, met de klok mee vanaf
        de eerste speler.
}
rule-deal-donkey = Een ezel daarbij levert iedereen meteen geld op, net als bij een veiling.
rule-open-herds = Jouw dieren liggen open voor je.
rule-first-player =
    .boursicocotte-2025 = Wie het zwaarste dier bezit, begint. Of spreek af wie begint, of loot erom.
    .boursicocotte-original = Wie het zwaarste dier bezit, begint. Of spreek af wie begint, of loot erom.
    .koehandel = Spreek af wie begint, of loot erom.
    .boursikocotte = Loot wie begint, of spreek het af.
    .bluff = Spreek af wie begint, of loot erom.
rule-clockwise = Daarna gaat het met de klok mee.

## R3 a turn

rule-choice = In je beurt doe je een van twee dingen: je houdt een veiling, of je stelt een koehandel voor.
rule-when-auction = Een veiling mag zolang er dieren in de stapel zitten.
rule-when-trade = Een koehandel mag je voorstellen als jij en een andere speler dieren van dezelfde familie hebben.
rule-at-first-auctions = In het begin zijn er dus alleen veilingen.
rule-auction-after-trade =
    Coup double: wie een koehandel doet, moet in dezelfde beurt ook nog een veiling houden, zolang er dieren in de
    stapel zitten.
rule-empty-pile =
    Is de stapel leeg, dan is er alleen nog koehandel, en die is dan verplicht. Wie alleen complete families heeft, of
    helemaal geen dier, wordt overgeslagen.

## R4 auction

rule-lot = { $lot ->
    [1] Jij bent de { auctioneer }. Draai het bovenste dier van de stapel om: dat is de kavel.
   *[other] Jij bent de { auctioneer }. Draai de bovenste { NUMERAL($lot) } dieren van de stapel om: ze worden samen
        verkocht, als één kavel. Zijn er minder over, dan is de kavel kleiner.
}
rule-donkey =
    Een ezel brengt geld! Voordat iemand biedt, krijgt iedere speler, ook de { auctioneer }, een geldkaart uit de bank:
    { LIST($payments, each: "rule-donkey-payment") }. Daarna wordt de ezel geveild zoals elk ander dier.
rule-donkey-payment = { $number ->
    [1] { $note } bij de eerste ezel van het spel
    [2] { $note } bij de tweede
    [3] { $note } bij de derde
   *[4] { $note } bij de vierde
}
rule-two-donkeys = Meer ezels in één kavel betalen na elkaar.
rule-bids-many = Iedereen behalve de { auctioneer } mag bieden, in willekeurige volgorde en zo vaak als gewenst.
rule-bids-one =
    Iedereen behalve de { auctioneer } mag bieden, in willekeurige volgorde, maar per veiling maar één keer. Dus denk
    eerst na!
rule-bid-step =
    Een bod is een veelvoud van tien. Het eerste is minstens { $step }, en elk volgend bod minstens { $step } hoger dan
    het vorige.
rule-own-raise = Ook je eigen bod mag je verhogen.
rule-no-own-raise = Je eigen bod mag je niet verhogen.
rule-bluff-allowed =
    Je mag meer bieden dan je hebt. Dat is bluf, en R4.7 vertelt wat die kost. Maar niemand mag meer bieden dan al het
    geld in het spel, dat iedereen kan optellen: het startgeld en het ezelgeld van alle spelers samen.
rule-must-afford = Je mag niet meer bieden dan je hebt.
rule-calls =
    .boursicocotte-2025 =
        Als niemand meer biedt, roept de { auctioneer } bijvoorbeeld ‘130 eenmaal … 130 andermaal … 130 voor de derde
        maal, verkocht!’ en laat de hamer vallen. Komt er tussendoor een nieuw bod, dan begint het tellen opnieuw.
    .boursicocotte-original =
        Als niemand meer biedt, roept de { auctioneer } bijvoorbeeld ‘130 eenmaal … 130 andermaal … 130 voor de derde
        maal, verkocht!’ en laat de hamer vallen. Komt er tussendoor een nieuw bod, dan begint het tellen opnieuw.
    .koehandel =
        Als niemand meer biedt, roept de { auctioneer } ‘eenmaal, andermaal, verkocht!’ Komt er tussendoor een nieuw
        bod, dan begint het tellen opnieuw.
    .boursikocotte =
        Als niemand meer biedt, roept de { auctioneer } ‘eenmaal, andermaal, verkocht!’ Komt er tussendoor een nieuw
        bod, dan begint het tellen opnieuw.
    .bluff =
        Als niemand meer biedt, roept de { auctioneer } ‘eenmaal, andermaal, verkocht!’ Komt er tussendoor een nieuw
        bod, dan begint het tellen opnieuw.
rule-hammer-leader =
    Wie het hoogste bod heeft, roept het zelf drie keer: ‘30 eenmaal, 30 andermaal, 30 voor de derde maal!’ Biedt iemand
    tussendoor meer, dan telt die speler. Biedt niemand, dan roept de { auctioneer } op dezelfde manier drie keer het
    dier: ‘een gans eenmaal, een gans andermaal, een gans voor de derde maal!’
rule-passing = Je mag ‘pas’ zeggen: voor deze prijs niet meer. Na een nieuw bod mag iedereen weer bieden.
rule-passing-hammer = { $edition ->
    [boursicocotte-2025] Hebben alle anderen gepast, dan mag de hamer meteen vallen.
    [boursicocotte-original] Hebben alle anderen gepast, dan mag de hamer meteen vallen.
   *[other] Hebben alle anderen gepast, dan mag de kavel meteen worden toegewezen.
}
rule-passing-leader = Hebben alle anderen gepast, dan hoeft niemand door te tellen: de koop is gesloten.
rule-no-bid = Heeft niemand geboden, dan krijgt de { auctioneer } de kavel gratis.
rule-no-bid-named =
    Heeft niemand geboden, dan noemt de { auctioneer } de dieren drie keer; is er dan nog geen bod, dan krijgt hij de
    kavel gratis.
rule-preemption =
    .match =
        Anders kiest de { auctioneer }. Verkopen: de hoogste bieder krijgt de kavel en betaalt de { auctioneer } het
        bod. Of het recht van voorkoop: de { auctioneer } houdt de kavel en betaalt die bieder het bod. Dat mag alleen
        wie genoeg geld heeft.
    .double =
        Anders betaalt de hoogste bieder het bod aan de { auctioneer }. Die laat het daarbij, en de bieder krijgt de
        kavel. Of de { auctioneer } koopt terug: geeft precies de ontvangen geldkaarten terug, legt het bod er uit de
        eigen andere kaarten nog eens bij, en houdt de kavel, voor de dubbele prijs. Daarvoor moeten die andere kaarten
        genoeg zijn.
    .none = Anders krijgt de hoogste bieder de kavel en betaalt de { auctioneer } het bod.
rule-auction-example =
    Ana is { auctioneer } en er ligt een varken open. Ben biedt 30, Cleo 40, Ben 60. Niemand biedt meer.
rule-preemption-example =
    .match = Ana geeft Ben het varken en krijgt 60 van hem, of ze houdt het varken en betaalt Ben 60.
    .double =
        Ben betaalt Ana 60. Ze laat het daarbij, of ze geeft Ben zijn 60 terug, betaalt hem nog eens 60 en houdt het
        varken.
    .none = Ben krijgt het varken en betaalt Ana 60.
rule-insolvent =
    Wie moet betalen en niet kan, legt al het eigen geld open op tafel. Dezelfde { auctioneer } veilt dezelfde kavel
    opnieuw, vanaf nul.
rule-insolvent-again =
    Die speler mag weer meebieden, maar niet meer bieden dan hij heeft. Een ezel betaalt geen tweede keer.
rule-insolvent-hidden = Gebruikt de { auctioneer } het recht van voorkoop, dan komt de bluf nooit uit.
rule-insolvent-one-bid = Iedereen mag dan opnieuw één keer bieden.
rule-insolvent-never = Zo kan niemand geld tekortkomen.
rule-no-change = Wisselgeld is er nooit. Wie betaalt, kiest de geldkaarten.
rule-pay-exactly =
    Kun je precies betalen, dan doe je dat. Anders betaal je meer, maar zonder een kaart die weg had kunnen blijven. Een
    0 zit er dus nooit bij.
rule-pay-freely = Alle geldkaarten die de prijs dekken zijn goed, ook meer dan nodig, ook met een 0 erbij.
rule-who-sees-payment = Iedereen kent de prijs en het aantal geldkaarten. Welke het waren, weten alleen jullie tweeën.
rule-pay-example = Dan moet 60 betalen. Hij heeft een 0, een 50 en een 100.
rule-pay-exactly-example = Hij betaalt de 100 en krijgt niets terug. Met een 10 in zijn hand zou hij 10 en 50 betalen.
rule-pay-freely-example = Hij betaalt de 100, of de 50 en de 100, met of zonder de 0, en krijgt niets terug.

## R5 trade

rule-challenge = Jij daagt uit. Noem een andere speler en een dier dat jullie allebei hebben. Die speler moet meedoen.
rule-stake-pair = Hebben jullie er allebei precies twee van, dan gaat het om het paar. Anders gaat het om één dier.
rule-stake-one = Het gaat altijd om één dier.
rule-offer =
    Leg zoveel van je geldkaarten als je wilt gedekt op tafel: jouw bod. Er mogen nullen bij zijn, of alleen nullen.
    Iedereen ziet hoeveel kaarten het zijn, niemand wat ze waard zijn.
rule-offer-one-note = Het is minstens één kaart, behalve als je hand leeg is.
rule-offer-nothing = Je mag er zelfs geen enkele neerleggen.
rule-answer-optional =
    De ander neemt het bod aan, pakt jouw kaarten en geeft je waar het om gaat. Of die legt een tegenbod neer, gedekt
    zoals jij.
rule-answer-obligatory = De ander moet een tegenbod neerleggen, gedekt zoals jij. Aannemen kan niet.
rule-swap-in-secret =
    Dan ruilen jullie de twee stapeltjes, en ieder telt in het geheim. Wie meer bood, krijgt van de ander waar het om
    gaat. Jullie houden allebei het geld dat jullie kregen, wie er ook wint.
rule-swap-openly =
    Dan worden beide stapeltjes voor iedereen omgedraaid, en jullie ruilen ze. Wie meer bood, krijgt van de ander waar
    het om gaat. Jullie houden allebei het geld dat jullie kregen, wie er ook wint.
rule-winner-pays-in-secret =
    Dan laten jullie elkaar de stapeltjes zien, en niemand anders. Wie meer bood, krijgt van de ander waar het om gaat,
    en betaalt ervoor: de kaarten van de winnaar gaan naar de verliezer, behalve de nullen. De verliezer neemt het eigen
    stapeltje terug.
rule-winner-pays-openly =
    Dan worden beide stapeltjes tegelijk omgedraaid, voor iedereen zichtbaar. Wie meer bood, krijgt van de ander waar
    het om gaat, en betaalt ervoor: de kaarten van de winnaar gaan naar de verliezer, behalve de nullen. De verliezer
    neemt het eigen stapeltje terug.
rule-tie-challenger = { $pays ->
    [yes] Zijn beide stapeltjes evenveel waard, dan wint de uitdager en betaalt zijn bod.
   *[no] Zijn beide stapeltjes evenveel waard, dan wint de uitdager.
}
rule-tie-again =
    Zijn beide stapeltjes evenveel waard, dan komt er een tweede ronde: de uitdager legt een nieuw bod neer, en de
    ander antwoordt op dezelfde manier.
rule-tie-again-counter =
    Zijn beide stapeltjes evenveel waard, dan komt er een tweede ronde: eerst legt de uitdager een nieuw bod neer,
    dan de ander een nieuw tegenbod. Aannemen kan deze keer niet.
rule-tie-piles-swapped = De eerste twee stapeltjes blijven geruild.
rule-tie-piles-back = Eerst nemen jullie allebei je eigen stapeltje terug.
rule-second-tie = { $pays ->
    [yes] Zijn ze weer evenveel waard, dan wint de uitdager en betaalt zijn bod.
   *[no] Zijn ze weer evenveel waard, dan wint de uitdager.
}
rule-known-to-traders =
    Alleen jullie tweeën weten wat er in de stapeltjes lag. De anderen weten hoeveel kaarten het waren en wie er won.
rule-known-to-all = Een aangenomen bod blijft gedekt: alleen jullie tweeën weten wat erin lag.
rule-trade-example = Ana en Ben hebben elk een koe. Ana legt drie kaarten neer: 0, 0 en 10. Ben antwoordt met één: 50.
rule-swap-example = Ze ruilen. Ben bood meer en krijgt Ana’s koe. Ana houdt de 50, Ben de 0, 0 en 10.
rule-winner-pays-example = Ben bood meer: hij krijgt Ana’s koe en betaalt haar de 50. Ana neemt haar drie kaarten terug.

## R6 families, dove, end, score

rule-complete = Een complete familie is veilig: niemand kan er nog om handelen.
rule-dove =
    De duif is { $points } punten waard. Wie als eerste twee complete families bezit die bij elkaar horen, mag haar
    nemen: { JOIN($pairs, each: "pair") }.
rule-dove-at-once =
    Neem haar meteen, voordat in de volgende beurt veiling of koehandel is gekozen, anders vervalt je recht; dan is ze
    voor de volgende speler die zo’n paar bij elkaar brengt. Eindigt het spel met die zet, dan komt ze vanzelf.
rule-end =
    Het spel eindigt als alle families compleet zijn. Het eindigt ook als het in een kringetje ronddraait: als, zodra de
    stapel op is, een beurt voor de derde keer begint met dezelfde dieren bij iedereen, evenveel geldkaarten in elke
    hand en dezelfde speler aan de beurt, zonder dat er intussen een familie compleet werd; of na tweehonderd koehandels
    op rij die er geen compleet maken. Onvolledige families tellen dan voor niemand.
rule-score-families = Tel de waarden van je families op en vermenigvuldig de som met het aantal families.
rule-score-sum = Tel de waarden van je families op.
rule-score-dove = De duif levert { $points } extra op.
rule-money-worthless = Geld is nu niets meer waard.
rule-winner = Wie de meeste punten heeft, wint.
rule-tie-break-money = Bij gelijkspel wint wie meer geld overheeft; is ook dat gelijk, dan delen jullie de overwinning.
rule-tie-break-shared = Bij gelijkspel delen jullie de overwinning.
rule-scoring = { $factor ->
    [1] { $player }: { LIST($families, each: "valued") }. Dat is { $points } punten.
   *[other] { $player }: { LIST($families, each: "valued") }. Dat is { $factor } × { $sum } = { $points } punten.
}
rule-scoring-dove = { $factor ->
    [1] { $player }: { LIST($families, each: "valued") }, en de duif. Dat is { $sum } + { $dove } = { $points } punten.
   *[other] { $player }: { LIST($families, each: "valued") }, en de duif. Dat is { $factor } × { $sum } + { $dove } =
        { $points } punten.
}
rule-another-game = In een ander spel,

## R7 variants and house rules

rule-variants-title = Varianten
rule-variants-intro =
    Een variant komt boven op een editie. `maquignon rules EDITIE --variants NAAM --lang nl` geeft de volledige
    regels ermee. Deze zinnen veranderen.
rule-variants =
    .coup-double = { $name } (dubbele slag): uit het boekje van Boursicocotte, 2025; voor elke editie.
    .finie-la-plaisanterie =
        { $name } (uit met de pret): uit het boekje van Boursicocotte, 2025; voor elke editie.
    .super-marchandage =
        { $name } (superhandel): uit de regels van Bluff; voor Bluff, waar de stapeltjes niet toch al
        geruild worden.
rule-house-rules-title = Huisregels
rule-house-rules-intro =
    Elke tafel mag hiervan vervangen wat ze wil. `maquignon rules EDITIE --house-rule SLEUTEL=WAARDE --lang nl` geeft de
    volledige regels ermee. Bij elke waarde staat hier wat de regels van { $edition } dan zeggen. Wat niet te spelen is,
    zoals een begin dat de bank niet kan betalen, wordt geweigerd met een zin die zegt waarom.
rule-house-rules =
    .family_size = Hoeveel kaarten een familie heeft
    .lot_size = Hoeveel dieren samen worden geveild
    .start_notes = Waarmee iedereen begint
    .money_box = Wat er in de bank zit
    .donkey_payments = Wat elke ezel oplevert
    .bid_step = Hoeveel een bod moet stijgen
    .bids = Of je meer mag bieden dan je hebt
    .own_raise = Of je je eigen bod mag verhogen
    .payment = Hoe precies een prijs wordt betaald
    .empty_offers = Of je helemaal niets mag aanbieden
    .opening_deal = Hoeveel dieren vóór het spel worden uitgedeeld
    .hammer = Wie het bod drie keer roept
    .preemption = Wat de veilingmeester na het bieden mag
    .trade_money = Wat er met het geld van een koehandel gebeurt
    .trade_reveal = Wie de stapeltjes van een koehandel ziet
    .counter = Of je een bod mag aannemen
    .tie = Wat er gebeurt als beide evenveel bieden
    .multiplier = Hoe de punten worden geteld
    .dove = Of er een duif is
    .tie_break = Wie er bij gelijkspel wint
rule-values = Waarden: { $values }.
rule-then = Met `{ $rule }`:
rule-whole-numbers = een heel getal van { $least } tot { $most }
rule-tens = een veelvoud van tien, hoogstens { 1000 }
rule-some-notes = een lijst geldkaarten, bijvoorbeeld `[0, 0, 10, 10, 50]`
rule-some-box = hoeveel van elke geldkaart, bijvoorbeeld `{ "{" }"0": 10, "10": 20{ "}" }`
rule-index-title = De regels in onze woorden
rule-index-intro =
    Eén spel, vijf gedrukte regelboekjes. Ze verschillen, en wel zo. Hoofdstukken en nummers (R1 tot R7) zijn in elke
    editie dezelfde; de tests en opmerkingen van dit project noemen ze.
rule-index-decisions = Wat we hebben beslist waar een tekst zwijgt, beschadigd of onduidelijk is (D1 tot en met { $last })
