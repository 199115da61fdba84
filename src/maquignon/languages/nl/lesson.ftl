### The first game, told step by step.

learn-title = Je eerste spel
learn-next = Verder
learn-again = Nog een keer
learn-play = Speel een echt spel
learn-leave = Les verlaten
learn-step = { $now } van { $all }
learn-try-it = Probeer het.
learn-other = Doe in deze les wat het briefje zegt.
learn-texts =
    .welcome =
        Welkom in de veilingzaal. Je wilt hele dierenfamilies: hier drie dezelfde. Hoe duurder het dier, hoe meer
        zijn familie aan het eind telt.
    .notes =
        Onderaan ligt je geld: 140. Twee van je kaarten zijn nullen. Ze zijn niets waard, maar dat ziet niemand anders.
    .bid =
        Ben veilt twee dieren; op elk plaatje staat wat de hele familie waard is. Cleo roept 10. Iedereen behalve Ben mag
        bieden. Roep 60: druk op het derde bordje.
    .pay =
        De hamer is voor jou gevallen. Je moet 60 betalen en kunt gepast: een 50 en een 10. Wisselgeld is er nooit, dus
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
