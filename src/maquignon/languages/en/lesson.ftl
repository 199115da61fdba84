### The lessons, told step by step.

learn-page = Learn
learn-intro = Three lessons of five minutes, to be played as often as you like.
learn-titles =
    .first = Your first game
    .trades = Trades and bluffs
    .scoring = Counting points
learn-abouts =
    .first = Bid, pay, trade: the whole game, step by step.
    .trades = Read the number of notes, use your zeros, win the second round.
    .scoring = What an animal is worth to you and to the others, and what money is for.
learn-done = done
learn-onwards = Next lesson
learn-every = All lessons
learn-next = Go on
learn-again = Once more
learn-play = Play a real game
learn-leave = Leave the lesson
learn-step = { $now } of { $all }
learn-try-it = Your turn: try it.
learn-other = In this lesson, do what the note says.
learn-first =
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
learn-trades =
    .welcome =
        Trades are about what is hidden. Everybody’s animals can be seen, their money cannot; but how many notes they
        hold stands beside their name, for all to read. All begin with the same seven: two zeros, four 10s and a 50.
    .count =
        Ben has just paid 90 with five notes: that can only be his four 10s and his 50. Two are left. So you know which
        ones: his two zeros.
    .offer =
        Your turn. Ben has a cat, so have you, and he has not a penny left. Trade for his cat and lay a single 10: he
        cannot beat that.
    .zeros =
        10 against nothing: the cat is yours. Both piles change hands, so you also get his zeros. Now you hold four of
        them: keep them, they will be useful.
    .tie =
        Cleo wants your pig and lays three notes. Take them, or counter? Three notes are often just three 10s. Counter
        with as much: lay your three 10s.
    .again =
        30 against 30: a tie. The piles are swapped, and there is a second round. Cleo lays only one note now, but fewer
        notes need not be less money: it may be a 50. Counter with a 50 and a 10.
    .pig =
        60 against 50: the pig is yours. Had the second round been a tie as well, Cleo would have won: she was the
        challenger.
    .bluff =
        Your turn. Cleo has a dog, so have you; she holds thirteen notes and does not like to lose them. Trade for the
        dog and lay your four zeros: she sees a thick pile, not its worth.
    .bluffed =
        She took the pile and gave the dog: four notes, worth nothing. She will remember. Next time, mix some money with
        the zeros.
    .end =
        Remember: count the notes that each player gives and gets, keep zeros to thicken a pile, and beware of a single
        note. If both of you have two of an animal, both change hands at once.
learn-scoring =
    .welcome =
        What is an animal worth? That depends on who wants it. At the end the sum of your families is multiplied by
        their number. You have the horses: { 1000 }. Ben has the cats and the dogs: (90 + 160) × 2 = 500. Cleo has the
        cows: 800.
    .rooster =
        Ben auctions the last rooster with a donkey, which has just given everybody 100. The roosters are worth only 10,
        but they would be your second family: ({ 1000 } + 10) × 2 = { 2020 }. This rooster is worth { 1020 } points to
        you: bid 100.
    .pay = Sold to you. Pay Ben the 100.
    .double = You have { 2020 } points: the roosters doubled the horses. A cheap family multiplies all the others.
    .stop =
        Cleo auctions the last sheep: with her cows, (800 + 250) × 2 = { 2100 }, more than you have. She may keep it by
        paying the highest bid, and 50 would be next to nothing. Bid 100.
    .dear =
        She kept it, but she had to pay you 100, and that money will be used against her. When somebody is close to a
        family, drive up the price, as long as you could pay it yourself.
    .spend =
        Your turn. You have two pigs, Cleo has the third. With that family, ({ 1000 } + 10 + 650) × 3 = { 4980 }. Money
        is worth nothing at the end: trade for the pig and lay the 200 and the 100.
    .triple =
        300 against 200: the pig is yours, and you have { 4980 } points. A complete family can never be taken from you.
    .let =
        Ben auctions the last goose. With it he would have (90 + 160 + 40) × 3 = 870 points: 370 more, and still far
        behind you. Not everything has to be prevented: pass.
    .end =
        Before every bid ask two things: how many points for me, and how many for whoever gets it otherwise? Small
        families multiply, and money does not count at the end: spend it in time.

## What a decision is about, when it comes up for the first time

firsts =
    .turn = On your turn, put the top of the pile up for auction, or trade with somebody who has the same animal as you.
    .offer =
        Lay notes face down: the other player sees how many there are, not what they are worth. A zero counts as a note.
    .bid =
        Call a higher price, or pass. You may promise more than you hold, but if you have to pay, everybody will see
        your money.
    .hammer = The count is yours: it goes by itself, and faster when you press.
    .sell = Take the money of the highest bid, or keep the lot by paying that price yourself.
    .pay = Choose the notes to pay with. No change is ever given.
    .stand = Keep the money, or give it back and add as much from your own pocket to keep the animal.
    .answer = Take the notes and give the animal, or lay some too: the larger sum wins the animal.
    .counter = You have to lay notes as well: the larger sum wins the animal.
    .again = A tie: both lay a second time. If it is a tie again, the challenger wins.
    .dove = The dove is worth 500 points. Take it at once: the right lapses with the next turn.
