### The pages around the game.

## App

app-title = Maquignon
app-tagline = Bied, bluf, en koop de koe van de buren voor een handvol nullen.
app-home = Startpagina
app-skip = Naar het spel
app-loading = Een ogenblik…
app-close = Sluiten
app-copied = Gekopieerd
app-share = Delen
app-not-found = Op dit adres is niets.
app-not-found-more = Misschien is de tafel opgeruimd, of ging er een letter van de link verloren.
app-failed = Dat is niet gelukt.
# A name and what it stands for.
app-labelled = { $name }: { $value }
app-retry = Opnieuw proberen

## Settings

settings-title = Instellingen
settings-language = Taal
settings-theme = Verlichting
settings-themes =
    .system = Zoals het systeem
    .light = Daglicht
    .dark = Lamplicht
    .contrast = Hoog contrast
settings-pace = Hoe te zien is wat er gebeurt
settings-paces =
    .calm = Rustig: tijd om alles te bekijken
    .lively = Vlot
    .instant = Meteen: niets beweegt
settings-nudges = Laat het me weten als ik aan de beurt ben en ergens anders kijk
settings-nudges-when =
    .granted = Zolang het spel openstaat in een ander tabblad of venster.
    .default = De browser weet nog niet of dat mag.
    .denied = De browser laat deze pagina geen meldingen tonen. Sta ze toe in de instellingen van de browser en probeer het hier opnieuw.
    .insecure = Deze pagina komt over gewone http: meldingen, een scherm dat aan blijft en een teken op het pictogram hebben https nodig.
    .unsupported = Deze browser kent geen meldingen. Zet het spel op een iPhone of iPad eerst op het beginscherm.
settings-explain-again = Alles nog eens uitleggen
settings-explained-again = Elke beslissing wordt weer uitgelegd.
settings-keys = Losse toetsen beslissen en lezen voor
settings-sound = Geluid
settings-hear = Wat je hoort
settings-volume = Volume
settings-kinds =
    .effects = Geluiden
    .calls = De slagen van de hamer
    .voice = Een stem voor eenmaal, andermaal, verkocht
settings-listen = Beluisteren
settings-listen-tip = Dit geluid beluisteren
settings-sounds =
    .bid = een bod
    .call = een roep
    .hammer = de hamer
    .notes = geldkaarten
    .donkey = een ezel
    .family = een familie
    .turn = jouw beurt
    .end = het einde
settings-sound-on = Het geluid staat aan
settings-sound-off = Het geluid staat uit

## Connection

connection-connecting = Verbinden…
connection-lost = Verbinding verbroken. Nieuwe poging…
connection-back = De verbinding is hersteld.
connection-offline = Je bent offline. Het eerste spel met uitleg werkt nog; tafels hebben een verbinding nodig.

## Gone

gone =
    .removed = Je moest je plaats verlaten. Je mag kijken.
    .closed = De tafel is gesloten.

## Home

home-play = Nu spelen
home-play-tip = Meteen een spel tegen bots
home-play-more = Drie bots, geen account, zo’n twintig minuten
home-new-table = Nieuwe tafel
home-new-table-tip = Kies editie, tempo en spelers
home-new-table-more = Met vrienden: een link, een code, een QR-code
home-join = Meedoen
home-join-tip = Met een code of aan een openbare tafel
home-rules = Regels
home-replays = Gespeelde partijen
home-learn = Leren in vijf minuten
home-your-tables = Jouw tafels
home-back-to = Terug naar tafel { $code }
home-story = Tien dierenfamilies komen onder de hamer. Verzamel hele families; de waardevolste kudde wint.
home-how-auction = Veiling
home-how-auction-text = Iemand draait een dier om, iedereen roept prijzen. Verkocht, of voor dezelfde prijs gehouden.
home-how-trade = Koehandel
home-how-trade-text = Leg geld gedekt voor je buurman neer. Verkoopt hij, of legt hij er meer tegenover?
home-how-count = Tellen
home-how-count-text = Tel je families op en vermenigvuldig met hun aantal. Geld is aan het eind niets waard.
home-made-by = Een spel van Rüdiger Koltze, in vijf gedrukte edities.

## Name

name-title = Hoe heet je?
name-label = Je naam aan tafel
name-placeholder = Ana
name-save = Ga zitten
name-guest = Gast

## Make

make-title = Een nieuwe tafel
make-edition = Editie
make-about =
    .boursicocotte-2025 = Families van drie, twee dieren per veiling. De snelle, om mee te beginnen.
    .boursicocotte-original = Families van vier, één dier tegelijk, paren wisselen van eigenaar.
    .koehandel = De klassieker: bij gelijkspel volgt een tweede ronde.
    .boursikocotte = De korte klassieker: bij gelijkspel bieden beiden opnieuw.
    .bluff = Open tegenbiedingen, terugkoop voor de dubbele prijs, en een duif van 500.
make-variants = Varianten
make-variant-about =
    .coup-double = Wie handelt, moet in dezelfde beurt ook veilen.
    .finie-la-plaisanterie = Eén bod per speler per veiling.
    .super-marchandage = De biedingen worden geruild en in het geheim geteld.
make-seats = Plaatsen
make-players = { $count } spelers
make-minutes = Ongeveer { $minutes } minuten met deze regels en spelers.
make-open = Vrij voor iemand
make-you = Jij
make-bot = { KNOWN($level) ->
    [yes] Bot: { $name } ({ $level })
   *[no] Bot: { $name }
}
make-hammer = Hamer
make-thinking = Bedenktijd
make-speeds =
    .calm = heel rustig
    .relaxed = rustig
    .normal = normaal
    .fast = snel
    .none = zonder klok
make-hammer-pace = { $speed } ({ $quiet } s na een bod, dan { $gap } s per roep)
make-thinking-pace = { $speed } ({ $seconds } s)
make-hammer-none = alleen met de hand
make-liveliness = Biedingen van bots
make-livelinesses =
    .calm = rustig: om de twee seconden
    .lively = levendig: om de seconde
    .instant = meteen: zoals ze komen
make-first = Wie begint
make-by-lot = door loting
make-seat = Plaats { $number }
make-public = Openbaar: iedereen kan deze tafel zien en meedoen
make-spectators = Toeschouwers zijn welkom
make-banter = Bots kletsen een beetje
make-more = Meer keuzes
make-create = Tafel openen
make-change = Tafel wijzigen
make-save = Bewaren

## Join

join-title = Aan tafel
join-code = Tafelcode
join-go = Naar de tafel
join-public = Openbare tafels
join-none = Er wacht nu geen openbare tafel.
join-open-one = Open er zelf een
join-free = { $count ->
    [one] 1 vrije plaats
   *[other] { $count } vrije plaatsen
}
join-full = vol
join-host = Tafel van { $name }
join-sit = Ga zitten
join-watch = Kijken
join-playing = bezig

## Lobby

lobby-let-back = { $name } weer laten meedoen
lobby-let-back-tip = Moest de plaats verlaten
lobby-title = Voor het spel
lobby-table = Tafel { $code }
lobby-invite = Uitnodigen
lobby-invite-text = Stuur de link, noem de code, of laat scannen.
lobby-link = Link
lobby-code = Code
lobby-qr = QR-code van de link naar deze tafel
lobby-open = vrij
lobby-take-seat = Hier zitten
lobby-add-bot = Bot erbij
lobby-choose-bot = Wie op plaats { $seat } zit
lobby-free = Plaats vrijmaken
lobby-host = gastheer
lobby-you = jij
lobby-away = afwezig
lobby-start = Begin het spel
lobby-start-with-bots = Begin, bots vullen aan
lobby-waiting-host = Wachten tot { $name } het spel begint.
lobby-terms = Wat er wordt gespeeld
lobby-leave = Weggaan
lobby-spectators = { $count ->
    [one] 1 toeschouwer
   *[other] { $count } toeschouwers
}
lobby-sealed = De stapel is verzegeld:
lobby-personal = Verder op een ander apparaat
lobby-personal-text = Deze persoonlijke link is jouw plaats. Deel hem niet.

## A screen in the room

screen-name = Scherm
screen-title = Tafel { $code } op het scherm
screen-join = Doe mee met je telefoon
screen-join-text = De code leidt naar je hand: je geldkaarten, je dieren en je beslissingen. De tafel staat hier.
screen-waiting = Het spel begint zodra de gastheer het start.
screen-open = De tafel op een scherm tonen
screen-open-tip = Voor een televisie of tablet die iedereen ziet: geen geheimen, alleen de tafel
screen-hand = Alleen mijn hand
screen-hand-tip = Voor wie de tafel op een scherm in de kamer ziet
screen-whole-table = De hele tafel
screen-fill = Volledig scherm, met geluid
screen-fill-tip = Een browser blijft stil tot iemand iets heeft ingedrukt
screen-gone = Deze tafel is gesloten.

## One device, passed around

hotseat-title = Eén tablet voor iedereen
hotseat-more = Twee tot vijf mensen op één apparaat, met een gordijn tussen de handen
hotseat-about = Bieden gebeurt aan de open tafel. Wie iets in het geheim beslist, neemt de tablet, en een gordijn verbergt elke hand voor de anderen.
hotseat-person = Een persoon
hotseat-name = Naam
hotseat-name-at = Naam op plaats { $number }
hotseat-begin = Beginnen
hotseat-too-few = Er zijn minstens twee mensen nodig.
hotseat-unnamed = Iedereen heeft een naam nodig.
hotseat-not-here = Niemand op dit apparaat heeft een plaats aan deze tafel.
hotseat-pass-to = Geef de tablet aan { $name }.
hotseat-look = { $name }: druk als alleen jij kijkt
hotseat-look-tip = Je hand verschijnt en verdwijnt zodra je hebt beslist
hotseat-table = Eerst de tafel bekijken
hotseat-table-tip = Wat iedereen mag zien
hotseat-hand-of = De hand van { $name }
hotseat-close = Gordijn dicht
hotseat-close-tip = De hand verbergen en terug naar de open tafel (Esc)
hotseat-peek = { $name }: mijn hand bekijken
hotseat-peek-tip = Alleen als niemand anders kijkt
hotseat-desk = Wat jullie samen indrukken
hotseat-call-bids = Wie biedt meer? Roep het en druk op je eigen bordje.
hotseat-paddles-of = De bordjes van { $name }
hotseat-out = Eruit
hotseat-out-of = { $name } doet niet meer mee voor deze kavel
hotseat-hammer-tip = Tellen: eenmaal, andermaal, verkocht (H)

## Rules

rules-title = Regels
rules-failed = De regels konden niet worden geladen.
rules-choose = Editie
rules-contents = Inhoud
rules-search = Zoek in de regels
rules-search-such-as = gelijk, hamer, nul…
rules-found = { $count ->
    [0] In geen enkele regel staan deze woorden.
    [one] 1 regel
   *[other] { $count } regels
}
rules-pictures =
    .cards = De tien families, en wat elk waard is als ze compleet is.
    .setup = Aan het begin: je ziet je eigen geld; van de anderen weet je alleen hoeveel kaarten ze hebben.
    .turn = Jouw beurt: een veiling, of een koehandel om een dier dat jij ook hebt.
    .auction = Cleo leidt met 30. Bied meer of pas, zolang de hamer niet is gevallen.
    .trade = Cleo heeft twee kaarten gedekt neergelegd voor je varken: jij moet antwoorden.
    .end = Een complete familie, afgevinkt, is veilig; de punten zijn die van complete families.

## Replays

replays-title = Gespeelde partijen
replays-search = Zoek op speler
replays-edition = Editie
replays-all = alle edities
replays-none = Hier is nog geen partij uitgespeeld.
replays-none-found = Geen partij past hierbij.
replays-show-all = Alle partijen
replays-play-one = Er een spelen
replays-drop = Sleep een opgeslagen partij hierheen, of kies er een
replays-choose = Kies een bestand
replays-failed = Dit bestand is geen leesbare partij.
replays-more = Meer

## Replay

replay-title = Partij bekijken
replay-play = Afspelen
replay-pause = Stoppen
replay-next = Een stap verder
replay-previous = Een stap terug
replay-first = Naar het begin
replay-last = Naar het eind
replay-speed = Tempo
replay-step = Stap { $now } van { $all }
replay-seen-as = Gezien door
replay-spectator = een toeschouwer
replay-open = alle kaarten open
replay-download = Partij downloaden
replay-share = Kopieer link naar dit moment
replay-chart = Punten en geld in de loop van de partij
replay-score = Punten
replay-money = Geld
replay-chances = Winkans in %
replay-start = Het spel begint.
