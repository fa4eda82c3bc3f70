import { RESEARCH_PAGE_SIZE, RESEARCH_SHOWN } from '@atrium/contract/research-rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callKey, callQuery } from './calls.ts';
import { api } from './client.ts';
import { pagesQuery } from './pages.ts';

/** The newest notes, as many as are shown next to the articles (HIGH-019). */
export const newestNotesQuery = () => callQuery('research', 'notes', { query: { size: RESEARCH_SHOWN } });

/** The first pages of the notes on companies with this name, as one list. */
export const notePagesQuery = (company: string, pages: number) =>
  pagesQuery(
    {
      pageQuery: (page) => callQuery('research', 'notes', { query: { company, page } }),
      pageSize: RESEARCH_PAGE_SIZE,
      pagesMax: Infinity,
      read: ({ pageRecords, totalRecords }) => ({ records: pageRecords, total: totalRecords }),
      idOf: ({ id }) => id,
    },
    pages,
  );

/** Requests the document of a note (HIGH-020). */
export function useRequestNote() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api().research.requestDocument({ body: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: callKey('research') }),
  });
}
