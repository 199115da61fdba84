/** The house rules, in English. */

export interface HouseRuleWords {
  name: string;
  about: string;
  /** What each value means, where a value is not a number. */
  values?: Record<string, string>;
}

export const houseRules = {
  title: 'House rules',
  more: 'More house rules',
  about:
    'Everything in which printed rulebooks differ can be set for this table. What you leave alone stays as in the edition.',
  changed: (count: number) => (count === 1 ? '1 changed' : `${count} changed`),
  reset: 'All as in the edition',
  printed: (value: string) => `In the edition: ${value}`,
  yes: 'yes',
  no: 'no',
  none: 'none',
  noteCount: (rule: string, note: number) => `${rule}: how many notes of ${note}`,
  donkey: (number: number) => `Donkey ${number}`,
  chapters: { cards: 'Cards and money', auction: 'Auction', trade: 'Trade', end: 'End and score' },
  rules: {
    opening_deal: { name: 'Animals dealt at the start', about: 'A shorter game: everybody begins with some animals.' },
    own_raise: {
      name: 'Raising your own bid',
      about: 'Whether the highest bidder may raise their own bid.',
      values: { allowed: 'allowed', forbidden: 'no' },
    },
    bids: {
      name: 'Bluffing in auctions',
      about: 'Whether you may bid more than you hold.',
      values: { 'bluff-allowed': 'allowed', 'must-afford': 'no: bid only what you have' },
    },
    payment: {
      name: 'Paying',
      about: 'No change is ever given.',
      values: { 'exact-if-possible': 'exactly, if your notes allow it', free: 'with any notes that cover the price' },
    },
    family_size: {
      name: 'Animals in a family',
      about: 'A family has as many donkeys, and each donkey needs its payment below.',
    },
    money_box: { name: 'The money box', about: 'How many notes of each kind there are.' },
    start_notes: { name: 'Money at the start', about: 'The notes everybody begins with.' },
    donkey_payments: {
      name: 'What donkeys pay',
      about: 'The note everybody gets for each donkey, one after the other.',
    },
    lot_size: { name: 'Animals per auction', about: 'How many are turned up at once.' },
    bid_step: { name: 'Smallest raise', about: 'By how much a bid must top the one before.' },
    hammer: {
      name: 'Who holds the hammer',
      about: 'Who counts once, twice, sold.',
      values: { auctioneer: 'the auctioneer', leader: 'the highest bidder' },
    },
    preemption: {
      name: 'Keeping the animals',
      about: 'What the auctioneer may do instead of selling.',
      values: {
        match: 'keep them for the price bid',
        double: 'buy back at double price',
        none: 'nothing: sold is sold',
      },
    },
    counter: {
      name: 'Answering an offer',
      about: 'What somebody challenged to a trade may do.',
      values: { optional: 'accept or lay a counter-offer', obligatory: 'always lay a counter-offer' },
    },
    empty_offers: {
      name: 'Laying nothing',
      about: 'Whether an offer may have no note at all.',
      values: { 'only-when-broke': 'only with an empty hand', allowed: 'allowed' },
    },
    trade_money: {
      name: 'The money of a trade',
      about: 'Where the notes go after a counter-offer.',
      values: { swap: 'the two offers are swapped', 'winner-pays': 'only the winner pays' },
    },
    trade_reveal: {
      name: 'Who sees the offers',
      about: 'Once both lie on the table.',
      values: { traders: 'the two traders', all: 'everybody' },
    },
    tie: {
      name: 'Equal offers',
      about: 'What happens when both are worth the same.',
      values: {
        challenger: 'the challenger wins',
        again: 'a new offer, to accept or counter',
        'again-counter': 'both offer again',
      },
    },
    multiplier: {
      name: 'Score',
      about: 'How families count at the end.',
      values: { families: 'their values times their number', none: 'the plain sum' },
    },
    dove: {
      name: 'The dove',
      about: '500 points for the first with rooster and goose, cat and dog, or sheep and goat.',
    },
    tie_break: {
      name: 'Tied at the end',
      about: 'When two have the same score.',
      values: { money: 'more money wins', none: 'they share the victory' },
    },
  } as Record<string, HouseRuleWords>,
};
