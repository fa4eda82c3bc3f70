import '@testing-library/jest-dom/vitest';
import type { User } from '@atrium/contract/users';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { callQuery } from '../../api/calls.ts';
import { connect } from '../../api/client.ts';
import { userQuery } from '../../api/users.ts';
import { createQueryClient } from '../query-client.ts';
import { useRightsRefresh } from './rights-refresh.ts';

const KYC = { name: 'KYC' };
/** What the server gives now: the services of the user, and whether it refuses their requests. */
let services: readonly (typeof KYC)[];
let refusal: string | null;
const calls: string[] = [];

const personWith = (held: typeof services) =>
  ({ id: 'elin', services: held, widgets: [], rights: {}, contactInformation: {} }) as unknown as User;

beforeEach(() => {
  calls.length = 0;
  services = [KYC];
  refusal = null;
  vi.stubGlobal('fetch', (address: string) => {
    const path = new URL(address, 'http://localhost').pathname;
    calls.push(path);
    if (path === '/api/users/me') return Promise.resolve(Response.json(personWith(services)));
    return Promise.resolve(
      refusal === null
        ? Response.json({ canCreateRequest: true })
        : Response.json({ errors: [{ code: refusal, label: 'Refused' }] }, { status: 403 }),
    );
  });
  connect('/api', () => 'en');
});
afterEach(() => vi.unstubAllGlobals());

function Page() {
  useRightsRefresh();
  const user = useQuery(userQuery);
  const rights = useQuery({ ...callQuery('requests', 'rights'), retry: false });
  const settings = useQuery(callQuery('home', 'changes'));
  return (
    <>
      <button onClick={() => void rights.refetch()}>Ask</button>
      <output>{user.data?.services.map(({ name }) => name).join(', ')}</output>
      <p>{settings.status}</p>
    </>
  );
}

async function open() {
  const queries = createQueryClient();
  queries.setQueryData(userQuery.queryKey, personWith(services));
  render(
    <QueryClientProvider client={queries}>
      <Page />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(calls.length).toBeGreaterThanOrEqual(2));
  await waitFor(() => expect(queries.isFetching()).toBe(0));
  calls.length = 0;
  return {
    /** Repeats the call, and waits until nothing is read any more. */
    ask: async () => {
      await userEvent.click(screen.getByRole('button'));
      await waitFor(() => expect(queries.isFetching()).toBe(0));
    },
    calledFor: (part: string) => calls.filter((path) => path.includes(part)).length,
  };
}

it('reads the user and everything shown again when rights were taken away meanwhile, once', async () => {
  const { ask, calledFor } = await open();
  refusal = 'FORBIDDEN';
  services = [];
  await ask();
  await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
  await waitFor(() => expect(calledFor('/requests')).toBe(2));
  await ask();
  expect(calledFor('/home')).toBe(1);
});

it('reads only the user again when a call is refused although the rights are the same', async () => {
  const { ask, calledFor } = await open();
  refusal = 'FORBIDDEN';
  await ask();
  await waitFor(() => expect(calledFor('/users/me')).toBe(1));
  expect(calledFor('/requests')).toBe(1);
  expect(calledFor('/home')).toBe(0);
});

it('leaves refusals for terms that are due to the terms', async () => {
  const { ask, calledFor } = await open();
  refusal = 'TERMS_NOT_ACCEPTED';
  await ask();
  expect(calledFor('/users/me')).toBe(0);
});
