import { ToastProvider, UiProvider, type AddContentDocumentsProps } from '@atrium/ui';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { createUiI18n } from '../../../../../tools/i18n.ts';
import { cacheAndServer } from '../../api/cache.fixture.tsx';
import type { ContentArea } from '../../api/content.ts';
import { useContentEditing } from './use-content-editing.tsx';

const ADDED = vi.hoisted(() => ({
  documentId: 'a',
  language: null,
  descriptionEn: null,
  descriptionFr: null,
  tags: [],
}));

/** The dialog as its host sees it. */
vi.mock('./add-documents.tsx', () => ({
  default: ({ open, target, submitting, onOpenChange, onSubmit }: AddContentDocumentsProps) => (
    <div role="dialog" aria-label={target} hidden={!open}>
      <input aria-label={`Description ${target}`} />
      <button type="button" disabled={submitting} onClick={() => onSubmit([])}>
        Add
      </button>
      <button type="button" onClick={() => onSubmit([{ ...ADDED, language: 'en' }, ADDED])}>
        Add in English
      </button>
      <button type="button" onClick={() => onSubmit([{ ...ADDED, language: 'fr' }])}>
        Add in French
      </button>
      <button type="button" onClick={() => onOpenChange(false)}>
        Close
      </button>
    </div>
  ),
}));
afterEach(() => vi.unstubAllGlobals());

/** Shows a page with two blocks, and returns what its tests do with it. */
function showPage() {
  const ends: Partial<Record<'A' | 'B', () => void>> = {};
  const area = {
    documentsKey: ['documents'],
    add: (block: 'A' | 'B') =>
      new Promise<void>((resolve) => {
        ends[block] = resolve;
      }),
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
  return {
    click: (name: string) => act(async () => screen.getByRole('button', { name }).click()),
    dialog: (name: string) => screen.queryByRole('dialog', { name }),
    input: (name: string) => screen.getByLabelText<HTMLInputElement>(`Description ${name}`),
    /** Answers the request that adds the documents of a block. */
    end: (block: 'A' | 'B') => act(async () => ends[block]?.()),
  };
}

it('HUB-022 documents that are added late do not close the dialog of another block', async () => {
  const { click, dialog, end } = showPage();
  await click('To A');
  await waitFor(() => expect(dialog('To A')).toBeVisible());
  await click('Add');
  await click('Close');
  await click('To B');
  expect(dialog('To B')).toBeVisible();
  await end('A');
  expect(await screen.findByText('added')).toBeInTheDocument();
  expect(dialog('To B')).toBeVisible();
  // Of the same block, the dialog closes.
  await click('Add');
  await end('B');
  await waitFor(() => expect(dialog('To B')).toBeNull());
});

it('HUB-022 what was typed for a block stays while documents are added to another', async () => {
  const { click, dialog, input } = showPage();
  await click('To A');
  await waitFor(() => expect(dialog('To A')).toBeVisible());
  fireEvent.change(input('To A'), { target: { value: 'Rates' } });
  await click('Close');
  await click('To B');
  expect(dialog('To B')).toBeVisible();
  expect(input('To B')).toHaveValue('');
  await click('Close');
  await click('To A');
  expect(dialog('To A')).toBeVisible();
  expect(input('To A')).toHaveValue('Rates');
});

it('HUB-022 documents are added to two blocks at once, and each keeps its dialog until its own are added', async () => {
  const { click, dialog, input, end } = showPage();
  await click('To A');
  await waitFor(() => expect(dialog('To A')).toBeVisible());
  await click('Add');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add' })).toBeDisabled());
  await click('Close');
  await click('To B');
  // The button of this block is not busy with the documents of the other.
  expect(screen.getByRole('button', { name: 'Add' })).toBeEnabled();
  fireEvent.change(input('To B'), { target: { value: 'Taux' } });
  await click('Add');
  await end('A');
  await waitFor(() => expect(screen.queryByLabelText('Description To A')).toBeNull());
  expect(input('To B')).toHaveValue('Taux');
  await end('B');
  await waitFor(() => expect(screen.queryByLabelText('Description To B')).toBeNull());
});

it('HUB-017 says where documents for readers of the other language are found', async () => {
  const { click, dialog, end } = showPage();
  await click('To A');
  await waitFor(() => expect(dialog('To A')).toBeVisible());
  await click('Add in English');
  await end('A');
  expect(await screen.findByText('added')).toBeInTheDocument();
  expect(screen.queryByText('inOtherLanguage')).toBeNull();
  await click('To B');
  await waitFor(() => expect(dialog('To B')).toBeVisible());
  await click('Add in French');
  await end('B');
  expect(await screen.findByText('inOtherLanguage')).toBeInTheDocument();
});
