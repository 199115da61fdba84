// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { LANGUAGES, m, speak } from '$lib/i18n/index.svelte';
import { fits } from '../src/learn/fits';
import { LESSONS, load, textOf } from '../src/learn/lessons';

test('in a lesson notes may be laid in any order, and nothing else will do', () => {
  expect(fits({ do: 'pay', notes: [10, 50] }, { do: 'pay', notes: [50, 10] })).toBe(true);
  expect(fits({ do: 'pay', notes: [10, 50] }, { do: 'pay', notes: [50] })).toBe(false);
  expect(fits({ do: 'bid', amount: 60 }, { do: 'bid', amount: 50 })).toBe(false);
  expect(fits({ do: 'pass' }, { do: 'pass' })).toBe(true);
});

test('the plate under a card is spoken of where a card lies on the table', async () => {
  await speak('fr');
  const frames = (await Promise.all(LESSONS.map((name) => load(name).then((lesson) => ({ name, ...lesson }))))).flatMap(
    ({ name, frames }) => frames.map(({ text, view }) => ({ told: text ? textOf(name, text) : '', view })),
  );
  const spoken = frames.filter(({ told }) => /plaque/.test(told ?? ''));
  expect(spoken.length).toBeGreaterThan(0);
  expect(spoken.filter(({ view }) => view.lot.length === 0)).toEqual([]);
});

test.each(LESSONS)('the lesson “%s” asks only for what the law offers, and says what to do', async (name) => {
  for (const { expect: wanted, choices, text, point } of (await load(name)).frames) {
    if (!wanted) continue;
    expect(choices.map((open) => open.do)).toContain(wanted.do);
    expect(text && point).toBeTruthy();
  }
});

test.each(LANGUAGES.map(({ code }) => code))(
  'every step of every lesson is told in “%s”, and nothing else',
  async (code) => {
    await speak(code);
    for (const name of LESSONS) {
      const steps = (await load(name)).frames.flatMap(({ text }) => text ?? []);
      expect(steps.filter((step) => !textOf(name, step))).toEqual([]);
      expect(steps.sort()).toEqual(Object.keys(m().learn[name]).sort());
    }
  },
);

test.each(LANGUAGES.map(({ code }) => code))(
  'points that are worked out in “%s” are those of the law',
  async (code) => {
    await speak(code);
    const { frames } = await load('scoring');
    const scores = new Set(frames.flatMap(({ view }) => view.scores));
    const told = Object.values(m().learn.scoring).flatMap((text) => [
      ...String(text).matchAll(/= (\d+(?:[.,\u202f]\d{3})*)/g),
    ]);
    expect(told.length).toBeGreaterThanOrEqual(5);
    for (const [, points] of told) expect(scores).toContain(Number(points!.replace(/\D/g, '')));
  },
);

test.each(['fr', 'de', 'nl', 'en'])('thousands are set in “%s” as they stand at the table', async (code) => {
  await speak(code);
  const told = Object.values(m().learn.scoring).join(' ');
  expect(told).toContain(m().result.points({ points: 2020 }));
  expect(told).not.toMatch(/\d{4}/);
});
