import type { UserService } from '@atrium/contract/users';
import { UiProvider } from '@atrium/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createUiI18n } from '../../../../../tools/i18n.ts';
import { connect } from '../../api/client.ts';
import { userQuery } from '../../api/users.ts';
import { createQueryClient } from '../../app/query-client.ts';
import { prefetch } from './home.tsx';
import { Component as OptimTrade } from './widgets/optimtrade.tsx';

const asked = vi.fn<(url: string) => void>();
beforeEach(() => {
  vi.stubGlobal('fetch', (url: string) => {
    asked(url);
    return Promise.resolve(Response.json({}));
  });
  connect('http://portal.test/api', () => 'en');
});
afterEach(() => {
  asked.mockReset();
  vi.unstubAllGlobals();
});

const service = (name: UserService['name'], change: Partial<UserService> = {}): UserService => ({
  id: name,
  name,
  label: name,
  url: `https://${name.toLowerCase().replaceAll('_', '-')}.test/`,
  isOnOptimall: false,
  isNotAvailable: false,
  isMarketing: false,
  category: '',
  ...change,
});
const someone = (...services: UserService[]) => {
  const queries = createQueryClient();
  queries.setQueryData(userQuery.queryKey, { demoMode: false, services } as never);
  return queries;
};

describe('home page on hover', () => {
  const counters = 'http://portal.test/api/requests/counters';
  it.each([
    ['loads the counters of an available board', [service('REQUESTS_BOARD')], true],
    ['loads no counters without the board', [], false],
    [
      'loads no counters while the board is switched off',
      [service('REQUESTS_BOARD', { isNotAvailable: true })],
      false,
    ],
    [
      'loads no counters of a board that is only offered',
      [service('REQUESTS_BOARD', { isMarketing: true })],
      false,
    ],
  ])('PLAT-052 %s', async (_rule, services, isAsked) => {
    prefetch(someone(...services));
    await waitFor(() => expect(asked).toHaveBeenCalledWith('http://portal.test/api/home/changes'));
    expect(asked.mock.calls.flat().includes(counters)).toBe(isAsked);
  });
});

it('WID-073 the tile links to the platform that the user has, not to the offer of the other', async () => {
  const queries = someone(service('OPTIM_TRADE', { isMarketing: true }), service('OPTIM_TRADE_FRANCE'));
  const router = createMemoryRouter([
    { path: '/', element: <OptimTrade /> },
    { path: '/services/:serviceCode', element: null },
  ]);
  render(
    <I18nextProvider i18n={createUiI18n('en')}>
      <QueryClientProvider client={queries}>
        <UiProvider>
          <RouterProvider router={router} />
        </UiProvider>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  for (const link of await screen.findAllByRole('link'))
    expect(link).toHaveAttribute('href', 'https://optim-trade-france.test/');
});
