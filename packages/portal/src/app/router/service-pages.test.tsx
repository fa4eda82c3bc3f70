import '@testing-library/jest-dom/vitest';
import { plausible } from '@atrium/contract/plausible.fixture';
import { SERVICES } from '@atrium/contract/services';
import { User } from '@atrium/contract/users';
import { UiProvider } from '@atrium/ui';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { createUiI18n } from '../../../../../tools/i18n.ts';
import { cacheAndServer } from '../../api/cache.fixture.tsx';
import { userQuery } from '../../api/users.ts';
import { createRoutes } from './routes.tsx';

vi.mock('../../pages/error/no-access.tsx', () => ({
  NoAccess: ({ service }: { service: string }) => <p>No access to {service}</p>,
}));
afterEach(() => vi.unstubAllGlobals());

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
    [{ ...route, index: false, children: [{ index: true, element: <p>Reviews</p> }] }],
    { initialEntries: ['/kyc'] },
  );
  render(
    <I18nextProvider i18n={createUiI18n('en')}>
      <UiProvider>
        <server.wrapper>
          <Suspense>
            <RouterProvider router={router} />
          </Suspense>
        </server.wrapper>
      </UiProvider>
    </I18nextProvider>,
  );
  expect(await screen.findByText('Reviews')).toBeVisible();
  await give([]);
  expect(await screen.findByText('No access to KYC')).toBeVisible();
  expect(screen.queryByText('Reviews')).toBeNull();
  await give([KYC]);
  expect(await screen.findByText('Reviews')).toBeVisible();
});
