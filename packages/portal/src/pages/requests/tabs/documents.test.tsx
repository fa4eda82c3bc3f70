import '@testing-library/jest-dom/vitest';
import { plausible } from '@atrium/contract/plausible.fixture';
import { RequestDocument } from '@atrium/contract/request-documents';
import { Request } from '@atrium/contract/requests';
import { Settings } from '@atrium/contract/settings';
import { User } from '@atrium/contract/users';
import { ToastProvider, UiProvider } from '@atrium/ui';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { createUiI18n } from '../../../../../../tools/i18n.ts';
import { portalTexts } from '../../../../build/locales.ts';
import { cacheAndServer } from '../../../api/cache.fixture.tsx';
import { requestDocumentsQuery } from '../../../api/request-documents.ts';
import { SettingsProvider } from '../../../api/settings.ts';
import { userQuery } from '../../../api/users.ts';
import { Component as Documents } from './documents.tsx';

afterEach(() => vi.unstubAllGlobals());

const REQUEST = { ...(plausible(Request, 'output') as Request), id: 'r1', documentValidationEnabled: true };
const DOCUMENT = plausible(RequestDocument, 'output') as RequestDocument;
const documentOf = (id: string, state: RequestDocument['state'] = 'pending'): RequestDocument => ({
  ...DOCUMENT,
  id,
  filename: `${id}.pdf`,
  state,
  rights: { ...DOCUMENT.rights, canValidate: true },
});

/** Shows the tab with two documents that wait for a decision. */
function show() {
  const server = cacheAndServer();
  server.queries.setQueryData(requestDocumentsQuery('r1').queryKey, [documentOf('a'), documentOf('b')]);
  server.queries.setQueryData(userQuery.queryKey, plausible(User, 'output') as User);
  const i18n = createUiI18n('en');
  i18n.addResourceBundle('en', 'requests', portalTexts('en')['requests']);
  render(
    <I18nextProvider i18n={i18n}>
      <UiProvider>
        <ToastProvider>
          <SettingsProvider value={plausible(Settings, 'output') as Settings}>
            <server.wrapper>
              <MemoryRouter>
                <Documents request={REQUEST} />
              </MemoryRouter>
            </server.wrapper>
          </SettingsProvider>
        </ToastProvider>
      </UiProvider>
    </I18nextProvider>,
  );
  return server;
}

it('RDET-069 two decisions made in a row are both shown as being saved, and both confirmed', async () => {
  const server = show();
  const validate = (id: string) => screen.getByRole('button', { name: `Validate ${id}.pdf` });
  const call = (id: string) => server.call(`PUT /requests/r1/documents/${id}`);
  for (const id of ['a', 'b']) {
    fireEvent.click(validate(id));
    await waitFor(() => expect(call(id)).toBeDefined());
  }
  await waitFor(() => expect(validate('b')).toHaveAttribute('aria-busy', 'true'));
  expect(validate('a')).toHaveAttribute('aria-busy', 'true');

  act(() => call('b').answer(documentOf('b', 'validated')));
  expect(await screen.findByText('b.pdf validated')).toBeInTheDocument();
  expect(validate('a')).toHaveAttribute('aria-busy', 'true');
  act(() => call('a').answer(documentOf('a', 'validated')));
  expect(await screen.findByText('a.pdf validated')).toBeInTheDocument();
});
