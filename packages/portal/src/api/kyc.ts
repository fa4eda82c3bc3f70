import type { KycDocument, KycFiltersInput } from '@atrium/contract/kyc';
import { KYC_PAGES_MAX } from '@atrium/contract/kyc-filter-rules';
import { KYC_PAGE_SIZE, type KycSort } from '@atrium/contract/kyc-rules';
import { IN_PROGRESS_STATES } from '@atrium/contract/request-rules';
import { isPreviewable, type ViewedFile } from '@atrium/ui';
import { keepPreviousData, useMutation } from '@tanstack/react-query';
import { callKey, callQuery, FORGOTTEN } from './calls.ts';
import { api } from './client.ts';
import { useFile } from './files.ts';
import { pagesQuery } from './pages.ts';
import { requestsQuery } from './requests.ts';
import { saveAnswer } from './transport/save-answer.ts';

type Search = KycFiltersInput & { sort: KycSort };

/** The first pages of matching records, as one list (KYC-005, KYC-037). */
export const kycPagesQuery = (search: Search, pages: number) =>
  pagesQuery(
    {
      pageQuery: (page) => callQuery('kyc', 'search', { body: { ...search, page, limit: KYC_PAGE_SIZE } }),
      pageSize: KYC_PAGE_SIZE,
      pagesMax: KYC_PAGES_MAX,
      read: ({ pageRecords, totalCount }) => ({ records: pageRecords, total: totalCount }),
      idOf: ({ ricosCode }) => ricosCode,
    },
    pages,
  );

/** The filter options of the list, with counts under the active filters (KYC-003). */
export const kycFiltersQuery = (filters: KycFiltersInput) => ({
  ...callQuery('kyc', 'filters', { body: filters }),
  placeholderData: keepPreviousData,
});

/** The record of a legal entity (API-045). */
export const kycRecordQuery = (ricosCode: string) => ({
  ...callQuery('kyc', 'get', { params: { id: ricosCode } }),
  meta: FORGOTTEN,
});

/** The documents of a record (API-097). */
export const kycDocumentsQuery = (ricosCode: string) => ({
  ...callQuery('kyc', 'documents', { params: { id: ricosCode } }),
  meta: FORGOTTEN,
});

/** Requests in progress about the KYC of a legal entity (KYC-015): the first one, and the total. */
export const linkedRequestsQuery = (ricosCode: string) =>
  requestsQuery({
    requestStates: [...IN_PROGRESS_STATES],
    services: ['KYC'],
    entities: [ricosCode],
    limit: 1,
  });

/** Fetches the file of a document of a record for preview; types without preview are not fetched. */
export function useKycFile(ricosCode: string, document: KycDocument | undefined): ViewedFile {
  const params = { id: ricosCode, documentId: document?.id ?? '' };
  const { headers: _, ...file } = useFile({
    queryKey: callKey('kyc', 'readDocument', { params }),
    call: (signal) => api().kyc.readDocument({ params, signal }),
    enabled: document !== undefined && canPreview(document),
  });
  return file;
}

/** Whether a document can be previewed without downloading it. */
export const canPreview = ({ filename, mediaType }: KycDocument): boolean =>
  filename !== null && isPreviewable({ name: filename, ...(mediaType !== null && { mediaType }) });

/** Downloads a document of a record under its own file name. */
export function useKycDownload(ricosCode: string) {
  return useMutation({
    mutationFn: async (documentId: string) =>
      saveAnswer(await api().kyc.readDocument({ params: { id: ricosCode, documentId } })),
  });
}
