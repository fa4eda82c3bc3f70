import { contracts } from '@atrium/contract/contracts';
import { plausible } from '@atrium/contract/plausible.fixture';
import { User } from '@atrium/contract/users';
import { ToastProvider, UiProvider, type OpenReviewsPageProps } from '@atrium/ui';
import { render } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { createUiI18n } from '../../../../../tools/i18n.ts';
import { openReviewsQuery } from '../../api/access-reviews.ts';
import { cacheAndServer } from '../../api/cache.fixture.tsx';
import { contractsQuery } from '../../api/contracts.ts';
import { userQuery } from '../../api/users.ts';
import { Component } from './open-reviews.tsx';

/** The properties of the page. */
let page: OpenReviewsPageProps;
vi.mock('@atrium/ui', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  OpenReviewsPage: (props: OpenReviewsPageProps) => {
    page = props;
    return null;
  },
}));
vi.mock('../../app/page-title.tsx', () => ({ PageTitle: () => null }));
afterEach(() => vi.unstubAllGlobals());

it('offers contracts by name and number, so that those of the same name can be told apart', () => {
  const { queries, wrapper: Wrapper } = cacheAndServer();
  const user = plausible(User, 'output') as User;
  const contactInformation = {
    ...user.contactInformation,
    isInternal: true,
    isAdmin: true,
    isDisabled: false,
  };
  const services = user.services.map((one) => ({
    ...one,
    name: 'CONTRACTS' as const,
    isMarketing: false,
    isNotAvailable: false,
  }));
  queries.setQueryData(userQuery.queryKey, { ...user, demoMode: false, contactInformation, services });
  queries.setQueryData(openReviewsQuery().queryKey, []);
  const list = plausible(contracts.list.response, 'output') as ReturnType<
    typeof contracts.list.response.parse
  >;
  const [contract] = list.pageRecords;
  const pageRecords = ['00418', '00419'].map((number) => ({
    ...contract!,
    id: number,
    name: 'Cash',
    number,
  }));
  const newest = contractsQuery({ tab: 'externals', query: '', sorting: 'DESC', page: 1 });
  queries.setQueryData(newest.queryKey, { ...list, pageRecords });
  render(
    <I18nextProvider i18n={createUiI18n('en')}>
      <UiProvider>
        <Wrapper>
          <ToastProvider>
            <RouterProvider router={createMemoryRouter([{ path: '*', element: <Component /> }])} />
          </ToastProvider>
        </Wrapper>
      </UiProvider>
    </I18nextProvider>,
  );
  expect(page.contracts.options.map(({ label }) => label)).toEqual(['Cash · 00418', 'Cash · 00419']);
});
