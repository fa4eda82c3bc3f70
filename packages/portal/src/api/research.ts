import { RESEARCH_SHOWN } from '@atrium/contract/research-rules';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callKey, callQuery } from './calls.ts';
import { api } from './client.ts';

/** The newest notes, as many as stand beside the articles (HIGH-019). */
export const newestNotesQuery = () => callQuery('research', 'notes', { query: { size: RESEARCH_SHOWN } });

/** The first pages of the notes on companies of a name, under each other. */
export const notePagesQuery = (company: string, pages: number) =>
  queryOptions({
    queryKey: [...callKey('research', 'notes', { query: { company } }), 'pages', pages],
    queryFn: async ({ client }) => {
      const read = await Promise.all(
        Array.from({ length: pages }, (_, index) =>
          client.fetchQuery(callQuery('research', 'notes', { query: { company, page: index + 1 } })),
        ),
      );
      return { notes: read.flatMap(({ pageRecords }) => pageRecords), total: read[0]!.totalRecords };
    },
    placeholderData: keepPreviousData,
  });

/** Asks for the document of a note (HIGH-020). */
export function useRequestNote() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api().research.requestDocument({ body: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: callKey('research') }),
  });
}
