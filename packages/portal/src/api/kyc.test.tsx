import { useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cacheAndServer } from './cache.fixture.tsx';
import { kycDocumentsQuery, kycRecordQuery, useKycDownload } from './kyc.ts';

const CODE = 'FR043316';
const useRecord = () => useQuery(kycRecordQuery(CODE));
const useDocuments = () => useQuery(kycDocumentsQuery(CODE));

afterEach(() => vi.unstubAllGlobals());

describe.each([
  [`GET /kyc/${CODE}`, useRecord, { ricosCode: CODE }],
  [`GET /kyc/${CODE}/documents`, useDocuments, []],
] as const)('%s', (name, useRead, answer) => {
  it.each([
    ['FORBIDDEN', 403, undefined],
    ['NOT_FOUND', 404, undefined],
    // The user may still read it.
    ['INTERNAL', 500, answer],
  ] as const)(
    'API-045 API-097 after a reload is answered %s (%i), the page shows %o',
    async (code, status, data) => {
      const server = cacheAndServer();
      const { result } = renderHook(() => useRead(), { wrapper: server.wrapper });
      await waitFor(() => expect(server.names()).toEqual([name]));
      act(() => server.call(name).answer(answer));
      await waitFor(() => expect(result.current.data).toEqual(answer));
      act(() => void result.current.refetch());
      await waitFor(() => expect(server.names()).toHaveLength(2));
      act(() => server.call(name).answer({ errors: [{ code, label: '' }] }, status));
      await waitFor(() => expect(result.current.error).toMatchObject({ status }));
      await waitFor(() => expect(result.current.data).toEqual(data));
    },
  );
});

it.each([
  [404, 2],
  [500, 1],
] as const)(
  'PLAT-075 a download answered %i leaves the page with %i read(s) of its documents',
  async (status, reads) => {
    const server = cacheAndServer();
    const { result } = renderHook(() => ({ documents: useDocuments(), download: useKycDownload(CODE) }), {
      wrapper: server.wrapper,
    });
    await waitFor(() => expect(server.names()).toHaveLength(1));
    act(() => server.call(`GET /kyc/${CODE}/documents`).answer([]));
    await waitFor(() => expect(result.current.documents.data).toEqual([]));
    act(() => result.current.download.mutate('d1'));
    await waitFor(() => expect(server.names()).toHaveLength(2));
    act(() => server.call(`GET /kyc/${CODE}/documents/d1/reader`).answer({ errors: [] }, status));
    await waitFor(() => expect(result.current.download.isError).toBe(true));
    const read = server.names().filter((name) => name === `GET /kyc/${CODE}/documents`);
    expect(read).toHaveLength(reads);
  },
);
