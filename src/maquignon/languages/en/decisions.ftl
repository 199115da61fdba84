### What we decided where a printed text is silent, damaged or unclear.

decision-title = Decisions
decision-intro =
    The printed rulebooks leave some questions open; one of them is damaged. This is what we decided, and why. The rules
    of the editions, the code and the tests cite these numbers.
decisions =
    .D1 =
        _The donkeys of Boursicocotte (2025) pay 100, 200 and 500._ The leaflet says that in the game with families of
        three the first donkey pays a 100 at once, and that the 50 is for the original only. The box holds five each of
        100, 200 and 500, and five players need all ten 50s for their start: so three donkeys pay 100, 200 and 500, with
        any number of players.
    .D2 =
        _Who begins._ The editions differ: the heaviest animal, chance, or an agreement. At our tables the host may name
        the seat; otherwise chance decides. Play goes clockwise.
    .D3 =
        _How many notes you hold is no secret._ A hand of cards is a fan of backs that everybody can count. What they
        are worth stays hidden.
    .D4 =
        _Without any animal you are skipped_, once the pile is empty, just like somebody who holds only complete
        families: neither has anything to trade.
    .D5 =
        _A lot is smaller when the pile holds fewer animals_ than are usually turned up together.
    .D6 =
        _Bids are multiples of ten_, at least ten, each higher than the one before. No smaller note exists, so “higher”
        and “at least ten higher” come to the same.
    .D7 =
        _You may raise your own bid._ The texts let everybody bid as often as they like, and only ask each bid to be
        higher than the one before; and it can make sense, to lift the price beyond what the auctioneer holds for
        pre-empting. Nobody is ever asked for it: games in turns pass over whoever has the highest bid, live tables want
        it said on purpose, and bots do not do it. The house rule `own_raise` forbids it.
    .D8 =
        _You may pass._ It means “nothing more from me at this price”. A new bid wipes out all passes; when all other
        bidders have passed, the hammer may fall at once. Live tables run the three calls on a clock. Games in turns ask
        the bidders clockwise from the auctioneer until all the others have passed.
    .D9 =
        _Only an auctioneer who can pay may pre-empt._ Otherwise pre-empting would be a bluff without a price.
    .D10 =
        _Whoever cannot pay, in Koehandel_: the page is cut off there. As in Boursicocotte, all notes are shown and the
        lot is auctioned again.
    .D11 =
        _With “finie la plaisanterie!” a repeated auction gives everybody their one bid anew._ It is a new auction of
        the same lot.
    .D12 =
        _Whoever can pay exactly does; whoever cannot pays no needless note._ The texts say that there is no change and
        that you must pay more when you cannot pay exactly. Paying more than that as a gift, or slipping in a 0, would
        be a way to hide money or to give it to a friend.
    .D13 =
        _Everybody knows a price and how many notes were paid for it_: it happens openly on the table. Which notes they
        were, only payer and payee know.
    .D14 =
        _An offer is at least one note_, unless your hand is empty. A pile has to lie on the table to be answered.
    .D15 =
        _After a tie in Koehandel the first piles stay swapped_, as in every trade that was counted. The line is lost in
        the damaged text.
    .D16 =
        _In the second round of Boursikocotte there is no accepting_: the text says that both make an offer again.
    .D17 =
        _“At once” for the dove_ means: before the next turn’s auction or trade is chosen. If the move that brings the
        pair together also ends the game, the dove comes by itself, since nobody could claim it any more.
    .D18 =
        _In a tie the victory is shared_, where the rulebook says nothing else.
    .D19 =
        _An opening deal_ (a house rule for a shorter game) goes one card at a time, clockwise from the first player. A
        donkey among the cards pays everybody at once.
    .D20 =
        _Nobody may bid more than all the money in the game._ Start money and donkey payments of all players together
        can be added up by everybody, so a bid above them is no bluff but noise.
    .D21 =
        _A game that goes round in circles ends._ No rulebook foresees it, but two players without money can pass an
        animal back and forth for ever: the challenger wins every tie. Once the pile is empty, the public position at
        the start of each turn is remembered: who owns which animals, how many notes everybody holds, and whose turn it
        is. When one comes up for the third time since a family was last completed, the game is over, and an unfinished
        family counts for nobody. Everybody is told when a position has come up for the second time. Only what all can
        see decides, so nothing hidden shows. The last sixty turns are remembered; that is enough, since two hundred
        trades in a row that complete no family end the game in any case.
    .D22 =
        _What two silent texts borrow._ Where Boursikocotte and Bluff say nothing, the leaflet of Boursicocotte holds:
        for the values of the families (Bluff names only the cows), for the bank of Boursikocotte and its whole
        rule about bidders who cannot pay, and for the limit on such a bidder in Bluff. In Koehandel the line after a
        tie is lost; we read it as “the challenger offers anew”. “First edition” is our name for Bluff.
