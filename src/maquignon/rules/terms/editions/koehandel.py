"""The classic in which a tied trade gets a second round, with the right to accept."""

from maquignon.rules.terms.edition import Edition

KOEHANDEL = Edition(
    name="koehandel",
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
    tie="again",  # R5.4 D15
    dove=False,  # R6
    multiplier="families",  # R6
    tie_break="none",  # R6 D18
)
