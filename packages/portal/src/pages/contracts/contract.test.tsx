import { Contract } from '@atrium/contract/contracts';
import type { Settings } from '@atrium/contract/settings';
import { plausible } from '@atrium/contract/plausible.fixture';
import { User } from '@atrium/contract/users';
import { ToastProvider, UiProvider, type ContractPageProps } from '@atrium/ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { createUiI18n } from '../../../../../tools/i18n.ts';
import { portalTexts } from '../../../build/locales.ts';
import { cacheAndServer } from '../../api/cache.fixture.tsx';
import { contractQuery } from '../../api/contracts.ts';
import { blockLeave, resetLeave } from '../../api/leave.ts';
import { SettingsProvider } from '../../api/settings.ts';
import { userQuery } from '../../api/users.ts';
import { Component } from './contract.tsx';

/** The properties that the route gives to the page. */
let page: ContractPageProps;
vi.mock('@atrium/ui', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  ContractPage: (props: ContractPageProps) => {
    page = props;
    return <p>Page of the contract</p>;
  },
}));
afterEach(() => {
  resetLeave();
  vi.unstubAllGlobals();
});

const base = plausible(Contract, 'output') as Contract;
const CONTRACT = {
  ...base,
  id: 'c1',
  name: 'Halden',
  version: 3,
  type: { ...base.type, name: 'OSA' },
} as const;
const user = plausible(User, 'output') as User;
const BANK_ADMINISTRATOR: User = {
  ...user,
  contactInformation: { ...user.contactInformation, isInternal: true, isAdmin: true },
  demoMode: false,
  services: [{ ...user.services[0]!, name: 'CONTRACTS', isMarketing: false, isNotAvailable: false }],
};
const GONE = [
  { title: 'Not found', status: 404, errors: [{ code: 'NOT_FOUND', label: 'Gone' }] },
  404,
] as const;
const CHANGED = [
  { title: 'Conflict', status: 409, errors: [{ code: 'RECORD_CHANGED', label: 'Changed' }] },
  409,
] as const;

/** Draws the page of a contract that was read before. */
function drawn() {
  const server = cacheAndServer();
  server.queries.setQueryData(userQuery.queryKey, BANK_ADMINISTRATOR);
  server.queries.setQueryData(contractQuery('c1').queryKey, CONTRACT);
  const i18n = createUiI18n('en');
  i18n.addResource('en', 'ui', 'title', '{{page}}');
  i18n.addResourceBundle('en', 'contracts', portalTexts('en')['contracts']);
  render(
    <I18nextProvider i18n={i18n}>
      <UiProvider>
        <ToastProvider>
          <SettingsProvider value={{ productName: 'Atrium' } as Settings}>
            <server.wrapper>
              <MemoryRouter initialEntries={['/contracts/c1']}>
                <Routes>
                  <Route path="/contracts/:contractId" element={<Component />} />
                  <Route path="/contracts" element={<p>All contracts</p>} />
                </Routes>
              </MemoryRouter>
            </server.wrapper>
          </SettingsProvider>
        </ToastProvider>
      </UiProvider>
    </I18nextProvider>,
  );
  /** Answers the next read of the contract. */
  const answers = async (reads: number, answer: readonly [unknown, number?]) => {
    const name = 'GET /contracts/c1';
    await waitFor(() => expect(server.names().filter((one) => one === name)).toHaveLength(reads));
    act(() => server.call(name).answer(...answer));
  };
  const readAgain = () =>
    act(() => void server.queries.invalidateQueries({ queryKey: contractQuery('c1').queryKey }));
  return { server, answers, readAgain };
}

it('CTR-092 a contract deleted meanwhile stays on the page until the user has seen what happens to their changes', async () => {
  const { answers, readAgain } = drawn();
  blockLeave();
  readAgain();
  await answers(1, GONE);
  await waitFor(() => expect(page.gone).toBeDefined());
  act(() => page.gone!.onStay());
  expect(page.gone).toBeUndefined();
  expect(screen.getByText('Page of the contract')).toBeInTheDocument();

  // Saved again: said again.
  readAgain();
  await answers(2, GONE);
  await waitFor(() => expect(page.gone).toBeDefined());
  act(() => page.gone!.onLeave());
  expect(screen.getByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
});

it('CTR-092 the appendix of a contract deleted meanwhile leads to the page that says that there is none', async () => {
  const { server, answers } = drawn();
  act(() => page.onAppendix!('USERS'));
  await waitFor(() => expect(server.names()[0]).toContain('GET /contracts/c1/export'));
  act(() => server.call('GET /contracts/c1/export').answer(...GONE));
  await answers(1, GONE);
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
  expect(await screen.findByText('Somebody else had already deleted “Halden”')).toBeInTheDocument();
});

it('CTR-059 a contract that somebody has changed is not deleted but read again', async () => {
  const { server, answers } = drawn();
  const deletion = page.onDelete(CONTRACT);
  await waitFor(() => expect(server.names()).toEqual(['DELETE /contracts/c1?version=3']));
  act(() => server.call('DELETE').answer(...CHANGED));
  await answers(1, [{ ...CONTRACT, name: 'Halden 2', version: 4 }]);
  // Closes the dialog.
  await expect(deletion).resolves.toBeUndefined();
  await waitFor(() => expect(page.state).toMatchObject({ contract: { name: 'Halden 2' } }));
});

it('CTR-059 a contract that somebody else has deleted first is said to be deleted', async () => {
  const { server } = drawn();
  const deletion = page.onDelete(CONTRACT);
  await waitFor(() => expect(server.names()).toHaveLength(1));
  act(() => server.call('DELETE').answer(...GONE));
  await expect(deletion).resolves.toBeUndefined();
  expect(await screen.findByText('All contracts')).toBeInTheDocument();
  // Otherwise the page that says that there is none would show in between.
  expect(server.names()).not.toContain('GET /contracts/c1');
  expect(await screen.findByText('Somebody else had already deleted “Halden”')).toBeInTheDocument();
});
