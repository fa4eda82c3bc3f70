import '@testing-library/jest-dom/vitest';
import { plausible } from '@atrium/contract/plausible.fixture';
import { Settings } from '@atrium/contract/settings';
import { User } from '@atrium/contract/users';
import { ToastProvider, UiProvider } from '@atrium/ui';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { createUiI18n } from '../../../../../tools/i18n.ts';
import { portalTexts } from '../../../build/locales.ts';
import { cacheAndServer } from '../../api/cache.fixture.tsx';
import { SettingsProvider } from '../../api/settings.ts';
import { userQuery } from '../../api/users.ts';
import { Information } from './information.tsx';

afterEach(() => vi.unstubAllGlobals());

const SAMPLE = plausible(User, 'output') as User;
const personOf = (id: string, address: Partial<User['address']> = {}): User => ({
  ...SAMPLE,
  id,
  contactInformation: { ...SAMPLE.contactInformation, firstName: 'Claire', isInternal: false },
  address: { ...SAMPLE.address, city: 'Paris', state: '', countryCode: 'FR', ...address },
  company: { name: 'Halden Group' },
});

/** Shows the tab as of an earlier read of the user, and opens the form. */
async function edit() {
  const server = cacheAndServer();
  server.queries.setQueryData(userQuery.queryKey, personOf('claire'), { updatedAt: 1 });
  const i18n = createUiI18n('en');
  i18n.addResourceBundle('en', 'profile', portalTexts('en')['profile']);
  render(
    <I18nextProvider i18n={i18n}>
      <UiProvider>
        <ToastProvider>
          <SettingsProvider value={plausible(Settings, 'output') as Settings}>
            <server.wrapper>
              <Information onUnsavedChange={() => {}} />
            </server.wrapper>
          </SettingsProvider>
        </ToastProvider>
      </UiProvider>
    </I18nextProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Edit profile' }));
  await waitFor(() => expect(server.names()).toEqual(['GET /users/me']));
  return server;
}
const input = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
const type = (name: string, value: string) => fireEvent.change(input(name), { target: { value } });

it('PROF-018 shows what was saved elsewhere in the fields that were not edited', async () => {
  const server = await edit();
  type('City', 'Lille');
  act(() => server.call('GET /users/me').answer(personOf('claire', { city: 'Lyon', state: 'Rhône' })));
  await waitFor(() => expect(input('State')).toHaveValue('Rhône'));
  expect(input('City')).toHaveValue('Lille');
});

it('PROF-018 saves the edited fields on top of the newest profile', async () => {
  const server = await edit();
  act(() => server.call('GET /users/me').answer(personOf('claire')));
  type('City', ' Lille ');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.names()).toHaveLength(2));
  act(() => server.call('GET /users/me').answer(personOf('claire', { zipCode: '59000', state: 'Nord' })));
  await waitFor(() => expect(server.names()).toHaveLength(3));
  expect(server.names()[2]).toBe('PUT /users/claire');
  expect(JSON.parse(vi.mocked(fetch).mock.lastCall![1]!.body as string)).toMatchObject({
    contactInformation: { firstName: 'Claire' },
    address: { city: 'Lille', zipCode: '59000', state: 'Nord' },
  });
});

it('PROF-023 drops what one user typed when another is signed in', async () => {
  const server = await edit();
  type('City', 'Lille');
  act(() => server.call('GET /users/me').answer(personOf('ida')));
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Edit profile' }));
  expect(input('City')).toHaveValue('Paris');
});
