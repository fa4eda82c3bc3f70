import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { plausible } from '@atrium/contract/plausible.fixture';
import { User } from '@atrium/contract/users';
import { cacheAndServer } from './cache.fixture.tsx';
import { callKey } from './calls.ts';
import { useAcceptTerms } from './terms.ts';
import { userQuery } from './users.ts';

afterEach(() => vi.unstubAllGlobals());

/** Refuses an acceptance; returns whether the terms are to be loaded, and so read, again. */
async function refusedWith(status: number, code: string): Promise<boolean> {
  const server = cacheAndServer();
  const user = plausible(User, 'output') as User;
  server.queries.setQueryData(userQuery.queryKey, user);
  const terms = [...callKey('users', 'terms', { params: { id: user.id } }), 'en'];
  server.queries.setQueryData(terms, 'read');
  const { result } = renderHook(useAcceptTerms, { wrapper: server.wrapper });
  act(() => result.current.mutate('cgu1'));
  await waitFor(() => expect(server.names()[0]).toMatch(/^PUT/));
  act(() => server.call('PUT').answer({ title: 'No', status, errors: [{ code, label: 'No' }] }, status));
  await waitFor(() => expect(result.current.isError).toBe(true));
  return server.queries.getQueryState(terms)!.isInvalidated;
}

it('TERM-008 after a failed acceptance the terms that were read can be accepted again', async () => {
  expect(await refusedWith(500, 'INTERNAL_ERROR')).toBe(false);
});

it('TERM-007 another version of the terms that is in force now must be read', async () => {
  expect(await refusedWith(409, 'CONFLICT')).toBe(true);
});
