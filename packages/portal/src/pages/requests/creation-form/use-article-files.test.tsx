import { articleKey } from '@atrium/contract/articles';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { useArticleFiles } from './use-article-files.ts';
import type { CreationFiles } from './use-creation-files.ts';

const read = vi.hoisted(() => vi.fn<() => Promise<{ title: string; files: File[] }>>());
vi.mock('../../../api/attached-files.ts', () => ({
  attachedFilesQuery: () => ({ queryKey: ['files'], queryFn: read, retry: false }),
}));
vi.mock('../../../api/uploads.ts', () => ({ useUploadOptions: () => ({ check: () => null }) }));

const KEY = articleKey({ source: 'press', id: 'a1', language: 'en' });
const add = vi.fn();
const files = { takesFiles: true, uploads: { documents: { add } } } as unknown as CreationFiles;

/** Opens the form from an article; returns its state and reads the files again. */
function open() {
  add.mockClear();
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useArticleFiles(KEY, files, vi.fn()), { wrapper });
  return {
    result,
    again: () => act(() => client.refetchQueries()),
    state: () => client.getQueryState(['files']),
  };
}

it('HIGH-016 files that are added stay so when a second read fails, and are not added twice', async () => {
  read.mockResolvedValueOnce({ title: 'Rates', files: [new File(['x'], 'a.pdf')] });
  const { result, again, state } = open();
  await waitFor(() => expect(add).toHaveBeenCalledOnce());
  read.mockRejectedValueOnce(new Error('offline'));
  await again();
  expect(state()?.status).toBe('error');
  expect(result.current.status).toBe('none');
  read.mockResolvedValueOnce({ title: 'Rates', files: [new File(['x'], 'a.pdf')] });
  await again();
  expect(add).toHaveBeenCalledOnce();
});

it('HIGH-016 a first read that fails says so until it succeeds', async () => {
  read.mockRejectedValueOnce(new Error('offline'));
  const { result } = open();
  await waitFor(() => expect(result.current.status).toBe('failed'));
  read.mockResolvedValueOnce({ title: 'Rates', files: [] });
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.status).toBe('none'));
  expect(add).toHaveBeenCalledOnce();
});
