import { DOCUMENTS_TOGETHER } from '@atrium/contract/document-rules';
import type * as ui from '@atrium/ui';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cacheAndServer } from './cache.fixture.tsx';
import { useDocumentsDownload } from './document-downloads.ts';

const warning = vi.fn<(text: string) => void>();
vi.mock('@atrium/ui', async (load) => ({
  ...(await load<typeof ui>()),
  useToast: () => ({ warning }),
}));

let server: ReturnType<typeof cacheAndServer>;
beforeEach(() => {
  server = cacheAndServer();
  warning.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

const documents = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `d${index}`, category: 'REPORT' as never }));

it('DOC-018 more documents than fit into one zip are refused with a warning, without a call', async () => {
  const { result } = renderHook(() => useDocumentsDownload(), { wrapper: server.wrapper });
  act(() => result.current.download(documents(DOCUMENTS_TOGETHER + 1)));
  expect(warning).toHaveBeenCalledTimes(1);
  expect(server.names()).toEqual([]);
  await act(async () => result.current.download(documents(DOCUMENTS_TOGETHER)));
  expect(warning).toHaveBeenCalledTimes(1);
  expect(server.names()).toEqual(['POST /documents/zip']);
});

it('DOC-018 several downloads under way are all shown, until each has ended', async () => {
  const { result } = renderHook(() => useDocumentsDownload(), { wrapper: server.wrapper });
  const [a, b, c, d] = documents(4);
  await act(async () => result.current.download([a!]));
  await act(async () => result.current.download([b!]));
  await act(async () => result.current.download([c!, d!]));
  await waitFor(() => expect(result.current.ids).toEqual(['d0', 'd1', 'd2', 'd3']));
  expect(server.names()).toEqual([
    'GET /documents/REPORT/d0',
    'GET /documents/REPORT/d1',
    'POST /documents/zip',
  ]);
  act(() => server.call('GET /documents/REPORT/d1').answer({}, 404));
  await waitFor(() => expect(result.current.ids).toEqual(['d0', 'd2', 'd3']));
  expect(result.current.isPending).toBe(true);
  act(() => server.call('GET /documents/REPORT/d0').answer({}, 404));
  act(() => server.call('POST /documents/zip').answer({}, 404));
  await waitFor(() => expect(result.current.isPending).toBe(false));
  expect(result.current.ids).toEqual([]);
});
