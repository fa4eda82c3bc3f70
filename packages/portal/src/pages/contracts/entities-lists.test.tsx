import { Contract, LegalEntitiesList } from '@atrium/contract/contracts';
import { plausible } from '@atrium/contract/plausible.fixture';
import { createToasts, ToastProvider, UiProvider, type EntitiesListsProps } from '@atrium/ui';
import { act, render, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { createUiI18n } from '../../../../../tools/i18n.ts';
import { portalTexts } from '../../../build/locales.ts';
import { cacheAndServer } from '../../api/cache.fixture.tsx';
import { contractUsersQuery } from '../../api/contract-users.ts';
import { entitiesListsQuery } from '../../api/contracts.ts';
import EntitiesListsPart from './entities-lists.tsx';

/** The properties that the page gives to the tab. */
let tab: EntitiesListsProps;
vi.mock('@atrium/ui', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  EntitiesLists: (props: EntitiesListsProps) => {
    tab = props;
    return null;
  },
}));
afterEach(() => vi.unstubAllGlobals());

const LIST = {
  ...(plausible(LegalEntitiesList, 'output') as LegalEntitiesList),
  id: 'l1',
  name: 'L2',
  version: 4,
};

/** Deletes a list; the server refuses with this status and code. */
async function refusedDeletion(status: number, code: string) {
  const server = cacheAndServer();
  const toasts = createToasts();
  server.queries.setQueryData(entitiesListsQuery('c1').queryKey, [LIST]);
  server.queries.setQueryData(contractUsersQuery('c1').queryKey, []);
  const i18n = createUiI18n('en');
  i18n.addResourceBundle('en', 'contracts', portalTexts('en')['contracts']);
  const contract = { ...(plausible(Contract, 'output') as Contract), id: 'c1' };
  render(
    <I18nextProvider i18n={i18n}>
      <UiProvider>
        <ToastProvider toasts={toasts}>
          <server.wrapper>
            <EntitiesListsPart contract={contract} />
          </server.wrapper>
        </ToastProvider>
      </UiProvider>
    </I18nextProvider>,
  );
  const deletion = tab.onDelete(LIST);
  await waitFor(() =>
    expect(server.names()).toEqual(['DELETE /contracts/c1/legal-entities-lists/l1?version=4']),
  );
  act(() =>
    server.call('DELETE').answer({ title: 'Refused', status, errors: [{ code, label: code }] }, status),
  );
  await waitFor(() => expect(server.names()).toContain('GET /contracts/c1/legal-entities-lists'));
  act(() => server.call('GET /contracts/c1/legal-entities-lists').answer([]));
  return { deletion, said: () => toasts.getSnapshot().map(({ title }) => title) };
}

it('CTR-077 a list that somebody else has deleted first is said to be deleted, and the dialog closes', async () => {
  const { deletion, said } = await refusedDeletion(404, 'NOT_FOUND');
  await expect(deletion).resolves.toEqual({ isDeleted: true });
  expect(said()).toEqual(['Somebody else had already deleted the list “L2”']);
  await waitFor(() => expect(tab.state).toMatchObject({ status: 'ready', lists: [] }));
});

it('CTR-077 a list that somebody has changed is read again, and the dialog closes', async () => {
  const { deletion, said } = await refusedDeletion(409, 'RECORD_CHANGED');
  await expect(deletion).resolves.toEqual({ isDeleted: false });
  expect(said()).toEqual([]);
});

it('CTR-077 any other refusal keeps the dialog', async () => {
  const { deletion } = await refusedDeletion(409, 'LEGAL_ENTITIES_LIST_IN_USE');
  await expect(deletion).rejects.toMatchObject({ status: 409 });
});
