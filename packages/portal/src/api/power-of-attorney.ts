import { powerFileName, POWERS_PAGE_SIZE, POWERS_PAGES_MAX } from '@atrium/contract/power-of-attorney-rules';
import { IN_PROGRESS_STATES } from '@atrium/contract/request-rules';
import type { SignedOperation, ViewedFile } from '@atrium/ui';
import { useMutation } from '@tanstack/react-query';
import { callKey, callQuery } from './calls.ts';
import { api } from './client.ts';
import { useFile } from './files.ts';
import { pagesQuery } from './pages.ts';
import { requestsQuery } from './requests.ts';
import { saveAnswer } from './transport/save-answer.ts';

/** Number of open requests shown beside the powers of a legal entity. */
const REQUESTS_SHOWN = 3;

/** The first pages of matching legal entities, as one list (POA-003). */
export const powerPagesQuery = (search: string, pages: number) =>
  pagesQuery(
    {
      pageQuery: (pageId) =>
        callQuery('powerOfAttorney', 'list', {
          query: { sorting: 'ASC', query: search, pageId, pageSize: POWERS_PAGE_SIZE },
        }),
      pageSize: POWERS_PAGE_SIZE,
      pagesMax: POWERS_PAGES_MAX,
      read: ({ pageRecords, totalRecords }) => ({ records: pageRecords, total: totalRecords }),
      idOf: ({ ricosCode }) => ricosCode,
    },
    pages,
  );

/** The powers of a legal entity (API-162). */
export const powerQuery = (ricosCode: string) =>
  callQuery('powerOfAttorney', 'get', { params: { id: ricosCode } });

/** Who may sign an operation for a legal entity today; disabled while `operation` is null. */
export const whoMaySignQuery = (ricosCode: string, operation: SignedOperation | null) => ({
  ...callQuery('powerOfAttorney', 'whoMaySign', {
    params: { id: ricosCode },
    query: operation ?? { product: 'PAYMENTS', amount: 0 },
  }),
  enabled: operation !== null,
});

/** Requests in progress about the powers of a legal entity: the newest, and the total. */
export const powerRequestsQuery = (ricosCode: string) =>
  requestsQuery({
    requestStates: [...IN_PROGRESS_STATES],
    services: ['POWER_OF_ATTORNEY'],
    entities: [ricosCode],
    limit: REQUESTS_SHOWN,
  });

/** Fetches the PDF of the powers of a legal entity for preview. */
export function usePowerFile(ricosCode: string): ViewedFile {
  const params = { id: ricosCode };
  const { headers: _, ...file } = useFile({
    queryKey: callKey('powerOfAttorney', 'readFile', { params }),
    call: (signal) => api().powerOfAttorney.readFile({ params, signal }),
  });
  return file;
}

/** Downloads the PDF of the powers of a legal entity (POA-023). */
export function usePowerDownload() {
  return useMutation({
    mutationFn: async (ricosCode: string) =>
      saveAnswer(
        await api().powerOfAttorney.readFile({ params: { id: ricosCode } }),
        powerFileName(ricosCode),
      ),
  });
}
