import '@testing-library/jest-dom/vitest';
import type { User } from '@atrium/contract/users';
import { UiProvider } from '@atrium/ui';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createUiI18n } from '../../../../../tools/i18n.ts';
import { callQuery } from '../../api/calls.ts';
import { connect } from '../../api/client.ts';
import { useAcceptTerms } from '../../api/terms.ts';
import { userQuery } from '../../api/users.ts';
import { createQueryClient } from '../query-client.ts';
import { TermsGate, useHasEntered } from './terms-gate.tsx';

/** The terms without their PDF, which cannot be rendered in jsdom. */
vi.mock('./terms-modal.tsx', () => ({
  default: function Terms() {
    const accept = useAcceptTerms();
    return <button onClick={() => accept.mutate('cgu1')}>Accept the terms</button>;
  },
}));

/** Whether the user has accepted, according to the server. */
let hasAccepted: boolean;
const calls: string[] = [];

beforeEach(() => {
  calls.length = 0;
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    const path = new URL(address, 'http://localhost').pathname;
    calls.push(`${init.method} ${path}`);
    if (path === '/api/users/me') return Promise.resolve(Response.json(personWith(hasAccepted)));
    if (init.method === 'PUT') {
      hasAccepted = true;
      return Promise.resolve(new Response(null, { status: 204 }));
    }
    return Promise.resolve(
      hasAccepted
        ? Response.json({ canCreateRequest: true })
        : Response.json({ errors: [{ code: 'TERMS_NOT_ACCEPTED', label: 'Accept' }] }, { status: 403 }),
    );
  });
  connect('/api', () => 'en');
});
afterEach(() => vi.unstubAllGlobals());

const personWith = (hasAcceptedTermsAndConditions: boolean) =>
  ({ id: 'elin', hasAcceptedTermsAndConditions, isImpersonated: false, demoMode: false }) as User;

function Page() {
  const rights = useQuery(callQuery('requests', 'rights'));
  return (
    <>
      <input aria-label="Message" />
      <button onClick={() => void rights.refetch()}>Ask</button>
      <output>{rights.data ? 'May create' : 'Nothing'}</output>
    </>
  );
}

function Shell() {
  return (
    <>
      {useHasEntered() ? <Page /> : null}
      <TermsGate />
    </>
  );
}

function show() {
  const queries = createQueryClient();
  queries.setQueryData(userQuery.queryKey, personWith(hasAccepted));
  render(
    <I18nextProvider i18n={createUiI18n('en')}>
      <QueryClientProvider client={queries}>
        <UiProvider>
          <Shell />
        </UiProvider>
      </QueryClientProvider>
    </I18nextProvider>,
  );
}

it('TERM-003 makes no other calls before the terms are accepted', async () => {
  hasAccepted = false;
  show();
  const accept = await screen.findByRole('button', { name: 'Accept the terms' });
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(calls).toEqual([]);
  await userEvent.click(accept);
  expect(await screen.findByText('May create')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Accept the terms' })).toBeNull();
});

it('TERM-003 terms that become due cover the page and keep its input', async () => {
  hasAccepted = true;
  show();
  await screen.findByText('May create');
  await userEvent.type(screen.getByRole('textbox'), 'Dear Marc');
  hasAccepted = false;
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  const accept = await screen.findByRole('button', { name: 'Accept the terms' });
  expect(screen.getByRole('textbox')).toHaveValue('Dear Marc');
  const before = calls.filter((call) => call === 'GET /api/requests/rights').length;
  await userEvent.click(accept);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept the terms' })).toBeNull());
  expect(screen.getByRole('textbox')).toHaveValue('Dear Marc');
  // The refused call is sent again.
  await waitFor(() =>
    expect(calls.filter((call) => call === 'GET /api/requests/rights').length).toBeGreaterThan(before),
  );
});
