"""Every text of the terminal: a language is one literal of this class, and a text left out does not type-check."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Texts:
    """Sentences with places in braces; `{animals}` always stands alone, so that no language has to decline it."""

    # what can be typed at any time
    words_hint: tuple[str, ...]
    words_table: tuple[str, ...]
    words_values: tuple[str, ...]
    words_rules: tuple[str, ...]
    words_log: tuple[str, ...]
    words_save: tuple[str, ...]
    words_quit: tuple[str, ...]
    words_back: tuple[str, ...]
    words_pass: tuple[str, ...]
    words_out: tuple[str, ...]  # pass at every price of this auction
    words_all: tuple[str, ...]
    words_none: tuple[str, ...]

    # beginning and end
    you_are: str
    bots: str
    ask_for_help: str
    forced: str
    end_of_input: str
    goodbye: str
    saved: str
    not_saved: str
    save_where: str
    count_title: str
    no_family: str

    hint: str

    # the table
    you: str
    one_note: str
    many_notes: str
    no_notes: str
    pile: str
    pile_empty: str
    turn_of: str
    herd: str
    no_animals: str
    complete: str
    holds: str
    points: str
    dove_of: str
    dove: str
    your_notes: str
    your_empty_hand: str
    lot: str
    no_bid_yet: str
    highest_bid: str
    has_passed: str
    has_shown: str
    offer_lies: str
    value: str
    column_player: str
    column_animals: str
    column_families: str
    column_notes: str
    column_points: str

    # questions
    ask_turn: str
    do_auction: str
    do_trade: str
    ask_offer: str
    ask_second_offer: str
    do_offer: str
    ask_bid: str
    ask_bid_affordable: str
    ask_own_raise: str
    do_bid: str
    do_pass: str
    ask_decide: str
    do_sell: str
    do_preempt: str
    ask_pay: str
    do_pay_exactly: str
    do_pay_more: str
    or_other_notes: str
    ask_buy_back: str
    do_let_stand: str
    do_buy_back: str
    do_buy_back_more: str
    ask_answer: str
    do_accept: str
    or_counter: str
    ask_counter: str
    do_counter: str
    ask_dove: str
    do_take_dove: str
    do_leave_dove: str

    # help
    help_menu: str
    help_bid: str
    help_own_raise: str
    help_bluff: str
    help_notes: str
    help_no_notes: str
    help_back: str
    help_always: str

    # answers to what cannot be understood or done
    bad_number: str
    bad_bid: str
    no_such_note: str
    not_held: str
    too_little: str
    exact_sum_possible: str
    needless_note: str
    empty_offer: str
