import { holdsService } from '@atrium/contract/access';
import { FAVORITE_CONTACTS_SHOWN } from '@atrium/contract/contact-rules';
import type { contacts as contactsContract } from '@atrium/contract/contacts';
import type { CallOutput } from '@atrium/contract/endpoint';
import type { Mail } from '@atrium/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSettings } from './settings.ts';
import { callKey, callQuery } from './calls.ts';
import { api } from './client.ts';
import type { PagesRead } from './pages.ts';
import { useUser } from './users.ts';

type Found = CallOutput<(typeof contactsContract)['search']>;
type Member = Found['members'][number];

/** The favourites of the widget, by name (WID-024, WID-025). */
export const favoriteContactsQuery = (limit = FAVORITE_CONTACTS_SHOWN) =>
  callQuery('contacts', 'search', { body: { types: ['Favorite'], limit } });

/**
 * Adds a contact to the favourites or takes it out (API-119, API-120); shown at once, taken back when the server refuses.
 * A contact taken out stays in the list that shows it, so that it can be added again; the list forgets it when it is
 * next drawn.
 */
export function useBookmarkContact() {
  const queries = useQueryClient();
  const searches = callKey('contacts', 'search');
  const patch = (id: string, bookmark: boolean) =>
    queries.setQueriesData<Found | PagesRead<Member>>({ queryKey: searches }, (found) => {
      const patched = (members: readonly Member[]) =>
        members.map((member) =>
          member.clientMember.id === id
            ? { ...member, clientMember: { ...member.clientMember, bookmark } }
            : member,
        );
      if (!found) return undefined;
      return 'records' in found
        ? { ...found, records: patched(found.records) }
        : { ...found, members: patched(found.members) };
    });
  return useMutation({
    // Quick presses reach the server one after the other, so that the last one holds.
    scope: { id: 'favorite contacts' },
    mutationFn: ({ id, bookmark }: { id: string; bookmark: boolean }) =>
      bookmark
        ? api().contacts.addFavorite({ params: { id } })
        : api().contacts.removeFavorite({ params: { id } }),
    onMutate: async ({ id, bookmark }) => {
      await queries.cancelQueries({ queryKey: searches });
      patch(id, bookmark);
    },
    onError: (_error, { id, bookmark }) => patch(id, !bookmark),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: searches, refetchType: 'none' }),
        // The counts beside the filters follow.
        queries.invalidateQueries({ queryKey: callKey('contacts', 'filters') }),
      ]),
  });
}

/** Most coverage contacts in copy: mail programs cut longer addresses. */
const MOST_COPIES = 10;

/**
 * The mail to client service; a client’s coverage contacts receive a copy (NAV-027). They are read by the footer, once the
 * page is there: `reads`.
 */
export function useSupportMail({ reads = false } = {}): Mail {
  const { t } = useTranslation('shell');
  const { supportMail, productName } = useSettings();
  const user = useUser();
  const coverage = useQuery({
    ...callQuery('contacts', 'search', { body: { categories: ['coverage'], limit: MOST_COPIES } }),
    enabled: reads && !user.contactInformation.isInternal && holdsService('CONTACTS').allows(user),
    staleTime: Infinity,
  });
  const cc = coverage.data?.members.map(({ clientMember }) => clientMember.email);
  return {
    to: supportMail,
    subject: t('contactSubject', { product: productName }),
    ...(cc && cc.length > 0 && { cc }),
  };
}
