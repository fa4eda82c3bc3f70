import type { ContractUser } from '@atrium/contract/contract-users';
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CONTRACT_USERS, SERVICE_RIGHTS } from '../contracts.fixture.js';
import { draftOf } from './user-draft.js';
import { useUserEdit } from './use-user-edit.js';

const [anna, ben] = CONTRACT_USERS as [ContractUser, ContractUser];
const drop = { rights: [] };
const preset = {
  ...anna,
  homepagePreference: { template: 'DEFAULT', updatedByUser: false },
} satisfies ContractUser;
const ownHomepage = { template: 'CAPITAL_MARKET', updatedByUser: true } as const;

/** Saves Anna on a slow connection, starts on Ben, then receives the version of Anna that a colleague has saved. */
async function conflictWhileEditingBen() {
  const answer = Promise.withResolvers<ContractUser | null>();
  const onSave = vi.fn<(user: ContractUser, draft: unknown) => Promise<ContractUser | null>>(
    () => answer.promise,
  );
  const { result } = renderHook(() => useUserEdit(onSave, SERVICE_RIGHTS));
  const edit = () => result.current;
  act(() => edit().begin(anna, 'row'));
  act(() => edit().change(drop));
  act(() => edit().save());
  act(() => edit().begin(ben, 'row'));
  act(() => edit().change({ clientRole: null }));
  const saved = { ...anna, version: anna.version + 1 };
  await act(async () => answer.resolve(saved));
  onSave.mockImplementation(() => Promise.resolve(null));
  return { edit, onSave, saved };
}

it('keeping one’s own changes of a user saves that user, not the one in editing by then', async () => {
  const { edit, onSave, saved } = await conflictWhileEditingBen();
  expect(edit().conflict).not.toBeNull();
  await act(async () => edit().settle('mine'));
  expect(onSave).toHaveBeenCalledTimes(2);
  const [user, draft] = onSave.mock.lastCall!;
  expect(user).toBe(saved);
  expect(draft).toMatchObject(drop);
  expect(edit().of(ben.id, 'row')?.draft).toEqual({ ...draftOf(ben), clientRole: null });
});

it('taking the saved version of a user keeps the edit of another one', async () => {
  const { edit, onSave } = await conflictWhileEditingBen();
  await act(async () => edit().settle('saved'));
  expect(onSave).toHaveBeenCalledOnce();
  expect(edit().conflict).toBeNull();
  expect(edit().of(ben.id, 'row')?.draft.clientRole).toBeNull();
});

it('a version that already contains one’s own changes is no conflict, as after a save without an answer', async () => {
  const saved = { ...anna, version: anna.version + 1, serviceRights: [], contractStatus: 'DEMO' as const };
  const { result } = renderHook(() => useUserEdit(() => Promise.resolve(saved), SERVICE_RIGHTS));
  act(() => result.current.begin(anna, 'row'));
  act(() => result.current.change(drop));
  await act(async () => result.current.save());
  expect(result.current).toMatchObject({ edited: null, conflict: null });
});

it('CUSR-024 asks before a home page is replaced that the user has chosen since they were read', async () => {
  const own = { ...preset, homepagePreference: ownHomepage };
  const onSave = vi.fn<(user: ContractUser, draft: unknown) => Promise<ContractUser | null>>();
  onSave.mockResolvedValueOnce(own).mockResolvedValue(null);
  const { result } = renderHook(() => useUserEdit(onSave, SERVICE_RIGHTS));
  act(() => result.current.begin(preset, 'row'));
  act(() => result.current.change({ ...drop, homepage: 'TRADE_FINANCE' }));
  await act(async () => result.current.save());
  expect(result.current).toMatchObject({ conflict: null, warned: { base: own } });
  expect(onSave).toHaveBeenCalledOnce();
  await act(async () => result.current.confirmHomepage(true));
  expect(onSave).toHaveBeenLastCalledWith(own, expect.objectContaining({ homepage: 'TRADE_FINANCE' }));
  expect(result.current).toMatchObject({ edited: null, warned: null });
});

it('CUSR-024 asks also if one’s own changes are kept after a conflict', async () => {
  const saved = { ...preset, version: preset.version + 1, homepagePreference: ownHomepage };
  const onSave = vi.fn<(user: ContractUser, draft: unknown) => Promise<ContractUser | null>>();
  onSave.mockResolvedValueOnce(saved).mockResolvedValue(null);
  const { result } = renderHook(() => useUserEdit(onSave, SERVICE_RIGHTS));
  act(() => result.current.begin(preset, 'row'));
  act(() => result.current.change({ ...drop, homepage: 'TRADE_FINANCE' }));
  await act(async () => result.current.save());
  await act(async () => result.current.settle('mine'));
  expect(onSave).toHaveBeenCalledOnce();
  await act(async () => result.current.confirmHomepage(false));
  expect(onSave).toHaveBeenLastCalledWith(
    saved,
    expect.objectContaining({ ...drop, homepage: 'CAPITAL_MARKET' }),
  );
});

it('going on with the changes opens them again, with the saved version as their base', async () => {
  const answer = Promise.withResolvers<ContractUser | null>();
  const { result } = renderHook(() => useUserEdit(() => answer.promise, SERVICE_RIGHTS));
  act(() => result.current.begin(anna, 'panel'));
  act(() => result.current.change(drop));
  act(() => result.current.save());
  act(() => result.current.reset());
  const saved = { ...anna, version: anna.version + 1 };
  await act(async () => answer.resolve(saved));
  act(() => result.current.settle('go-on'));
  expect(result.current.of(anna.id, 'panel')).toMatchObject({ base: saved, isSaving: false });
});
