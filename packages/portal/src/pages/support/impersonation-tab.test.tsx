import '@testing-library/jest-dom/vitest';
import { UiProvider } from '@atrium/ui';
import type { QueryKey } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createUiI18n } from '../../../../../tools/i18n.ts';
import { cacheAndServer } from '../../api/cache.fixture.tsx';
import { userQuery } from '../../api/users.ts';
import { resetLeave } from '../../api/leave.ts';
import { ImpersonationTab } from './impersonation-tab.tsx';

const userKey: QueryKey = userQuery.queryKey;
const ADMINISTRATOR = {
  id: 'helene',
  demoMode: false,
  isImpersonated: false,
  contactInformation: { isInternal: true, isAdmin: true },
};
const person = (firstName: string, canBeImpersonated = true) => ({
  id: firstName,
  firstName,
  lastName: 'Vasseur',
  email: `${firstName.toLowerCase()}@halden.example`,
  canBeImpersonated,
});
const assign = vi.fn();

let server: ReturnType<typeof cacheAndServer>;
beforeEach(() => {
  vi.stubGlobal('location', { href: 'http://portal.test/', origin: 'http://portal.test', assign });
  server = cacheAndServer();
  server.queries.setQueryData(userKey, ADMINISTRATOR);
});
afterEach(() => {
  resetLeave();
  assign.mockClear();
  vi.unstubAllGlobals();
});

function CurrentPath() {
  return <output>{useLocation().search}</output>;
}

function show(search = '?tab=impersonification') {
  render(
    <I18nextProvider i18n={createUiI18n('en')}>
      <server.wrapper>
        <UiProvider>
          <MemoryRouter initialEntries={[`/support-page${search}`]}>
            <ImpersonationTab />
            <CurrentPath />
          </MemoryRouter>
        </UiProvider>
      </server.wrapper>
    </I18nextProvider>,
  );
}

it('SUP-003 searches from two letters on, with the search in the URL, and shows the results', async () => {
  show();
  const box = screen.getByRole('searchbox', { name: 'Person' });
  await userEvent.type(box, 'v{Enter}');
  await screen.findByText('?tab=impersonification&q=v');
  expect(screen.getByText('Who needs help?')).toBeInTheDocument();
  expect(server.names()).toEqual([]);

  await userEvent.type(box, 'asseur{Enter}');
  await waitFor(() => expect(server.names()).toContain('GET /users?query=vasseur'));
  await screen.findByText('?tab=impersonification&q=vasseur');
  act(() => server.call('GET /users?query=vasseur').answer([person('Claire'), person('Paul', false)]));
  expect(await screen.findByRole('button', { name: 'Take over: Claire Vasseur' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Take over: Paul Vasseur' })).toBeNull();
  expect(screen.getByText('Cannot be taken over')).toBeInTheDocument();
});

it('SUP-003 reports an empty result only for the current search', async () => {
  show('?tab=impersonification&q=nobody');
  await waitFor(() => expect(server.names()).toEqual(['GET /users?query=nobody']));
  act(() => server.call('GET /users?query=nobody').answer([]));
  expect(await screen.findByText('No one matches “nobody”')).toBeInTheDocument();
  const box = screen.getByRole('searchbox', { name: 'Person' });
  await userEvent.clear(box);
  await userEvent.type(box, 'claire{Enter}');
  await waitFor(() => expect(server.names()).toContain('GET /users?query=claire'));
  expect(screen.queryByText(/No one matches/)).toBeNull();
  act(() => server.call('GET /users?query=claire').answer([person('Claire')]));
  expect(await screen.findByRole('button', { name: 'Take over: Claire Vasseur' })).toBeInTheDocument();
});

it('SUP-003 a failed search shows an error with a retry', async () => {
  show('?tab=impersonification&q=claire');
  await waitFor(() => expect(server.names()).toHaveLength(1));
  act(() => server.call('GET /users?query=claire').answer({ errors: [] }, 500));
  expect(await screen.findByText('The search for people failed')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(server.names()).toHaveLength(2));
  act(() => server.call('GET /users?query=claire').answer([person('Claire')]));
  expect(await screen.findByRole('button', { name: 'Take over: Claire Vasseur' })).toBeInTheDocument();
});

it('CTR-023 impersonates the user after confirmation and restarts the app', async () => {
  show('?tab=impersonification&q=claire');
  await waitFor(() => expect(server.names()).toHaveLength(1));
  act(() => server.call('GET /users?query=claire').answer([person('Claire')]));
  await userEvent.click(await screen.findByRole('button', { name: 'Take over: Claire Vasseur' }));
  const confirm = () => screen.findByRole('button', { name: 'Act as Claire Vasseur' });
  await userEvent.click(await confirm());
  await waitFor(() => expect(server.call('POST /impersonation')).toBeDefined());
  act(() => server.call('POST /impersonation').answer({ errors: [] }, 403));
  expect(
    await screen.findByText('The session was not opened. You are still in your own.'),
  ).toBeInTheDocument();
  expect(assign).not.toHaveBeenCalled();

  await userEvent.click(await confirm());
  await waitFor(() => expect(server.names()).toHaveLength(3));
  const [, init] = vi.mocked(fetch).mock.lastCall!;
  expect(JSON.parse(init!.body as string)).toEqual({ email: 'claire@halden.example' });
  act(() => server.call('POST /impersonation').answer({ id: 'Claire' }));
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/'));
});
