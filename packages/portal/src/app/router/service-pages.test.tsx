import '@testing-library/jest-dom/vitest';
import { ApiError } from '@atrium/contract/errors';
import { plausible } from '@atrium/contract/plausible.fixture';
import { SERVICES } from '@atrium/contract/services';
import { User } from '@atrium/contract/users';
import { createToasts, MAIN_CONTENT_ID, ToastProvider, UiProvider } from '@atrium/ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { createUiI18n } from '../../../../../tools/i18n.ts';
import { cacheAndServer } from '../../api/cache.fixture.tsx';
import { userQuery } from '../../api/users.ts';
import { failureToastId } from '../failure-toasts.ts';
import { createRoutes } from './routes.tsx';

vi.mock('../../pages/error/no-access.tsx', () => ({
  NoAccess: ({ service }: { service: string }) => (
    <main id={MAIN_CONTENT_ID}>
      <h1>No access to {service}</h1>
    </main>
  ),
}));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const KYC = {
  id: 'KYC' as const,
  name: 'KYC' as const,
  label: 'KYC',
  url: SERVICES.KYC.url,
  category: SERVICES.KYC.group,
  isOnOptimall: false,
  isNotAvailable: false,
  isMarketing: false,
};

function Reviews() {
  return (
    <>
      <p>Reviews</p>
      <button type="button">Open</button>
    </>
  );
}

it('PLAT-052 an open page of a service says that the user has lost it, and returns with the service', async () => {
  const server = cacheAndServer();
  const user = { ...(plausible(User, 'output') as User), demoMode: false, services: [KYC] };
  const give = (services: User['services']) =>
    act(async () => {
      server.queries.setQueryData(userQuery.queryKey, { ...user, services });
    });
  await give([KYC]);
  const [, shell] = createRoutes(user);
  const route = shell!.children![0]!.children!.find(({ path }) => path === 'kyc')!;
  const router = createMemoryRouter(
    [{ ...route, index: false, children: [{ index: true, element: <Reviews /> }] }],
    { initialEntries: ['/kyc'] },
  );
  const toasts = createToasts();
  const fail = (status: number, key: string) =>
    act(() => {
      const id = failureToastId(new ApiError({ status, key, errors: [], supportId: 'id' }));
      toasts.error(key, { id });
    });
  const openToasts = () => toasts.getSnapshot().filter((toast) => toast.open);
  render(
    <I18nextProvider i18n={createUiI18n('en')}>
      <UiProvider>
        <ToastProvider toasts={toasts}>
          <server.wrapper>
            <Suspense>
              <RouterProvider router={router} />
            </Suspense>
          </server.wrapper>
        </ToastProvider>
      </UiProvider>
    </I18nextProvider>,
  );
  expect(await screen.findByText('Reviews')).toBeVisible();
  await give([{ ...KYC, isNotAvailable: true }]);
  expect(screen.getByText('Reviews')).toBeVisible();
  screen.getByRole('button', { name: 'Open' }).focus();
  fail(403, 'confirm-kyc-review');
  fail(500, 'get-notifications');
  expect(openToasts()).toHaveLength(2);
  await give([]);
  expect(await screen.findByRole('heading', { name: 'No access to KYC' })).toHaveFocus();
  expect(screen.queryByText('Reviews')).toBeNull();
  // The page says why the call was refused.
  expect(openToasts()).toMatchObject([{ id: 'failure-get-notifications' }]);
  vi.useFakeTimers({ now: Date.now() + 2000, toFake: ['Date'] });
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(server.names()).toEqual(['GET /users/me']));
  act(() => server.call('GET /users/me').answer({ ...user, services: [KYC] }));
  expect(await screen.findByText('Reviews')).toBeVisible();
});
