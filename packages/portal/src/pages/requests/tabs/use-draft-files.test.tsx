import { ToastProvider, UiProvider, type Uploads } from '@atrium/ui';
import { act, renderHook, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createUiI18n } from '../../../../../../tools/i18n.ts';
import { cacheAndServer } from '../../../api/cache.fixture.tsx';
import { useDraftFiles } from './use-draft-files.ts';

const i18n = createUiI18n('en');
const restore = vi.fn<Uploads['restore']>();
const HELD = { documentId: 'd1', filename: 'terms.pdf', size: 5, uploadedAt: '2026-11-21T12:00:00Z' };

let server: ReturnType<typeof cacheAndServer>;
beforeEach(() => {
  restore.mockClear();
  server = cacheAndServer();
});
afterEach(() => vi.unstubAllGlobals());

const takeUp = (kept: { files: readonly string[]; missing: number }) =>
  renderHook(
    () => useDraftFiles(kept, { restore, items: [], documentIds: [] as string[] } as unknown as Uploads),
    {
      wrapper: ({ children }) => (
        <I18nextProvider i18n={i18n}>
          <UiProvider>
            <ToastProvider>
              <server.wrapper>{children}</server.wrapper>
            </ToastProvider>
          </UiProvider>
        </I18nextProvider>
      ),
    },
  );

it('retries loading the files of a draft until the network returns, without reporting them missing', async () => {
  const { result } = takeUp({ files: ['d1'], missing: 0 });
  for (const attempt of [1, 2]) {
    await waitFor(() => expect(server.names()).toHaveLength(attempt));
    act(() => server.call('GET').answer({ errors: [] }, 503));
  }
  await waitFor(() => expect(server.names()).toHaveLength(3));
  expect(result.current).toEqual({ files: ['d1'], missing: 0, tags: {}, seeking: true });
  act(() => server.call('GET').answer([HELD]));
  await waitFor(() => expect(result.current.seeking).toBe(false));
  expect(restore).toHaveBeenCalledExactlyOnceWith([
    { documentId: 'd1', name: 'terms.pdf', size: 5, tags: [] },
  ]);
});
