"""Why an action is refused: a closed list of codes, each with its name."""

from typing import Final

FINE: Final = 0
GAME_OVER: Final = 1
NOT_NOW: Final = 2
NOT_YOUR_TURN: Final = 3
NOT_IN_PILE: Final = 4
WRONG_NUMBER_OF_ANIMALS: Final = 5
PILE_EMPTY: Final = 6
MUST_AUCTION: Final = 7
AUCTIONEER_MAY_NOT_BID: Final = 8
OWN_BID_STANDS: Final = 9
ALREADY_PASSED: Final = 10
ONE_BID_ONLY: Final = 11
NOT_A_MULTIPLE_OF_TEN: Final = 12
TOO_LOW: Final = 13
MORE_THAN_ALL_MONEY: Final = 14
MORE_THAN_SHOWN: Final = 15
CANNOT_AFFORD: Final = 16
NOTES_NOT_HELD: Final = 17
TOO_LITTLE: Final = 18
EXACT_SUM_POSSIBLE: Final = 19
NEEDLESS_NOTE: Final = 20
NO_SUCH_TARGET: Final = 21
FAMILY_COMPLETE: Final = 22
ANIMAL_NOT_SHARED: Final = 23
EMPTY_OFFER: Final = 24
MUST_COUNTER: Final = 25
NO_DOVE_TO_CLAIM: Final = 26
NO_SUCH_SEAT: Final = 27

REASONS: Final = (
    "fine", "game_over", "not_now", "not_your_turn", "not_in_pile", "wrong_number_of_animals", "pile_empty",
    "must_auction", "auctioneer_may_not_bid", "own_bid_stands", "already_passed", "one_bid_only",
    "not_a_multiple_of_ten", "too_low", "more_than_all_money", "more_than_shown", "cannot_afford", "notes_not_held",
    "too_little", "exact_sum_possible", "needless_note", "no_such_target", "family_complete", "animal_not_shared",
    "empty_offer", "must_counter", "no_dove_to_claim", "no_such_seat",
)  # fmt: skip
