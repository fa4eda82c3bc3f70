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

it('returns the drafts of a form, the latest first, without expired ones', () => {
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

it('removes a draft unless another tab has continued it', () => {
  keep('message-draft:claire:r1:a', 1);
  const [read] = keptDrafts('message-draft:claire:r1', NOW);
  keep('message-draft:claire:r1:a', 0);
  removeUnchanged(read!);
  expect(keys()).toHaveLength(1);
  removeUnchanged(keptDrafts('message-draft:claire:r1', NOW)[0]!);
  expect(keys()).toHaveLength(0);
});

it('purges drafts of any user older than thirty days and unreadable ones, and nothing else', () => {
  keep('message-draft:claire:r1:a', 29);
  keep('message-draft:marc:r1:b', 30);
  keep('request-draft:1:claire:KYC:REVIEW:c', 31);
  keep('added-files:claire:r1', 40);
  localStorage.setItem('message-draft:claire:r2:d', '{"html":');
  localStorage.setItem('osa-template:claire', 'no draft');
  purgeDrafts(NOW);
  expect(keys()).toEqual(['message-draft:claire:r1:a', 'osa-template:claire']);
});

it('a draft without a timestamp gets one and is purged thirty days later', () => {
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

it('removes the user’s drafts of a request, and no drafts of other users or requests', () => {
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

it('signing out removes the user’s drafts, the closing page saves none, and everything else stays', () => {
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

it('signing out while impersonating removes the impersonator’s own drafts and those they wrote for the other user, not the other user’s own', () => {
  for (const owner of ['claire:ida', 'ida', 'claire']) keep(`message-draft:${owner}:r1:a`, 1);
  closeDrafts(['claire:ida', 'ida']);
  window.dispatchEvent(new Event('pageshow'));
  expect(keys()).toEqual(['message-draft:claire:r1:a']);
});

it('works without storage', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(writeDraft('message-draft:claire:r1:a', {})).toBe(false);
  purgeDrafts(NOW);
  removeDraftsOf('claire', 'r1');
  expect(keptDrafts('message-draft:claire:r1', NOW)).toEqual([]);
  expect(hasDrafts(['claire'])).toBe(false);
});
