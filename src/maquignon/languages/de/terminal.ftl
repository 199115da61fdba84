### What the terminal says for itself.

## What can be typed at any time

terminal-typed-hint = tipp, h, hint
terminal-typed-table = tisch, t, table
terminal-typed-values = werte, w, values
terminal-typed-rules = regeln, r, rules
terminal-typed-log = verlauf, v, log
terminal-typed-save = sichern, save
terminal-typed-quit = ende, q, quit, exit
terminal-typed-back = zurück, zurueck, b, back
terminal-typed-pass = p, passe, passen, pass
terminal-typed-out = pp
terminal-typed-all = alles, alle, all
terminal-typed-none = nichts, keine, none

## Beginning and end

terminal-you-are = Du bist { $name }.
terminal-bots = { $name } wird vom Programm gespielt ({ $bot }).
terminal-ask-for-help = Tippe jederzeit ?, um zu sehen, was du eingeben kannst.
terminal-forced = Etwas anderes bleibt dir nicht.
terminal-end-of-input = Es gibt nichts mehr zu lesen, also endet das Spiel hier.
terminal-goodbye = Das Spiel endet hier. Auf Wiedersehen!
terminal-saved = Das Spiel steht jetzt in { $file }.
terminal-not-saved = { $file } lässt sich nicht schreiben: { $why }.
terminal-save-where = Tippe sichern und den Namen einer Datei.
terminal-count-title = Die Abrechnung:
terminal-no-family = { $player }: keine vollständige Familie, 0 Punkte.
terminal-hint = Gut gespielt wäre „{ $deed }“.

## The table

terminal-myself = { $name } (du)
terminal-no-notes = keine Geldkarten
terminal-pile = Tiere im Stapel: { $count }.
terminal-pile-empty = Der Stapel ist leer.
terminal-turn-of = { $name } ist an der Reihe.
terminal-herd = { $name } besitzt: { ANIMALS($animals) }.
terminal-no-animals = { $name } hat keine Tiere.
terminal-complete = { $name } hat alle { FAMILY($animal) }: { $value }.
terminal-holds = { $name } hat { HELD-NOTES($count) }.
terminal-points = { $name } hat bisher { $points } Punkte.
terminal-dove-of = { $name } hat die Taube.
terminal-dove = Taube
terminal-your-notes = Deine Geldkarten: { $notes }. Zusammen { $total }.
terminal-your-empty-hand = Du hast keine Geldkarten.
terminal-lot = Unter dem Hammer: { ANIMALS($animals) }.
terminal-no-bid-yet = Noch hat niemand geboten.
terminal-highest-bid = Das höchste Gebot ist { $amount }, von { $name }.
terminal-has-passed = { $name } hat gepasst.
terminal-has-shown = { $name } hat alles offengelegt: { $notes }.
terminal-offer-lies = { $name } bietet { $target } { HELD-NOTES($count) }. Es geht um: { ANIMALS($animals) }.
terminal-value = { CAPITAL(FAMILY($animal)) }: { $value } Punkte, { $pile } im Stapel.
terminal-column-player = Name
terminal-column-animals = Tiere
terminal-column-families = Vollständige Familien
terminal-column-notes = Geldkarten
terminal-column-points = Punkte

## Questions

terminal-ask-turn = Du bist dran. Was tust du?
terminal-do-auction = Versteigern
terminal-do-trade =
    Kuhhandel mit { $name }, es geht um: { ANIMALS($animals) } (du hast { $mine }, { $name } { $theirs })
terminal-ask-offer = Welche Geldkarten bietest du { $name } verdeckt an?
terminal-ask-second-offer = Gleichstand. Welche Geldkarten bietest du { $name } jetzt verdeckt an?
terminal-do-offer = Angebot: { $notes }
terminal-ask-bid =
    Dein Gebot, von { DIGITS($minimum) } bis { DIGITS($maximum) }? Oder p, um zu passen, pp, um aus dieser Versteigerung
    auszusteigen.
terminal-ask-bid-affordable = Bezahlen kannst du { $affordable }.
terminal-ask-own-raise =
    Niemand bietet mehr als deine { $price }. Das eigene Gebot erhöhen, von { DIGITS($minimum) } bis
    { DIGITS($maximum) }? Oder p, und der Hammer fällt.
terminal-do-bid = { $amount } bieten
terminal-do-pass = Passen
terminal-ask-decide = { $name } bietet { $price }. Was tust du?
terminal-do-sell = An { $name } verkaufen, für { $price }
terminal-do-preempt = Das Los behalten und { $name } { $price } zahlen
terminal-ask-pay = Du schuldest { $name } { $price }. Mit welchen Geldkarten zahlst du?
terminal-do-pay = { $over ->
    [0] { $notes } zahlen
   *[other] { $notes } zahlen ({ $over } mehr als der Preis)
}
terminal-or-other-notes = Oder tippe andere Geldkarten.
terminal-ask-buy-back = { $name } hat dir { $price } mit diesen Geldkarten gezahlt: { $notes }. Was tust du?
terminal-do-let-stand = Es beim Verkauf lassen
terminal-do-buy-back = { $over ->
    [0] Zurückkaufen: sie zurückgeben, { $notes } dazulegen und das Los behalten
   *[other] Zurückkaufen: sie zurückgeben, { $notes } dazulegen ({ $over } mehr als der Preis) und das Los behalten
}
terminal-ask-answer =
    { $name } bietet dir { HELD-NOTES($count) }, verdeckt. Es geht um: { ANIMALS($animals) }. Was tust du?
terminal-do-accept = Das Angebot annehmen
terminal-or-counter = Oder tippe die Geldkarten deines Gegenangebots.
terminal-ask-counter =
    { $name } bietet dir { HELD-NOTES($count) }, verdeckt. Es geht um: { ANIMALS($animals) }. Welche Geldkarten legst du
    dagegen?
terminal-do-counter = Gegenangebot: { $notes }
terminal-ask-dove = Du darfst die Taube nehmen, sie ist { $points } Punkte wert. Was tust du?
terminal-do-take-dove = Die Taube nehmen
terminal-do-leave-dove = Sie liegen lassen

## Help

terminal-help-menu = Tippe die Nummer vor deiner Wahl.
terminal-help-bid =
    Tippe einen Betrag, zum Beispiel { DIGITS($minimum) }. Tippe p für passen, dann wirst du nach einem höheren Gebot
    wieder gefragt; mit pp nicht mehr.
terminal-help-own-raise =
    Mit einem + hinter dem Betrag ({ DIGITS($minimum) }+) wirst du noch einmal gefragt, bevor der Hammer auf dein Gebot
    fällt, und darfst es erhöhen.
terminal-help-bluff =
    Du darfst mehr bieten, als du hast. Aber wenn du dann zahlen musst, legst du alle Geldkarten offen, und das Los wird
    noch einmal versteigert.
terminal-help-notes =
    Tippe Geldkarten mit Leerzeichen dazwischen, zum Beispiel 0 10 10. Für mehrere: 3x10. Für alle: alles.
terminal-help-no-notes = Für gar keine: nichts.
terminal-help-back = Tippe zurück, um etwas anderes zu wählen.
terminal-help-always =
    Jederzeit: tipp (was gut gespielt wäre), tisch (wer was hat), werte (der Tiere), regeln, verlauf (was geschehen
    ist), sichern DATEI, ende.

## Answers to what cannot be understood or done

terminal-bad-number = Tippe eine Nummer von 1 bis { $most } oder ? für Hilfe.
terminal-bad-bid =
    Tippe ein Vielfaches von zehn von { DIGITS($minimum) } bis { DIGITS($maximum) }, p für passen oder ? für Hilfe.
terminal-no-such-note = „{ $word }“ ist keine Geldkarte: Es gibt 0, 10, 50, 100, 200 und 500. Tippe ? für Hilfe.
terminal-not-held = Diese Geldkarten hast du nicht: { $notes }.
terminal-too-little = Das sind nur { $total }, und der Preis ist { $price }.
terminal-exact-sum-possible = Du kannst genau { $price } zahlen, also musst du es.
terminal-needless-note = Ohne die { $note } reicht es auch, also lass sie weg.
terminal-empty-offer = Lege mindestens eine Geldkarte hin.
