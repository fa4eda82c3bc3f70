import type { Document } from '@atrium/contract/documents';
import type { Page } from '@atrium/contract/paging';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { callKey } from './calls.ts';
import { api } from './client.ts';
import type { PagesRead } from './pages.ts';
import { userQuery } from './users.ts';

const SEARCHES = callKey('documents', 'search');

type Marks = Partial<Pick<Document, 'isUnread' | 'isFavorite'>>;

/** Changes documents wherever the cache lists them. */
function patchDocuments(queries: QueryClient, ids: readonly string[], marks: Marks): void {
  const patched = (documents: readonly Document[]) =>
    documents.map((document) => (ids.includes(document.id) ? { ...document, ...marks } : document));
  queries.setQueriesData<Page<Document> | PagesRead<Document>>({ queryKey: SEARCHES }, (found) => {
    if (!found) return undefined;
    return 'records' in found
      ? { ...found, records: patched(found.records) }
      : { ...found, pageRecords: patched(found.pageRecords) };
  });
}

/** A list that filters by marks keeps what it shows until it is next drawn; the counts beside the filters follow at once. */
const marksChanged = (queries: QueryClient) =>
  Promise.all([
    queries.invalidateQueries({ queryKey: SEARCHES, refetchType: 'none' }),
    queries.invalidateQueries({ queryKey: callKey('documents', 'filters') }),
  ]);

/** Shows documents as read that the server has noted as such: by a download. */
export async function showRead(queries: QueryClient, ids: readonly string[]): Promise<void> {
  // Working as another person does not change their marks.
  if (queries.getQueryData(userQuery.queryKey)?.isImpersonated) return;
  patchDocuments(queries, ids, { isUnread: false });
  await marksChanged(queries);
}

/** Notes that a document has been opened. */
export function useMarkDocumentSeen() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api().documents.markSeen({ params: { id } }),
    onSuccess: (_answer, id) => showRead(queries, [id]),
  });
}

interface Star {
  id: string;
  favorite: boolean;
}

/** Adds a document to the favourites or takes it out; shown at once, taken back when the server refuses. */
export function useFavoriteDocument() {
  const queries = useQueryClient();
  return useMutation({
    // Quick presses reach the server one after the other, so that the last one holds.
    scope: { id: 'favorite documents' },
    mutationFn: ({ id, favorite }: Star) =>
      favorite
        ? api().documents.addFavorite({ params: { id } })
        : api().documents.removeFavorite({ params: { id } }),
    onMutate: async ({ id, favorite }) => {
      await queries.cancelQueries({ queryKey: SEARCHES });
      patchDocuments(queries, [id], { isFavorite: favorite });
    },
    onError: (_error, { id, favorite }) => patchDocuments(queries, [id], { isFavorite: !favorite }),
    onSettled: () => marksChanged(queries),
  });
}
