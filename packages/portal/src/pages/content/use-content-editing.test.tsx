import { ToastProvider, UiProvider, type AddContentDocumentsProps } from '@atrium/ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { createUiI18n } from '../../../../../tools/i18n.ts';
import { cacheAndServer } from '../../api/cache.fixture.tsx';
import type { ContentArea } from '../../api/content.ts';
import { useContentEditing } from './use-content-editing.tsx';

/** The dialog as its host sees it. */
vi.mock('./add-documents.tsx', () => ({
  default: ({ open, target, onOpenChange, onSubmit }: AddContentDocumentsProps) => (
    <div role="dialog" aria-label={target} hidden={!open}>
      <button type="button" onClick={() => onSubmit([])}>
        Add
      </button>
      <button type="button" onClick={() => onOpenChange(false)}>
        Close
      </button>
    </div>
  ),
}));
afterEach(() => vi.unstubAllGlobals());

it('HUB-022 documents that are added late do not close the dialog of another block', async () => {
  let end = () => {};
  const add = () =>
    new Promise<void>((resolve) => {
      end = resolve;
    });
  const area = {
    documentsKey: ['documents'],
    add,
    needsDescriptions: () => false,
  } as unknown as ContentArea<'A' | 'B', never>;
  function Page() {
    const { documentEditing, dialogs } = useContentEditing(area, []);
    return (
      <>
        <button type="button" onClick={() => documentEditing.onAdd('A', 'To A')}>
          To A
        </button>
        <button type="button" onClick={() => documentEditing.onAdd('B', 'To B')}>
          To B
        </button>
        {dialogs}
      </>
    );
  }
  const { wrapper: Cache } = cacheAndServer();
  render(
    <I18nextProvider i18n={createUiI18n('en', () => {})}>
      <UiProvider>
        <ToastProvider>
          <Cache>
            <Page />
          </Cache>
        </ToastProvider>
      </UiProvider>
    </I18nextProvider>,
  );
  const click = (name: string) => act(async () => screen.getByRole('button', { name }).click());
  const dialog = (name: string) => screen.queryByRole('dialog', { name });
  await click('To A');
  await waitFor(() => expect(dialog('To A')).toBeVisible());
  await click('Add');
  await click('Close');
  await click('To B');
  expect(dialog('To B')).toBeVisible();
  await act(async () => end());
  expect(await screen.findByText('added')).toBeInTheDocument();
  expect(dialog('To B')).toBeVisible();
  // Of the same block, the dialog closes.
  await click('Add');
  await act(async () => end());
  await waitFor(() => expect(dialog('To B')).toBeNull());
});
