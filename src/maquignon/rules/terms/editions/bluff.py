"""The first edition: open and obligatory counter-offers, buy-back at double price, the dove."""

from maquignon.rules.terms.edition import Edition

BLUFF = Edition(
    name="bluff",
    family_size=4,  # R1
    money_box={0: 10, 10: 25, 50: 5, 100: 5, 200: 5, 500: 5},  # R1
    start_notes=(0, 0, 10, 10, 10, 10, 10),  # R2
    opening_deal=0,  # R7 D19
    after_trade="next-player",  # R3
    lot_size=1,  # R4.1
    donkey_payments=(50, 100, 200, 500),  # R2, R4.2
    bids="bluff-allowed",  # R4.4
    bids_each="many",  # R4.3
    own_raise="allowed",  # R4.3 D7
    bid_step=10,  # R4.3 D6
    hammer="leader",  # R4.5
    preemption="double",  # R4.6
    payment="exact-if-possible",  # R4.8 D12
    empty_offers="only-when-broke",  # R5.2 D14
    counter="obligatory",  # R5.5
    trade_money="winner-pays",  # R5.5
    trade_reveal="all",  # R5.5
    tie="challenger",  # R5.5
    dove=True,  # R6
    multiplier="none",  # R6
    tie_break="none",  # R6 D18
)
