// @vitest-environment happy-dom
import { flushSync, mount } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { live } from '$lib/live/live.svelte';
import Chat from '../../src/table/Chat.svelte';
import { House } from './house';
import { all, find, press, text, type } from './seen.svelte';

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', House);
  live.open();
  await vi.advanceTimersByTimeAsync(0);
  House.line.welcome();
  mount(Chat, { target: document.body, props: { names: ['Ana', 'Ben', 'Cleo'] } });
  flushSync();
});

async function refuse(type: string) {
  const { id } = House.line.said.findLast((one) => one['type'] === type)!;
  House.line.tell({ type: 'refused', id, reason: 'bad_text', sentence: 'No.', case: {} });
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
}

test('why a line was not said is told beside it, where no dialog lies over it, until it is changed', async () => {
  type('input', 'I <3 cows');
  press('form .button');
  await refuse('chat');
  expect(text('form [role=alert]')).toBe('No.');
  expect(find<HTMLInputElement>('input').value).toBe('I <3 cows');
  expect(live.complaint).toBeNull();
  type('input', 'I love cows');
  expect(all('[role=alert]')).toEqual([]);
});

test('what was said leaves the field', async () => {
  type('input', 'Hello');
  press('form .button');
  House.line.done('chat');
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
  expect(find<HTMLInputElement>('input').value).toBe('');
});
