import { expect, test } from 'vitest';
import { nextOf } from '../src/learn/pointing';

test('a lesson points at the note that is missing, then at the button', () => {
  expect(nextOf([0, 10], [])).toBe(".laying [data-key='1']");
  expect(nextOf([0, 10], [0])).toBe(".laying [data-key='2']");
  expect(nextOf([0, 10], [10])).toBe(".laying [data-key='1']");
  expect(nextOf([0, 10], [10, 0])).toBe('.laying .act');
});

test('a note too many is to be taken back first', () => {
  expect(nextOf([0, 10], [0, 0])).toBe(".laying .take[data-note='0']");
  expect(nextOf([50], [100])).toBe(".laying .take[data-note='100']");
});
