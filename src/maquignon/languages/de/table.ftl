### What the table says.

## Table

table-others = Die anderen
table-my-place = Dein Platz
table-my-notes = Deine Geldkarten
table-seat-of = { WHOSE($name) } Platz
table-herd-of = { WHOSE($name) } Tiere
table-family-of = Vollständig: die Familie der { WORD($animal, 2) }, { $value }
table-animals-of = { WORD($animal, $number) }: { $number } von { $size }
table-no-animals = noch keine Tiere
table-notes-in-hand = { NOTES($count) } auf der Hand
table-shown-notes = { $name } hat alles gezeigt
table-leads-with = führt mit { $amount }
table-passed = passt
table-out = ausgestiegen
table-challenged = muss antworten
table-challenges = handelt
table-auctioneer = versteigert
table-on-turn = ist dran
table-has-dove = hat die Taube, 500 Punkte
table-is-away = nicht da
table-bot-in = Bot in
table-bot-plays = ein Bot spielt
table-to-think = zum Nachdenken
table-points-now = { $points } Punkte in ganzen Familien
table-ahead = Vorn mit { $points } Punkten in ganzen Familien
table-time-left = Restzeit
table-seconds-left = { $seconds ->
    [one] noch 1 Sekunde
   *[other] noch { $seconds } Sekunden
}
table-first-time = Beim ersten Mal
table-pile = Stapel
table-pile-left = { $count ->
    [one] noch 1 Tier im Stapel
   *[other] noch { $count } Tiere im Stapel
}
table-calls =
    .once = Zum Ersten
    .twice = Zum Zweiten
table-sold = Verkauft!
table-values = Werte
table-values-tip = Was jede Familie wert ist und was noch im Stapel liegt
table-family = Familie
table-worth = Wert
table-in-pile = Im Stapel
table-donkeys = Esel zahlen allen
table-donkey-number = { $number }. Esel
table-rules = Regeln
table-log = Verlauf
table-log-tip = Was bisher geschah
table-chat = Chat
table-menu = Tischmenü
table-pause = Um Pause bitten
table-agree = Einverstanden
table-resume = Weiterspielen
table-unpause = Anfrage zurückziehen
table-paused = Der Tisch macht Pause.
table-wishes-pause = { LIST($names) } { COUNT($names) ->
    [one] möchte
   *[other] möchten
} eine Pause.
table-leave = Tisch verlassen
table-leave-sure = Gehen? Ein Bot hält deinen Platz, bis du zurück bist.
table-stay = Bleiben
table-take-back = Meinen Platz zurück
table-standing-in = Ein Bot spielt für dich.
table-played-for-you = Deine Zeit war um: Der Tisch hat für dich entschieden. Beim nächsten Mal spielt ein Bot, bis du wieder da bist.
table-timed-out = Zeit war um
table-bot-plays-for = Ein Bot spielt für { $name }.
table-give-seat = Dem Bot den Platz ganz geben ({ $votes } von { $needed })
table-give-seat-tip = Sobald alle anderen Anwesenden dafür sind
table-take-bots-seat = Den Platz von { $name } übernehmen
table-take-bots-seat-tip = Mit dem weiterspielen, was der Bot hat
table-watching = Du schaust zu.
table-hint = Tipp
table-hint-tip = Was würde ein guter Bot tun?
table-elsewhere = Dieser Tisch geht auf einem anderen Server weiter. Du wirst hingebracht.
table-trouble = Der Server kann gerade nichts speichern. Nichts ist verloren; das Spiel geht von selbst weiter.
table-cut-off =
    Dieser Server ist von seiner Datenbank abgeschnitten. Nichts ist verloren; das Spiel geht von selbst weiter, hier
    oder auf einem anderen Server.

## Stage

stage-label = Die Mitte des Tischs
stage-lot = Unter dem Hammer
stage-no-bid = kein Gebot
stage-stake = Es geht um { $number ->
    [one] { THE($animal) }
   *[other] { $number } { WORD($animal, $number) }
}
stage-second-round = zweite Runde
stage-no-offer = { $me ->
    [name] legst nichts hin
   *[other] legt nichts hin
}
stage-offers-again = { $me ->
    [name] bietest noch einmal
   *[other] bietet noch einmal
}
stage-answers = { $me ->
    [name] antwortest
   *[other] antwortet
}
stage-turn = { $name }: Versteigerung oder Kuhhandel?
stage-must-auction = { $name } muss jetzt versteigern.
stage-must-trade = { $name } muss handeln.
stage-turning-up = { $me ->
    [name] Du deckst auf …
   *[other] { $name } deckt auf …
}
stage-dealing = Tiere werden ausgeteilt.
stage-deciding = { $me ->
    [bidder] Du bietest { $price }. Verkauft { $seller } oder kauft selbst zu diesem Preis?
   *[other] { $bidder } bietet { $price }. Verkauft { $seller } oder kauft selbst zu diesem Preis?
}
stage-paying = { $name } zahlt { $price }.
stage-buying-back = { $name } hat { $price } bekommen: gelten lassen oder zum doppelten Preis zurückkaufen?
stage-answering = { $name } betrachtet die verdeckten Karten …
stage-offering = Gleichstand! { $name } bietet noch einmal.
stage-yours =
    .turn = Du bist dran: Versteigerung oder Kuhhandel?
    .must_auction = Du bist dran: Nur eine Versteigerung ist möglich.
    .must_trade = Du bist dran: Es bleibt nur der Kuhhandel.
    .deciding = Für { $price } verkaufen oder behalten und so viel zahlen?
    .paying = Du zahlst { $price }.
    .buying_back = Dir wurden { $price } gezahlt: gelten lassen oder zurückkaufen?
    .answering = Die Karten nehmen oder dagegenhalten?
    .offering = Gleichstand! Du bietest noch einmal.
stage-over = Das Spiel ist zu Ende
stage-ended =
    .circles = Diese Stellung ist zum dritten Mal da: Das Spiel ist zu Ende, und unvollständige Familien zählen für
        niemanden.
    .standstill = 200 Kuhhändel in Folge haben keine Familie vervollständigt: Das Spiel ist zu Ende, und
        unvollständige Familien zählen für niemanden.

## Dock

dock-label = Deine Entscheidung
dock-your-turn = Du bist dran
dock-waits-for-you = Der Tisch wartet auf dich.
dock-auction = Versteigerung
dock-auction-tip = Tiere aufdecken und bieten lassen (A)
dock-or-trade = oder Kuhhandel um:
dock-must-trade = Der Stapel ist leer. Kuhhandel um:
dock-stake = { $number ->
    [one] { "" }
   *[other] { $number }{ " " }
}{ WORD($animal, $number) } · { $name }
dock-trade-for = Kuhhandel mit { $name } um { the-animals }
dock-offer-for = Dein Angebot an { $name } für { the-animals }
dock-offer-again = Gleichstand. Dein neues Angebot an { $name }
dock-lay-offer = Verdeckt hinlegen
dock-lay-counter = Gegenangebot legen
dock-tray = Tippe Karten an, um sie verdeckt hinzulegen; auch eine Null zählt als Karte.
dock-pay-tray = Tippe an, womit du zahlst.
dock-at-least = { $least ->
    [one] Leg mindestens eine Karte, notfalls eine Null.
   *[other] { "" }
}
dock-back = Zurück
dock-affordable = Du kannst bis { $sum } zahlen.
dock-only-bluff = Du hast { $sum }: Jedes Gebot ist ein Bluff.
dock-bid-tip = { $amount } bieten
dock-bluff-tip = { $amount } bieten, mehr als du hast. Musst du zahlen, sehen alle dein Geld. Zweimal tippen.
dock-bluff = Bluff
dock-dare = Bluff?
dock-bid-of = { $amount } bieten
dock-bluff-of = Bluff: { $amount }
dock-dare-bid = Wirklich { $amount }?
dock-outbid = { $name } war schneller: { $price }.
dock-bid-at-least = Mindestens { $least }
dock-bid-at-most = Höchstens { $most }
dock-own-raise = Mein eigenes Gebot erhöhen …
dock-own-raise-tip = Du führst schon; ein höherer Preis ist trotzdem erlaubt (U)
dock-less = 10 weniger
dock-more = 10 mehr
dock-free-amount = Dein Gebot
dock-pass = Passen
dock-pass-tip = Zu diesem Preis nicht mehr (P)
dock-out = Ganz aussteigen
dock-out-tip = Jetzt und bei jedem höheren Preis passen (O)
dock-hammer =
    .once = Zum Ersten …
    .twice = Zum Zweiten …
    .gone = Verkauft!
dock-hammer-tip = Das Zählen beschleunigen (H)
dock-you-lead = Du führst mit { $amount }.
dock-you-auction = Du versteigerst. Die anderen bieten.
dock-passed = Du passt. Ein höheres Gebot, und du darfst wieder bieten.
dock-bidding-goes-on = Es wird ohne dich weitergeboten.
dock-waiting-for = Warten auf { LIST($names) } …
dock-one-moment = Einen Moment …
dock-decide = { $name } bietet { $price }
dock-sell = Verkaufen
dock-sell-for = { $price } bekommen
dock-sell-tip = { $name } zahlt und bekommt die Tiere (S)
dock-preempt = Behalten
dock-preempt-for = { $price } zahlen
dock-preempt-tip = Vorkaufsrecht: { $name } denselben Preis zahlen und die Tiere behalten (K)
dock-cannot-preempt = Dafür reicht dein Geld nicht.
dock-pay-to = Zahl { $price } an { $name }
dock-pay = { $sum } zahlen
dock-proposals = Vorschläge
dock-proposal-tip = Diese Karten nehmen
dock-exact = passend
dock-loses = { $loss } zu viel, kein Wechselgeld
dock-standing =
    .short = es fehlen noch { $missing }
    .exact = Genau passend.
    .over = Es gibt kein Wechselgeld: Du verlierst { $loss }.
    .exact-possible = Du kannst genau zahlen, also musst du.
    .needless = Eine dieser Karten ist überflüssig.
dock-sold = { $name } zahlt { $price } mit { NOTES($count) }
dock-let-stand = Gelten lassen
dock-let-stand-tip = Das Geld nehmen (S)
dock-buy-back = Zurückkaufen
dock-buy-back-tip = Die Karten zurückgeben, den Preis noch einmal zahlen und das Tier behalten (K)
dock-cannot-buy-back = Du kannst den Preis nicht noch einmal zahlen.
dock-double-price = die { $price } zurückgeben und { $price } aus eigener Tasche zahlen
dock-buy-back-title = Rückkauf: { $price } aus eigener Tasche
dock-buy-back-for = Mit { $sum } zurückkaufen
dock-answer = { $name } legt { NOTES($count) } für { the-animals }
dock-accept = { $count ->
    [0] Für nichts annehmen
   *[other] { NOTES($count) } nehmen
}
dock-accept-tip = Das Geld nehmen und das Tier hergeben (T)
dock-counter = Gegenangebot
dock-counter-tip = Eigene Karten legen; die höhere Summe gewinnt das Tier (C)
dock-counter-to = Gegen { NOTES($count) } von { $name } um { the-animals }
dock-claim-dove = Die Taube nehmen: 500 Punkte
dock-dove-tip = Jetzt oder nie (D)

## Notes

notes-none = Kein Geld
notes-count = { $count ->
    [one] eine Karte mit { $note }
   *[other] { $count } Karten mit { $note }
}
notes-in-all = Du hast { $sum } in { NOTES($count) }
notes-lay = Eine { $note } legen
notes-lay-of = Eine { $note } legen, noch { $count }
notes-take-back = Die { $note } zurücknehmen
notes-laid = { $count ->
    [0] Nichts gelegt
   *[other] { NOTES($count) } · { $sum }
}
notes-clear = Alles zurück

## Chat

chat-title = Chat
chat-write = Etwas schreiben
chat-send = Senden
chat-none = Noch hat niemand etwas gesagt.
chat-all = Alle Sprüche
chat-quick = Schnelle Sätze
chat-phrases =
    .hello = Hallo!
    .good_luck = Viel Glück!
    .well_played = Gut gespielt!
    .thanks = Danke!
    .ouch = Autsch!
    .what_a_price = Was für ein Preis!
    .my_poor_purse = Mein armer Geldbeutel!
    .hurry_up = Na los!
    .one_moment = Moment, bitte.
    .the_donkey = Der Esel!
    .you_bluff = Du bluffst!
    .good_game = Schönes Spiel!
    .lucky_me = Glück gehabt!
    .a_bargain = Ein Schnäppchen!
    .too_dear = Das ist mir zu teuer.
    .my_family = Meine Familie ist vollständig!
    .i_collect_these = Die sammle ich.
    .i_need_money = Ich brauche das Geld.
    .what_a_beauty = Was für ein Prachtstück!
    .who_gives_more = Wer bietet mehr?
    .now_it_gets_good = Jetzt wird’s spannend!
    .i_knew_it = Ich hab’s gewusst!

## Log

log-title = Was geschah
log-none = Noch ist nichts geschehen.
log-call = { $price } zum { $calls ->
    [one] Ersten
   *[other] Zweiten
} …

## Result

result-title = Die Abrechnung
result-wins = { COUNT($names) ->
    [one] { LIST($names) } gewinnt
   *[other] { LIST($names) } teilen sich den Sieg
}
result-times = { $sum } × { $families ->
    [one] 1 Familie
   *[other] { $families } Familien
}
result-plus-dove = + 500 Taube
result-chart = Was die Herden im Lauf des Spiels wert waren
result-no-families = keine vollständige Familie
result-rematch = Noch ein Spiel
result-next = Zum nächsten Spiel
result-record = Partie herunterladen
result-replay = Partie ansehen
result-home = Zur Startseite
result-verify = Der versiegelte Stapel liegt jetzt offen; die Aufzeichnung beweist ihn.
result-check = Mischung prüfen
result-check-tip = Hier den Fingerabdruck des offenen Stapels berechnen und mit dem vor der ersten Karte vergleichen
result-kept = Das Versprechen wurde gehalten: Alle { $cards } aufgedeckten Karten lagen vor der ersten schon so.
result-broken = Das Versprechen wurde gebrochen: Der offene Stapel ist nicht der versiegelte.
result-skip = Überspringen
result-points = { $points }
result-place = Platz { $rank }
result-moves = Züge

## For ears and keys

keys-title = Tasten
keys-focus-mode = Mit einem Screenreader wirken die Tasten im Fokusmodus (NVDA: NVDA + Leertaste).
keys-deciding = Zum Entscheiden
keys-reading = Zum Vorlesen
keys-panels = Zum Öffnen
keys-paddles = Bieten: die drei Bieterkellen
keys-take = Die gelegten Karten nehmen
keys-stakes = Um welches Tier ihr handelt, in ihrer Reihenfolge
keys-notes = Eine Karte legen: 0, 10, 50, 100, 200, 500
keys-lay = Legen oder zahlen
keys-readings =
    .g = Mein Geld
    .f = Die Tiere und Karten von allen
    .l = Preis und Höchstgebot oder das Angebot
    .w = Die Uhr
    .e = Die letzten drei Ereignisse
    .repeat = Noch einmal
voice-passes = { COUNT($names) ->
    [1] { LIST($names) } passt.
   *[other] { LIST($names) } passen.
}
voice-outbid = Du wurdest überboten: { $name } bietet { $amount }.
voice-no-clock = Es läuft keine Uhr.
