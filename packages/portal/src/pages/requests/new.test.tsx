import type { User } from '@atrium/contract/users';
import { ToastProvider, UiProvider } from '@atrium/ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createUiI18n } from '../../../../../tools/i18n.ts';
import { portalTexts } from '../../../build/locales.ts';
import { cacheAndServer } from '../../api/cache.fixture.tsx';
import { userQuery } from '../../api/users.ts';
import { newCreationForm } from './creation-form/creation-form.ts';
import { draftSlot } from './creation-form/draft-keys.ts';
import { creationKeeper } from './creation-form/drafts.ts';
import { begunRequests } from './draft-list.ts';
import { Component } from './new.tsx';

vi.mock('../../app/page-title.tsx', () => ({ PageTitle: () => null }));

const CLIENT = {
  id: 'claire',
  impersonator: null,
  rights: { requests: { canCreateRequest: true } },
  contactInformation: { isInternal: false, mobilePhone: '' },
  company: { name: 'Halden' },
} as unknown as User;
const texts = portalTexts('en')['requests'] as Record<string, string>;

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

/** Opens the form of a service that the server does not list for the user. */
async function open(parameters: Record<string, string>) {
  const server = cacheAndServer();
  server.queries.setQueryData(userQuery.queryKey, CLIENT);
  const i18n = createUiI18n('en');
  i18n.addResourceBundle('en', 'requests', texts);
  const router = createMemoryRouter(
    [
      { path: '/new', element: <Component /> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: [`/new?${new URLSearchParams(parameters)}`] },
  );
  render(
    <I18nextProvider i18n={i18n}>
      <UiProvider>
        <ToastProvider>
          <server.wrapper>
            <RouterProvider router={router} />
          </server.wrapper>
        </ToastProvider>
      </UiProvider>
    </I18nextProvider>,
  );
  await waitFor(() => expect(server.names()).toContain('GET /requests-configuration/services'));
  act(() => server.call('GET /requests-configuration/services').answer([]));
}

function keepDraft(): Record<string, string> {
  const empty = newCreationForm();
  creationKeeper(CLIENT, draftSlot('KYC', 'KYC_REVIEW')).keep({
    key: 'a',
    form: {
      ...empty,
      information: { ...empty.information, title: 'Annual review', message: '<p>Two</p><p>lines</p>' },
      generic: { amount: ['1200'] },
    },
  });
  return begunRequests(CLIENT, Date.now())[0]!.address;
}

describe('the form of a service that the client no longer has', () => {
  it('NEW-008 leads to the board', async () => {
    await open({ service: 'KYC', action: 'KYC_REVIEW' });
    expect(await screen.findByText('Elsewhere')).toBeVisible();
  });

  it('shows what was typed into its draft, and why it cannot be sent', async () => {
    await open(keepDraft());
    // Nothing can be typed here, so the field is not marked as optional either.
    const typed = await screen.findByRole('textbox', { name: texts['draftText']! });
    expect(typed).toHaveValue('Annual review\nTwo\nlines\n1200');
    expect(typed).toHaveAttribute('readonly');
    expect(screen.getByText(texts['draftClosed']!)).toBeVisible();
  });
});
