import { CONTACT_PAGES_MAX } from '@atrium/contract/contact-filter-rules';
import { CONTACT_PAGE_SIZE } from '@atrium/contract/contact-rules';
import type { ContactFiltersInput } from '@atrium/contract/contacts';
import { keepPreviousData, useMutation } from '@tanstack/react-query';
import { callQuery } from './calls.ts';
import { api } from './client.ts';
import { pagesQuery } from './pages.ts';
import { saveAnswer } from './transport/save-answer.ts';

/** The first pages of matching contacts, as one list in the order of the directory (CONT-014). */
export const contactPagesQuery = (filters: ContactFiltersInput, pages: number) =>
  pagesQuery(
    {
      pageQuery: (page) =>
        callQuery('contacts', 'search', {
          body: { ...filters, sort: 'Category', page, limit: CONTACT_PAGE_SIZE },
        }),
      pageSize: CONTACT_PAGE_SIZE,
      pagesMax: CONTACT_PAGES_MAX,
      read: ({ members, totalRecords }) => ({ records: members, total: totalRecords }),
      idOf: ({ clientMember }) => clientMember.id,
    },
    pages,
  );

/** The filter options of the contacts, with counts under the active filters (CONT-001). */
export const contactFiltersQuery = (filters: ContactFiltersInput) => ({
  ...callQuery('contacts', 'filters', { body: filters }),
  placeholderData: keepPreviousData,
});

/** Downloads contacts as vCards; `ids` are those being downloaded. */
export function useContactCards() {
  const card = useMutation({
    mutationFn: async (id: string) => saveAnswer(await api().contacts.card({ params: { id } })),
  });
  return { save: (id: string) => card.mutate(id), ids: card.isPending ? [card.variables] : [] };
}
