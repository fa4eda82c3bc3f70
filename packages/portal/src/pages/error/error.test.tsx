import { ApiError } from '@atrium/contract/errors';
import { plausible } from '@atrium/contract/plausible.fixture';
import { Settings } from '@atrium/contract/settings';
import { createToasts, ToastProvider, UiProvider } from '@atrium/ui';
import { act, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { portalTexts } from '../../../build/locales.ts';
import { createUiI18n } from '../../../../../tools/i18n.ts';
import { SettingsProvider } from '../../api/settings.ts';
import { failureToastId } from '../../app/failure-toasts.ts';
import { Component } from './error.tsx';

vi.mock('../../app/page-title.tsx', () => ({ PageTitle: () => null }));

/** Opens the error page after a refused call; returns the open toasts after a refused read and a refused write. */
function open(code: string) {
  const toasts = createToasts();
  const refuse = (key: string) =>
    toasts.error(key, {
      id: failureToastId(new ApiError({ status: 403, key, errors: [], supportId: 'id' })),
    });
  refuse('get-kyc-review');
  const i18n = createUiI18n('en');
  i18n.addResourceBundle('en', 'shell', portalTexts('en')['shell']);
  render(
    <I18nextProvider i18n={i18n}>
      <UiProvider>
        <ToastProvider toasts={toasts}>
          <SettingsProvider value={plausible(Settings, 'output') as Settings}>
            <MemoryRouter initialEntries={[`/error?code=${code}`]}>
              <Component />
            </MemoryRouter>
          </SettingsProvider>
        </ToastProvider>
      </UiProvider>
    </I18nextProvider>,
  );
  act(() => void refuse('get-kyc-documents'));
  act(() => void refuse('update-user'));
  const shown = toasts.getSnapshot().filter((toast) => toast.open);
  return shown.map(({ title }) => title);
}

it('PLAT-082 the page that says that something is refused needs no toast about it beside it, unless the user acts there', () => {
  expect(open('FORBIDDEN')).toEqual(['update-user']);
  expect(screen.getByRole('heading').textContent).toBe('This service is not available');
});

it('PLAT-082 other error pages leave the toasts', () => {
  expect(open('unknown-action')).toEqual(['get-kyc-review', 'get-kyc-documents', 'update-user']);
  expect(screen.getByRole('heading').textContent).toBe('Something went wrong');
});
