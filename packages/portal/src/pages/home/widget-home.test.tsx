import { plausible } from '@atrium/contract/plausible.fixture';
import { User } from '@atrium/contract/users';
import { UiProvider, type HomePageProps } from '@atrium/ui';
import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { createUiI18n } from '../../../../../tools/i18n.ts';
import { cacheAndServer } from '../../api/cache.fixture.tsx';
import { userQuery } from '../../api/users.ts';
import { widgetPreferencesQuery } from '../../api/widgets.ts';
import { WidgetHome } from './widget-home.tsx';

/** The properties of the page; null while the picker is shown. */
let page: HomePageProps | null = null;
vi.mock('@atrium/ui', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  HomePage: (props: HomePageProps) => {
    page = props;
    return null;
  },
}));
vi.mock('./start-up.tsx', () => ({ StartupPicker: () => <p>Choose a profile</p> }));
afterEach(() => {
  page = null;
  vi.unstubAllGlobals();
});

/** Draws the home of a client whose saved template is given. */
function drawn(isImpersonated: boolean, template: 'TRADE_FINANCE' | null) {
  const server = cacheAndServer();
  const user = plausible(User, 'output') as User;
  server.queries.setQueryData(userQuery.queryKey, {
    ...user,
    isImpersonated,
    contactInformation: { ...user.contactInformation, isInternal: false },
  });
  server.queries.setQueryData(widgetPreferencesQuery().queryKey, { template, config: null });
  render(
    <I18nextProvider i18n={createUiI18n('en')}>
      <UiProvider>
        <server.wrapper>
          <RouterProvider router={createMemoryRouter([{ path: '*', element: <WidgetHome /> }])} />
        </server.wrapper>
      </UiProvider>
    </I18nextProvider>,
  );
}

it('HOME-018 a newcomer chooses a first profile', async () => {
  drawn(false, null);
  expect(await screen.findByText('Choose a profile')).toBeVisible();
  expect(page).toBeNull();
});

it('HOME-018 an impersonator sees the standard home of a newcomer, which they cannot change', () => {
  drawn(true, null);
  expect(screen.queryByText('Choose a profile')).toBeNull();
  expect(page).not.toBeNull();
  expect(page?.onCustomize).toBeUndefined();
});

it('HOME-018 an impersonator can change a home whose profile is chosen', () => {
  drawn(true, 'TRADE_FINANCE');
  expect(page?.onCustomize).toBeDefined();
});
