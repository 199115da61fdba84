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
settings-sound = Sound
settings-sound-on = Sound is on
settings-sound-off = Sound is off

## Connection

connection-connecting = Connecting…
connection-lost = Connection lost. Trying again…
connection-offline = You are offline. The guided first game still works; tables need a connection.

## Gone

gone =
    .removed = The host has taken you from the table.
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
make-open = Open for a person
make-you = You
make-bot = { KNOWN($level) ->
    [yes] Bot: { $name } ({ $level })
   *[no] Bot: { $name }
}
make-hammer = Hammer
make-thinking = Thinking time
make-speeds =
    .relaxed = relaxed
    .normal = normal
    .fast = fast
    .none = no clock
make-hammer-none = by hand only
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
screen-gone = This table has gone home.

## Rules

rules-title = Rules
rules-failed = The rules could not be fetched.
rules-choose = Edition

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
