import { Contract } from '@atrium/contract/contracts';
import { ContractUser } from '@atrium/contract/contract-users';
import { plausible } from '@atrium/contract/plausible.fixture';
import { User } from '@atrium/contract/users';
import { ToastProvider, UiProvider, type ContractUsersProps } from '@atrium/ui';
import { act, render, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { createUiI18n } from '../../../../../tools/i18n.ts';
import { cacheAndServer } from '../../api/cache.fixture.tsx';
import { contractUsersQuery } from '../../api/contract-users.ts';
import { userQuery } from '../../api/users.ts';
import ContractUsersPart from './contract-users.tsx';

/** The properties that the page gives to the tab. */
let tab: ContractUsersProps;
vi.mock('@atrium/ui', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  ContractUsers: (props: ContractUsersProps) => {
    tab = props;
    return null;
  },
}));
afterEach(() => vi.unstubAllGlobals());

const READ = {
  ...(plausible(ContractUser, 'output') as ContractUser),
  id: 'lena',
  homepagePreference: { template: 'DEFAULT', updatedByUser: false },
} satisfies ContractUser;

/** Draws the users tab of a contract, for a user of the client. */
function drawn() {
  const server = cacheAndServer();
  const user = plausible(User, 'output') as User;
  server.queries.setQueryData(userQuery.queryKey, {
    ...user,
    contactInformation: { ...user.contactInformation, isInternal: false },
  });
  server.queries.setQueryData(contractUsersQuery('c1').queryKey, [READ]);
  render(
    <I18nextProvider i18n={createUiI18n('en')}>
      <UiProvider>
        <ToastProvider>
          <server.wrapper>
            <MemoryRouter>
              <ContractUsersPart contract={{ ...(plausible(Contract, 'output') as Contract), id: 'c1' }} />
            </MemoryRouter>
          </server.wrapper>
        </ToastProvider>
      </UiProvider>
    </I18nextProvider>,
  );
  return server;
}

it('CUSR-024 a home page that the user has chosen meanwhile is not replaced: the page asks with the newest one', async () => {
  const server = drawn();
  const draft = {
    contractStatus: READ.contractStatus,
    clientRole: READ.clientRole,
    homepage: 'TRADE_FINANCE',
    rights: READ.serviceRights,
  } as const;
  const bodyOf = () => {
    const [, init] = vi.mocked(fetch).mock.calls.findLast(([, { method } = {}]) => method === 'PUT')!;
    return JSON.parse(init!.body as string) as { update: object };
  };
  const saved = tab.onSave(READ, draft);
  await waitFor(() => expect(server.names()).toContain('PUT /contracts/c1/users'));
  expect(bodyOf().update).toEqual({ homepageTemplate: 'TRADE_FINANCE' });
  const errors = [{ code: 'HOMEPAGE_CHOSEN_BY_USER', label: 'Chosen' }];
  act(() => server.call('PUT /contracts/c1/users').answer({ title: 'Conflict', status: 409, errors }, 409));
  const own = { ...READ, homepagePreference: { template: 'CAPITAL_MARKET', updatedByUser: true } as const };
  // After the write the list is read again, then the user for the question.
  for (const reads of [1, 2]) {
    const name = 'GET /contracts/c1/users';
    await waitFor(() => expect(server.names().filter((one) => one === name)).toHaveLength(reads));
    act(() => server.call(name).answer([own]));
  }
  await expect(saved).resolves.toEqual(own);

  void tab.onSave(own, draft).catch(() => {});
  await waitFor(() => expect(server.names().filter((name) => name.startsWith('PUT'))).toHaveLength(2));
  expect(bodyOf().update).toEqual({ homepageTemplate: 'TRADE_FINANCE', replacesOwnHomepage: true });
});

it.each([
  ['refusal', { subject: 'MY_CONTRACT', contractId: 'c1', isAction: false }],
  ['readOnly', { subject: 'MY_CONTRACT', contractId: 'c1', isAction: true }],
  ['ownRow', { subject: 'CHANGE_OWN_RIGHTS', contractId: 'c1', isAction: true }],
] as const)('asks why about the contract of the page: %s', (about, expected) => {
  drawn();
  const asked = vi.fn<(event: Event) => void>();
  window.addEventListener('ask-why', asked, { once: true });
  tab.onAskWhy!(about);
  expect((asked.mock.lastCall![0] as CustomEvent).detail).toEqual(expected);
});
