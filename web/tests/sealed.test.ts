import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { commitmentOf, kept } from '../src/lib/sealed';
import { sha256 } from '../src/lib/sha256';
import type { GameEvent } from '../src/lib/protocol';

test('hashes are those that everybody else computes, whatever the length', () => {
  for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 500]) {
    const text = 'âne '.repeat(length).slice(0, length);
    expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
  }
});

const ORDER = ['goat', 'goose', 'horse', 'cat'];
const opened = { nonce: 'ab12', order: ORDER };
const seal = { ...opened, commitment: commitmentOf(opened) };
const story = [
  { type: 'animals_dealt', seats: [0], animals: [5] },
  { type: 'bid_made', seat: 1, amount: 10 },
  { type: 'lot_turned_up', animals: [1, 9] },
] as unknown as GameEvent[];

test('a pile that came up as promised keeps the promise', () => {
  expect(kept(seal, seal.commitment, story)).toBe(3);
  expect(kept(seal, null, story)).toBe(3);
});

test('another order, another nonce or another promise does not', () => {
  const swapped = [story[0]!, { type: 'lot_turned_up', animals: [9, 1] } as unknown as GameEvent];
  expect(kept(seal, seal.commitment, swapped)).toBeNull();
  expect(kept({ ...seal, nonce: 'ab13' }, seal.commitment, story)).toBeNull();
  expect(kept(seal, 'f'.repeat(64), story)).toBeNull();
});
