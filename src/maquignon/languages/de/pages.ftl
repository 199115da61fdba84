### The pages around the game.

## App

app-title = Maquignon
app-tagline = Biete, bluffe und kauf der Nachbarin die Kuh für eine Handvoll Nullen ab.
app-home = Zur Startseite
app-skip = Zum Spiel springen
app-loading = Einen Moment …
app-close = Schließen
app-copied = Kopiert
app-share = Teilen
app-not-found = Unter dieser Adresse ist nichts.
app-not-found-more = Vielleicht ist der Tisch abgeräumt oder ein Buchstabe des Links ging verloren.
app-failed = Das hat nicht geklappt.
# A name and what it stands for.
app-labelled = { $name }: { $value }
app-retry = Noch einmal

## Settings

settings-title = Einstellungen
settings-language = Sprache
settings-theme = Beleuchtung
settings-themes =
    .system = Wie das System
    .light = Tageslicht
    .dark = Lampenlicht
    .contrast = Hoher Kontrast
settings-pace = Wie gezeigt wird, was geschieht
settings-paces =
    .calm = Ruhig: Zeit für jeden Blick
    .lively = Lebhaft
    .instant = Sofort: nichts bewegt sich
settings-nudges = Mir Bescheid sagen, wenn ich dran bin und woanders hinsehe
settings-nudges-when =
    .granted = Solange das Spiel in einem anderen Tab oder Fenster offen bleibt.
    .default = Der Browser weiß noch nicht, ob er das darf.
    .denied = Der Browser lässt diese Seite keine Mitteilungen zeigen. Erlaube sie in den Einstellungen des Browsers und versuche es dann hier noch einmal.
    .insecure = Diese Seite kommt über einfaches http: Mitteilungen, ein Bildschirm, der an bleibt, und eine Marke am Symbol brauchen https.
    .unsupported = Dieser Browser hat keine Mitteilungen. Füge das Spiel auf einem iPhone oder iPad zuerst zum Home-Bildschirm hinzu.
settings-explain-again = Alles noch einmal erklären
settings-explained-again = Jede Entscheidung wird wieder erklärt.
settings-keys = Einzelne Tasten entscheiden und lesen vor
settings-sound = Ton
settings-hear = Was zu hören ist
settings-volume = Lautstärke
settings-kinds =
    .effects = Geräusche
    .calls = Die Hammerschläge
    .voice = Eine Stimme für Ersten, Zweiten, verkauft
settings-listen = Anhören
settings-listen-tip = Dieses Geräusch anhören
settings-sounds =
    .bid = ein Gebot
    .call = ein Ruf
    .hammer = der Hammer
    .notes = Geldkarten
    .donkey = ein Esel
    .family = eine Familie
    .turn = du bist dran
    .end = das Ende
settings-sound-on = Der Ton ist an
settings-sound-off = Der Ton ist aus

## Connection

connection-connecting = Verbinde …
connection-lost = Verbindung verloren. Neuer Versuch …
connection-back = Die Verbindung steht wieder.
connection-offline = Du bist offline. Das geführte erste Spiel geht trotzdem; Tische brauchen eine Verbindung.

## Gone

gone =
    .removed = Du musstest deinen Platz verlassen. Du darfst zusehen.
    .closed = Der Tisch wurde geschlossen.

## Home

home-play = Jetzt spielen
home-play-tip = Ein Spiel gegen Bots, sofort
home-play-more = Drei Bots, ohne Konto, etwa zwanzig Minuten
home-new-table = Neuer Tisch
home-new-table-tip = Ausgabe, Tempo und Mitspielende wählen
home-new-table-more = Mit Freunden: ein Link, ein Code, ein QR-Code
home-join = Mitspielen
home-join-tip = Mit einem Code oder an einem öffentlichen Tisch
home-rules = Regeln
home-replays = Gespielte Partien
home-learn = In fünf Minuten lernen
home-your-tables = Deine Tische
home-back-to = Zurück an Tisch { $code }
home-story = Zehn Tierfamilien kommen unter den Hammer. Sammle ganze Familien; die wertvollste Herde gewinnt.
home-how-auction = Versteigerung
home-how-auction-text = Jemand deckt ein Tier auf, alle rufen Preise. Verkauft oder zum selben Preis behalten.
home-how-trade = Kuhhandel
home-how-trade-text = Leg deinem Nachbarn verdeckt Geld hin. Verkauft er oder legt er mehr dagegen?
home-how-count = Abrechnung
home-how-count-text = Zähl deine Familien zusammen und nimm sie mal ihre Anzahl. Geld zählt am Ende nichts.
home-made-by = Ein Spiel von Rüdiger Koltze, in fünf gedruckten Ausgaben.

## Name

name-title = Wie heißt du?
name-label = Dein Name am Tisch
name-placeholder = Ana
name-save = Platz nehmen
name-guest = Gast

## Make

make-title = Ein neuer Tisch
make-edition = Ausgabe
make-about =
    .boursicocotte-2025 = Dreierfamilien, zwei Tiere je Versteigerung. Die schnelle, zum Anfangen.
    .boursicocotte-original = Viererfamilien, ein Tier nach dem anderen, Paare wechseln beim Kuhhandel.
    .koehandel = Der Klassiker: Bei Gleichstand gibt es eine zweite Runde.
    .boursikocotte = Der kurze Klassiker: Bei Gleichstand bieten beide noch einmal.
    .bluff = Offene Gegenangebote, Rückkauf zum doppelten Preis und eine Taube für 500.
make-variants = Varianten
make-variant-about =
    .coup-double = Wer handelt, muss im selben Zug auch versteigern.
    .finie-la-plaisanterie = Nur ein Gebot pro Person und Versteigerung.
    .super-marchandage = Die Angebote werden getauscht und heimlich gezählt.
make-seats = Plätze
make-players = { $count } Plätze
make-minutes = Etwa { $minutes } Minuten mit diesen Regeln und so vielen Spielern.
make-open = Frei für jemanden
make-you = Du
make-bot = { KNOWN($level) ->
    [yes] Bot: { $name } ({ $level })
   *[no] Bot: { $name }
}
make-hammer = Hammer
make-thinking = Bedenkzeit
make-speeds =
    .calm = sehr ruhig
    .relaxed = gemütlich
    .normal = normal
    .fast = schnell
    .none = ohne Uhr
make-hammer-pace = { $speed } ({ $quiet } s nach einem Gebot, dann { $gap } s je Ruf)
make-thinking-pace = { $speed } ({ $seconds } s)
make-hammer-none = nur von Hand
make-liveliness = Gebote der Bots
make-livelinesses =
    .calm = ruhig: alle zwei Sekunden
    .lively = lebhaft: jede Sekunde
    .instant = sofort: wie sie kommen
make-first = Wer beginnt
make-by-lot = ausgelost
make-seat = Platz { $number }
make-public = Öffentlich: Alle können diesen Tisch sehen und mitspielen
make-spectators = Zuschauer sind willkommen
make-banter = Bots plaudern ein wenig
make-more = Mehr Auswahl
make-create = Tisch eröffnen
make-change = Tisch ändern
make-save = Übernehmen

## Join

join-title = An einen Tisch
join-code = Tischcode
join-go = Zum Tisch
join-public = Öffentliche Tische
join-none = Gerade wartet kein öffentlicher Tisch.
join-open-one = Selbst einen eröffnen
join-free = { $count ->
    [one] 1 freier Platz
   *[other] { $count } freie Plätze
}
join-full = voll
join-host = { WHOSE($name) } Tisch
join-sit = Hinsetzen
join-watch = Zuschauen
join-playing = läuft

## Lobby

lobby-let-back = { $name } wieder mitspielen lassen
lobby-let-back-tip = Musste den Platz verlassen
lobby-title = Vor dem Spiel
lobby-table = Tisch { $code }
lobby-invite = Einladen
lobby-invite-text = Schick den Link, sag den Code oder lass scannen.
lobby-link = Link
lobby-code = Code
lobby-qr = QR-Code des Links zu diesem Tisch
lobby-open = frei
lobby-take-seat = Hier sitzen
lobby-add-bot = Bot hinzufügen
lobby-choose-bot = Wer auf Platz { $seat } sitzt
lobby-free = Platz frei machen
lobby-host = Gastgeber
lobby-you = du
lobby-away = nicht da
lobby-start = Spiel beginnen
lobby-start-with-bots = Beginnen, Bots füllen auf
lobby-waiting-host = Warten, bis { $name } startet …
lobby-terms = Was gespielt wird
lobby-leave = Verlassen
lobby-spectators = { $count ->
    [one] 1 Person schaut zu
   *[other] { $count } Personen schauen zu
}
lobby-sealed = Der Stapel ist versiegelt:
lobby-personal = Auf einem anderen Gerät weiter
lobby-personal-text = Dieser persönliche Link ist dein Platz. Gib ihn nicht weiter.

## A screen in the room

screen-name = Bildschirm
screen-title = Tisch { $code } auf dem Bildschirm
screen-join = Mit dem Handy mitspielen
screen-join-text = Der Code führt zu deiner Hand: deine Geldkarten, deine Tiere und deine Entscheidungen. Der Tisch ist hier.
screen-waiting = Das Spiel beginnt, sobald der Gastgeber es startet.
screen-open = Den Tisch auf einem Bildschirm zeigen
screen-open-tip = Für einen Fernseher oder ein Tablet, das alle sehen: keine Geheimnisse, nur der Tisch
screen-hand = Nur meine Hand
screen-hand-tip = Für alle, die den Tisch auf einem Bildschirm im Raum sehen
screen-whole-table = Den ganzen Tisch
screen-fill = Ganzer Bildschirm, mit Ton
screen-fill-tip = Ein Browser bleibt stumm, bis jemand etwas gedrückt hat
screen-gone = Dieser Tisch ist geschlossen.

## One device, passed around

hotseat-title = Ein Tablet für alle
hotseat-more = Zwei bis fünf Personen an einem Gerät, mit einem Vorhang zwischen den Händen
hotseat-about = Geboten wird am offenen Tisch. Wer etwas geheim entscheidet, nimmt das Tablet, und ein Vorhang verbirgt jede Hand vor den anderen.
hotseat-person = Eine Person
hotseat-name = Name
hotseat-name-at = Name auf Platz { $number }
hotseat-begin = Anfangen
hotseat-too-few = Es müssen mindestens zwei Personen sein.
hotseat-unnamed = Alle brauchen einen Namen.
hotseat-not-here = Niemand an diesem Gerät hat einen Platz an diesem Tisch.
hotseat-pass-to = Gebt das Tablet an { $name }.
hotseat-look = { $name }: drück, wenn nur du hinschaust
hotseat-look-tip = Deine Hand erscheint und verschwindet, sobald du entschieden hast
hotseat-table = Erst den Tisch ansehen
hotseat-table-tip = Was alle sehen dürfen
hotseat-hand-of = Die Hand von { $name }
hotseat-close = Vorhang zu
hotseat-close-tip = Die Hand verbergen und zurück zum offenen Tisch (Esc)
hotseat-peek = { $name }: meine Hand ansehen
hotseat-peek-tip = Nur wenn sonst niemand hinschaut
hotseat-desk = Was ihr gemeinsam drückt
hotseat-call-bids = Wer bietet mehr? Ruft es aus und drückt eure eigene Bieterkelle.
hotseat-paddles-of = Die Bieterkellen von { $name }
hotseat-out = Aussteigen
hotseat-out-of = { $name } steigt bei diesem Los aus
hotseat-hammer-tip = Zählen: zum Ersten, zum Zweiten, verkauft (H)

## Rules

rules-title = Regeln
rules-failed = Die Regeln ließen sich nicht laden.
rules-choose = Ausgabe
rules-contents = Inhalt
rules-search = In den Regeln suchen
rules-search-such-as = Gleichstand, Hammer, Null …
rules-found = { $count ->
    [0] In keiner Regel stehen diese Wörter.
    [one] 1 Regel
   *[other] { $count } Regeln
}
rules-pictures =
    .cards = Die zehn Familien, und was jede wert ist, wenn sie ganz ist.
    .setup = Am Anfang: Du siehst dein Geld; von den anderen weißt du nur, wie viele Karten sie haben.
    .turn = Du bist dran: eine Versteigerung oder ein Kuhhandel um ein Tier, das du auch hast.
    .auction = Cleo führt mit 30. Biete mehr oder passe, solange der Hammer nicht gefallen ist.
    .trade = Cleo hat zwei Karten verdeckt für dein Schwein hingelegt: Du musst antworten.
    .end = Eine ganze Familie, abgehakt, ist sicher; die Punkte sind die der ganzen Familien.

## Replays

replays-title = Gespielte Partien
replays-search = Nach Namen suchen
replays-edition = Ausgabe
replays-all = alle Ausgaben
replays-none = Hier ist noch keine Partie zu Ende gespielt.
replays-none-found = Keine Partie passt dazu.
replays-show-all = Alle Partien
replays-play-one = Eine spielen
replays-drop = Zieh eine Aufzeichnung hierher oder wähle eine aus
replays-choose = Datei wählen
replays-failed = Diese Datei ist keine lesbare Partie.
replays-more = Mehr

## Replay

replay-title = Partie ansehen
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Einen Schritt weiter
replay-previous = Einen Schritt zurück
replay-first = Zum Anfang
replay-last = Zum Ende
replay-speed = Tempo
replay-step = Schritt { $now } von { $all }
replay-seen-as = Gesehen von
replay-spectator = Zuschauer
replay-open = alle Karten offen
replay-download = Partie herunterladen
replay-share = Link zu diesem Moment kopieren
replay-chart = Punkte und Geld im Lauf der Partie
replay-score = Punkte
replay-money = Geld
replay-chances = Gewinnchance in %
replay-start = Das Spiel beginnt.
