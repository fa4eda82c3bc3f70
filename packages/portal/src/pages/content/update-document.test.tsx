import type { Settings } from '@atrium/contract/settings';
import { ToastProvider, UiProvider } from '@atrium/ui';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { createUiI18n } from '../../../../../tools/i18n.ts';
import { cacheAndServer } from '../../api/cache.fixture.tsx';
import type { ContentArea, PublishedDocument } from '../../api/content.ts';
import { isLeaveBlocked, resetLeave } from '../../api/leave.ts';
import { SettingsProvider } from '../../api/settings.ts';
import UpdateDocument from './update-document.tsx';

afterEach(() => {
  resetLeave();
  vi.unstubAllGlobals();
});

const SETTINGS = { FileMaxLength: 1000, uploadParallelLimit: 1, uploadDelay: 0 } as Settings;
const DOCUMENT: PublishedDocument = {
  id: 'a',
  filename: 'Guide.pdf',
  mediaType: 'application/pdf',
  version: 1,
  updatedAt: '2026-11-12T09:30:00.000Z',
  tags: [
    {
      id: 't',
      name: 'Europe',
      synonym: null,
      countryCode: null,
      group: { id: 'g', name: '', rank: 3, type: 'TAGS', isTaxonGroup: false, isCountry: false },
      isDeletableByCurrentUser: true,
      isDeleted: false,
      isNew: false,
    },
  ],
};
const AREA = {
  calls: 'informationHub',
  documentsKey: ['documents'],
  current: () => Promise.resolve({ descriptionEn: 'Rates', descriptionFr: 'Taux', version: 1 }),
} as unknown as ContentArea<never, never>;

/** Opens the dialog, and returns its English description once it is read. */
async function open() {
  const { wrapper: Cache } = cacheAndServer();
  const { unmount } = render(
    <I18nextProvider i18n={createUiI18n('en')}>
      <UiProvider>
        <ToastProvider>
          <SettingsProvider value={SETTINGS}>
            <Cache>
              <UpdateDocument
                area={AREA}
                document={DOCUMENT}
                isDeleted={false}
                needsDescriptions={false}
                onClose={() => {}}
              />
            </Cache>
          </SettingsProvider>
        </ToastProvider>
      </UiProvider>
    </I18nextProvider>,
  );
  return { unmount, english: await screen.findByRole('textbox', { name: /English/ }) };
}

it('HUB-024 leaving asks first while a description is changed, until the dialog closes', async () => {
  const { unmount, english } = await open();
  expect(isLeaveBlocked()).toBe(false);
  fireEvent.change(english, { target: { value: 'Rates of May' } });
  expect(isLeaveBlocked()).toBe(true);
  fireEvent.change(english, { target: { value: 'Rates' } });
  expect(isLeaveBlocked()).toBe(false);
  fireEvent.change(english, { target: { value: 'Rates of May' } });
  unmount();
  expect(isLeaveBlocked()).toBe(false);
});

it('HUB-024 leaving asks first while tags are changed', async () => {
  await open();
  await act(async () => screen.getByRole('button', { name: /Europe/ }).click());
  expect(isLeaveBlocked()).toBe(true);
});

it('HUB-024 leaving asks first while a file is chosen', async () => {
  await open();
  const picker = document.querySelector<HTMLInputElement>('input[type=file]')!;
  fireEvent.change(picker, { target: { files: [new File(['x'], 'New.pdf', { type: 'application/pdf' })] } });
  await waitFor(() => expect(isLeaveBlocked()).toBe(true));
});
