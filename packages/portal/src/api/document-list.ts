import { DOCUMENT_PAGES_MAX } from '@atrium/contract/document-filter-rules';
import { DOCUMENT_PAGE_SIZE } from '@atrium/contract/document-rules';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callQuery } from './calls.ts';
import { api } from './client.ts';
import { documentsChanged } from './document-changes.ts';
import { documentsQuery, type DocumentSearchBody } from './documents.ts';

type Filters = NonNullable<Parameters<ReturnType<typeof api>['documents']['filters']>[0]>['body'];

/**
 * The first pages of the documents that match, under each other (DOC-006). Pages that are known are not fetched again, and
 * what was shown stays until the others have come.
 */
export const documentPagesQuery = (search: DocumentSearchBody, pages: number) =>
  queryOptions({
    queryKey: [...documentsQuery(search).queryKey, 'pages', pages],
    queryFn: async ({ client }) => {
      const read = await Promise.all(
        Array.from({ length: pages }, (_, index) =>
          client.fetchQuery({
            ...documentsQuery({ ...search, page: index + 1, limit: DOCUMENT_PAGE_SIZE }),
            staleTime: PAGE_AGE,
          }),
        ),
      );
      const records = read.flatMap(({ pageRecords }) => pageRecords);
      const { totalRecords: total, totalPages } = read[0]!;
      return {
        // What comes new at the head moves others on to the next page.
        documents: [...new Map(records.map((record) => [record.id, record])).values()],
        total,
        hasMore: pages < Math.min(totalPages, DOCUMENT_PAGES_MAX),
      };
    },
    placeholderData: keepPreviousData,
  });

/** How long a page of the list is good for the next one to come under it, in milliseconds. */
const PAGE_AGE = 60_000;

/** The filters of the documents, counted under the filters in use (DOC-001). */
export const documentFiltersQuery = (body: Filters) => ({
  ...callQuery('documents', 'filters', { body }),
  placeholderData: keepPreviousData,
});

/** What the person may upload (API-087). */
export const documentRightsQuery = () => callQuery('documents', 'rights');

/** Deletes a document (API-091). */
export function useDeleteDocument() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api().documents.remove({ params: { id } }),
    onSettled: () => documentsChanged(queries),
  });
}
