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

it('keeps a draft and its intent to send per person and request', () => {
  open().keep(draft);
  expect(recall()).toEqual(draft);
  expect(recall(CLAIRE, 'r2').html).toBe('');
  expect(recall(MARC).html).toBe('');
});

it('forgets an empty one, and starts anew from what it cannot read', () => {
  const { keep } = open();
  keep(draft);
  keep({ ...draft, html: '', files: [] });
  expect(localStorage).toHaveLength(0);
  localStorage.setItem('message-draft:claire:r1', '{"html":7');
  expect(recall()).toMatchObject({ html: '', key: expect.stringMatching(/^[0-9a-f-]{36}$/) });
});

it('remembers that files were on their way', () => {
  open().keep({ ...emptyDraft(), missing: 2 });
  expect(recall().missing).toBe(2);
});

it('takes up one that was kept before files on their way were', () => {
  localStorage.setItem('message-draft:claire:r1', '{"html":"<p>a</p>","key":"a"}');
  const { draft: taken, sent } = open();
  expect(taken).toEqual({ html: '<p>a</p>', key: 'a', files: [], missing: 0 });
  sent('a');
  expect(localStorage).toHaveLength(0);
});

it('leaves what another tab wrote since, when this one only reads', () => {
  const reading = open();
  open().keep(draft);
  reading.keep({ ...reading.draft });
  expect(recall()).toEqual(draft);
});

it('goes on with a draft in the place of the one it took up', () => {
  open().keep(draft);
  const { keep } = open();
  keep({ ...draft, html: '<p>Dear Marc, and more</p>' });
  expect(localStorage).toHaveLength(1);
  expect(recall().html).toBe('<p>Dear Marc, and more</p>');
});

it('keeps what two tabs write in one request; when the latest is sent, the other is there', () => {
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

it('keeps both when two tabs go on with the same draft', () => {
  const first = open();
  first.keep(draft);
  const second = open();
  first.keep({ ...draft, html: '<p>One way</p>' });
  vi.advanceTimersByTime(1000);
  second.keep({ ...draft, html: '<p>The other</p>' });
  expect(localStorage).toHaveLength(2);
  expect(recall().html).toBe('<p>The other</p>');
});

it('forgets what was sent, and does not keep it again', () => {
  const { keep, sent } = open();
  keep(draft);
  sent(draft.key);
  keep({ ...draft, files: [] });
  expect(localStorage).toHaveLength(0);
  keep({ ...draft, html: '<p>Another</p>', key: 'b' });
  expect(recall().html).toBe('<p>Another</p>');
});

it('forgets its own alone', () => {
  const { keep, sent } = open();
  keep(draft);
  const other = { ...draft, html: '<p>Of the other tab</p>', key: 'b' };
  open().keep(other);
  sent(draft.key);
  keep(emptyDraft());
  expect(recall()).toEqual(other);
});

it('works where nothing can be kept', () => {
  vi.stubGlobal('localStorage', undefined);
  const { keep, sent } = open();
  keep(draft);
  sent(draft.key);
  expect(recall().html).toBe('');
});

describe('RDET-059 the key of a message', () => {
  const content = { message: '<p>a</p>', responseRequired: false, documentIds: ['d1'] };
  it('is the same for the same content of a draft, in every tab', () => {
    open().keep(draft);
    const [first, second] = [open().draft, open().draft];
    expect(messageKey(first.key, content)).toBe(messageKey(second.key, { ...content }));
    expect(messageKey(first.key, content)).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-/,
    );
  });

  it('is another for other words, files, questions and drafts', () => {
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

  it('does not fall together for many texts', () => {
    const keys = Array.from({ length: 20_000 }, (_, index) =>
      messageKey('k', { ...content, message: `${index}` }),
    );
    expect(new Set(keys).size).toBe(keys.length);
  });
});
