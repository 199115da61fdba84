### The first game, told step by step.

learn-title = Your first game
learn-next = Go on
learn-again = Once more
learn-play = Play a real game
learn-leave = Leave the lesson
learn-step = { $now } of { $all }
learn-try-it = Your turn: try it.
learn-other = In this lesson, do what the note says.
learn-texts =
    .welcome =
        Welcome to the saleroom. You want complete families of animals: here, three of a kind. The dearer the animal,
        the more its family is worth at the end.
    .notes =
        Below is your money: 140. Two of your notes are zeros. They are worth nothing, but nobody else can see that.
    .bid =
        Ben auctions two animals; the plate under each says what its whole family is worth. Cleo calls 10. Everybody but
        Ben may bid. Call 60: press the third paddle.
    .pay =
        The hammer has fallen for you. You owe 60 and can pay it exactly: a 50 and a 10. No change is ever given, so
        small notes are precious.
    .won = The goat and the goose are yours. They lie open before you, for all to see.
    .donkey =
        Cleo turned up a donkey! Everybody gets a note from the bank at once: 100 for the first one, more for the next.
    .pass = Ben bids 80 for it. Save your money this time: pass.
    .auction = Now it is your turn. Open an auction. You will be the auctioneer, and the others bid.
    .decide =
        Cleo bids 90 for your second goat. You may sell, or keep the animals by paying Cleo those 90 yourself. Keep
        them.
    .price =
        Pay Cleo 90. Your small notes make only 80, so the 100 has to go, and nobody gives change: 10 are lost. But you
        have two goats, one to go.
    .leave =
        The last goat! But Cleo bids 90, and you hold only 80. Any bid would now be a bluff: if you had to pay,
        everybody would see your money. Pass.
    .counter =
        Cleo wants a goat of yours and lays two notes face down. Take them, or lay more? She may be bluffing. Choose the
        counter-offer and lay your 50.
    .family =
        Her 10 against your 50: her goat is yours. Each keeps the other’s money. Three goats are a complete family:
        safe, and worth 350.
    .trade =
        Your turn again, and this time you trade. Choose Ben’s goose. Then lay a zero and a 10: he sees two notes, not
        their worth.
    .traded = He took the notes and gave the goose. A bluff well done.
    .score =
        At the end the values of your families are added up and multiplied by their number. Goats 350 and geese 40 would
        be 2 × 390 = 780 points.
    .end = That is the whole game. Money is worth nothing at the end, so spend it well.
