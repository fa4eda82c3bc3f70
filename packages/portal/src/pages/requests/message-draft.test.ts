// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyDraft, messageKey, openDraft } from './message-draft.ts';

const CLAIRE = { id: 'claire', impersonator: null };
const MARC = { id: 'marc', impersonator: null };
const draft = { html: '<p>Dear Marc</p>', key: 'a', files: ['d1'], missing: 0 };

/** Opens the request in a browser tab, one second after the previous step. */
function open(user = CLAIRE, requestId = 'r1') {
  vi.advanceTimersByTime(1000);
  return openDraft(user, requestId);
}
const recall = (user = CLAIRE, requestId = 'r1') => open(user, requestId).draft;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') });
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('stores a draft and its pending send per user and request', () => {
  open().keep(draft);
  expect(recall()).toEqual(draft);
  expect(recall(CLAIRE, 'r2').html).toBe('');
  expect(recall(MARC).html).toBe('');
});

it('removes an empty draft, and ignores unreadable data', () => {
  const { keep } = open();
  keep(draft);
  keep({ ...draft, html: '', files: [] });
  expect(localStorage).toHaveLength(0);
  localStorage.setItem('message-draft:claire:r1', '{"html":7');
  expect(recall()).toMatchObject({ html: '', key: expect.stringMatching(/^[0-9a-f-]{36}$/) });
});

it('stores that files were uploading', () => {
  open().keep({ ...emptyDraft(), missing: 2 });
  expect(recall().missing).toBe(2);
});

it('restores a draft in the format without uploading files', () => {
  localStorage.setItem('message-draft:claire:r1', '{"html":"<p>a</p>","key":"a"}');
  const { draft: taken, sent } = open();
  expect(taken).toEqual({ html: '<p>a</p>', key: 'a', files: [], missing: 0 });
  sent('a');
  expect(localStorage).toHaveLength(0);
});

it('does not overwrite a newer draft of another tab by reading', () => {
  const reading = open();
  open().keep(draft);
  reading.keep({ ...reading.draft });
  expect(recall()).toEqual(draft);
});

it('continues a restored draft under its storage key', () => {
  open().keep(draft);
  const { keep } = open();
  keep({ ...draft, html: '<p>Dear Marc, and more</p>' });
  expect(localStorage).toHaveLength(1);
  expect(recall().html).toBe('<p>Dear Marc, and more</p>');
});

it('keeps the drafts of two tabs for one request; when the later is sent, the other remains', () => {
  const first = open();
  const second = open();
  first.keep(draft);
  vi.advanceTimersByTime(1000);
  const other = { ...draft, html: '<p>Of the other tab</p>', key: 'b' };
  second.keep(other);
  const third = open();
  expect(third.draft).toEqual(other);
  third.sent('b');
  expect(recall()).toEqual(draft);
});

it('keeps both drafts when two tabs continue the same draft', () => {
  const first = open();
  first.keep(draft);
  const second = open();
  first.keep({ ...draft, html: '<p>One way</p>' });
  vi.advanceTimersByTime(1000);
  second.keep({ ...draft, html: '<p>The other</p>' });
  expect(localStorage).toHaveLength(2);
  expect(recall().html).toBe('<p>The other</p>');
});

it('removes a sent draft and does not save it again', () => {
  const { keep, sent } = open();
  keep(draft);
  sent(draft.key);
  keep({ ...draft, files: [] });
  expect(localStorage).toHaveLength(0);
  keep({ ...draft, html: '<p>Another</p>', key: 'b' });
  expect(recall().html).toBe('<p>Another</p>');
});

it('removes only its own draft', () => {
  const { keep, sent } = open();
  keep(draft);
  const other = { ...draft, html: '<p>Of the other tab</p>', key: 'b' };
  open().keep(other);
  sent(draft.key);
  keep(emptyDraft());
  expect(recall()).toEqual(other);
});

it('works without storage', () => {
  vi.stubGlobal('localStorage', undefined);
  const { keep, sent } = open();
  keep(draft);
  sent(draft.key);
  expect(recall().html).toBe('');
});

describe('RDET-059 idempotency key of a message', () => {
  const content = { message: '<p>a</p>', responseRequired: false, documentIds: ['d1'] };
  it('is equal for equal content of a draft, in every tab', () => {
    open().keep(draft);
    const [first, second] = [open().draft, open().draft];
    expect(messageKey(first.key, content)).toBe(messageKey(second.key, { ...content }));
    expect(messageKey(first.key, content)).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-/,
    );
  });

  it('differs for other text, files, questions and drafts', () => {
    const keys = [
      messageKey('k', content),
      messageKey('k', { ...content, message: '<p>b</p>' }),
      messageKey('k', { ...content, documentIds: [] }),
      messageKey('k', { ...content, documentIds: ['d1', 'd2'] }),
      messageKey('k', { ...content, responseRequired: true }),
      messageKey('l', content),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('does not collide for many texts', () => {
    const keys = Array.from({ length: 20_000 }, (_, index) =>
      messageKey('k', { ...content, message: `${index}` }),
    );
    expect(new Set(keys).size).toBe(keys.length);
  });
});
