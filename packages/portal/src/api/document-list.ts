import { DOCUMENT_PAGES_MAX } from '@atrium/contract/document-filter-rules';
import { DOCUMENT_PAGE_SIZE } from '@atrium/contract/document-rules';
import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import { callQuery } from './calls.ts';
import { api } from './client.ts';
import { documentsChanged } from './document-changes.ts';
import { documentsQuery, type DocumentSearchBody } from './documents.ts';
import { pagesQuery } from './pages.ts';

type Filters = NonNullable<Parameters<ReturnType<typeof api>['documents']['filters']>[0]>['body'];

/** The first pages of matching documents, as one list (DOC-006). */
export const documentPagesQuery = (search: DocumentSearchBody, pages: number) =>
  pagesQuery(
    {
      pageQuery: (page) => documentsQuery({ ...search, page, limit: DOCUMENT_PAGE_SIZE }),
      pageSize: DOCUMENT_PAGE_SIZE,
      pagesMax: DOCUMENT_PAGES_MAX,
      read: ({ pageRecords, totalRecords }) => ({ records: pageRecords, total: totalRecords }),
      idOf: ({ id }) => id,
    },
    pages,
  );

/** The filter options of the documents, with counts under the active filters (DOC-001). */
export const documentFiltersQuery = (body: Filters) => ({
  ...callQuery('documents', 'filters', { body }),
  placeholderData: keepPreviousData,
});

/** What the user may upload (API-087). */
export const documentRightsQuery = () => callQuery('documents', 'rights');

/** Deletes a document (API-091). */
export function useDeleteDocument() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api().documents.remove({ params: { id } }),
    onSettled: () => documentsChanged(queries),
  });
}
