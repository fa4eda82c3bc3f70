// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  closeDrafts,
  hasDrafts,
  keptDrafts,
  purgeDrafts,
  removeDraftsOf,
  removeUnchanged,
  writeDraft,
} from './kept-drafts.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const DAY = 86_400_000;
const savedAt = (days: number) => new Date(NOW - days * DAY).toISOString();
const keep = (key: string, days: number) =>
  localStorage.setItem(key, JSON.stringify({ html: key, savedAt: savedAt(days) }));
const keys = () => Object.keys(localStorage).toSorted();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('answers the drafts of a form, the latest first, and none that is too old', () => {
  keep('message-draft:claire:r1:a', 2);
  keep('message-draft:claire:r1:b', 1);
  keep('message-draft:claire:r1:c', 30);
  keep('message-draft:claire:r10:d', 1);
  localStorage.setItem('message-draft:claire:r1', '{"html":"of before drafts had a moment"}');
  expect(keptDrafts('message-draft:claire:r1', NOW).map(({ key }) => key)).toEqual([
    'message-draft:claire:r1:b',
    'message-draft:claire:r1:a',
    'message-draft:claire:r1',
  ]);
});

it('removes a draft unless another tab has gone on with it', () => {
  keep('message-draft:claire:r1:a', 1);
  const [read] = keptDrafts('message-draft:claire:r1', NOW);
  keep('message-draft:claire:r1:a', 0);
  removeUnchanged(read!);
  expect(keys()).toHaveLength(1);
  removeUnchanged(keptDrafts('message-draft:claire:r1', NOW)[0]!);
  expect(keys()).toHaveLength(0);
});

it('purges what is thirty days old, whoever it is of, and what cannot be read; all else stays', () => {
  keep('message-draft:claire:r1:a', 29);
  keep('message-draft:marc:r1:b', 30);
  keep('request-draft:1:claire:KYC:REVIEW:c', 31);
  keep('added-files:claire:r1', 40);
  localStorage.setItem('message-draft:claire:r2:d', '{"html":');
  localStorage.setItem('osa-template:claire', 'no draft');
  purgeDrafts(NOW);
  expect(keys()).toEqual(['message-draft:claire:r1:a', 'osa-template:claire']);
});

it('a draft of before drafts had a moment gets one, and goes thirty days later', () => {
  vi.useFakeTimers({ now: NOW });
  localStorage.setItem('message-draft:claire:r1', '{"html":"Dear Marc","key":"a"}');
  purgeDrafts(NOW);
  expect(keptDrafts('message-draft:claire:r1', NOW)[0]).toMatchObject({
    savedAt: savedAt(0),
    value: { html: 'Dear Marc', key: 'a' },
  });
  purgeDrafts(NOW + 30 * DAY);
  expect(keys()).toEqual([]);
});

it('removes all that a person began in a request, and nothing of another person or request', () => {
  for (const kind of ['message-draft', 'added-files', 'signature-draft'])
    for (const key of ['claire:r1', 'claire:r1:a', 'claire:r2:a', 'claire:ida:r1:a', 'marc:r1:a']) {
      keep(`${kind}:${key}`, 1);
      sessionStorage.setItem(`${kind}:${key}`, '{}');
    }
  removeDraftsOf('claire', 'r1');
  for (const storage of [localStorage, sessionStorage]) {
    expect(storage).toHaveLength(9);
    expect(Object.keys(storage).filter((key) => key.includes(':claire:r1'))).toEqual([]);
  }
});

it('a sign-out takes the drafts of its person away, and the page that leaves keeps none; all else stays', () => {
  keep('request-draft:1:claire:KYC:REVIEW:c', 1);
  keep('message-draft:claire:r1:a', 1);
  keep('message-draft:ida:r1:a', 1);
  sessionStorage.setItem('signature-draft:claire:r1', '{}');
  localStorage.setItem('language', 'fr');
  expect(hasDrafts(['marc'])).toBe(false);
  expect(hasDrafts(['claire'])).toBe(true);
  closeDrafts(['claire']);
  expect(hasDrafts(['claire'])).toBe(false);
  expect(sessionStorage).toHaveLength(0);
  expect(writeDraft('message-draft:claire:r1:b', { html: 'typed last' })).toBe(false);
  expect(keys()).toEqual(['language', 'message-draft:ida:r1:a']);
  window.dispatchEvent(new Event('pageshow'));
  expect(writeDraft('message-draft:claire:r1:b', { html: 'back again' })).toBe(true);
});

it('who signs out in another’s place takes what they began there and in their own name, not what the other did', () => {
  for (const owner of ['claire:ida', 'ida', 'claire']) keep(`message-draft:${owner}:r1:a`, 1);
  closeDrafts(['claire:ida', 'ida']);
  window.dispatchEvent(new Event('pageshow'));
  expect(keys()).toEqual(['message-draft:claire:r1:a']);
});

it('works where nothing can be kept', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(writeDraft('message-draft:claire:r1:a', {})).toBe(false);
  purgeDrafts(NOW);
  removeDraftsOf('claire', 'r1');
  expect(keptDrafts('message-draft:claire:r1', NOW)).toEqual([]);
  expect(hasDrafts(['claire'])).toBe(false);
});
