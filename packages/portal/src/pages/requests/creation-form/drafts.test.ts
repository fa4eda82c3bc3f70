// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newCreationForm } from './creation-form.ts';
import { begunRequests } from '../draft-list.ts';
import { BANK_SLOT, draftSlot } from './draft-keys.ts';
import { creationKeeper, recallDraft } from './drafts.ts';

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

it('stores a form and its files per user, impersonator and action', () => {
  const keeper = creationKeeper(CLAIRE, SLOT);
  expect(keeper.keep(DRAFT)).toBe(true);
  expect(recallDraft(CLAIRE, SLOT, NOW)).toMatchObject({ ...DRAFT, savedAt: '2026-11-21T12:00:00.000Z' });
  expect(recallDraft({ ...CLAIRE, impersonator: SUPPORT }, SLOT, NOW)).toBeNull();
  expect(recallDraft(CLAIRE, draftSlot('KYC', null), NOW)).toBeNull();
  keeper.forget();
  expect(recallDraft(CLAIRE, SLOT, NOW)).toBeNull();
});

it('offers a draft for thirty days, including drafts from before files were stored', () => {
  const { files: _files, ...former } = DRAFT;
  creationKeeper(CLAIRE, SLOT).keep(former);
  expect(recallDraft(CLAIRE, SLOT, NOW + 30 * 86_400_000)).toBeNull();
  expect(recallDraft(CLAIRE, SLOT, NOW)?.files).toEqual({ documents: [], signature: [], missing: 0 });
});

it('restores a draft in the old single-draft format, and removes it when it is sent', () => {
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

describe('list of drafts', () => {
  const titled = (title: string) => ({
    ...DRAFT,
    form: { ...DRAFT.form, information: { ...DRAFT.form.information, title } },
  });

  it('contains all forms of a user, latest first, each with its URL', () => {
    creationKeeper(CLAIRE, SLOT).keep(titled('Review of 2026'));
    vi.setSystemTime(NOW + 60_000);
    creationKeeper(CLAIRE, draftSlot('CASH_MANAGEMENT', 'ACCOUNT_OPENING')).keep(titled('Account in SEK'));
    const listed = begunRequests(CLAIRE, NOW + 60_000);
    expect(listed.map(({ title, service, action }) => [title, service, action])).toEqual([
      ['Account in SEK', 'CASH_MANAGEMENT', 'ACCOUNT_OPENING'],
      ['Review of 2026', 'KYC', 'KYC_REVIEW'],
    ]);
    const { address } = listed[1]!;
    expect(address).toMatchObject({ service: 'KYC', action: 'KYC_REVIEW' });
    expect(recallDraft(CLAIRE, SLOT, NOW, { wanted: address['draft'] })?.form.information.title).toBe(
      'Review of 2026',
    );
  });

  it('contains the selections of bank staff in their single form', () => {
    const form = { ...DRAFT.form, serviceCode: 'KYC' as const, action: 'KYC_REVIEW' };
    creationKeeper(CLAIRE, BANK_SLOT).keep({ ...DRAFT, form });
    const [listed] = begunRequests(CLAIRE, NOW);
    expect(listed).toMatchObject({ title: '', service: 'KYC', action: 'KYC_REVIEW' });
    expect(Object.keys(listed!.address)).toEqual(['draft']);
  });

  it('contains nothing written by another user, whether in their own name or while impersonating', () => {
    creationKeeper({ ...CLAIRE, impersonator: SUPPORT }, SLOT).keep(titled('Of support'));
    creationKeeper({ id: 'claire2', impersonator: null }, SLOT).keep(titled('Of a namesake'));
    creationKeeper({ id: 'ida', impersonator: null }, SLOT).keep(titled('Of Ida'));
    expect(begunRequests(CLAIRE, NOW)).toEqual([]);
    expect(begunRequests({ ...CLAIRE, impersonator: SUPPORT }, NOW).map(({ title }) => title)).toEqual([
      'Of support',
    ]);
  });

  it('restores the requested draft even if another is later', () => {
    creationKeeper(CLAIRE, SLOT).keep(titled('First'));
    const [first] = begunRequests(CLAIRE, NOW);
    vi.setSystemTime(NOW + 60_000);
    creationKeeper(CLAIRE, SLOT).keep(titled('Second'));
    const recalled = (wanted?: string) =>
      recallDraft(CLAIRE, SLOT, NOW + 60_000, { wanted })?.form.information.title;
    expect(recalled()).toBe('Second');
    expect(recalled(first!.address['draft'])).toBe('First');
    expect(recalled('0000')).toBe('Second');
  });
});
