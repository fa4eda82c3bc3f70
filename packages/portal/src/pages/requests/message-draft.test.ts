// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { draftKeeper, emptyDraft, recallDraft } from './message-draft.ts';

const CLAIRE = { id: 'claire', impersonator: null };
const MARC = { id: 'marc', impersonator: null };
const draft = { html: '<p>Dear Marc</p>', key: 'a', files: ['d1'], missing: 0 };

const open = (user = CLAIRE) => draftKeeper(user, 'r1', recallDraft(user, 'r1'));

beforeEach(() => localStorage.clear());

it('keeps a draft and its intent to send per person and request', () => {
  open().keep(draft);
  expect(recallDraft(CLAIRE, 'r1')).toEqual(draft);
  expect(recallDraft(CLAIRE, 'r2').html).toBe('');
  expect(recallDraft(MARC, 'r1').html).toBe('');
});

it('forgets an empty one, and starts anew from what it cannot read', () => {
  const { keep } = open();
  keep(draft);
  keep({ ...draft, html: '', files: [] });
  expect(localStorage).toHaveLength(0);
  localStorage.setItem('message-draft:claire:r1', '{"html":7');
  expect(recallDraft(CLAIRE, 'r1')).toMatchObject({
    html: '',
    key: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
});

it('remembers that files were on their way', () => {
  open().keep({ ...emptyDraft(), missing: 2 });
  expect(recallDraft(CLAIRE, 'r1').missing).toBe(2);
});

it('takes up one that was kept before files on their way were', () => {
  localStorage.setItem('message-draft:claire:r1', '{"html":"<p>a</p>","key":"a"}');
  expect(recallDraft(CLAIRE, 'r1')).toEqual({ html: '<p>a</p>', key: 'a', files: [], missing: 0 });
});

it('leaves what another tab wrote since, when this one only reads', () => {
  const reading = recallDraft(CLAIRE, 'r1');
  const { keep } = draftKeeper(CLAIRE, 'r1', reading);
  open().keep(draft);
  keep({ ...reading });
  expect(recallDraft(CLAIRE, 'r1')).toEqual(draft);
});

it('forgets what was sent, and does not keep it again', () => {
  const { keep, sent } = open();
  keep(draft);
  sent(draft.key);
  keep({ ...draft, files: [] });
  expect(localStorage).toHaveLength(0);
  keep({ ...draft, html: '<p>Another</p>', key: 'b' });
  expect(recallDraft(CLAIRE, 'r1').html).toBe('<p>Another</p>');
});

it('forgets its own alone', () => {
  const { keep, sent } = open();
  keep(draft);
  const other = { ...draft, html: '<p>Of the other tab</p>', key: 'b' };
  open().keep(other);
  sent(draft.key);
  keep(emptyDraft());
  expect(recallDraft(CLAIRE, 'r1')).toEqual(other);
});

it('works where nothing can be kept', () => {
  vi.stubGlobal('localStorage', undefined);
  const { keep, sent } = open();
  keep(draft);
  sent(draft.key);
  expect(recallDraft(CLAIRE, 'r1').html).toBe('');
  vi.unstubAllGlobals();
});
