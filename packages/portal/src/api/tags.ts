import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callKey } from './calls.ts';
import { api } from './client.ts';
import { documentsChanged } from './document-changes.ts';
import { requestQuery } from './requests.ts';
import { searchChanged } from './search.ts';

/** Means no contract: a record without one may only have the bank's own tags. */
const NO_CONTRACT = '00000000-0000-0000-0000-000000000000';

/** Searches the tags for records of a contract, or of none; the call is cancelled with its signal (API-098, TAG-009). */
export const searchTags =
  (contractId = NO_CONTRACT) =>
  (query: string, signal: AbortSignal) =>
    api().tags.available({ query: { query, contractId }, signal });

/** Searches the tags for records of no contract. */
export const searchBankTags = searchTags();

/** Searches all tags available to the user. */
export const searchKnownTags = (query: string, signal: AbortSignal) =>
  api().tags.available({ query: { query }, signal });

type Changes = Parameters<ReturnType<typeof api>['tags']['change']>[0]['body'];

/** Changes the tags of a request (API-101). */
export function useChangeTags(requestId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (changes: Changes) =>
      api().tags.change({ params: { type: 'requests', id: requestId }, body: changes }),
    onSettled: () => queries.invalidateQueries({ queryKey: requestQuery(requestId).queryKey }),
  });
}

/** Changes the tags of several documents, all or none (TAG-002). */
export function useTagDocuments() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { ids: string[]; changes: Changes }) =>
      api().tags.changeTogether({ params: { type: 'documents' }, body }),
    onSettled: () => {
      documentsChanged(queries);
      return queries.invalidateQueries({ queryKey: callKey('requestDocuments', 'list') });
    },
  });
}

/** Changes the tags of a search result (SRCH-041). */
export function useTagResult() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ type, id, changes }: { type: 'requests' | 'documents'; id: string; changes: Changes }) =>
      api().tags.change({ params: { type, id }, body: changes }),
    onSettled: (_tags, _error, { type, id }) => {
      if (type === 'documents') documentsChanged(queries);
      else void queries.invalidateQueries({ queryKey: requestQuery(id).queryKey });
      return searchChanged(queries);
    },
  });
}
