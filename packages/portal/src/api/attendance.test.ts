// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api, connect } from './client.ts';

const MINUTE_MS = 60_000;

/** The header of the calls sent. */
const sent: (string | null)[] = [];
const call = async () => {
  await api().users.me();
  return sent.at(-1);
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    sent.push(new Headers(init.headers).get('x-atrium-unattended'));
    return Promise.resolve(Response.json({ id: 'claire' }));
  });
  connect('/api', () => 'en');
  document.body.innerHTML = '<button>Stops its events</button>';
  window.dispatchEvent(new Event('keydown'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('calls are marked after five minutes without input, until the next one', async () => {
  expect(await call()).toBeNull();
  vi.advanceTimersByTime(5 * MINUTE_MS);
  expect(await call()).toBeNull();
  vi.advanceTimersByTime(1);
  expect(await call()).toBe('1');
  vi.advanceTimersByTime(60 * MINUTE_MS);
  expect(await call()).toBe('1');
  window.dispatchEvent(new Event('pointerdown'));
  expect(await call()).toBeNull();
});

it.each(['pointerdown', 'click', 'keydown', 'wheel', 'input'])(
  '%s is input, also if a handler stops it',
  async (kind) => {
    const button = document.querySelector('button')!;
    button.addEventListener(kind, (event) => event.stopImmediatePropagation());
    vi.advanceTimersByTime(6 * MINUTE_MS);
    button.dispatchEvent(new Event(kind, { bubbles: true }));
    expect(await call()).toBeNull();
  },
);

it('the movement of the pointer is not input', async () => {
  vi.advanceTimersByTime(6 * MINUTE_MS);
  window.dispatchEvent(new Event('pointermove'));
  expect(await call()).toBe('1');
});
