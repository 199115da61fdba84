### What the table says.

## Table

table-others = De andere spelers
table-my-place = Jouw plaats
table-my-notes = Jouw geldkaarten
table-seat-of = De plaats van { $name }
table-herd-of = De dieren van { $name }
table-family-of = Compleet: de familie van de { WORD($animal, 2) }, { $value }
table-animals-of = { CAPITAL(WORD($animal, $number)) }: { $number } van { $size }
table-no-animals = nog geen dieren
table-notes-in-hand = { NOTES($count) } in de hand
table-shown-notes = { $name } heeft alles laten zien
table-leads-with = leidt met { $amount }
table-passed = past
table-out = doet niet meer mee
table-challenged = is uitgedaagd
table-challenges = daagt uit
table-auctioneer = veilt
table-on-turn = is aan de beurt
table-has-dove = heeft de duif, 500 punten
table-is-away = afwezig
table-bot-in = bot over
table-bot-plays = een bot speelt
table-to-think = om te denken
table-points-now = { $points } punten in hele families
table-ahead = Voorop met { $points } punten in hele families
table-time-left = Resterende tijd
table-seconds-left = { $seconds ->
    [one] nog 1 seconde
   *[other] nog { $seconds } seconden
}
table-first-time = De eerste keer
table-pile = stapel
table-pile-left = { $count ->
    [one] nog 1 dier in de stapel
   *[other] nog { $count } dieren in de stapel
}
table-calls =
    .once = Eenmaal
    .twice = Andermaal
table-sold = Verkocht!
table-values = Waarden
table-values-tip = Wat elke familie waard is, en wat er nog in de stapel zit
table-family = Familie
table-worth = Waarde
table-in-pile = In de stapel
table-donkeys = Ezels: iedereen krijgt geld
table-donkey-number = Ezel { $number }
table-rules = Regels
table-log = Verloop
table-log-tip = Wat er tot nu toe gebeurde
table-chat = Chat
table-menu = Tafelmenu
table-pause = Pauze vragen
table-agree = Akkoord
table-resume = Verder spelen
table-unpause = Verzoek intrekken
table-paused = Het spel is gepauzeerd.
table-wishes-pause = { LIST($names) } { COUNT($names) ->
    [one] wil
   *[other] willen
} graag een pauze.
table-leave = Tafel verlaten
table-leave-sure = Weggaan? Een bot houdt je plaats tot je terug bent.
table-stay = Blijven
table-take-back = Mijn plaats terug
table-standing-in = Een bot speelt voor je.
table-played-for-you = Je tijd was om: de tafel heeft voor je beslist. De volgende keer speelt een bot tot je terug bent.
table-timed-out = tijd was om
table-bot-plays-for = Een bot speelt voor { $name }.
table-give-seat = De plaats voorgoed aan de bot geven ({ $votes } van { $needed })
table-give-seat-tip = Zodra alle andere aanwezigen het willen
table-take-bots-seat = De plaats van { $name } overnemen
table-take-bots-seat-tip = Verder spelen met wat de bot heeft
table-watching = Je kijkt toe.
table-hint = Tip
table-hint-tip = Wat zou een goede bot doen?
table-elsewhere = Deze tafel gaat verder op een andere server. Je wordt erheen gebracht.
table-trouble = De server kan nu niets opslaan. Er is niets verloren; het spel gaat vanzelf verder.
table-cut-off =
    Deze server is afgesneden van zijn database. Er is niets verloren; het spel gaat vanzelf verder, hier of op een
    andere server.

## Stage

stage-label = Het midden van de tafel
stage-lot = Onder de hamer
stage-no-bid = geen bod
stage-stake = het gaat om { the-animals }
stage-second-round = tweede ronde
stage-no-offer = legt niets neer
stage-offers-again = biedt nog een keer
stage-answers = antwoordt
stage-turn = { $name }: veiling of koehandel?
stage-must-auction = { $name } moet nu veilen.
stage-must-trade = { $name } moet handelen.
stage-turning-up = { $me ->
    [name] Je draait om…
   *[other] { $name } draait om…
}
stage-dealing = Er worden dieren gedeeld.
stage-deciding = { $me ->
    [bidder] Je biedt { $price }. Verkoopt { $seller }, of houdt { $seller } het dier zelf voor die prijs?
   *[other] { $bidder } biedt { $price }. Verkoopt { $seller }, of houdt { $seller } het dier zelf voor die prijs?
}
stage-paying = { $name } betaalt { $price }.
stage-buying-back = { $name } kreeg { $price }: laten doorgaan, of terugkopen voor het dubbele?
stage-answering = { $name } bekijkt de gedekte kaarten…
stage-offering = Gelijk! { $name } biedt nog een keer.
stage-yours =
    .turn = Jouw beurt: veiling of koehandel?
    .must_auction = Jouw beurt: alleen een veiling is mogelijk.
    .must_trade = Jouw beurt: er blijft alleen koehandel over.
    .deciding = Voor { $price } verkopen, of houden en dat zelf betalen?
    .paying = Je betaalt { $price }.
    .buying_back = Je kreeg { $price }: zo laten, of terugkopen?
    .answering = De kaarten nemen, of ertegenin bieden?
    .offering = Gelijk! Je biedt nog een keer.
stage-over = Het spel is afgelopen
stage-ended =
    .circles = Deze stelling komt voor de derde keer voor: het spel is afgelopen, en onvolledige families tellen voor
        niemand.
    .standstill = 200 keer koehandel op rij heeft geen familie compleet gemaakt: het spel is afgelopen, en onvolledige
        families tellen voor niemand.

## Dock

dock-label = Jouw beslissing
dock-your-turn = Jij bent aan de beurt
dock-waits-for-you = De tafel wacht op je.
dock-auction = Veiling
dock-auction-tip = Dieren omdraaien en laten bieden (A)
dock-or-trade = of koehandel om:
dock-must-trade = De stapel is op. Koehandel om:
dock-stake = { $number ->
    [one] { CAPITAL(WORD($animal, $number)) } · { $name }
   *[other] { $number } { WORD($animal, $number) } · { $name }
}
dock-trade-for = Koehandel met { $name } om { the-animals }
dock-offer-for = Jouw bod aan { $name } voor { the-animals }
dock-offer-again = Gelijk. Jouw nieuwe bod aan { $name }
dock-lay-offer = Gedekt neerleggen
dock-lay-counter = Tegenbod neerleggen
dock-tray = Tik op kaarten om ze gedekt neer te leggen; ook een nul telt als kaart.
dock-pay-tray = Tik op de kaarten om mee te betalen.
dock-at-least = { $least ->
    [one] Leg minstens één kaart neer, desnoods een nul.
   *[other] { "" }
}
dock-back = Terug
dock-affordable = Je kunt tot { $sum } betalen.
dock-only-bluff = Je hebt { $sum }: elk bod is bluf.
dock-bid-tip = Bied { $amount }
dock-bluff-tip = Bied { $amount }, meer dan je hebt. Moet je betalen, dan ziet iedereen je geld. Tik twee keer.
dock-bluff = bluf
dock-dare = Bluffen?
dock-bid-of = Bied { $amount }
dock-bluff-of = Bluf { $amount }
dock-dare-bid = Echt { $amount } bluffen?
dock-outbid = { $name } was sneller: { $price }.
dock-bid-at-least = Minstens { $least }
dock-bid-at-most = Hoogstens { $most }
dock-own-raise = Mijn eigen bod verhogen…
dock-own-raise-tip = Je leidt al; een hogere prijs mag toch (U)
dock-less = 10 minder
dock-more = 10 meer
dock-free-amount = Jouw bod
dock-pass = Passen
dock-pass-tip = Niet meer voor deze prijs (P)
dock-out = Niet meer meedoen
dock-out-tip = Nu en bij elke hogere prijs passen (O)
dock-hammer =
    .once = Eenmaal…
    .twice = Andermaal…
    .gone = Verkocht!
dock-hammer-tip = Het aftellen versnellen (H)
dock-you-lead = Je leidt met { $amount }.
dock-you-auction = Jij veilt. De anderen bieden.
dock-passed = Je past. Bij een hoger bod mag je weer bieden.
dock-bidding-goes-on = Het bieden gaat door zonder jou.
dock-waiting-for = Wachten op { LIST($names) }…
dock-one-moment = Een ogenblik…
dock-decide = { $name } biedt { $price }
dock-sell = Verkopen
dock-sell-for = krijg { $price }
dock-sell-tip = { $name } betaalt je en krijgt de dieren (S)
dock-preempt = Houden
dock-preempt-for = betaal { $price }
dock-preempt-tip = Recht van voorkoop: betaal { $name } dezelfde prijs en houd de dieren (K)
dock-cannot-preempt = Dat kun je niet betalen.
dock-pay-to = Betaal { $price } aan { $name }
dock-pay = Betaal { $sum }
dock-proposals = Voorgestelde betalingen
dock-proposal-tip = Neem deze kaarten
dock-exact = gepast
dock-loses = { $loss } te veel, geen wisselgeld
dock-standing =
    .short = nog { $missing } te kort
    .exact = Precies gepast.
    .over = Er is geen wisselgeld: je verliest { $loss }.
    .exact-possible = Je kunt gepast betalen, dus dat moet.
    .needless = Een van deze kaarten is niet nodig.
dock-sold = { $name } betaalt { $price } met { NOTES($count) }
dock-let-stand = Laten doorgaan
dock-let-stand-tip = Neem het geld (S)
dock-buy-back = Terugkopen
dock-buy-back-tip = Geef de kaarten terug, betaal de prijs nog eens en houd het dier (K)
dock-cannot-buy-back = Je kunt de prijs niet nog eens betalen.
dock-double-price = de { $price } teruggeven, en { $price } uit eigen zak betalen
dock-buy-back-title = Terugkopen: { $price } uit eigen zak
dock-buy-back-for = Koop terug met { $sum }
dock-answer = { $name } legt { NOTES($count) } neer voor { the-animals }
dock-accept = { $count ->
    [0] Voor niets aannemen
   *[other] Neem de { $count ->
        [one] geldkaart
       *[other] { $count } geldkaarten
    }
}
dock-accept-tip = Neem het geld en geef het dier (T)
dock-counter = Tegenbod
dock-counter-tip = Leg eigen kaarten neer; de hoogste som wint het dier (C)
dock-counter-to = Tegen { $count ->
    [one] de geldkaart
   *[other] de { NOTES($count) }
} van { $name } om { the-animals }
dock-claim-dove = Neem de duif: 500 punten
dock-dove-tip = Nu of nooit (D)

## Notes

notes-none = Geen geld
notes-count = { $count ->
    [one] één kaart van { $note }
   *[other] { $count } kaarten van { $note }
}
notes-in-all = Je hebt { $sum } in { NOTES($count) }
notes-lay = Leg een { $note } neer
notes-lay-of = Leg een { $note } neer, nog { $count }
notes-take-back = Neem de { $note } terug
notes-laid = { $count ->
    [0] Niets neergelegd
   *[other] { NOTES($count) } · { $sum }
}
notes-clear = Alles terug

## Chat

chat-title = Chat
chat-write = Schrijf iets
chat-send = Verstuur
chat-none = Er is nog niets gezegd.
chat-all = Alle zinnen
chat-quick = Snelle zinnen
chat-phrases =
    .hello = Hallo!
    .good_luck = Succes!
    .well_played = Goed gespeeld!
    .thanks = Bedankt!
    .ouch = Au!
    .what_a_price = Wat een prijs!
    .my_poor_purse = Mijn arme beurs!
    .hurry_up = Kom op!
    .one_moment = Een ogenblik, alsjeblieft.
    .the_donkey = De ezel!
    .you_bluff = Je bluft!
    .good_game = Mooi spel!
    .lucky_me = Wat een geluk!
    .a_bargain = Een koopje!
    .too_dear = Te duur voor mij.
    .my_family = Mijn familie is compleet!
    .i_collect_these = Die spaar ik.
    .i_need_money = Ik heb het geld nodig.
    .what_a_beauty = Wat een prachtbeest!
    .who_gives_more = Wie biedt meer?
    .now_it_gets_good = Nu wordt het spannend!
    .i_knew_it = Ik wist het!

## Log

log-title = Wat er gebeurde
log-none = Er is nog niets gebeurd.
log-call = { $price } { $calls ->
    [one] eenmaal
   *[other] andermaal
}…

## Result

result-title = De eindtelling
result-wins = { COUNT($names) ->
    [one] { LIST($names) } wint
   *[other] { LIST($names) } delen de overwinning
}
result-times = { $sum } × { $families ->
    [one] 1 familie
   *[other] { $families } families
}
result-plus-dove = + 500 duif
result-chart = Wat de kuddes in de loop van het spel waard waren
result-no-families = geen complete familie
result-rematch = Nog een spel
result-next = Naar het volgende spel
result-record = Partij downloaden
result-replay = Partij bekijken
result-home = Startpagina
result-verify = De verzegelde stapel ligt nu open; de opgeslagen partij bewijst het.
result-check = Schudden controleren
result-check-tip = Hier de vingerafdruk van de open stapel berekenen en vergelijken met die van voor de eerste kaart
result-kept = Belofte gehouden: alle { $cards } gedraaide kaarten lagen al voor de eerste in deze volgorde.
result-broken = Belofte gebroken: de open stapel is niet de verzegelde.
result-skip = Overslaan
result-points = { $points }
result-place = Plaats { $rank }
result-moves = zetten

## For ears and keys

keys-title = Toetsen
keys-focus-mode = Met een schermlezer werken de toetsen in de focusmodus (NVDA: NVDA + spatie).
keys-deciding = Om te beslissen
keys-reading = Om te laten voorlezen
keys-panels = Om te openen
keys-paddles = Bieden: de drie bordjes
keys-take = De gelegde kaarten nemen
keys-stakes = Om welk dier je handelt, in hun volgorde
keys-notes = Een kaart leggen: 0, 10, 50, 100, 200, 500
keys-lay = Leggen of betalen
keys-readings =
    .g = Mijn geld
    .f = De dieren en kaarten van iedereen
    .l = De prijs en wie leidt, of het bod
    .w = De klok
    .e = De laatste drie gebeurtenissen
    .repeat = Nog een keer
voice-passes = { COUNT($names) ->
    [1] { LIST($names) } past.
   *[other] { LIST($names) } passen.
}
voice-outbid = Je bent overboden: { $name } biedt { $amount }.
voice-no-clock = Er loopt geen klok.
