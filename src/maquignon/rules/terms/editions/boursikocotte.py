"""The short classic in which both traders offer again after a tie."""

from maquignon.rules.terms.edition import Edition

BOURSIKOCOTTE = Edition(
    name="boursikocotte",
    family_size=4,  # R1
    money_box={0: 10, 10: 20, 50: 10, 100: 5, 200: 5, 500: 5},  # R1
    start_notes=(0, 0, 10, 10, 10, 10, 50),  # R2
    opening_deal=0,  # R7 D19
    after_trade="next-player",  # R3
    lot_size=1,  # R4.1
    donkey_payments=(50, 100, 200, 500),  # R2, R4.2
    bids="bluff-allowed",  # R4.4
    bids_each="many",  # R4.3
    own_raise="allowed",  # R4.3 D7
    bid_step=10,  # R4.3 D6
    hammer="auctioneer",  # R4.5
    preemption="match",  # R4.6
    payment="exact-if-possible",  # R4.8 D12
    empty_offers="only-when-broke",  # R5.2 D14
    counter="optional",  # R5.3
    trade_money="swap",  # R5.3
    trade_reveal="traders",  # R5.6
    tie="again-counter",  # R5.4 D16
    dove=False,  # R6
    multiplier="families",  # R6
    tie_break="none",  # R6 D18
)
