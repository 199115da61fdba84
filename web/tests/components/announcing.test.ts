// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { chooseLanguage } from '$lib/i18n/index.svelte';
import type { GameEvent, Update } from '$lib/protocol';
import { Announcer, linesOf } from '../../src/table/announcing';
import { READINGS } from '../../src/table/reading';
import { tableOf } from './seen.svelte';

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan'];
beforeAll(() => chooseLanguage('en'));
beforeEach(() => {
  vi.useFakeTimers();
});

const update = (view: object, choices: object[] = [], question = 1) =>
  ({
    view: { viewer: 0, leader: null, phase: 'bidding', ...view },
    options: { choices },
    question,
  }) as unknown as Update;
const bid = (seat: number, amount: number) => ({ type: 'bid_made', seat, amount }) as GameEvent;
const passed = (seat: number) => ({ type: 'passed', seat }) as GameEvent;
const FELL = { type: 'hammer_fell', leader: 1, price: 40 } as GameEvent;

function listener() {
  const heard: string[] = [];
  const announcer = new Announcer((text) => heard.push(text));
  const hear = (events: GameEvent[], before: Update | null = null, now = update({})) =>
    announcer.add(...linesOf(events, before, now, NAMES));
  return { heard, announcer, hear };
}
const later = () => vi.advanceTimersByTime(20_000);

test('in a fast auction the newest price is said, passes are summed up, and the sale is never swallowed', () => {
  const { heard, hear } = listener();
  hear([bid(1, 10)]);
  hear([bid(2, 20)]);
  hear([bid(1, 30)]);
  hear([passed(2), passed(3)]);
  hear([FELL]);
  later();
  expect(heard).toEqual([
    'Ben bids 10.',
    'Ben bids 30.',
    '40 once, 40 twice, 40 three times: the hammer falls for Ben.',
    'Cleo and Dan pass.',
  ]);
});

test('a pass that a higher bid has overtaken is not said', () => {
  const { heard, hear } = listener();
  hear([bid(1, 10)]);
  hear([passed(2)]);
  hear([bid(3, 20)]);
  later();
  expect(heard).toEqual(['Ben bids 10.', 'Dan bids 20.']);
});

test('being outbid comes before what else has happened, and my turn is said', () => {
  const { heard, hear } = listener();
  hear([{ type: 'turn_began', seat: 2 } as GameEvent]);
  hear([{ type: 'auction_opened', auctioneer: 2 } as GameEvent]);
  hear([bid(1, 20)], update({ leader: 0 }));
  later();
  expect(heard[1]).toBe('You are outbid: Ben bids 20.');
  hear([{ type: 'turn_began', seat: 0 } as GameEvent], update({}), update({ phase: 'turn' }, [{ do: 'auction' }], 2));
  later();
  expect(heard.at(-1)).toBe('It is your turn.'); // once
  hear([FELL], update({}), update({ phase: 'deciding', high_bid: 40 }, [{ do: 'sell' }], 3));
  later();
  expect(heard.at(-1)).toBe('Sell for 40, or keep the lot and pay that much?');
  hear([], null, update({ phase: 'dealing' }, [{ do: 'claim_dove' }], 4));
  later();
  expect(heard.at(-1)).toBe('Your turn');
});

test('what I do and what is done to me is said to me, and my own pass is not summed up with the others', () => {
  const { heard, hear } = listener();
  hear([passed(0), passed(1)]);
  later();
  hear([{ type: 'price_paid', payer: 1, payee: 0, price: 30, count: 1, notes: null } as unknown as GameEvent]);
  later();
  expect(heard).toEqual(['You pass.', 'Ben passes.', 'Ben pays you 30 with one note.']);
});

test('what is asked for is read at once, and the last line once more', () => {
  const { heard, hear, announcer } = listener();
  hear([bid(1, 10), FELL]);
  announcer.add({ text: 'You hold 90.', weight: 'asked' });
  expect(heard).toEqual(['Ben bids 10.', 'You hold 90.']);
  announcer.repeat();
  expect(heard.at(-1)).toBe('You hold 90.');
  later();
  expect(heard.at(-1)).toContain('hammer');
});

test('money, animals, price, clock and story can be read at any moment', () => {
  const { scene } = tableOf(
    { clock: { next_call: 5, calls: 0 } as never, until: () => 4200 },
    { purse: [2, 1, 0, 0, 0, 0], herds: [[0, 2], [], [1]], leader: 1, high_bid: 70 },
  );
  expect(READINGS.g(scene)).toBe('You hold 10 in 3 notes, 2 notes of 0, one note of 10');
  expect(READINGS.f(scene)).toContain('Geese: 2 of 3');
  expect(READINGS.f(scene)).toContain('Ben: 7 notes in hand, no animals yet');
  expect(READINGS.l(scene)).toContain('Ben: 70');
  expect(READINGS.w(scene)).toContain('5');
  expect(READINGS.e(scene, [bid(1, 10), bid(2, 20), bid(1, 30), FELL])).not.toContain('Ben bids 10');
});

test('what lies on the table is read in every phase, and to whoever has no hand', () => {
  const read = (position: object, clock: object | null = null) => {
    const { scene } = tableOf({ clock: clock as never }, position);
    return [READINGS.l(scene), READINGS.g(scene), READINGS.w(scene)];
  };
  const trade = { phase: 'answering', active: 1, target: 0, animal: 1, stake: 1, offer_size: 3, purse: [] };
  expect(read(trade)[0]).toBe('Ben lays 3 notes for the goose');
  expect(read({ ...trade, phase: 'offering' })[0]).toContain('Ben offers once more');
  expect(read({ phase: 'turn', active: 1 })[0]).toBe('Ben: auction or trade?');
  expect(read({ phase: 'turn', active: 0 })[0]).toBe('Your turn');
  expect(read({ phase: 'over' })[0]).toBe('The game is over');
  expect(read({ purse: null })[1]).toBe('You are watching.');
  expect(read({}, { paused: true, next_call: 5 })[2]).toBe('The table is paused.');
});

test('whoever is late hears who paid and who won, and not twice that it came to it', () => {
  const { heard, hear } = listener();
  const lot = { type: 'lot_turned_up', animals: [0] } as unknown as GameEvent;
  hear([{ type: 'donkey_paid', number: 1, note: 50 } as unknown as GameEvent]);
  hear([bid(1, 40)]);
  hear([passed(2)]);
  hear([FELL, { type: 'sold', auctioneer: 2, bidder: 1, price: 40 } as GameEvent, paid(1, 40)]);
  hear([{ type: 'turn_began', seat: 3 } as GameEvent, { type: 'auction_opened', auctioneer: 3 } as GameEvent, lot]);
  hear([bid(2, 10)]);
  later();
  expect(heard).toEqual([
    'The first donkey: everybody gets a note of 50.',
    'Ben pays Cleo 40 with one note.',
    'Under the hammer: a rooster.',
    'Cleo bids 10.',
  ]);
  hear([{ ...FELL, leader: 0 } as GameEvent, paid(1, 40), paid(1, 50), paid(1, 60)]);
  later();
  expect(heard).toContain('40 once, 40 twice, 40 three times: the hammer falls for you.');
  hear([FELL, paid(1, 40), paid(1, 50)], null, update({ phase: 'deciding', high_bid: 40 }, [{ do: 'sell' }], 9));
  later();
  expect(heard.slice(-4)[0]).toBe('40 once, 40 twice, 40 three times: the hammer falls for Ben.'); // it is what I am asked about
});

const paid = (payer: number, price: number) =>
  ({ type: 'price_paid', payer, payee: 2, price, count: 1, notes: null }) as unknown as GameEvent;

test('whoever has to decide hears at once what led to it and what they are asked, and once they have, only what was done to them', () => {
  const { heard, hear, announcer } = listener();
  hear([paid(1, 10), paid(1, 20)]);
  vi.advanceTimersByTime(500);
  const challenge = { type: 'trade_opened', challenger: 1, target: 0, animal: 1, stake: 1, count: 2, notes: null };
  const won = {
    type: 'trade_decided',
    open: false,
    challenger: 1,
    target: 0,
    winner: 1,
    animal: 1,
    stake: 1,
    offer: null,
    counter: null,
  };
  hear(
    [won, challenge].map((event) => event as unknown as GameEvent),
    update({}),
    update({ phase: 'answering' }, [{ do: 'accept' }], 2),
  );
  vi.advanceTimersByTime(2100);
  expect(heard.at(-1)).toContain('Ben wins a goose from you');
  later();
  expect(heard.slice(2)).toEqual([
    expect.stringContaining('Ben challenges you to a trade') as string,
    'Take the notes, or lay against them?',
    'Ben pays Cleo 20 with one note.',
  ]);
  hear([paid(1, 30)]);
  hear(
    [won, challenge].map((event) => event as unknown as GameEvent),
    update({}),
    update({ phase: 'answering' }, [{ do: 'accept' }], 3),
  );
  announcer.understood();
  later();
  expect(heard.slice(5)).toEqual(['Ben pays Cleo 30 with one note.', heard[1]]);
});

test('nobody hears more than a quarter of a minute late what happened, and at the end how it came and who won', () => {
  const { heard, hear } = listener();
  for (let price = 10; price < 900; price += 10) hear([paid(1, price)]);
  vi.advanceTimersByTime(18_000);
  expect(heard.at(-1)).toBe('Ben pays Cleo 890 with one note.');
  for (let price = 10; price < 900; price += 10) hear([paid(1, price)]);
  const over = { type: 'game_ended', why: 'complete', scores: [10], winners: [0], counts: [] };
  hear([paid(1, 900), over as unknown as GameEvent]);
  vi.advanceTimersByTime(6000);
  expect(heard.slice(-2)).toEqual(['Ben pays Cleo 900 with one note.', expect.stringContaining('You win.') as string]);
  later();
  expect(heard.at(-1)).toContain('You win.');
});

test('before a new lot all is past sooner', () => {
  const { heard, hear } = listener();
  hear([10, 20, 30, 40, 50, 60].map((price) => paid(1, price)));
  hear([{ type: 'lot_turned_up', animals: [0] } as unknown as GameEvent]);
  vi.advanceTimersByTime(10_000);
  expect(heard.at(-1)).toBe('Under the hammer: a rooster.');
});

test('what has been passed or bid for a lot is not said of the next one', () => {
  const { heard, hear } = listener();
  hear([FELL]);
  hear([bid(1, 50), passed(2)]);
  hear([{ type: 'lot_turned_up', animals: [0] } as unknown as GameEvent]);
  later();
  expect(heard.slice(1)).toEqual(['Under the hammer: a rooster.']);
});

test('at a table that has just come on screen it is said whose turn it is before it is explained what that is', () => {
  const heard: string[] = [];
  const announcer = new Announcer((text) => heard.push(text), 300);
  announcer.add({ text: 'On your turn …', weight: 'explained' });
  announcer.add(...linesOf([], null, update({ phase: 'turn' }, [{ do: 'auction' }]), NAMES));
  expect(heard).toEqual([]);
  later();
  expect(heard).toEqual(['Your turn: only an auction is open to you.', 'On your turn …']);
});

test('an explanation is said after what happened, and no further once its reader acts', () => {
  const { heard, announcer, hear } = listener();
  hear([bid(1, 10)]);
  announcer.add({ text: 'You may bid more, or wait.', weight: 'explained' });
  hear([FELL]);
  later();
  expect(heard[2]).toBe('You may bid more, or wait.');
  announcer.add({ text: 'Sell it, or keep it.', weight: 'explained' });
  hear([bid(2, 20)]);
  announcer.understood();
  expect(heard.at(-1)).toContain('20');
  announcer.add({ text: 'Pay.', weight: 'explained' });
  announcer.understood();
  later();
  expect(heard).not.toContain('Pay.');
});
