"""The rulebook in Dutch."""

from maquignon.notation.rulebook.wording import Wording

DUTCH = Wording(
    language="nl",
    numerals=("nul", "één", "twee", "drie", "vier"),
    ordinals=("tweede", "derde", "vierde"),
    comma_and=" en ",
    example="Voorbeeld: ",
    differs="Zinnen met een * wijken af van de gedrukte uitgave.",
    decisions="D1 tot en met D21 zijn onze beslissingen waar een gedrukte tekst zwijgt, beschadigd of onduidelijk is.",
    chapters=("De kaarten", "Voor het spel", "Jouw beurt", "De veiling", "De koehandel", "Families, einde en punten"),
    titles={
        "boursicocotte-2025": "Boursicocotte (2025)",
        "boursicocotte-original": "Boursicocotte, het origineel",
        "koehandel": "Koehandel",
        "boursikocotte": "Boursikocotte",
        "bluff": "Bluff (eerste uitgave)",
    },
    sources={
        "boursicocotte-2025": "Verteld naar het boekje van Boursicocotte, 2025.",
        "boursicocotte-original": "Verteld naar de variant ‘Le Boursicocotte original’ in het boekje van "
        "Boursicocotte, 2025.",
        "koehandel": "Verteld naar de regels van Koehandel.",
        "boursikocotte": "Verteld naar de regels van Boursikocotte.",
        "bluff": "Verteld naar de regels van de eerste uitgave van Bluff.",
    },
    author="Een spel van Rüdiger Koltze, voor drie tot vijf spelers.",
    # R1 cards
    families="Er zijn tien dierenfamilies van elk {size} kaarten: {cards} dierenkaarten.",
    set_aside="In de doos zitten er vier van elk dier; laat er van elk {aside} in de doos.",
    value_of_family="Het getal op een dier is de waarde van de hele familie, zodra die compleet is: {values}.",
    value_example="Alle {size} koeien samen zijn {value} punten waard, geen {wrong}.",
    money_box="In de bank zitten {notes}.",
    players="Je speelt met drie, vier of vijf.",
    # R2 set-up
    pile="Schud de dieren tot een gedekte stapel. Niemand kent de volgorde.",
    start_money="Iedereen krijgt uit de bank {notes}: samen {total}. Houd je geld verborgen in je hand. Wat het waard "
    "is, blijft jouw geheim; hoeveel geldkaarten het zijn, mag iedereen tellen.",
    deal_one="Voor de eerste beurt krijgt iedereen één dier open, met de klok mee vanaf de eerste speler.",
    deal_many="Voor de eerste beurt krijgt iedereen {number} dieren open, één voor één, met de klok mee vanaf de "
    "eerste speler.",
    deal_donkey="Een ezel daarbij levert iedereen meteen geld op, net als bij een veiling.",
    open_herds="Jouw dieren liggen open voor je.",
    first_player={
        "boursicocotte-2025": "Wie het zwaarste dier bezit, begint. Of spreek iemand af, of loot erom.",
        "boursicocotte-original": "Wie het zwaarste dier bezit, begint. Of spreek iemand af, of loot erom.",
        "koehandel": "Spreek af wie begint, of loot erom.",
        "boursikocotte": "Loot wie begint, of spreek iemand af.",
        "bluff": "Spreek af wie begint, of loot erom.",
    },
    clockwise="Daarna gaat het met de klok mee.",
    # R3 a turn
    choice="In je beurt doe je een van twee dingen: je houdt een veiling, of je stelt een koehandel voor.",
    when_auction="Een veiling mag zolang er dieren in de stapel zitten.",
    when_trade="Een koehandel mag je voorstellen als jij en een andere speler dieren van dezelfde familie hebben.",
    at_first_auctions="In het begin zijn er dus alleen veilingen.",
    auction_after_trade="Coup double: wie een koehandel doet, moet in dezelfde beurt ook nog een veiling houden, "
    "zolang er dieren in de stapel zitten.",
    empty_pile="Is de stapel leeg, dan is er alleen nog koehandel, en die is dan verplicht. Wie alleen complete "
    "families heeft, of helemaal geen dier, wordt overgeslagen.",
    # R4 auction
    lot_of_one="Jij bent de veilingmeester. Draai het bovenste dier van de stapel om: dat is de kavel.",
    lot_of_many="Jij bent de veilingmeester. Draai de bovenste {lot} dieren van de stapel om: ze worden samen "
    "verkocht, als één kavel. Zijn er minder over, dan is de kavel kleiner.",
    donkey="Een ezel brengt geld! Voordat iemand biedt, krijgt iedere speler, ook de veilingmeester, een geldkaart uit "
    "de bank: {payments}. Daarna wordt de ezel geveild zoals elk ander dier.",
    donkey_first="{note} bij de eerste ezel van het spel",
    donkey_next="{note} bij de {ordinal}",
    two_donkeys="Meer ezels in één kavel betalen na elkaar.",
    bids_many="Iedereen behalve de veilingmeester mag bieden, in elke volgorde en zo vaak als je wilt.",
    bids_one="Iedereen behalve de veilingmeester mag bieden, in elke volgorde, maar per veiling maar één keer. Dus "
    "denk eerst na!",
    bid_step="Een bod is een veelvoud van tien. Het eerste is minstens {step}, en elk volgend bod minstens {step} "
    "hoger dan het vorige.",
    own_raise="Ook je eigen bod mag je verhogen.",
    no_own_raise="Je eigen bod mag je niet verhogen.",
    bluff_allowed="Je mag meer bieden dan je hebt. Dat is bluf, en R4.7 vertelt wat die kost. Maar niemand mag meer "
    "bieden dan al het geld in het spel, dat iedereen kan optellen: het startgeld en het ezelgeld van alle spelers "
    "samen.",
    must_afford="Je mag niet meer bieden dan je hebt.",
    hammer_auctioneer="Als niemand meer biedt, roept de veilingmeester ‘eenmaal, andermaal, verkocht!’ en laat de "
    "hamer vallen. Komt er tussendoor een nieuw bod, dan begint het tellen opnieuw.",
    hammer_leader="Wie het hoogste bod heeft, roept het zelf drie keer: ‘30 eenmaal, 30 andermaal, 30 verkocht!’ Biedt "
    "iemand tussendoor meer, dan begint die te tellen. Biedt niemand, dan roept de veilingmeester het dier.",
    passing="Je mag ‘pas’ zeggen: voor deze prijs komt er van jou niets meer. Een nieuw bod wist alle passen uit. "
    "Hebben alle anderen gepast, dan mag de hamer meteen vallen.",
    no_bid="Heeft niemand geboden, dan krijgt de veilingmeester de kavel gratis.",
    preemption_match="Anders kiest de veilingmeester. Verkopen: de hoogste bieder krijgt de kavel en betaalt de "
    "veilingmeester het bod. Of het recht van voorkoop: de veilingmeester houdt de kavel en betaalt die bieder het "
    "bod. Dat mag alleen wie genoeg geld heeft.",
    preemption_double="Anders betaalt de hoogste bieder het bod aan de veilingmeester. Die laat het daarbij, en de "
    "bieder krijgt de kavel. Of de veilingmeester koopt terug: geeft precies de ontvangen geldkaarten terug, legt het "
    "bod er uit de eigen andere kaarten nog eens bij, en houdt de kavel, voor de dubbele prijs. Daarvoor moeten die "
    "andere kaarten genoeg zijn.",
    preemption_none="Anders krijgt de hoogste bieder de kavel en betaalt de veilingmeester het bod.",
    auction_example="Ana is veilingmeester en er ligt een varken open. Ben biedt 30, Cleo 40, Ben 60. Niemand biedt "
    "meer.",
    match_example="Ana geeft Ben het varken en krijgt 60 van hem, of ze houdt het varken en betaalt Ben 60.",
    double_example="Ben betaalt Ana 60. Ze laat het daarbij, of ze geeft Ben zijn 60 terug, betaalt hem nog eens 60 en "
    "houdt het varken.",
    none_example="Ben krijgt het varken en betaalt Ana 60.",
    insolvent="Wie moet betalen en niet kan, legt al het eigen geld open op tafel. Dezelfde veilingmeester veilt "
    "dezelfde kavel opnieuw, vanaf nul. Die bieder mag weer meebieden, maar niet meer dan die heeft. Een ezel betaalt "
    "geen tweede keer.",
    insolvent_hidden="Gebruikt de veilingmeester het recht van voorkoop, dan komt de bluf nooit uit.",
    insolvent_one_bid="Iedereen heeft dan weer één bod.",
    insolvent_never="Zo kan niemand geld tekortkomen.",
    no_change="Wisselgeld is er nooit. Wie betaalt, kiest de geldkaarten.",
    pay_exactly="Kun je precies betalen, dan doe je dat. Anders betaal je meer, maar zonder een kaart die weg had "
    "kunnen blijven. Een 0 zit er dus nooit bij.",
    pay_freely="Alle geldkaarten die de prijs dekken zijn goed, ook meer dan nodig, ook met een 0 erbij.",
    who_sees_payment="Iedereen kent de prijs en het aantal geldkaarten. Welke het waren, weten alleen jullie tweeën.",
    pay_example="Dan moet 60 betalen. Hij heeft een 0, een 50 en een 100.",
    pay_exactly_example="Hij betaalt de 100 en krijgt niets terug. Met een 10 in zijn hand zou hij 10 en 50 betalen.",
    pay_freely_example="Hij betaalt de 100, of de 50 en de 100, met of zonder de 0, en krijgt niets terug.",
    # R5 trade
    challenge="Jij daagt uit. Noem een andere speler en een dier dat jullie allebei hebben. Die moet meedoen.",
    stake_pair="Hebben jullie er allebei precies twee van, dan gaat het om het paar. Anders gaat het om één dier.",
    stake_one="Het gaat altijd om één dier.",
    offer="Leg zoveel van je geldkaarten als je wilt gedekt op tafel: jouw aanbod. Er mogen nullen bij zijn, of alleen "
    "nullen. Iedereen ziet hoeveel kaarten het zijn, niemand wat ze waard zijn.",
    offer_one_note="Het is minstens één kaart, behalve als je hand leeg is.",
    offer_nothing="Je mag er zelfs geen enkele neerleggen.",
    answer_optional="De ander neemt het aan, pakt jouw kaarten en geeft je waar het om gaat. Of legt een tegenbod "
    "neer, gedekt zoals jij.",
    answer_obligatory="De ander moet een tegenbod neerleggen, gedekt zoals jij. Aannemen kan niet.",
    swap_in_secret="Dan ruilen jullie de twee stapeltjes, en ieder telt in het geheim. Wie meer bood, krijgt van de "
    "ander waar het om gaat. Allebei houden jullie het geld dat je kreeg, wie er ook wint.",
    swap_openly="Dan worden beide stapeltjes voor iedereen omgedraaid, en jullie ruilen ze. Wie meer bood, krijgt van "
    "de ander waar het om gaat. Allebei houden jullie het geld dat je kreeg, wie er ook wint.",
    winner_pays_in_secret="Dan laten jullie elkaar de stapeltjes zien, en niemand anders. Wie meer bood, krijgt van de "
    "ander waar het om gaat, en betaalt ervoor: de kaarten van de winnaar gaan naar de verliezer, behalve de nullen. "
    "De verliezer neemt het eigen stapeltje terug.",
    winner_pays_openly="Dan worden beide stapeltjes tegelijk omgedraaid, voor iedereen zichtbaar. Wie meer bood, "
    "krijgt van de ander waar het om gaat, en betaalt ervoor: de kaarten van de winnaar gaan naar de verliezer, "
    "behalve de nullen. De verliezer neemt het eigen stapeltje terug.",
    tie_challenger="Zijn beide stapeltjes evenveel waard, dan wint de uitdager.",
    tie_again="Zijn beide stapeltjes evenveel waard, dan komt er een tweede ronde: de uitdager legt een nieuw aanbod "
    "neer, en de ander antwoordt op dezelfde manier.",
    tie_again_counter="Zijn beide stapeltjes evenveel waard, dan komt er een tweede ronde: eerst legt de uitdager een "
    "nieuw aanbod neer, dan de ander een nieuw tegenbod. Aannemen kan deze keer niet.",
    tie_piles_swapped="De eerste twee stapeltjes blijven geruild.",
    tie_piles_back="Eerst nemen jullie allebei je eigen stapeltje terug.",
    second_tie="Zijn ze weer evenveel waard, dan wint de uitdager.",
    known_to_traders="Alleen jullie tweeën weten wat er in de stapeltjes lag. De anderen weten hoeveel kaarten het "
    "waren en wie er won.",
    known_to_all="Een aangenomen aanbod blijft gedekt: alleen jullie tweeën weten wat erin lag.",
    trade_example="Ana en Ben hebben elk een koe. Ana legt drie kaarten neer: 0, 0 en 10. Ben antwoordt met één: 50.",
    swap_example="Ze ruilen. Ben bood meer en krijgt Ana’s koe. Ana houdt de 50, Ben de 0, 0 en 10.",
    winner_pays_example="Ben bood meer: hij krijgt Ana’s koe en betaalt haar de 50. Ana neemt haar drie kaarten terug.",
    # R6 families, dove, end, score
    complete="Een complete familie is veilig: niemand kan er nog om handelen.",
    dove="De duif is {points} punten waard. Wie als eerste twee complete families bezit die bij elkaar horen, mag haar "
    "nemen: {pairs}.",
    dove_at_once="Neem haar meteen, voordat in de volgende beurt veiling of koehandel is gekozen, anders vervalt je "
    "recht; dan is ze voor de volgende speler die zo’n paar bij elkaar brengt. Eindigt het spel met die zet, dan komt "
    "ze vanzelf.",
    end="Het spel eindigt als alle families compleet zijn, of, als de stapel op is, na tweehonderd koehandels op rij "
    "die er geen compleet maken.",
    score_families="Tel de waarden van je families op en vermenigvuldig de som met het aantal van je families.",
    score_sum="Tel de waarden van je families op.",
    score_dove="De duif levert {points} extra op.",
    money_worthless="Geld is nu niets meer waard.",
    winner="Wie de meeste punten heeft, wint.",
    tie_break_money="Bij gelijkspel wint wie meer geld overheeft; is ook dat gelijk, dan delen jullie de winst.",
    tie_break_shared="Bij gelijkspel delen jullie de winst.",
    scoring_families="{player}: {families}. Dat is {factor} × {sum} = {points} punten.",
    scoring_sum="{player}: {families}. Dat is {points} punten.",
    scoring_dove="{player}: {families}, en de duif. Dat is {sum} + {dove} = {points} punten.",
    another_game="In een ander spel,",
    # R7 variants and house rules
    variants_title="Varianten",
    variants_intro="Een variant komt boven op een uitgave. `maquignon rules UITGAVE --variants NAAM --lang nl` vertelt "
    "de hele regels ermee. Deze zinnen veranderen.",
    variants={
        "coup-double": "**Coup double** (dubbele slag): uit het boekje van Boursicocotte, 2025; voor elke uitgave.",
        "finie-la-plaisanterie": "**Finie la plaisanterie!** (uit met de pret): uit het boekje van Boursicocotte, "
        "2025; voor elke uitgave.",
        "super-marchandage": "**Super-marchandage** (superhandel): uit de regels van Bluff; voor Bluff, waar de "
        "stapeltjes niet toch al geruild worden.",
    },
    house_rules_title="Huisregels",
    house_rules_intro="Elke tafel mag hiervan vervangen wat ze wil. `maquignon rules UITGAVE --house-rule "
    "SLEUTEL=WAARDE --lang nl` vertelt de hele regels ermee. Bij elke waarde staat hier wat de regels van {edition} "
    "dan zeggen. Wat niet te spelen is, zoals een begin dat de bank niet kan betalen, wordt geweigerd met een zin die "
    "zegt waarom.",
    house_rules={
        "family_size": "Hoeveel kaarten een familie heeft",
        "lot_size": "Hoeveel dieren samen worden geveild",
        "start_notes": "Waarmee iedereen begint",
        "money_box": "Wat er in de bank zit",
        "donkey_payments": "Wat elke ezel oplevert",
        "bid_step": "Hoeveel een bod moet stijgen",
        "bids": "Of je meer mag bieden dan je hebt",
        "own_raise": "Of je je eigen bod mag verhogen",
        "payment": "Hoe precies een prijs wordt betaald",
        "empty_offers": "Of je helemaal niets mag aanbieden",
        "opening_deal": "Hoeveel dieren vóór het spel worden uitgedeeld",
        "hammer": "Wie het bod drie keer roept",
        "preemption": "Wat de veilingmeester na het bieden mag",
        "trade_money": "Wat er met het geld van een koehandel gebeurt",
        "trade_reveal": "Wie de stapeltjes van een koehandel ziet",
        "counter": "Of je een aanbod mag aannemen",
        "tie": "Wat er gebeurt als beide evenveel bieden",
        "multiplier": "Hoe de punten worden geteld",
        "dove": "Of er een duif is",
        "tie_break": "Wie er bij gelijkspel wint",
    },
    values="Waarden: {values}.",
    then="Met `{rule}`:",
    whole_numbers="een heel getal van {least} tot {most}",
    tens="een veelvoud van tien, hoogstens 1000",
    some_notes="een lijst geldkaarten, bijvoorbeeld `[0, 0, 10, 10, 50]`",
    some_box='hoeveel van elke geldkaart, bijvoorbeeld `{{"0": 10, "10": 20}}`',
    index_title="De regels in onze woorden",
    index_intro="Eén spel, vijf gedrukte regelboekjes. Ze verschillen, en wel zo. Hoofdstukken en nummers (R1 tot R7) "
    "zijn in elke uitgave dezelfde; de tests en opmerkingen van dit project noemen ze.",
    index_decisions="Wat we hebben beslist waar een tekst zwijgt, beschadigd of onduidelijk is (D1 tot en met D21)",
)
