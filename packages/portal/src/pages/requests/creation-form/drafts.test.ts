import { beforeEach, expect, it, vi } from 'vitest';
import { newCreationForm } from './creation-form.ts';
import { draftSlot, forgetDraft, keepDraft, recallDraft } from './drafts.ts';

const CLAIRE = { id: 'claire', impersonator: null };
const SUPPORT = { id: 'ida', firstName: 'Ida', lastName: 'Roth', email: 'i.roth@atrium.example' };
const SLOT = draftSlot('KYC', 'KYC_REVIEW');
const NOW = Date.parse('2026-11-21T12:00:00Z');
const DRAFT = {
  savedAt: '2026-11-20T12:00:00Z',
  key: 'a',
  form: newCreationForm(),
  files: { documents: ['d1'], signature: [], missing: 1 },
};

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

it('keeps a form and its files per person, whoever acts in their place, and action', () => {
  expect(keepDraft(CLAIRE, SLOT, DRAFT)).toBe(true);
  expect(recallDraft(CLAIRE, SLOT, NOW)).toEqual(DRAFT);
  expect(recallDraft({ ...CLAIRE, impersonator: SUPPORT }, SLOT, NOW)).toBeNull();
  expect(recallDraft(CLAIRE, draftSlot('KYC', null), NOW)).toBeNull();
  forgetDraft(CLAIRE, SLOT);
  expect(recallDraft(CLAIRE, SLOT, NOW)).toBeNull();
});

it('offers a draft for thirty days, also one of before drafts had files', () => {
  keepDraft(CLAIRE, SLOT, DRAFT);
  expect(recallDraft(CLAIRE, SLOT, NOW + 30 * 86_400_000)).toBeNull();
  const { files: _files, ...former } = DRAFT;
  keepDraft(CLAIRE, SLOT, former as typeof DRAFT);
  expect(recallDraft(CLAIRE, SLOT, NOW)?.files).toEqual({ documents: [], signature: [], missing: 0 });
});

it('forgets the draft of one form, not the one that another tab keeps since', () => {
  keepDraft(CLAIRE, SLOT, { ...DRAFT, key: 'b' });
  forgetDraft(CLAIRE, SLOT, 'a');
  expect(recallDraft(CLAIRE, SLOT, NOW)?.key).toBe('b');
  forgetDraft(CLAIRE, SLOT, 'b');
  expect(recallDraft(CLAIRE, SLOT, NOW)).toBeNull();
});
