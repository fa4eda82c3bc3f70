import type { Document } from '@atrium/contract/documents';
import type { Page } from '@atrium/contract/paging';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callKey } from './calls.ts';
import { api } from './client.ts';
import { useFavorite } from './favorite.ts';
import type { PagesRead } from './pages.ts';
import { userQuery } from './users.ts';

const SEARCHES = callKey('documents', 'search');

type Marks = Partial<Pick<Document, 'isUnread' | 'isFavorite'>>;

/** Patches documents in all cached lists. */
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

/** Whether the cached lists that have a document show it as read. */
function isShownAsRead(queries: QueryClient, id: string): boolean {
  const shown = queries
    .getQueriesData<Page<Document> | PagesRead<Document>>({ queryKey: SEARCHES })
    .flatMap(([, found]) => (found ? ('records' in found ? found.records : found.pageRecords) : []))
    .filter((document) => document.id === id);
  return shown.length > 0 && shown.every(({ isUnread }) => !isUnread);
}

/** Marks lists as stale without refetching, so that a list filtered by marks keeps its rows; refetches the counts. */
const marksChanged = (queries: QueryClient) =>
  Promise.all([
    queries.invalidateQueries({ queryKey: SEARCHES, refetchType: 'none' }),
    queries.invalidateQueries({ queryKey: callKey('documents', 'filters') }),
  ]);

/** Shows documents as read once the server has marked them, for example after a download. */
export async function showRead(queries: QueryClient, ids: readonly string[]): Promise<void> {
  // Impersonation does not change the read marks of the impersonated user.
  if (queries.getQueryData(userQuery.queryKey)?.isImpersonated) return;
  // Nothing changes: the lists and their filters need not be loaded again.
  if (ids.every((id) => isShownAsRead(queries, id))) return;
  patchDocuments(queries, ids, { isUnread: false });
  await marksChanged(queries);
}

/** Shows a document as read once its file was fetched for a preview, which the server takes for reading it. */
export function useShowFetchedAsRead(id: string | undefined, file: Blob | null | undefined): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (id !== undefined && file) void showRead(queries, [id]);
  }, [queries, id, file]);
}

/** Marks an opened document as read. */
export function useMarkDocumentSeen() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api().documents.markSeen({ params: { id } }),
    onSuccess: (_answer, id) => showRead(queries, [id]),
  });
}

/** Adds a document to the favourites or removes it; optimistic, rolled back on failure. */
export function useFavoriteDocument() {
  const queries = useQueryClient();
  return useFavorite('documents', {
    queryKey: SEARCHES,
    show: ({ id, favorite }) => patchDocuments(queries, [id], { isFavorite: favorite }),
    onSettled: () => void marksChanged(queries),
  });
}
