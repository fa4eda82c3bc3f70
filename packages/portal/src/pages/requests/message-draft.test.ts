import { beforeEach, expect, it, vi } from 'vitest';
import { emptyDraft, recallDraft, rememberDraft } from './message-draft.ts';

const CLAIRE = { id: 'claire', impersonator: null };
const MARC = { id: 'marc', impersonator: null };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

it('keeps a draft and its intent to send per person and request', () => {
  const draft = { html: '<p>Dear Marc</p>', key: 'a', files: ['d1'] };
  rememberDraft(CLAIRE, 'r1', draft);
  expect(recallDraft(CLAIRE, 'r1')).toEqual(draft);
  expect(recallDraft(CLAIRE, 'r2').html).toBe('');
  expect(recallDraft(MARC, 'r1').html).toBe('');
});

it('forgets an empty one, and starts anew from what it cannot read', () => {
  rememberDraft(CLAIRE, 'r1', { html: '<p>a</p>', key: 'a', files: [] });
  rememberDraft(CLAIRE, 'r1', emptyDraft());
  expect(recallDraft(CLAIRE, 'r1').html).toBe('');
  localStorage.setItem('message-draft:claire:r1', '{"html":7');
  expect(recallDraft(CLAIRE, 'r1')).toMatchObject({
    html: '',
    key: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
});

it('works where nothing can be kept', () => {
  vi.stubGlobal('localStorage', undefined);
  rememberDraft(CLAIRE, 'r1', { html: '<p>a</p>', key: 'a', files: [] });
  expect(recallDraft(CLAIRE, 'r1').html).toBe('');
});
