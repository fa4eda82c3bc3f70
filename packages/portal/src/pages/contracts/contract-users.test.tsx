import { Contract } from '@atrium/contract/contracts';
import { ContractUser } from '@atrium/contract/contract-users';
import { plausible } from '@atrium/contract/plausible.fixture';
import { User } from '@atrium/contract/users';
import { ToastProvider, UiProvider, type ContractUsersProps } from '@atrium/ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { portalTexts } from '../../../build/locales.ts';
import { createUiI18n } from '../../../../../tools/i18n.ts';
import { cacheAndServer } from '../../api/cache.fixture.tsx';
import { contractUsersQuery } from '../../api/contract-users.ts';
import { userQuery } from '../../api/users.ts';
import ContractUsersPart from './contract-users.tsx';
import { useUndoableRights } from './use-undoable-rights.ts';

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

/** The users tab, with the undo that its page keeps. */
function Part({ contract }: { contract: Contract }) {
  return <ContractUsersPart contract={contract} undoable={useUndoableRights(contract.id)} />;
}

/** Draws the users tab of a contract, for a user of the client; that of an outsourced service, for the bank. */
function drawn(kind: 'CLIENT' | 'OSA' = 'CLIENT') {
  const server = cacheAndServer();
  const user = plausible(User, 'output') as User;
  const isBank = kind === 'OSA';
  server.queries.setQueryData(userQuery.queryKey, {
    ...user,
    demoMode: false,
    contactInformation: { ...user.contactInformation, isInternal: isBank, isAdmin: isBank },
    services: [{ ...user.services[0]!, name: 'CONTRACTS', isMarketing: false, isNotAvailable: false }],
  });
  const i18n = createUiI18n('en');
  i18n.addResourceBundle('en', 'contracts', portalTexts('en')['contracts']);
  const contract = plausible(Contract, 'output') as Contract;
  server.queries.setQueryData(contractUsersQuery('c1').queryKey, [READ]);
  render(
    <I18nextProvider i18n={i18n}>
      <UiProvider>
        <ToastProvider>
          <server.wrapper>
            <MemoryRouter>
              <Part contract={{ ...contract, id: 'c1', type: { ...contract.type, name: kind } }} />
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

it('CUSR-021 rights that were copied can be undone with the version that the copy left', async () => {
  const server = drawn();
  const before = [{ serviceRightId: 'KYC.All', legalEntitiesListId: null }];
  const after = [{ serviceRightId: 'KYC.Read', legalEntitiesListId: null }];
  const path = 'PUT /contracts/c1/users/rights';
  const sent = () =>
    vi
      .mocked(fetch)
      .mock.calls.filter(([, { method } = {}]) => method === 'PUT')
      .map(([, init]) => JSON.parse(init!.body as string) as unknown);
  const user = { ...READ, version: 3, serviceRights: before };
  /** Answers the write, and the read of the users after it. */
  const answer = async (saved: ContractUser) => {
    const read = 'GET /contracts/c1/users';
    const reads = () => server.names().filter((name) => name === read).length;
    const earlier = reads();
    act(() => server.call(path).answer([saved]));
    await waitFor(() => expect(reads()).toBe(earlier + 1));
    act(() => server.call(read).answer([saved]));
  };
  const copied = tab.onSetRights([{ user, rights: after }]);
  await waitFor(() => expect(sent()).toHaveLength(1));
  await answer({ ...user, version: 4, serviceRights: after });
  await expect(copied).resolves.toBeNull();
  await waitFor(() => expect(tab.copied?.people).toBe(1));
  const undone = tab.copied!.onUndo();
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toEqual({ users: [{ userId: 'lena', version: 4, rights: before }] });
  await answer({ ...user, version: 5 });
  await undone;
  await waitFor(() => expect(tab.copied).toBeUndefined());
});

it.each([
  [400, 'BAD_REQUEST', false],
  [404, 'NOT_FOUND', false],
  [500, 'INTERNAL', true],
])('CUSR-021 after %i %s the undo of a copy is offered again: %s', async (status, code, isOffered) => {
  drawn();
  const refusal = { title: 'No', status, errors: [{ code, label: 'No' }] };
  const writes = [Response.json([READ]), Response.json(refusal, { status })];
  vi.mocked(fetch).mockImplementation(async (input, { method } = {}) =>
    method === 'PUT'
      ? writes.shift()!
      : Response.json(new Request(input).url.endsWith('/users') ? [READ] : []),
  );
  await act(() => tab.onSetRights([{ user: READ, rights: READ.serviceRights }]));
  expect(tab.copied?.people).toBe(1);
  await act(() => expect(tab.copied!.onUndo()).rejects.toMatchObject({ status }));
  expect(tab.copied !== undefined).toBe(isOffered);
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

it.each([
  [404, 'NOT_FOUND'],
  [409, 'RECORD_CHANGED'],
])(
  'CUSR-025 the removal of a user whom somebody else was faster to change ends: %i %s',
  async (status, code) => {
    const server = drawn();
    const removal = tab.onRemove({ ...READ, version: 7 });
    await waitFor(() => expect(server.names()).toContain('DELETE /contracts/c1/users/lena?version=7'));
    act(() =>
      server.call('DELETE').answer({ title: 'Refused', status, errors: [{ code, label: code }] }, status),
    );
    const users = 'GET /contracts/c1/users';
    await waitFor(() => expect(server.names().filter((name) => name === users)).not.toHaveLength(0));
    act(() => server.call(users).answer([]));
    // The dialog closes over the users as they are now.
    await expect(removal).resolves.toBeUndefined();
    expect(server.queries.getQueryData(contractUsersQuery('c1').queryKey)).toEqual([]);
  },
);

it('CUSR-045 a transfer that is refused is named as such, with the reason', async () => {
  const server = drawn('OSA');
  const target = { id: 'c2', number: '00419', name: 'Markets' };
  const transfer = tab.transfer!.onTransfer([READ], target, 'DEMO');
  await waitFor(() => expect(server.names()).toContain('POST /contracts/c2/users'));
  const errors = [{ code: 'BAD_REQUEST', label: 'One of these people is not in this contract.' }];
  act(() => server.call('POST').answer({ title: 'Bad request', status: 400, errors }, 400));
  const users = 'GET /contracts/c1/users';
  await waitFor(() => expect(server.names().filter((name) => name === users)).not.toHaveLength(0));
  act(() => server.call(users).answer([]));
  await expect(transfer).rejects.toMatchObject({ status: 400 });
  expect(await screen.findByText('The users were not transferred')).toBeInTheDocument();
  expect(screen.getByText('One of these people is not in this contract.')).toBeInTheDocument();
});
