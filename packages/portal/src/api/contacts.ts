import { holdsService } from '@atrium/contract/access';
import { FAVORITE_CONTACTS_SHOWN } from '@atrium/contract/contact-rules';
import type { contacts as contactsContract } from '@atrium/contract/contacts';
import type { CallOutput } from '@atrium/contract/endpoint';
import type { Mail } from '@atrium/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSettings } from './settings.ts';
import { callKey, callQuery } from './calls.ts';
import { useFavorite } from './favorite.ts';
import type { PagesRead } from './pages.ts';
import { useUser } from './users.ts';

type Found = CallOutput<(typeof contactsContract)['search']>;
type Member = Found['members'][number];

/** The favourites of the widget, by name (WID-024, WID-025). */
export const favoriteContactsQuery = (limit = FAVORITE_CONTACTS_SHOWN) =>
  callQuery('contacts', 'search', { body: { types: ['Favorite'], limit } });

/**
 * Adds a contact to the favourites or removes it (API-119, API-120); optimistic, rolled back on failure. A removed
 * contact stays in the shown list, so that it can be added again, until the list is next refetched.
 */
export function useBookmarkContact() {
  const queries = useQueryClient();
  const searches = callKey('contacts', 'search');
  return useFavorite('contacts', {
    queryKey: searches,
    show: ({ id, favorite }) =>
      queries.setQueriesData<Found | PagesRead<Member>>({ queryKey: searches }, (found) => {
        const patched = (members: readonly Member[]) =>
          members.map((member) =>
            member.clientMember.id === id
              ? { ...member, clientMember: { ...member.clientMember, bookmark: favorite } }
              : member,
          );
        if (!found) return undefined;
        return 'records' in found
          ? { ...found, records: patched(found.records) }
          : { ...found, members: patched(found.members) };
      }),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: searches, refetchType: 'none' });
      // Refetches the counts beside the filters.
      void queries.invalidateQueries({ queryKey: callKey('contacts', 'filters') });
    },
  });
}

/** Maximum number of coverage contacts in copy: mail programs truncate longer mailto addresses. */
const MOST_COPIES = 10;

/**
 * Returns the mail to client service; a client's coverage contacts receive a copy (NAV-027). Only the footer fetches
 * them (`reads`), once the page is loaded.
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
