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
terminal-typed-say = sagen, sag, say
terminal-typed-raise = erhöhen, erhoehen, raise
terminal-typed-hammer = hammer
terminal-typed-start = start
terminal-typed-bots = bots
terminal-typed-sit = setzen, sit
terminal-typed-stand = aufstehen, stand
terminal-typed-bot = bot
terminal-typed-free = frei, free
terminal-typed-vote = stimme
terminal-typed-unvote = zurückziehen
terminal-typed-invite = einladen
terminal-typed-pause = pause
terminal-typed-resume = weiter, resume
terminal-typed-again = nochmal, again

## Beginning and end

terminal-you-are = Du bist { $name }.
terminal-bots = { $name } wird vom Programm gespielt ({ $bot }).
terminal-ask-for-help = Tippe jederzeit ?, um zu sehen, was du eingeben kannst.
terminal-forced = Etwas anderes bleibt dir nicht übrig.
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

## At a live table

live-unreachable = Unter { $server } antwortet niemand.
live-start-a-server = Für einen Server auf diesem Rechner: „maquignon serve“ in einem anderen Terminal.
live-no-place =
    „{ $typed }“ ist weder der Code eines Tisches wie KX4M2 noch sein Link wie https://play.example/t/KX4M2.
live-no-server = „{ $typed }“ ist keine Adresse eines Servers wie https://play.example.
live-no-code =
    { $server } ist ein Server und kein Tisch. „maquignon lobby { $server }“ zeigt seine öffentlichen Tische.
live-join-with = Hinsetzen mit: maquignon join { $link }
live-no-tui =
    Der gezeichnete Tisch braucht noch ein Paket: pip install "maquignon[tui]". Hier ist das Spiel in Sätzen.
live-invite = Die anderen kommen mit dem Code { $code } oder über den Link { $link }
live-at-table = Du bist an Tisch { $code }.
live-plays = Gespielt wird: { LIST($played) }.
live-house-rules = Hausregeln: { JOIN($rules) }.
live-seat-open = Platz { $number }: frei.
live-seat-person = Platz { $number }: { $name }.
live-seat-bot = Platz { $number }: { $name }, ein Bot.
live-seat-away = Platz { $number }: { $name }, gerade nicht da.
live-seat-stand-in = Platz { $number }: { $name }; ein Bot springt ein.
live-wait = Jetzt warten wir, bis der Gastgeber das Spiel startet.
live-wait-as-host =
    Du bist Gastgeber. Tippe start, sobald alle da sind, oder bots, um freie Plätze mit Bots zu besetzen.
live-rearranged = Der Gastgeber hat den Tisch geändert.
live-host-now = Jetzt bist du Gastgeber.
live-sat-down = { $name } setzt sich.
live-went = { $name } steht auf.
live-away = { $name } ist gerade nicht da.
live-back = { $name } ist wieder da.
live-bot-plays = Ein Bot springt für { $name } ein.
live-may-vote = Soll er den Platz behalten: stimme { $number }; zurückziehen { $number } nimmt das zurück.
live-votes = Stimmen dafür, dass der Bot { WHOSE($name) } Platz behält: { $votes } (stimme { $number }, zurückziehen { $number }).
live-removed = { $name } musste den Platz verlassen; einladen { $name } lässt wieder Platz nehmen.
live-begins = Das Spiel beginnt.
live-goes-on = Das Spiel geht weiter.
live-said = { $name } sagt: { $text }
live-time = { $seconds ->
    [one] Du hast 1 Sekunde.
   *[other] Du hast { $seconds } Sekunden.
}
live-just-changed = Das kam gerade, als die Frage wechselte, und zählt deshalb nicht.
live-nothing-asked = Gerade wirst du nichts gefragt. Tippe ? für Hilfe.
live-no-own-raise = Dein eigenes Gebot kannst du nur erhöhen, solange es das höchste ist.
live-line-back = Die Verbindung steht wieder.
live-over =
    Tippe nochmal für ein weiteres Spiel mit denselben Leuten, sichern DATEI, um dieses aufzuheben, oder ende.
live-over-watching = Tippe sichern DATEI, um das Spiel aufzuheben, oder ende.
live-next = Die anderen spielen an Tisch { $code } weiter. Tippe nochmal, um mitzukommen.
live-goodbye = Du hast den Tisch verlassen. Auf Wiedersehen!
live-leave-sure = Ein Bot würde für dich spielen, bis du zurück bist. Tippe noch einmal ende, um zu gehen.
live-no-such-word = Das Wort „{ $word }“ gibt es hier nicht. Tippe ? für Hilfe.
live-say-what = Tippe sagen und was alle hören sollen, oder sagen und eine dieser Nummern:
live-which-seat = Nenne einen Platz mit seiner Nummer, von 1 bis { $most }.
live-invite-whom = Wen? einladen und einer dieser Namen: { JOIN($names) }.
live-invite-nobody = Niemand musste seinen Platz verlassen.
live-which-bot = Tippe bot, die Nummer des Platzes und einen dieser Namen: { JOIN($bots) }.
live-save-later = Ein Spiel am Tisch lässt sich aufheben, wenn es zu Ende ist.
live-help-room = Vor dem Spiel: setzen, setzen 2 (auf diesen Platz), aufstehen.
live-help-host =
    Vor dem Spiel: start, bots (start, mit Bots auf den freien Plätzen), bot 3 hard (ein Bot auf Platz 3), frei 3,
    setzen 2, aufstehen.
live-help-game =
    Im Spiel: tipp (was gut gespielt wäre), erhöhen 60 (dein eigenes Gebot, solange es das höchste ist), hammer
    (schneller zählen, wenn er dir gehört), pp (raus aus dieser Versteigerung), pause, weiter, zurück (deinen Platz
    vom Bot), stimme 3 (ein Bot, der Platz 3 für jemanden hütet, behält ihn, sobald alle anderen zustimmen),
    zurückziehen 3, einladen NAME (der Gastgeber: wer den Platz verlassen musste, darf sich wieder setzen); nach dem
    Ende nochmal.
live-help-always =
    Jederzeit: sagen TEXT oder sagen 3 (sagen allein zählt auf, was sich so sagen lässt), tisch (wer was hat), werte
    (der Tiere), regeln, verlauf (was geschehen ist), sichern DATEI (nach dem Ende), ende. Vor jedem Wort darf ein /
    stehen.
