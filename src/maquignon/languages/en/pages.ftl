### The pages around the game.

## App

app-title = Maquignon
app-tagline = Bid, bluff, and buy your neighbour’s cow with a handful of zeros.
app-home = Home
app-skip = Skip to the game
app-loading = One moment…
app-close = Close
app-copied = Copied
app-share = Share
app-not-found = There is nothing at this address.
app-not-found-more = Perhaps the table was cleared, or a letter of the link got lost.
app-failed = That did not work.
# A name and what it stands for.
app-labelled = { $name }: { $value }
app-retry = Try again

## Settings

settings-title = Settings
settings-language = Language
settings-theme = Lighting
settings-themes =
    .system = As the system
    .light = Daylight
    .dark = Lamplight
    .contrast = High contrast
settings-pace = How what happens is shown
settings-paces =
    .calm = Calm: time to look at everything
    .lively = Lively
    .instant = Instant: nothing moves
settings-nudges = Tell me when it is my turn while I am looking elsewhere
settings-nudges-when =
    .granted = While the game stays open in another tab or window.
    .default = The browser has not been told yet whether it may.
    .denied = The browser does not let this page notify you. Allow notifications for it in the browser’s settings, then try here again.
    .insecure = This page comes over plain http: notifications, a screen that stays lit and a mark on the icon need https.
    .unsupported = This browser has no notifications. On an iPhone or iPad, add the game to the Home Screen first.
settings-explain-again = Explain everything again
settings-explained-again = Every decision will be explained again.
settings-keys = Single keys decide and read aloud
settings-sound = Sound
settings-hear = What you hear
settings-volume = Volume
settings-kinds =
    .effects = Sounds
    .calls = The hammer’s calls
    .voice = A voice for once, twice, sold
settings-listen = Listen to them
settings-listen-tip = Play this sound
settings-sounds =
    .bid = a bid
    .call = a call
    .hammer = the hammer
    .notes = notes
    .donkey = a donkey
    .family = a family
    .turn = your turn
    .end = the end
settings-sound-on = Sound is on
settings-sound-off = Sound is off

## Connection

connection-connecting = Connecting…
connection-lost = Connection lost. Trying again…
connection-back = Connected again.
connection-offline = You are offline. The guided first game still works; tables need a connection.

## Gone

gone =
    .removed = You were taken from your seat. You may watch.
    .closed = The table was closed.

## Home

home-play = Play now
home-play-tip = A game against bots, at once
home-play-more = Three bots, no account, about twenty minutes
home-new-table = New table
home-new-table-tip = Choose edition, speeds and players
home-new-table-more = For friends: a link, a code, a QR code
home-join = Join
home-join-tip = With a code, or at a public table
home-rules = Rules
home-replays = Replays
home-learn = Learn in five minutes
home-your-tables = Your tables
home-back-to = Back to table { $code }
home-story = Ten families of animals come under the hammer. Collect whole families; the most valuable herd wins.
home-how-auction = Auction
home-how-auction-text = Somebody turns up an animal, everybody calls out prices. Sold, or kept for the same price.
home-how-trade = Trade
home-how-trade-text = Lay money face down before your neighbour. Will they sell, or lay down more?
home-how-count = Count
home-how-count-text = Add up your families and multiply by their number. Money is worth nothing at the end.
home-made-by = A game by Rüdiger Koltze, in five printed editions.

## Name

name-title = What shall we call you?
name-label = Your name at the table
name-placeholder = Ana
name-save = Take a seat
name-guest = Guest

## Make

make-title = A new table
make-edition = Edition
make-about =
    .boursicocotte-2025 = Families of three, two animals per auction. The quick one to begin with.
    .boursicocotte-original = Families of four, one animal at a time, pairs change hands in trades.
    .koehandel = The classic: a tied trade goes to a second round.
    .boursikocotte = The short classic: on a tie both offer again.
    .bluff = Open counter-offers, buy-back at double price, and a dove worth 500.
make-variants = Variants
make-variant-about =
    .coup-double = Whoever trades must also hold an auction in the same turn.
    .finie-la-plaisanterie = One bid each per auction.
    .super-marchandage = Piles are swapped and counted in secret.
make-seats = Seats
make-players = { $count } players
make-minutes = About { $minutes } minutes with these rules and players.
make-open = Open for a person
make-you = You
make-bot = { KNOWN($level) ->
    [yes] Bot: { $name } ({ $level })
   *[no] Bot: { $name }
}
make-hammer = Hammer
make-thinking = Thinking time
make-speeds =
    .calm = calm
    .relaxed = relaxed
    .normal = normal
    .fast = fast
    .none = no clock
make-hammer-pace = { $speed } ({ $quiet } s after a bid, then { $gap } s a call)
make-thinking-pace = { $speed } ({ $seconds } s)
make-hammer-none = by hand only
make-liveliness = Bots’ bids
make-livelinesses =
    .calm = calm: two seconds apart
    .lively = lively: one second apart
    .instant = instant: as they come
make-first = Who begins
make-by-lot = drawn by lot
make-seat = Seat { $number }
make-public = Public: everybody may see and join this table
make-spectators = Spectators are welcome
make-banter = Bots chat a little
make-more = More choices
make-create = Open the table
make-change = Change the table
make-save = Save

## Join

join-title = Join a table
join-code = Table code
join-go = Go to the table
join-public = Public tables
join-none = No public table is waiting right now.
join-open-one = Open one yourself
join-free = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}
join-full = full
join-host = { $name }’s table
join-sit = Sit down
join-watch = Watch
join-playing = playing

## Lobby

lobby-let-back = Let { $name } sit again
lobby-let-back-tip = They were taken from their seat
lobby-title = Before the game
lobby-table = Table { $code }
lobby-invite = Invite
lobby-invite-text = Send the link, say the code, or let them scan.
lobby-link = Link
lobby-code = Code
lobby-qr = QR code of the link to this table
lobby-open = open
lobby-take-seat = Sit here
lobby-add-bot = Add a bot
lobby-choose-bot = Who sits on seat { $seat }
lobby-free = Free this seat
lobby-host = host
lobby-you = you
lobby-away = away
lobby-start = Start the game
lobby-start-with-bots = Start, bots take the free seats
lobby-waiting-host = Waiting for { $name } to start the game.
lobby-terms = What is played
lobby-leave = Leave
lobby-spectators = { $count ->
    [one] 1 person is watching
   *[other] { $count } people are watching
}
lobby-sealed = The shuffle is sealed:
lobby-personal = Go on with another device
lobby-personal-text = This personal link is your seat. Do not share it.

## A screen in the room

screen-name = Screen
screen-title = Table { $code } on the screen
screen-join = Join with your phone
screen-join-text = The code leads to your hand: your notes, your animals and your decisions. The table is here.
screen-waiting = The game begins as soon as the host starts it.
screen-open = Show the table on a screen
screen-open-tip = For a television or a tablet that all can see: no secrets, only the table
screen-hand = Only my hand
screen-hand-tip = For those who see the table on a screen in the room
screen-whole-table = The whole table
screen-fill = Fill the screen, with sound
screen-fill-tip = Browsers make no sound before somebody has pressed something
screen-gone = This table is closed.

## One device, passed around

hotseat-title = One tablet for all
hotseat-more = Two to five people on one device, with a curtain between the hands
hotseat-about = Bids are called at the open table. Whoever has something secret to decide takes the tablet, and a curtain hides every hand from the others.
hotseat-person = A person
hotseat-name = Name
hotseat-name-at = Name on seat { $number }
hotseat-begin = Begin
hotseat-too-few = At least two people are needed.
hotseat-unnamed = Everybody needs a name.
hotseat-not-here = Nobody on this device has a seat at this table.
hotseat-pass-to = Pass the tablet to { $name }.
hotseat-look = { $name }: press when only you are looking
hotseat-look-tip = Your hand appears, and vanishes once you have decided
hotseat-table = Look at the table first
hotseat-table-tip = What everybody may see
hotseat-hand-of = { $name }’s hand
hotseat-close = Close the curtain
hotseat-close-tip = Hide the hand and go back to the open table (Esc)
hotseat-peek = { $name }: look at my hand
hotseat-peek-tip = Only when nobody else is looking
hotseat-desk = What you press together
hotseat-call-bids = Who bids more? Call out and press your own paddle.
hotseat-paddles-of = { $name }’s paddles
hotseat-out = Out
hotseat-out-of = { $name } is out of this lot
hotseat-hammer-tip = Count: once, twice, sold (H)

## Rules

rules-title = Rules
rules-failed = The rules could not be fetched.
rules-choose = Edition
rules-contents = Contents
rules-search = Search the rules
rules-search-such-as = tie, hammer, zero…
rules-found = { $count ->
    [0] No rule has these words.
    [one] 1 rule
   *[other] { $count } rules
}
rules-pictures =
    .cards = The ten families, and what each is worth when it is complete.
    .setup = At the start: you see your money; of the others you know only how many notes they hold.
    .turn = Your turn: an auction, or a trade for an animal that you have as well.
    .auction = Cleo leads with 30. Bid more or pass, as long as the hammer has not fallen.
    .trade = Cleo has laid two notes face down for your pig: it is for you to answer.
    .end = A complete family, ticked, is safe; the points are those of complete families.

## Replays

replays-title = Replays
replays-search = Search by player
replays-edition = Edition
replays-all = all editions
replays-none = No finished game here yet.
replays-none-found = No game fits this search.
replays-show-all = All games
replays-play-one = Play one
replays-drop = Drop a record file here, or choose one
replays-choose = Choose a file
replays-failed = This file is no readable record.
replays-more = More

## Replay

replay-title = Replay
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-previous = One step back
replay-first = To the beginning
replay-last = To the end
replay-speed = Speed
replay-step = Step { $now } of { $all }
replay-seen-as = Seen as
replay-spectator = spectator
replay-open = all cards open
replay-download = Download the record
replay-share = Copy a link to this moment
replay-chart = Score and money over time
replay-score = Score
replay-money = Money
replay-chances = Chance of winning, in %
replay-start = The game begins.
