import type { Document } from '@atrium/contract/documents';
import { ToastProvider, UiProvider } from '@atrium/ui';
import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { createUiI18n } from '../../../../../tools/i18n.ts';
import { cacheAndServer } from '../../api/cache.fixture.tsx';
import TagDocuments from './tag-documents.tsx';

afterEach(() => vi.unstubAllGlobals());

const documentOf = (id: string, name: string | null, creationDate: string) =>
  ({
    id,
    filename: 'Fees.pdf',
    contract: name && { id: name, name },
    creationDate,
    tags: [],
  }) as unknown as Document;

it('TAG-001 tells documents of the same name apart by their contract and time', () => {
  render(
    <I18nextProvider i18n={createUiI18n('en')}>
      <UiProvider timeZone="Europe/Paris">
        <ToastProvider>
          <TagDocuments
            documents={[
              documentOf('a', 'Nordic Pool', '2026-11-20T13:32:00Z'),
              documentOf('b', 'Rhine Cash', '2026-11-20T13:32:00Z'),
              documentOf('c', null, '2026-11-21T08:00:00Z'),
            ]}
            checked={['a', 'b', 'c']}
            contractId={undefined}
            savedText={String}
            onClose={() => undefined}
          />
        </ToastProvider>
      </UiProvider>
    </I18nextProvider>,
    { wrapper: cacheAndServer().wrapper },
  );
  const [first, second, third] = screen.getAllByRole('checkbox', { name: 'Fees.pdf' });
  expect(first).toHaveAccessibleDescription('Nordic Pool · 20 Nov 2026, 14:32\u00A0CET · No tag yet');
  expect(second).toHaveAccessibleDescription('Rhine Cash · 20 Nov 2026, 14:32\u00A0CET · No tag yet');
  expect(third).toHaveAccessibleDescription('21 Nov 2026, 09:00\u00A0CET · No tag yet');
});
