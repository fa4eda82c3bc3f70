import { Contract, LegalEntitiesList } from '@atrium/contract/contracts';
import { ContractUser } from '@atrium/contract/contract-users';
import { plausible } from '@atrium/contract/plausible.fixture';
import { User } from '@atrium/contract/users';
import { ToastProvider, UiProvider, useToast, type ContractRightsProps } from '@atrium/ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { createUiI18n } from '../../../../../tools/i18n.ts';
import { cacheAndServer } from '../../api/cache.fixture.tsx';
import { contractUsersQuery, serviceRightsQuery } from '../../api/contract-users.ts';
import { entitiesListsQuery } from '../../api/contracts.ts';
import { userQuery } from '../../api/users.ts';
import { toastFailures } from '../../app/failure-toasts.ts';
import { portalTexts } from '../../../build/locales.ts';
import ContractRightsPart from './contract-rights.tsx';
import { useUndoableRights } from './use-undoable-rights.ts';

/** The properties that the page gives to the tab. */
let tab: ContractRightsProps;
vi.mock('@atrium/ui', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  ContractRights: (props: ContractRightsProps) => {
    tab = props;
    return null;
  },
}));
afterEach(() => vi.unstubAllGlobals());

const CONTRACT = { ...(plausible(Contract, 'output') as Contract), id: 'c1' };

/** Shows failed calls, as the app does. */
function Failures() {
  const toasts = useToast();
  const { i18n } = useTranslation();
  useEffect(() => toastFailures(toasts, i18n), [toasts, i18n]);
  return null;
}

/** The tab, with the undo that its page keeps. */
function Part({ contract }: { contract: Contract }) {
  return <ContractRightsPart contract={contract} undoable={useUndoableRights(contract.id)} />;
}

/** Renders the tab of a contract that the user, a member of it, may change or not. */
function draw(canUpdate: boolean, kind: 'CLIENT' | 'OSA' = 'CLIENT', address = '') {
  const server = cacheAndServer();
  const user = { ...(plausible(User, 'output') as User), type: { name: kind } };
  server.queries.setQueryData(userQuery.queryKey, user);
  server.queries.setQueryData(contractUsersQuery('c1').queryKey, []);
  server.queries.setQueryData(serviceRightsQuery('c1').queryKey, []);
  server.queries.setQueryData(entitiesListsQuery('c1').queryKey, []);
  const i18n = createUiI18n('en');
  i18n.addResourceBundle('en', 'contracts', portalTexts('en')['contracts']);
  i18n.addResourceBundle('en', 'errors', portalTexts('en')['errors']);
  const rights = { ...CONTRACT.rights, canUpdate, canUpdateUsers: true };
  render(
    <I18nextProvider i18n={i18n}>
      <UiProvider>
        <ToastProvider>
          <Failures />
          <server.wrapper>
            <MemoryRouter initialEntries={[`/contracts/c1?tab=rights${address}`]}>
              <Part contract={{ ...CONTRACT, rights, type: { ...CONTRACT.type, name: kind } }} />
            </MemoryRouter>
          </server.wrapper>
        </ToastProvider>
      </UiProvider>
    </I18nextProvider>,
  );
  return server;
}

it('CUSR-035 CTR-080 a list that a right needs is created, and is there once that is done', async () => {
  const server = draw(true);
  const created = tab.onCreateList!({ name: 'Halden Nordic AB', codes: ['SE550018'] });
  await waitFor(() => expect(server.names()).toContain('POST /contracts/c1/legal-entities-lists'));
  const [, init] = vi.mocked(fetch).mock.calls.find(([, { method } = {}]) => method === 'POST')!;
  expect(JSON.parse(init!.body as string)).toEqual({
    name: 'Halden Nordic AB',
    legalEntitiesIds: ['SE550018'],
  });
  const list: LegalEntitiesList = {
    ...(plausible(LegalEntitiesList, 'output') as LegalEntitiesList),
    id: 'l1',
    name: 'Halden Nordic AB',
    contractLegalEntitiesIds: ['SE550018'],
  };
  const lists = '/contracts/c1/legal-entities-lists';
  act(() => server.call(`POST ${lists}`).answer(list, 201));
  await waitFor(() => expect(server.names()).toContain(`GET ${lists}`));
  act(() => server.call(`GET ${lists}`).answer([list]));
  await created;
  await waitFor(() => expect(tab.state).toMatchObject({ status: 'ready', data: { lists: [{ id: 'l1' }] } }));
});

it('CTR-080 a refused list is told to the dialog', async () => {
  const server = draw(true);
  const created = tab.onCreateList!({ name: 'Taken', codes: ['SE550018'] });
  const lists = '/contracts/c1/legal-entities-lists';
  await waitFor(() => expect(server.names()).toContain(`POST ${lists}`));
  const errors = [{ code: 'LEGAL_ENTITIES_LIST_NAME_TAKEN', label: 'Taken' }];
  act(() => server.call(`POST ${lists}`).answer({ title: 'Conflict', status: 409, errors }, 409));
  await waitFor(() => expect(server.names()).toContain(`GET ${lists}`));
  act(() => server.call(`GET ${lists}`).answer([]));
  await expect(created).rejects.toMatchObject({ code: 'LEGAL_ENTITIES_LIST_NAME_TAKEN' });
});

it.each([
  ['administrators of a client, who may not change the contract', false, 'CLIENT'],
  ['contracts of outsourced services, which have no lists', true, 'OSA'],
] as const)('CTR-051 CTR-060 no list is offered to %s', (_, canUpdate, kind) => {
  draw(canUpdate, kind);
  expect(tab.editable).toBe(true);
  expect(tab.onCreateList).toBeUndefined();
});

it.each([
  ['a client is led', 'CLIENT', '/contracts/c1/access-reviews'],
  ['an outsourced service, who may not know of everybody in them, is not led', 'OSA', undefined],
] as const)('an administrator of %s to the access reviews', (_, kind, href) => {
  draw(false, kind);
  expect(tab.reviewsHref).toBe(href);
});

it.each([
  ['a client is warned', 'CLIENT', [{ kind: 'single-admin', personId: 'p1' }]],
  ['an outsourced service, who may not know of all of them, is not warned', 'OSA', undefined],
] as const)('an administrator of %s of too few administrators', (_, kind, warnings) => {
  draw(true, kind);
  const people = [{ id: 'p1', clientRole: 'ADMIN' as const, rights: [] }];
  expect(tab.warningsOf?.(people)).toEqual(warnings);
});

const AT = '2026-09-14T07:12:00.000Z';
const CHANGES = '/contracts/c1/users/rights/changes';
const CHANGE = `/contracts/c1/users/rights/change?at=${encodeURIComponent(AT)}`;

it.each([
  ['the matrix shows the changes of everyone', '&from=p1&to=p2', CHANGES, CHANGE],
  [
    'the comparison those of the left user',
    '&view=compare&from=p1&to=p2',
    `${CHANGES}?userId=p1`,
    `${CHANGE}&userId=p1`,
  ],
  ['a comparison without users those of everyone', '&view=compare', CHANGES, CHANGE],
])('CUSR-036 %s', async (_, address, changes, change) => {
  const server = draw(true, 'CLIENT', `&at=${encodeURIComponent(AT)}${address}`);
  await waitFor(() =>
    expect(server.names()).toEqual(expect.arrayContaining([`GET ${changes}`, `GET ${change}`])),
  );
  expect(server.names().filter((name) => name.includes('/change'))).toHaveLength(2);
  const made = { by: null, impersonatedBy: null, rights: [], total: 0, others: ['LISTS'] };
  act(() => {
    server.call(`GET ${changes}`).answer({ since: AT, changes: [{ at: AT, users: null }] });
    server.call(`GET ${change}`).answer({ change: made });
  });
  await waitFor(() =>
    expect(tab.replay).toMatchObject({ at: AT, since: AT, changes: [{ at: AT }], change: made }),
  );
});

it('today no change is asked for', async () => {
  const server = draw(true);
  await waitFor(() => expect(server.names()).toContain(`GET ${CHANGES}`));
  expect(server.names().filter((name) => name.includes('/change'))).toEqual([`GET ${CHANGES}`]);
});

it('CUSR-036 a save reads the changes of the left user again', async () => {
  const server = draw(true, 'CLIENT', '&view=compare&from=p1&to=p2');
  const read = `GET ${CHANGES}?userId=p1`;
  await waitFor(() => expect(server.names()).toContain(read));
  act(() => server.call(read).answer({ since: AT, changes: [] }));
  await waitFor(() => expect(tab.replay.since).toBe(AT));
  const saved = tab.onSave([{ userId: 'p2', version: 1, rights: [] }]) as Promise<void>;
  const write = 'PUT /contracts/c1/users/rights';
  await waitFor(() => expect(server.names()).toContain(write));
  act(() => server.call(write).answer([]));
  await waitFor(() => expect(server.names().filter((name) => name === read)).toHaveLength(2));
  saved.catch(() => undefined);
});

it('the version that an own save has made is told from that of somebody else', async () => {
  const server = draw(true);
  const user = (id: string, version: number) => ({
    ...(plausible(ContractUser, 'output') as ContractUser),
    id,
    version,
  });
  const own = () =>
    tab.state.status === 'ready'
      ? tab.state.data.people.map(({ version, ownVersions }) => ({ version, ownVersions }))
      : null;
  act(() => {
    server.queries.setQueryData(contractUsersQuery('c1').queryKey, [user('p1', 1), user('p2', 4)]);
  });
  await waitFor(() => expect(own()).toHaveLength(2));
  const write = 'PUT /contracts/c1/users/rights';
  void (tab.onSave([{ userId: 'p1', version: 1, rights: [] }]) as Promise<void>).catch(() => {});
  await waitFor(() => expect(server.names()).toContain(write));
  // The second user is returned unchanged.
  act(() => server.call(write).answer([user('p1', 2), user('p2', 4)]));
  await waitFor(() =>
    expect(own()).toEqual([
      { version: 2, ownVersions: [2] },
      { version: 4, ownVersions: undefined },
    ]),
  );
  // Somebody else saves.
  act(() => {
    server.queries.setQueryData(contractUsersQuery('c1').queryKey, [user('p1', 3), user('p2', 5)]);
  });
  await waitFor(() =>
    expect(own()).toEqual([
      { version: 3, ownVersions: [2] },
      { version: 5, ownVersions: undefined },
    ]),
  );
});

it('CUSR-034 the message about a refused save disappears with the next one that succeeds', async () => {
  const server = draw(true);
  const write = 'PUT /contracts/c1/users/rights';
  const save = () =>
    (tab.onSave([{ userId: 'p1', version: 1, rights: [] }]) as Promise<void>).catch(() => {});
  const writes = () => server.names().filter((name) => name === write);
  void save();
  await waitFor(() => expect(writes()).toHaveLength(1));
  const errors = [{ code: 'RECORD_CHANGED', label: 'Somebody else has changed it' }];
  act(() => server.call(write).answer({ title: 'Conflict', status: 409, errors }, 409));
  await screen.findByText('Somebody else has changed it');
  void save();
  await waitFor(() => expect(writes()).toHaveLength(2));
  act(() => server.call(write).answer([]));
  // A save ends once what it changed has been read again.
  await waitFor(() => {
    for (const name of server.names().filter((one) => one.startsWith('GET'))) server.call(name).answer([]);
    expect(screen.queryByText('Somebody else has changed it')).toBeNull();
  });
});
