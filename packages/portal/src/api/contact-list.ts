import { CONTACT_PAGES_MAX } from '@atrium/contract/contact-filter-rules';
import { CONTACT_PAGE_SIZE } from '@atrium/contract/contact-rules';
import type { ContactFiltersInput } from '@atrium/contract/contacts';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { callQuery } from './calls.ts';
import { api } from './client.ts';
import { saveAnswer } from './transport/save-answer.ts';

/** How long a page of the directory is good for the next one to come under it, in milliseconds. */
const PAGE_AGE = 60_000;

const pageQuery = (filters: ContactFiltersInput, page: number) =>
  callQuery('contacts', 'search', { body: { ...filters, sort: 'Category', page, limit: CONTACT_PAGE_SIZE } });

/**
 * The first pages of the contacts that match, under each other, as the directory has them. Pages that are known are not
 * fetched again; what was shown stays until the others have come, and a search that is superseded is given up (CONT-014).
 */
export const contactPagesQuery = (filters: ContactFiltersInput, pages: number) =>
  queryOptions({
    queryKey: [...pageQuery(filters, 1).queryKey, 'pages', pages],
    queryFn: async ({ client, signal }) => {
      const queries = Array.from({ length: pages }, (_, index) => ({
        ...pageQuery(filters, index + 1),
        staleTime: PAGE_AGE,
      }));
      const giveUp = () => {
        for (const { queryKey } of queries) void client.cancelQueries({ queryKey, exact: true });
      };
      signal.addEventListener('abort', giveUp, { once: true });
      const read = await Promise.all(queries.map((query) => client.fetchQuery(query)));
      const members = read.flatMap((page) => page.members);
      const { totalRecords } = read[0]!;
      return {
        // What comes new at the head moves others on to the next page.
        members: [...new Map(members.map((member) => [member.clientMember.id, member])).values()],
        total: totalRecords,
        hasMore: pages < CONTACT_PAGES_MAX && pages * CONTACT_PAGE_SIZE < totalRecords,
      };
    },
    placeholderData: keepPreviousData,
  });

/** The filters of the contacts, counted under the filters in use (CONT-001). */
export const contactFiltersQuery = (filters: ContactFiltersInput) => ({
  ...callQuery('contacts', 'filters', { body: filters }),
  placeholderData: keepPreviousData,
});

/** Saves contacts as vCards; the ids of those on their way. */
export function useContactCards() {
  const card = useMutation({
    mutationFn: async (id: string) => saveAnswer(await api().contacts.card({ params: { id } })),
  });
  return { save: (id: string) => card.mutate(id), ids: card.isPending ? [card.variables] : [] };
}
