import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { expect, test, vi } from 'vitest';
import { createUiI18n } from '../../../../../tools/i18n.ts';
import { UiProvider } from '../../foundations/provider/index.js';
import { PUBLISHED } from '../content.fixture.js';
import type { ContentDocument } from './index.js';
import { useDocumentSearch } from './use-document-search.js';

const EDITING = { onUpdate: vi.fn(), onDelete: vi.fn(), onOrder: vi.fn() };

function Search({ documents }: { documents: readonly ContentDocument[] }) {
  const { field, found, editing } = useDocumentSearch({ documents, editing: EDITING, className: 'w-full' });
  return (
    <>
      {field}
      <output>{`${found.map(({ id }) => id).join()} ${editing?.onOrder ? 'ordered' : 'fixed'}`}</output>
    </>
  );
}
const page = (documents: readonly ContentDocument[]) => (
  <I18nextProvider i18n={createUiI18n('en')}>
    <UiProvider>
      <Search documents={documents} />
    </UiProvider>
  </I18nextProvider>
);

test('search results cannot be sorted; a list that became too short for a search is displayed completely', async () => {
  const { rerender } = render(page(PUBLISHED));
  expect(screen.getByText('1,2,3,4,5,6 ordered')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('searchbox'), 'payment');
  expect(screen.getByText('1,5,6 fixed')).toBeInTheDocument();
  rerender(page(PUBLISHED.slice(0, 5)));
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.getByText('1,2,3,4,5 ordered')).toBeInTheDocument();
});
