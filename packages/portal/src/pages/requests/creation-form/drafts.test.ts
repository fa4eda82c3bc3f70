// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newCreationForm } from './creation-form.ts';
import { creationKeeper, draftSlot, recallDraft } from './drafts.ts';

const CLAIRE = { id: 'claire', impersonator: null };
const SUPPORT = { id: 'ida', firstName: 'Ida', lastName: 'Roth', email: 'i.roth@atrium.example' };
const SLOT = draftSlot('KYC', 'KYC_REVIEW');
const NOW = Date.parse('2026-11-21T12:00:00Z');
const DRAFT = {
  key: 'a',
  form: newCreationForm(),
  files: { documents: ['d1'], signature: [], missing: 1 },
};

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

it('keeps a form and its files per person, whoever acts in their place, and action', () => {
  const keeper = creationKeeper(CLAIRE, SLOT);
  expect(keeper.keep(DRAFT)).toBe(true);
  expect(recallDraft(CLAIRE, SLOT, NOW)).toMatchObject({ ...DRAFT, savedAt: '2026-11-21T12:00:00.000Z' });
  expect(recallDraft({ ...CLAIRE, impersonator: SUPPORT }, SLOT, NOW)).toBeNull();
  expect(recallDraft(CLAIRE, draftSlot('KYC', null), NOW)).toBeNull();
  keeper.forget();
  expect(recallDraft(CLAIRE, SLOT, NOW)).toBeNull();
});

it('offers a draft for thirty days, also one of before drafts had files', () => {
  const { files: _files, ...former } = DRAFT;
  creationKeeper(CLAIRE, SLOT).keep(former);
  expect(recallDraft(CLAIRE, SLOT, NOW + 30 * 86_400_000)).toBeNull();
  expect(recallDraft(CLAIRE, SLOT, NOW)?.files).toEqual({ documents: [], signature: [], missing: 0 });
});

it('takes up one that was kept when a form had one place, and forgets it when it is sent', () => {
  localStorage.setItem(
    `request-draft:1:claire:${SLOT}`,
    JSON.stringify({ ...DRAFT, savedAt: '2026-11-20T12:00:00Z' }),
  );
  const found = recallDraft(CLAIRE, SLOT, NOW)!;
  expect(found).toMatchObject({ ...DRAFT, savedAt: '2026-11-20T12:00:00Z' });
  const keeper = creationKeeper(CLAIRE, SLOT);
  keeper.take(found.kept);
  keeper.forget();
  expect(localStorage).toHaveLength(0);
});
