### What the terminal says for itself.

## What can be typed at any time

terminal-typed-hint = tip, h, hint
terminal-typed-table = tafel, t, table
terminal-typed-values = waarden, w, values
terminal-typed-rules = regels, r, rules
terminal-typed-log = verslag, v, log
terminal-typed-save = bewaar, save
terminal-typed-quit = stop, q, quit, exit
terminal-typed-back = terug, b, back
terminal-typed-pass = p, pas, passen, pass
terminal-typed-out = pp
terminal-typed-all = alles, alle, all
terminal-typed-none = niets, geen, none
terminal-typed-say = zeg, say
terminal-typed-raise = verhoog, raise
terminal-typed-hammer = hamer, hammer
terminal-typed-start = start
terminal-typed-bots = bots
terminal-typed-sit = zit, sit
terminal-typed-stand = opstaan, stand
terminal-typed-bot = bot
terminal-typed-free = vrij, free
terminal-typed-vote = stem
terminal-typed-unvote = intrekken
terminal-typed-invite = uitnodigen
terminal-typed-pause = pauze, pause
terminal-typed-resume = verder, resume
terminal-typed-again = opnieuw, again

## Beginning and end

terminal-you-are = Jij bent { $name }.
terminal-bots = { $name } wordt door het programma gespeeld ({ $bot }).
terminal-ask-for-help = Typ op elk moment ? om te zien wat je kunt typen.
terminal-forced = Iets anders kun je niet doen.
terminal-end-of-input = Er valt niets meer te lezen, dus het spel stopt hier.
terminal-goodbye = Het spel stopt hier. Tot ziens!
terminal-saved = Het spel staat nu in { $file }.
terminal-not-saved = { $file } kan niet worden geschreven: { $why }.
terminal-save-where = Typ bewaar en de naam van een bestand.
terminal-count-title = De telling:
terminal-no-family = { $player }: geen complete familie, 0 punten.
terminal-hint = Een goede speler zou kiezen voor ‘{ $deed }’.

## The table

terminal-myself = { $name } (jij)
terminal-no-notes = geen geldkaarten
terminal-pile = Dieren in de stapel: { $count }.
terminal-pile-empty = De stapel is leeg.
terminal-turn-of = { $name } is aan de beurt.
terminal-herd = { $name } bezit: { ANIMALS($animals) }.
terminal-no-animals = { $name } heeft geen dieren.
terminal-complete = { $name } heeft alle { FAMILY($animal) }: { $value }.
terminal-holds = { $name } heeft { HELD-NOTES($count) }.
terminal-points = { $name } heeft tot nu toe { $points } punten.
terminal-dove-of = { $name } heeft de duif.
terminal-dove = duif
terminal-your-notes = Jouw geldkaarten: { $notes }. Samen { $total }.
terminal-your-empty-hand = Je hebt geen geldkaarten.
terminal-lot = Onder de hamer: { ANIMALS($animals) }.
terminal-no-bid-yet = Nog niemand heeft geboden.
terminal-highest-bid = Het hoogste bod is { $amount }, van { $name }.
terminal-has-passed = { $name } heeft gepast.
terminal-has-shown = { $name } heeft alles laten zien: { $notes }.
terminal-offer-lies = { $name } biedt { $target } { HELD-NOTES($count) }. Het gaat om: { ANIMALS($animals) }.
terminal-value = { CAPITAL(FAMILY($animal)) }: { $value } punten, { $pile } in de stapel.
terminal-column-player = Speler
terminal-column-animals = Dieren
terminal-column-families = Complete families
terminal-column-notes = Geldkaarten
terminal-column-points = Punten

## Questions

terminal-ask-turn = Jij bent aan de beurt. Wat doe je?
terminal-do-auction = Een veiling houden
terminal-do-trade =
    Koehandel met { $name }, het gaat om: { ANIMALS($animals) } (jij hebt er { $mine }, { $name } { $theirs })
terminal-ask-offer = Welke geldkaarten bied je { $name } gedekt aan?
terminal-ask-second-offer = Gelijk. Welke geldkaarten bied je { $name } nu gedekt aan?
terminal-do-offer = Bod: { $notes }
terminal-ask-bid =
    Jouw bod, van { DIGITS($minimum) } tot { DIGITS($maximum) }? Of p om te passen, pp om uit deze veiling te stappen.
terminal-ask-bid-affordable = Betalen kun je { $affordable }.
terminal-ask-own-raise =
    Niemand biedt meer dan jouw { $price }. Je eigen bod verhogen, van { DIGITS($minimum) } tot { DIGITS($maximum) }? Of
    p, en de hamer valt.
terminal-do-bid = { $amount } bieden
terminal-do-pass = Passen
terminal-ask-decide = { $name } biedt { $price }. Wat doe je?
terminal-do-sell = Verkopen aan { $name } voor { $price }
terminal-do-preempt = De kavel houden en { $name } { $price } betalen
terminal-ask-pay = Je moet { $name } { $price } betalen. Met welke geldkaarten?
terminal-do-pay = { $over ->
    [0] { $notes } betalen
   *[other] { $notes } betalen ({ $over } meer dan de prijs)
}
terminal-or-other-notes = Of typ andere geldkaarten.
terminal-ask-buy-back = { $name } heeft je { $price } betaald met deze geldkaarten: { $notes }. Wat doe je?
terminal-do-let-stand = De verkoop laten doorgaan
terminal-do-buy-back = { $over ->
    [0] Terugkopen: ze teruggeven, { $notes } bijleggen en de kavel houden
   *[other] Terugkopen: ze teruggeven, { $notes } bijleggen ({ $over } meer dan de prijs) en de kavel houden
}
terminal-ask-answer = { $name } biedt je { HELD-NOTES($count) }, gedekt. Het gaat om: { ANIMALS($animals) }. Wat doe je?
terminal-do-accept = Het bod aannemen
terminal-or-counter = Of typ de geldkaarten van je tegenbod.
terminal-ask-counter =
    { $name } biedt je { HELD-NOTES($count) }, gedekt. Het gaat om: { ANIMALS($animals) }. Welke geldkaarten leg je
    ertegenover?
terminal-do-counter = Tegenbod: { $notes }
terminal-ask-dove = Je mag de duif nemen, die is { $points } punten waard. Wat doe je?
terminal-do-take-dove = De duif nemen
terminal-do-leave-dove = Haar laten liggen

## Help

terminal-help-menu = Typ het nummer voor je keuze.
terminal-help-bid =
    Typ een bedrag, bijvoorbeeld { DIGITS($minimum) }. Typ p om te passen, dan wordt het je na een hoger bod weer
    gevraagd; met pp niet meer.
terminal-help-own-raise =
    Met een + achter het bedrag ({ DIGITS($minimum) }+) word je nog eens gevraagd voordat de hamer op jouw bod valt, en
    mag je het verhogen.
terminal-help-bluff =
    Je mag meer bieden dan je hebt. Maar moet je dan betalen, dan laat je al je geldkaarten zien en wordt de kavel
    opnieuw geveild.
terminal-help-notes = Typ geldkaarten met spaties ertussen, bijvoorbeeld 0 10 10. Voor meer: 3x10. Voor alle: alles.
terminal-help-no-notes = Voor geen enkele: niets.
terminal-help-back = Typ terug om iets anders te kiezen.
terminal-help-always =
    Op elk moment: tip (wat een goede speler zou doen), tafel (wie wat heeft), waarden (van de dieren), regels, verslag
    (wat er gebeurd is), bewaar BESTAND, stop.

## Answers to what cannot be understood or done

terminal-bad-number = Typ een nummer van 1 tot { $most }, of ? voor hulp.
terminal-bad-bid =
    Typ een veelvoud van tien van { DIGITS($minimum) } tot { DIGITS($maximum) }, p om te passen, of ? voor hulp.
terminal-no-such-note = ‘{ $word }’ is geen geldkaart: er zijn 0, 10, 50, 100, 200 en 500. Typ ? voor hulp.
terminal-not-held = Deze geldkaarten heb je niet: { $notes }.
terminal-too-little = Dat is maar { $total }, en de prijs is { $price }.
terminal-exact-sum-possible = Je kunt precies { $price } betalen, dus dat moet.
terminal-needless-note = Zonder de { $note } is het ook genoeg, dus laat die weg.
terminal-empty-offer = Leg minstens één geldkaart neer.

## At a live table

live-unreachable = Op { $server } antwoordt niemand.
live-start-a-server = Voor een server op deze computer: ‘maquignon serve’ in een andere terminal.
live-no-place =
    ‘{ $typed }’ is niet de code van een tafel, zoals KX4M2, en ook niet de link ervan, zoals
    https://play.example/t/KX4M2.
live-no-server = ‘{ $typed }’ is niet het adres van een server, zoals https://play.example.
live-no-code = { $server } is een server en geen tafel. ‘maquignon lobby { $server }’ toont de openbare tafels.
live-join-with = Ga zitten met: maquignon join { $link }
live-no-tui = De getekende tafel heeft nog een pakket nodig: pip install "maquignon[tui]". Hier is het spel in zinnen.
live-invite = Anderen komen met de code { $code } of via de link { $link }
live-at-table = Je bent aan tafel { $code }.
live-plays = Er wordt gespeeld: { LIST($played) }.
live-house-rules = Huisregels: { JOIN($rules) }.
live-seat-open = Plaats { $number }: vrij.
live-seat-person = Plaats { $number }: { $name }.
live-seat-bot = Plaats { $number }: { $name }, een bot.
live-seat-away = Plaats { $number }: { $name }, even weg.
live-seat-stand-in = Plaats { $number }: { $name }; een bot valt in.
live-wait = Nu wachten we tot de gastheer het spel start.
live-wait-as-host = Jij bent de gastheer. Typ start als iedereen er is, of bots om vrije plaatsen aan bots te geven.
live-rearranged = De gastheer heeft de tafel veranderd.
live-host-now = Nu ben jij de gastheer.
live-sat-down = { $name } gaat zitten.
live-went = { $name } staat op.
live-away = { $name } is even weg.
live-back = { $name } is terug.
live-bot-plays = Een bot valt in voor { $name }.
live-may-vote = Mag de bot die plaats houden: stem { $number }; intrekken { $number } neemt dat terug.
live-votes = Stemmen om de bot de plaats van { $name } te laten houden: { $votes } (stem { $number }, intrekken { $number }).
live-removed = { $name } moest de plaats verlaten; met uitnodigen { $name } mag die weer gaan zitten.
live-begins = Het spel begint.
live-goes-on = Het spel gaat verder.
live-said = { $name } zegt: { $text }
live-time = { $seconds ->
    [one] Je hebt 1 seconde.
   *[other] Je hebt { $seconds } seconden.
}
live-just-changed = Dat kwam net toen de vraag veranderde en telt daarom niet.
live-nothing-asked = Er wordt je nu niets gevraagd. Typ ? voor hulp.
live-no-own-raise = Je eigen bod kun je alleen verhogen zolang het het hoogste is.
live-line-back = De verbinding is er weer.
live-over =
    Typ opnieuw voor nog een spel met dezelfde spelers, bewaar BESTAND om dit spel te bewaren, of stop.
live-over-watching = Typ bewaar BESTAND om het spel te bewaren, of stop.
live-next = De anderen spelen verder aan tafel { $code }. Typ opnieuw om mee te gaan.
live-goodbye = Je hebt de tafel verlaten. Tot ziens!
live-leave-sure = Een bot zou voor je spelen tot je terug bent. Typ nog een keer stop om weg te gaan.
live-no-such-word = Het woord ‘{ $word }’ bestaat hier niet. Typ ? voor hulp.
live-say-what = Typ zeg en wat je iedereen wilt zeggen, of zeg en een van deze nummers:
live-which-seat = Noem het nummer van een plaats, van 1 tot { $most }.
live-invite-whom = Wie? uitnodigen en een van deze namen: { JOIN($names) }.
live-invite-nobody = Niemand moest een plaats verlaten.
live-which-bot = Typ bot, het nummer van de plaats en een van deze namen: { JOIN($bots) }.
live-save-later = Een spel aan tafel kun je bewaren als het afgelopen is.
live-help-room = Voor het spel: zit, zit 2 (op die plaats), opstaan.
live-help-host =
    Voor het spel: start, bots (start, met bots op de vrije plaatsen), bot 3 hard (een bot op plaats 3), vrij 3, zit 2,
    opstaan.
live-help-game =
    Tijdens het spel: tip (wat een goede speler zou doen), verhoog 60 (je eigen bod, zolang het het hoogste is),
    hamer (sneller tellen, als hij van jou is), pp (niet meer meebieden), pauze, verder, terug (je plaats van de
    bot), stem 3 (een bot die plaats 3 voor iemand bewaart houdt die, zodra alle anderen het eens zijn), intrekken
    3, uitnodigen NAAM (de gastheer: wie de plaats moest verlaten mag weer gaan zitten); na afloop opnieuw.
live-help-always =
    Op elk moment: zeg TEKST of zeg 3 (zeg alleen somt op wat zo gezegd kan worden), tafel (wie wat heeft), waarden
    (van de dieren), regels, verslag (wat er gebeurd is), bewaar BESTAND (na afloop), stop. Voor elk woord mag een /
    staan.
