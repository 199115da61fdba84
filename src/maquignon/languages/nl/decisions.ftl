### What we decided where a printed text is silent, damaged or unclear.

decision-title = Beslissingen
decision-intro =
    De gedrukte spelregels laten vragen open, en een ervan is beschadigd. Dit is wat we hebben beslist, en waarom. De
    regels van de edities, de code en de tests noemen deze nummers.
decisions =
    .D1 =
        _De ezels van Boursicocotte (2025) leveren 100, 200 en 500 op._ Volgens het boekje geeft bij families van drie
        de eerste ezel meteen een 100, en is de 50 alleen voor het origineel. In de doos zitten vijf kaarten van 100,
        van 200 en van 500, en met z’n vijven gaan alle tien de kaarten van 50 op aan de start: drie ezels leveren dus
        100, 200 en 500 op, met hoeveel spelers ook.
    .D2 =
        _Wie begint._ De edities verschillen: het zwaarste dier, het lot of een afspraak. Aan onze tafels mag de
        gastheer de plaats kiezen; anders beslist het lot. Er wordt met de klok mee gespeeld.
    .D3 =
        _Hoeveel geldkaarten je hebt, is geen geheim._ Een hand is een waaier van achterkanten die iedereen kan tellen.
        Wat ze waard zijn, blijft verborgen.
    .D4 =
        _Zonder ook maar één dier word je overgeslagen_ zodra de stapel op is, net als iemand die alleen complete
        families heeft: geen van beiden heeft iets te verhandelen.
    .D5 =
        _Een kavel is kleiner als er minder dieren in de stapel zitten_ dan er gewoonlijk worden omgedraaid.
    .D6 =
        _Biedingen zijn veelvouden van tien_, minstens tien, elk hoger dan het vorige. Kleinere geldkaarten bestaan
        niet, dus ‘hoger’ en ‘minstens tien hoger’ komt op hetzelfde neer.
    .D7 =
        _Je mag je eigen bod verhogen._ Volgens de teksten mag iedereen bieden zo vaak hij wil, en hoeft elk bod alleen
        hoger te zijn dan het vorige; en het kan zin hebben, om de prijs op te drijven tot boven wat de veilingmeester
        voor het recht van voorkoop kan betalen. Er wordt nooit om gevraagd: partijen in vaste beurten slaan over wie
        het hoogste bod heeft, aan een livetafel moet je het uitdrukkelijk willen, en bots doen het niet. De huisregel
        `own_raise` verbiedt het.
    .D8 =
        _Je mag passen._ Dat betekent: ‘voor deze prijs niet meer’. Na een nieuw bod mag iedereen weer bieden; als alle
        anderen hebben gepast, mag de hamer meteen vallen. Livetafels tellen de drie keren met de klok. Partijen in
        vaste beurten vragen de bieders met de klok mee vanaf de veilingmeester, tot alle anderen hebben gepast.
    .D9 =
        _Alleen een veilingmeester die kan betalen, mag het recht van voorkoop gebruiken._ Anders zou het bluf zonder
        prijs zijn.
    .D10 =
        _Wie in Koehandel niet kan betalen_: de bladzijde is daar afgesneden. Net als in Boursicocotte worden alle
        geldkaarten getoond en wordt de kavel opnieuw geveild.
    .D11 =
        _Met ‘Finie la plaisanterie!’ mag bij een herhaalde veiling iedereen opnieuw één keer bieden._ Het is een nieuwe
        veiling van dezelfde kavel.
    .D12 =
        _Wie gepast kan betalen, doet dat; wie dat niet kan, geeft geen overbodige kaart._ De teksten zeggen dat er geen
        wisselgeld is en dat je meer moet betalen als je niet gepast kunt betalen. Nog meer weggeven, of er een 0 tussen
        schuiven, zou een manier zijn om geld te verbergen of aan een vriend toe te spelen.
    .D13 =
        _Iedereen kent een prijs en het aantal kaarten waarmee is betaald_: dat gebeurt open op tafel. Welke kaarten het
        waren, weten alleen wie betaalt en wie ontvangt.
    .D14 =
        _Een bod bestaat uit minstens één kaart_, tenzij je hand leeg is. Er moet een stapeltje op tafel liggen om op te
        antwoorden.
    .D15 =
        _Na gelijke biedingen in Koehandel blijven de eerste stapeltjes geruild_, zoals bij elke koehandel die is
        geteld. In de beschadigde tekst ontbreekt die regel.
    .D16 =
        _In de tweede ronde van Boursikocotte kun je niet aannemen_: de tekst zegt dat beiden opnieuw een bod doen.
    .D17 =
        _‘Meteen’ betekent bij de duif_: voordat de veiling of de koehandel van de volgende beurt is gekozen. Maakt de
        zet die het paar bij elkaar brengt ook een einde aan het spel, dan komt de duif vanzelf, want niemand zou haar
        nog kunnen opeisen.
    .D18 =
        _Bij een gelijke stand wordt de overwinning gedeeld_, waar de spelregels niets anders zeggen.
    .D19 =
        _De dieren vooraf_ (een huisregel voor een korter spel) worden één voor één uitgedeeld, met de klok mee vanaf de
        eerste speler. Een ezel daarbij brengt iedereen meteen geld.
    .D20 =
        _Niemand mag meer bieden dan al het geld in het spel._ Het startgeld en het ezelgeld van alle spelers samen kan
        iedereen optellen; een bod daarboven is geen bluf meer, maar ruis.
    .D21 =
        _Een spel dat in een kringetje ronddraait, eindigt._ Geen spelregel voorziet het, maar twee spelers zonder geld
        kunnen elkaar een dier eindeloos toespelen: wie uitdaagt, wint elk gelijkspel. Zodra de stapel op is, wordt de
        openbare stelling aan het begin van elke beurt onthouden: wie welke dieren heeft, hoeveel geldkaarten iedereen
        heeft en wie aan de beurt is. Komt er een voor de derde keer voor sinds er het laatst een familie compleet werd,
        dan is het spel afgelopen, en een onvolledige familie telt voor niemand. De tweede keer wordt het aan iedereen
        gezegd. Alleen wat iedereen kan zien beslist, dus niets verborgens verraadt zich. De laatste zestig beurten
        worden onthouden; dat is genoeg, want tweehonderd koehandels op rij zonder complete familie beëindigen het spel
        in elk geval.
    .D22 =
        _Wat twee zwijgzame teksten lenen._ Waar Boursikocotte en Bluff niets zeggen, geldt het boekje van
        Boursicocotte: voor de waarden van de families (Bluff noemt alleen de koeien), voor de bank van Boursikocotte en
        zijn hele regel over bieders die niet kunnen betalen, en voor de grens die in Bluff voor zo’n bieder geldt. In
        Koehandel is de regel na een gelijkspel verloren; wij lezen: ‘wie uitdaagt, biedt opnieuw’. ‘Eerste editie’ is
        onze naam voor Bluff.
