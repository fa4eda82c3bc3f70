import type { TaggedType } from '@atrium/contract/tag-rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from './client.ts';
import { requestDocumentsQuery } from './request-documents.ts';
import { requestQuery } from './requests.ts';

/** Searches the tags that things of a contract can bear; the call is cancelled with its signal (API-098, TAG-009). */
export const searchTags = (contractId: string) => (query: string, signal: AbortSignal) =>
  api().tags.available({ query: { query, contractId }, signal });

type Change = Parameters<ReturnType<typeof api>['tags']['change']>[0];

interface Tagging {
  type: TaggedType;
  ids: readonly string[];
  changes: Change['body'];
}

/** Changes the tags of a request, or of some of its documents one after the other (API-101). */
export function useChangeTags(requestId: string) {
  const queries = useQueryClient();
  return useMutation({
    async mutationFn({ type, ids, changes }: Tagging) {
      // One after the other: what the first call creates, the next ones find.
      for (const id of ids) await api().tags.change({ params: { type, id }, body: changes });
    },
    onSettled: (_answer, _error, { type }) =>
      queries.invalidateQueries({
        queryKey: (type === 'requests' ? requestQuery(requestId) : requestDocumentsQuery(requestId)).queryKey,
      }),
  });
}
