import type { KycDocument, KycFiltersInput } from '@atrium/contract/kyc';
import { KYC_PAGES_MAX } from '@atrium/contract/kyc-filter-rules';
import { KYC_PAGE_SIZE, type KycSort } from '@atrium/contract/kyc-rules';
import { IN_PROGRESS_STATES } from '@atrium/contract/request-rules';
import { isPreviewable, type ViewedFile } from '@atrium/ui';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { callKey, callQuery } from './calls.ts';
import { api } from './client.ts';
import { useFile } from './files.ts';
import { requestsQuery } from './requests.ts';
import { saveAnswer } from './transport/save-answer.ts';

/** How long a page of the list is good for the next one to come under it, in milliseconds. */
const PAGE_AGE = 60_000;

type Search = KycFiltersInput & { sort: KycSort };

const pageQuery = (search: Search, page: number) =>
  callQuery('kyc', 'search', { body: { ...search, page, limit: KYC_PAGE_SIZE } });

/**
 * The first pages of the records that match, under each other (KYC-005). Pages that are known are not fetched again; what
 * was shown stays until the others have come, and a search that is superseded is given up (KYC-037).
 */
export const kycPagesQuery = (search: Search, pages: number) =>
  queryOptions({
    queryKey: [...pageQuery(search, 1).queryKey, 'pages', pages],
    queryFn: async ({ client, signal }) => {
      const queries = Array.from({ length: pages }, (_, index) => ({
        ...pageQuery(search, index + 1),
        staleTime: PAGE_AGE,
      }));
      const giveUp = () => {
        for (const { queryKey } of queries) void client.cancelQueries({ queryKey, exact: true });
      };
      signal.addEventListener('abort', giveUp, { once: true });
      const read = await Promise.all(queries.map((query) => client.fetchQuery(query)));
      const records = read.flatMap((page) => page.pageRecords);
      const total = read[0]!.totalCount;
      return {
        // What comes new at the head moves others on to the next page.
        records: [...new Map(records.map((record) => [record.ricosCode, record])).values()],
        total,
        hasMore: pages < KYC_PAGES_MAX && pages * KYC_PAGE_SIZE < total,
      };
    },
    placeholderData: keepPreviousData,
  });

/** The filters of the list, counted under the filters in use (KYC-003). */
export const kycFiltersQuery = (filters: KycFiltersInput) => ({
  ...callQuery('kyc', 'filters', { body: filters }),
  placeholderData: keepPreviousData,
});

/** The record of a legal entity (API-045). */
export const kycRecordQuery = (ricosCode: string) => callQuery('kyc', 'get', { params: { id: ricosCode } });

/** The documents of a record (API-097). */
export const kycDocumentsQuery = (ricosCode: string) =>
  callQuery('kyc', 'documents', { params: { id: ricosCode } });

/** Requests about the KYC of a legal entity that somebody has still to act on (KYC-015): one of them, and how many. */
export const linkedRequestsQuery = (ricosCode: string) =>
  requestsQuery({
    requestStates: [...IN_PROGRESS_STATES],
    services: ['KYC'],
    entities: [ricosCode],
    limit: 1,
  });

/** The file of a document of a record, fetched to be looked at; of a kind without preview it is not fetched. */
export function useKycFile(ricosCode: string, document: KycDocument | undefined): ViewedFile {
  const params = { id: ricosCode, documentId: document?.id ?? '' };
  const { headers: _, ...file } = useFile({
    queryKey: callKey('kyc', 'readDocument', { params }),
    call: (signal) => api().kyc.readDocument({ params, signal }),
    enabled: document !== undefined && canPreview(document),
  });
  return file;
}

/** Whether a document can be looked at without saving it. */
export const canPreview = ({ filename, mediaType }: KycDocument): boolean =>
  filename !== null && isPreviewable({ name: filename, ...(mediaType !== null && { mediaType }) });

/** Saves a document of a record under its own name. */
export function useKycDownload(ricosCode: string) {
  return useMutation({
    mutationFn: async (documentId: string) =>
      saveAnswer(await api().kyc.readDocument({ params: { id: ricosCode, documentId } })),
  });
}
