import { Contract } from '@atrium/contract/contracts';
import { accessReviews } from '@atrium/contract/access-reviews';
import type { AccessReviewDetail } from '@atrium/contract/access-reviews';
import { plausible } from '@atrium/contract/plausible.fixture';
import { User } from '@atrium/contract/users';
import { UiProvider, type AccessReviewPageProps, type AccessReviewsPageProps } from '@atrium/ui';
import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { createUiI18n } from '../../../../../tools/i18n.ts';
import { accessReviewQuery, accessReviewsQuery } from '../../api/access-reviews.ts';
import { cacheAndServer } from '../../api/cache.fixture.tsx';
import { userQuery } from '../../api/users.ts';
import { ContractReview, ContractReviews } from './contract-reviews.tsx';

/** The properties of the pages of one review and of all of a contract. */
let page: AccessReviewPageProps;
let list: AccessReviewsPageProps;
vi.mock('@atrium/ui', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  AccessReviewPage: (props: AccessReviewPageProps) => {
    page = props;
    return null;
  },
  AccessReviewsPage: (props: AccessReviewsPageProps) => {
    list = props;
    return null;
  },
}));
vi.mock('../../app/page-title.tsx', () => ({ PageTitle: () => null }));
vi.mock('../error/not-found.tsx', () => ({
  Component: ({ onAskWhy }: { onAskWhy?: () => void }) => (
    <p>
      No such page <button onClick={onAskWhy}>Why?</button>
    </p>
  ),
}));
afterEach(() => vi.unstubAllGlobals());

/** Renders the reviews of a contract, whose users the reader may change by default, and one of them. */
function draw(reader: Partial<User>, managesUsers = true) {
  const server = cacheAndServer();
  const user = { ...(plausible(User, 'output') as User), ...reader };
  server.queries.setQueryData(userQuery.queryKey, user);
  const review = plausible(accessReviews.get.response, 'output') as AccessReviewDetail;
  server.queries.setQueryData(accessReviewQuery('c1', 'r1').queryKey, review);
  server.queries.setQueryData(accessReviewsQuery('c1').queryKey, [review]);
  const contract = plausible(Contract, 'output') as Contract;
  const data = {
    ...contract,
    rights: { ...contract.rights, canGetUsers: managesUsers, canUpdateUsers: managesUsers },
  };
  const contractRead = { data, error: null, isFetching: false, refetch: vi.fn() };
  const element = (
    <>
      <ContractReview id="c1" contractRead={contractRead} path="/reviews" reviewId="r1" />
      <ContractReviews id="c1" contractRead={contractRead} path="/reviews" backHref="/contract" />
    </>
  );
  render(
    <I18nextProvider i18n={createUiI18n('en')}>
      <UiProvider>
        <server.wrapper>
          <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
        </server.wrapper>
      </UiProvider>
    </I18nextProvider>,
  );
  return server;
}

it.each([
  ['the session of a client administrator', false],
  ['an impersonated session', true],
])('%s: a review is opened, decided and closed only in person', (_, isImpersonated) => {
  draw({ isImpersonated });
  expect(page.state).toMatchObject({ status: 'ready' });
  expect([list.onOpen, page.onDecide, page.onClose].map((action) => action !== undefined)).toEqual(
    isImpersonated ? [false, false, false] : [true, true, true],
  );
});

it('people of an outsourced service, who may not know of everybody in a review, find none', () => {
  const server = draw({ type: { name: 'OSA' } });
  expect(screen.getAllByText('No such page')).toHaveLength(2);
  expect(server.names().filter((name) => name.includes('access-reviews'))).toEqual([]);
});

it.each([
  ['a member of the contract', 'CLIENT', false, 'MY_CONTRACT'],
  ['somebody of an outsourced service, whose reviews belong to the bank', 'OSA', true, 'CHANGE_CONTRACTS'],
] as const)('%s finds no review, and is told what it takes', (_, name, managesUsers, subject) => {
  const { contactInformation } = plausible(User, 'output') as User;
  draw({ type: { name }, contactInformation: { ...contactInformation, isInternal: false } }, managesUsers);
  const asked = vi.fn<(event: Event) => void>();
  window.addEventListener('ask-why', asked, { once: true });
  screen.getAllByRole('button', { name: 'Why?' })[0]!.click();
  const { id: contractId } = plausible(Contract, 'output') as Contract;
  expect((asked.mock.lastCall![0] as CustomEvent).detail).toEqual({ subject, contractId, isAction: false });
});
