### The lessons, told step by step.

learn-page = Leren
learn-intro = Drie lessen van vijf minuten, zo vaak je wilt.
learn-titles =
    .first = Je eerste spel
    .trades = Koehandel en bluf
    .scoring = Punten tellen
learn-abouts =
    .first = Bieden, betalen, handelen: het hele spel, stap voor stap.
    .trades = Het aantal kaarten lezen, nullen gebruiken, de tweede ronde winnen.
    .scoring = Wat een dier jou en de anderen waard is, en waar geld voor dient.
learn-done = gedaan
learn-onwards = Volgende les
learn-every = Alle lessen
learn-next = Verder
learn-again = Nog een keer
learn-play = Speel een echt spel
learn-leave = Les verlaten
learn-step = { $now } van { $all }
learn-try-it = Probeer het.
learn-other = Doe in deze les wat het briefje zegt.
learn-first =
    .welcome =
        Welkom in de veilingzaal. Je wilt hele dierenfamilies: hier drie dezelfde. Hoe duurder het dier, hoe meer
        zijn familie aan het eind telt.
    .notes =
        Onderaan ligt je geld: 140. Twee van je kaarten zijn nullen. Ze zijn niets waard, maar dat ziet niemand anders.
    .bid =
        Ben veilt twee dieren; op elk plaatje staat wat de hele familie waard is. Cleo roept 10. Iedereen behalve Ben
        mag bieden. Roep 60: druk op het derde bordje.
    .pay =
        De hamer is voor jou gevallen. Je moet 60 betalen, en dat kan gepast: een 50 en een 10. Wisselgeld is er nooit, dus
        kleine kaarten zijn kostbaar.
    .won = De geit en de gans zijn van jou. Ze liggen open voor je, iedereen ziet ze.
    .donkey =
        Cleo draaide een ezel om! Iedereen krijgt meteen geld van de bank: 100 voor de eerste, meer voor de volgende.
    .pass = Ben biedt 80. Spaar je geld deze keer: pas.
    .auction = Nu ben jij aan de beurt. Open een veiling: jij hebt de hamer, de anderen bieden.
    .decide =
        Cleo biedt 90 voor je tweede geit. Je mag verkopen, of de dieren houden door Cleo zelf die 90 te betalen. Houd
        ze.
    .price =
        Betaal Cleo 90. Je kleine kaarten zijn samen maar 80, dus moet je de 100 geven, en wisselgeld is er niet: 10 ben
        je kwijt. Maar je hebt twee geiten, nog één te gaan.
    .leave =
        De laatste geit! Maar Cleo biedt 90, en jij hebt maar 80. Elk bod zou nu bluf zijn: moest je betalen, dan zag
        iedereen je geld. Pas.
    .counter =
        Cleo wil een geit van je en legt twee kaarten gedekt neer. Nemen, of er meer tegenover leggen? Misschien bluft
        ze. Kies het tegenbod en leg je 50 neer.
    .family =
        Haar 10 tegen jouw 50: haar geit is van jou. Ieder houdt het geld van de ander. Drie geiten zijn een hele
        familie: veilig, en 350 waard.
    .trade =
        Weer jouw beurt, en nu een koehandel. Kies de gans van Ben. Leg dan een nul en een 10 neer: hij ziet twee
        kaarten, niet wat ze waard zijn.
    .traded = Hij nam de kaarten en gaf de gans. Goed gebluft.
    .score =
        Aan het eind worden de waarden van je families opgeteld en vermenigvuldigd met hun aantal. Geiten (350) en
        ganzen (40) zouden 2 × 390 = 780 punten zijn.
    .end = Dat is het hele spel. Geld is aan het eind niets waard, dus geef het goed uit.
learn-trades =
    .welcome =
        Koehandel gaat over wat je niet ziet. Ieders dieren liggen open, het geld niet; maar hoeveel kaarten iemand
        heeft staat naast de naam, iedereen kan het lezen. In het begin heeft ieder dezelfde zeven: twee nullen, vier
        tienen en een 50.
    .count =
        Ben heeft net 90 betaald met vijf kaarten: dat kunnen alleen zijn vier tienen en zijn 50 zijn. Hij heeft er nog
        twee. Je weet dus welke: zijn twee nullen.
    .offer =
        Jouw beurt. Ben heeft een kat, jij ook, en hij heeft geen cent meer. Doe een koehandel om zijn kat en leg één 10
        neer: daar kan hij niet overheen.
    .zeros =
        10 tegen niets: de kat is van jou. Beide stapeltjes wisselen van kant, dus krijg je ook zijn nullen. Nu heb je
        er vier: bewaar ze, ze komen van pas.
    .tie =
        Cleo wil je varken en legt drie kaarten neer. Nemen, of een tegenbod? Drie kaarten zijn vaak maar drie tienen.
        Leg er evenveel tegenover: je drie tienen.
    .again =
        30 tegen 30: gelijk. De stapeltjes zijn geruild en er komt een tweede ronde. Cleo legt nu maar één kaart neer,
        maar minder kaarten is niet altijd minder geld: het kan een 50 zijn. Leg er een 50 en een 10 tegenover.
    .pig =
        60 tegen 50: het varken is van jou. Was de tweede ronde ook gelijk geëindigd, dan had Cleo gewonnen: zij daagde
        uit.
    .bluff =
        Jouw beurt. Cleo heeft een hond, jij ook; ze heeft dertien kaarten en raakt ze niet graag kwijt. Doe een
        koehandel om de hond en leg je vier nullen neer: ze ziet een dik stapeltje, niet wat het waard is.
    .bluffed =
        Ze nam het stapeltje en gaf de hond: vier kaarten, niets waard. Dat onthoudt ze. Meng de volgende keer geld door
        de nullen.
    .end =
        Onthoud: tel de kaarten die ieder geeft en krijgt, bewaar nullen om een stapeltje dikker te maken, en vertrouw
        een enkele kaart niet. Hebben jullie allebei twee dezelfde dieren, dan wisselen er meteen twee van kant.
learn-scoring =
    .welcome =
        Wat is een dier waard? Dat hangt ervan af wie het wil. Aan het eind wordt de som van je families vermenigvuldigd
        met hun aantal. Jij hebt de paarden: { 1000 }. Ben heeft de katten en de honden: (90 + 160) × 2 = 500. Cleo
        heeft de koeien: 800.
    .rooster =
        Ben veilt de laatste haan met een ezel, die net iedereen 100 heeft gegeven. De hanen zijn maar 10 waard, maar ze
        zouden je tweede familie zijn: ({ 1000 } + 10) × 2 = { 2020 }. Deze haan is jou { 1020 } punten waard: bied 100.
    .pay = Verkocht aan jou. Betaal Ben de 100.
    .double =
        Je hebt { 2020 } punten: de hanen hebben de paarden verdubbeld. Een goedkope familie vermenigvuldigt alle
        andere.
    .stop =
        Cleo veilt het laatste schaap: met haar koeien is dat (800 + 250) × 2 = { 2100 }, meer dan jij hebt. Ze mag het
        houden door het hoogste bod te betalen, en 50 is bijna niets. Bied 100.
    .dear =
        Ze hield het, maar moest jou 100 betalen, en dat geld gaat nu tegen haar. Is iemand dicht bij een familie, drijf
        dan de prijs op, zolang je die zelf zou kunnen betalen.
    .spend =
        Jouw beurt. Je hebt twee varkens, Cleo het derde. Met die familie is het ({ 1000 } + 10 + 650) × 3 = { 4980 }.
        Geld is aan het eind niets waard: doe een koehandel om het varken en leg de 200 en de 100 neer.
    .triple =
        300 tegen 200: het varken is van jou, en je hebt { 4980 } punten. Een hele familie kan niemand je nog afnemen.
    .let =
        Ben veilt de laatste gans. Daarmee zou hij (90 + 160 + 40) × 3 = 870 punten hebben: 370 meer, en nog ver achter
        jou. Je hoeft niet alles te verhinderen: pas.
    .end =
        Vraag je voor elk bod twee dingen af: hoeveel punten voor mij, en hoeveel voor wie het anders krijgt? Kleine
        families vermenigvuldigen, en geld telt aan het eind niet: geef het op tijd uit.

## What a decision is about, when it comes up for the first time

firsts =
    .turn =
        Ben je aan de beurt, veil dan wat boven op de stapel ligt, of doe een koehandel met wie hetzelfde dier heeft.
    .offer = Leg kaarten gedekt neer: de ander ziet hoeveel het er zijn, niet wat ze waard zijn. Een nul telt als kaart.
    .bid =
        Roep een hogere prijs, of pas. Je mag meer beloven dan je hebt, maar moet je betalen, dan ziet iedereen je geld.
    .hammer = Jij telt: dat gaat vanzelf, en sneller als je drukt.
    .sell = Neem het geld van het hoogste bod, of houd de dieren door die prijs zelf te betalen.
    .pay = Kies de kaarten waarmee je betaalt. Wisselgeld is er nooit.
    .stand = Houd het geld, of geef het terug en leg er evenveel bij om het dier te houden.
    .answer = Neem de kaarten en geef het dier, of leg er zelf ook neer: de grootste som wint het dier.
    .counter = Jij moet ook kaarten neerleggen: de grootste som wint het dier.
    .again = Gelijk: er wordt nog een keer gelegd. Is het weer gelijk, dan wint wie uitdaagde.
    .dove = De duif is 500 punten waard. Neem haar meteen: bij de volgende beurt vervalt het recht.
